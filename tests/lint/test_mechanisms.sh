#!/bin/sh
# Mechanisms in C earn their place: the table at the end of core/README.md has
# every file of four rooms, and two users of each, which do use it. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# rows PAGE: "file|words|users" of the table.
rows() {
    sed -n '/^| file | words of Lua | modules/,/^$/p' "$1" | tr -d '\140' |
        sed -n 's/^| \([a-z_/]*\.c\) | *\([^|]*[^| ]\)\{0,1\} *| \(.*\) |$/\1|\2|\3/p'
}

# Files of the four rooms below a folder, as the table names them.
files() {
    for room in board turn script/native script/bind; do
        [ ! -d "$1/$room" ] || find "$1/$room" -name '*.c'
    done | sed "s|^$1/||" | grep -v '^script/bind/bind\.c$' | sort
}

# differences PAGE CORE: what the table lacks, and what it has too much.
differences() {
    rows "$1" | cut -d '|' -f 1 | sort >"$work/rows"
    files "$2" >"$work/files"
    comm -13 "$work/rows" "$work/files" | sed 's/$/ has no row/'
    comm -23 "$work/rows" "$work/files" | sed 's/$/ is not there/'
    uniq -d "$work/rows" | sed 's/$/ has two rows/'
}

# code_of USER: the code of a module, or of the blocks of the tutorial.
code_of() {
    if [ "$1" = tutorial ]; then
        cat lua/doc/tutorial.md lua/doc/tutorial-board.md |
            sed -n '/^```lua/,/^```/p'
    else
        find expansions/"$1" expansions/"$1".lua -name '*.lua' \
            ! -name tests.lua ! -name locale.lua 2>/dev/null |
            while read -r file; do cat "$file"; done
    fi | sed 's/--.*//'
}

# uses USER WORD...: does its code say one of them?
uses() {
    code_of "$1" >"$work/code"
    shift
    for word; do
        grep -qE "(^|[.:\"]|[ ({])$word([ .\"({=:]|\$)" "$work/code" && return
    done
    return 1
}

# unearned PAGE: rows without two users, and users that use none of the words.
unearned() {
    rows "$1" | while IFS='|' read -r file words users; do
        case $users in
        'geometry: '* | 'ground: '*) continue ;;
        *,*) ;;
        *) echo "$file has one user: $users" ;;
        esac
        for user in $(echo "$users" | tr -d ','); do
            # shellcheck disable=SC2086 # a list of words
            uses "$user" $words || echo "$file: $user uses none of $words"
        done
    done
}

work=$(mktemp -d "${TMPDIR:-/tmp}/mechanisms.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

check 'the table has rows' "$(
    [ "$(rows core/README.md | wc -l)" -gt 30 ] || echo 'too few'
)"
check 'every file of the four rooms has one row' \
    "$(differences core/README.md core)"
check 'every mechanism has two users, or is geometry or ground' \
    "$(unearned core/README.md)"

# ---- planted violations -----------------------------------------------------

mkdir -p "$work/core/board" "$work/core/turn"
: >"$work/core/board/one.c"
: >"$work/core/turn/two.c"
cat >"$work/page.md" <<'END'
| file | words of Lua | modules that use them |
|---|---|---|
| `board/one.c` | `score` | base |
| `board/gone.c` | `score` `nothing` | base, rivers |
| `board/far.c` | | geometry: all |
END
expect() { check "planted: $1" "$([ "$2" = "$3" ] || printf 'found:\n%s\n' "$2")"; }
expect 'files without a row, rows without a file' \
    "$(differences "$work/page.md" "$work/core")" 'turn/two.c has no row
board/far.c is not there
board/gone.c is not there'
expect 'one user, and a user that does not use it' \
    "$(unearned "$work/page.md")" 'board/one.c has one user: base
board/gone.c: rivers uses none of score nothing'

finish
