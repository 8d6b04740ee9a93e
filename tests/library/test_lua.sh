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
            plays "$work/tree/lib/lua/5.4/?.so"
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
