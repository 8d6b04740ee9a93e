#!/bin/sh
# run.sh [TARGET...]: builds the library for other machines, plays the sample
# of recorded games there, and prints a table of digests: one row a machine,
# and whether all its games went as on this one. `make portability` runs it.
#
#   gcc clang      this machine with one or the other compiler
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

# settings TARGET: the compiler, its archiver and flags, how to run a program,
# and what is needed for all that.
settings() {
    cc=cc ar=ar flags=-O1 ldflags='' needs='' define='' runner=''
    os=-DLUA_USE_POSIX name=hashes
    case $1 in
    gcc) cc=gcc needs=gcc flags=-O2 ;;
    clang) cc=clang needs=clang ;;
    alone) define='-DTESI_THREADS=0 -DTESI_NARROW=1' ;;
    uchar) flags='-O1 -funsigned-char' ;;
    i386) cc=i686-linux-gnu-gcc needs=$cc ldflags=-static ;;
    s390x) cc=s390x-linux-gnu-gcc needs="$cc qemu-s390x" ldflags=-static
        runner=qemu-s390x ;;
    wasm) cc=emcc ar=emar needs='emcc node' flags=-O1 os='' name=hashes.js
        ldflags='-sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1048576'
        ldflags="$ldflags -sWASM_ASYNC_COMPILATION=0"
        runner=node ;;
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
        $cc -std=gnu99 -O2 $flags $os -DLUA_COMPAT_5_3 -c "$file" \
            -o "$lua/$(basename "$file" .c).o" || return 1
    done
    $ar rcs "$lua/liblua.a" "$lua"/*.o
}

build() {
    lua=$out/$1-lua
    build_lua || return 1
    # shellcheck disable=SC2086
    $make --no-print-directory -j"$(nproc)" VARIANT="port-$1" CC="$cc" AR="$ar" \
        CFLAGS="$flags" CPPFLAGS="$define" LTO= WERROR= LDFLAGS="$ldflags" \
        LUA_CFLAGS="-isystem $root/.build/src/lua5.4/src" HOST_CFLAGS= \
        CMOCKA_CFLAGS= LUA_LIBS="$lua/liblua.a" ".build/port-$1/$name"
}

# The machine that says what is right: this one, as released.
failed=0
rm -f "$out/right"
printf '%-8s %-18s %5s  %s\n' machine digest games verdict
for target; do
    settings "$target"
    missing=
    for tool in $needs; do has "$tool" || missing="$missing $tool"; done
    if [ -n "$missing" ]; then
        printf '%-8s %-18s %5s  skipped: no%s here\n' "$target" - - "$missing"
        continue
    fi
    start=$(date +%s)
    if ! build "$target" >"$out/$target.log" 2>&1; then
        tail -n 20 "$out/$target.log"
        printf '%-8s %-18s %5s  does not build\n' "$target" - -
        failed=1
        continue
    fi
    # shellcheck disable=SC2086
    timeout 900 $runner ".build/port-$target/$name" "$root" "$keys" \
        >"$out/$target.txt" 2>"$out/$target.err"
    status=$?
    [ -e "$out/right" ] || cp "$out/$target.txt" "$out/right"
    verdict=same
    if [ $status -ne 0 ]; then
        verdict="failed with $status: $(grep failed "$out/$target.txt" |
            head -n 1) $(head -n 1 "$out/$target.err")"
    elif ! cmp -s "$out/$target.txt" "$out/right"; then
        verdict="differs: $(diff "$out/right" "$out/$target.txt" |
            sed -n 's/^> //p' | head -n 1)"
    fi
    [ "$verdict" = same ] || failed=1
    printf '%-8s %-18s %5s  %s (%d s)\n' "$target" \
        "$(md5sum <"$out/$target.txt" | cut -c1-16)" \
        "$(wc -l <"$out/$target.txt")" "$verdict" $(($(date +%s) - start))
done
[ $failed -eq 0 ] || exit 1
