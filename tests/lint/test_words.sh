#!/bin/sh
# Contract 1: no word of any game occurs in core/.
#
# Identifiers, and the words of string literals, are split at everything that
# is no letter and where lower case turns to upper, and matched against
# words.txt. Comments may give examples. Prints TAP, one test a file.
set -u

cd "${TESSERA_ROOT:-.}" || exit 1
list=tests/lint/words.txt

# C source -> "line word" for all words outside comments.
words_of() {
    awk '
    # Blanks what is a comment; literals hide comment signs and the reverse.
    function strip(line,    out, i, c, two) {
        out = ""
        for (i = 1; i <= length(line); i++) {
            c = substr(line, i, 1)
            two = substr(line, i, 2)
            if (comment) {
                if (two == "*/") { comment = 0; i++ }
                continue
            }
            if (quote != "") {
                if (c == "\\") { i++; out = out " "; continue }
                if (c == quote) quote = ""
            } else if (two == "/*") {
                comment = 1
                i++
                out = out " "
                continue
            } else if (two == "//") {
                break
            } else if (c == "\"" || c == "\047") {
                quote = c
            }
            out = out c
        }
        return out
    }
    {
        line = strip($0)
        quote = "" # a literal ends with its line
        while (match(line, /[a-z][A-Z]/))
            line = substr(line, 1, RSTART) " " substr(line, RSTART + 1)
        gsub(/[^A-Za-z]+/, " ", line)
        n = split(tolower(line), word, " ")
        for (i = 1; i <= n; i++) print FNR, word[i]
    }' "$1"
}

# "line word" -> those that the list has
matches() {
    awk -v list="$list" '
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

n=0
failed=0
check() { # name, findings
    n=$((n + 1))
    if [ -z "$2" ]; then
        echo "ok $n - $1"
    else
        failed=1
        echo "not ok $n - $1"
        echo "$2"
    fi
}

# The test can fail: it finds words where they are, and only there.
found=$(printf '%s\n' 'int meeple_count; /* a city */ char *s = "of Cities";' \
    'f(aRoad, "\"/*", PENNANTS); // farm' 'int broad, inner, capacity, lakes, fairies;' |
    words_of /dev/stdin | matches | tr '\n' ' ')
expected='# line 1: meeple # line 1: cities # line 2: road # line 2: pennants # line 3: lakes # line 3: fairies '
[ "$found" = "$expected" ] && found=
check "the search itself" "${found:+# $found}"

for file in $(find core -name '*.[ch]' | sort); do
    check "$file" "$(words_of "$file" | matches)"
done
echo "1..$n"
exit $failed
