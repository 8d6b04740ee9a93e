#!/bin/sh
# The client in lua/doc/embedding.md. Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run client_of_page.py "$TESSERA_ROOT/lua/doc/embedding.md"
