# code.awk - a line of C without comments, and with texts emptied. The others set
# comment to 0 where a file begins.

function code_of(line) {
    while (match(line, /\/\*[^*]*\*+([^\/*][^*]*\*+)*\//))
        line = substr(line, 1, RSTART - 1) substr(line, RSTART + RLENGTH)
    if (comment) {
        if (!match(line, /\*\//)) return ""
        line = substr(line, RSTART + 2)
        comment = 0
    }
    if (match(line, /\/\*/)) {
        line = substr(line, 1, RSTART - 1)
        comment = 1
    }
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    gsub(/'([^'\\]|\\.)*'/, "0", line)
    sub(/\/\/.*/, "", line)
    return line
}
