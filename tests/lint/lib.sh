# lib.sh - for the tests of this folder: TAP, words of games, Lua source.
# Each test file sources it, calls check as often as it likes, and ends with
# finish. The working directory is the project's folder.
# shellcheck shell=sh
set -u

cd "${TESSERA_ROOT:-.}" || exit 1
n=0
failed=0

# check NAME FINDINGS: one test, passed when there are none.
check() {
    n=$((n + 1))
    if [ -z "$2" ]; then
        echo "ok $n - $1"
    else
        failed=1
        echo "not ok $n - $1"
        echo "$2" | sed 's/^#* */# /'
    fi
}

finish() {
    echo "1..$n"
    exit $failed
}

# Lines of "place word" on standard input -> those whose word is in words.txt,
# as a singular or a plural.
matches() {
    awk -v list=tests/lint/words.txt '
    BEGIN {
        while ((getline line < list) > 0) {
            sub(/#.*/, "", line)
            gsub(/[ \t]/, "", line)
            if (line != "") bad[line] = 1
        }
    }
    function known(word, ending, instead) {
        return sub(ending, instead, word) && word in bad
    }
    function listed(word) {
        return word in bad || known(word, "s$", "") ||
            known(word, "es$", "") || known(word, "ies$", "y")
    }
    { if (listed($2)) print "# line " $1 ": " $2 }'
}

# Lua source without comments, and with the texts in it (literals that hold a
# space) blanked. Long strings and comments over several lines do not occur.
lua_code() {
    awk '
    {
        out = ""
        quote = ""
        for (i = 1; i <= length($0); i++) {
            c = substr($0, i, 1)
            if (quote != "") {
                literal = literal c
                if (c == "\\") { i++; literal = literal substr($0, i, 1) }
                if (c != quote) continue
                out = out (literal ~ / / ? quote quote : literal)
                quote = ""
            } else if (substr($0, i, 2) == "--") {
                break
            } else if (c == "\"" || c == "\047") {
                quote = literal = c
            } else {
                out = out c
            }
        }
        print out
    }' "$@"
}

# Source on standard input -> "line word", split where lower case turns to
# upper as well.
split_words() {
    awk '
    {
        line = $0
        while (match(line, /[a-z][A-Z]/))
            line = substr(line, 1, RSTART) " " substr(line, RSTART + 1)
        gsub(/[^A-Za-z]+/, " ", line)
        n = split(tolower(line), word, " ")
        for (i = 1; i <= n; i++) print FNR, word[i]
    }'
}
