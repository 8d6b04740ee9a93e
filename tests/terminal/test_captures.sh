#!/bin/sh
# What a terminal shows, in every language, two sizes and all numbers of
# colours, against the captures in golden/.
# mostly waits: for tmux
# in CI: needs tmux
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

can_capture || {
    echo '1..0 # SKIP no tmux, or no locale C.UTF-8'
    exit 0
}
trap 'terminals kill-server 2>/dev/null; rm -rf "$work"' EXIT

mkdir now
all_captures now
for file in now/*.txt; do
    name=$(basename "$file")
    check "$name" same "$here/golden/$name" "$file"
done

# Every number of colours is its own.
esc=$(printf '\033')
for size in $sizes; do
    check "$size: NO_COLOR shows none" lacks "now/en-$size-none.txt" \
        "$esc.[0-9;]*[34][0-8]"
    check "$size: 16 colours" lacks "now/en-$size-16.txt" "$esc.*[34]8[;:]"
    check "$size: 256 colours" has "now/en-$size-256.txt" "48[;:]5[;:]"
    check "$size: no other in 256" lacks "now/en-$size-256.txt" "48[;:]2[;:]"
    check "$size: true colours" has "now/en-$size-true.txt" "48[;:]2[;:]"
done

# Commands: a part of the board keeps the numbers of places, help says what
# every sign means.
cp "$here/board.keys" one.keys
opens one 100x70 none "'$bin' play one.keys"
shown one >/dev/null
terminals send-keys -R -t one
terminals send-keys -t one 'board 0,0' Enter
check 'board X,Y keeps the numbers of places' eventually sees one '─28 19'
terminals clear-history -t one
terminals send-keys -t one help Enter
check 'help explains what is on the board' eventually sees one 'p pennant'
check 'and what all boards have' eventually sees one 'Signs of the board'
finish
