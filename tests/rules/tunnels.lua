-- A tunnel: before the first turn the roads at 2,0 and 4,0 are joined. Ferries
-- beyond it are in reach, for it is no ferry.

module { "tunnels", title = "A tunnel", needs = { "base", "ferries" } }

local S = state { dug = "boolean" }

local function mouth(tile, side) return tile and tile:segment("road", side) end

phase { "dig", before = "tile", run = function(g)
  local from = mouth(g:cell(2, 0).tile, "E")
  local to = mouth(g:cell(4, 0).tile, "W")
  if S.dug or not (from and to) then return end
  g:join(from, to)
  S.dug = true
end }

test "a road goes on through a tunnel to the nearest ferry" {
  board  = "W^ rE-rS-rW^ U^ . U^ .",
  links  = "road E W 1,0",
  play   = "A U^ 5,0 pass",
  expect = "asks ferry-move; offers ferry-move road E S 1,0",
}
