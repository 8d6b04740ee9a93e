#!/bin/sh
# Tables in the browser, kept in SQLite. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run protocol.py "$TMPDIR/tables.sqlite"
