#!/bin/sh
# A position of every module, painted; the same bytes every time.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

for module in $(modules); do
    its_turn || continue
    keys=$here/positions/$module.keys
    if [ ! -e "$keys" ]; then
        count=$((count + 1))
        echo "ok $count - $module # SKIP no position: tests/render/update.sh"
        continue
    fi
    tessera render "$keys" -o now.svg
    check "$module: painted" exits 0
    echo "$module $(cksum <now.svg | cut -d' ' -f1)" >now
    check "$module: as before" grep -qxF "$(cat now)" \
        "$here/golden/positions.sums"
done

# A white outline round every figure: a red one is seen on red roofs.
tessera render "$here/board.keys" --size 100 -o now.svg
figures=$(grep -c '^<g transform="translate([^"]*"><title>' now.svg)
check "figures stand on the board, $figures" [ "$figures" -gt 10 ]
check 'each has a white outline' [ "$figures" -eq "$(grep -c \
    '^<g transform="translate([^"]*"><title>.*<g fill="#fff" stroke="#fff"' \
    now.svg)" ]

tessera render "$here/board.keys" --size 70 -o now.svg
check 'the picture in README is what the program paints' \
    same "$root/lua/doc/board.svg" now.svg

keys=$here/positions/base.keys
tessera render "$keys" -o one.svg
LC_ALL=C.UTF-8 TZ=Asia/Tokyo tessera render "$keys" -o two.svg
check 'two runs, the same bytes' same one.svg two.svg
check 'no address, no float noise' lacks one.svg '0x[0-9a-f]\{6\}\|[0-9]e-[0-9]'
tessera render "$keys" --at 0 -o start.svg
check '--at 0' has start.svg '<use href'
tessera render "$keys" --at 999999
check '--at too far: status 2' exits 2
tessera render "$keys" -o board.txt
check 'a terminal picture in a file' has board.txt '^ *-*[0-9]'
tessera render "$keys" --bare -o bare.svg
check '--bare leaves seats out' lacks bare.svg 'font-size="15"'
tessera replay "$keys" --html -o one.html
tessera replay "$keys" --html -o two.html
check 'the page: the same bytes' same one.html two.html
check 'the page needs no network' lacks one.html \
    'src=\|href="http\|url(http\|@import'

tessera simulate -n 6 --bot all=random --report one.html
tessera simulate -n 6 --bot all=random --jobs 1 --report two.html
check 'the report: the same bytes for any number of jobs' same one.html two.html
for chart in heat whisker; do
    check "the report has its $chart" has one.html "class=\"$chart\""
done
check 'fields have the colour of their look' has one.html \
    'background:#5f9e3e.*field\|background:#b5783a.*city'
check 'the report needs no network' lacks one.html \
    'src=\|href="http\|url(http\|@import'

# Colours only where they are wanted.
esc=$(printf '\033')
tessera replay "$keys"
check 'no colours without a terminal' lacks out "$esc"
if command -v script >/dev/null; then
    painted() {
        script -qec "env $1 '$bin' replay '$keys'" /dev/null >seen </dev/null
    }
    painted 'TERM=xterm-256color COLORTERM='
    check '256 colours' has seen "$esc\[0;38;5;"
    painted 'TERM=xterm-256color COLORTERM=truecolor'
    check 'true colour' has seen ';48;2;'
    painted 'TERM=xterm-256color NO_COLOR=1'
    check 'NO_COLOR' lacks seen "$esc"
    painted 'TERM=dumb'
    check 'a dumb terminal' lacks seen "$esc"
fi

# A stranger's module without a single look.
mkdir -p own/plain/ own/tiles
cat >own/plain/rules.lua <<'END'
module { "plain", title = "No looks", tiles = "plain" }
feature { "zwamp", form = "ground" }
feature { "wall-of-noise", form = "solid" }
feature { "path", form = "line", ground = "zwamp" }
feature { "shrine", form = "area" }
mark "omen"
piece { "imp", count = 5, class = "imp" }
stand("imp", "wall-of-noise", "path", "shrine", "zwamp")
phase { "start", stage = "setup", run = function(g)
  g:place(g:draw "tiles", g:cell(0, 0))
end }
phase { "tile", run = function(g)
  local type = g:draw "tiles"
  if not type then return g:finish() end
  if not g:lay(type) then g:discard(type) end
end }
phase { "figure", after = "tile", run = function(g) g:offer "figure" end }
offer.figure { "deploy",
  list = function(_, o) o:stand() end,
  apply = function(g, piece, segment) g:deploy(piece, segment) end }
END
cat >own/tiles/plain.lua <<'END'
tileset { "plain", marks = { "omen" } }
tile { "a", 6, "wall-of-noise path zwamp path", "path EW" }
tile { "b", 5, "zwamp path path zwamp", "path ES", marks = { "omen" } }
tile { "c", 3, "wall-of-noise wall-of-noise zwamp zwamp",
       "wall-of-noise NE", "shrine" }
tile { "d", 3, "path path path path", ends = "knot" }
END
printf 'return { modules = { "plain" } }\n' >plain.lua
tessera play plain.lua --path own --seed 3 --bot all=greedy --save plain.save
check 'a module without looks: played' exits 0
tessera render plain.save --path own -o plain.svg
check 'a module without looks: painted' exits 0
check 'marks show their letters' has plain.svg '>Om</text>'
check 'areas too' has plain.svg '>Sh</text>'
tessera tiles plain --path own -o sheet.svg
check 'and its tiles' exits 0

if can_png; then
    tessera render "$keys" -o a.png --size 40
    check 'PNG' has a.png 'PNG'
    tessera render plain.save --path own -o plain.png
    check 'PNG without looks' exits 0
    tessera render "$keys" -o a.png --size 100000
    check 'PNG too large: a message' has err 'choose a smaller --size'
else
    tessera render "$keys" -o a.png
    check 'PNG is not built in: a message' has err librsvg
fi

finish
