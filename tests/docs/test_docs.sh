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

mkdir examples
tessera doc --examples examples
check 'there are examples' test "$(cat out)" -ge 4
for f in examples/*.lua; do
    tessera test "$f"
    check "the example $f passes its tests" exits 0
    tessera check "$f"
    check "the example $f passes check" exits 0
done

finish
