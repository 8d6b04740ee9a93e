#!/bin/sh
# build.sh OUT: the engine as an ES module in the folder OUT, ready for npm:
# tessera.wasm with the JavaScript that Emscripten makes around it, the Lua
# side as one file, and what is in this folder. `make wasm` runs it. Lua and
# jansson come from Debian's source packages. Exit status 3: no tools here.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
cd "$root" || exit 1
out=$1
make=${MAKE:-make}
work=.build/wasm
for tool in emcc emar node; do
    command -v $tool >/dev/null 2>&1 || {
        echo "wasm: no $tool here (Debian: emscripten, nodejs)" >&2
        exit 3
    }
done
for name in lua5.4 jansson; do
    tests/portability/sources.sh $name .build/src/$name || exit
done
mkdir -p "$work/lua" "$work/jansson" "$out"
NODE_PATH=${NODE_PATH:+$NODE_PATH:}/usr/share/nodejs
export NODE_PATH
# Exceptions of WebAssembly itself: errors of Lua become those of C++.
flags='-O3 -fwasm-exceptions'

if [ ! -e "$work/lua/liblua.a" ]; then
    for file in .build/src/lua5.4/src/*.c; do
        name=$(basename "$file" .c)
        case $name in lua | luac) continue ;; esac
        printf 'extern "C" {\n#include "%s/%s"\n}\n' "$root" "$file" \
            >"$work/lua/$name.cpp"
        # shellcheck disable=SC2086 # one word a flag
        em++ $flags -DLUA_COMPAT_5_3 -I.build/src/lua5.4/src -w \
            -c "$work/lua/$name.cpp" -o "$work/lua/$name.o" || exit 1
    done
    emar rcs "$work/lua/liblua.a" "$work"/lua/*.o || exit 1
fi
if [ ! -e "$work/jansson/libjansson.a" ]; then
    sed 's/@json_inline@/inline/; s/@json_have_[a-z_]*_builtins@/0/
         s/@json_have_[a-z_]*@/1/' .build/src/jansson/src/jansson_config.h.in \
        >"$work/jansson/jansson_config.h" || exit 1
    : >"$work/jansson/jansson_private_config.h"
    for file in .build/src/jansson/src/*.c; do
        # shellcheck disable=SC2086
        emcc $flags -w -DHAVE_CONFIG_H -DHAVE_STDINT_H -DINITIAL_HASHTABLE_ORDER=3 \
            -I"$work/jansson" -I.build/src/jansson/src -c "$file" \
            -o "$work/jansson/$(basename "$file" .c).o" || exit 1
    done
    emar rcs "$work/jansson/libjansson.a" "$work"/jansson/*.o || exit 1
fi
$make --no-print-directory -j"$(nproc)" VARIANT=wasm CC=emcc AR=emar LTO= \
    CFLAGS="$flags" WERROR= CMOCKA_CFLAGS= SERVE_CFLAGS= \
    LUA_CFLAGS="-isystem $root/.build/src/lua5.4/src" \
    HOST_CFLAGS="-isystem $root/$work/jansson -isystem $root/.build/src/jansson/src" \
    .build/wasm/libembed.a || exit 1
# What learn.mjs calls.
learn=$(grep -oE '_tes_[a-z_]+' "$here/learn.mjs" | sort -u | paste -sd,)
# shellcheck disable=SC2086
em++ $flags -o "$work/engine.js" -Wl,--whole-archive "$work/libembed.a" \
    -Wl,--no-whole-archive "$work/libtessera.a" "$work/lua/liblua.a" \
    "$work/jansson/libjansson.a" -sMODULARIZE=1 -sEXPORT_NAME=engine \
    -sENVIRONMENT=web,worker -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=2097152 \
    -sFORCE_FILESYSTEM=1 -sMAXIMUM_MEMORY=1GB -sDISABLE_EXCEPTION_CATCHING=1 \
    -sEXPORTED_FUNCTIONS=_tessera_open,_tessera_call,_malloc,_free,"$learn" \
    -sEXPORTED_RUNTIME_METHODS=FS,ccall,UTF8ToString,allocateUTF8 || exit 1
# Put into the folder whole, and only where something changed: tests read it
# while others build it again.
new=$work/package
rm -rf "$new"
mkdir -p "$new"
{ cat "$work/engine.js"; echo 'export default engine;'; } >"$new/engine.mjs"
cp "$work/engine.wasm" "$new/engine.wasm" || exit 1
node "$here/pack.mjs" "$root" >"$new/files.json" || exit 1
version=$(sed -n 's/^VERSION := //p' Makefile)
sed "s/@VERSION@/$version/" "$here/package.json.in" >"$new/package.json"
for name in tessera client worker learn; do
    cp "$here/$name.mjs" "$new" || exit 1
done
cp "$here/README.md" "$here"/*.d.ts "$new" || exit 1
for file in "$new"/*; do
    name=$(basename "$file")
    cmp -s "$file" "$out/$name" || mv "$file" "$out/$name" || exit 1
done
rm -rf "$new"
