# make.sh - make in a build of its own, so that no other test finds its program
# replaced. Needs $root, the project's folder.
# shellcheck shell=sh

# What the make that runs the tests was told is not meant for these.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES DESTDIR

: "${root:?the folder of the project}"

# shellcheck source-path=SCRIPTDIR source=../start_build.sh
. "$root/tests/start_build.sh"

# make_as BUILD WHAT...: the program is named first because make then takes
# the settings that `make test` has found. It is linked from the objects of the
# release, without optimising it as a whole; the short run (tests/run.sh) has
# no time for a shared library that is quick.
make_as() {
    build=$1
    shift
    start_build "$build"
    [ -z "${TESSERA_SHORT:-}" ] || set -- "$@" PIC_CFLAGS=-O0
    command make -s -j"$(nproc 2>/dev/null || echo 2)" -C "$root" \
        VARIANT="$build" LTO_LINK=-fno-lto ".build/$build/tessera" "$@"
}
