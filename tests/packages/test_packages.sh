#!/bin/sh
# Packages: the source archive is the same bytes each time and holds what is
# needed, the packages for Debian are clean and play, and the version stands
# in one place.
# shellcheck source-path=SCRIPTDIR source=../library/lib.sh
. "$(dirname "$0")/../library/lib.sh"

if [ "$variant" != release ]; then
    skip 'packages' 'built without sanitizers only'
    finish
fi
cd "$root" || exit 2
as_make() { env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory "$@"; }
version=$(sed -n 's/^VERSION := //p' Makefile)

one_place() { # the formula and the change log follow
    grep -q "version \"$version\"" tests/packages/tessera.rb &&
        grep -q "^## $version" lua/doc/changes.md &&
        "$build/tessera" --version | grep -q "$version"
}
check 'formula, change log and program have the version of the Makefile' one_place

twice() {
    as_make dist && cp ".build/dist/tessera-$version.tar.gz" "$work/first.tar.gz" &&
        as_make dist && cmp "$work/first.tar.gz" ".build/dist/tessera-$version.tar.gz" &&
        tar -tzf "$work/first.tar.gz" | grep -q "^tessera-$version/core/tessera.h$"
}
if git rev-parse -q --verify HEAD >/dev/null 2>&1; then
    check 'make dist gives the same bytes twice' twice
    # git would archive nothing there, or what is around the folder
    unpacked() (
        tar -xzf "$work/first.tar.gz" -C "$work" &&
            cd "$work/tessera-$version" && ! as_make dist 2>err &&
            grep -q 'no clone' err && [ ! -e .build/dist ]
    )
    check 'make dist in what it has made says that it cannot' unpacked
else
    skip 'make dist gives the same bytes twice' 'no repository here'
fi

if short 'packages for Debian' 'builds the program again'; then finish; fi
if ! has dpkg-deb || ! has dpkg-shlibdeps; then
    skip 'packages for Debian' 'no dpkg-dev here'
    finish
fi
check 'make deb' as_make deb
if has lintian; then
    clean() { ! lintian --allow-root .build/deb/*.deb 2>&1 | grep -E '^[EW]:'; }
    check 'lintian finds nothing' clean
else
    skip 'lintian finds nothing' 'no lintian here'
fi
# Only what the packages hold, and no other variable than the folder of links.
plays() {
    for deb in .build/deb/*.deb; do dpkg-deb -x "$deb" "$work/debian" || return 1; done
    cd "$work" && env -i PATH=/usr/bin:/bin "$work/debian/usr/bin/tessera" \
        play first --seed 1 </dev/null >"$work/game" && grep -q 'wins with\|share' "$work/game"
}
check 'what the packages hold plays a game' plays
# A system that has what the packages say they need, and nothing else: not even
# a shell. Installed there as anywhere.
room=$work/room
installs() {
    "$root/tests/packages/room.sh" "$room" "$root"/.build/deb/libtessera0_*.deb \
        "$root"/.build/deb/tessera_*.deb
}
inside() { env -i "$(command -v chroot)" "$room" /usr/bin/tessera "$@" </dev/null; }
plays_inside() {
    inside play first --seed 1 --save /tmp/game.save >"$work/inside" &&
        cmp "$work/game" "$work/inside" &&
        inside render /tmp/game.save -o /tmp/game.svg && test -s "$room/tmp/game.svg"
}
if [ "$(id -u)" -eq 0 ] && chroot / true 2>/dev/null; then
    check 'a clean system installs them' installs
    check 'and plays the same game' plays_inside
else
    skip 'a clean system installs them' 'not root here'
fi
depends() {
    dpkg-deb -f "$root"/.build/deb/tessera_*.deb Depends | grep -q libjansson4 &&
        dpkg-deb -f "$root"/.build/deb/libtessera0_*.deb Depends | grep -q liblua5.4
}
check 'they name what they need' depends
finish
