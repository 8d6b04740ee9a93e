#!/bin/sh
# A board of thousands of tiles: SVG in time, and only once a type.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

tessera play mega --bot all=random --seed 1 --save big.save
check 'a game of thousands of tiles' exits 0
start=$(date +%s%N)
tessera render big.save -o big.svg
end=$(date +%s%N)
check 'painted' exits 0
tiles=$(grep -c '^<use href="#t[0-9]*r[0-3]" x=' big.svg)
check "every tile, $tiles" test "$tiles" -gt 5400
echo "# $(((end - start) / 1000000)) ms with loading"
limit=2000 # on a quiet machine; others may be at work beside a test
[ "$(cut -d. -f1 /proc/loadavg 2>/dev/null || echo 0)" -eq 0 ] || limit=20000
[ "${TESSERA_VARIANT:-release}" = release ] || limit=60000
check 'in time' test $(((end - start) / 1000000)) -lt $limit
check 'small' test "$(wc -c <big.svg)" -lt 3000000
rows=$("$bin" render big.save -o big.txt && wc -l <big.txt)
check 'the terminal painter too' test "$rows" -gt 50

finish
