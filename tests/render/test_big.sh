#!/bin/sh
# A board of thousands of tiles: SVG in time, and only once a type.
# measures: the time that a picture takes
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

tessera play mega --bot all=random --seed 1 --save big.save
check 'a game of thousands of tiles' exits 0
# Processor time of the programs run so far, in milliseconds: other tests run
# beside this one.
clock() {
    times >times.now # not in a subshell, which has spent nothing
    spent=$(sed -n '2s/[ms ]/ /gp' times.now |
        awk '{ print int(($1 * 60 + $2 + $3 * 60 + $4) * 1000) }')
}
clock
start=$spent
tessera render big.save -o big.svg
clock
end=$spent
check 'painted' exits 0
tiles=$(grep -c '^<use href="#t[0-9]*r[0-3]" x=' big.svg)
check "every tile, $tiles" test "$tiles" -gt 5400
echo "# $((end - start)) ms with loading"
limit=2000
[ "${TESSERA_VARIANT:-release}" = release ] || limit=60000
check 'in time' test $((end - start)) -lt $limit
check 'small' test "$(wc -c <big.svg)" -lt 3000000
check_opens big.svg
if ! short 'the replay page' 'takes long'; then
    clock
    start=$spent
    tessera replay big.save --html -o big.html
    clock
    check 'the replay page too' exits 0
    echo "# $((spent - start)) ms, $(wc -c <big.html) bytes"
    check 'the page in time' test $((spent - start)) -lt $((limit * 5))
    check 'the page small' test "$(wc -c <big.html)" -lt 5000000
fi
if short 'PNG' 'needs librsvg and cairo'; then
    :
elif can_png; then
    clock
    start=$spent
    tessera render big.save -o big.png
    clock
    check 'PNG' has big.png 'PNG'
    echo "# $((spent - start)) ms, $(wc -c <big.png) bytes"
    check 'PNG in time: 8 seconds' test $((spent - start)) -lt $((limit * 4))
    tessera render big.save --size 10 -o one.png
    cp one.png two.png
    tessera render big.save --size 10 -o two.png
    check 'PNG: the same bytes' same one.png two.png
else
    count=$((count + 1))
    echo "ok $count - PNG # SKIP built without librsvg and cairo"
fi
rows=$("$bin" render big.save -o big.txt && wc -l <big.txt)
check 'the terminal painter too' test "$rows" -gt 50

finish
