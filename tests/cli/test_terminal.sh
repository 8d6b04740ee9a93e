#!/bin/sh
# In a terminal: colours, the size of the window, line editing, Ctrl-C.
# mostly waits: for a terminal
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

script --version 2>/dev/null | grep -q util-linux || {
    echo '1..0 # SKIP no script(1) of util-linux'
    exit 0
}

# terminal COMMAND LINE...: the program in a terminal of 100 x 40, which the
# lines are typed into; its output is in out.
terminal() {
    command=$1
    shift
    {
        for line in "$@"; do
            sleep 0.3
            printf '%s' "$line"
        done
        sleep 0.3
    } | TERM=xterm-256color script -qec "stty cols 100 rows 40; $bin $command" \
        /dev/null >raw 2>err
    status=$?
    # what remains is text: no colours, no line ends of a terminal
    esc=$(printf '\033')
    tr -d '\r' <raw | sed "s/$esc\[[0-9;?]*[a-zA-Z]//g" >out
}

enter='
'
terminal 'play third --seed 4 --bot B=random --save t.save' "1^$enter" \
    "undo$enter" "redo$enter" "hint$enter" "scores$enter" "quit$enter"
check 'a game: status 0' exits 0
check 'the board has colours' has raw '\[0;38;5;.*48;5;'
check 'seats are named once' has out '^ A : 0 points, has 7 meeple'
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

terminal 'simulate -n 200 --bot greedy'
check 'simulate shows its progress' has out '[#.]\{30\}\] [0-9]*/200'

finish
