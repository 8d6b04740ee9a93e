#!/bin/sh
# What is cited is in the tree: numbers of rules, sources and contracts have
# an entry in lua/doc/rules.md, lua/doc/rules-die-stadt.md or
# lua/doc/design.md, files that are named exist. Each search is tried on what
# it must find, and what it must not.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

rules=lua/doc/rules.md
stadt=lua/doc/rules-die-stadt.md
design=lua/doc/design.md
work=$(mktemp -d "${TMPDIR:-/tmp}/citations.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

# ---- what is searched: lines "FILE:LINE:text" -----------------------------

# In a clone, what git knows or would add.
git ls-files -co --exclude-standard 2>/dev/null >"$work/known"
[ -s "$work/known" ] ||
    find . -path ./.build -prune -o -path ./.git -prune -o -type f -print |
    sed 's|^\./||' >"$work/known"
while read -r file; do
    [ -f "$file" ] && echo "$file"
done <"$work/known" | sort >"$work/files"

# What the fuzzer is given is no text of ours.
grep -E '\.(c|h|js|mjs|css|lua|md|sh|py|awk)$|(^|/)Makefile$' "$work/files" |
    grep -v '^tests/fuzz/corpus/' >"$work/texts"
for file in .ci/run .luacheckrc; do
    [ ! -f "$file" ] || echo "$file" >>"$work/texts"
done
xargs awk -f tests/lint/prose.awk <"$work/texts" >"$work/prose"

# Texts of rules and of their tests cite, too: names of tests, help of options.
grep -E '^(expansions|tests/rules)/.*\.lua$' "$work/texts" |
    xargs grep -n '' >"$work/modules"
check 'there is something to search' "$(
    for file in prose modules; do
        [ "$(wc -l <"$work/$file")" -gt 3000 ] || echo "too little: $file"
    done
)"

# Comments are found in each language, code and blocks of pages are not.
printf '/* one\n * two */ int x; /* three */\n' >"$work/a.c"
printf 'local x = 1 -- one\nlocal y\n-- two\n' >"$work/a.lua"
printf '# one\nx=$# # two\n' >"$work/a.sh"
printf 'one\n%s\nno\n%s\ntwo\n' '```sh' '```' >"$work/a.md"
read_as='a.c:1:one a.c:2:twothree a.lua:1:one a.lua:3:two a.sh:1:one a.sh:2:two'
check 'comments and pages are read, code is not' "$(
    prose=$PWD/tests/lint/prose.awk
    cd "$work" || exit 1
    found=$(awk -f "$prose" a.c a.lua a.sh a.md | tr -d ' *' | tr '\n' ' ')
    [ "$found" = "$read_as a.md:1:one a.md:5:two " ] || echo "found: $found"
)"

# finds NAME SEARCH FOUND FREE: a planted line is found, a harmless one is not.
finds() {
    check "the search finds $1" "$(
        echo "core/x.c:1:$3" | $2 | grep -q . || echo "not: $3"
        echo "core/x.c:1:$4" | $2 | sed 's/^/by mistake: /'
    )"
}

# ---- numbers ---------------------------------------------------------------

sed -n 's/^\(\* \)\{0,1\}\*\*\([A-Z]*-[0-9]*[a-z]\{0,1\}\)\*\*.*/\2/p' \
    "$rules" "$stadt" >"$work/entries"
check 'no number stands for two things' "$(sort "$work/entries" | uniq -d)"

