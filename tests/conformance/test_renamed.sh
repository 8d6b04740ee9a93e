#!/bin/sh
# Contract 11: shipped modules are guests. Copies of expansions/base and of
# expansions/die-stadt with their tiles, under other names and in a folder of
# their own, pass the same games and the same rule tests.
set -u

root=${TESSERA_ROOT:-.}
build=${TESSERA_BUILD:-$root/.build/release}
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-renamed.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
status=0

# copy FROM TO: a name is a string, or a key as in options = { base = { … } }.
copy() {
    mkdir -p "$work/$2" "$work/tiles"
    for file in "$root/expansions/$1"/*.lua; do
        sed "s/\"$1\"/\"$2\"/g; s/ $1 = {/ $2 = {/g" "$file" \
            >"$work/$2/${file##*/}"
    done
    sed "s/\"$1\"/\"$2\"/g" "$root/tiles/$1.lua" >"$work/tiles/$2.lua"
    "$build/tessera" test --tap "$work/$2" || status=1
}

copy base mine
copy die-stadt ours

set -- "$root/tests/conformance/sample/base.jsonl"
more=${TES_CONFORMANCE:-$root/../shared/conformance}/base.jsonl
[ ! -r "$more" ] || set -- "$@" "$more"
TESSERA_ROOT=$root "$build/tests/conformance/test_conformance" \
    --copy base mine "$work" "$@" || status=1
exit $status
