#!/bin/sh
# The same tables kept in PostgreSQL. Prints TAP.
# in CI: needs PostgreSQL
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
postgres
python3 "$here/protocol.py" "$store"
