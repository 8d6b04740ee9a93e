#!/bin/sh
# The protocol: a dialogue, errors, and garbage it must survive.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

[ "${TESSERA_VARIANT:-release}" = release ] && seconds=4 || seconds=40

# rpc LINE...: out has the answers.
rpc() {
    printf '%s\n' "$@" | "$bin" rpc >out 2>err
    status=$?
}
# req ID METHOD PARAMS: prints a request.
req() {
    printf '{"jsonrpc":"2.0","id":%s,"method":"%s","params":%s}\n' "$@"
}
code() { grep -qe "\"code\":$1[,}]" out; }
nth() { sed -n "${1}p" out; }

tessera rpc --schema
check 'the schema is printed' has out '"openrpc"'
for method in modules new state decision events answer roll undo save load \
    close render subscribe; do
    check "the schema has $method" has out "\"name\": \"$method\""
done

rpc "$(req 1 modules '{}')"
check 'modules' has out '"name":"base"'

rpc "$(req 1 new '{"seed":4}')" "$(req 2 state '{"game":1}')" \
    "$(req 3 decision '{"game":1,"limit":2}')" "$(req 4 render '{"game":1}')"
check 'new gives game 1' has out '"id":1,.*"game":1'
check 'state' has out '"id":2,.*"hash":"[0-9a-f]\{16\}"'
check 'decision has keys' has out '"id":3,.*"key":"'
check 'render gives lines' has out '"id":4,.*"result":\[".*"\]'
check 'end of input: status 0' exits 0
rpc "$(req 1 new '{"seed":4}')" \
    "$(req 2 render '{"game":1,"form":"svg","size":40,"bare":true}')" \
    "$(req 3 render '{"game":1,"form":"png"}')" \
    "$(req 4 render '{"game":1,"form":"svg","rows":9}')" \
    "$(req 5 render '{"game":1,"size":40}')" \
    "$(req 6 render '{"game":1,"columns":40}')"
check 'render gives SVG' has out '"id":2,.*"result":"<svg xmlns.*</svg>'
check 'of the size wished' has out '"id":2,.* width=\\"64\\"'
check 'render: no other form' has out 'one of text, svg expected.*"id":3,'
check 'render: columns without rows' has out 'go together.*"id":6,'
check 'render: rows are of text' has out 'rows does not go.*"id":4,'
check 'render: size is of SVG' has out 'size does not go.*"id":5,'

# Bots of a config play; CHANCE is the client's.
bots='{"seed":4,"config_text":"return { players = { \"Ann\", { bot = \"greedy\" } } }"}'
{
    req 1 new "$bots"
    for n in 2 3 4 5 6 7 8 9 10 11 12 13; do
        req $n roll '{"game":1}'
        req $n answer '{"game":1,"index":0}'
    done
    req 20 state '{"game":1}'
    req 21 undo '{"game":1,"consent":true}'
} >dialogue
"$bin" rpc <dialogue >out 2>err
check 'a bot is never left to the client' lacks out '"player":1,"prompt"'
check 'a bot lays tiles' has out '"kind":"placed","number":0,"player":1'
check 'after undo it waits' has out '"id":21,'

# Play a few answers, whoever is asked.
{
    req 1 new '{"seed":4,"save":"rpc.save"}'
    for n in 2 3 4 5 6 7 8 9; do
        req $n roll '{"game":1}'
        req $n answer '{"game":1,"index":0}'
    done
    req 10 state '{"game":1}'
    req 11 save '{"game":1,"path":"copy.save"}'
    req 12 undo '{"game":1,"answers":3}'
    req 13 undo '{"game":1,"answers":3,"consent":true}'
    req 14 undo '{"game":1,"answers":999,"consent":true}'
    req 15 load '{"file":"copy.save"}'
    req 16 events '{"game":1,"from":0,"limit":2}'
} >in
"$bin" rpc <in >out 2>err
status=$?
check 'a dialogue: status 0' exits 0
check 'answers are given' has out '"answers":[1-9]'
check 'roll is refused when it is not the turn of CHANCE' code -32000
check 'undo of a draw needs consent' has out '"code":-32007.*"id":12,'
check 'undo with consent' has out '"id":13,.*"result"'
check 'undo too far' has out '"code":-32004.*"id":14,'
hash() {
    sed -n "s/.*\"hash\":\"\([0-9a-f]*\)\".*\"id\":$1,.*/\1/p
            s/.*\"id\":$1,.*\"hash\":\"\([0-9a-f]*\)\".*/\1/p" out
}
check 'load gives the saved position' test "$(hash 10)" = "$(hash 15)"
check 'events can be read at any time' \
    has out '"id":16,.*"kind":"placed"'
