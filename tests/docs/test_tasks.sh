#!/bin/sh
# The pages lead to the code: for each question of tasks.txt, README.md or the
# guide leads to a page, the page names the file, and file and test have the
# word. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=../lint/lib.sh
. "$(dirname "$0")/../lint/lib.sh"

# leads FROM TO: does a page link to another, or name it?
leads() {
    folder=$(dirname "$1")
    grep -o '](\([^)#]*\)' "$1" | cut -c3- | while read -r link; do
        realpath -m --relative-to=. "$folder/$link"
    done | grep -qxF "$2" || grep -qF "\`$2\`" "$1"
}

# reached PAGE: README.md, the guide, or a page that they or the walks lead to.
reached() {
    case $1 in README.md | lua/doc/contributing.md) return 0 ;; esac
    leads README.md "$1" || leads lua/doc/contributing.md "$1" || {
        # the walks say that each of their rooms has a README.md
        case $1 in
        lua/host/*/README.md | core/*/README.md)
            walk=${1%%/*}
            [ "$walk" = core ] || walk=lua/host
            room=${1#"$walk"/}
            grep -qF "\`${room%README.md}\`" "$walk/README.md" ;;
        *) false ;;
        esac
    }
}

# named PAGE FILE: does the page name the file, by its path from the page's
# folder, with or without its ending, by its folder, or as expansions/NAME/?
named() {
    folder=$(dirname "$1")
    short=${2#"$folder"/}
    bare=${short%.*}
    case $2 in expansions/*) short=expansions/NAME/rules.lua ;; esac
    flat=$(tr '\n' ' ' <"$1")
    case $flat in
    *"$short"* | *"$2"* | *"$bare.h"*) return 0 ;;
    esac
    # rooms of core/ name a file and its header in one word: `symmetry`
    case $1 in core/*/README.md)
        case $flat in *"\`$(basename "$bare")\`"*) return 0 ;; esac ;;
    esac
    # under a heading or row that names the room: `words/` … `pieces.lua`
    room=$(basename "$(dirname "$2")")
    case $flat in
    *"$room/"*"$(basename "$2")"* | *"$room/"*"$(basename "$bare").h"*) ;;
    *) false ;;
    esac
}

# task PAGE "FILE : WORD" "TEST : WORD": what is wrong with it.
task() {
    file=${2%% : *}
    reached "$1" || echo "nothing leads to $1"
    named "$1" "$file" || echo "$1 does not name $file"
    for place in "$2" "$3"; do
        if [ ! -f "${place%% : *}" ]; then
            echo "${place%% : *} is not there"
        else
            grep -qiF -e "${place#* : }" "${place%% : *}" ||
                echo "${place%% : *} has no ${place#* : }"
        fi
    done
}

tasks() { grep -v '^#' tests/docs/tasks.txt | grep . | sed 's/ | /|/g'; }

check 'there are at least 25 questions' "$(
    [ "$(tasks | wc -l)" -ge 25 ] || tasks | wc -l
)"
while IFS='|' read -r question page file test; do
    check "$question" "$(task "$page" "$file" "$test")"
done <<END
$(tasks)
END

# unnamed SUITE: tests and helpers that the README of the suite does not name. A
# program in Python may be named by the shell test that runs it.
unnamed() {
    for path in "$1"/test_*.* "$1"/*.lua "$1"/*.py; do
        bare=$(basename "${path%.*}")
        case $bare in '*' | 'test_*' | tap) continue ;; esac
        grep -qwe "$bare" -e "test_$bare" "$1/README.md" || basename "$path"
    done
}

for suite in tests/*/; do
    check "$suite: README.md names the tests" "$(unnamed "${suite%/}")"
done

# ---- planted violations -----------------------------------------------------

expect() { check "planted: $1" "$([ "$2" = "$3" ] || printf 'found:\n%s\n' "$2")"; }
expect 'a page to which nothing leads' \
    "$(task tests/serve/README.md 'tests/serve/checks.py : check' \
        'tests/serve/checks.py : check')" \
    'nothing leads to tests/serve/README.md'
expect 'a file that the page does not name' \
    "$(task README.md 'core/port/clock.c : time' 'core/port/clock.c : time')" \
    'README.md does not name core/port/clock.c'
mkdir -p "$TMPDIR/suite"
echo '| test_named.sh | a test |' >"$TMPDIR/suite/README.md"
touch "$TMPDIR/suite/test_named.sh" "$TMPDIR/suite/test_lost.sh"
expect 'a test that its suite does not name' \
    "$(unnamed "$TMPDIR/suite")" test_lost.sh
expect 'a file and a word that are gone' \
    "$(task README.md 'lua/doc/board.svg : qqq' 'tests/none.c : x')" \
    'lua/doc/board.svg has no qqq
tests/none.c is not there'

finish
