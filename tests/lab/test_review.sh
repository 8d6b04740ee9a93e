#!/bin/sh
# What answers of a saved game cost: accounts, reasons, curve, page. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

echo 'return { modules = { "base", "farmers" }, players = 2,' \
    'pieces = { meeple = 2 } }' >two.lua
tessera simulate two.lua -n 1 --seed 5 -b A=greedy -b B=random --save game.save
check 'a game to be judged' exits 0

tessera review game.save --to 60 -j 1 --worst 30 --json one.json --report one.html
check 'it is judged' exits 0
cp out one
accuracy() { # SEAT
    sed -n "s/^$1  *[0-9]*  *[0-9.]*  *\([0-9]*\) %\$/\1/p" one
}
check 'greedy answers well' test "$(accuracy A)" -gt 70
check 'random does not' test "$(accuracy B)" -lt 50
check 'a curve for each seat' test "$(grep -c '^[AB]  [^ 0-9]* *-*[0-9.]*$' one)" -eq 2
# B has two figures, and puts them anywhere
check 'the last figure is missed' has one '^    the last figure leaves home$'
check 'what was better is said' has one '^  better: '
check 'and what becomes of features' \
    has one '^    [AB], .*: \(only \)\{0,1\}[0-9]* % likely to be completed (the answer given'
check 'and of scores' has one '^    [AB] scores [0-9]*: completed '
check 'what was lost is what all seats expect' awk '
    / loses / { seat = $5 ":"; lost = $7; told++ }
    / expected instead of / { sum += $1 == seat ? $7 - $2 : $2 - $7 }
    /^$/ { if (lost && (sum > lost + 0.25 || sum < lost - 0.25)) exit 1
        lost = sum = 0 }
    END { exit told < 5 }' one

tessera review game.save --to 60 -j 3 --worst 30 --json three.json
check 'workers change nothing' cmp one.json three.json
check 'nor what is printed' cmp one out

check 'the page has the curve' has one.html '<svg class="chart field"'
check 'and who answered how well' has one.html "<td>$(accuracy A) %</td>"
check 'the page needs no other file' test "$(grep -c 'src=' one.html)" -eq 0
tessera review game.save --to 20 --all --worst 0
check 'every answer in a line' has out '^[0-9]*  *[AB]  *base/'

tessera review game.save --to 40 --seat B -n 1 --lang de
check 'a seat alone' exits 0
check 'only its answers' lacks out '^A  *[0-9]'
check 'in another language' has out 'Treffsicherheit'
check 'as many as wished' test "$(grep -c 'verliert' out)" -eq 1

# hands are hidden: judged by what the seat saw
echo 'return { modules = { "base", "hand-of-three" }, players = 2 }' >hand.lua
tessera simulate hand.lua -n 1 --seed 3 -b A=greedy -b B=random --save hand.save
tessera replay hand.save --seat B --share b.save
tessera review b.save --to 24 --json shared.json
check 'what one seat saw is enough' exits 0
check 'for its own answers' lacks out '^A  *[0-9]'
tessera review hand.save --to 24 --seat B --json own.json
check 'and all of it for no others' cmp shared.json own.json

tessera review
check 'without a game: status 2' exits 2
check 'without a game: says so' has err 'review what'
tessera review game.save --to 100000
check 'beyond the end: status 2' exits 2
tessera review two.lua
check 'no saved game: refused' test "$status" -ne 0
check 'no saved game: clean message' clean

finish
