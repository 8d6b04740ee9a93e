# blocks.awk - cuts a page into its fenced blocks.
#
# awk -v dir=DIR -f blocks.awk PAGE writes block N to DIR/N and prints a line
# "N LANGUAGE LINE" for each.

function start(language) {
    n++
    file = dir "/" n
    printf "" >file
    print n, language, NR
}

/^<!-- run: .* -->$/ {
    start("sh")
    print substr($0, 11, length($0) - 14) >file
    close(file)
    next
}
/^```/ && !inside {
    inside = 1
    language = substr($0, 4)
    start(language == "" ? "none" : language)
    next
}
/^```$/ { inside = 0; close(file); next }
inside { print >file }
END { if (inside) print n + 1, "unfinished", NR }
