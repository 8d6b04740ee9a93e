#!/bin/sh
# The example bots, and bots that fail. Prints TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"
examples=$root/lua/host/bots/examples

lacks() { ! grep -qe "$2" "$1"; }

lua() { # NAME: a bot of standard input
    cat >"$1.lua"
}

tessera simulate -n 4 --seed 3 -b A="$examples/patient.lua" -b B=random
check 'a Lua file plays' exits 0
check 'a Lua file is named' has out '^A (.*patient.lua)'
check 'it beats who plays at random' awk '/^A / { w = $8 } END { exit w < 75 }' out
tessera simulate -n 2 --seed 3 -b A="$examples/one_turn.lua" -b B=random
check 'the greedy of old plays' exits 0
if command -v python3 >/dev/null 2>&1; then
    tessera simulate -n 2 --seed 3 -b A=random \
        -b "B=cmd python3 $examples/eager.py" -f jsonl
    check 'a program plays' exits 0
    check 'and gets no verdict' lacks out verdicts
else
    echo "ok $((count += 1)) - a program plays # SKIP no python3"
fi
TESSERA_BOT_LIMIT=soon tessera simulate -n 1 -b A="$examples/patient.lua" -b B=random
check 'a limit that is no number is refused' exits 2
check 'a limit that is no number: it says so' has err \
    'TESSERA_BOT_LIMIT: integer expected, got "soon"'
TESSERA_BOT_LIMIT=0 tessera arena random 'cmd true' -n 1
check 'a limit that nobody can keep is refused' exits 2
check 'examples are short' test "$(wc -l <"$examples/patient.lua")" -le 35

# Each of these loses its seat at once; the game is played to its end.
bad() { # NAME, BOT, words of the verdict
    tessera simulate -n 1 --seed 5 -b "A=$2" -b B=greedy -f jsonl
    check "$1: the run goes on" exits 0
    check "$1: the game is over" has out '"status":"over"'
    check "$1: the other one wins" has out '"winners":\["B"\]'
    check "$1: a verdict says why" has err "has lost its seat in turn 1: .*$3"
}
lua crash <<'END'
return { new = function() return function() error "oh no" end end }
END
bad 'a file that crashes' crash.lua 'oh no'
lua nonsense <<'END'
return { new = function() return function() return "left" end end }
END
bad 'a file that answers nonsense' nonsense.lua 'is no option'
lua empty <<'END'
return 7
END
bad 'a file that is no bot' empty.lua 'must return'
lua broken <<'END'
return { new = function(
END
bad 'a file that is no Lua' broken.lua 'broken.lua:'
lua misspelt <<'END'
local tes = require "tes"
return { new = function() return function(game)
  return tes.player.new(game, { weights = { clam = 3 } }):think(game)
end end }
END
bad 'a weight that is not known' misspelt.lua "no weight is called 'clam'"
bad 'a program that ends' 'cmd true' 'has ended'
bad 'a program that is not there' 'cmd ./none 2>/dev/null' 'has ended'
bad 'a program that prints rubbish' 'cmd yes rubbish' 'no JSON object'
bad 'a program that answers nonsense' 'cmd yes "{\"index\":-1}"' 'is no option'
bad 'a program that names no key' 'cmd yes "{\"key\":\"up\"}"' 'has the key'
bad 'a program that answers another question' \
    'cmd yes "{\"id\":77,\"index\":0}"' 'answered question 77'
bad 'a program that prints without end' 'cmd tr "\\0" x </dev/zero' 'not end'
TESSERA_BOT_LIMIT=300
export TESSERA_BOT_LIMIT
lua hang <<'END'
return { new = function() return function() while true do end end end }
END
bad 'a file that hangs' hang.lua 'longer than 0.3'
bad 'a program that hangs' 'cmd sleep 1000' 'longer than 0.3'
unset TESSERA_BOT_LIMIT

# One that ends its process: how is told, whatever failed in ours before.
ends() { # NAME, BOT, how its process has ended
    tessera arena "$2" random -n 1 -j 1
    check "$1: its game is stuck" exits 3
    check "$1: it is told how" has err "$3, again and again"
}
lua leaves <<'END'
return { new = function() return function() os.exit(7) end end }
END
ends 'a file that leaves' leaves.lua 'with status 7'
lua killed <<'END'
return { new = function()
  return function() os.execute "kill -9 $PPID" return 0 end
end }
END
ends 'a file that is killed' killed.lua 'by signal 9'

# Where something is hidden a bot from outside gets the view of its seat.
echo 'return { modules = { "base", "hand-of-three" }, players = 2 }' >hidden.lua
lua sees <<'END'
return { new = function(_, seat)
  return function(game)
    if game:viewer() ~= seat then error "it sees more than its seat" end
    return 0
  end
end }
END
tessera simulate hidden.lua -n 1 --seed 5 -b A=sees.lua -b B=sees.lua -f jsonl
check 'a file sees what its seat does' exits 0
check 'and nothing else' lacks err 'has lost its seat'

# Outside bots are the host's own choice, never a config's or a client's.
echo 'return { players = { { bot = "cmd touch owned" } } }' >evil.lua
tessera play evil.lua
check 'a config names no program' exits 2
echo 'return { players = { { bot = "crash.lua" } } }' >evil.lua
tessera play evil.lua
check 'a config names no file' exits 2
check 'nothing was run' test ! -e owned
printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"new","params":{"seed":4}}' \
    '{"jsonrpc":"2.0","id":2,"method":"roll","params":{"game":1}}' \
    '{"jsonrpc":"2.0","id":3,"method":"hint","params":{"game":1,"bot":"cmd touch owned"}}' \
    '{"jsonrpc":"2.0","id":4,"method":"hint","params":{"game":1}}' \
    '{"jsonrpc":"2.0","id":5,"method":"hint","params":{"game":1,"bot":"greedy"}}' |
    "$bin" rpc >out 2>err
check 'a client names no program' test ! -e owned
check 'it is told so' has out '"error".*"id":3'
check 'a hint has ideas' has out '"id":4.*"ideas":\[{"index"'
check 'a hint has expected points' has out '"margin":.*"points":\['

echo 'return { players = { { bot = "normal 50" } } }' >evil.lua
tessera play evil.lua
check 'a config does not say how much a bot may look at' exits 2

# A level that looks at more or less.
for positions in 50 60 50; do
    tessera simulate -n 1 --seed 9 -b A="normal $positions" -b B=greedy -f jsonl
    check "normal, with $positions positions" exits 0
    sed 's/"[a-z]*":"normal [0-9]*"//' out >"game$positions"
    [ "$positions" = 60 ] || cp "game$positions" "again$count"
done
check 'positions make another game' sh -c '! cmp -s game50 game60'
set -- again*
check 'the same positions, the same game' same "$1" "$2"
tessera arena 'normal 0' greedy -n 1
check 'not to look at anything is no number' exits 1

# What a bot says depends on nothing but the seed.
for bot in easy greedy; do
    tessera simulate -n 2 --seed 9 -b all="$bot" -f jsonl -j 1
    cp out one
    tessera simulate -n 2 --seed 9 -b all="$bot" -f jsonl -j 2
    check "$bot: the same seed, the same game" same out one
done

finish
