-- Wraps, conditions of slots and handlers that wait for something: they are
-- there only while it is true, whether the engine runs a step or Lua does.

module { "waiting", title = "What waits", needs = { "base", "farmers" } }

local plain = option { "plain", default = false,
  help = "the same by functions that look for themselves" }

local S = state {
  open = "boolean",                      -- four roads that meet were laid
  seat = { "boolean", per = "player" },  -- who has laid one
  wraps = "integer",                     -- how often the wrap ran
  seats = "integer",                     -- and that of the player
  drawn = "integer",                     -- monasteries that came to be laid
  last = "integer",                      -- tiles laid with nothing left
}

on.placed("base/X", function(g) S.open, S.seat[g.player] = true, true end)
on.placed("city", function() S.open = false end)

local function count(g, inner, to)
  S.wraps = S.wraps + 1
  return inner(g, to)
end
local function count_seat(g, inner)
  S.seats = S.seats + 1
  return inner(g)
end
if plain then
  wrap.draw(function(g, inner, to)
    return S.open and count(g, inner, to) or inner(g, to)
  end)
  wrap.tile(function(g, inner)
    return S.seat[g.player] and count_seat(g, inner) or inner(g)
  end)
  on.placed(function(g) if g:left() == 0 then S.last = S.last + 1 end end)
else
  wrap.draw({ when = { state = "open" } }, count)
  wrap.tile({ when = { state = "seat" } }, count_seat)
  on.placed({ when = { pile = false } }, function() S.last = S.last + 1 end)
end
add.exhausted({ when = { state = "open" } }, function() return S.wraps > 0 end)
on.drawn("monastery", function(_, type)
  assert(type:has "monastery")
  S.drawn = S.drawn + 1
end)

-- A veto that waits, and one of two that are asked.
allow.stand({ "monastery", when = { state = "open" } }, function()
  return false, "it is open"
end)

-- Of pieces, and of what is complete.
phase { "ends", after = "figure", when = { out = "meeple", home = "meeple",
  pile = { "tiles", "none?" }, completed = "road" },
  run = function(g) g:pay(g.player, "ends", 1, 1) end }
text { en = { ends = "ends" } }

for _, how in ipairs { false, true } do
  local with = { options = { waiting = { plain = how } } }
  test(how and "functions look for themselves" or "a wrap waits") {
    with   = with,
    play   = "U^ 0,1 pass; U^ 0,2 pass; draw U",
    expect = "state waiting.wraps is 0; state waiting.seats is 0",
  }
  test(how and "and do it when it is time" or "and is there when it is time") {
    with   = with,
    state  = { open = true, seat = { A = true } },
    play   = "U^ 0,1 pass; Ev 0,-1 pass; U^ 0,2 pass; draw U",
    expect = "state waiting.wraps is 2; state waiting.seats is 2; "
      .. "state waiting.open is false",
  }
end

test "a tile that is drawn to be laid is told of first" {
  play   = "A^ 0,1 pass; U^ -1,0 pass; draw B",
  expect = "state waiting.drawn is 2",
}

test "a veto waits as well" {
  state  = { open = true },
  play   = "B^ 0,1",
  expect = "offers not meeple monastery because it is open",
}
test "and is not there before" {
  play   = "B^ 0,1",
  expect = "offers meeple monastery",
}
test "features that are not complete" {
  board  = [[ E^ Ev
              .  E^ ]],
  expect = function(g)
    local all, open = 0, 0
    for _ in g:features "city" do all = all + 1 end
    for city in g:features("city", true) do
      assert(not city.complete)
      open = open + 1
    end
    assert(all == 2 and open == 1)
  end,
}
