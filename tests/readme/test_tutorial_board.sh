#!/bin/sh
# Runs lua/doc/tutorial-board.md: see README.md in this folder.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
# shellcheck source-path=SCRIPTDIR source=page.sh
. "$here/page.sh"

run_page "$root/lua/doc/tutorial-board.md" 10

finish
