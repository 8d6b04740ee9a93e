#!/bin/sh
# One door each: whatever the program prints passes core/bind/out.c (in
# Lua: host/common/out.lua), files are opened, written and renamed where the
# tables below say, and no text with a zero byte is cut on its way to C.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# C of files, or of standard input, without comments and literals: "FILE:LINE:"
# before each line.
c_code() {
    awk '
    FNR == 1 { comment = 0 }
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
        print (FILENAME == "" ? "-" : FILENAME) ":" FNR ":" out
    }' "$@"
}

# calls NAMES: calls of these functions in what c_code has printed.
calls() { grep -E "^[^:]*:[0-9]+:(.*[^A-Za-z0-9_>.])?($1)[[:space:]]*\("; }

# All of core/, read once: character by character takes awk seconds.
code=$(mktemp "${TMPDIR:-/tmp}/doors.XXXXXX") || exit 1
trap 'rm -f "$code"' EXIT
# shellcheck disable=SC2046 # one word a file
c_code $(find core -name '*.[ch]' | sort) >"$code"

# only NAMES [FILE...]: calls of these functions anywhere in core/ but there.
only() {
    names=$1
    shift
    calls "$names" <"$code" | grep -vE "^($(echo "$*" | tr ' ' '|')):"
}

printing='v?f?w?printf|f?puts|f?putw?c|putw?char|fputws|fwrite|perror|psig(nal|info)'
printing="$printing|(f?put(c|s|char)|fwrite)_unlocked|v?syslog|g_print(err)?"
printing="$printing|g_(log|message|warning|critical)|lua_warning"
printing="$printing|lua_writestring|lua_writeline|lua_writestringerror"
# by descriptor, too; the log and files go through tesI_write_all
writing='p?writev?2?|v?dprintf|sendfile|copy_file_range|syscall'
opening='fopen(64)?|fdopen|freopen|open(64|at|at2)?|creat|mko?stemps?|mkdtemp'
opening="$opening|popen|tmpfile|tmpnam|shm_open|f?dopendir|opendir|scandir|nftw"
opening="$opening|luaL_(load|do)filex?|dlopen|system|exec[lv]p?e?|posix_spawnp?"
# libraries that open files themselves
opening="$opening|json_(load|dump)(f|fd|_file|_callback)|g_file_[a-z_]*"
opening="$opening|cairo_surface_write_to_png|rsvg_handle_new_from_g?file[a-z_]*"
opening="$opening|cairo_image_surface_create_from_png"
changing='rename(at2?)?|link(at)?|symlink(at)?|unlink(at)?|remove|f?truncate'
changing="$changing|mkdir(at)?|rmdir|f?chmod(at)?|[fl]?chown|mknod|mkfifo|chdir"
changing="$changing|utimes?|utimensat|futimens|setrlimit|posix_fallocate"
cutting='luaL_checkstring|luaL_optstring|luaL_checkoption|lua_tostring'

# finds KIND NAMES TEXT...: that the search finds each, however it is written.
finds() {
    kind=$1 names=$2
    shift 2
    check "the search finds what $kind" "$(
        for text in "$@"; do
            printf '%s\n' "int x; /* $text */" "    if (f($text)) \"$text\";" |
                c_code | calls "$names" | grep -q '^-:2:' || echo "not: $text"
            printf '%s\n' "own->$text" "own.$text" "my_$text" "\"$text\"" \
                "// $text" "/* $text" "$text */" | c_code | calls "$names" |
                sed 's/^/found by mistake: /'
        done
    )"
}
finds prints "$printing" 'printf("a")' 'fprintf (stderr, a)' 'vfprintf(f, a, b)' \
    'puts(a)' 'fputs(a, f)' 'putchar(a)' 'putc(a, f)' 'fputc(a, f)' \
    'fwrite(a, 1, 2, f)' 'perror(a)' 'psignal(1, a)' 'wprintf(a)' \
    'putc_unlocked(a, f)' 'lua_writestring(a, 2)' 'g_printerr(a)' 'syslog(1, a)'
finds 'writes to descriptors' "$writing" 'write(1, a, 2)' 'writev(1, a, 2)' \
    'pwrite(1, a, 2, 3)' 'dprintf(1, a)' 'vdprintf(1, a, b)' \
    'sendfile(a, b, c, d)' 'syscall(1)'
finds 'opens files' "$opening" 'open(a, b)' 'openat(a, b, c)' 'fopen(a, b)' \
    'fdopen(a, b)' 'freopen(a, b, c)' 'creat(a, b)' 'mkstemp(a)' 'mkdtemp(a)' \
    'tmpfile()' 'popen(a, b)' 'opendir(a)' 'system(a)' 'execv(a, b)' \
    'luaL_loadfile(L, a)' 'json_load_file(a, 0, b)' 'json_dumpf(a, b, c)' \
    'cairo_surface_write_to_png(a, b)' 'g_file_set_contents(a, b, c, d)'
