#!/bin/sh
# Rules and tile sets that a table brings along. Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run uploads.py "$TMPDIR/tables.sqlite"
