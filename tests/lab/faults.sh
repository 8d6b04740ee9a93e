#!/bin/sh
# Has all planted faults diagnosed, and as many sound rules: which faults are
# found, and in which sound rules one is found that is not there. Some minutes.
#   tests/lab/faults.sh [GAMES]
# shellcheck source-path=SCRIPTDIR source=planted.sh
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
bin=$(cd "$(dirname "${TESSERA_BIN:-.build/release/tessera}")" && pwd)/tessera
. "$root/tests/lab/planted.sh"
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1

planted=0 found=0 sound=0 alarms=0
while read -r id name; do
    planted=$((planted + 1))
    diagnosed "$root/tests/lab/faults/$name.lua" "${1:-300}"
    if has_found "$id"; then
        found=$((found + 1))
    else
        echo "$name: not found: $id"
    fi
done <<END
$faults
END
sound_rules
for each in $sounds; do
    sound=$((sound + 1))
    diagnosed "$each" "${1:-300}"
    if has_found '[a-z]*'; then
        alarms=$((alarms + 1))
        echo "$each: $(sed -n 1p said)"
    fi
done
echo "$found of $planted planted faults found; $alarms of $sound sound rules blamed"
[ "$found" -ge $((planted - 1)) ] && [ $alarms -le 1 ]
