#!/bin/sh
# The shared library: what it shows, that it stays as it was, and programs in C
# and C++ that are linked with it, or with the static one, by pkg-config.
# in CI: builds the library again, to be shared
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

if [ "$variant" != release ]; then
    skip 'the shared library' "built without sanitizers only"
    finish
fi
cd "$root" || exit 2
# By DESTDIR: another PREFIX would build the program anew that others test.
prefix=$work/root/usr/local
as_make() { env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory "$@"; }
check 'make shared install' as_make install DESTDIR="$work/root" \
    PREFIX=/usr/local
sed -i "s|^prefix=.*|prefix=$prefix|" "$prefix/lib/pkgconfig/tessera.pc"
lib=$prefix/lib/libtessera.so
PKG_CONFIG_PATH=$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
export PKG_CONFIG_PATH

only_tes() {
    nm -D --defined-only "$lib" | awk '{ print $3 }' | sed 's/@.*//' |
        grep -v '^TESSERA_' >"$work/names"
    [ -s "$work/names" ] && ! grep -v '^tes_' "$work/names"
}
all_of_header() {
    grep -ohE '\btes_[a-z_]+\(' core/tessera.h core/tessera_learn.h |
        tr -d '(' | sort -u >"$work/said"
    sort -u "$work/names" >"$work/there"
    # every function that is there is in the header
    ! comm -13 "$work/said" "$work/there" | grep .
}
soname() { readelf -d "$lib" | grep SONAME | grep -q 'libtessera\.so\.[0-9]'; }
check 'nm -D shows names that begin with tes_ only' only_tes
check 'and none that the headers do not have' all_of_header
check 'it has a soname' soname

# abidiff: 4 is a change, 8 one that breaks programs
same_abi() {
    abidw --no-show-locs --no-corpus-path --no-comp-dir-path \
        --exported-interfaces-only --headers-dir core \
        --drop-private-types "$lib" >"$work/now.abi" || return 1
    abidiff tests/library/tessera.abi "$work/now.abi"
    status=$?
    [ $((status & 8)) -eq 0 ] && [ $((status & 3)) -eq 0 ] || {
        echo "programs that were linked with the library would break. If that" \
            "must be: a new SONAME in the Makefile, then make abi"
        return 1
    }
}
name='programs that were linked with an older one go on'
if has abidiff; then check "$name" same_abi; else skip "$name" 'no abigail-tools here'; fi

runs() { env LD_LIBRARY_PATH="$prefix/lib" "$@" "$prefix/share/tessera"; }
compile() { # out, static or nothing, compiler and source...
    out=$1 static=$2
    shift 2
    # shellcheck disable=SC2046 # one word a flag
    "$@" -Wall -Wextra -Werror -o "$out" $static \
        $(pkg-config --cflags ${static:+--static} --libs tessera)
}
for source in "$here"/examples/*.c "$here"/examples/*.cpp; do
    name=$(basename "$source")
    case $name in
    *.cpp) set -- c++ -std=c++17 ;;
    *) set -- cc -std=c11 ;;
    esac
    if ! has "$1"; then
        skip "$name" "no $1 here"
        continue
    fi
    check "$name builds" compile "$work/a" '' "$@" "$source"
    check "$name uses the shared library" sh -c "readelf -d '$work/a' | grep -q libtessera.so.0"
    check "$name runs" runs "$work/a"
    cp "$work/log" "$work/shared.out"
    check "$name builds with pkg-config --static" compile "$work/b" -static "$@" "$source"
    check "$name runs without any library" runs "$work/b"
    cp "$work/log" "$work/static.out"
    check "$name says the same" cmp "$work/static.out" "$work/shared.out"
done
finish
