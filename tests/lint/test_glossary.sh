#!/bin/sh
# The glossary has every term once and in plain words, headers introduce no
# term that it lacks, and phrases that were replaced do not come back. Each
# check is tried on a fault planted in a small tree. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

page=lua/doc/glossary.md
work=$(mktemp -d "${TMPDIR:-/tmp}/glossary.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

# rows PAGE: "term<TAB>sentence<TAB>where" of the tables.
rows() {
    sed -n 's/^| \([^|]*\) | \([^|]*\) | \(.*\) |$/\1	\2	\3/p' "$1" |
        grep -v '^term	'
}

# Each check takes the page.

twice() { rows "$1" | cut -f1 | tr '[:upper:]' '[:lower:]' | sort | uniq -d; }

# A sentence or two or three, each of which begins and ends as one.
no_sentence() {
    rows "$1" | awk -F '\t' '
        $2 !~ /^[A-Z]/ || $2 !~ /\.$/ { print $1 ": no sentence" }
        gsub(/[.;] /, "&", $2) > 2 { print $1 ": more than three sentences" }'
}

no_place() {
    rows "$1" | awk -F '\t' '{ print $3 }' | tr -d '\140' | sort -u |
        while read -r file; do
            [ -e "$file" ] || echo "$file"
        done
}

# terms_of HEADER...: what first comments put between asterisks, "FILE term".
terms_of() {
    for file; do
        awk '
        { line = $0; sub(/^ \*( |$)/, "", line); text = text " " line }
        /\*\// { exit }
        END {
            while (match(text, /[ (]\*[A-Za-z][A-Za-z -]*\*[ .,;:)]/)) {
                print FILENAME, substr(text, RSTART + 2, RLENGTH - 4)
                text = substr(text, RSTART + RLENGTH - 1)
            }
        }' "$file"
    done
}

# undefined PAGE HEADER...: terms, in the singular or plural, that it lacks.
undefined() {
    rows "$1" | cut -f1 | tr '[:upper:]' '[:lower:]' >"$work/terms"
    shift
    terms_of "$@" | while read -r file term; do
        term=$(echo "$term" | tr '[:upper:]' '[:lower:]')
        grep -qxF -e "$term" -e "${term%s}" "$work/terms" ||
            echo "$file: $term"
    done
}

phrases() { awk -v list=tests/lint/phrases.txt -f tests/lint/phrases.awk "$@"; }

check 'the glossary has more than 120 terms' "$(
    [ "$(rows $page | wc -l)" -gt 120 ] || rows $page | wc -l
)"
check 'no term is defined twice' "$(twice $page)"
check 'each is explained in one to three sentences' "$(no_sentence $page)"
check 'the page of each term is there' "$(no_place $page)"
check 'every term that a header introduces is in the glossary' "$(
    # shellcheck disable=SC2046 # no name of ours has a blank
    undefined $page $(find core -name '*.h' | sort)
)"
for reader in README.md lua/doc/contributing.md lua/doc/reference.md; do
    check "$reader leads to the glossary" "$(
        grep -q 'glossary\.md' $reader || echo 'it does not'
    )"
done
check 'no phrase that was replaced' "$(
    find README.md Makefile .ci core lua expansions tiles tests -type f |
        grep -E '\.(c|h|lua|md|sh|py|js|mjs|awk|in|1)$|Makefile$|\.ci/run$' |
        grep -vE '^tests/(fuzz/corpus/|lint/(phrases|test_glossary|test_tree)\.)' |
        sort | xargs awk -v list=tests/lint/phrases.txt \
            -f tests/lint/phrases.awk
)"

# ---- planted violations -----------------------------------------------------

# finds NAME FOUND WANTED
finds() {
    check "planted: $1" "$([ "$2" = "$3" ] || printf 'found:\n%s\n' "$2")"
}

cat >"$work/page.md" <<'END'
| term | what it is | where |
|---|---|---|
| tile | A card. | `README.md` |
| side | one of four | `README.md` |
| Tile | A card. | `core/none.h` |
END
finds 'a term that is defined twice' "$(twice "$work/page.md")" tile
finds 'a term without a sentence' "$(no_sentence "$work/page.md")" \
    'side: no sentence'
finds 'a page that is not there' "$(no_place "$work/page.md")" core/none.h
printf '/* a.h - *tiles* and\n * (*warps*). */\nint a; /* *b* */\n' \
    >"$work/a.h"
finds 'a term of a header' "$(undefined "$work/page.md" "$work/a.h")" \
    "$work/a.h: warps"
printf '%s\n' '/* It runs as soon as a module lies' ' * around it. */' \
    'char *text = "so to "' '    "speak"; /* a wall lies there */' \
    'int keepers; /* a keeper, no gatekeeper */' >"$work/a.c"
finds 'phrases over two lines, in comments and texts' \
    "$(phrases "$work/a.c" | sed 's|.*a\.c:||; s| =>.*||')" \
    '2: "as soon as a module lies around"
4: "so to speak"
5: " keepers;"'

finish
