#!/bin/sh
# Errors quote files of the folders that the user has named, and nothing of
# any other, whichever way a config, a module or a link leads there.
set -u
cd "${TESSERA_ROOT:-.}" || exit 1
# shellcheck source=../cli/lib.sh
. tests/cli/lib.sh

mkdir game elsewhere game/tiles game/linked elsewhere/mods
echo 'letmein secret' >elsewhere/secret.txt
cp elsewhere/secret.txt elsewhere/secret.lua
# a script of somebody else is Lua, and must not be quoted either
echo 'local p = hunter2("letmein")' >elsewhere/script.txt
ln -s ../elsewhere/secret.txt game/x.lua
ln -s ../elsewhere/script.txt game/y.lua
ln -s ../../elsewhere/secret.txt game/linked/rules.lua
ln -s ../../elsewhere/secret.txt game/tiles/stolen.lua
mkdir elsewhere/mods/far
cp elsewhere/secret.txt elsewhere/mods/far/rules.lua
echo 'letmein secret' >game/own.lua

quiet() { # config: an error that names a file and quotes nothing of it
    echo "$1" >game/c.lua
    tessera play game/c.lua
    [ "$status" -ne 0 ] && [ -s err ] && cat err &&
        ! grep -qE "hunter2|letmein|'secret'" err
}
check 'a link among the rules' quiet 'return { rules = { "x.lua" } }'
check 'a link to a script' quiet 'return { rules = { "y.lua" } }'
check 'a path out of the folder' quiet \
    'return { rules = { "../elsewhere/secret.lua" } }'
check 'a path from the root' quiet \
    "return { rules = { \"$PWD/elsewhere/secret.lua\" } }"
check 'a link in place of a module' quiet 'return { modules = { "linked" } }'
check 'a folder that only the config names' quiet \
    'return { path = { "../elsewhere/mods" }, modules = { "far" } }'
check 'a link among the tile sets' quiet 'return { tiles = { "stolen" } }'

loud() {
    echo "$1" >game/c.lua
    shift
    tessera "$@"
    [ "$status" -ne 0 ] && cat err out && cat err out | grep -q "near 'secret'"
}
check 'what lies beside the config is quoted' loud \
    'return { rules = { "own.lua" } }' play game/c.lua
check 'so is a folder of --path' loud \
    'return { modules = { "far" } }' play game/c.lua --path elsewhere/mods
check 'and a file that is named itself' loud '' check elsewhere/secret.lua
check 'or by a link' loud '' check game/x.lua
finish
