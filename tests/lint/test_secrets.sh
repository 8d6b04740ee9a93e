#!/bin/sh
# What opens a seat is compared in constant time: no line of the tables
# compares a secret, a hash or the text of a link by == or ~=, where the time
# tells how much of it was right. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# comparisons FOLDER: lines of code that compare one. The number of links, and
# what is nil, are no secrets.
comparisons() {
    find "$1" -name '*.lua' -exec awk '
    {
        line = $0
        sub(/--.*/, "", line)
        gsub(/"[^"]*"/, "\"\"", line)
        gsub(/[=~]= *(nil|false|true)/, "", line)
        left = "(secret|hash|digest|link)(\\.text|\\[[0-9]+\\]|\\([^()]*\\))* *[=~]="
        right = "[=~]= *[A-Za-z_.]*(secret|hash|digest|link)([^A-Za-z_.]|$)"
        if (line ~ left || line ~ right) {
            print FILENAME ":" FNR ": " $0
        }
    }' {} + | sed "s|^$1/||"
}

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# planted LINE: what is found in a file of this line.
planted() {
    printf '%s\n' "$1" >"$work/x.lua"
    comparisons "$work"
}
finds() { check "planted: $1" "$([ -n "$(planted "$2")" ] || echo "$2")"; }
passes() { check "not: $1" "$(planted "$2")"; }

tables=lua/host/tables
check 'no secret is compared by == or ~= at the tables' \
    "$(comparisons $tables)"
check 'the hash of a link that was found is, in constant time' \
    "$(grep -q 'is_equal(row\[1\], hash)' $tables/store.lua ||
        echo "$tables/store.lua")"
check 'and links are looked up there alone' \
    "$(grep -rn 'hash.*FROM links' $tables | tail -n +2)"
finds 'a secret' 'if given == secret then return true end'
finds 'a secret on the left' 'if link.secret == given then return end'
finds 'a hash' 'if row[1] ~= hash then return nil end'
finds 'a hash on the left' 'return hash == row[1]'
finds 'a digest' 'return tes.secret.digest(given) == row[1]'
finds 'a digest on the right' 'return row[1] == tes.secret.digest(given)'
finds 'a link of a call' 'if params.link == kept.link then return end'
passes 'nothing at all' 'if link.secret == nil then return end'
passes 'a comment' 'local a = 1 -- secret == given'
passes 'a seat of a link' 'if link.seat == seat then return end'
passes 'a number of links' 'if links >= most then return end'
finish
