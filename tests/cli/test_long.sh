#!/bin/sh
# A game of 5,517 tiles: to its end in seconds, saved, loaded, printed.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

echo '{"jsonrpc":"2.0","id":1,"method":"new","params":{"config":"mega"}}' |
    "$bin" rpc >state
left=$(sed 's/.*"tiles_left":\([0-9]*\).*/\1/' state)
laid=$(grep -o '"rotation":' state | wc -l)
check "5,517 tiles ($left left, $laid laid)" test $((left + laid)) -eq 5517

tessera play mega --bot random --save mega.save
check 'it is played to the end' exits 0
check 'with a result' has out '^. wins with\|share the win'
check 'the board fits a wide page' \
    awk 'length > 400 { bad = 1 } END { exit bad }' out
check 'the numbers of rows and columns are there' has out '^ .* -5  *0  *5 '
tail -n 5 out >end
tessera replay mega.save
check 'the save is loaded and ends the same' sh -c \
    'tail -n 5 out | cmp - end'

# Goes on in the middle, as it would have.
lines=$(wc -l <mega.save)
head -n $((lines / 2)) mega.save >half.save
tessera play half.save --bot random
check 'half of it goes on' exits 0
check 'and becomes the same file' same half.save mega.save
check 'no kilobyte a turn' test "$(wc -c <mega.save)" -lt 1000000

# In a window, a part of it around the last tile.
printf 'board\nquit\n' | "$bin" play half.save -i --bot B=random >out 2>err
check 'interactive: over at once' has out 'wins with\|share the win'
head -n $((lines / 2)) mega.save >half.save
printf 'board\nhint\nundo! 1\nquit\n' |
    "$bin" play half.save -i --bot B=random >out 2>err
status=$?
check 'interactive: status 0' exits 0
check 'interactive: a part of the board' has out 'a part of the board'
# letters of several bytes count once
LC_ALL=C sed 's/[\x80-\xbf]//g' out >narrow
check 'interactive: no line is wider than the window' \
    awk 'length > 80 { bad = 1 } END { exit bad }' narrow

# It scrolls: around a cell, on from there, and not beyond the board.
head -n $((lines / 2)) mega.save >half.save
printf '%s\n' 'board 0,0' 'board >' 'board -999,-999' 'board x' quit |
    "$bin" play half.save -i --bot B=random 2>&1 |
    tr -d + | sed -n 's/^  *\(-*[0-9][-0-9 ]*\)$/\1/p' >rims
rim() { sed -n "$1p" rims | tr -s ' ' '\n'; }
rim 2 >zero
rim 3 >right
rim 4 >corner
check 'interactive: board X,Y' grep -qx 0 zero
check 'interactive: board > goes on' \
    test "$(tail -n 1 right)" -gt "$(tail -n 1 zero)"
check 'interactive: the corner of the board' \
    test "$(head -n 1 corner)" -lt "$(head -n 1 zero)"

finish
