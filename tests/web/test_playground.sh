#!/bin/sh
# The playground in a browser, from a plain file server.
# in CI: needs a browser, emscripten and Node
skip() {
    echo "1..0 # SKIP $1: the playground was not tried"
    exit 0
}
for tool in emcc node npm python3; do
    command -v $tool >/dev/null || skip "no $tool here"
done
[ "${TESSERA_VARIANT:-release}" = release ] || skip 'built without sanitizers only'
for name in chromium chromium-browser google-chrome; do
    browser=${browser:-$(command -v $name)}
done
[ -n "$browser" ] || skip 'no chromium here'
cd "${TESSERA_ROOT:-.}" || exit 2
env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory playground \
    >"${TMPDIR:-/tmp}/playground.log" 2>&1 || {
    echo 'not ok 1 - make playground'
    tail -n 20 "${TMPDIR:-/tmp}/playground.log" | sed 's/^/# /'
    echo '1..1'
    exit 1
}
PYTHONDONTWRITEBYTECODE=1 exec python3 tests/web/playground.py
