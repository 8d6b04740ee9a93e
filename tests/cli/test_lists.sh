#!/bin/sh
# Lists of modules, sets and presets: a broken one is in its list, with what is
# wrong, and spoils nothing for the others.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

bad() { # NAME REST-OF-THE-MANIFEST RULES
    mkdir -p "own/$1"
    printf 'module { "%s", needs = "base"%s }\n%s\n' "$1" "$2" "$3" \
        >"own/$1/rules.lua"
}
bad not-a-number '' 'option { "o", default = 1, values = { 1, 0/0 } }'
bad endless '' 'option { "o", default = 1/0 }'
bad half '' 'option { "o", default = 0.5, values = { 0.5, 1.5 } }'
bad circle '' 'local t = { 1 } t[2] = t option { "o", default = 1, values = t }'
bad function '' 'option { "o", default = print }'
bad places '' 'option { "o", default = 1, values = { 1, [7] = 2, x = 3 } }'
bad deep '' 'export { t = {} } option { "o", default = { { { 1 } } } }'
bad title-table ', title = {}' ''
bad title-nan ', title = 0/0, version = 0/0, players = { 0/0, 1/0 }' ''
bad needs-table ', after = { {} }' ''
bad missing ', conflicts = 7' 'no_such_word()'
bad syntax '' 'local = 1'
bad swells '' 'local t = {} while true do t[#t + 1] = ("x"):rep(9999) .. #t end'
bad raises '' 'error {}'
mkdir own/no-manifest own/empty own/tiles own/presets
echo 'return 1' >own/no-manifest/rules.lua
: >own/empty/rules.lua
bad zz-good ', title = "The good one"' \
    'option { "least", default = math.mininteger, min = math.mininteger }
option { "and", default = "a\n\0\r\"b", values = { "a\n\0\r\"b", "" } }'
echo 'tileset { "bad" } tile { "a", 0/0, "x" } no syntax' >own/tiles/bad.lua
echo 'tileset { "odd", title = {} } tile { "a", 0/0 } error(1)' \
    >own/tiles/odd.lua
printf 'tileset { "zz", title = "A good set" }\ntile { "a", 3, "%s" }\n' \
    'city city city city' >own/tiles/zz.lua
echo 'return { title = 0/0, modules = { 0/0 }, tiles = { a = 0/0 } }' \
    >own/presets/bad.lua
echo 'return {' >own/presets/syntax.lua
echo 'return { title = "A good preset" }' >own/presets/zz.lua

tessera modules --path own
check 'status 0' exits 0
for name in own/*/; do
    name=$(basename "$name")
    case $name in
    tiles | presets) continue ;;
    zz-good) check 'the good one is good' has out '^  zz-good  *The good one$' ;;
    *) check "$name is listed as bad" has out "^  $name  *does not load: own/$name/" ;;
    esac
done
check 'shipped ones are as they were' has out '^  tower  *The Tower'
for name in bad odd; do
    check "tile set $name is listed as bad" \
        has out "^  $name  *does not load: own/tiles/$name.lua:1: "
done
check 'the good set is good' has out '^  zz  *A good set, 3 tiles$'
for name in bad syntax; do
    check "preset $name is listed as bad" \
        has out "^  $name  *does not load: own/presets/$name.lua"
done
check 'the good preset is good' has out '^  zz  *A good preset$'
tessera modules not-a-number --path own
check 'what is wrong with one' has out "values\[2\] must be .*, not 0/0"

tessera modules --path own --json
check 'as JSON: status 0' exits 0
check 'as JSON: what is wrong' \
    has out '"name":"not-a-number"[^}]*"problem":"own/not-a-number/rules.lua:2: '
check 'as JSON: the least number is exact' \
    has out '"default":-9223372036854775808,'
check 'as JSON: a text is exact' has out '"default":"a\\n\\u0000\\r\\"b"'
printf '{"jsonrpc":"2.0","id":1,"method":"modules","params":{"path":["own"]}}\n' |
    "$bin" rpc >out 2>err
check 'rpc modules: an answer' has out '"result":'

# Options that are hard to write down are there again in a saved game.
printf 'return { modules = { "zz-good" }, options = { ["zz-good"] = %s } }\n' \
    '{ least = math.mininteger + 1, ["and"] = "" }' >good.lua
tessera play good.lua --path own --seed 1 --bot all=random --save good.save
check 'a game with such options' exits 0
tessera replay good.save --verify
check 'its saved game' exits 0

# What a test is played with is written down as well: numbers that are none are
# read back as that, and refused where they are refused.
cat >numbers.lua <<'END'
module { "numbers", needs = "base" }
option { "o", default = 1 }
for _, number in ipairs { 0/0, 1/0, -1/0, 0.1, -0.0, 1e300, 3.0,
    math.mininteger } do
  test(("a %s"):format(number)) { with = { options = { numbers = {
    o = number } } }, board = "D^", expect = "A has 0 points" }
end
END
tessera test numbers.lua --games 0
check 'numbers: those that are whole pass' has out '^3 passed, 5 failed$'
for number in 0/0 inf -inf 0.1 1e+300; do
    check "numbers: $number is refused as what it is" \
        has out "options.numbers.o is $number, must be a whole number"
done

finish
