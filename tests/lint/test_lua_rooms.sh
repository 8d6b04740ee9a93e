#!/bin/sh
# The rooms of lua/, in the order in which lua/README.md and lua/host/README.md
# list them: no file requires one of a room below, none requires itself through
# others, and names lead to one file. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# Each function takes the folder that stands for lua/.

# The rooms from the ground up, as beginnings of paths.
rooms() {
    sed -n 's/^| `\([^`]*\)` |.*/\1/p' "$1/README.md" | grep -vx host/
    sed -n 's/^| `\([^`]*\)` |.*/host\/\1/p' "$1/host/README.md"
}

# "FILE REQUIRED" for each require; names that are put together while the
# program runs end in a dot or a slash.
edges() {
    (cd "$1" && find . -name '*.lua' -exec \
        grep -oE 'require *\(*"[^"]+"' {} /dev/null \;) |
        sed -n 's|^\./\([^:]*\):require *(*"\([^"]*\)"$|\1 \2|p' |
        awk '$2 != "tes" {
            gsub(/\./, "/", $2)
            print $1, ($2 ~ /\/$/ ? $2 : $2 ".lua")
        }' | sort -u
}

upward() {
    { rooms "$1" | sed 's/^/room /'; edges "$1"; } | awk '
    function at(path,    i) {
        for (i = 1; i <= n; i++) if (index(path, order[i]) == 1) return i
        if (!(path in told)) print path " is in no room of the READMEs"
        told[path] = 1
    }
    $1 == "room" { order[++n] = $2; next }
    {
        from = at($1)
        to = at($2)
        if (from && to && to > from)
            print $1 " requires " $2 ", of a room below its own"
    }'
}

circles() {
    { edges "$1" | grep '\.lua$' | tsort >/dev/null; } 2>&1
}

# Files of one name, whatever they are written in. A language is a name that
# recurs; a verb may be named like what it calls, and a style like its script.
doubled() {
    find "$1" -name '*.lua' -o -name '*.js' -o -name '*.css' |
        grep -vE '/[a-z][a-z]\.lua$|/host/verbs/' | sort |
        awk -F/ '
        {
            base = $NF
            sub(/\.[a-z]+$/, "", base)
            stem = $0
            sub(/\.[a-z]+$/, "", stem)
            if (base in first && first[base] != stem)
                print $0 " has the name of " first[base]
            else
                first[base] = stem
        }'
}

# Files that the README of their room does not name.
untold() {
    (cd "$1" && find . -name '*.lua' -o -name '*.js') | sed 's|^\./||' |
        grep -vE '/[a-z][a-z]\.lua$|^doc/|/(verbs|examples|playground)/' |
        while read -r file; do
            page=README.md
            case $file in host/*) page=$(dirname "$file")/README.md ;; esac
            case $file in
            host/*/*/*) page=$(dirname "$(dirname "$file")")/README.md ;;
            esac
            grep -qF "${file##*/}" "$1/$page" 2>/dev/null ||
                echo "$file: $page does not name it"
        done
}

check 'no file requires one of a room below' "$(upward lua)"
check 'no file requires itself through others' "$(circles lua)"
check 'no two files have one name' "$(doubled lua)"
check 'every file is named in the README of its room' "$(untold lua)"
check 'every room of lua/host/ has a README.md' "$(
    for folder in lua/host/*/; do
        [ -f "$folder/README.md" ] || echo "$folder has none"
    done
)"

# Each of them finds what is planted in a small tree.
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
finds() { # NAME, WANTED, FINDINGS
    case $3 in
    *"$2"*) check "planted: $1" '' ;;
    *) check "planted: $1" "'$2' is not in: $3" ;;
    esac
}
mkdir -p "$work/low" "$work/host/high"
# shellcheck disable=SC2016
printf '| `low/` | a |\n| `top.lua` | b |\n| `host/` | c |\n' >"$work/README.md"
# shellcheck disable=SC2016
printf '| `high/` | d: one.lua |\n' >"$work/host/README.md"
echo 'local top = require "top"' >"$work/low/one.lua"
echo 'local one = require("low/one")' >"$work/top.lua"
echo 'local one = require "low.one"' >"$work/host/high/one.lua"
echo 'local x = require "low/one"' >"$work/stray.lua"
finds 'a require of a room below' 'low/one.lua requires top.lua' \
    "$(upward "$work")"
finds 'a file in no room' 'stray.lua is in no room' "$(upward "$work")"
finds 'a circle' 'low/one.lua' "$(circles "$work")"
finds 'two files of one name' 'has the name of' "$(doubled "$work")"
finds 'a file that no README names' 'top.lua' "$(
    echo >"$work/README.md"
    untold "$work"
)"
finish
