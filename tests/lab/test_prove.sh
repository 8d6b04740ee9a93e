#!/bin/sh
# Small worlds, complete: rules that lie are proved wrong, each in its way, and
# a sound one is gone through whole. TAP.
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"
lies="$root/tests/lab/lies"

# wrong NAME WORDS: the rule is proved wrong in these words, with an example
wrong() {
    tessera prove "$lies/$1.lua" --json "$1.json" -o "$1.lua"
    check "$1: proved wrong" exits 1
    check "$1: in these words" has out "$2"
    check "$1: an example as a test" has "$1.lua" '^test "found by tessera prove" {'
}
wrong always 'always\.lua:11: always: the crown is for later'
wrong memory "memory\.lua:6: 'kept' changes during a game"
wrong fails 'the answer pass fails: .*fails\.lua:6: attempt to index'
wrong secrecy 'can tell from .* what is hidden from them'
wrong ends 'the game has not ended after 100 answers'
check 'who asks is named' has out 'the phase again (ends) asks'
wrong grows 'the game has not ended after 100 answers'
check 'the kind is in the data' has always.json '"kind":"always"'
tessera prove "$lies/always.lua" --report wrong.html
check 'a page has what is wrong' has wrong.html 'always: the crown is for later</p>'
check 'with the example' has wrong.html '<pre>-- always: the crown is for later'

for each in always memory fails; do
    tessera test "$each.lua" -n 0
    check "$each: the example fails as a test" exits 1
done
check 'with the rule and its line' has out 'fails\.lua:6'

echo 'return { modules = { "base" } }' >base.lua
tessera prove base.lua --tiles 1 --json whole.json -j 1
check 'a sound rule' exits 0
check 'each of its worlds' has whole.json '"total":24,"whole":24,"worlds":24'
check 'nothing was cut off' has out '^Complete: '
tessera prove base.lua --tiles 1 --json again.json -j 3 --report right.html
check 'a page says that it is complete' has right.html '<p>Complete: '
check 'and shows no example' lacks right.html '<pre>'
check 'processes change nothing' cmp whole.json again.json

# a world of one tile without a road or a city, counted by hand: before the draw,
# after it, and on each side of the start tile, where the game is over
echo 'return { modules = { "base" }, tiles = { base = false, "one" } }' >one.lua
mkdir tiles
cat >tiles/one.lua <<'END'
tileset { "one", title = "One tile" }
tile { "start", 1, "field field field field", start = 1 }
tile { "plain", 1, "field field field field" }
END
tessera prove one.lua --path . --tiles 1 --json one.json
check 'a world counted by hand: 1 draw, 4 cells, 4 ends' \
    has one.json '"ends":4,"equal":0,"positions":6,'

tessera prove base.lua --tiles 2 --positions 1500 --limit 100 --lang de
check 'less than all' exits 0
check 'what was cut off is told' has out '^Nicht angesehen: [0-9]* Stellung.*--limit 100'
check 'and what was not begun' has out '^Nicht begonnen: [0-9]* Welten (--positions 1500)'
check 'not told to be complete' lacks out 'Vollständig'

# secrets, and a set-up that asks
echo 'return { modules = { "base", "objectives" } }' >secret.lua
tessera prove secret.lua --tiles 1 --positions 60 --limit 60
check 'a rule with secrets holds' exits 0

tessera prove nothing-of-that-name
check 'no such rule: status 2' exits 2
tessera prove base.lua --tiles 0
check 'no tiles: status 2' exits 2
check 'clean messages' clean

finish
