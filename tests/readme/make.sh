# make.sh - make in a build of its own, so that no other test finds its program
# replaced. Needs $root, the project's folder.
# shellcheck shell=sh

# What the make that runs the tests was told is not meant for these.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES DESTDIR

: "${root:?the folder of the project}"

# make_as BUILD WHAT...: the program is named first because make then takes
# the settings that `make test` has found. The short run (tests/run.sh) has no
# time for a compiler that thinks.
make_as() {
    build=$1
    shift
    [ -z "${TESSERA_SHORT:-}" ] || set -- "$@" CFLAGS=-O0
    command make -s -j"$(nproc 2>/dev/null || echo 2)" -C "$root" \
        VARIANT="$build" ".build/$build/tessera" "$@"
}
