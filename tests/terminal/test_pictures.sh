#!/bin/sh
# Real pictures in the terminal, by libchafa: in coloured blocks, which tmux
# holds; what goes to kitty, iTerm2 and sixel terminals is looked at as bytes.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

esc=$(printf '\033')
printf 'quit\n' | "$bin" play --board picture -i >out 2>err
status=$?
check 'no terminal: no picture' [ "$status" -ne 0 ]
if grep -q libchafa err; then
    check 'built without libchafa: what to install' has err libchafa-dev
    check 'built without libchafa: one message' clean
    echo "ok $((count += 1)) - pictures # SKIP built without libchafa"
    finish
    exit
fi
check 'no terminal: it is said' has err 'needs a terminal'
tessera play --board pictur
check 'an unknown look: the nearest one' has err 'did you mean picture?'
if short 'captures' 'needs tmux'; then
    finish
    exit
fi
can_capture || {
    echo "ok $((count += 1)) - captures # SKIP no tmux, or no locale C.UTF-8"
    finish
    exit
}
trap 'terminals kill-server 2>/dev/null; rm -rf "$work"' EXIT
opens background 80x24 none true

# picture NAME SIZE COLOURS: the board of board.keys as a picture, in NAME.
picture() {
    cp "$here/board.keys" "$1.keys"
    opens "$1" "$2" "$3" "'$bin' play --board picture $1.keys"
    shown "$1" >"$1"
    cp plain "$1.plain"
}

# What libchafa and the libraries below it draw differs between their
# versions: the golden file is that of Debian 12.
versions() { pkg-config --modversion chafa librsvg-2.0 2>&1 | tr '\n' ' '; }
picture true 200x60 true
if [ "$(versions)" = "$(cat "$here/golden/picture.versions")" ]; then
    check 'the picture as before' same "$here/golden/picture.txt" true
else
    echo "ok $((count += 1)) - the picture as before # SKIP other versions: $(versions)"
fi
check 'blocks' has true.plain '▐▀▐\|▘▝'
check 'true colours' has true "48;2;"
check 'places to choose are numbered' has true.plain '\[2[0-9]\]'
check 'so are the columns' has true.plain ' 0 .* 1 '
check 'the question is below' has true.plain '^Ann: lay the tile'
# the green of fields, about 130 180 85, fills many characters
check 'fields are green' [ "$(grep -o '48;2;1[23][0-9];1[678][0-9];[789][0-9]' \
    true | wc -l)" -gt 40 ]
picture few 80x24 256
check '256 colours' has few "48[;:]5[;:]"
check 'no other in 256' lacks few "48[;:]2[;:]"
check 'no line is lost in a small window' has few.plain '^A>'
check 'several rows of tiles in it' [ "$(grep -c '^ *-*[0-9]* .*\[[0-9]*\]' few.plain)" -ge 3 ]
check 'with the list beside them' has few.plain '\[22\].* [0-9]*[>v<^] '
check 'what is out of view comes last' has few.plain 'out of view:'
picture sixteen 80x24 16
check '16 colours' lacks sixteen "$esc.*[34]8[;:]"
cp "$here/board.keys" none.keys
opens none 80x24 none "'$bin' play --board picture none.keys"
check 'NO_COLOR: it is said why not' eventually sees none 'needs colours'

# Switching in the game, and back.
cp "$here/board.keys" one.keys
opens one 100x50 true "'$bin' play one.keys"
shown one >before
check 'signs at first' lacks before '▐'
terminals send-keys -t one 'board picture' Enter
check 'board picture' eventually sees one '▐'
terminals send-keys -t one 'board signs' Enter
terminals send-keys -t one 'board all' Enter
two_legends() { sees one inn && [ "$(grep -c monastery screen)" -ge 2 ]; }
check 'board signs: its legend once more' eventually two_legends

# As pixels: what the terminal is sent, up to the question.
asked() { tr -d '\r' <"$1" | tail -n 1 | grep -q '> '; }
sent() { # WAY ENVIRONMENT
    cp "$here/board.keys" "$1.keys"
    : >"$1.sent"
    { eventually asked "$1.sent" && echo quit; } | env TERM=xterm-256color \
        COLORTERM=truecolor TMUX= STY= $2 script -qec \
        "stty cols 100 rows 40; '$bin' play --board $1 $1.keys" /dev/null \
        >"$1.sent" 2>err
}
if script --version 2>/dev/null | grep -q util-linux; then
    sent kitty ''
    check 'kitty: its sequence' has kitty.sent "${esc}_Ga=T,"
    sent iterm2 ''
    check 'iTerm2: its sequence' has iterm2.sent "${esc}]1337;File=inline=1"
    sent sixel ''
    check 'sixel: its sequence' has sixel.sent "${esc}P[0-9;]*q"
    check 'and the question after it' has sixel.sent 'Ann: lay the tile'
    sent picture TERM=xterm-kitty
    check 'picture: what kitty takes' has picture.sent "${esc}_Ga=T,"
    sent picture TERM_PROGRAM=iTerm.app
    check 'picture: what iTerm2 takes' has picture.sent "${esc}]1337;File="
    sent picture TERM=mlterm
    check 'picture: sixels where they are known' has picture.sent \
        "${esc}P[0-9;]*q"
    sent picture 'TMUX=/tmp/x,1,0 TERM=xterm-kitty'
    check 'picture: blocks within a multiplexer' lacks picture.sent \
        "${esc}_G"
else
    echo "ok $((count += 1)) - pixels # SKIP no script(1) of util-linux"
fi
finish
