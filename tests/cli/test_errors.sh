#!/bin/sh
# Wrong configs, one a row: what the message must say. Every one ends with
# status 2, without a traceback, and names the line of the config.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

mkdir -p mods/one mods/two mods/future mods/empty mods/raises mods/circle
echo 'module { "one", needs = "base", conflicts = "two" }' >mods/one/rules.lua
echo 'module { "two", needs = "base" }' >mods/two/rules.lua
echo 'module { "future", api = 2, colour = 1 }' >mods/future/rules.lua
echo 'local x = 1' >mods/empty/rules.lua
printf 'module { "raises", needs = "base" }\nlocal t\nt.x = 1\n' \
    >mods/raises/rules.lua
echo 'module { "circle", needs = "base", before = "base" }' \
    >mods/circle/rules.lua

# config TEXT: plays with it.
config() {
    printf '%s\n' "$1" >c.lua
    tessera play c.lua --path mods --bot random
}

# wrong CONFIG MESSAGE: the message is a regular expression.
wrong() {
    config "$1"
    name=$(printf '%s' "$1" | tr '\n' ' ')
    check "$name: status 2" exits 2
    check "$name: $2" has err "$2"
    check "$name: clean message" clean
}

wrong 'return {' 'c.lua:[12]: unexpected symbol'
wrong 'return' 'c.lua: .*returned nothing'
wrong 'return 5' 'c.lua: .*returned a number'
wrong 'retrun {}' "c.lua:1: .*global 'retrun'"
wrong 'os.exit(0)' "c.lua:1: .*global 'os'"
wrong 'return { moduls = {} }' "c.lua:1: .*'moduls', did you mean 'modules'"
wrong 'return { modules = "base" }' 'c.lua:1: modules must be a table'
wrong 'return { modules = { "bsae" } }' "'bsae', did you mean 'base'"
wrong 'return { modules = { base = 1 } }' 'modules.base must be true or false'
wrong 'return { modules = { {} } }' 'modules is a list of names'
wrong 'return { modules = { base = false, "farmers" } }' \
    "'farmers' needs 'base', which is switched off"
wrong 'return { modules = { "one", "two" } }' "'one' and 'two' exclude"
wrong 'return { modules = { "future" } }' \
    "future/rules.lua:1: .*for api 2, this is api 1"
wrong 'return { modules = { "future" } }' "module{} has no 'colour'"
wrong 'return { modules = { "empty" } }' 'must be module{}'
wrong 'return { modules = { "raises" } }' 'raises/rules.lua:3: '
wrong 'return { modules = { "circle" } }' 'in a circle: base, circle'
wrong 'return { options = 2 }' 'c.lua:1: options must be a table, not 2'
wrong 'return { options = { base = 2 } }' 'options.base must be a table'
wrong 'return { options = { bas = {} } }' "'bas' is not enabled, did .*'base'"
wrong 'return { options = { base = { editon = 2 } } }' \
    "no 'editon', did you mean 'edition'"
wrong 'return { options = { base = { edition = 4 } } }' \
    'edition is 4, must be one of 1, 2, 3'
wrong 'return { options = { base = { edition = "2" } } }' 'is "2", must be'
wrong 'return { options = { base = { tiny_city = 1 } } }' \
    'is 1, must be true or false'
wrong 'return { tiles = { bse = 2 } }' "tile set 'bse', did you mean 'base'"
wrong 'return { tiles = { base = -1 } }' 'c.lua:1: tiles.base must be'
wrong 'return { tiles = { base = 1.5 } }' 'c.lua:1: tiles.base must be'
wrong 'return { tiles = { base = false } }' 'no tile to play with'
wrong 'return { tiles = { base = { DD = 1 } } }' "'DD', did you mean 'D'"
wrong 'return { tiles = { base = { D = -1 } } }' 'D must be 0 to'
wrong 'return { tiles = { "river" } }' "belongs to the module 'river'"
wrong 'return { pieces = { meple = 3 } }' "'meple', did you mean 'meeple'"
wrong 'return { pieces = { meeple = "x" } }' '0 to 200, not "x"'
wrong 'return { players = 0 }' 'players must be 1 to 8, not 0'
wrong 'return { players = "two" }' 'whole number or a list, not "two"'
wrong 'return { players = { "Ann", " " } }' 'players\[2\].name is empty'
wrong 'return { players = { { nam = "A" } } }' "'nam', did you mean 'name'"
wrong 'return { players = { { bot = "greddy" } } }' \
    'c.lua:1: players\[1\].bot: .*did you mean greedy'
