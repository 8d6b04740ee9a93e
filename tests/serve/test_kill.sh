#!/bin/sh
# kill -9 of the server, many times, under load. Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
[ -n "${CI:-}" ] && [ "${TESSERA_VARIANT:-release}" = release ] ||
    export KILLS=20
run kill.py "$TMPDIR/tables.sqlite"
