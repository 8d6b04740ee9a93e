#!/bin/sh
# Attacks by those who have a link, or none, on a table's secrets, its rows and
# everybody else's time. Prints TAP.
# mostly waits: for a server and the clock
# measures: how long others wait meanwhile
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run strangers.py "$TMPDIR"
