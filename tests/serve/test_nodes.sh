#!/bin/sh
# Two servers, one PostgreSQL. Prints TAP.
# mostly waits: for servers
# in CI: needs PostgreSQL
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
postgres
python3 "$here/nodes.py" "$store"
