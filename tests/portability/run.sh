#!/bin/sh
# run.sh [TARGET...]: builds the library for other machines, plays the sample
# of recorded games there, and prints a table of digests: one row a machine,
# and whether all its games went as on this one. `make portability` runs it.
#
#   gcc            this machine, as released
#   clang          this machine with the other compiler
#   alone          this machine without threads, with handles of 32 bits
#   uchar          this machine with `char` unsigned
#   i386           32 bits
#   s390x          big-endian, under qemu-user
#   wasm           WebAssembly under Node
#   musl           this machine with another C library
#
# A target whose tools are not there is skipped by name. Lua comes from
# Debian's source package. Exit status 1: something differs.
set -u
cd "$(dirname "$0")/../.." || exit 2
root=$(pwd)
out=.build/portability
mkdir -p "$out"
make=${MAKE:-make}
[ $# -gt 0 ] || set -- gcc clang alone uchar i386 s390x wasm musl

has() { command -v "$1" >/dev/null 2>&1; }

tests/portability/sources.sh lua5.4 .build/src/lua5.4 2>"$out/lua.log" || {
    echo "skipped portability: Debian's source of Lua cannot be had here"
    exit 0
}

# The games to play: config and answers, written by the conformance runner.
keys=$out/keys
$make --no-print-directory .build/release/tests/conformance/test_conformance \
    >"$out/sample.log" 2>&1 || { tail -n 20 "$out/sample.log"; exit 1; }
rm -rf "$keys" && mkdir -p "$keys"
TES_KEYS=$keys .build/release/tests/conformance/test_conformance \
    tests/conformance/sample/*.jsonl >>"$out/sample.log" || {
    grep '^not ok' "$out/sample.log"
    exit 1
}

# Whether this kernel starts programs of 32 bits; the question is asked once.
runs_32_bits() {
    [ -x "$out/bits32" ] || {
        echo 'int main(void) { return 0; }' >"$out/bits32.c"
        i686-linux-gnu-gcc -static -o "$out/bits32" "$out/bits32.c" 2>/dev/null ||
            return 0 # no compiler either: what is needed is said by that name
    }
    "$out/bits32" 2>/dev/null
}

# settings TARGET: the compiler, its archiver and flags, how to run a program,
# and what is needed for all that.
settings() {
    cc=cc ar=ar flags=-O1 ldflags='' needs='' define='' runner=''
    case $1 in
    gcc) ;;
    clang) cc=clang needs=clang ;;
    alone) define='-DTESI_THREADS=0 -DTESI_NARROW=1' ;;
    uchar) flags='-O1 -funsigned-char' ;;
    i386) # files of this machine have inodes of 64 bits
        cc=i686-linux-gnu-gcc needs=$cc ldflags=-static
        define=-D_FILE_OFFSET_BITS=64
        # a kernel that runs no 32 bits, as in some sandboxes
        runs_32_bits || { runner=qemu-i386 needs="$cc qemu-i386"; } ;;
    s390x) cc=s390x-linux-gnu-gcc needs="$cc qemu-s390x" ldflags=-static
        runner=qemu-s390x ;;
    wasm) needs='emcc node' runner=node ;;
    musl) cc=musl-gcc needs=musl-gcc ldflags=-static ;;
    *) echo "run.sh: no target $1" >&2; exit 2 ;;
    esac
}

build_lua() {
    [ ! -e "$lua/liblua.a" ] || return 0
    mkdir -p "$lua" && rm -f "$lua"/*.o
    for file in .build/src/lua5.4/src/*.c; do
        case $file in */lua.c | */luac.c) continue ;; esac
        # shellcheck disable=SC2086 # one word a flag
        $cc -std=gnu99 -O2 $flags -DLUA_USE_POSIX -DLUA_COMPAT_5_3 -c "$file" \
            -o "$lua/$(basename "$file" .c).o" || return 1
    done
    $ar rcs "$lua/liblua.a" "$lua"/*.o
}

# build TARGET: its $program. Those of gcc and wasm have the library that is
# released.
build() {
    case $1 in
    gcc)
        program=.build/release/hashes
        $make --no-print-directory "$program"
        return
        ;;
    wasm)
        program=.build/wasm/hashes.js
        tests/portability/wasm.sh
        return
        ;;
    esac
    program=.build/port-$1/hashes
    lua=$out/$1-lua
    build_lua || return 1
    # shellcheck disable=SC2086
    $make --no-print-directory VARIANT="port-$1" CC="$cc" AR="$ar" \
        CFLAGS="$flags" CPPFLAGS="$define" LTO= WERROR= LDFLAGS="$ldflags" \
        LUA_CFLAGS="-isystem $root/.build/src/lua5.4/src" HOST_CFLAGS= \
        SERVE_CFLAGS= CMOCKA_CFLAGS= LUA_LIBS="$lua/liblua.a" "$program"
}

# try TARGET: builds and plays; the result goes to TARGET.verdict.
try() {
    settings "$1"
    missing=
    for tool in $needs; do has "$tool" || missing="$missing $tool"; done
    if [ -n "$missing" ]; then
        echo "skipped: no$missing here" >"$out/$1.verdict"
        return
    fi
    start=$(date +%s)
    if ! build "$1" >"$out/$1.log" 2>&1; then
        echo 'does not build' >"$out/$1.verdict"
        return
    fi
    # shellcheck disable=SC2086
    timeout 900 $runner "$program" "$root" "$keys" \
        >"$out/$1.txt" 2>"$out/$1.err"
    status=$?
    if [ $status -eq 0 ]; then
        echo "played ($(($(date +%s) - start)) s)" >"$out/$1.verdict"
    else
        echo "failed with $status: $(grep failed "$out/$1.txt" |
            head -n 1) $(head -n 1 "$out/$1.err")" >"$out/$1.verdict"
    fi
}

# Two targets at a time, or JOBS: one is linked or played while others compile.
for target; do rm -f "$out/$target.txt" "$out/$target.verdict"; done
slow_first() {
    printf '%s\n' "$@" | grep -xE 'wasm|s390x'
    printf '%s\n' "$@" | grep -vxE 'wasm|s390x'
}
taken=$(mktemp -d) || exit 2
trap 'rm -rf "$taken"' EXIT
lane() {
    for target in $(slow_first "$@"); do
        mkdir "$taken/$target" 2>/dev/null && try "$target"
    done
}
jobs=${JOBS:-$(nproc 2>/dev/null || echo 2)}
while [ "$jobs" -gt 0 ]; do
    lane "$@" &
    jobs=$((jobs - 1))
done
wait

# The first machine that has played says what is right.
failed=0
right=
printf '%-8s %-18s %5s  %s\n' machine digest games verdict
for target; do
    verdict=$(cat "$out/$target.verdict" 2>/dev/null || echo 'was not tried')
    digest=- games=-
    case $verdict in
    skipped*) ;;
    played*)
        right=${right:-$out/$target.txt}
        digest=$(md5sum <"$out/$target.txt" | cut -c1-16)
        games=$(wc -l <"$out/$target.txt")
        if cmp -s "$out/$target.txt" "$right"; then
            verdict="same ${verdict#played }"
        else
            failed=1
            verdict="differs: $(diff "$right" "$out/$target.txt" |
                sed -n 's/^> //p' | head -n 1)"
        fi
        ;;
    *)
        failed=1
        [ "$verdict" != 'does not build' ] || tail -n 20 "$out/$target.log"
        ;;
    esac
    printf '%-8s %-18s %5s  %s\n' "$target" "$digest" "$games" "$verdict"
done
[ $failed -eq 0 ] || exit 1
