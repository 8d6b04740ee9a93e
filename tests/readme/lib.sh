# lib.sh - for the tests of README.md and of installation. A file that
# sources it calls check as often as it likes, and ends with finish. It works
# in an empty folder of its own, $work, removed afterwards.
# shellcheck shell=sh

here=$(cd "$(dirname "$0")" && pwd)
root=${TESSERA_ROOT:-$(cd "$here/../.." && pwd)}
# shellcheck disable=SC2034 # for those who source this
bin=${TESSERA_BIN:-$root/.build/release/tessera}
work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-readme.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

# shellcheck source-path=SCRIPTDIR source=make.sh
. "$here/make.sh"

count=0
failed=0

# check NAME COMMAND...: one test, passed when the command succeeds; what it
# prints is shown when it does not.
check() {
    test_name=$1
    shift
    count=$((count + 1))
    if "$@" >"$work/check.log" 2>&1; then
        printf 'ok %d - %s\n' $count "$test_name"
        return
    fi
    failed=$((failed + 1))
    printf 'not ok %d - %s\n' $count "$test_name"
    head -n 40 "$work/check.log" | sed 's/^/# /'
}

finish() {
    echo "1..$count"
    [ $failed -eq 0 ]
}