wrong 'return { players = {
  "Ann", "Bob",
  "Ann" } }' "c.lua:3: players: two are called 'Ann'"
wrong 'return { players = { { name = "greedy" },
  { bot = "greedi" } } }' 'c.lua:2: players\[2\].bot: no bot is called'
wrong 'return { seed = 1.5 }' 'seed must be a whole number, not 1.5'
wrong 'return { undo = -1 }' 'undo must be at least 0'
wrong 'return { title = 5 }' 'title must be a text'
wrong 'return { rules = { "absent.lua" } }' "no file 'absent.lua'"
wrong 'return { undo = math.maxinteger }' 'undo must be at most 1000000'
wrong 'return { title = "\27[31m" }' 'title must be UTF-8 without control'
wrong 'return { players = { "A\127" } }' 'players\[1\].name must be UTF-8'
wrong 'return { players = { { name = "\255" } } }' '.name must be UTF-8'
wrong 'return { players = { ("x"):rep(1e5) } }' 'at most 200 letters, not 1000'
wrong 'return { players = { "A", b = 1 } }' "'b' is no place in it"
wrong 'return { path = { mods = true } }' "'mods' is no place in it"
wrong 'return { rules = { [3] = "x.lua" } }' "'3' is no place in it"
wrong 'return { lang = "german" }' 'lang must be a code such as "de", not "ge'
wrong 'return { modules = { farmrs = false } }' "'farmrs', did .*'farmers'"
wrong 'return { tiles = { rivr = false } }' "'rivr', did you mean 'river'"
wrong 'return { tiles = { rivr = 0 } }' "'rivr', did you mean 'river'"
wrong 'return { tiles = { "../c" } }' "there is no tile set '../c'"

# Many problems: all of them, each with its line.
config 'return {
  modules = { "base", "farmrs" },
  options = { base = { editon = 2,
                       edition = 7 } },
  -- tiles and pieces are words of a comment here
  tiles = { rivr = true },
  pieces = { meple = 1 },
  players = 99,
  sed = 2 }'
for found in "2: .*'farmrs'" "3: .*'editon'" '4: .*edition is 7' \
    "6: .*'rivr'" "7: .*'meple'" '8: .*not 99' "9: .*'sed'"; do
    check "many problems: $found" has err "c.lua:$found"
done
check 'many problems: no more lines than problems' \
    test "$(wc -l <err)" -eq 7

# Problems of the command line are told from those of the file.
tessera play --set options.base.edition=9 --set plyers=3
check 'override: status 2' exits 2
check 'override: value' has err '--set options.base.edition: .*is 9'
check 'override: key' has err "--set plyers: .*did you mean 'players'"
tessera play --seed 1 --players 3 --bot random --set title=x
check 'overrides of every kind are taken' exits 0

# Tile files, house rules, and saves of moved modules.
cat >tower.lua <<'END'
tileset { "tower" }
tile { "A", 1, "field feild city road" }
tile { "B", 1, "field" }
END
config 'return { tiles = { "tower" } }'
check 'tile file: line and nearest word' \
    has err 'tower.lua:2: tile "A": .*"feild".*did you mean "field"'
check 'tile file: the other tile as well' has err 'tower.lua:3: tile "B"'
rm tower.lua

# A config or a house rule may be called like a tile set.
echo 'return { modules = { "base", "river" }, rules = { "base.lua" } }' >river.lua
echo 'module { "mine", needs = "base" }' >base.lua
tessera play river.lua --bot random
check 'files that are called like tile sets hide none' exits 0
rm river.lua base.lua

finish
