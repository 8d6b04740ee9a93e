#!/bin/sh
# What strangers send is text and nothing more: no escape sequence of theirs
# reaches the terminal, whatever they put it into, and no zero byte makes a
# path another one.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# All a terminal might obey: ESC, CSI as one byte and as U+009B, BEL, BS, CR,
# DEL, overrides and isolates of the bidi algorithm, and broken UTF-8.
esc=$(printf '\033')
evil='\27[2J\27]0;owned\7\8\13\127\u{9b}31m\u{202e}txt\u{2066}\xff\x9b1m'
raw=$(printf '\033[2J\033]0;owned\007\010\302\2331m\342\200\256\377\2331m')

# plain FILE: whether nothing of that is in it.
plain() {
    for bad in "$esc" "$(printf '\007')" "$(printf '\010')" \
        "$(printf '\015')" "$(printf '\177')" "$(printf '\302\233')" \
        "$(printf '\342\200\256')" "$(printf '\342\201\246')" \
        "$(printf '\377')"; do
        ! LC_ALL=C grep -qF -e "$bad" "$1" || return 1
    done
}

# shows NAME WHAT: the last run said this, and nothing else got out.
shows() {
    check "$1: it is said" grep -qe "$2" out err
    check "$1: standard output is plain" plain out
    check "$1: standard error is plain" plain err
}

# The check can fail.
printf 'a\033[1mb' >sample
check 'the check finds an escape' eval '! plain sample'
printf 'a\302\233b' >sample
check 'the check finds U+009B' eval '! plain sample'
rm sample

# ---- errors of loading ------------------------------------------------------

# rule TEXT: a house rule and a config with it.
rule() {
    printf 'module { "r", title = "T", needs = "base" }\n%s\n' "$1" >r.lua
    echo 'return { rules = { "r.lua" } }' >r.config.lua
}
rule "error('$evil')"
tessera play r.config.lua
shows 'an error raised' 'r.lua:2:'
rule "x = $raw"
tessera play r.config.lua
shows 'a syntax error' 'r.lua:2:'
rule "local a = 'open$raw"
tessera check r.lua
shows 'check of a syntax error' 'r.lua:2:'
rule "piece { '$evil', cuont = 1 }"
tessera check r.lua
shows 'check of a name' 'r.lua:2:'
rule "error { '$evil' }"
tessera play r.config.lua
shows 'a table raised' 'r.lua:2:'
rule "print('$evil printed', '\\0')"
tessera play r.config.lua --seed 1
shows 'print of a script' printed
rule "test '$evil' { board = 'D^', expect = '$evil' }"
tessera test r.lua --games 0
shows 'a test' 'r.lua:2'
tessera test r.lua --games 0 --tap
shows 'a test in TAP' '^not ok 1'

printf "return { ['%s key'] = 1, options = { base = { ['%s'] = 1 } } }\n" \
    "$evil" "$evil" >key.lua
tessera play key.lua
shows 'keys of a config' 'key.lua:1: '
printf 'return { %s }\n' "$raw" >syntax.lua
tessera play syntax.lua
shows 'a syntax error of a config' 'syntax.lua:1: '
tessera play --set "$raw=1"
shows 'the command line' 'tessera: '
tessera "$raw"
shows 'a verb' 'unknown verb'

# ---- what is shown when all is well -----------------------------------------

mkdir -p own/shown own/tiles
cat >own/shown/rules.lua <<END
module { "shown", title = "$evil\ntitle", needs = "base", note = "$evil" }
option { "o", default = "$evil", values = { "$evil", "b" }, help = "$evil" }
text { en = { city = "$evil city", meeple = "$evil man", road = "$evil",
  said = "$evil said\ntessera: forged", place = "$evil place?" } }
on.placed(function(g) g:note("said", g.player, 1) end)
allow.place(function(g, type, cell)
  if cell.x > 2 then return "$evil no" end
end)
END
printf "tileset { 'shown', title = '%s' }\ntile { 'a', 1, 'city city city city' }\n" \
    "$evil" >own/tiles/shown.lua
tessera modules --path own
shows 'the list of modules' title
check 'the list of modules: a title is one line' lacks out '^ *title'
tessera modules shown --path own
shows 'a module' 'shown.o = '
tessera modules --path own --json
check 'as JSON: no control character' \
    eval '! tr -d "\n" <out | LC_ALL=C grep -q "[[:cntrl:]]"'
# A title with control characters is refused, a name with U+009B as well.
printf 'return { modules = { "shown" }, players = { "Ann", { name = "x" } } }\n' \
    >shown.lua
printf '1^\nwhy\nevents\nscores\nboard\n1\n1\nquit\n' |
    "$bin" play shown.lua --path own -i --seed 1 --save s.save >out 2>err
status=$?
check 'a game: status 0' exits 0
shows 'a game' ' said tessera: forged'
check 'a game: a note is one line' lacks out '^tessera: forged'
tessera replay s.save --path own --step
shows 'replay' ' said'
tessera render s.save --path own -o board.txt
check 'render as text: plain' plain board.txt
tessera simulate shown.lua --path own -n 2 --seed 1
shows 'simulate' 'games in'
tessera simulate shown.lua --path own -n 2 --seed 1 -o sum.txt
check 'simulate -o: plain' plain sum.txt

