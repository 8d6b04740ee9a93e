#!/bin/sh
# Contract 11: shipped modules are guests. A copy of expansions/base and its
# tiles under another name, in a folder of its own, passes the same games.
set -u

root=${TESSERA_ROOT:-.}
build=${TESSERA_BUILD:-$root/.build/release}
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-renamed.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

mkdir "$work/mine" "$work/tiles"
for file in "$root"/expansions/base/*.lua; do
    sed 's/"base"/"mine"/g' "$file" >"$work/mine/${file##*/}"
done
sed 's/"base"/"mine"/g' "$root/tiles/base.lua" >"$work/tiles/mine.lua"

set -- "$root/tests/conformance/sample/base.jsonl"
more=${TES_CONFORMANCE:-$root/../shared/conformance}/base.jsonl
[ ! -r "$more" ] || set -- "$@" "$more"
TESSERA_ROOT=$root "$build/tests/conformance/test_conformance" \
    --copy base mine "$work" "$@"
