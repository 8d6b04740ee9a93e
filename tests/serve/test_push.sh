#!/bin/sh
# Word to browsers whose page is closed. Prints TAP.
# mostly waits: for a server, two seconds a turn
# in CI: half a minute
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
command -v openssl >/dev/null || skip 'no openssl here'
case $("$TESSERA_BIN" serve --store "$TMPDIR/probe" --listen 256.0.0.1:0 \
    --push localhost 2>&1) in
*libcurl*) skip 'built without libcurl' ;;
esac
run push.py "$TMPDIR/tables.sqlite"
