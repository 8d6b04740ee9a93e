#!/bin/sh
# Contract 1: no word of any game occurs in core/.
#
# Identifiers, and the words of string literals, are split at everything that
# is no letter and where lower case turns to upper, and matched against
# words.txt. Comments may give examples. Prints TAP, one test a file.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# C source without comments -> "line word".
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
        print strip($0)
        quote = "" # a literal ends with its line
    }' "$1" | split_words
}

# The test can fail: it finds words where they are, and only there.
found=$(printf '%s\n' 'int meeple_count; /* a city */ char *s = "of Cities";' \
    'f(aRoad, "\"/*", PENNANTS); // farm' 'int broad, inner, capacity, lakes, fairies;' |
    words_of /dev/stdin | matches | tr '\n' ' ')
expected='# line 1: meeple # line 1: cities # line 2: road # line 2: pennants # line 3: lakes # line 3: fairies '
[ "$found" = "$expected" ] && found=
check "the search itself" "$found"

for file in $(find core -name '*.[ch]' | sort); do
    check "$file" "$(words_of "$file" | matches)"
done
finish
