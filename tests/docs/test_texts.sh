#!/bin/sh
# What players read: everything in five languages.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

root=${TESSERA_ROOT:-$(cd "$OLDPWD" && pwd)}
languages='de en fr it sv'

# A tree of its own, with one fault at a time.
mkdir tree
cp -R "$root/lua" "$root/expansions" "$root/tiles" "$root/core" "$root/tests" \
    "$root/.luarc.json" tree/ 2>/dev/null
check_texts() { TESSERA_PATH=$PWD/tree tessera doc --check; }

# broken NAME FILE SED TEXT: with this change the check fails and says so.
broken() {
    cp "tree/lua/host/text/$2.lua" kept
    sed "$3" kept >"tree/lua/host/text/$2.lua"
    check_texts
    check "$1: status 1" exits 1
    check "$1" has err "$4"
    cp kept "tree/lua/host/text/$2.lua"
}

check_texts
check 'every text of the program is there in every language' exits 0
for code in de fr it sv; do
    broken "$code: a text that is missing" $code '/"play.seed"/d' \
        "$code.lua: the text of play.seed is missing"
    broken "$code: a text with other values" $code '/"play.seed"/s/%d/%s/' \
        "$code.lua: play.seed takes other arguments"
    broken "$code: a text that English lacks" $code 's/"play.seed"/"play.sed"/' \
        "$code.lua: no text has the key play.sed"
done

# Modules: who speaks one language speaks all; `tessera check` compares the
# keys and values of those that a module speaks.
for folder in "$root"/expansions/*/; do
    module=$(basename "$folder")
    [ "$module" != skeletons ] || continue
    grep -q '^ *text *{' "$folder"*.lua 2>/dev/null || continue
    for code in $languages; do
        check "$module speaks $code" \
            grep -q "^ *\(text *{ *\)\{0,1\}$code = " "$folder"*.lua -h
    done
done

# The languages that the program itself picks.
for code in $languages; do
    LC_ALL=${code}_XX.UTF-8 tessera play --seed 1 --players 2
    cp out by_locale
    tessera play --seed 1 --players 2 --lang "$code"
    check "$code: --lang" exits 0
    check "$code: the locale says the same" cmp -s out by_locale
    cp out "game.$code"
done
check 'it: the terms of the field' grep -q 'cavaliere\|strada' game.it
check 'five languages, five texts' \
    [ "$(cksum game.* | cut -d' ' -f1 | sort -u | wc -l)" -eq 5 ]

finish
