#!/bin/sh
# deb.sh OUT: packages for Debian in the folder OUT, made of what `make install`
# installs: libtessera0 (the shared library), libtessera-dev, tessera (the
# program, modules and tile sets). No debhelper: dpkg-deb is enough.
set -eu
out=$1
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^VERSION := //p' Makefile)
arch=$(dpkg --print-architecture)
triplet=$(${CC:-cc} -print-multiarch)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
umask 022
mail=${DEBEMAIL:-packages@tessera.test}
mkdir -p "$out"
# A build of its own: programs know their PREFIX, and tests run the other one.
root=$PWD
# shellcheck source-path=SCRIPTDIR source=../start_build.sh
. "$root/tests/start_build.sh"
start_build package
${MAKE:-make} --no-print-directory VARIANT=package install \
    DESTDIR="$work/all" PREFIX=/usr >&2
all=$work/all/usr
stamp=$(git log -1 --format=%ct 2>/dev/null || echo 1700000000)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$stamp}
export SOURCE_DATE_EPOCH
date=$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")

# take PACKAGE PATH [TO]: from what was installed, to the same place or another
take() {
    to=$work/$1/usr/${3:-$2}
    mkdir -p "$(dirname "$to")"
    cp -a $all/$2 "$to"
}

# What the files of a package need of other packages.
needs() {
    mkdir -p "$work/shlibs/debian"
    printf 'Source: tessera\n\nPackage: tessera\nArchitecture: any\n' \
        >"$work/shlibs/debian/control"
    (cd "$work/shlibs" && dpkg-shlibdeps -O --ignore-missing-info "$@" 2>/dev/null) |
        sed -n 's/^shlibs:Depends=//p'
}

# finish PACKAGE SECTION MULTIARCH DEPENDS SHORT LONG
finish() {
    name=$1 root=$work/$1
    doc=$root/usr/share/doc/$name
    mkdir -p "$root/DEBIAN" "$doc"
    cat >"$doc/copyright" <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tessera
Source: the repository of Tessera

Files: *
Copyright: 2025-2026 the authors of Tessera
License: not-chosen-yet
 No licence has been chosen yet: ask the authors before you pass it on.
END
    printf 'tessera (%s) unstable; urgency=medium\n\n  * See lua/doc/changes.md.\n\n -- Tessera <%s>  %s\n' \
        "$version" "$mail" "$date" | gzip -9n >"$doc/changelog.gz"
    {
        printf 'Package: %s\nSource: tessera\nVersion: %s\n' "$name" "$version"
        printf 'Architecture: %s\nMaintainer: Tessera <%s>\n' "$arch" "$mail"
        printf 'Installed-Size: %s\n' "$(du -k -s "$root/usr" | cut -f1)"
        [ -z "$4" ] || printf 'Depends: %s\n' "$4"
        [ -z "$3" ] || printf 'Multi-Arch: %s\n' "$3"
        printf 'Section: %s\nPriority: optional\nDescription: %s\n%s\n' "$2" "$5" "$6"
    } >"$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) \
        >"$root/DEBIAN/md5sums"
    find "$root" -newermt "@$SOURCE_DATE_EPOCH" -print0 |
        xargs -0r touch -h -d "@$SOURCE_DATE_EPOCH"
    dpkg-deb --root-owner-group -Zxz --build "$root" \
        "$out/${name}_${version}_$arch.deb" >&2
    echo "$out/${name}_${version}_$arch.deb"
}

long=' An engine for tile-laying games of the Carcassonne family: a C library owns
 geometry and state, every rule, tile and score is a Lua script.'

# --- the library
mkdir -p "$work/libtessera0/usr/lib/$triplet"
cp -a "$all"/lib/libtessera.so.* "$work/libtessera0/usr/lib/$triplet/"
strip --strip-unneeded "$work/libtessera0/usr/lib/$triplet"/libtessera.so.$version
mkdir -p "$work/libtessera0/DEBIAN"
echo "libtessera 0 libtessera0 (>= $version)" >"$work/libtessera0/DEBIAN/shlibs"
echo 'activate-noawait ldconfig' >"$work/libtessera0/DEBIAN/triggers"
{
    echo "libtessera.so.0 libtessera0 #MINVER#"
    nm -D --defined-only "$work/libtessera0/usr/lib/$triplet/libtessera.so.$version" |
        awk '$3 ~ /^(tes_|TESSERA)/ { sub(/@@?/, "@", $3)
            if ($3 !~ /@/) $3 = $3 "@" $3
            print " " $3 " 0.1.0" }' | sort
} | sed 's/ #MINVER#/ #MINVER#/' >"$work/libtessera0/DEBIAN/symbols"
lib_needs=$(needs "$work/libtessera0/usr/lib/$triplet/libtessera.so.$version")
finish libtessera0 libs same "$lib_needs" \
    'engine for tile-laying games - library' "$long
 .
 This package has the shared library."

# --- for those who build with it
take libtessera-dev include/tessera.h
mkdir -p "$work/libtessera-dev/usr/lib/$triplet/pkgconfig"
cp "$all/lib/libtessera.a" "$work/libtessera-dev/usr/lib/$triplet/"
strip --strip-debug --enable-deterministic-archives \
    "$work/libtessera-dev/usr/lib/$triplet/libtessera.a"
ln -s libtessera.so.0 "$work/libtessera-dev/usr/lib/$triplet/libtessera.so"
sed "s|/lib\$|/lib/$triplet|" "$all/lib/pkgconfig/tessera.pc" \
    >"$work/libtessera-dev/usr/lib/$triplet/pkgconfig/tessera.pc"
finish libtessera-dev libdevel same \
    "libtessera0 (= $version), liblua5.4-dev" \
    'engine for tile-laying games - development files' "$long
 .
 This package has the header, the static library and the pkg-config file."

# --- the program
take tessera bin/tessera
strip --remove-section=.comment --remove-section=.note "$work/tessera/usr/bin/tessera"
take tessera share/tessera
mkdir -p "$work/tessera/usr/share/man/man1"
gzip -9nc "$all/share/man/man1/tessera.1" >"$work/tessera/usr/share/man/man1/tessera.1.gz"
finish tessera misc '' "$(needs "$work/tessera/usr/bin/tessera")" \
    'tile-laying games, every rule in Lua' "$long
 .
 This package has the program, for players, authors of rules and researchers:
 play, check, test, simulate, render."
