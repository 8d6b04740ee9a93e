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

# The licence is not ours to choose. The Makefile has the word for that, and
# README.md of this folder says which files hold it, each in its own spelling.
licence=$(sed -n 's/^LICENCE := //p' Makefile)
one_licence() {
    test "$(sed -n 's/^License: //p' tests/packages/debian/copyright | head -n 1)" = "$licence" &&
        grep -q "license = \"$(echo "$licence" | tr - ' ')\"" tests/packages/*.rockspec &&
        grep -q 'LicenseRef-@LICENCE@' core/host/desktop/tessera.metainfo.xml &&
        { [ "$licence" != not-chosen-yet ] ||
            grep -q UNLICENSED core/bind/wasm/package.json.in; }
}
check 'every package says what the Makefile says of the licence' one_licence
same_version() {
    grep -q "^tessera ($version-" tests/packages/debian/changelog
}
check "the source package for Debian has the Makefile's version" same_version

if short 'packages for Debian' 'builds the program again'; then finish; fi
for tool in dpkg-buildpackage dh dh_python3 dpkg-shlibdeps; do
    if ! has $tool; then
        skip 'packages for Debian' "no $tool here"
        finish
    fi
done
# Without optimisation and whole-program links, which take minutes. `make deb`
# builds as people get it.
DEB_BUILD_OPTIONS="noopt nocheck parallel=$(nproc 2>/dev/null || echo 2)"
export DEB_BUILD_OPTIONS
out=$work/deb
built() { tests/packages/deb.sh "$out" "$work/build" && ls "$out"/*.dsc "$out"/*.changes; }
check 'a source package, and packages of it' built
if has lintian; then
    lint() { lintian --allow-root --fail-on error,warning "$out"/*.changes; }
    check 'lintian finds nothing' lint
else
    skip 'lintian finds nothing' 'no lintian here'
fi

root_here() { [ "$(id -u)" -eq 0 ] && chroot / true 2>/dev/null; }

# Only what the packages hold, and no other variable than the folder of links.
plays() {
    for deb in "$out"/*.deb; do dpkg-deb -x "$deb" "$work/debian" || return 1; done
    cd "$work" && env -i PATH=/usr/bin:/bin "$work/debian/usr/games/tessera" \
        play first --seed 1 </dev/null >"$work/game" && grep -q 'wins with\|share' "$work/game"
}
check 'what the packages hold plays a game' plays
for file in lib/systemd/system/tessera.service usr/share/man/man6/tessera.6.gz \
    usr/share/applications/tessera.desktop \
    usr/share/metainfo/tessera.metainfo.xml \
    usr/share/icons/hicolor/scalable/apps/tessera.svg \
    usr/share/bash-completion/completions/tessera \
    usr/share/zsh/site-functions/_tessera \
    usr/share/fish/vendor_completions.d/tessera.fish; do
    check "they hold $file" test -s "$work/debian/$file"
done
share=$work/debian/usr/share
if has desktop-file-validate; then
    check 'the desktop file is right' desktop-file-validate \
        "$share/applications/tessera.desktop"
else
    skip 'the desktop file is right' 'no desktop-file-validate here'
fi
if has appstreamcli; then
    check 'the data for software centres are right' appstreamcli validate \
        --no-net "$share/metainfo/tessera.metainfo.xml"
else
    skip 'the data for software centres are right' 'no appstreamcli here'
fi
unit() { grep -q '^ExecStart=/usr/games/tessera serve' "$work/debian/lib/systemd/system/tessera.service"; }
check 'the unit starts the program where it is' unit
shared_lua() { dpkg-deb -f "$out"/tessera_*.deb Depends | grep -q 'liblua5.4-0'; }
check 'the program links the Lua of the system' shared_lua

# A system that has what the packages say they need, a shell for their scripts,
# and nothing else. Installed there as anywhere.
room=$work/room
installs() {
    "$root/tests/packages/room.sh" "$room" "$out"/libtessera0_*.deb \
        "$out"/tessera-data_*.deb "$out"/tessera_*.deb
}
inside() { env -i "$(command -v chroot)" "$room" /usr/games/tessera "$@" </dev/null; }
plays_inside() {
    inside play first --seed 1 --save /tmp/game.save >"$work/inside" &&
        cmp "$work/game" "$work/inside" &&
        inside render /tmp/game.save -o /tmp/game.svg && test -s "$room/tmp/game.svg"
}
if root_here; then
    check 'a clean system installs them' installs
    check 'and plays the same game' plays_inside
else
    skip 'a clean system installs them' 'not root here'
fi

# Python: the package in a clean system, then a wheel where the package was.
python=$work/python
modules=usr/lib/python3/dist-packages/tessera
python_installs() {
    "$root/tests/packages/room.sh" "$python" "$out"/libtessera0_*.deb \
        "$out"/tessera-data_*.deb "$out"/python3-tessera_*.deb
}
python_plays() { # VARIABLE=VALUE...
    test ! -e "$python/usr/bin/cc" && test ! -e "$python/usr/bin/gcc" &&
        yes '' | env -i "$@" "$(command -v chroot)" "$python" /usr/bin/python3 \
            -m tessera >"$work/said" && grep -qE 'points: \[[0-9]+, [0-9]+\]$' "$work/said"
}
wheel_plays() {
    rm -rf "${python:?}/$modules" "$python"/usr/share/tessera \
        "$python"/usr/lib/*/libtessera.so* &&
        (cd "$root" && as_make wheel && cp .build/wheel/*.whl "$python/tmp/") &&
        env -i "$(command -v chroot)" "$python" /bin/sh -c \
            '/usr/bin/python3 -m zipfile -e /tmp/*.whl /tmp/site' &&
        python_plays PYTHONPATH=/tmp/site
}
if root_here && [ -d /usr/lib/python3/dist-packages/numpy ] &&
    [ -d /usr/lib/python3/dist-packages/cffi ]; then
    check 'a clean system installs python3-tessera' python_installs
    check 'and python3 -m tessera plays a game' python_plays
    check 'and so it does from a wheel' wheel_plays
else
    skip 'a clean system installs python3-tessera' 'not root, or no numpy'
fi
depends() {
    dpkg-deb -f "$out"/tessera_*.deb Depends | grep -q libjansson4 &&
        dpkg-deb -f "$out"/libtessera0_*.deb Depends | grep -q liblua5.4
}
check 'they name what they need' depends
finish
