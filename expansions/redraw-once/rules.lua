-- House rule: once per game a player may put a tile aside and draw another.

module { "redraw-once", title = "Redraw once per game", version = "3",
  needs = "base", before = "hand-of-three" }

local S = state { used = { "boolean", per = "player" } }

wrap.draw(function(g, inner, to)
  local type = inner(g, to)
  if type == nil or S.used[g.player] or g:left() == 0 then return type end
  local what = g:ask(g.player, "redraw", function(o)
    o:about("tile drawn", type)
    o:type("redraw", type)
    o:pass "keep"
  end)
  if what ~= "redraw" then return type end
  S.used[g.player] = true
  g:reveal()
  if to and to:count(type) > 0 then to:add(type, -1) end
  g:discard(type)
  return g:draw(nil, to)
end)
