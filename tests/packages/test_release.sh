#!/bin/sh
# make release VERSION=: in a clone, with everything that has the version.
# shellcheck source-path=SCRIPTDIR source=../library/lib.sh
. "$(dirname "$0")/../library/lib.sh"

if ! git -C "$root" rev-parse -q --verify HEAD >/dev/null 2>&1; then
    skip 'make release' 'no repository here'
    finish
fi
unset MAKEFLAGS MAKELEVEL MAKEOVERRIDES MFLAGS
git clone -q "$root" "$work/clone" && cd "$work/clone" || exit 2
git config user.name Releaser && git config user.email releaser@tessera.test
# what is not committed yet is tried as well
cp "$root/Makefile" . && cp -R "$root"/tests/packages/. tests/packages/ &&
    cp -R "$root/core/host/desktop" core/host/ && git add -A &&
    { git diff --cached --quiet || git commit -qm 'Try what is there'; }
release() { OFFLINE=1 "${MAKE:-make}" -s release VERSION="$1"; }
refuses() { # VERSION WHAT IT SAYS
    ! release "$1" >"$work/said" 2>&1 && grep -q "$2" "$work/said" &&
        [ -z "$(git tag)" ] && [ -z "$(git status --porcelain)" ]
}
check 'a version without notes is refused' refuses 9.8.7 'has no heading'
check 'what is no version is refused' refuses 9.8 'no version'
cat >>lua/doc/changes.md <<'END'

## 9.8.7 (not released yet)

* Tiles may be round.
END
uncommitted() { ! release 9.8.7 >"$work/said" 2>&1 && grep -q 'not committed' "$work/said"; }
check 'what is not committed is in the way' uncommitted
git commit -qam 'Say what is new'
check 'a release' release 9.8.7
tagged() { git cat-file tag v9.8.7 | grep -q 'Tiles may be round' && git diff --quiet v9.8.7 HEAD; }
check 'is tagged, with its notes' tagged
everywhere() {
    grep -q '^VERSION := 9.8.7$' Makefile &&
        grep -q '^tessera (9.8.7-' tests/packages/debian/changelog &&
        grep -q 'version "9.8.7"' tests/packages/tessera.rb &&
        grep -qE '^## 9.8.7 \([0-9-]{10}\)$' lua/doc/changes.md &&
        [ -z "$(git status --porcelain)" ]
}
check 'has one version everywhere, committed' everywhere
archive() { tar -tzf .build/dist/tessera-9.8.7.tar.gz | grep -q '^tessera-9.8.7/Makefile$'; }
check 'and a source archive' archive
check 'the same one twice is refused' eval '! release 9.8.7'
finish
