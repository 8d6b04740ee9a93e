#!/bin/sh
# Runs lua/doc/questions.md: see README.md in this folder.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
# shellcheck source-path=SCRIPTDIR source=page.sh
. "$here/page.sh"

run_page "$root/lua/doc/questions.md" 5

finish
