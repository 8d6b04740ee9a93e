#!/bin/sh
# lab.sh: how fast the program's laboratory plays, and what ranks of MPI cost.
# Rows as those of bench.c. Environment: TESSERA_BIN, BENCH_SECONDS (about so
# long a row). Ratios are of runs that follow each other.
set -u
bin=${TESSERA_BIN:-.build/release/tessera}
case $bin in
/*) ;;
*) bin=$PWD/$bin ;;
esac
games=$(awk -v s="${BENCH_SECONDS:-3}" 'BEGIN { n = int(20 * s); print n < 8 ? 8 : n - n % 4 }')
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
root=$PWD
cd "$work" || exit 1
echo 'return { modules = { "base", "farmers" }, players = 2 }' >two.lua

# seconds COMMAND...: how long it takes; nothing when it fails
seconds() {
    start=$(date +%s.%N)
    "$@" >out 2>err </dev/null || return 1
    awk -v a="$start" -v b="$(date +%s.%N)" 'BEGIN { print b - a }'
}

# row TITLE FORMULA UNIT: of a (games), t, u (seconds); n/a where one is missing
row() {
    awk -v title="$1" -v n="$games" -v t="$t" -v u="${u:-}" -v unit="$3" '
    BEGIN {
        if (t == "" || ("'"$2"'" ~ /u/ && u == "")) value = "n/a"
        else value = sprintf("%.3f", '"$2"')
        printf "%-28s%12s %-3s\n", title, value, unit
    }'
}

t=$(seconds "$bin" simulate two.lua -n "$games" -f jsonl)
row 'simulate, greedy, all cores' n/t /s
t=$(seconds "$bin" arena greedy easy two.lua -n $((games / 2)))
row 'arena, greedy and easy' n/t /s
t=$(seconds "$bin" compare two.lua two.lua -n $((games / 2)))
row 'compare' n/t /s

OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM
# Rank 0 plays nothing: three ranks against two processes.
ranks() { mpirun --oversubscribe -n 3 "$bin" "$@"; }
if command -v mpirun >/dev/null 2>&1 && u=$(seconds ranks simulate two.lua -n 2) &&
    grep -q . out; then
    t=$u
    row 'three ranks of MPI start in' t s
    t=$(seconds "$bin" simulate two.lua -n "$games" -j 2 -f jsonl)
    u=$(seconds ranks simulate two.lua -n "$games" -f jsonl)
    row 'their time to two processes' u/t ''
else
    t=
    row 'three ranks of MPI start in' t s
    row 'their time to two processes' t ''
fi

# What the script of lua/doc/learning.md measures, a core.
awk '/^```/ { on = 0 } /^# file: measure.py$/ { on = 1 } on' \
    "$root/lua/doc/learning.md" >measure.py
python=
for try in /usr/bin/python3 python3; do
    "$try" -c 'import cffi, numpy' 2>/dev/null && python=$try && break
done
export PYTHONPATH="$root/core/bind/python" PYTHONDONTWRITEBYTECODE=1
t=$(awk -v s="${BENCH_SECONDS:-3}" 'BEGIN { print s / 4 }')
if [ -n "$python" ] && (cd "$root" && ${MAKE:-make} -s shared) >/dev/null 2>&1; then
    "$python" measure.py "$t" | sed 's/^/Python, /; s/ a second and core$//' |
        awk -F': ' '{ printf "%-28s%12s /s\n", $1, $2 }'
else
    echo 'Python: n/a'
fi
