#!/bin/sh
# The tests of batches, built with the thread sanitizer. Prints TAP.
# in CI: builds the library again
# shellcheck source-path=SCRIPTDIR source=../library/lib.sh
. "$(dirname "$0")/../library/lib.sh"
cd "$root" || exit 2

if [ "$variant" != release ]; then
    skip 'batches have no races' 'built without other sanitizers only'
    finish
fi
if ! echo 'int main(void) { return 0; }' |
    ${CC:-cc} -fsanitize=thread -x c - -o "$work/try" 2>/dev/null ||
    ! "$work/try"; then
    skip 'batches have no races' 'no thread sanitizer here'
    finish
fi
builds() {
    env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory -j2 \
        VARIANT=tsan CFLAGS=-O1 WERROR= .build/tsan/tests/learn/test_batch
}
check 'the library is built with the thread sanitizer' builds
no_races() {
    TESSERA_ROOT=$root TSAN_OPTIONS=halt_on_error=1:exitcode=66 \
        .build/tsan/tests/learn/test_batch
}
check 'batches have no races' no_races
finish
