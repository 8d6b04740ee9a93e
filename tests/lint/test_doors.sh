#!/bin/sh
# One door each: whatever the program prints passes core/host/bind_out.c (in
# Lua: host/out.lua), files are opened, written and renamed where the tables
# below say, and no text with a zero byte is cut on its way to C.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# C on standard input without comments and literals, lines kept.
c_code() {
    awk '
    {
        out = ""
        quote = ""
        for (i = 1; i <= length($0); i++) {
            c = substr($0, i, 1)
            two = substr($0, i, 2)
            if (comment) {
                if (two == "*/") { comment = 0; i++ }
            } else if (quote != "") {
                if (c == "\\") i++
                else if (c == quote) quote = ""
            } else if (two == "/*") {
                comment = 1
                i++
            } else if (two == "//") {
                break
            } else if (c == "\"" || c == "\047") {
                quote = c
                out = out c c
            } else {
                out = out c
            }
        }
        print out
    }'
}

# calls NAMES: calls of these functions in C on standard input.
calls() { c_code | grep -nE "(^|[^A-Za-z0-9_>.])($1)[[:space:]]*\("; }

# only NAMES [FILE...]: calls of these functions anywhere in core/ but there.
only() {
    names=$1
    shift
    find core -name '*.[ch]' | sort | while read -r file; do
        case " $* " in *" $file "*) continue ;; esac
        calls "$names" <"$file" | sed "s|^|$file:|"
    done
}

printing='v?f?printf|f?puts|f?putc|putchar|fwrite|perror|psignal'
printing="$printing|lua_writestring|lua_writeline|lua_writestringerror"
# by descriptor, too; the log and files go through tesI_write_all
writing='p?writev?|dprintf|sendfile|copy_file_range'
opening='fopen|fdopen|freopen|open|openat|creat|mkstemp|mkdtemp|popen|tmpfile'
changing='rename|renameat|link|linkat|symlink|unlink|unlinkat|remove|f?truncate'
cutting='luaL_checkstring|luaL_optstring|luaL_checkoption'

# The search itself: what it must find, and what it must not.
found=$(printf '%s\n' 'x = fopen(path, "rb"); /* open(path) */' \
    'tes_file_open(a); "open(b)"; own->open(c); file.open(d);' \
    'if (open (e) < 0) // rename(f)' | calls "$opening|$changing" |
    cut -d: -f1 | tr '\n' ' ')
[ "$found" = '1 3 ' ] && found=
check 'the search itself' "$found"

check 'C prints through bind_out.c only (scripts: library.c)' "$(
    only "$printing" core/host/bind_out.c core/script/sandbox/library.c
)"
# a signal handler ends the line of a terminal
check 'C writes to descriptors in port/files.c only' "$(
    only "$writing" core/port/files.c core/host/interrupt.c
)"
check 'C opens files where paths are checked' "$(
    only "$opening" core/port/files.c core/script/vm/vm.c core/host/bind_file.c core/host/bind_out.c \
        core/host/bind_process.c
)"
check 'C renames, links, cuts and removes files in port/files.c only' "$(
    only "$changing" core/port/files.c
)"
check 'the program takes no text that may be cut at a zero byte' "$(
    for file in core/host/*.c; do
        case $file in core/host/bind_out.c | core/host/bind_term.c) continue ;; esac
        calls "$cutting" <"$file" | sed "s|^|$file:|"
    done
)"

# Lua: neither print nor io's writers, openers and os's changers. Reading lines
# from standard input, and a nameless file for a while, are no matter of doors.
raw='(^|[^A-Za-z0-9_.:])(print[[:space:]]*["({'"'"'[]|dofile|loadfile'
raw="$raw|io\\.(write|open|lines|popen|output|input|stdout|stderr)"
raw="$raw|os\\.(remove|rename|execute|tmpname))"
lua_calls() { lua_code "$@" | grep -nE "$raw"; }
found=$(printf '%s\n' 'print "a" -- io.open(x)' 'self:print(a) fingerprint(b)' \
    'local f = io.open(path)' 'out.write(x) io.read "l"' |
    lua_calls | cut -d: -f1 | tr '\n' ' ')
[ "$found" = '1 3 ' ] && found=
check 'the search in Lua itself' "$found"
check 'Lua prints, reads and writes through host/out.lua and host/file.lua' "$(
    find lua -name '*.lua' ! -path 'lua/doc/*' | sort | while read -r file; do
        lua_calls "$file" | sed "s|^|$file:|"
    done
)"
# Escape sequences are made by bind_out.c, which knows its own again.
check 'no escape sequence in Lua' "$(
    grep -rnE '\\27|\\x1[bB]|\\033|\\u\{0*1[bB]\}' lua --include='*.lua' |
        grep -v '^lua/doc/'
)"

finish
