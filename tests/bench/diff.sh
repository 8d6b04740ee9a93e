#!/bin/sh
# Measures this tree and another commit by turns, and prints both and the ratio
# of each figure: a report, never a test. `make bench-diff BASE=commit`.
# usage: tests/bench/diff.sh COMMIT [SECONDS [ROUNDS]]
#
# The other commit is built beside this one, in .build/bench-diff; what measures
# is the same for both: tests/bench/ of this tree, linked with each library.
set -eu
base=$(git rev-parse --verify --short "$1^{commit}")
seconds=${2:-1} rounds=${3:-3}
there=.build/bench-diff/$base
here=$(pwd)

if [ ! -d "$there" ]; then
    git worktree prune
    git worktree add -f --detach "$there" "$base" >/dev/null 2>&1
fi
make --no-print-directory -C "$there" all >/dev/null

# one ROOT NAME: the program that measures a tree
one() {
    # shellcheck disable=SC2046,SC2086
    ${CC:-cc} -std=gnu11 -O3 -g -falign-functions=64 ${LTO:-} -w \
        -DTES_VERSION='"diff"' -I"$1/core" -o ".build/bench-diff/$2" \
        tests/bench/*.c "$1/.build/release/libtessera.a" \
        ${LUA_LIBS:-$(pkg-config --libs lua5.4)} ${HOST_LIBS:-} -lpthread -lm
}
one "$here" bench-here
one "$there" bench-there

round=0
rm -f .build/bench-diff/*.json
while [ $round -lt "$rounds" ]; do
    round=$((round + 1))
    for side in there here; do
        root=$here
        [ $side = here ] || root=$there
        TESSERA_ROOT=$root .build/bench-diff/bench-$side --small --rounds 1 \
            --seconds "$seconds" --json ".build/bench-diff/$side.$round.json" \
            >/dev/null
    done
done

awk -v base="$base" '
function middle(key, side,    n, i, j, t, v) {
    n = 0
    for (i = 1; (side, key, i) in value; i++) v[++n] = value[side, key, i]
    for (i = 2; i <= n; i++)
        for (j = i; j > 1 && v[j] < v[j - 1]; j--) {
            t = v[j]; v[j] = v[j - 1]; v[j - 1] = t
        }
    return n ? v[int((n + 1) / 2)] : "n/a"
}
{
    side = FILENAME ~ /there/ ? "there" : "here"
    if (match($0, /"[a-z0-9_]+": -?[0-9.e+-]+/)) {
        split(substr($0, RSTART, RLENGTH), part, /": /)
        key = substr(part[1], 2)
        if (key == "seconds") next
        if (!(key in seen)) { seen[key] = 1; order[++keys] = key }
        value[side, key, ++count[side, key]] = part[2] + 0
    }
}
END {
    printf "%-24s %14s %14s %8s\n", "figure", base, "here", "ratio"
    for (i = 1; i <= keys; i++) {
        a = middle(order[i], "there"); b = middle(order[i], "here")
        ratio = a != "n/a" && b != "n/a" && a != 0 ? sprintf("%.3f", b / a) \
            : "n/a"
        printf "%-24s %14.6g %14.6g %8s\n", order[i], a, b, ratio
    }
}' .build/bench-diff/*.json
