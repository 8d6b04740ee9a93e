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

# A rule that draws one more number a turn: no game is the same, and nothing has
# changed. Of twenty-five runs one may say otherwise; as runs are random as well,
# two of these (of 300 of them, 14 do).
cat >noise.lua <<'END'
module { "noise", needs = "base" }
phase { "noise", before = "draw", run = function(g)
  g:ask(nil, "noise", function(o)
    for i = 1, 2 do o:number("noise", i) end
  end)
end }
END
echo 'return { modules = { "base", "farmers" }, players = 2, seed = 3,
  rules = { "noise.lua" } }' >noisy.lua
said=0
runs=20
# it is numbers that are tested here, and seeds are fixed
[ "${TESSERA_VARIANT:-}" != asan ] && [ -z "${TESSERA_SHORT:-}" ] || runs=4
for run in $(seq $runs); do
    tessera compare base.lua noisy.lua -n 16 -b all=random --seed "${run}000"
    grep -q '^No change that is more than noise in 16 seeds' out &&
        said=$((said + 1))
done
check 'a rule that changes nothing: said in 19 of 20 runs' test $said -ge $((runs - 2))
check 'though its games are others' lacks out '^points: city .* 1\.0000 *$'

# sizes CONFIG NUMBER COLUMN: what compare says a number is with both configs,
# and what simulate says in the same games.
sizes() {
    [ $runs -gt 4 ] || return 0
    tr '{' '\n' <"$1.json" | grep "\"name\":\"$2\"" | tr ',}' '\n\n' |
        awk -F: '$1 == "\"a\"" { a = $2 } $1 == "\"b\"" { b = $2 }
            END { printf "%.3f %.3f\n", a, b }' >told
    for config in base "$1"; do
        awk -F, -v name="$3" 'NR == 1 { for (i = 1; i <= NF; i++)
                if ($i ~ "^[AB]_" name "$") column[i] = 1
                next }
            { for (i in column) sum += $i }
            END { printf "%.3f ", sum / (NR - 1) }' "$config.csv"
    done | sed 's/ $/\n/' >counted
    cmp told counted
}
for config in $([ $runs -eq 4 ] || echo base tiny late); do
    tessera simulate $config.lua -n 60 -f csv -o $config.csv
done

tessera compare base.lua tiny.lua -n 60 --json tiny.json --report tiny.html
check 'tiny cities: a change is found' has out '^Less: points: city, by '
check 'its size has an interval' has out '^Less: points: city, by .* ± '
check 'as data' has tiny.json '"name":"points.city"[^}]*"sure":true'
check 'configs have their names, not the letters of seats' \
    has out '^X is base.lua, Y is tiny.lua'
check 'in the table as well' has out ' X  *Y  *Y - X '
check 'as a page' has tiny.html 'Less: points: city'
check 'it names the configs' has tiny.html 'X is base.lua, Y is tiny.lua'
check 'the bots' has tiny.html 'Bots: A greedy, B greedy'
check 'the version' has tiny.html "tessera $("$bin" --version |
    sed -n '1s/^tessera //p')"
check 'the command' has tiny.html \
    'tessera compare base.lua tiny.lua --games 60 --seed 3'
check 'a chart of points' has tiny.html 'aria-label="Points a game"'
check 'a chart of changes' has tiny.html 'aria-label="Y - X"'
check 'tiny cities: the size is right' sizes tiny points.city city
tessera compare base.lua late.lua -n 60 --json late.json --resume run
check 'late farmers: a change is found' has out '^\(More\|Less\): '
check 'there is less to decide' has out '^Less: decisions a turn, by '
check 'late farmers: the size is right' sizes late points.field field
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
