-- House rule: all players together against the pile. They win as soon as they
-- have a number of points in all, and lose if the game ends before.

module { "all-together", title = "All against the pile", version = "1",
  needs = "base", together = true }

local sum = option { "sum", default = 0, min = 0, max = 10000,
  help = "points of all players with which they win together; 0: 2 for each of "
    .. "the first 72 tiles of the game, 4 for each one more" }

local S = state {
  sum = { "integer", default = sum }, -- 0 until somebody asks
  missing = { "integer", default = sum, show = true },
}

local function target(g)
  if S.sum == 0 then
    local tiles = g:left()
    for _ in g:tiles() do tiles = tiles + 1 end
    S.sum = 2 * tiles + 2 * math.max(0, tiles - 72)
  end
  return S.sum
end

local function points(g)
  local total = 0
  for player in g:seats() do total = total + player.score end
  return total
end

local function count(g) S.missing = math.max(0, target(g) - points(g)) end

on.scored(count)

phase { "sum", after = { "parts", "escape", "limit" }, before = "end",
  run = function(g)
    count(g)
    if points(g) >= target(g) then g:finish() end
  end }

phase { "too-late", stage = "final", after = { "count-final", "goals" },
  before = "final", run = function(g)
    if points(g) < target(g) then g:finish { lost = true } end
  end }