finds 'changes folders' "$changing" 'rename(a, b)' 'renameat(a, b, c, d)' \
    'link(a, b)' 'symlink(a, b)' 'unlink(a)' 'unlinkat(a, b, c)' 'remove(a)' \
    'truncate(a, 0)' 'ftruncate(a, 0)' 'mkdir(a, b)' 'rmdir(a)' 'chmod(a, b)' \
    'chdir(a)'
finds 'may cut texts' "$cutting" 'luaL_checkstring(L, 1)' \
    'luaL_optstring(L, 1, a)' 'luaL_checkoption(L, 1, a, b)' \
    'lua_tostring(L, 1)'

check 'C prints through out.c only (scripts: library.c)' "$(
    only "$printing" core/bind/out.c core/script/sandbox/library.c
)"
# a signal handler ends the line of a terminal; a bot that is a program is
# talked to by a pipe
check 'C writes to descriptors in port/files.c only' "$(
    only "$writing" core/port/files.c core/host/interrupt.c \
        core/host/bind_child.c
)"
check 'C opens files where paths are checked' "$(
    only "$opening" core/port/files.c core/bind/lua/module.c core/bind/file.c \
        core/bind/out.c core/host/bind_process.c core/host/main.c core/host/bind_child.c
)"
# web.c and cage.c say how many descriptors there may be
check 'C renames, links, cuts and removes files in port/files.c only' "$(
    only "$changing" core/port/files.c core/host/bind_child.c \
        core/host/cage.c core/serve/web.c
    only "${changing%%|mkdir*}" core/port/files.c core/host/bind_child.c
)"
check 'the program takes no text that may be cut at a zero byte' "$(
    # main.c: messages
    grep -E '^core/(host|bind)/[^/]*\.c:' "$code" | calls "$cutting" |
        grep -vE '^core/(bind/(out|lua/module)|host/(bind_term|main))\.c:'
)"

# Lua: neither print nor io's writers, openers and os's changers. Reading lines
# from standard input, and a nameless file for a while, are no matter of doors.
raw='(^|[^A-Za-z0-9_.:"])(print|dofile|loadfile|loadstring|io|os|debug|package'
raw="$raw|_G)([^A-Za-z0-9_]|\$)"
harmless='io\.(read|tmpfile)|os\.(getenv|date|time|clock)|debug\.traceback|(io|os|print) = '
lua_calls() {
    lua_code "$@" | sed -E "s/(^|[^A-Za-z0-9_.:])($harmless)/\1OK/g" |
        grep -nE "$raw"
}
check 'the search in Lua finds what prints, opens and changes' "$(
    for text in 'print "a"' 'print(a)' 'local say = print' 'map(list, print)' \
        'io.write(a)' 'io.stdout:write(a)' 'io.stderr:write(a)' \
        'local w = io.write' 'io["write"](a)' 'io.open(a)' 'io.lines(a)' \
        'io.popen(a)' 'io.output(a)' 'local files = io' 'os.remove(a)' \
        'os.rename(a, b)' 'os.execute(a)' 'os.tmpname()' 'dofile(a)' \
        'loadfile(a)' 'debug.sethook()' '_G.print(a)' 'package.loadlib(a, b)'; do
        printf 'local x -- %s\nif x then %s end\n' "$text" "$text" | lua_calls |
            grep -q '^2:' || echo "not: $text"
    done
    for text in 'self:print(a)' 'fingerprint(b)' 'out.write(x)' 'io.read "l"' \
        'local a = "print this"' '-- io.open(path)' 'codes = { io = -1 }' \
        'os.getenv "HOME"' 'os.date()' 'radio.write(a)' 'file.open(a)'; do
        echo "$text" | lua_calls | sed 's/^/by mistake: /'
    done
)"
check 'Lua prints, reads and writes through host/common/out.lua and host/common/file.lua' "$(
    find lua -name '*.lua' ! -path 'lua/doc/*' | sort | while read -r file; do
        lua_calls "$file" | sed "s|^|$file:|"
    done | grep -v '^lua/host/tables/worker.lua:.*package.searchers' # by file.lua
)"
# Escape sequences are made by out.c, which knows its own again.
check 'no escape sequence in Lua' "$(
    grep -rnE '\\27|\\x1[bB]|\\033|\\u\{0*1[bB]\}' lua --include='*.lua' |
        grep -v '^lua/doc/'
)"

finish
