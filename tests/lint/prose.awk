# prose.awk - what people read in files of source: comments, and pages outside
# of their blocks of code. Prints "FILE:LINE:TEXT". A sign of a comment inside
# of a literal is taken for one: what comes of it is text as well.

FNR == 1 {
    inside = 0
    kind = "other"
    if (FILENAME ~ /\.(c|h|js|mjs|css|in)$/) kind = "c"
    if (FILENAME ~ /\.lua$/) kind = "lua"
    if (FILENAME ~ /\.md$/) kind = "page"
    if (FILENAME ~ /\.(sh|py|awk|yml)$|Makefile$|\.ci\/run$/) kind = "shell"
}

function say(text) { if (text ~ /[^ \t]/) print FILENAME ":" FNR ":" text }

kind == "page" {
    if (/^ *```/) inside = !inside
    else if (!inside) say($0)
}

kind == "c" {
    rest = $0
    text = ""
    while (rest != "") {
        if (inside) {
            at = index(rest, "*/")
            text = text " " (at ? substr(rest, 1, at - 1) : rest)
            rest = at ? substr(rest, at + 2) : ""
            if (at) inside = 0
        } else if ((at = index(rest, "/*"))) {
            rest = substr(rest, at + 2)
            inside = 1
        } else {
            if (match(rest, /(^|[ \t])\/\/ /))
                text = text " " substr(rest, RSTART + RLENGTH)
            rest = ""
        }
    }
    say(text)
}

kind == "lua" && match($0, /(^|[ \t])--/) { say(substr($0, RSTART + RLENGTH)) }

kind == "shell" && match($0, /(^|[ \t])#/) { say(substr($0, RSTART + RLENGTH)) }
