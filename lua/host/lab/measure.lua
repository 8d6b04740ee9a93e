--- Numbers about the course of a game: sources of points, use of figures,
--- decisions, changes of the lead. A flat table of numbers, so that games can
--- be compared; names begin with what they are about.

local measure = {}

-- A decision matters if the best answer is this much better than the average.
local MATTERS = 1
-- Somebody who is last after this part of the game and wins has come back.
local LATE = 2 / 3

local function add(map, key, value) map[key] = (map[key] or 0) + value end

--- Watches the decisions of a game while it is played.
---@class Watch
---@field choices integer decisions that had a choice
---@field matter integer those of them that mattered, as far as bots say
---@field judged integer those that bots said something about
local Watch = {}
Watch.__index = Watch

---@return Watch
function measure.watch()
  return setmetatable({ choices = 0, matter = 0, judged = 0, options = 0 },
    Watch)
end

--- A seat has decided.
---@param count integer options
---@param ideas table[]? what its bot thought of them
function Watch:decided(count, ideas)
  if count < 2 then return end
  self.choices = self.choices + 1
  self.options = self.options + count
  if not ideas or #ideas < 2 then return end
  self.judged = self.judged + 1
  local sum = 0
  for _, idea in ipairs(ideas) do sum = sum + idea.margin end
  if ideas[1].margin - sum / #ideas >= MATTERS then
    self.matter = self.matter + 1
  end
end

-- Points by category and term, and by seat and turn.
local function scores(game, found)
  local by_turn = {}
  for i = 0, game:events() - 1 do
    if game:points(i) then
      local event = game:event(i)
      if event.player >= 0 then
        add(found, "points." .. (event.reason or "?"), event.points)
        for _, item in ipairs(event.items) do
          add(found, ("term.%s.%s"):format(item.module, item.name),
            item.points)
        end
        local row = by_turn[event.turn] or {}
        by_turn[event.turn] = row
        add(row, event.player, event.points)
      end
    end
  end
  return by_turn
end

-- Figures that were put to use, and those that never came back before the end.
local function figures(game, found)
  local last, out = game:answers(), 0
  for i = 0, game:events() - 1 do
    local event = game:event(i)
    if event.kind == "deployed" and event.player >= 0 then
      add(found, "figures.used", 1)
      out = out + 1
    elseif event.kind == "returned" and event.answer < last then
      out = out - 1
    end
  end
  found["figures.blocked"] = math.max(0, out)
  found["figures.used"] = found["figures.used"] or 0
end

-- Did somebody win who was last when two thirds of the game were over? How
-- often did the lead change?
local function course(game, found, by_turn, winners)
  local sums, leader, changes, behind = {}, nil, 0, {}
  local players, turns = game:players(), game:turn()
  for seat = 0, players - 1 do sums[seat] = 0 end
  for turn = 0, turns do
    for seat, points in pairs(by_turn[turn] or {}) do
      sums[seat] = sums[seat] + points
    end
    local best, first = nil, nil
    local least
    for seat = 0, players - 1 do
      if not best or sums[seat] > best then
        best, first = sums[seat], seat
      elseif sums[seat] == best then
        first = nil
      end
      least = math.min(least or sums[seat], sums[seat])
    end
    if first and leader and first ~= leader then changes = changes + 1 end
    leader = first or leader
    if turn == math.floor(turns * LATE) and best > least then
      for seat = 0, players - 1 do behind[seat] = sums[seat] == least end
    end
  end
  found["course.lead_changes"] = changes
  found["course.comeback"] = 0
  for _, seat in ipairs(winners) do
    if behind[seat] then found["course.comeback"] = 1 end
  end
end

--- Points by seat, from index 1, and term ("module.term").
---@param game table
---@return table<string, integer>[]
function measure.terms(game)
  local by_seat = {}
  for seat = 1, game:players() do by_seat[seat] = {} end
  for i = 0, game:events() - 1 do
    if game:points(i) then
      local event = game:event(i)
      for _, item in ipairs(event.player >= 0 and event.items or {}) do
        add(by_seat[event.player + 1], item.module .. "." .. item.name,
          item.points)
      end
    end
  end
  return by_seat
end

--- All numbers of a game that is over.
---@param game table
---@param watch Watch
---@param winners integer[] seats
---@param together boolean? do all win or lose together?
---@return table<string, number>
function measure.game(game, watch, winners, together)
  local found = {}
  local by_turn = scores(game, found)
  figures(game, found)
  course(game, found, by_turn, winners)
  local turns = math.max(1, game:turn())
  found["length.turns"] = game:turn()
  found["length.decisions"] = watch.choices / turns
  if watch.judged > 0 then
    found["length.matter"] = watch.matter / watch.judged
  end
  local total, best, least = 0, nil, nil
  for seat = 0, game:players() - 1 do
    local score = game:score(seat)
    total = total + score
    best = math.max(best or score, score)
    least = math.min(least or score, score)
    found["wins." .. seat] = 0
  end
  for _, seat in ipairs(winners) do
    found["wins." .. seat] = together and 1 or 1 / #winners
  end
  found["total.points"] = total / game:players()
  found["total.spread"] = best - least
  return found
end

return measure
