#!/bin/sh
# The tree as a whole: what stands at its top, no empty file, no file that is
# too long to read. Each check is tried on a tree with the fault planted in it.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# What belongs to the project, one path a line: in a clone, what git knows.
files() {
    git ls-files 2>/dev/null | grep . ||
        find . -path ./.build -prune -o -path ./.git -prune -o \
            -type f -print | sed 's|^\./||'
}

# Each check reads paths on standard input and prints those that are wrong.

top_level() {
    sed 's|/.*|/|' | sort -u | grep -vxE \
        'Makefile|README\.md|(core|lua|expansions|tiles|tests|\.ci)/|\.clang-format|\.clang-tidy|\.editorconfig|\.gitignore|\.luacheckrc|\.luarc\.json'
}

empty_files() {
    while read -r file; do
        [ ! -e "$file" ] || [ -s "$file" ] || echo "$file is empty"
    done
}

# Generated files are for programs and for searching, not for reading.
long_files() {
    grep -E '\.(c|h|lua|sh|py|js|mjs|md|1)$|(^|/)Makefile$' |
        grep -vxE 'lua/doc/(tessera\.lua|reference\.md)' |
        while read -r file; do
            [ -f "$file" ] || continue
            lines=$(wc -l <"$file")
            [ "$lines" -le 1000 ] || echo "$file: $lines lines"
        done
}

check 'the top level holds what is fixed and nothing else' "$(
    files | top_level
)"
check 'no empty file' "$(files | empty_files)"
check 'no file of more than 1000 lines' "$(files | long_files)"

# ---- the checks themselves ---------------------------------------------------

work=$(mktemp -d "${TMPDIR:-/tmp}/tree.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/core" "$work/lua/doc"
: >"$work/.new0"
: >"$work/core/nothing.c"
echo 'int one;' >"$work/core/one.c"
awk 'BEGIN { for (i = 0; i < 1001; i++) print "" }' |
    tee "$work/core/long.c" "$work/lua/doc/reference.md" >"$work/notes.md"
planted() { (cd "$work" && find . -type f | sed 's|^\./||' | sort | "$@"); }

# expect NAME FOUND WANTED
expect() { check "$1" "$([ "$2" = "$3" ] || printf 'found:\n%s\n' "$2")"; }

expect 'a file planted at the top is found' "$(planted top_level)" '.new0
notes.md'
expect 'an empty file is found' "$(planted empty_files)" \
    '.new0 is empty
core/nothing.c is empty'
expect 'a long file is found, a generated one may be long' \
    "$(planted long_files)" 'core/long.c: 1001 lines
notes.md: 1001 lines'
finish
