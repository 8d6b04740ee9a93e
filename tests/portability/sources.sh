#!/bin/sh
# sources.sh NAME FOLDER: the source of a Debian package (lua5.4, jansson) in
# FOLDER, fetched from Debian at build time with lists of its own, so that
# nothing of the system changes. With $TESSERA_SOURCES, a folder that holds
# NAME/ already, nothing is fetched. Exit status 3: it cannot be had here.
set -u
name=$1
folder=$2

[ ! -e "$folder/.done" ] || exit 0
rm -rf "$folder"
mkdir -p "$folder" || exit 1
if [ -n "${TESSERA_SOURCES:-}" ] && [ -d "$TESSERA_SOURCES/$name" ]; then
    cp -R "$TESSERA_SOURCES/$name/." "$folder" && touch "$folder/.done"
    exit
fi
command -v apt-get >/dev/null 2>&1 || exit 3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial"
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -f "$file" ] || sed -n 's/^deb\([ \t]\)/deb-src\1/p' "$file"
done >"$work/sources.list"
for file in /etc/apt/sources.list.d/*.sources; do
    [ ! -f "$file" ] || { sed 's/^Types:.*/Types: deb-src/' "$file"; echo; }
done >"$work/debian.sources"
for file in "$work/debian.sources" "$work/sources.list"; do
    [ -s "$file" ] || continue
    (
        cd "$work" && set -- -qq -o "Dir::Etc::sourcelist=$file" \
            -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists" \
            -o APT::Sandbox::User=root
        apt-get "$@" update && apt-get "$@" source --download-only "$name"
    ) >&2 || continue
    tar -xf "$work/${name}_"*.orig.tar.* -C "$folder" --strip-components=1 &&
        touch "$folder/.done"
    exit
done
exit 3
