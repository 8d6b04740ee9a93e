-- Steps that change variables, in a house rule: a wrap that sets what lies
-- ahead, one that takes what was held back, a handler, a phase, a condition
-- that is false for a time. The same by functions, with an option.

module { "changes", title = "What is set", needs = { "base", "farmers" } }

local plain = option { "plain", default = false,
  help = "the same by functions" }

local S = state {
  kept = { "type", per = "player" },            -- laid first, next time
  turns = { "integer", per = "player" },        -- that began, of each
  left = { "integer", default = 1 },            -- what counts down
  mood = { "word", values = { "glad", "sad" } },
  open = "boolean",                             -- a monastery was laid
  shown = { "boolean", per = "player" },        -- who has kept a tile
  last = "tile",
  laid = "integer",                             -- tiles
}

on.placed(function(_, tile) S.last = tile end)
if plain then
  wrap.tile(function(g, inner)
    S.turns[g.player] = S.turns[g.player] + 1
    return inner(g)
  end)
  wrap.draw(function(g, inner, to)
    local kept = S.kept[g.player]
    if not kept then return inner(g, to) end
    S.kept[g.player], S.mood, S.left = nil, "glad", math.max(S.left - 1, 0)
    S.shown[g.player] = true
    return kept
  end)
  on.placed("monastery", function() S.open = true end)
  on.deployed("meeple", function() S.mood = "sad" end)
  on.placed(function() S.laid = S.laid + 1 end)
  phase { "clear", after = "part", run = function()
    S.last, S.open = nil, false
  end }
  add.exhausted(function() return S.left == 0 end)
else
  wrap.tile { "set", turns = "up" }
  wrap.draw { "take", "kept", mood = "glad", left = "down", shown = true }
  on.placed("monastery", { "set", open = true })
  on.deployed("meeple", { "set", mood = "sad" })
  on.placed { "set", laid = "up" }
  phase { "clear", after = "part", run = { "set", last = false,
    open = false } }
  add.exhausted({ when = { state = "left" } }, false)
end

-- Who lays a monastery keeps another tile.
phase { "keep", after = "tile", before = "part", when = { state = "open" },
  run = function(g)
    if g:left() > 0 then S.kept[g.player] = g:draw() end
  end }

for _, how in ipairs { false, true } do
  local with = { options = { changes = { plain = how } } }
  local by = how and "by functions" or "by steps"
  test("what is taken is laid, and it is gone: " .. by) {
    with   = with,
    play   = "B^ 0,1 meeple monastery; draw E; U^ -1,0 pass; "
      .. "Ev 0,-1 pass; U^ 1,0 pass",
    expect = "state changes.mood is glad; state changes.left is 0; "
      .. "state changes.shown of A is true; state changes.shown of B is false; "
      .. "state changes.turns of A is 3; state changes.open is false; "
      .. "state changes.laid is 5",
  }
end
