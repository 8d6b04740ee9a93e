# lib.sh - for the tests of the program: TAP, and where things are.
# Each test file sources it, calls check as often as it likes, and ends with
# finish. Works in an empty folder of its own, removed afterwards.
# shellcheck shell=sh

bin=${TESSERA:-${TESSERA_BIN:-.build/release/tessera}}
case $bin in
/*) ;;
*) bin=$PWD/$bin ;;
esac
[ -x "$bin" ] || {
    echo "1..0 # SKIP no program at $bin"
    exit 0
}

# shellcheck source-path=SCRIPTDIR source=../short.sh
. "$(dirname "$0")/../short.sh"

work=$(mktemp -d "${TMPDIR:-/tmp}/tessera-cli.XXXXXX") || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2

# Memory that libraries for line editing and PNG keep until the process ends is
# no leak of ours.
printf 'leak:%s\n' wcsdup libtinfo libedit libreadline libfontconfig libpango libglib \
    librsvg libcairo >.leaks
LSAN_OPTIONS=suppressions=$work/.leaks:print_suppressions=0
export LSAN_OPTIONS

count=0
failed=0

# tessera ARGUMENT...: runs the program; its output is in the files out and
# err, its exit status in $status.
tessera() {
    "$bin" "$@" >out 2>err </dev/null
    status=$?
}

# check NAME COMMAND...: one test, passed when the command succeeds.
check() {
    name=$1
    shift
    count=$((count + 1))
    if "$@" >check.log 2>&1; then
        printf "ok %s - %s\n" "$count" "$name"
        return
    fi
    failed=$((failed + 1))
    printf "not ok %s - %s\n" "$count" "$name"
    echo "# command: $*; last exit status: ${status:-none}"
    for f in check.log out err; do
        [ ! -s "$f" ] || head -n 15 "$f" | sed "s/^/# $f: /"
    done
}

# eventually COMMAND...: waits until the command succeeds, some minutes at most.
# A machine may have much else to do, so nothing is expected after a fixed time.
eventually() {
    tries=0
    until "$@"; do
        [ $tries -lt 3000 ] || return 1
        tries=$((tries + 1))
        sleep 0.1
    done
}

# skip NAME WHY: a test that is not run here.
skip() {
    count=$((count + 1))
    printf "ok %s - %s # SKIP %s\n" "$count" "$1" "$2"
}

# Conditions for check.
has() { grep -qe "$2" "$1"; }
lacks() { ! grep -qe "$2" "$1"; }
has_lines() { [ "$(wc -l 2>/dev/null <"$1" || echo 0)" -ge "$2" ]; } # FILE N
same() { cmp "$1" "$2"; }
exits() { [ "$status" -eq "$1" ]; }
# One message on stderr: every line from the program, no Lua traceback.
clean() { [ -s err ] && ! grep -qve '^tessera: \|^try ' err &&
    ! grep -qe traceback err; }

finish() {
    echo "1..$count"
    [ $failed -eq 0 ]
}