for name in 'a\u{9b}31m' 'a\u{202e}b' 'a\27[1m' 'a\nb' 'a\xffb'; do
    printf 'return { players = { { name = "%s" }, { name = "B" } } }\n' \
        "$name" >names.lua
    tessera play names.lua --seed 1 --bot all=random
    shows "a seat called $name" .
done

# Saved games: header, keys, and what is dropped.
printf 'tessera-save 1 1 %s\nconfig {} 00\n' "$raw" >head.save
tessera replay head.save
shows 'the head of a saved game' 'head.save:1'
{ cat s.save && printf '> %s' "$raw"; } >torn.save
tessera replay torn.save --path own
shows 'a torn line' 'torn.save:'
printf 'tessera-keys 1\nplay\n%s\n' "$raw" >keys.save
tessera replay keys.save
shows 'a key' 'keys.save:3: '

# The protocol draws boards in colour, with the program's own sequences only.
{
    printf '{"jsonrpc":"2.0","id":1,"method":"new","params":'
    printf '{"config":"shown.lua","path":["own"],"seed":1}}\n'
    printf '{"jsonrpc":"2.0","id":2,"method":"render","params":'
    printf '{"game":1,"colour":true}}\n'
} | "$bin" rpc >out 2>err
check 'rpc: colours are there' has out '\\u001B\[0;[0-9;]*m'
check 'rpc: and nothing that only the program knows' \
    lacks out '\\u001B\[[0-9;]*[0-9]\{6\}m'

if script --version 2>/dev/null | grep -q util-linux; then
    printf '1^\nquit\n' | TERM=xterm script -qec "$bin play shown.lua --path own \
--seed 1" /dev/null >tty 2>err
    sed "s/$esc\[[0-9;]*m//g; s/$esc\[K//g; s/$esc\[?2004[hl]//g" tty |
        tr -d '\r' >tty.out
    check 'in a terminal: colours' has tty "$esc\[0;[0-9;]*m"
    check 'in a terminal: nothing of theirs' \
        eval '! grep -qe "2J$\|owned[^;]*$esc" tty.out && lacks tty.out "$esc\[2J"'
    "$bin" tiles shown --path own >svg.out 2>err
    TERM=xterm script -qec "$bin modules --json --path own" /dev/null \
        >tty </dev/null 2>err
    tr -d '\r' <tty >tty.out
    check 'data in a terminal is plain, too' plain tty.out
fi

# ---- zero bytes in paths ----------------------------------------------------

echo 'return {}' >good.lua
ask() { # METHOD PARAMS
    printf '{"jsonrpc":"2.0","id":1,"method":"%s","params":%s}\n' "$1" "$2" |
        "$bin" rpc >out 2>err
    status=$?
}
ask new '{"config":"good.lua\u0000.txt"}'
check 'rpc new: a path with a zero byte is refused' has out '"error":'
ask new '{"save":"x.save\u0000.txt"}'
check 'rpc new: so is that of a save' has out '"error":'
check 'rpc new: and nothing is written' test ! -e x.save
ask load '{"file":"s.save\u0000x"}'
check 'rpc load' has out '"error":'
ask new '{"path":["own\u0000x"],"config":"shown.lua"}'
check 'rpc new: a folder' has out '"error":'
ask new '{"config_text":"return {}\u0000 evil"}'
check 'rpc new: a text' has out '"error":'
ask new '{"set":{"title":"a\u0000b"}}'
check 'rpc new: a setting' has out '"error":'

# ---- links to files of others, and paths to them ----------------------------

# The text of a file must not reach somebody who only names the file in a
# config, a request or an archive. (For a file that is named to check or to
# test, mistakes are shown.)
mkdir -p other here/own/m here/tiles
printf '"TOPSECRET x\n' >other/text
printf 'PASSWORD = TOPSECRET\n' >other/env
printf 'root:TOPSECRET:0:0\n' >other/passwd
printf 'TOPSECRET\n' >other/word
cd here || exit 2
quiet() { ! grep -q TOPSECRET out err; }
for file in text env passwd word; do
    ln -s "../other/$file" "$file.lua"
    ln -s "../other/$file" "$file.save"
    ln -s "../../other/$file" "tiles/$file.lua"
    rm -f own/m/rules.lua
    ln -s "../../../other/$file" own/m/rules.lua
    echo "return { rules = { '$file.lua' } }" >rule.lua
    echo "return { tiles = { '$file' } }" >set.lua
    for command in "play rule.lua" "play set.lua" "play $file.lua" \
        "play $file.save" "simulate -n 1 -c $file.lua" "replay $file.save" \
        "render $file.save -o x.svg" "tiles $file --path ." \
        "modules --path own" "modules m --path own" "check own/m"; do
        # shellcheck disable=SC2086 # words
        tessera $command
        check "$file by $command: nothing is quoted" quiet
    done
    for params in "\"config\":\"$file.lua\"" \
        "\"config\":\"../other/$file\"" \
        "\"config_text\":\"return{rules={'$file.lua'}}\"" \
        "\"config_text\":\"return{rules={'../other/$file'}}\"" \
        "\"config_text\":\"return{modules={'m'}}\",\"path\":[\"own\"]"; do
        ask new "{$params}"
        check "$file by rpc $params: refused" has out '"error":'
        check "$file by rpc $params: nothing is quoted" quiet
    done
    ask load "{\"file\":\"../other/$file\"}"
    check "$file by rpc load: refused" has out '"error":'
    check "$file by rpc load: nothing is quoted" quiet
done
cd .. || exit 2

finish
