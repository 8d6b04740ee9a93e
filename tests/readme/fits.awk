# fits.awk - whether a text fits a pattern in which "…" stands for anything.
#
# awk -f fits.awk PATTERN TEXT succeeds when it does. Blanks at the ends of
# lines do not count.

{ sub(/[ \t]+$/, "") }
NR == FNR { pattern = pattern $0 "\n"; next }
{ text = text $0 "\n" }
END {
    # the line end after a last "…" is part of anything
    sub(/…\n$/, "…", pattern)
    pieces = split(pattern, piece, "…")
    if (substr(text, 1, length(piece[1])) != piece[1]) exit 1
    if (pieces == 1) exit text != pattern
    text = substr(text, length(piece[1]) + 1)
    for (i = 2; i < pieces; i++) {
        at = index(text, piece[i])
        if (at == 0) exit 1
        text = substr(text, at + length(piece[i]))
    }
    last = length(piece[pieces])
    exit length(text) < last || \
        substr(text, length(text) - last + 1) != piece[pieces]
}
