# start_build.sh - for tests that build the program again, with another PREFIX
# or for a package. Needs $root, the project's folder.
# shellcheck shell=sh

: "${root:?the folder of the project}"

# start_build VARIANT: begins .build/VARIANT with the objects of the release,
# where there is one: two files know their PREFIX, the others stay as they are.
# The objects of the shared library are whole when it is there.
start_build() {
    [ "${TESSERA_VARIANT:-}" = release ] && [ ! -e "$root/.build/$1" ] || return 0
    [ "$1" != release ] || return 0
    mkdir -p "$root/.build/$1"
    cp -Rp "$TESSERA_BUILD/obj" "$root/.build/$1/"
    [ ! -e "$TESSERA_BUILD/libtessera.so" ] ||
        cp -Rp "$TESSERA_BUILD/pic" "$root/.build/$1/"
}
