#!/bin/sh
# Promises of security, one by one. Prints TAP.
# mostly waits: for a server and the clock
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run security.py "$TMPDIR"
