#!/bin/sh
# run.sh NAME: runs NAME.py of this folder, or says why not.
here=$(cd "$(dirname "$0")" && pwd) || exit 2
skip() {
    echo "1..0 # SKIP $1: $2 was not tried"
    exit 0
}
# the page is the same, and the server has tests of its own in tests/serve
[ "${TESSERA_VARIANT:-release}" = release ] || skip 'no release build' "$1"
command -v python3 >/dev/null || skip 'no python3 here' "$1"
for name in chromium chromium-browser google-chrome; do
    browser=${browser:-$(command -v $name)}
done
[ -n "$browser" ] || skip 'no chromium here' "$1"
"$TESSERA_BIN" serve --help >/dev/null 2>&1 ||
    skip 'this program was built without a server' "$1"
PYTHONDONTWRITEBYTECODE=1 exec python3 "$here/$1.py"
