#!/bin/sh
# A game that all win or lose together: what play, replay, simulate, arena and
# the protocol say of its end.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# config SUM: two players who need so many points.
config() {
    echo "return { modules = { 'all-together' }, players = 2," \
        "options = { ['all-together'] = { sum = $1 } } }" >"$2"
}
config 10 easy.lua
config 2000 hard.lua

tessera play easy.lua --seed 3 --save easy.save </dev/null
check 'won: status 0' exits 0
check 'won: all win with the sum of all' awk '
    $1 == "total" { sum = $2 + $3 }
    /^All win together with/ { said = $5 } END { exit !sum || said != sum }' out
check 'won: nobody else wins' lacks out 'wins with\|share the win'
tessera replay easy.save
check 'replay: all win' has out '^All win together with [0-9]* points\.$'
tessera play hard.lua --seed 3 --lang de </dev/null
check 'lost: all lose, in German' has out '^Alle verlieren gemeinsam, mit [0-9]'

tessera simulate easy.lua -n 4 --seed 1 --format jsonl
check 'simulate: all are winners' test \
    "$(grep -c '"winners":\["A","B"\]' out)" -eq 4
tessera simulate easy.lua -n 4 --seed 1
check 'simulate: a win is one for each' awk '
    /^[AB] \(/ { seats += $8 == "100.0" } END { exit seats != 2 }' out
tessera simulate hard.lua -n 4 --seed 1 --format jsonl
check 'simulate: no winners' test "$(grep -c '"winners":\[\]' out)" -eq 4

# Each bot plays with itself: its team wins or loses.
config 60 sum.lua
tessera arena greedy random sum.lua -n 4 -j 1 --json arena.json
check 'arena: status 0' exits 0
check 'arena: the better team has the games' has out '^greedy  *8  100.0 %'
check 'arena: points are those of the team' awk '
    $1 == "greedy" { greedy = $(NF - 3) }
    $1 == "random" { random = $(NF - 3) }
    END { exit greedy < random + 20 }' out
check 'arena: numbers say the same' has arena.json \
    '"first":"greedy",.*"share":1[,.}]'
tessera arena greedy greedy easy.lua -n 2 -j 1
check 'arena: nobody is better where both win' has out '^greedy  *4  50.0 %'

# What says it wrongly is named with its line.
cat >alone.lua <<'END'
module { "alone", needs = "base" }

phase { "stop", after = "parts", before = "end", run = function(g)
  g:finish { lost = true }
end }
END
echo 'return { rules = { "alone.lua" } }' >c.lua
tessera play c.lua --bot all=random </dev/null
check 'lost, but not together: a file and a line' has err \
    'alone.lua:4: .*no module says together = true'
echo 'module { "alone", needs = "base", together = "yes" }' >alone.lua
tessera play c.lua --bot all=random </dev/null
check 'together is true or false' has err \
    "alone.lua:1: together is true or false, not 'yes'"
check 'status 2' exits 2

# told FILE: the state after the end, in `out`.
told() {
    printf '%s\n' "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"load\",$(
        printf '"params":{"file":"%s"}}' "$1")" | "$bin" rpc >out 2>err
}
told easy.save
check 'rpc: seats that have won' has out '"winners":\[0,1\]'
tessera play hard.lua --seed 3 --save hard.save </dev/null
told hard.save
check 'rpc: none have won' has out '"winners":\[\]'
tessera play --seed 3 --save base.save </dev/null
told base.save
check 'rpc: a winner among them' has out '"winners":\[[01]\]'

finish
