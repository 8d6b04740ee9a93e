-- The Tunnel: roads that dive into the ground are open there, until two tokens
-- of one set join two mouths (TU-1 to TU-5 of lua/doc/rules.md).

module { "tunnel", title = "The Tunnel", version = "1", needs = "base",
  tiles = "tunnel" }

local tokens = option { "tokens", default = "3/2",
  values = { "3/2", "2/1", "1/1" },
  help = "how many sets each player has: with two players / three, else 1" }

local underpasses = option { "underpasses", default = true,
  help = "a road that passes below a city has two mouths, too" }

local second = option { "second", default = "open",
  values = { "open", "peer" },
  help = "the second token of a set goes to any mouth, or to none" }

local S = state {
  mouths = "integer",                        -- that are open, by number
  mouth = { "segment", per = "map" },
  laid = "integer",                          -- turn of the last token
}

feature { "road", attributes = { mouth = "any" },
  open = underpasses and { "mouth", "tunnel" } or "mouth" }

on.placed("mouth", function(_, tile)
  for segment in tile:segments() do
    if segment:has "mouth" then
      S.mouths = S.mouths + 1
      S.mouth[S.mouths] = segment
    end
  end
end)

-- ---- tokens ---------------------------------------------------------------

-- Two in a set; sets by the number of players.
local few, some = tonumber(tokens:sub(1, 1)), tonumber(tokens:sub(3, 3))
local sets, may_lay = {}, {}
for i, name in ipairs { "tunnel-a", "tunnel-b", "tunnel-c" } do
  local two, three = few >= i and 2 or 0, some >= i and 2 or 0
  local more = i == 1 and 2 or 0
  piece { name, count = { two, two, three, more }, class = {}, weight = 0,
    stays = true }
  sets[i], may_lay[i] = name, { state = "mouths", home = name }
end

-- One a turn, on any open mouth, whoever stands there.
local function list_mouths(g, o)
  for _, set in ipairs(S.laid ~= g.turn and sets or {}) do
    local left = g.player:supply(set)
    for i = 1, left >= (second == "peer" and 2 or 1) and S.mouths or 0 do
      o:segment(set, S.mouth[i])
    end
  end
end

local function take(mouth)
  local found = false
  for i = 1, S.mouths do
    found = found or S.mouth[i] == mouth
    if found then S.mouth[i] = S.mouth[i + 1] end
  end
  S.mouths = S.mouths - 1
end

-- The second of a set makes one road of two.
local function lay(g, set, mouth)
  local first
  for token in g:figures(set, g.player) do first = token.segment end
  S.laid = g.turn
  take(mouth)
  g:deploy(set, mouth)
  if first then g:join(first, mouth) end
end

-- Before the action, which is still to come, or after it.
offer.figure { "tunnel", when = may_lay, list = list_mouths,
  apply = function(g, set, mouth)
    lay(g, set, mouth)
    g:again()
  end }

phase { "tunnel", after = { "figure", "phantom" }, before = "deployed",
  when = may_lay, run = function(g)
    local set, mouth = g:ask(g.player, "tunnel", function(o)
      list_mouths(g, o)
      o:pass()
    end)
    if mouth then lay(g, set, mouth) end
  end }
