#!/bin/sh
# Layers and folders as lua/doc/design.md has them. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

includes() { # pattern of the header, files: where it is included
    wanted="^[ \t]*#[ \t]*include[ \t]+[<\"]${1}[>\"]"
    shift
    grep -nE "$wanted" "$@" /dev/null
}

# The rooms of the core, without Lua.
rooms=$(find core -name '*.[ch]' | grep -vE '^core/(script|search|host|serve|bind|trial)/')

check 'no Lua header outside core/script and core/host' "$(
    includes '(.*/)?(lua|lauxlib|lualib|luaconf)\.h(pp)?' $rooms
)"

system='(sys|net|netinet|arpa|mach-o)/.*|pthread|signal|sched|semaphore|poll'
system="$system|time|unistd|fcntl|dirent|termios|dlfcn|spawn|emscripten.*"
check 'the library meets the operating system in core/port only' "$(
    includes "($system)\.h" $(echo "$rooms" | grep -v '^core/port/') core/script/*/*.[ch]
)"

# host -> script -> core
check 'core includes neither script nor host' "$(
    includes '(.*/)?(script|host)/.*' $rooms
)"
check 'core/script includes nothing of core/host' "$(
    includes '(.*/)?host/.*' core/script/*/*.[ch]
    for header in core/host/*.h; do
        [ -n "$(find core/script -name "${header##*/}")" ] ||
            includes "(.*/)?${header##*/}" core/script/*/*.[ch]
    done
)"

check 'the median module has at most 150 lines of rules' "$(
    for file in expansions/*/rules.lua; do
        wc -l <"$file"
    done | sort -n | awk '
        { lines[NR] = $1 }
        END {
            median = lines[int((NR + 1) / 2)]
            if (median > 150) print median " lines"
        }'
)"

# Modules and tile sets by name, in string literals of C and Lua. Comments
# may give examples, and so may a message of several words.
names=$(
    for folder in expansions/*/; do
        [ ! -f "$folder/rules.lua" ] || basename "$folder"
    done
    for file in tiles/*.lua; do
        basename "$file" .lua
    done
)
# "count" is ordinary C.
names=$(echo "$names" | sort -u | grep -vx count | tr '\n' '|')
literal="[\"']($(printf '%s' "${names%|}" | sed 's/-/[-]/g'))(\.[a-z_.]*|/[^\"' ]*)?[\"']"
check 'no name of a module in core/ and lua/' "$(
    find core lua -path lua/doc -prune -o -name '*.[ch]' -print -o \
        -name '*.lua' -print | sort |
        while read -r file; do
            case $file in
            *.lua) sed "s/--.*//; s/'[^']* [^']*'//g" "$file" ;;
            *) sed 's|//.*||; s|/\*.*||; s|^ \*.*||' "$file" ;;
            esac | grep -nE "$literal" | sed "s|^|$file:|"
        done
)"

finish
