#!/bin/sh
# The same tables kept in PostgreSQL. Prints TAP.
# mostly waits: for a server
# in CI: needs PostgreSQL
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
postgres
PYTHONPATH=$here python3 -c 'import protocol, uploads
protocol.main(*protocol.TESTS, *uploads.TESTS)' "$store"
