#!/bin/sh
# wasm.sh: builds the player of the sample for Node (.build/wasm/hashes.js),
# with the library that `make wasm` builds.
set -e
cd "$(dirname "$0")/../.."
make=${MAKE:-make}
$make --no-print-directory wasm
$make --no-print-directory VARIANT=wasm CC=emcc LTO= WERROR= HOST_CFLAGS= \
    SERVE_CFLAGS= CMOCKA_CFLAGS= CFLAGS='-O3 -fwasm-exceptions' \
    .build/wasm/obj/tests/portability/hashes.o
NODE_PATH=/usr/share/nodejs em++ -O3 -fwasm-exceptions \
    -o .build/wasm/hashes.js .build/wasm/obj/tests/portability/hashes.o \
    .build/wasm/libtessera.a .build/wasm/lua/liblua.a -sNODERAWFS=1 \
    -sWASM_ASYNC_COMPILATION=0 -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=2097152
