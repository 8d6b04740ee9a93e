#!/bin/sh
# Marks of areas and on inner ground, what joins distant tiles, whose a zone
# is, and looks of tile files that nobody draws.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

mkdir tiles
cat >tiles/marked.lua <<'END'
tileset { "marked", title = "Marked", marks = { "bell", "deer" } }
tile { "mon", 1, "field field road field", "monastery bell",
       "road S end=monastery" }
tile { "in", 1, "city city city city", "city N", "city E", "city S", "city W",
       "field - deer" }
tile { "part", 1, "field road road road", "road E", "road S", "road W",
       "field ER.SL deer", "field SR.WL", "field NL.NR.EL.WR",
       ends = "crossroads" }
END
cat >dug.lua <<'END'
module { "dug", title = "Dug", needs = "base", tiles = "marked" }
mark { "bell" }
mark { "deer" }
local S = state { dug = "boolean" }
phase { "dig", before = "tile", run = function(g)
  if S.dug or g.turn < 12 then return end
  local from, to
  for tile in g:tiles() do
    local road = tile:segment "road"
    if road and not from then
      from = road
    elseif road and road.feature ~= from.feature then
      to = road
    end
  end
  if not to then return end
  g:join(from, to)
  S.dug = true
end }
END
tessera check dug.lua
check 'the rule of this test is sound' exits 0
tessera tiles marked --path . -o sheet.svg

# place ID LETTERS: where the badge with these letters stands on a tile.
place() {
    awk -v id="<title>marked/$1<" -v letters=">$2<" '
        /^<svg x=/ { here = index($0, id) }
        here && (at = index($0, letters)) {
            head = substr($0, 1, at)
            while (match(head, /translate\([-0-9. ]+\)/)) {
                found = substr(head, RSTART + 10, RLENGTH - 11)
                head = substr(head, RSTART + RLENGTH)
            }
            print found
            exit
        }' sheet.svg
}
# within X0 X1 Y0 Y1: whether the place in the file spot is in that rectangle.
within() {
    awk -v a="$1" -v b="$2" -v c="$3" -v d="$4" \
        '{ good = $1 > a && $1 < b && $2 > c && $2 < d } END { exit !good }' spot
}
place mon Be >spot
check 'the mark of an area stands beside it' within 15 85 15 85
place in De >spot
check 'that of inner ground within it' within 25 75 25 75
place part De >spot
check 'that of a part of the ground on that part' within 55 100 55 100

# What joins distant tiles: dashed, or as the look of the line says.
link() { # NAME
    { cat dug.lua; [ -z "$1" ] || echo "look { \"road\", link = \"$1\" }"; } \
        >dug-now.lua
    sed -i 's/"dug", title/"dug-now", title/' dug-now.lua
    echo 'return { rules = { "dug-now.lua" }, seed = 3, players = 2 }' >game.lua
    rm -f game.save
    tessera play game.lua --save game.save -b all=random
    tessera render game.save -o "board$1.svg"
}
dashes='<path d="M[-0-9. ]*L[-0-9. ]*" [^>]*stroke-dasharray'
link ''
check 'distant tiles are joined by dashes' has board.svg "$dashes"
link line
check 'or by a line, where their look says so' lacks boardline.svg "$dashes"
check 'which is drawn' has boardline.svg '<path d="M[-0-9. ]*L[-0-9. ]*" fill="none"'
link none
check 'or by nothing' lacks boardnone.svg '<path d="M[-0-9. ]*L[-0-9. ]*" fill="none"'

# Names that nobody draws.
cat >tiles/wrong.lua <<'END'
tileset { "wrong", marks = { "well" } }
tile { "one", 2, "field field road field", "road S end=well" }
look { "well", symbol = "wel" }
look { "road", link = "dotted" }
look { "qwertz", fill = "#000000" }
END
tessera check tiles/wrong.lua
check 'an unknown symbol of a tile file' has out \
    "wrong.lua:3: .*no symbol 'wel', did you mean 'well'"
check 'an unknown link' has out "wrong.lua:4: .*no link 'dotted'"
check 'a look of nothing' has out "wrong.lua:5: .*no 'qwertz'"

# A zone that is somebody's says whose, and the picture who is in it.
cp "$here/positions/tower.keys" tower.keys
tessera render tower.keys -o tower.svg
check 'a zone says whose it is' has tower.svg 'prison (B)'
tessera render tower.keys -o tower.txt
check 'in a text as well' has tower.txt '^prison (B): A meeple'
finish
