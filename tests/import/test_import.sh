#!/bin/sh
# `tessera import`: a game by JCloisterZone becomes a saved game of ours, and
# what is wrong with a file, or not known here, is said by its place.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

# place ID ROTATION X Y; deploy X Y FEATURE LOCATION MEEPLE; pass; commit
place() {
    printf '{"type":"PLACE_TILE","payload":{"tileId":"%s","rotation":"R%s","position":[%s,%s]}}' "$@"
}
deploy() {
    printf '{"type":"DEPLOY_MEEPLE","payload":{"pointer":{"position":[%s,%s],"feature":"%s","location":"%s"},"meepleId":"%s"}}' "$@"
}
pass='{"type":"PASS","payload":{}}'
commit='{"type":"COMMIT","payload":{"random":0.5}}'
sets='"basic:1":1'
elements='"small-follower":7,"farmers":true'
rules=''
start='{"tile":"BA/RCr","x":0,"y":0,"rotation":0}'

# game MESSAGES: the file game.jcz
game() {
    printf '{"appVersion":"5.7.0","gameId":"1","initialRandom":0.5,"clock":9,
"setup":{"sets":{%s},"elements":{%s},"rules":{%s},"start":[%s],"timer":null},
"players":[{"name":"Ann","slot":0},{"name":"Bob","slot":4}],
"replay":[%s]}\n' "$sets" "$elements" "$rules" "$start" "$1" >game.jcz
}

# Ann closes a city of two tiles; Bob has a farmer beside it.
turns="$(place BA/C 180 0 -1),$(deploy 0 -1 City S 0.small.1),$commit,
$(place BA/C 180 0 1),$(deploy 0 1 Field NL.NR.EL.ER.WL.WR 1.small.1),$commit"
game "$turns"

# ---- what can be read -------------------------------------------------------

tessera import game.jcz
check 'a game is read' exits 0
check 'all of it' has out '^game.save: 6 of 6 messages'
check 'with its points' has out '^total *4 *0'
check 'players keep their names' has game.save 'Ann.*Bob'
check 'the answers are ours' has game.save '^> base/Ev 0,-1'
tessera replay game.save --verify
check 'a saved game like any other' exits 0
tessera play game.save --bot random
check 'which goes on' exits 0
check 'to its end' has out 'wins with\|share'

tessera import game.jcz -o other.save
check '--output names the file' test -s other.save
tessera import game.jcz --config
check '--config prints what is played' has out 'modules = { "base", "farmers" }'
cp out config.lua
tessera play config.lua --bot random
check 'as a config that can be used' exits 0

elements='"small-follower":5,"farmers":false,"big-follower":1,"inn":true'
sets='"basic:1":2,"inns-and-cathedrals:1":1,"tower:1":1'
rules='"tiny-city-scoring":"2"'
game "$turns"
tessera import game.jcz --config
check 'switches become options' has out \
    '"inns-and-cathedrals"\] = {.*"cathedrals"\] = false'
check 'rules, too' has out '"tiny_city"\] = true'
check 'sets without their rules are tiles' has out '"tower"\] = 1'
check 'two copies of a set' has out '"base"\] = 2'
check 'other numbers of pieces' has out '"meeple"\] = 5'
sets='"basic:1":1' elements='"small-follower":7,"farmers":true' rules=''

# Figures that another module brings to the board need it.
elements='"small-follower":7,"barn":1' sets='"basic:1":1,"abbey-and-mayor:1":1'
game "$(place BA/C 180 0 -1),$pass,$commit"
tessera import game.jcz
check 'a barn without fields is no reason to fail' exits 0
elements="$elements,\"farmers\":true"
game "$turns"
tessera import game.jcz --config
check 'where there are fields, the number of barns counts' has out '"barn"\] = 1'
sets='"basic:1":1' elements='"small-follower":7,"farmers":true'

# A module of somebody's, from a folder of its own.
mkdir -p own/hermit
echo 'module { "hermit", title = "Hermit", needs = "base" }' >own/hermit/rules.lua
echo 'return { elements = { hermit = true } }' >own/hermit/jcz.lua
elements="$elements,\"hermit\":true"
game "$turns"
tessera import game.jcz --config --path own
check '--path: a module from elsewhere' has out '"hermit"'
tessera import game.jcz --path own
check 'and the game is played with it' has out '^game.save: 6 of 6 messages'
echo 'return { elements = print() }' >own/hermit/jcz.lua
tessera import game.jcz --path own
check 'nothing of its file is run' has err 'own/hermit/jcz.lua:1: .*plain data'
elements='"small-follower":7,"farmers":true'
game "$turns"

for try in replay 'play --bot random'; do
    # shellcheck disable=SC2086 # one word each
    tessera $try game.jcz
    check "$try says what to do with such a file" has err 'tessera import game.jcz'
done

# ---- as far as it is known --------------------------------------------------

