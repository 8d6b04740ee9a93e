#!/bin/sh
# Weights that are found by self-play, and bots that use them. TAP.
# in CI: plays some thousand games
root=$(cd "${TESSERA_ROOT:-.}" && pwd)
# shellcheck source=../cli/lib.sh
. "$root/tests/cli/lib.sh"

# Nine tiles: a game takes milliseconds.
mkdir tiles
cat >tiles/few.lua <<'END'
tileset { "few", title = "Few tiles" }
tile { "start", 1, "city road field road", "road EW", start = 1 }
tile { "gate", 5, "city field field field" }
tile { "way", 3, "field road field road", "road EW" }
END
cat >few.lua <<'END'
return { modules = { "base" }, players = 2, path = { "." },
  tiles = { base = false, "few" } }
END

# Who thinks that a figure at home is worth a thousand points deploys none.
cat >miser.lua <<'END'
return { made = { "by hand" }, weights = { supply = 1000, eager = 0.1 } }
END
learn() { tessera learn few.lua --path . --positions 20 "$@"; }

cp miser.lua few.weights.lua
learn --games 70 --json learned.json
check 'the miser learns' exits 0
check 'what was found is better' has out '^They are better. Kept in few.weights.lua'
check 'the data says so' has learned.json '"kept":true'
check 'what is improved is what was there' has learned.json '"supply":1000[,}]'
check 'where it came from' has few.weights.lua '"by hand"'
check 'how it is made again' has few.weights.lua \
    '"tessera learn few.lua --path \. --games 70 --positions 20 --seed 1"'

mv few.weights.lua found.lua
tessera arena 'normal found.lua' 'greedy miser.lua' few.lua --path . -n 10 \
    --seed 50
check 'bots of files play' exits 0
check 'who has learned wins' awk '/^normal / { w = $4 } END { exit w < 60 }' out

learn --games 12 --json one.json -j 1
check 'too few games: that is no failure' exits 0
check 'and nothing is kept' test ! -e few.weights.lua
learn --games 12 --json two.json -j 2 --lang de
check 'they show nothing' has out 'Nichts wird behalten'
check 'processes change nothing' cmp one.json two.json

# refused NAME WORDS TEXT: no file of weights
refused() {
    echo "$3" >"$1.lua"
    tessera arena "normal $1.lua" greedy few.lua -n 1
    check "$1: refused" exits 2
    check "$1: why" has err "$2"
}
refused nothing-made 'no file of weights' 'return { weights = { supply = 1 } }'
refused unknown-name 'no weight is called "supplies"' \
    'return { made = {}, weights = { supplies = 1 } }'
refused infinite 'supply is no number' \
    'return { made = {}, weights = { supply = 1/0 } }'
refused endless 'no file of weights' 'while true do end'
refused broken 'broken.lua:' 'return {'
tessera arena 'random found.lua' greedy few.lua -n 1
check 'who plays at random has no weights' exits 1
tessera learn few.lua other.lua
check 'one config at a time' exits 2
tessera learn few.lua --path . --players 1
check 'who plays alone wins against nobody' exits 2
echo 'return 7' >few.weights.lua
learn --games 10
check 'another file is not replaced' exits 2
check 'another file: it says so' has err 'few.weights.lua: this is no file'
check 'clean messages' clean

finish
