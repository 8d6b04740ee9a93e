#!/bin/sh
# The arena: seats rotated, the same for any number of workers, resumed. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

echo 'return { modules = { "base", "farmers" }, players = 2, seed = 5 }' >two.lua
echo 'return { modules = { "base" }, players = 3 }' >three.lua

tessera arena greedy random two.lua -n 4 -j 1 --json one.json --report r.html
check 'two bots meet' exits 0
check 'each seed is played twice' has out '^8 games in'
check 'greedy wins all' has out '^greedy  *8  100.0 %'
check 'its rating is at least what the interval says' \
    has out '^greedy .*100.0  *> [+][0-9]'
check 'and no number is endless' lacks out 'inf'
check 'the page has the table' has r.html '<td>greedy</td>'
grep -o '[0-9.]* %</t[de]' r.html | sed 's/<.*//' | sort | uniq -c >shares
check 'table and bars say the same' awk '$1 < 2 { exit 1 }' shares
check 'the page needs no other file' test "$(grep -c 'src=' r.html)" -eq 0
tessera arena greedy random two.lua -n 4 -j 3 --json three.json
check 'workers change nothing' cmp one.json three.json
tessera arena greedy greedy two.lua -n 3 --json same.json
check 'equals have a rating of 0, which has one sign' lacks out ' -0 '
check 'a bot against itself: the half' has same.json '"share":0.5'
tessera arena greedy random two.lua -n 2
check 'too few games say nothing about a rating' \
    has out '^greedy .* 34.2–100.0  *- '
tessera arena easy greedy random three.lua -n 2
check 'three bots, three seats' exits 0
check 'who won against whom' has out '^random .* -$'
check 'every pair has met' has out '^12 games in'
tessera arena greedy random two.lua -n 200 --sprt 0.5,0.6
check 'SPRT stops early' has out 'Decided: a share of 0.6 .* greedy'
check 'SPRT: long before the end' awk '/games in/ { exit $1 > 60 }' out

# Games that were finished before a run was stopped are not played again.
tessera arena greedy random two.lua -n 4 --resume run --json first.json
check 'a run is kept' test "$(wc -l <run)" -eq 5
check 'keeping changes nothing' cmp one.json first.json
head -n 3 run >half && printf '4\t{"ga' >>half && cp half run
tessera arena greedy random two.lua -n 4 --resume run --json second.json
check 'a run is resumed' cmp one.json second.json
check 'and whole again' test "$(wc -l <run)" -eq 5
tessera arena greedy random two.lua -n 4 --seed 6 --resume run
check 'another run has another file' exits 2
check 'another run is named' has err 'games of another run'
tessera arena greedy random two.lua -n 4 --resume two.lua
check 'a file of something else is refused' has err 'not written by --resume'
check 'and left alone' has two.lua farmers

"$bin" arena easy greedy two.lua -n 100000 -j 1 --resume long >out 2>err &
pid=$!
eventually has_lines long 3
kill -INT $pid
wait $pid
status=$?
check 'Ctrl-C: its own status' exits 130
check 'Ctrl-C prints the results so far' has out '^greedy '
check 'Ctrl-C says how to go on' has err 'the same command continues'

tessera arena greedy
check 'one bot is too few' exits 2
tessera arena greedy random two.lua --sprt 0.6,0.5
check 'a wrong test is refused' has err '0.5,0.55'
tessera arena greedy random two.lua -n 1 --json /no/such/folder/x
check 'an output that cannot be written' exits 1
check 'is found out before the games' test ! -s out

finish
