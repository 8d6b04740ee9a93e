#!/bin/sh
# Runs README.md, and lua/doc/embedding.md with what README.md has installed:
# see README.md in this folder.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
# shellcheck source-path=SCRIPTDIR source=page.sh
. "$here/page.sh"

page=$root/README.md
run_page "$page" 20
check 'only make play and make test are not run' \
    test "$(cat "$blocks"/* | grep -cxF "$exempt")" -eq 2

run_page "$root/lua/doc/embedding.md" 6

check 'README.md has at most 330 lines' test "$(wc -l <"$page")" -le 330

cd "$root" || exit 2
# shellcheck disable=SC2016 # backticks are what we look for
grep -v '^```' "$page" | grep -o '`[^` ]*`' | tr -d '`' |
    grep -E '^(core|lua|expansions|tiles|tests)/' | sort -u >"$work/names"
check 'the page names files' test -s "$work/names"
while read -r name; do
    check "$name is there" test -e "$name"
done <"$work/names"

# What is shipped is named where readers choose what to play.
(cd expansions && ls -d -- */rules.lua presets/*.lua) |
    sed 's|/rules.lua$||; s|^presets/\(.*\)\.lua$|\1|' >"$work/shipped"
check 'there are modules and presets' test "$(wc -l <"$work/shipped")" -gt 20
while read -r name; do
    check "the page names $name" grep -qF "\`$name\`" "$page"
done <"$work/shipped"

finish
