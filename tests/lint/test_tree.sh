#!/bin/sh
# The tree as a whole: what stands at its top and at that of core/, what rooms
# say of themselves, names that lead to a file, one file for errors and one for
# Lua text, no empty file, no file that is too long to read. Each check is tried on a tree with the fault planted in it.
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

# More entries than one takes in at a glance.
crowded_core() {
    entries=$(sed -n 's|^core/\([^/]*\).*|\1|p' | sort -u | wc -l)
    [ "$entries" -le 20 ] || echo "core/: $entries entries"
}

# silent_rooms ROOT: rooms of the list in core/README.md whose README does not
# say what they may use, and who uses them.
silent_rooms() {
    sed -n '/^```/,/^```/p' "$1/core/README.md" | grep -v '^```' |
        while read -r room; do
            for line in 'May use' 'Used by'; do
                grep -q "$line" "$1/core/$room/README.md" 2>/dev/null ||
                    echo "core/$room/README.md lacks \"$line\""
            done
        done
}

# Names that nobody guessed; what the files have become is in git. Brackets keep
# four of them from the search for phrases that were replaced.
cryptic_names() {
    grep -E '^(core|lua)/(.*/)?(film|reel|frame|sight|farm|inforce|facts|actions|strand[s]|ende[r]|keepe[r]|starv[e]|course)\.(c|h|lua)$'
}

# Errors of the library are made in one file.
second_errors() {
    grep -E '^core/(.*/)?errors?\.c$' | grep -vx core/state/error.c
}

# Lua text is written by common/literal.lua; a message may quote a word.
second_writers() {
    grep -E '^lua/.*\.lua$' | grep -vxE \
        'lua/(common/literal|host/common/text|doc/tessera)\.lua|lua/host/text/.*' |
        while read -r file; do
            [ -f "$file" ] || continue
            grep -n '%q' "$file" | sed "s|^|$file:|"
        done
}

check 'the top level holds what is fixed and nothing else' "$(
    files | top_level
)"
check 'core/ has at most 20 entries at its top' "$(files | crowded_core)"
check 'rooms of core/ say what they may use, and who uses them' \
    "$(silent_rooms .)"
check 'no file has a name that nobody guesses' "$(files | cryptic_names)"
check 'one file makes the errors of the library' "$(files | second_errors)"
check 'one file writes Lua text' "$(files | second_writers)"
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

mkdir -p "$work/core/room" "$work/core/state" "$work/lua/words"
echo 'int film;' | tee "$work/core/room/film.c" >"$work/core/room/error.c"
echo 'int error;' >"$work/core/state/error.c"
printf '```\nstate\nroom\n```\n' >"$work/core/README.md"
echo '* May use: nothing.' >"$work/core/state/README.md"
echo 'local text = ("{ %q }"):format(name)' >"$work/lua/words/sight.lua"
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    echo 'int one;' >"$work/core/one$i.c"
done

# expect NAME FOUND WANTED
expect() { check "$1" "$([ "$2" = "$3" ] || printf 'found:\n%s\n' "$2")"; }

expect 'a file planted at the top is found' "$(planted top_level)" '.new0
notes.md'
expect 'a core with many entries is found' "$(planted crowded_core)" \
    'core/: 23 entries'
expect 'names that nobody guesses are found' "$(planted cryptic_names)" \
    'core/room/film.c
lua/words/sight.lua'
expect 'a second file of errors is found' "$(planted second_errors)" \
    'core/room/error.c'
expect 'a second writer of Lua text is found' "$(planted second_writers)" \
    'lua/words/sight.lua:1:local text = ("{ %q }"):format(name)'
expect 'rooms that say nothing are found' "$(silent_rooms "$work")" \
    'core/state/README.md lacks "Used by"
core/room/README.md lacks "May use"
core/room/README.md lacks "Used by"'
expect 'an empty file is found' "$(planted empty_files)" \
    '.new0 is empty
core/nothing.c is empty'
expect 'a long file is found, a generated one may be long' \
    "$(planted long_files)" 'core/long.c: 1001 lines
notes.md: 1001 lines'
finish
