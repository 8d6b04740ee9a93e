#!/bin/sh
# update.sh: writes what the tests of pictures compare with. Look at the
# pictures before you commit it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

for set in $(sets); do
    if "$bin" tiles "$set" >sheet.svg; then
        sums sheet.svg >"$here/golden/$set.sums"
    else
        echo "update.sh: $set is left out" >&2
    fi
done
"$bin" tiles cathars >"$here/golden/cathars.svg"

"$bin" render "$here/board.keys" --size 70 -o "$root/lua/doc/board.svg"

# A position for modules that have none: the first answers of a game.
for module in $(modules); do
    keys=$here/positions/$module.keys
    [ -e "$keys" ] && continue
    printf 'return { modules = { "%s" } }\n' "$module" >config.lua
    rm -f game.save
    "$bin" play config.lua --seed 11 --bot all=greedy --save game.save \
        >/dev/null || continue
    {
        echo 'tessera-keys 1'
        echo "config {modules={\"$module\"},players={{},{}}}"
        echo 'seed 11'
        echo 'play'
        sed -n 's/^\(> .*\) [0-9a-f]*$/\1/p' game.save | head -n 90
    } >"$keys"
done

for keys in "$here"/positions/*.keys; do
    "$bin" render "$keys" >position.svg &&
        echo "$(basename "$keys" .keys) $(cksum <position.svg | cut -d' ' -f1)"
done >"$here/golden/positions.sums"
