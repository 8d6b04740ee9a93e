#!/bin/sh
# Subjects of commits: at most 72 columns, in the imperative ("Add", not
# "Adds" or "Added"), no full stop at the end; a body says why where more than
# 40 lines changed. Only commits after the one that added this file are read.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# First words that end like another form of a verb and are none.
imperative='.*ss|.*eed|focus|bias|alias|embed|shed|shred|.?.?ring|king|sing|swing'
imperative="$imperative|ping|fling|cling|sting"

# Per commit "HASH TAB LINES TAB BODY TAB SUBJECT" on standard input, with
# LINES changed and BODY yes or no -> what is wrong with it.
wrong() {
    awk -F'\t' -v fine="^($imperative)\$" '
    {
        lines = $2
        body = $3
        subject = $4
        first = tolower(subject)
        sub(/^[a-z0-9_.\/-]+: */, "", first) # "tests: add ..." names a place
        sub(/[^a-z].*$/, "", first)
        why = ""
        if (length(subject) > 72)
            why = why "; " length(subject) " columns, of 72"
        if (subject ~ /\.$/) why = why "; a full stop at the end"
        if (first ~ /(ed|ing|s)$/ && first !~ fine)
            why = why "; \"" first "\" is no imperative"
        if (lines > 40 && body == "no")
            why = why "; " lines " lines changed and no body says why"
        if (why != "") print substr($1, 1, 10) " " subject ": " substr(why, 3)
    }'
}

# Commits of a range, as `wrong` reads them. A line moved is no line changed, and
# lines of golden/ are written by update.sh: the commit that needs them says why.
commits() {
    git log --no-merges --format='%H' "$1" 2>/dev/null | while read -r hash; do
        lines=$(git show -M --format= --numstat "$hash" -- . \
            ':(exclude)tests/*/golden/*' |
            awk '$1 != "-" { n += $1 + $2 } END { print n + 0 }')
        body=$(git show -s --format=%b "$hash" | grep -c .)
        [ "$body" -gt 0 ] && body=yes || body=no
        printf '%s\t%s\t%s\t%s\n' "$hash" "$lines" "$body" \
            "$(git show -s --format=%s "$hash")"
    done
}

planted() { # WHAT LINES BODY SUBJECT: found or not
    found=$(printf 'planted\t%s\t%s\t%s\n' "$2" "$3" "$4" | wrong)
    case $1 in
    fine) check "fine: $4" "$found" ;;
    *)
        case $found in
        *"$1"*) found= ;;
        *) found="expected: $1, found: ${found:-nothing}" ;;
        esac
        check "found: $1" "$found"
        ;;
    esac
}
planted fine 3 no 'Add a check of empty files'
planted fine 90 yes 'Process what is left; pass the rest on'
planted fine 3 no 'tests: bring the corpus up to date'
planted fine 3 no 'Feed the server junk'
planted '73 columns, of 72' 3 no \
    "Add a check of $(printf '%058d' 0)"
planted '"adds" is no imperative' 3 no 'Adds a check'
planted '"added" is no imperative' 3 no 'tests: added a check'
planted '"fixing" is no imperative' 3 no 'Fixing the check'
planted 'a full stop' 3 no 'Add a check.'
planted '41 lines changed and no body' 41 no 'Add a check'
planted fine 40 no 'Add a check of forty lines'

# Where the history ends before this file was added nothing is known.
first=$(git log --diff-filter=A --format=%H -- tests/lint/test_commits.sh \
    2>/dev/null | tail -n 1)
if [ -z "$first" ] || [ -e "$(git rev-parse --git-path shallow)" ]; then
    n=$((n + 1))
    echo "ok $n - subjects of commits # SKIP no whole history here"
else
    check 'subjects and bodies of the commits since' "$(
        commits "$first..HEAD" | wrong
    )"
fi
finish
