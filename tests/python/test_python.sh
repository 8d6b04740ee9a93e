#!/bin/sh
# The package for Python, with the shared library. Prints TAP.
# in CI: builds the library again, to be shared
# shellcheck source-path=SCRIPTDIR source=../library/lib.sh
. "$(dirname "$0")/../library/lib.sh"
here=$root/tests/python
cd "$root" || exit 2

if [ "$variant" != release ]; then
    skip 'the package' 'built without sanitizers only'
    finish
fi
# The system's Python has Debian's modules.
python=
for try in /usr/bin/python3 python3; do
    "$try" -c 'import cffi, numpy' 2>/dev/null && python=$try && break
done
if [ -z "$python" ]; then
    skip 'the package' 'no python3-cffi and python3-numpy here'
    finish
fi
env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory shared \
    >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$root/core/bind/python
TESSERA_LIB=$build/libtessera.so
export PYTHONDONTWRITEBYTECODE PYTHONPATH TESSERA_LIB

# With our own classes, and derived from those of gymnasium and pettingzoo.
{
    "$python" "$here/package.py" || : >"$work/failed"
    "$python" "$here/checks.py" || : >"$work/failed"
    PYTHONPATH=$PYTHONPATH:$here/standins \
        "$python" "$here/checks.py" || : >"$work/failed"
} >"$work/tap"
[ ! -e "$work/failed" ] || failed=1
awk '/^(not )?ok / { sub(/ok ([0-9]+ )?- /, "ok " ++n " - ") } 1' "$work/tap"
count=$(grep -cE '^(not )?ok ' "$work/tap")

by_numbers() {
    { printf '0\nx\n999\n'; yes ''; } | "$python" -m tessera |
        tee "$work/said" | tail -n 1
    grep -q 'a number from 0 to' "$work/said" &&
        grep -q '^===$' "$work/said" && tail -n 1 "$work/said" |
        grep -qE 'points: \[[0-9]+, [0-9]+\]$'
}
check 'python3 -m tessera plays a game' by_numbers
first_line() {
    yes '' | "$python" -m tessera 2>"$work/error" | head -n 1 &&
        [ ! -s "$work/error" ]
}
check 'and ends without a word when nobody reads on' first_line
refuses() {
    ! "$python" -m tessera "$work/nothing.lua" 2>"$work/error" &&
        grep -q 'nothing.lua' "$work/error" && ! grep -q Traceback "$work/error"
}
check 'and names a config that is not there' refuses
page() {
    awk '/^```/ { on = 0 } /^# file: measure.py$/ { on = 1; next } on' \
        lua/doc/learning.md >"$work/page.py"
    lines=$(wc -l <"$work/page.py")
    [ "$lines" -gt 8 ] && [ "$lines" -le 20 ] &&
        "$python" "$work/page.py" .1 >"$work/said" &&
        [ "$(grep -c ' a second' "$work/said")" -eq 4 ]
}
check 'the script of learning.md measures' page
# In ten minutes it beats easy; in three seconds it has begun to learn.
learns() {
    PYTHONPATH=$PYTHONPATH:$here "$python" - "$work/value.npy" <<'END'
import sys, numpy, learner
first = []
learner.train(sys.argv[1], most=8, workers=1, rounds=3,
              show=lambda _, weights: first.append(weights))
untrained = learner.share(0 * first[0], "random", 20, 100)
trained = learner.share(numpy.load(sys.argv[1]), "random", 20, 100)
print(untrained, trained)
assert untrained < .75 and trained > untrained + .2
END
}
check 'learner.py learns: it beats random more often than untrained' learns
without_cffi() {
    awk '/^```python$/ { on = 1; next } /^```$/ && on { exit } on' \
        lua/doc/ctypes.md >"$work/page.py"
    env -u PYTHONPATH TESSERA_ROOT="$root" "$python" -S "$work/page.py" \
        >"$work/said" && grep -q '^games: ' "$work/said"
}
check 'the script of ctypes.md plays' without_cffi
wheel() {
    env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory wheel &&
        "$python" -m zipfile -e .build/wheel/tessera-*.whl "$work/site" &&
        (cd "$work" && env -u TESSERA_LIB -u TESSERA_ROOT -u TESSERA_PATH \
            PYTHONPATH="$work/site" "$python" -m tessera </dev/null >said) &&
        grep -q '^turn 1' "$work/said" &&
        test -e "$work/site/tessera/__init__.pyi"
}
check 'a wheel plays without the tree' wheel
finish
