# lua_loops.awk - loops of the program's Lua that nothing visible bounds, as
# "file function": neither over a list that is there, the words of a text or
# seats, nor counted to a constant. The function is the innermost with a name;
# indentation tells where it ends.

function code_of(line,    out, i, c, quote) {
    for (i = 1; i <= length(line); i++) {
        c = substr(line, i, 1)
        if (quote != "") {
            if (c == "\\") i++
            if (c != quote) continue
            quote = ""
        } else if (substr(line, i, 2) == "--") {
            break
        } else if (c == "\"" || c == "\047") {
            quote = c
        }
        out = out c
    }
    return out
}
# Is what follows `for NAMES in`, or `for NAME =`, bounded at sight?
function fixed(head,    part) {
    if (sub(/^[^=]* in +/, "", head)) {
        return head ~ /^i?pairs[ ({]/ || head ~ /:gmatch[ ("]/ ||
            head ~ /^utf8\.codes/ || head ~ /^\(\[\[/
    }
    sub(/^[^=]*= */, "", head)
    while (sub(/math\.min\([^()]*, [A-Z][A-Z_]+\)/, "MOST", head));
    gsub(/\([^()]*\)/, "()", head)
    split(head, part, /, */)
    sub(/ do.*/, "", part[2])
    return part[2] ~ /^0x[0-9a-f]+$/ ||
        part[2] ~ /^#?[A-Z_0-9 +*\/-]+$/ ||
        part[2] ~ /^#[A-Za-z_.]+( [-+] [0-9])?$/ ||
        part[2] ~ /(^|[.: ])(players(\(\))?|GRID)( - 1)?$/
}
function keyword(line, word) {
    return line ~ "(^|[^A-Za-z_.:])" word "([^A-Za-z_]|$)"
}
function function_name(line) {
    if (line ~ /function +[A-Za-z_]/) {
        sub(/.*function +/, "", line)
        sub(/ *\(.*/, "", line)
    } else {
        sub(/ *= *function.*/, "", line)
        sub(/.* /, "", line)
    }
    sub(/.*[.:]/, "", line)
    return line
}
function leave(indent) {
    while (depth > 0 && indent <= column[depth]) depth--
}
function found() {
    print FILENAME, (depth > 0 ? name[depth] : "(file)")
}
FNR == 1 {
    depth = long = 0
    head = ""
}
long {
    if (/\]\]/) long = 0
    next
}
{
    line = code_of($0)
    if (line ~ /\[\[/ && line !~ /\]\]/) long = 1
    match(line, /^ */)
    indent = RLENGTH
    ends = line ~ /^ *end/
    if (line ~ /[^ ]/ && !ends) leave(indent)
    if (line ~ /function +[A-Za-z_.:]+ *\(/ ||
        line ~ /[A-Za-z_.]+ *= *function *\(/) {
        depth++
        column[depth] = indent
        name[depth] = function_name(line)
    }
    if (keyword(line, "while") || keyword(line, "repeat")) found()
    if (head == "" && keyword(line, "for")) {
        head = line
        sub(/.*(^|[^A-Za-z_.:])for +/, "", head)
    } else if (head != "") {
        head = head " " line
    }
    if (head != "" && (keyword(head, "do") || long)) {
        if (!fixed(head)) found()
        head = ""
    }
    if (ends) leave(indent)
}
