-- A house rule that buries tiles of the pile, and has a figure that stays.

module { "buried", title = "Buried tiles", needs = "base" }

local S = state { buried = "integer" }

piece { "hermit", count = 1, class = "hermit", weight = 0, claims = false,
  stays = true }
stand("hermit", "road")

local pours = option { "pours", default = false, help = "tiles are poured" }

local function pour(g)
  local from, to = g:pile "tiles", g:pile "start"
  if from.size ~= 2 or from:count(g:type "base/B") ~= 3 then return end
  from:pour(to)
  assert(from.size == 0 and to.size == 2)
  to:pour(from, "road")
  assert(from.size == 0 and to.size == 2)
  to:add(g:type "base/B", -3)
  assert(to.size == 0 and to:count(g:type "base/B") == 0)
  from:add(g:type "base/B", 1)
  assert(from.size == 1)
end

-- A tile goes out of the game with every straight road that is laid.
on.placed("base/U", function(g)
  if g:pile "tiles":bury() then S.buried = S.buried + 1 end
  if pours then pour(g) end
end)

text { en = { hermit = "hermit" } }

test "a buried tile is one less to draw, and may be any of them" {
  board = "D^",
  pile = "U B B",
  play = "A U^ 1,0 pass",
  expect = { "1 tiles left; offers B", function(g)
    local pile = g:pile "tiles"
    assert(S.buried == 1 and pile.size == 1, S.buried)
    assert(pile:count(g:type "base/B") == 2)
  end },
}

test "the last tiles are never drawn" {
  board = "D^",
  pile = "U U",
  play = "A U^ 1,0 pass",
  expect = "game over; 0 tiles left",
}

test "nothing is buried in an empty pile" {
  board = "D^",
  pile = "U",
  play = "A U^ 1,0 pass",
  expect = { "game over", function() assert(S.buried == 0) end },
}

test "what is poured takes along how many are buried" {
  board = "D^",
  pile = "U B B B",
  play = "A U^ 1,0 pass",
  with = { own = { pours = true } },
  expect = "1 tiles left",
}

test "who stays does not go home with the others" {
  board = "W^ U^",
  figures = "A hermit road E 0,0; B meeple road E 1,0",
  play = "A W^ 2,0 pass",
  expect = "B scores road 3; B holds 7 meeple; "
    .. "A hermit stands on road E 0,0",
}
