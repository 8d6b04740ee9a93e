#!/bin/sh
# deb.sh OUT [WORK]: the source package of tests/packages/debian/ and what it
# builds, in the folder OUT. Of a clone, what was committed is packed; anywhere
# else, what is there. WORK is where it is unpacked and built. With
# SOURCE_ONLY=1 the source package alone.
set -eu
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
root=$PWD
for tool in dpkg-buildpackage dh; do
    command -v $tool >/dev/null 2>&1 || {
        echo "make deb: no $tool here (Debian: dpkg-dev debhelper)" >&2
        exit 3
    }
done
version=$(sed -n 's/^VERSION := //p' Makefile)
work=${2:-}
if [ -z "$work" ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
umask 022
mkdir -p "$work"
archive=$work/tessera_$version.orig.tar.gz
if [ -e .git ] && git rev-parse -q --verify HEAD >/dev/null 2>&1; then
    ${MAKE:-make} -s dist >&2
    cp ".build/dist/tessera-$version.tar.gz" "$archive"
else
    tar -czf "$archive" --exclude=./.build --transform "s,^\.,tessera-$version," .
fi
tar -C "$work" -xzf "$archive"
cp -R "$root/tests/packages/debian" "$work/tessera-$version/"
cd "$work/tessera-$version"
# What make was told is not meant for the package's own build.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES DESTDIR TESSERA_PATH
if [ -n "${SOURCE_ONLY:-}" ]; then
    dpkg-source -b . >&2
else
    dpkg-buildpackage -us -uc ${DEB_FLAGS:-} >&2
fi
cd "$work"
find . -maxdepth 1 -type f ! -name '*.orig.tar.gz' -exec cp -p {} "$out/" \;
cp -p "$archive" "$out/"
