-- A house rule with a zone that vetoes know, and a token.

module { "zones", title = "Zones", needs = "base" }

zone { "yard", title = "yard" }
zone { "green", title = "green", at = { 0, 0 } }
zone { "dark", title = "cellar", at = { 0, 0 }, visible = "nobody" }
piece { "cart", count = 2, title = "cart" }

offer.figure { "enter",
  list = function(g, o) o:zone("meeple", g:zone "yard") end,
  apply = function(g, piece, zone) g:deploy(piece, zone) end }

allow.stand("yard", function(_, piece, zone)
  assert(zone.name == "yard" and piece.name == "meeple")
  if #zone:figures() > 0 then return false, "full" end
end)

-- Forbids what it is asked about.
allow.stand({ "road", on = "monastery" }, function(_, _, road)
  assert(road.tile:has "monastery")
  return false, "quiet"
end)

text { en = { full = "the yard is full", enter = "enter",
  quiet = "monks want their quiet" } }

test "a zone may be entered" {
  play   = "A U^ 1,0 meeple yard",
  expect = "A holds 6 meeple",
}

test "unless a veto is against it, whose reason is known" {
  play    = "A U^ 1,0 meeple yard; B U^ 2,0",
  expect  = { "offers not meeple yard because full", function(g)
    assert(not g:allowed("meeple", g:zone "yard"))
  end },
}

test "a veto is about the tiles that it names" {
  board  = "U^",
  play   = "A A> 1,0",
  expect = "offers meeple monastery; offers not meeple road because quiet",
}

test "a veto is not about other tiles" {
  board  = "U^",
  play   = "A U^ 1,0",
  expect = "offers meeple road",
}

test "a token claims nothing" {
  expect = function(g)
    assert(not g:piece "cart".claims and g:piece "meeple".claims)
  end,
}

test "what reaches a tile reaches the zone that lies on it" {
  figures = "A meeple in green; A meeple in yard",
  expect = function(g)
    local figures = g:cell(0, 0).tile:in_line(0)
    assert(#figures == 1 and figures[1].zone == g:zone "green")
  end,
}

test "a hidden one is out of reach" {
  figures = "A meeple in dark",
  expect = function(g)
    local tile = g:cell(0, 0).tile
    assert(#tile:in_line(0) == 0 and #tile:figures_around() == 0)
  end,
}
