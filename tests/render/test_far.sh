#!/bin/sh
# One tile very far away: the tiles are drawn, and empty cells in between take
# no time. Thousands of figures on one segment: one step each.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

cat >far.lua <<'END'
module { "far", needs = "base" }
on.placed(function(g, tile)
  if g.turn == 2 then
    local cell = g:cell(31000, 31000)
    if not cell.tile then g:place(tile.type, cell) end
  end
end)
END
echo 'return { rules = { "far.lua" } }' >far.config.lua
[ "${TESSERA_VARIANT:-release}" = release ] && most=20 || most=200

# within WHAT COMMAND...: in time, and that well.
within() {
    what=$1
    shift
    timeout $most "$bin" "$@" >out 2>err </dev/null
    status=$?
    check "$what: in time" exits 0
}
tessera play far.config.lua --seed 1 --bot all=random --save all.save
check 'such a game' exits 0
head -n 16 all.save >far.save
within 'the board' replay far.save
check 'the board: it is said that it is not all' has out 'part'
check 'the board: no more than can be read' test "$(wc -c <out)" -lt 4000000
within 'a picture as text' render far.save -o far.txt
within 'a picture' render far.save -o far.svg
check 'a picture: the far tile is in it' has far.svg '<use href="#t'
check 'a picture: of a size that can be opened' \
    test "$(sed -n '1s/.*width="\([0-9]*\)[."].*/\1/p' far.svg)" -lt 100000
within 'the page' replay far.save --html -o far.html
check 'the page: small' test "$(wc -c <far.html)" -lt 2000000
printf '1^\nboard\nboard all\nboard 31000,31000\nboard 0,0\nquit\n' |
    timeout $most "$bin" play far.save -i >out 2>err
status=$?
check 'played on: in time' exits 0
check 'played on: the far tile is seen' has out '^31000 '
check 'played on: and the first one' has out '^  0[+ ][^ ]'
{
    printf '{"jsonrpc":"2.0","id":1,"method":"load","params":'
    printf '{"file":"far.save"}}\n'
    printf '{"jsonrpc":"2.0","id":2,"method":"render","params":{"game":1,'
    printf '"form":"text","columns":1000000000,"rows":1000000000}}\n'
} | timeout $most "$bin" rpc >out 2>err
status=$?
check 'rpc with all the room there is: in time' exits 0

# ---- a crowd -----------------------------------------------------------------

cat >crowd.lua <<'END'
module { "crowd", needs = "base" }
for k = 1, 20 do piece { "ghost-" .. k, count = 200 } end
on.placed(function(g, tile)
  if g.turn ~= 2 then return end
  local one
  for segment in tile:segments() do one = one or segment end
  for k = 1, 20 do
    for seat in g:seats() do
      for _ = 1, 200 do g:deploy("ghost-" .. k, one, seat) end
    end
  end
end)
END
echo 'return { rules = { "crowd.lua" }, players = 6 }' >crowd.config.lua
tessera play crowd.config.lua --seed 1 --bot all=random --save crowds.save
head -n 20 crowds.save >crowd.save
# of processor time: other tests run as well
(ulimit -t $((most / 4)) && exec "$bin" render crowd.save -o crowd.svg) \
    >out 2>err </dev/null
status=$?
check 'a crowd is drawn in time' exits 0
check 'a crowd: each of them' \
    test "$(grep -c 'ghost-' crowd.svg)" -eq 24000

finish
