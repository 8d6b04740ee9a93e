# rooms.awk - reads core/README.md, then every source and header of core/, and
# prints what breaks the order of the rooms, one finding a line:
#   unlisted FILE HEADER    an include from or of a room that is not listed
#   up FILE HEADER          an include of a room further up
#   bare FILE HEADER        an include that does not name the header's room
#   circle ROOM: UNITS      more than four files of a room use each other
#   owner HEADER FUNCTION   a header declares it, and its own .c has it not
# A unit is x.c with x.h. It uses another when it includes its header or its .c
# calls a function that the other defines. Declarations and definitions begin in the first
# column, with the name before the first parenthesis.

# The listed room that holds a file, or "".
function room_of(file,    path) {
    path = file
    sub(/^core\//, "", path)
    while (sub(/\/[^\/]*$/, "", path)) if (path in floor) return path
    return ""
}

function unit_of(file) {
    sub(/\.[ch]$/, "", file)
    return file
}

function include(header,    folder) {
    folder = file
    sub(/[^\/]*$/, "", folder)
    if (!("core/" header in known)) { # of a library, or generated
        if (folder header in known) print "bare", file, header
        return
    }
    header = "core/" header
    includes[file, header] = 1
}

# A statement that began in the first column and is complete: up to ; or {.
function declared(text,    name) {
    if (text !~ /\(/ || text ~ /^(static|typedef|#|struct [a-zA-Z_]* *{)/) return
    if (text ~ /^extern "/) return
    name = text
    sub(/\(.*/, "", name)
    if (name !~ /[ *][A-Za-z_0-9]+$/) return
    sub(/.*[ *]/, "", name)
    if (text ~ /{$/) {
        if (file ~ /\.c$/) defines[name] = unit_of(file)
    } else if (file ~ /\.h$/) {
        declares[name] = declares[name] " " file
    }
}

function look(line,    word, n, i) {
    if (line ~ /^#/) return
    n = split(line, word, /[^A-Za-z_0-9]+/)
    for (i = 1; i <= n; i++)
        if (file ~ /\.c$/) uses[unit_of(file), word[i]] = 1
    if (held == "" && line ~ /^[A-Za-z_]/) held = line
    else if (held != "") held = held " " line
    if (held == "") return
    if (match(held, /[;{]/)) {
        declared(substr(held, 1, RSTART))
        held = ""
    }
}

BEGIN {
    for (i = 2; i < ARGC; i++) known[ARGV[i]] = 1
}
FNR == 1 {
    file = FILENAME
    comment = 0
    held = ""
}
FILENAME == ARGV[1] {
    if (/^```/) inside = !inside
    else if (inside) floor[$1] = ++floors
    next
}
/^#[ \t]*include[ \t]+"/ {
    header = $0
    sub(/^[^"]*"/, "", header)
    sub(/".*/, "", header)
    include(header)
    next
}
{ look(code_of($0)) }

function arrow(a, b) {
    if (a == b || room_of(a) != room_of(b) || room_of(a) == "") return
    unit[a] = unit[b] = 1
    leads[a, b] = 1
}

# Adds a name to a sorted list of them, each after a space.
function insert(list, name,    n, of, i, all) {
    n = split(list, of, " ")
    all = ""
    for (i = 1; i <= n && of[i] < name; i++) all = all " " of[i]
    all = all " " name
    for (; i <= n; i++) all = all " " of[i]
    return all
}

END {
    for (pair in includes) {
        split(pair, end, SUBSEP)
        from = room_of(end[1])
        to = room_of(end[2])
        if (end[2] ~ /^core\/tessera(_learn)?\.h$/) continue
        if (from == "" || to == "") print "unlisted", end[1], end[2]
        else if (floor[to] > floor[from]) print "up", end[1], end[2]
        arrow(unit_of(end[1]), unit_of(end[2]))
    }
    for (pair in uses) {
        split(pair, end, SUBSEP)
        if (end[2] in defines) arrow(end[1], defines[end[2]])
    }
    for (b in unit) for (a in unit) if ((a, b) in leads)
        for (c in unit) if ((b, c) in leads) leads[a, c] = 1
    for (a in unit) {
        if (a in told) continue
        n = 0
        list = ""
        for (b in unit) if ((a, b) in leads && (b, a) in leads) {
            n++
            told[b] = 1
            name = b
            sub(/.*\//, "", name)
            list = insert(list, name)
        }
        if (n > 4) print "circle " room_of(a) ":" list
    }
    for (name in declares) {
        n = split(declares[name], of, " ")
        for (i = 1; i <= n; i++) {
            if (of[i] ~ /^core\/tessera(_learn)?\.h$/) continue
            if (defines[name] != unit_of(of[i]))
                print "owner", of[i], name, defines[name]
        }
    }
}
