#!/bin/sh
# A full disk, copies while running, other stores. Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run disk.py "$TMPDIR"
