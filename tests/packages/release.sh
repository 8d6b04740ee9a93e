#!/bin/sh
# release.sh VERSION: makes the clone in which it is called that version, with
# the date of today: Makefile, change log, formula, source package for Debian.
# Commits, tags with the notes of the change log, and packs the source archive.
# The change log must have the notes, under a heading "## VERSION (not released
# yet)"; nothing may be left uncommitted.
set -eu
version=$1
fail() { echo "make release: $*" >&2; exit 1; }
echo "$version" | grep -qE '^[0-9]+\.[0-9]+\.[0-9]+$' || fail "no version: $version"
[ -e .git ] || fail 'no clone of git here'
[ -z "$(git status --porcelain)" ] || fail 'something is not committed'
! git rev-parse -q --verify "refs/tags/v$version" >/dev/null || fail "v$version is there"
log=lua/doc/changes.md
grep -q "^## $version (not released yet)$" "$log" ||
    fail "$log has no heading '## $version (not released yet)'"
notes=$(awk -v head="## $version " '
    /^## / { on = index($0 " ", head) == 1; next } on' "$log")
[ -n "$(echo "$notes" | tr -d ' \n')" ] || fail "$log says nothing of $version"

day=$(date -u +%Y-%m-%d)
edit() { # FILE SCRIPT
    sed "$2" "$1" >"$1.new" && cat "$1.new" >"$1" && rm "$1.new"
}
edit Makefile "s/^VERSION := .*/VERSION := $version/"
edit "$log" "s/^## $version (not released yet)\$/## $version ($day)/"
edit tests/packages/tessera.rb "s/version \"[^\"]*\"/version \"$version\"/
    s/tessera-[0-9.]*[0-9]\.tar/tessera-$version.tar/"
edit core/host/desktop/tessera.metainfo.xml "s/\(date=\"\)[^\"]*/\1$day/"
printf 'tessera (%s-0upstream1) unstable; urgency=medium\n\n  * See %s.\n\n -- Tessera <packages@tessera.test>  %s\n' \
    "$version" 'lua/doc/changes.md' "$(LC_ALL=C date -u -R)" \
    >tests/packages/debian/changelog
if ! git diff --quiet; then
    git commit -qam "Release $version"
fi
printf 'Tessera %s\n\n%s\n' "$version" "$notes" |
    git tag -a -F - --cleanup=whitespace "v$version"
${MAKE:-make} -s dist VERSION="$version"
echo "tagged v$version; push it with: git push --follow-tags"
