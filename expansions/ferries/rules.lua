-- The Ferries: lakes at which roads end, and on each a ferry that joins two
-- of these ends. Who makes a road longer may move the nearest ferries of it
-- (FE-1 to FE-7 of lua/doc/rules.md).

module { "ferries", title = "The Ferries", version = "1", needs = "base",
  tiles = "ferries" }

-- The end of a road at a lake.
feature { "road", attributes = { ferry = "any" } }

state { afloat = "boolean" } -- a ferry was laid
on.joined("road", { "set", afloat = true })

local function landings(tile)
  local list = {}
  for segment in tile:segments() do
    if segment:has "ferry" then list[#list + 1] = segment end
  end
  return list
end

local function list_pairs(o, list) o:pairs("ferry", list) end

-- After the action, which still finds every road ending at the lake. It is
-- no choice: one is laid.
phase { "ferry", after = "deployed",
  before = { "dragon", "count-leave", "moved" }, when = { tile = "ferry" },
  run = function(g)
    local _, a, b = g:ask(g.player, "ferry", list_pairs, landings(g.tile))
    g:join(a, b)
  end }

local function list_moves(o, ends)
  for _, landing in ipairs(ends) do
    o:pairs("ferry-move", landings(landing.tile))
  end
  o:pass()
end

-- Where the roads of the tile come to a ferry that was not moved yet.
local function nearest(g, moved)
  local ends = {}
  for _, landing in ipairs(g.tile:links_ahead("road", "ferry")) do
    if not moved[landing.tile] then ends[#ends + 1] = landing end
  end
  return ends
end

-- In each direction the nearest ferry, looked for again after each move; each
-- of them once.
phase { "ferry-move", after = "ferry",
  before = { "dragon", "count-leave", "moved" },
  when = { tile = "road", state = "afloat", part = "ferry" }, run = function(g)
    local moved = {}
    local ends = nearest(g, moved)
    while #ends > 0 do
      local what, a, b = g:ask(g.player, "ferry-move", list_moves, ends)
      if what == "pass" then return end
      for _, landing in ipairs(ends) do
        if landing.tile == a.tile then g:part(landing, landing:links()[1]) end
      end
      g:join(a, b)
      moved[a.tile] = true
      ends = nearest(g, moved)
    end
  end }
