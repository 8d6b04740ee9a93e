#!/bin/sh
# Every word that players see is there in every language of the program, which
# are those of lua/host/text/; `tessera check` knows which words a module needs.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

bin=${TESSERA_BIN:-.build/release/tessera}

check 'texts of modules are in every language' "$(
    for file in expansions/*/locale.lua; do
        for language in lua/host/text/*.lua; do
            language=$(basename "$language" .lua)
            grep -q "^  $language = {" "$file" ||
                echo "$file: nothing in '$language'"
        done
    done
)"

for file in expansions/*/rules.lua; do
    module=${file%/rules.lua}
    check "$module passes tessera check" "$(
        "$bin" check "$module" 2>&1 | grep -v ' checked, nothing found$'
    )"
done
finish
