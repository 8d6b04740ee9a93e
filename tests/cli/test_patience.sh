#!/bin/sh
# Rules that loop, lie or flood: Ctrl-C, bots that give up, replies with an end.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >spin.lua <<'END'
module { "spin", needs = "base" }
on.placed(function() while true do end end)
END
cat >load.lua <<'END'
module { "load", needs = "base" }
while true do end
END
cat >slow.lua <<'END'
module { "slow", needs = "base" }
score.road.bonus(function(road) while road.tiles > 0 do end end)
score.city.bonus(function(city) while city.tiles > 0 do end end)
END
cat >liar.lua <<'END'
module { "liar", needs = "base" }
on.placed(function(g)
  if g.turn == 2 then error("interrupted") end
  if g.turn == 3 then error("interrupted", 0) end
end)
END
cat >flood.lua <<'END'
module { "flood", needs = "base" }
on.placed(function(g)
  if g.turn == 2 then for _ = 1, 2500 do g:note "spam" end end
end)
END
for name in spin load slow liar flood; do
    echo "return { rules = { \"$name.lua\" }, seed = 1 }" >"$name-game.lua"
done

# ---- bots ------------------------------------------------------------------
# Bots try one option after the other, and each may use up ten seconds of
# processor time; all together must not take more than two such budgets. This
# runs beside the other checks, so processor time is measured.

timed() { # NAME ARGUMENT...: exit status in NAME.status, seconds in NAME.time
    log=$1
    shift
    sh -c '
        "$@" >/dev/null 2>"$0.err" </dev/null
        echo $? >"$0.status"
        times | tail -n 1 >"$0.time"' "$log" "$@"
}
# It takes 40 seconds in all, which only CI has, and sanitizers have no use for.
waiting=
if [ -n "${CI:-}" ] && [ "${TESSERA_VARIANT:-}" != asan ]; then
    timed simulate "$bin" simulate slow-game.lua --games 20 --jobs 1 \
        --bot all=greedy &
    waiting=$!
    timed play "$bin" play slow-game.lua &
    waiting="$waiting $!"
fi

# ---- Ctrl-C ----------------------------------------------------------------

# interrupt SECONDS ARGUMENT...: SIGINT so long after the start; how much
# processor time went by after that is in $late.
interrupt() {
    seconds=$1
    shift
    # a shell without job control lets its children ignore SIGINT
    perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$bin" "$@" \
        >out 2>err </dev/null &
    pid=$!
    # until then it is perl, or the shell, which does not hear SIGINT
    while name=$(cat "/proc/$pid/comm") && [ "$name" != "${bin##*/}" ]; do
        sleep 0.05
    done
    sleep "$seconds"
    before=$(cut -d' ' -f14 "/proc/$pid/stat")
    kill -INT $pid
    late=0
    while [ -r "/proc/$pid/stat" ] &&
        [ "$(cut -d' ' -f3 "/proc/$pid/stat" 2>/dev/null)" != Z ]; do
        now=$(cut -d' ' -f14 "/proc/$pid/stat" 2>/dev/null)
        late=$((${now:-$before} - before))
        [ $late -lt 500 ] || break
        sleep 0.05
    done
    [ $late -lt 500 ] || kill -KILL $pid
    wait $pid
    status=$?
}
if command -v perl >/dev/null && [ -r /proc/self/stat ]; then
    interrupt 1.5 play spin-game.lua
    check 'Ctrl-C: status 130' exits 130
    check 'Ctrl-C: it says so' has err 'tessera: interrupted$'
    check 'Ctrl-C: within a second' [ "$late" -le 100 ]
    for seconds in 0.01 0.03 0.06 0.1; do
        interrupt $seconds play spin-game.lua
        check "Ctrl-C after $seconds s: status 130" exits 130
    done
    interrupt 1.5 play load-game.lua
    check 'Ctrl-C while loading: status 130' exits 130
    check 'Ctrl-C while loading: within a second' [ "$late" -le 100 ]
    interrupt 1.5 test spin.lua
    check 'Ctrl-C in tests: status 130' exits 130
    check 'Ctrl-C in tests: within a second' [ "$late" -le 100 ]
fi

# ---- a rule that says so ---------------------------------------------------

req() { # ID METHOD PARAMS
    printf '{"jsonrpc":"2.0","id":%s,"method":"%s","params":%s}\n' "$@"
}
{
    req 1 new '{"config":"liar-game.lua"}'
    for n in 2 3 4 5 6 7 8 9; do
        req $n roll '{"game":1}'
        req $n answer '{"game":1,"index":0}'
    done
    req 99 state '{"game":1}'
} >dialogue
"$bin" rpc <dialogue >out 2>err
status=$?
check 'a rule that says "interrupted" ends no server' exits 0
check 'its error is one of rules' has out '"code":-32001,.*interrupted'
check 'the game is there' has out '"id":99,.*"turn":2'
tessera play liar-game.lua
check 'nor does it end a game by 130' exits 3

# ---- replies ---------------------------------------------------------------

{
    req 1 new '{"config":"flood-game.lua"}'
    req 2 subscribe '{"game":1}'
    for n in 11 12 13 14 15 16 17 18; do
        req $n roll '{"game":1}'
        req $n answer '{"game":1,"index":0}'
    done
    req 98 events '{"game":1,"limit":1000000}'
} >dialogue
"$bin" rpc <dialogue >out 2>err
grep '"next_event"' out >flooded
check 'a reply names the first event that it leaves out' \
    has flooded '"next_event":[0-9]'
check 'and has a thousand of them' \
    [ "$(grep -o '"kind":"note"' flooded | wc -l)" -le 1000 ]
check 'notifications have all' \
    [ "$(grep -c '"method":"event".*"note"' out)" -eq 2500 ]
check 'who asks for more gets more' \
    [ "$(grep '"id":98' out | grep -o '"kind":"note"' | wc -l)" -eq 2500 ]

# ---- bots, again -----------------------------------------------------------

# shellcheck disable=SC2086 # one word per process
[ -z "$waiting" ] || wait $waiting
seconds() { # NAME: of processor time
    awk '{ split($1, u, "m"); print int(u[1] * 60 + u[2]) }' "$1.time"
}
for verb in simulate play; do
    [ -n "$waiting" ] || {
        skip "$verb: a rule that never ends, two budgets" \
            'only in CI, without sanitizers: 20 s'
        continue
    }
    check "$verb: stuck, status 3" [ "$(cat $verb.status)" = 3 ]
    check "$verb: says why" has "$verb.err" 'took longer than\|again and again'
    check "$verb: two budgets, and what loading takes" \
        [ "$(seconds $verb)" -le 24 ]
done
finish
