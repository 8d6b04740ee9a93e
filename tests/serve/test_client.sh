#!/bin/sh
# The client in README.md. Prints TAP.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
run client_of_readme.py "$TESSERA_ROOT/README.md"
