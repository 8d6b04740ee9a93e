#!/bin/sh
# Two configs on the same seeds: what changes, and what does not. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

config() { # NAME, modules: a game of two
    echo "return { modules = { $2 }, players = 2, seed = 3 }" >"$1.lua"
}
config base '"base", "farmers"'
config same '"farmers", "base"'
config tiny '"base", "farmers", "tiny-cities"'
config late '"base", "farmers", "late-farmers"'

tessera compare base.lua same.lua -n 6
check 'the same rules: nothing changes' has out '^Nothing changes: .* 6 games'
# Bots that draw other numbers: all games differ, and nothing has changed.
tessera compare base.lua same.lua -n 6 -b all=random -j 2
check 'the same rules, played at random' has out '^Nothing changes'

tessera compare base.lua tiny.lua -n 80 --json tiny.json --report tiny.html
check 'tiny cities: a change is found' has out '^Less: points: city, by '
check 'its size has an interval' has out '^Less: points: city, by .* ± '
check 'as data' has tiny.json '"name":"points.city"[^}]*"sure":true'
check 'as a page' has tiny.html 'Less: points: city'
tessera compare base.lua late.lua -n 60 --json late.json --resume run
check 'late farmers: a change is found' has out '^\(More\|Less\): '
check 'there is less to decide' has out '^Less: decisions a turn, by '
cp out whole
head -n 20 run >half && mv half run
tessera compare base.lua late.lua -n 60 --json again.json --resume run -j 2
check 'resumed: the same' cmp late.json again.json
check 'resumed: says the same' cmp out whole
tessera compare base.lua
check 'one config is too few' exits 2
echo 'return { modules = { "base" }, players = 3 }' >three.lua
tessera compare base.lua three.lua
check 'other players: refused' has err 'different numbers of players: 2 and 3'

finish
