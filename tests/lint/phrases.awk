# phrases.awk - finds the phrases of a list in files, across the ends of lines.
#
# awk -v list=phrases.txt -f phrases.awk FILE... prints "FILE:LINE: TEXT =>
# what to write" for each. Signs of comments at the start of a line, and
# quotation marks that join literals, are passed over.

BEGIN {
    while ((getline line < list) > 0) {
        at = index(line, " => ")
        if (line ~ /^#/ || !at) continue
        phrase[++n] = substr(line, 1, at - 1)
        # mawk takes \b for a backspace
        gsub(/\\b/, "(^|$|[^a-z_])", phrase[n])
        instead[n] = substr(line, at + 4)
    }
    if (n == 0) print list " is empty"
}

FNR == 1 { before = "" }
{
    text = tolower($0)
    sub(/^[ \t]*(\/\*+|\*|--+|\/\/|#+|\.\.)?[ \t]*"?/, "", text)
    sub(/[ \t"\\]+$/, "", text)
    both = before (before == "" ? "" : " ") text
    for (i = 1; i <= n; i++)
        if (match(both, phrase[i]) && RSTART + RLENGTH > length(before) + 1)
            print FILENAME ":" FNR ": \"" substr(both, RSTART, RLENGTH) \
                "\" => " instead[i]
    before = length(text) > 60 ? substr(text, length(text) - 59) : text
}
