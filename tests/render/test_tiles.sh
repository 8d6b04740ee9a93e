#!/bin/sh
# Every shipped tile, drawn as it was when somebody last looked at it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

for set in $(sets); do
    if [ ! -e "$here/golden/$set.sums" ]; then
        count=$((count + 1))
        echo "ok $count - $set # SKIP nothing to compare: update.sh"
        continue
    fi
    tessera tiles "$set"
    check "$set: drawn" exits 0
    sums out >"$set.sums"
    check "$set: every tile as before" \
        diff "$here/golden/$set.sums" "$set.sums"
done

tessera tiles cathars
check 'a whole sheet as before' same "$here/golden/cathars.svg" out

tessera tiles cathars -o a.svg
check 'tiles -o writes the same' same "$here/golden/cathars.svg" a.svg
tessera tiles nowhere
check 'unknown set: status 1 or 2' test "$status" -ne 0
check 'unknown set: a message' clean
tessera tiles base -o /nowhere/x.svg
check 'unwritable file: a message' clean

finish
