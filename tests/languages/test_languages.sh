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
others="fr it sv"
# the same code looks at all of them: one will do
[ -z "${TESSERA_SHORT:-}" ] && [ "${TESSERA_VARIANT:-}" != asan ] || others=
for code in de $others; do
    broken "$code: a text that is missing" $code '/"play.seed"/d' \
        "$code.lua: the text of play.seed is missing"
    broken "$code: a text with other values" $code '/"play.seed"/s/%d/%s/' \
        "$code.lua: play.seed takes other arguments"
    broken "$code: a text that English lacks" $code 's/"play.seed"/"play.sed"/' \
        "$code.lua: no text has the key play.sed"
    broken "$code: a plural that is not closed" $code \
        '/"page.left"/s/|\([^}]*\)}/|\1/' "$code.lua: page.left"
    broken "$code: a number without a plural" $code \
        '/"page.left"/s/{[^|]*|\([^}]*\)}/\1/' "write {one|many}"
done

# What is wrong with a config is said in every language, and every one of
# these texts has an original.
for code in de fr it sv; do
    check "$code: what can be wrong with a config" [ "$(
        grep -c '\] = *$\|\] = .*,$' "$root/lua/problems/$code.lua")" = "$(
        grep -c '\] = *$\|\] = .*,$' "$root/lua/problems/de.lua")" ]
done
find "$root"/lua \( -name doc -o -name host \) -prune -o \
    -name '*.lua' ! -name '??.lua' -exec cat {} + | tr '\n' ' ' |
    sed "s/[\"'] *\.\. *[\"']//g" >sources
sed -n 's/^  \["\(.*\)"\] =.*/\1/p' "$root/lua/problems/de.lua" >originals
while IFS= read -r original; do
    case $original in 'a '* | table | text | nothing) continue ;; esac
    check "is said somewhere: $original" grep -qF -e "$original" sources
done <originals

# Modules with a file of texts have each language of the program in it, which
# are those of lua/host/text/.
for file in "$root"/expansions/*/locale.lua; do
    module=$(basename "$(dirname "$file")")
    for code in "$root"/lua/host/text/*.lua; do
        code=$(basename "$code" .lua)
        check "$module/locale.lua has $code" has "$file" "^  $code = {"
    done
done

# Who sits down at any of our games can read how it is played.
for file in "$root"/expansions/*/rules.lua; do
    module=$(basename "$(dirname "$file")")
    told=$(cat "${file%/*}"/*.lua | grep -c '\["how to play"\] =')
    check "$module says how it is played, in every language" \
        [ "$told" -eq "$(echo "$languages" | wc -w)" ]
done

# A module with texts in one language has them in all; `tessera check` compares
# keys and values of the languages of a module.
for folder in "$root"/expansions/*/; do
    module=$(basename "$folder")
    [ "$module" != skeletons ] || continue
    grep -q '^ *text *{' "$folder"*.lua 2>/dev/null || continue
    for code in $languages; do
        check "$module speaks $code" \
            grep -q "^ *\(text *{ *\)\{0,1\}$code = " "$folder"*.lua -h
    done
done

# Every module has a title, a line on what it adds, and help of its options in
# every language: what `tessera modules` shows.
tessera modules --json
sed 's/{"after":/\
&/g' out | grep '"words":' >listed
check 'all modules are listed' [ "$(wc -l <listed)" -eq \
    "$(find "$root"/expansions/*/rules.lua | grep -vc skeletons)" ]
# Each option says in a sentence what is played with each of its values, or with
# any number: the keys of these sentences.
sentences() {
    sed 's/.*"options":\[{/{/; s/}\],".*//; s/},{/\
/g' | awk '{
        match($0, /"name":"[^"]*/)
        key = "played " substr($0, RSTART + 8, RLENGTH - 8)
        n = 0
        if (match($0, /"values":\[[^]]*/)) {
            list = substr($0, RSTART + 10, RLENGTH - 10)
            gsub(/"/, "", list)
            n = split(list, values, ",")
        } else if (/"default":(true|false)/) {
            n = split("true,false", values, ",")
        } else if (/"default":-?[0-9]/) {
            print key
        }
        for (i = 1; i <= n; i++) print key "=" values[i]
    }'
}
while IFS= read -r line; do
    module=$(printf '%s' "$line" | sed 's/.*"name":"\([a-z0-9-]*\)","needs.*/\1/')
    : >wanted
    case $line in *'"options":[{'*) printf '%s' "$line" | sentences >wanted ;; esac
    cat wanted >>all_wanted
    helps=$(printf '%s' "$line" | grep -o '"help":"' | wc -l)
    values=$(printf '%s' "$line" | grep -o '"values":\[[^]]*' | tr ',' '\n' |
        wc -l)
    for code in $languages; do
        printf '%s' "$line" | grep -o "\"$code\":{[^}]*}" >words
        check "$module in $code: what it adds" has words '"about":"..'
        check "$module in $code: the values of its options" [ "$(
            grep -o '"option [a-z0-9_]*=' words | wc -l)" -eq "$values" ]
        grep -o '"played [^"]*":"[^"]*\."' words | sed 's/^"//; s/".*//' >said
        check "$module in $code: what is played with each option, but $(
            grep -vxFf said wanted)" [ -z "$(grep -vxFf said wanted)" ]
        [ "$code" = en ] && continue # title and help stand in the module
        check "$module in $code: its title" has words '"module":"..'
        check "$module in $code: its options" [ "$(
            grep -o '"option [a-z0-9_]*":"..' words | wc -l)" -eq "$helps" ]
    done
