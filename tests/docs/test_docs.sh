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

finish
