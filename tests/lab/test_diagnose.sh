#!/bin/sh
# What is wrong with a rule: planted faults are found, sound rules have none.
# A sample of both; faults.sh has them all. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"
# shellcheck source-path=SCRIPTDIR source=planted.sh
. "$root/tests/lab/planted.sh"
planted="$root/tests/lab/faults"

# the line that tells the time aside
same_but_time() {
    sed '/ games in /d' "$1" >"$1.still"
    sed '/ games in /d' "$2" | cmp "$1.still" -
}

# finds ID NAME: the fault is found in few games
finds() {
    diagnosed "$planted/$2.lua" 45
    ended=$?
    check "$2: found" has_found "$1"
}
finds endless no-end
check 'with the game that does not end' has said \
    'the game of seed 1: after [0-9]* answers the phase tile (base) still asks'
check 'no more games than that needs' has said '^5 games in'
check 'which the status tells' test $ended -eq 3
finds seat first-seat
check 'in words' has said 'Seat A wins too often: [0-9]* % ([0-9]*–100) of games'
check 'with figures' has said '^wins of A  *[01]\.[0-9]* '
finds short too-short
finds trap pawned
check 'what it costs' has said 'who does without  *[0-9.]*  *±'
cp said one
diagnosed "$planted/pawned.lua" 45 -j 1
check 'processes change nothing' same_but_time one said

sound_rules
diagnosed twins.lua 45
check 'a sound rule: nothing is found' has said '^Nothing is wrong'
check 'nor in the data' has said.json '"findings":\[\]'
diagnosed two.lua 6
check 'few games say nothing' has said '^Nothing is wrong'
check 'who does without a piece' has said '^knight .*who does without'

tessera diagnose "$planted/too-short.lua" -n 30 --lang de --report short.html
check 'in another language' has out 'Das Spiel endet zu früh: [0-9]* %'
check 'a page has it as well' has short.html '<p>1\. Das Spiel endet zu früh: [0-9]* %'
check 'with the figures' has short.html '<td>Züge</td><td>[0-9.]*</td><td>±[0-9.]*'
check 'who wins, as a chart' has short.html \
    'Siege von A.*<path class="whisker"'
check 'and how to do it again' has short.html 'diagnose .*--games 30 --seed 1'
tessera diagnose river -n 2
check 'a module by its name' exits 0
tessera diagnose nothing-of-that-name
check 'no such rule: status 2' exits 2
tessera diagnose two.lua -n 1
check 'one game is too few' exits 2
check 'clean messages' clean

finish
