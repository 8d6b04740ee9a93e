-- A house rule that speaks of much that may not be there.

module { "presence", title = "Presence", needs = "base" }

local gardens = loaded "abbot"
local seen = slot "river-seen?"

-- alike in two modules, when inns-and-cathedrals are in the game
feature { "road", attributes = { inn = "any" } }
feature { "road", attributes = { tolls = "set" } }
feature { "city", touches = { "lava?", "river" } }
stand("follower", "lava?")
score.garden.bonus(function() return { hidden = 5 } end)
score["lava?"] { tile = 3 }
on.deployed({ "barn?", "abbot" }, function(g) g:note "abbot-came" end)
on.placed("volcano", function(g) g:note "volcano-came" end)
on.scored("garden", function(g) g:note "garden-scored" end)
allow.stand("garden", function() return gardens end)
wrap["river-turn?"](function(g, inner) return inner(g) end)
phase { "idle", after = "figure", when = { away = "barn?" },
  run = function(g) g:note "never" end }

phase { "look", after = "figure", run = function(g)
  for segment in g.tile:segments() do
    if segment.feature.princess then g:note "princess-seen" end
    if segment.feature["lava"] ~= nil or seen(g) then g:note "never" end
  end
end }

text { en = { hidden = "hidden", ["abbot-came"] = "an abbot came",
  ["volcano-came"] = "a volcano came", ["garden-scored"] = "a garden",
  never = "never", idle = "idle", look = "look",
  ["princess-seen"] = "a princess" } }

test "alone it is idle" {
  play   = "A U^ 1,0 meeple road E",
  expect = "A holds 6 meeple; 70 tiles left",
}

test "with the others it is heard" {
  with  = { modules = { "abbot", "inns-and-cathedrals" } },
  board = "E-garden^ .",
  play  = "A U> 1,0 pass",
  expect = function(g)
    assert(g:cell(0, 0).tile:segment "garden")
  end,
}

test "what is in a set, and in one that nobody has" {
  expect = function(g)
    local road = g:cell(0, 0).tile:segment "road".feature
    local city = g:cell(0, 0).tile:segment "city".feature
    local function tolls()
      road:set("tolls", 1 << 0 | 1 << 4)
      return table.concat(road:values "tolls", " ")
    end
    assert(g:suppose(tolls) == "0 4" and #road:values "tolls" == 0)
    assert(#city:values "tolls" == 0 and city["lamps"] == nil)
  end,
}
