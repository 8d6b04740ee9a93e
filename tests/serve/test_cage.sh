#!/bin/sh
# Workers with rules of strangers have no files, no net and no processes.
# Prints TAP.
# mostly waits: for a server
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$TESSERA_BIN" --version | grep -q '^with .*libseccomp' ||
    skip 'built without libseccomp'
run cage.py "$TMPDIR"
