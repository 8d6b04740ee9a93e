#!/bin/sh
# The reference: complete, up to date, and its examples work.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

tessera doc --check
check 'everything registered is documented, nothing is out of date' exits 0
tessera doc
check 'the reference is printed' has out '^## Words of a module'
tessera doc piece
check 'a word' has out 'weight'
tessera doc rotation
check 'a field' has out 'tile.rotation: integer'
tessera doc g:lay
check 'a method, with its owner' has out '^. .g:lay(type'
tessera doc weight
check 'a field of a word, with the word' has out '^piece: .*weight'
tessera doc expect
check 'a word of a title' has out 'PLAYER scores REASON N TERMS'
check 'all of its help' has out 'whatever its terms'
tessera doc notation
check 'the notations' has out 'A board is drawn in rows'
tessera doc peice
check 'an unknown word: status 2' exits 2
check 'an unknown word: the nearest one' has err 'piece'

examples=$OLDPWD/tests/docs/examples
for f in "$examples"/*.lua; do
    name=${f##*/}
    check "the example $name is in the reference" \
        grep -q "^module { \"${name%.lua}\"" "$OLDPWD/lua/doc/reference.md"
    tessera test "$f"
    check "the example $name passes its tests" exits 0
    tessera check "$f"
    check "the example $name passes check" exits 0
done

# No code in the reference is without a test: its blocks are those files.
awk '/^```lua$/ { n++ } END { print n }' "$OLDPWD/lua/doc/reference.md" >blocks
check 'every block of the reference is one of these examples' \
    [ "$(cat blocks)" -eq "$(find "$examples" -name '*.lua' | wc -l)" ]

finish
