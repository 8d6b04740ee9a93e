#!/bin/sh
# The rooms of core/ stand in the order of core/README.md. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# findings [FOLDER]: what rooms.awk finds in the core/ of a folder.
findings() {
    (
        lint=$PWD/tests/lint
        cd "${1:-.}" || exit 1
        find core -name '*.[ch]' | sort |
            xargs awk -f "$lint/code.awk" -f "$lint/rooms.awk" core/README.md |
            sort
    )
}

# Headers whose functions stand in several files, and why.
allowed() {
    cat <<'END'
owner core/port/watchdog.h    watchdog.c has it, or watchdog_alone.c where
                              there are no threads
owner core/bind/bind.h        the lists of all bindings: each file has
owner core/serve/serve.h      the function that opens its own
owner core/host/host.h
END
}

# Findings on standard input without those of that list.
without_allowed() {
    allowed | awk '/^[a-z]/ { print $1, $2 }' >"$temp/allowed"
    awk -v list="$temp/allowed" '
        BEGIN { while ((getline line < list) > 0) allowed[line] = 1 }
        !(($1 " " $2) in allowed)'
}

temp=$(mktemp -d) || exit 1
trap 'rm -rf "$temp"' EXIT

found=$(findings | without_allowed)
of_kind() { echo "$found" | grep "^$1 "; }

check 'every room that is included is listed' "$(of_kind unlisted)"
check 'no include runs up' "$(of_kind up)"
check 'every include names the room of its header' "$(of_kind bare)"
check 'no circle of more than four files in a room' "$(of_kind circle)"
check 'headers own their functions' "$(of_kind owner)"
check 'every room of the list is there' "$(
    sed -n '/^```/,/^```/p' core/README.md | grep -v '^```' |
        while read -r room; do
            [ -n "$(find "core/$room" -name '*.[ch]' 2>/dev/null)" ] ||
                echo "core/$room"
        done
)"

# ---- planted violations -----------------------------------------------------

# plant FILE: makes a file of a small core in $temp from standard input.
plant() {
    mkdir -p "$temp/$(dirname "$1")"
    cat >"$temp/$1"
}

# finds NAME FINDING: the planted core has it, and nothing else.
finds() {
    check "planted: $1" "$(
        got=$(findings "$temp" | tr '\n' '|')
        [ "$got" = "$2|" ] || echo "found $got"
    )"
}

start() {
    rm -rf "$temp/core"
    plant core/README.md <<'END'
```
low
high
```
END
    plant core/low/a.h <<'END'
/* not_this(); */
int a(int (*f)(void));
static inline int of_a(void)
{
    return 1;
}
END
    plant core/low/a.c <<'END'
#include "low/a.h"
int a(int (*f)(void))
{
    return f();
}
END
    plant core/high/b.c <<'END'
#include "low/a.h"
END
}

start
check 'planted: nothing in a core that is in order' "$(findings "$temp")"
plant core/high/b.h </dev/null
echo '#include "high/b.h"' >>"$temp/core/low/a.c"
finds 'an include that runs up' 'up core/low/a.c core/high/b.h'

start
plant core/high/b.h </dev/null
echo '#include "b.h"' >>"$temp/core/high/b.c"
finds 'an include without its room' 'bare core/high/b.c b.h'

start
plant core/other/c.h </dev/null
echo '#include "other/c.h"' >>"$temp/core/high/b.c"
finds 'a room that is not listed' 'unlisted core/high/b.c core/other/c.h'

start
plant core/low/words.h <<'END'
void many(int count,
          int more);
END
plant core/low/many.c <<'END'
void many(int count, int more)
{
}
END
finds 'a header that another file implements' \
    'owner core/low/words.h many core/low/many'

start
for pair in 'p q' 'q r' 'r s' 's t' 't p'; do
    plant "core/high/${pair% *}.h" <<END
void ${pair% *}(void);
END
    plant "core/high/${pair% *}.c" <<END
void ${pair% *}(void)
{
    ${pair#* }();
}
END
done
finds 'a circle of five files by what they call' 'circle high: p q r s t'

finish
