#!/bin/sh
# At a real terminal: Tab, games that save themselves, `play --continue`.
# mostly waits: for tmux
# in CI: needs tmux
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

can_capture || {
    echo '1..0 # SKIP no tmux, or no locale C.UTF-8'
    exit 0
}
trap 'terminals kill-server 2>/dev/null; rm -rf "$work"' EXIT
opens background 80x24 none true

# types NAME KEY...: keys as tmux names them.
types() {
    name=$1
    shift
    for key in "$@"; do
        terminals send-keys -t "$name" "$key"
        sleep 0.3
    done
}

# program NAME: the process of the program that plays in it.
program() {
    pane=$(terminals list-panes -t "$1" -F '#{pane_pid}')
    ps -o pid= --ppid "$pane" | head -n 1 | tr -d ' '
}
# ended PID: whether that process is gone.
ended() { ! kill -0 "$1" 2>/dev/null; }

home="env HOME=$work XDG_STATE_HOME="
opens one 100x50 none "$home '$bin' play --seed 9"
shown one >screen
check 'play starts against a bot and says so' \
    eventually sees one 'played by the bot'
check 'and how to change it' eventually sees one 'bot B off'
types one un Tab
check 'Tab completes a command' eventually sees one '^A> undo *$'
types one C-u base Tab Tab
check 'Tab shows keys' eventually sees one '  base/T> 0,-1 '
check 'and what they do' eventually sees one '  base/T> 0,-1 .*0,-1'
types one C-u s Tab
check 'Tab shows what commands do' eventually sees one '  save .*write the game'
types one C-u 2 Enter
check 'the tile lies' eventually sees one 'A lays base/T at 1,0'
playing=$(program one)
types one C-c
saved() { ls .local/state/tessera/*.save; }
check 'a file holds the game' eventually saved
check 'Ctrl-C ends it' eventually ended "$playing"
terminals kill-session -t one

opens two 100x50 none "$home '$bin' play --continue"
shown two >screen
check 'after Ctrl-C it goes on where it was' \
    eventually sees two 'A: place a figure?'
types two 1 Enter
check 'against the same bot' eventually sees two 'B lays'
types two quit Enter
check 'quit says how to go on' eventually sees two 'tessera play --continue'
terminals kill-session -t two

# A terminal that goes away, and a crash.
opens three 100x50 none "$home '$bin' play --continue"
shown three >screen
before=$(prompts three)
types three 1 Enter
check 'an answer is taken' eventually more_prompts three "$before"
sees three .
playing=$(program three)
turn=$(sed -n 's/^.*Turn \([0-9]*\), .*/\1/p' screen | tail -n 1)
terminals kill-session -t three
eventually ended "$playing"
opens four 100x50 none "$home '$bin' play --continue"
shown four >screen
check 'after a hang-up it goes on' eventually sees four "Turn $turn, "
playing=$(program four)
kill -9 "$playing"
eventually ended "$playing"
opens five 100x50 none "$home '$bin' play --continue"
shown five >screen
check 'after a crash it goes on' eventually sees five "Turn $turn, "

env HOME="$work/nobody" XDG_STATE_HOME= "$bin" play --continue >out 2>err </dev/null
status=$?
check 'nothing to go on with: status 2' exits 2
check 'and it is said' has err 'no unfinished game'
finish
