#!/bin/sh
# A full disk, copies while running, other stores. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run disk.py "$TMPDIR"