tessera replay rpc.save --verify
check 'the log of the dialogue can be verified' exits 0

rpc "$(req 1 new '{"seed":4}')" "$(req 2 subscribe '{"game":1}')" \
    "$(for n in 1 2 3 4; do
        req 3 roll '{"game":1}'
        req 3 answer '{"game":1,"index":0}'
    done)"
check 'events come as notifications' has out '"method":"event"'

# Rules that are there already are not loaded again.
rpc "$(req 1 new '{"set":{"players":3},"seed":4}')" \
    "$(req 2 new '{"like":1,"seed":4}')" "$(req 3 close '{"game":1}')" \
    "$(req 4 state '{"game":2}')" "$(req 5 new '{"like":2,"set":{}}')" \
    "$(req 6 new '{"like":1}')"
check 'new: a game like another' test "$(hash 1)" = "$(hash 2)"
check 'it outlives the other' test "$(hash 4)" = "$(hash 2)"
check 'no config besides' has out 'param set does not go with.*"id":5,'
check 'like what there is not' has out '"code":-32006.*"id":6,'

# Many games, by numbers.
plain='"config_text":"return { modules = { \"base\" }, players = 2 }"'
{
    req 1 many "{$plain,\"games\":2,\"seed\":7,\"window\":21}"
    req 2 steps '{"games":[2,1]}'
    req 3 decision '{"game":1,"limit":1}'
    req 4 space '{"game":1}'
    req 5 observe '{"games":[1,2]}'
    req 6 steps '{"games":[1,2],"actions":[0]}'
    req 7 steps '{"games":[1,1]}'
    req 8 steps '{"games":[1,2],"actions":[-1,4294967296]}'
    req 9 steps '{"games":[1,9]}'
    req 10 many "{$plain,\"games\":255}"
    req 11 observe '{"games":[1],"seat":2}'
    req 12 space '{"game":1,"window":20}'
    req 13 steps '{"games":[1],"actions":["0"]}'
    req 14 many "{$plain,\"games\":0}"
} >in
"$bin" rpc <in >out 2>err
status=$?
check 'many games: status 0' exits 0
list() { sed -n "s/.*\"id\":$1,.*\"$2\":\(\[[^a-z]*\]\)[,}].*/\1/p" out; }
check 'many: two games by number' test "$(list 1 games)" = '[1,2]'
check 'steps: actions in the order of the list' \
    test "$(list 1 legal)" = "$(list 2 legal | sed 's/^\[\(.*\]\),\(\[.*\)\]$/[\2,\1]/')"
check 'its games are those of other methods' has out '"id":3,.*"kind":"place"'
check 'space: what numbers are' has out '"id":4,.*"name":"other".*"window":21'
check 'observe: an array for each game' has out '"id":5,.*\[\[[-0-9,]*\],\[[-0-9,]*\]\]'
check 'an action for each game' has out 'one for each game, not 1".*"id":6,'
check 'no game twice' has out 'game 1 stands in the list twice".*"id":7,'
check 'an action that cannot be taken' \
    has out '"data":{"game":2}.*game 2: action 4294967296 cannot.*"id":8,'
check 'no such game' has out '"code":-32006.*"id":9,'
check 'no more games than there is room for' has out 'close some".*"id":10,'
check 'observe: no such seat' has out '"code":-32000.*"id":11,'
check 'space: the window is odd' has out 'odd number.*"id":12,'
check 'actions are numbers' has out '"code":-32602.*"id":13,'
check 'one game at least' has out '"code":-32602.*"id":14,'
# A rule that fails in one game leaves it as it was; the others go on.
mkdir -p broken
cat >broken/rules.lua <<'END'
module { "broken", api = 1, needs = { "base" } }
on.placed(function(g)
  if g.turn == 1 then error("here it ends") end
end)
END
two() { # ACTIONS
    req 1 many "{\"path\":[\".\"],$(echo "$plain" | sed 's/base\\"/&, \\"broken\\"/'),\"seed\":3}"
    req 2 many "{$plain,\"seed\":3}"
    req 3 steps '{"games":[1,2]}'
    [ -z "$1" ] || req 4 steps "{\"games\":[1,2],\"actions\":[$1,$1]}"
}
two '' >in
"$bin" rpc <in >out 2>err
two "$(list 3 legal | tr -d '[]' | cut -d, -f1)" >in
"$bin" rpc <in >out 2>err
check 'a rule that fails is named, with its game' \
    has out '"id":4,.*"failed":\[{"code":-32001,.*"game":1,.*broken/rules.lua:3'
