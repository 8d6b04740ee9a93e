#!/bin/sh
# tessera new: skeletons that pass check and test.
# shellcheck source-path=SCRIPTDIR source=../cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

tessera new module my-module
check 'a module is made' exits 0
tessera check my-module
check 'it passes check' exits 0
tessera test my-module
check 'it passes its tests' exits 0
check 'it has tests' has out '^[1-9][0-9]* passed, 0 failed'
check 'editors are told of the words' has .luarc.json '/lua/doc"'
echo mine >.luarc.json
tessera new rule my-rule
check 'what editors are told stays as it is' has .luarc.json '^mine$'
check 'a house rule is made' exits 0
tessera check my-rule.lua
check 'it passes check' exits 0
tessera test my-rule.lua
check 'it passes its tests' has out '^[1-9][0-9]* passed, 0 failed'
tessera new tiles my-tiles
check 'a tile set is made' exits 0
tessera check tiles/my-tiles.lua
check 'it passes check' exits 0
echo 'return { modules = { "base", "my-module" }, rules = { "my-rule.lua" },
  tiles = { "my-tiles" } }' >config.lua
tessera simulate -c config.lua --games 3
check 'all three are played with' exits 0

tessera new module my-module
check 'nothing is overwritten: status 2' exits 2
check 'nothing is overwritten: said so' has err 'there already'
tessera new modul x
check 'an unknown kind: status 2' exits 2
check 'an unknown kind: the nearest one' has err 'module'
tessera new rule ../x
check 'a name with a path: status 2' exits 2

finish
