#!/bin/sh
# Tables in the browser, kept in SQLite. Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run protocol.py "$TMPDIR/tables.sqlite"
