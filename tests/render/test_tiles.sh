#!/bin/sh
# Every shipped tile looks as it did when its picture was last approved.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

for set in $(sets); do
    its_turn || continue
    if [ ! -e "$here/golden/$set.sums" ]; then
        count=$((count + 1))
        echo "ok $count - $set # SKIP nothing to compare: update.sh"
        continue
    fi
    tessera tiles "$set" -o sheet.svg
    check "$set: drawn" exits 0
    sums sheet.svg >"$set.sums"
    check "$set: every tile as before" \
        diff "$here/golden/$set.sums" "$set.sums"
done

tessera tiles cathars -o whole.svg
check 'a whole sheet as before' same "$here/golden/cathars.svg" whole.svg
"$bin" tiles cathars >printed.svg
check 'the same on standard output' same whole.svg printed.svg
if command -v script >/dev/null; then
    script -qec "'$bin' tiles cathars" /dev/null >seen </dev/null
    check 'a terminal gets no SVG' lacks seen '<svg'
    check 'but is told how to get a file' has seen '-o FILE.svg'
fi
tessera tiles nowhere
check 'unknown set: status 1 or 2' test "$status" -ne 0
check 'unknown set: a message' clean
tessera tiles base -o /nowhere/x.svg
check 'unwritable file: a message' clean

finish