# Numbers of the families that these pages have, and of others when $1 is all.
numbers() {
    awk -v all="${1:-}" -v list="$work/entries" '
    BEGIN {
        # names of other things: encodings, hashes
        split("UTF SHA FNV ISO", names, " ")
        for (i in names) free[names[i]] = 1
        while ((getline entry < list) > 0) {
            known[entry] = 1
            sub(/-.*/, "", entry)
            family[entry] = 1
        }
    }
    {
        match($0, /^[^:]*:[0-9]*:/)
        where = substr($0, 1, RLENGTH)
        rest = " " substr($0, RLENGTH + 1)
        while (match(rest, /[^A-Za-z0-9_.\/-][A-Z]+-[0-9]+[a-z]?/)) {
            number = substr(rest, RSTART + 1, RLENGTH - 1)
            rest = substr(rest, RSTART + RLENGTH)
            if (rest ~ /^[A-Za-z0-9_]/ || number in known) continue
            name = number
            sub(/-.*/, "", name)
            if (name in family || all && !(name in free) && length(name) < 4)
                print where " " number
        }
    }'
}
every_number() { numbers all; }
finds 'a number without an entry' numbers 'as DS-99 says' 'DS-17, UTF-8'
finds 'a part without an entry' numbers '(DS-29z)' '(DS-29a), A-5'
finds 'a family without entries' every_number 'see ZQ-4' 'FNV-1a, SHA-256'
check 'every number that comments and pages cite has an entry' \
    "$(every_number <"$work/prose")"
check 'so has every number in the texts of rules and their tests' \
    "$(numbers <"$work/modules")"

# ---- sources and contracts -------------------------------------------------

# cited PATTERN ENTRIES: the numbers in what PATTERN matches, "FILE:LINE: N",
# that are not among ENTRIES.
cited() {
    awk -v pattern="$1" -v list="$2" '
    BEGIN {
        n = split(list, entries, " ")
        for (i = 1; i <= n; i++) known[entries[i]] = 1
    }
    {
        match($0, /^[^:]*:[0-9]*:/)
        where = substr($0, 1, RLENGTH)
        rest = " " substr($0, RLENGTH + 1)
        while (match(rest, pattern)) {
            text = substr(rest, RSTART, RLENGTH)
            rest = substr(rest, RSTART + RLENGTH)
            while (match(text, /[0-9]+/)) {
                number = substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
                if (!(number in known)) print where " " number
            }
        }
    }'
}
entries() {
    sed -n "s/^\(\* \)\{0,1\}\*\*$1 \([0-9]*\)[:*].*/\2/p" "$2" | tr '\n' ' '
}

sources=$(entries Source $rules)
several='(,? (and |to )?[0-9]+)*'
named_sources() { cited "[Ss]ources? [0-9]+$several" "$sources"; }
# In rules and their tests a number of three digits with zeros is a source.
bare_sources() { cited '[^A-Za-z0-9_.,#]00[0-9][^A-Za-z0-9_.]' "$sources"; }
finds 'a source without an entry' named_sources 'sources 000, 001 and 009' \
    'sources 000 to 004, of 17'
finds 'a source by its number' bare_sources '"007: two"' '"004: #000000 1,005"'
check 'every source that is cited has an entry' "$(
    named_sources <"$work/prose"
    bare_sources <"$work/modules"
)"

contracts=$(entries Contract $design)
named_contracts() { cited "[Cc]ontracts? [0-9]+$several" "$contracts"; }
finds 'a contract that there is not' named_contracts 'contracts 2, 3 and 12' \
    'contracts 1 and 11, contract 3: 40 answers'
check 'every contract that is cited has an entry' "$(
    named_contracts <"$work/prose"
)"

# Papers and lists that whoever clones the project does not have.
strangers() {
    grep -E -e '(^|[^A-Za-z_/])((RULES|STYLE|INDEX)\.md|facts/|\.\./shared)' \
        -e '(^|[^A-Za-z_])DESIGN([^A-Za-z_]|$)' \
        -e '(^|[^A-Za-z_])([Ii]ssues? #?[0-9]|[Ss]ections? [0-9])'
}
finds 'papers outside of the tree' strangers 'see RULES.md 15' 'RULES, DESIGNS'
finds 'a section by a number' strangers 'page 3, section 4' 'a section of 4'
finds 'an issue by its number' strangers 'as issue 12 asks' 'no issue, 12 games'
check 'nothing is cited that is not in the tree' "$(
    # where more recorded games may lie: tests/conformance/README.md
    grep -v '^tests/conformance/.*/shared/conformance' "$work/prose" |
        strangers
)"

