#!/bin/sh
# `require "tessera"` in plain Lua 5.4: as luarocks installs it, and the module
# that make builds.
# in CI: builds the library again, for plain Lua
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

lua=
for name in lua5.4 lua; do
    has $name && $name -e 'os.exit(_VERSION == "Lua 5.4")' && lua=$name && break
done
if [ "$variant" != release ] || [ -z "$lua" ]; then
    skip 'require "tessera"' "no plain Lua 5.4 here, or a build with sanitizers"
    finish
fi
cd "$root" || exit 2
as_make() { env -u MAKEFLAGS -u MAKELEVEL "${MAKE:-make}" --no-print-directory "$@"; }
unset TESSERA_PATH
check 'make rock' as_make rock install-rock LIBDIR="$work/lib" LUADIR="$work/share"
plays() { # cpath
    LUA_CPATH=$1 "$lua" tests/library/examples/play.lua >"$work/said" &&
        grep -q '^over' "$work/said"
}
check 'plain Lua plays a game with it' plays "$work/lib/?.so"
# What the page on embedding says, where it was built and where it is installed.
awk '/^```/ { keep = 0 } keep { print > name }
    /^-- file: (once|evening).lua$/ { name = dir "/" $3; keep = 1 }
    ' dir="$work" lua/doc/embedding.md
once() { # cpath
    (cd "$work" && LUA_CPATH=$1 "$lua" once.lua) >"$work/said" 2>&1 &&
        grep -qE '^[0-9]+$' "$work/said" || (cat "$work/said"; false)
}
check 'once.lua runs where make rock has built the module' \
    once "$root/.build/release/lua/?.so"
# Games as numbers, as the page on learning has them.
awk '/^```/ { keep = 0 } /^-- file: numbers.lua$/ { keep = 1 } keep' \
    lua/doc/learning.md >"$work/numbers.lua"
numbers() {
    LUA_CPATH="$work/lib/?.so" "$lua" "$work/numbers.lua" >"$work/said" 2>&1 &&
        grep -qE '^games[[:space:]][1-9]' "$work/said" || (cat "$work/said"; false)
}
check 'numbers.lua of learning.md plays by actions, and in batches' numbers
nowhere() {
    cp .build/release/lua/tessera.so "$work/alone.so" &&
        mkdir -p "$work/far" && mv "$work/alone.so" "$work/far/tessera.so" &&
        ! once "$work/far/?.so" && grep -q 'set TESSERA_PATH' "$work/said"
}
if [ -d /usr/local/share/tessera ] || [ -d /usr/share/tessera ]; then
    skip 'and says what is missing' 'Tessera is installed here, and is found'
else
    check 'and says what is missing where its files are not' nowhere
fi
refuses() {
    LUA_CPATH=$work/lib/?.so "$lua" tests/library/examples/refused.lua |
        grep -q '^refused'
}
check 'a source with what it cannot have is refused' refuses
only_open() { [ "$(nm -D --defined-only "$work/lib/tessera.so" | awk '{ print $3 }')" = luaopen_tessera ]; }
check 'it shows nothing but luaopen_tessera' only_open
spec=$(ls tests/packages/*.rockspec)
if has luarocks; then
    check 'the rockspec is right' luarocks lint "$spec"
    rock() {
        env -u MAKEFLAGS -u MAKELEVEL luarocks --lua-version 5.4 --tree "$work/tree" \
            make --no-manifest --deps-mode none "$spec" &&
            plays "$work/tree/lib/lua/5.4/?.so" &&
            once "$work/tree/lib/lua/5.4/?.so"
    }
    flags() { cat .build/release/obj/core/flags .build/release/obj/core/*/flags; }
    flags >"$work/flags"
    # shellcheck source-path=SCRIPTDIR source=../start_build.sh
    . "$root/tests/start_build.sh"
    start_build rock
    check 'luarocks builds and installs a rock that plays' rock
    # other tests run the program meanwhile, which make would build anew
    untouched() { flags | cmp - "$work/flags"; }
    check 'and leaves the program that is there alone' untouched
else
    skip 'the rock' 'no luarocks here'
fi
finish
