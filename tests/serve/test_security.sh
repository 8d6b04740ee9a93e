#!/bin/sh
# Promises of security, one by one. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run security.py "$TMPDIR"
