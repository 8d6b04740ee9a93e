-- Lines and what they end at, and what a tile has made longer: words of
-- segments and of g, in a house rule.
module { "lines", title = "Lines", needs = "farmers" }

local function named(list)
  local words = {}
  for i, segment in ipairs(list) do
    words[i] = segment.kind .. " " .. segment:sides()
  end
  table.sort(words)
  return table.concat(words, ", ")
end

local function leads(g, x, y, kind, port)
  return named(g:cell(x, y).tile:segment(kind, port):leads_to())
end

test "a road leads to the other roads of its crossroads" {
  board  = "W^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "E") == "road S, road W")
  end,
}

test "to a monastery, and from it" {
  board  = "A^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "S") == "monastery ")
    assert(leads(g, 0, 0, "monastery") == "road S")
  end,
}

test "to the city where it ends, and from it" {
  board  = "S^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "S") == "city NEW")
    assert(leads(g, 0, 0, "city", "N") == "road S")
  end,
}

test "to what meets it where meets= says so, and else to nothing" {
  with   = { modules = { "tower" } },
  board  = "tower/rS-rW^ .",
  expect = function(g) assert(leads(g, 0, 0, "road", "S") == "") end,
}

test "between two cities it leads to both, as they do, and to the line across" {
  with   = { modules = { "inns-and-cathedrals" } },
  board  = "cN-cS-rE-rW^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "E") == "city N, city S, road W")
    assert(leads(g, 0, 0, "city", "N") == "city S, road E, road W")
  end,
}

test "a city leads to what lies within, and what lies within to it" {
  with   = { modules = { "bridges-castles-bazaars" } },
  board  = "m-cEW^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "city", "E") == "monastery ")
    assert(leads(g, 0, 0, "monastery") == "city EW")
  end,
}

test "a feature leads to what any of its segments does, each once" {
  board  = "W^ U^ A>",
  expect = function(g)
    local road = g:cell(1, 0).tile:segment "road".feature
    assert(named(road:leads_to()) == "monastery , road S, road W")
  end,
}

test "a road that goes past a monastery leads to it, and it to the road" {
  with   = { modules = { "darmstadt" } },
  board  = "m-rES^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "E") == "monastery ")
    assert(leads(g, 0, 0, "monastery") == "road ES")
  end,
}

test "one that goes past crossroads to the roads that end there" {
  with   = { modules = { "russian-promos" } },
  board  = "rN-rESW^ .",
  expect = function(g)
    assert(leads(g, 0, 0, "road", "W") == "road N")
    assert(leads(g, 0, 0, "road", "N") == "road ESW")
  end,
}

test "one that goes through leads to nothing" {
  board  = "U^ .",
  expect = function(g) assert(leads(g, 0, 0, "road", "E") == "") end,
}

test "a tile makes longer what reaches it, each feature once" {
  board  = "U^ .",
  play   = "A U^ 1,0 pass",
  expect = function(g)
    assert(#g:grown() == 3 and #g:grown "road" == 1 and #g:grown "city" == 0)
    assert(g:grown "road"[1].tiles == 2)
  end,
}

test "a crossroads makes each of its roads longer that meets one" {
  board  = "U^ . U^",
  play   = "A W^ 1,0 pass",
  expect = function(g) assert(#g:grown "road" == 2) end,
}

test "what is enclosed has no open side" {
  board  = [[ E^ Ev
              .  E^ ]],
  expect = function(g)
    local enclosed = 0
    for feature in g:features() do
      assert(feature.enclosed == (feature.open == 0))
      enclosed = enclosed + (feature.enclosed and 1 or 0)
    end
    assert(enclosed == 1)
  end,
}
