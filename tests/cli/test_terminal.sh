#!/bin/sh
# In a terminal: colours, the size of the window, line editing, Ctrl-C.
# mostly waits: for a terminal
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

script --version 2>/dev/null | grep -q util-linux || {
    echo '1..0 # SKIP no script(1) of util-linux'
    exit 0
}

# asked SEEN: waits until the program asks for a line, SEEN bytes after the
# start of its output, or has ended.
asked() {
    i=0
    until tail -c "+$(($1 + 1))" raw | tail -c 64 | tr -d '\r' |
        sed "s/$esc\[[0-9;?]*[a-zA-Z]//g" | tail -n 1 | grep -q '> $'; do
        i=$((i + 1))
        [ $i -lt 1200 ] && [ ! -e ended ] || return
        sleep 0.05
    done
}

# type_lines LINE...: each when it is asked for; what is typed before the
# program runs begins with a +
type_lines() {
    seen=0
    for line in "$@"; do
        case $line in
        +*) line=${line#+} ;;
        *) asked "$seen" ;;
        esac
        seen=$(wc -c <raw)
        printf '%s' "$line"
    done
    [ $# -eq 0 ] || asked "$seen"
}

# terminal COMMAND LINE...: the program in a terminal of 100 x 40, which the
# lines are typed into; its output is in out.
esc=$(printf '\033')
terminal() {
    command=$1
    shift
    rm -f ended
    : >raw
    type_lines "$@" | {
        TERM=xterm-256color script -qec "stty cols 100 rows 40; $bin $command" \
            /dev/null
        status=$?
        : >ended
        exit $status
    } >>raw 2>err
    status=$?
    # what remains is text: no colours, no line ends of a terminal
    tr -d '\r' <raw | sed "s/$esc\[[0-9;?]*[a-zA-Z]//g" >out
}

enter='
'
terminal 'play third --seed 4 --bot B=random --save t.save' "1^$enter" \
    "undo$enter" "redo$enter" "hint$enter" "scores$enter" "quit$enter"
check 'a game: status 0' exits 0
check 'the board has colours' has raw '\[0;38;5;.*48;5;'
check 'seats are named once' has out '^ A  *0 points  7 meeples, 1 abbot$'
check 'it asks by tile' has out '^A: lay the tile river/'
check 'an answer is taken' has out 'A lays river/'
check 'undo' has out '1 answer taken back'
check 'redo' has out '1 answer given again'
check 'the way on is told' has out 'tessera play t.save'
check 'no line is wider than the window' \
    awk 'length > 100 { bad = 1 } END { exit bad }' out
tessera replay t.save --verify
check 'the save is good' exits 0

terminal 'play t.save' "quit$enter"
check 'the save is continued' has out '^seed 4'
NO_COLOR=1
export NO_COLOR
terminal 'play third --seed 4' "quit$enter"
check 'NO_COLOR: none' lacks raw '48;5;'
unset NO_COLOR

terminal 'play third --seed 4' "$(printf '\003')"
check 'Ctrl-C: status 130' exits 130
terminal 'play third --seed 4' "$(printf '\004')"
check 'Ctrl-D leaves' exits 0
terminal 'play third --seed 4' "+$(printf '\004')"
check 'Ctrl-D leaves also when it comes before the program' exits 0
terminal 'play third --seed 4' "+scores$enter$(printf '\004')"
check 'so it does after a line that came too early' exits 0
check 'which is obeyed' has out '^total  0  0'

# Games that keep themselves are for the user alone, whatever the umask; and a
# link in their folder leads nothing of ours elsewhere.
XDG_STATE_HOME=$work/state
export XDG_STATE_HOME
umask 0
terminal 'play third --seed 4' "1^$enter" "quit$enter"
umask 022
check 'a game that keeps itself is there' test -s state/tessera/last
check 'its folder is the user'"'"'s alone' \
    test "$(find state/tessera -prune -perm 700 | wc -l)" -eq 1
check 'so are its files' test "$(find state -type f ! -perm 600 | wc -l)" -eq 0
check 'as the folders above it' \
    test "$(find state -type d ! -perm 700 | wc -l)" -eq 0
echo theirs >other
rm state/tessera/last
ln -s ../../other state/tessera/last
terminal 'play third --seed 4' "1^$enter" "quit$enter"
check 'a link in place of the note is not written through' has other '^theirs$'
check 'the note is a file again' \
    test -f state/tessera/last -a ! -L state/tessera/last
rm state/tessera/last
ln -s ../../other state/tessera/last
terminal 'play --continue' "quit$enter"
check 'nor is the game of such a link continued' has other '^theirs$'
for n in 1 2; do
    rm -f "state/tessera/4-$n.save"
    ln -s ../../none "state/tessera/4-$n.save"
done
terminal 'play third --seed 4' "1^$enter" "quit$enter"
check 'a link in place of a game is not followed' test ! -e none

terminal 'simulate -n 200 --bot greedy'
check 'simulate shows its progress' has out '[#.]\{30\}\] [0-9]*/200'

finish
