# lib.sh - for the tests of this folder and of python/, which work in an empty
# folder of their own, $work, removed afterwards. TAP: check, skip, finish.
# shellcheck shell=sh
set -u
root=${TESSERA_ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}
build=${TESSERA_BUILD:-$root/.build/release}
variant=${TESSERA_VARIANT:-release}
here=$root/tests/library
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-library.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
count=0
failed=0

# check NAME COMMAND...: passed when the command succeeds.
check() {
    check_name=$1
    shift
    count=$((count + 1))
    if "$@" >"$work/log" 2>&1; then
        echo "ok $count - $check_name"
        return
    fi
    failed=1
    echo "not ok $count - $check_name"
    tail -n 30 "$work/log" | sed 's/^/# /'
}

# skip NAME WHY
skip() {
    count=$((count + 1))
    echo "ok $count - $1 # SKIP $2"
}

# shellcheck source-path=SCRIPTDIR source=../short.sh
. "$root/tests/short.sh"

has() { command -v "$1" >/dev/null 2>&1; }

finish() {
    echo "1..$count"
    exit $failed
}