# ---- files -----------------------------------------------------------------

# Ends of paths, with and without what comes after the dot. A name in capitals
# (DIR, NAME), of one letter (a.c), or behind `/`, `$` or `<` is an example or
# somewhere else; so are path/to/ and .build/.
files() {
    awk -v list="$work/files" '
    BEGIN {
        while ((getline path < list) > 0) {
            n = split(path, part, "/")
            for (last = n; last >= 1; last--) {
                end = ""
                for (i = last; i >= 1; i--) {
                    end = part[i] (end == "" ? "" : "/" end)
                    ends[end] = 1
                }
            }
            sub(/\.[a-z0-9]+$/, "", path)
            n = split(path, part, "/")
            end = ""
            for (i = n; i >= 1; i--) {
                end = part[i] (end == "" ? "" : "/" end)
                ends[end] = 1
            }
        }
        # of Lua; names that are wrong on purpose
        n = split("lua.c my-rule.lua no-such-file.lua", free, " ")
        for (i = 1; i <= n; i++) ends[free[i]] = 1
    }
    function there(name,   end, form) {
        if (name in ends) return 1
        if (name !~ /\*/) return 0
        form = name
        gsub(/\./, "[.]", form)
        gsub(/\*/, "[^/]*", form)
        for (end in ends) if (end ~ "^" form "$") return 1
        return 0
    }
    {
        match($0, /^[^:]*:[0-9]*:/)
        where = substr($0, 1, RLENGTH)
        page = where ~ /^(lua\/doc\/[^\/]*|README)\.md:/
        rest = " " substr($0, RLENGTH + 1)
        while (match(rest, /[^A-Za-z0-9_.*\/-][.A-Za-z0-9_*][A-Za-z0-9_.*\/-]*/)) {
            before = substr(rest, RSTART, 1)
            name = substr(rest, RSTART + 1, RLENGTH - 1)
            rest = substr(rest, RSTART + RLENGTH)
            if (before ~ /[$<~]/ || rest ~ /^[:@]\//) continue
            sub(/^(\.?\.\/)+/, "", name)
            sub(/[.\/]+$/, "", name)
            if (name ~ /(^|\/)[A-Z-]*[A-Z][A-Z]|(^|\/)[a-z]\.[a-z]+$/ ||
                name ~ /^(path\/to|\.build)\//)
                continue
            ours = name ~ /^(core|lua|expansions|tiles|tests|\.ci)\/./
            source = name ~ /\.(c|h|lua|md|sh|py|js|mjs|awk|css)$/
            if (ours || source && (name ~ /\// || !page && name ~ /^[^.]/))
                if (!there(name)) print where " " name
        }
    }'
}
finds 'a file that there is not' files 'see core/none.c' 'see tests/lint/lib.sh.'
finds 'a folder that there is not' files 'in tests/none/' 'in tests/lint/'
finds 'a file of a room' files 'in lint/none.sh' '(lint/lib.sh) tests/*/README.md'
finds 'a header by its name' files '(weights.h)' '(tessera.h), <math.h>, a.c'
finds 'a pattern of no file' files 'tests/x*/a_*.c' \
    'tests/*/test_*.c DIR/NAME.lua .build/wasm/none.js'
check 'every file that comments and pages name exists' "$(
    files <"$work/prose"
)"

# Links of pages, seen from their folders.
links() {
    while IFS= read -r line; do
        file=${line%%:*}
        echo "$line" | grep -o '](\([^)#]*\)' | cut -c3- |
            grep -vE '^(https?|mailto):|^$' | while read -r name; do
            [ -e "$(dirname "$file")/$name" ] || echo "${line%%:[!0-9]*} $name"
        done
    done
}
finds 'a link to nowhere' links 'read [this](../none.md#a)' \
    'read [this](../README.md#a), [that](#b)'
check 'every link of a page leads to a file' "$(
    grep -E '^[^:]*\.md:' "$work/prose" | grep -F '](' | links
)"

finish