# part NAME MESSAGE: read as far as it goes, status 3, and why
part() {
    rm -f game.save
    tessera import game.jcz
    check "$1: status 3" exits 3
    check "$1: $2" has err "^tessera: game.jcz: $2"
    cp err said
    check "$1: no traceback" clean
    check "$1: what came before is there" test -s game.save
    tessera replay game.save --verify
    check "$1: and is whole" exits 0
}
game "$turns,$(place CU/X 0 1 1)"
part 'unknown tile' 'replay\[6\]: nobody here knows the tile CU/X'
sets='"basic:1":1,"fishermen/6":1' elements="$elements,\"fishhut\":true"
game "$turns"
part 'unknown set' "setup.sets: .*'fishermen/6'"
check 'and what it brings' has said "setup.elements: .*'fishhut'"
sets='"basic:1":1' elements='"small-follower":7,"farmers":true'
rules='"tiny-city-scoring":"7"'
game "$turns"
part 'unknown rule' "setup.rules.tiny-city-scoring: .*'7'"
rules=''
game "$turns,$(place BA/C 0 5 5),$commit"
part 'a tile that cannot lie there' 'replay\[6\]: PLACE_TILE BA/C is not among'
game "$(place BA/C 180 0 -1),$(deploy 0 -1 City N 0.small.1),$commit,$(place BA/L 0 0 1)"
part 'a figure that cannot stand there' 'replay\[1\]: DEPLOY_MEEPLE is not among'
game "$(place BA/C 180 0 -1),$(deploy 0 -1 City S 0.wizard.1),$commit"
part 'unknown figure' "replay\[1\]: .*'wizard'"
game "$(place BA/C 180 0 -1),{\"type\":\"DANCE\",\"payload\":{}},$commit"
part 'unknown message' 'replay\[1\]: DANCE'
game "$(place BA/Cccc+ 0 0 -1),$commit,$(place BA/L 0 0 1),$commit,$(place BA/Cccc+ 0 0 -2),$commit"
part 'a tile there is no more of' 'replay\[4\]: the tile BA/Cccc+'

# ---- what is wrong ----------------------------------------------------------

# wrong NAME MESSAGE: status 2, one message, no file
wrong() {
    rm -f game.save
    tessera import game.jcz
    check "$1: status 2" exits 2
    check "$1: $2" has err "^tessera: game.jcz: .*$2"
    check "$1: clean" clean
    check "$1: no file" test ! -e game.save
}
game "$turns"
cp game.jcz right.jcz
change() { sed "$1" right.jcz >game.jcz; }
for size in 1 40 200 500 700; do
    head -c "$size" right.jcz >game.jcz
    wrong "cut off after $size bytes" 'no JSON'
done
echo 'tessera-save 1' >game.jcz
wrong 'another file' 'no JSON'
printf '\377\376\0' >game.jcz
wrong 'bytes' 'no JSON'
for text in '[]' '5' '{}' '"x"' 'null' '{"appVersion":5}'; do
    echo "$text" >game.jcz
    wrong "$text" 'no game saved by JCloisterZone'
done
change 's/5\.7\.0/4.6.1/'
wrong 'version 4' 'version 5 can be read'
change 's/"sets":{[^}]*}/"sets":[]/'
wrong 'sets as a list' 'setup.sets: expected an object'
change 's/"basic:1":1/"basic:1":-3/'
wrong 'fewer than no tiles' 'setup.sets.basic:1: expected a number from 0'
change 's/"basic:1":1/"basic:1":1e9/'
wrong 'a fraction' 'setup.sets.basic:1: expected a whole number'
change 's/"small-follower":7/"small-follower":"many"/'
wrong 'many figures' 'setup.elements.small-follower: expected'
change 's/"name":"Ann"/"name":{}/'
wrong 'a name that is none' 'players\[0\].name: expected a text'
change 's/"players":\[.*\],$/"players":[],/'
wrong 'nobody plays' 'players: expected 1 to'
change 's/"type":"COMMIT"/"type":7/'
wrong 'a type that is none' 'replay\[2\].type: expected a text'
change 's/R180/R45/'
wrong 'half a turn' 'replay\[0\].payload.rotation: expected R0, R90'
change 's/\[0,-1\]/[0]/'
wrong 'half a place' 'replay\[0\].payload.position\[1\]: expected a whole'
change 's/\[0,-1\]/[0,-99999999999]/'
wrong 'far away' 'replay\[0\].payload.position\[1\]: expected a whole'
change 's/0\.small\.1/small/'
wrong 'no meeple' 'replay\[1\].payload.meepleId: expected a meeple'
change 's/"tile":"BA\/RCr"/"tile":"BA\/L"/'
wrong 'another start' 'setup.start: .*BA/L'
change 's/"start":\[\([^]]*\)\]/"start":[\1,\1]/'
wrong 'two starts' 'setup.start: has 2 tiles'
printf '{"appVersion":"5.7.0","setup":{"sets":{"basic:1":1},"elements":{}}}' >game.jcz
wrong 'a set-up only' 'a set-up and no game'
{
    printf '{"appVersion":"5.7.0","x":"'
    head -c 17000000 /dev/zero | tr '\0' a
    printf '"}'
} >game.jcz
wrong 'too large' 'larger than 16 MiB'
head -c 100000 /dev/zero | tr '\0' '[' >game.jcz
wrong 'too deep' 'no JSON'
rm -f game.jcz
tessera import game.jcz
check 'no file at all' has err '^tessera: game.jcz: '
tessera import
check 'without a file: status 2' exits 2
mkdir game.jcz
tessera import game.jcz
check 'a folder' has err 'not a file'
finish