done <listed
check 'sentences of options were looked for' [ "$(wc -l <all_wanted)" -gt 100 ]

# What strangers do not say of their options is said by name and value.
mkdir -p mods/strange
cat >mods/strange/rules.lua <<'END'
module { "strange", needs = "base" }
option { "told", default = true }
option { "some", default = 3, min = 0, max = 9 }
option { "bare", default = "x", values = { "x", "y" } }
text { en = { ["played told=true"] = "It is told.",
  ["played some"] = { "One is there.", "%d are there." } } }
END
tessera modules --path mods strange --lang sv
check 'a stranger: a sentence' has out 'true - It is told'
check 'a stranger: a sentence with the number' has out '3 - 3 are there'
check 'a stranger: a value without one' lacks out 'false -'
check 'a stranger: an option without any' has out 'strange.bare = x'
check 'a stranger: nothing is made up' lacks out 'x -'
for code in $languages; do
    for preset in "$root"/expansions/presets/*.lua; do
        name=$(basename "$preset" .lua)
        "$bin" modules "$name" --lang "$code" | sed -n 3p >said
        check "$name in $code: what it is" has said '^  \(is\|ist\|est\|è\|är\)  *[^ ]* [^ ]'
        cmp -s said "said.$name"
        same=$?
        cp said "said.$name"
        check "$name in $code: in its own words" [ "$same" -ne 0 ]
    done
done

# A wrong config, help, titles and counts of figures.
echo 'return { modules = { "towr" }, options = { base = { edtion = 1 } } }' >c.lua
for code in de fr it sv; do
    tessera play c.lua --lang "$code"
    check "$code: a wrong config" lacks err 'did you mean'
    tessera play --help --lang "$code"
    check "$code: --help --lang" lacks out '^usage:'
    tessera --lang "$code" --help
    check "$code: --lang --help" lacks out '^usage:'
    tessera modules --lang "$code"
    check "$code: titles of modules" lacks out 'Base game'
    tessera modules base --lang "$code"
    check "$code: help of options" lacks out 'rule book whose'
    printf 'quit\n' | "$bin" play -i --seed 1 --lang "$code" >"start.$code"
done
check 'de: 7 Gefolgsleute' has start.de '0 Punkte  7 Gefolgsleute'
check 'fr: 7 partisans' has start.fr '7 partisans'
check 'it: 7 seguaci' has start.it '7 seguaci'
"$bin" play --set modules.inns-and-cathedrals=true --seed 6 </dev/null >inns
check 'a score without terms has no ()' lacks inns '()'
check 'and is there' has inns 'scores 0.*: [a-z]*$'

# What a rule pays when a feature is completed is no feature.
"$bin" play --set modules.princess-and-dragon=true --seed 1 --save fairy.save \
    </dev/null >/dev/null
"$bin" replay fairy.save --step >fairy
check 'the fairy pays' has fairy 'scores 3: fairy'
check 'and is not completed' lacks fairy 'completed fairy'
check 'roads are' has fairy ': completed road'

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