first() { list "$1" legal | sed 's/\],\[.*//'; }
check 'its game is as before' test "$(first 3)" = "$(first 4)"
check 'the others go on' test "$(list 3 legal)" != "$(list 4 legal)"
if [ -n "${TESSERA_ROOT:-}" ] && command -v python3 >/dev/null; then
    awk '/^```/ { on = 0 } /^# file: many.py$/ { on = 1 } on' \
        "$TESSERA_ROOT/lua/doc/learning.md" >many.py
    again() {
        python3 - "$bin" <<'END'
import json, subprocess, sys
pipe = subprocess.Popen([sys.argv[1], "rpc"], stdin=-1, stdout=-1)
def call(method, **params):
    pipe.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method,
                                 "params": params}).encode() + b"\n")
    pipe.stdin.flush()
    return json.loads(pipe.stdout.readline())["result"]
plain = "return { modules = { 'base' }, players = 2 }"
now = call("many", config_text=plain, games=2, seed=7)
while not now["over"][0]:
    now = call("steps", games=[1, 2],
               actions=[(legal or [-1])[0] for legal in now["legal"]])
call("steps", games=[1], again=True)
third = call("many", config_text=plain, seed=9)["games"][0]
hashes = [call("state", game=game)["hash"] for game in (1, third)]
sys.exit(hashes[0] != hashes[1])
END
    }
    check 'a game that starts again has a seed that no other has had' again
    python3 many.py 64 "$bin" >out 2>err
    check 'the script of learning.md plays many games' \
        has out '^[1-9][0-9]* games, [1-9][0-9]* a second$'
fi

rpc 'garbage'
check 'garbage: parse error' code -32700
rpc '{"jsonrpc":"2.0","id":1}' && check 'no method' code -32600
rpc '[]' && check 'empty batch' code -32600
rpc '[1,2]'
check 'batch of garbage: one answer each' \
    test "$(grep -o -e -32600 out | wc -l)" -eq 2
rpc "[$(req 1 modules '{}'),$(req 2 nothing '{}')]"
check 'batch: an array of answers' has out '^\[.*"id":1.*"id":2.*\]$'
rpc '{"jsonrpc":"2.0","method":"modules"}'
check 'a notification has no answer' test ! -s out
rpc "$(req 1 nothing '{}')" && check 'unknown method' code -32601
rpc "$(req 1 state '{}')" && check 'missing parameter' code -32602
rpc "$(req 1 state '[1]')" && check 'parameters by position' code -32602
rpc "$(req 1 state '{"game":"1"}')" && check 'wrong type' code -32602
rpc "$(req 1 state '{"game":1,"x":1}')"
check 'unknown parameter' code -32602
rpc "$(req 1 state '{"game":7}')" && check 'unknown game' code -32006
rpc "$(req 1 new '{"config":"no-such-preset"}')"
check 'unknown config' code -32602
rpc "$(req 1 new '{"set":{"players":99}}')"
check 'wrong override' code -32000
rpc "$(req 1 new '{"config_text":"return {"}')"
check 'broken config' code -32000
rpc "$(req 1 load '{"file":"absent"}')"
check 'absent save' has out '"error"'

# Names as long as a line may be: nobody compares them letter by letter.
long=$(head -c 900000 /dev/zero | tr '\0' x)
for request in "$(req 1 "$long" '{}')" "$(req 1 new "{\"config\":\"$long\"}")" \
    "$(req 1 new "{\"set\":{\"$long\":1}}")" \
    "$(req 1 new "{\"set\":{\"modules\":\"$long\"}}")" \
    "$(req 1 new "{\"config_text\":\"return{['$long']=1}\"}")" \
    "$(req 1 state "{\"game\":1,\"$long\":1}")"; do
    (ulimit -t "$seconds" && exec "$bin" rpc) >out 2>err <<END
$request
END
    status=$?
    check 'a name of 900 KB: an answer, soon' exits 0
    check 'a name of 900 KB: an error' has out '"error":'
    check 'a name of 900 KB: of the line it is in' lacks out 'lua/[a-z]*.lua:'
    check 'a name of 900 KB: not said again as a whole' \
        test "$(wc -c <out)" -lt 40000
done

# Every line of noise gets an answer, and the server still serves.
{
    head -c 200000 /dev/urandom
    echo
    head -c 2000000 /dev/zero | tr '\0' x
    echo
    head -c 100000 /dev/zero | tr '\0' '['
    echo
    printf '"\\ud800"\n{"jsonrpc":"2.0","id":1e999,"method":"state"}\n'
    printf '{"a":1,"a":2}\n\377\376\n{"jsonrpc":"2.0","id":{},"method":1}\n'
    req 99 modules '{}'
} >noise
"$bin" rpc <noise >out 2>err
status=$?
check 'noise: status 0' exits 0
check 'noise: still serving' has out '"id":99,.*"result"'
check 'noise: every answer is JSON-RPC' lacks out '^[^{[]'

finish
