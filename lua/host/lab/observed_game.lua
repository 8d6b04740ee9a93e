--- One game that is watched for a diagnosis: which options were there and
--- which were taken, who led when, who waited for whom. A seat may be kept from
--- a group of options, or made to try it.
-- A *group* is what options of a question have in common: the piece and the
-- kind of feature, or else the verb.

local tes = require "tes"
local bots = require "host.bots.by_name"
local measure = require "host.lab.measure"
local result = require "host.games.result"
local rng = require "host.common.rng"

local observed_game = {}

-- A game does not end that has more answers: so many, and so many a tile.
local ANSWERS, ANSWERS_A_TILE = 500, 30
-- Ideas of a bot that are asked for.
local IDEAS = 64
-- The part of the game after which the leader is noted.
local THIRD, HALF = 1 / 3, 1 / 2

-- The name of an option's group; of a tile to be laid it is "place".
local function name_of(game, index, option)
  if option.kind == "place" or option.kind == "pass" then return option.kind end
  if option.kind == "segment" then
    local piece, kind = game:key(index):match "^(%S+) (%S+)"
    if piece == option.piece then return piece .. " " .. kind end
  end
  return option.verb
end

-- The groups of the pending decision: a name for each option from index 0, and
-- all of them by name.
local function groups_of(game, count)
  local list, all = {}, {}
  local open = game:decision()
  local first, last = game:option(0), game:option(count - 1)
  if first.kind == "place" and last.kind == "place" then return nil end
  for index = 0, count - 1 do
    local option = game:option(index)
    local name = open.prompt .. "/" .. name_of(game, index, option)
    list[index] = name
    all[name] = all[name] or { prompt = open.prompt, module = open.module,
      verb = option.verb, piece = option.piece, kind = option.kind }
  end
  return list, all
end

-- The best answer that is in the group, or not; the first where a bot has none.
local function best(bot, list, count, group, inside)
  for _, idea in ipairs(bot.ideas and bot.ideas(IDEAS) or {}) do
    if (list[idea.index] == group) == inside then return idea.index end
  end
  for index = 0, count - 1 do
    if (list[index] == group) == inside then return index end
  end
end

-- What is noted during a game.
---@class Watcher
local Watcher = {}
Watcher.__index = Watcher

local function new_watcher(players)
  local self = setmetatable({ groups = {}, own = {}, since = {}, waits = 0,
    waited = 0, watch = measure.watch() }, Watcher)
  for seat = 0, players - 1 do self.own[seat + 1] = 0 end
  return self
end

-- A seat is going to give an answer of these groups.
function Watcher:note(list, all, index)
  local given = list[index]
  local others = next(all, next(all)) ~= nil
  for name, what in pairs(all) do
    local known = self.groups[name]
    if not known then
      known = what
      known.offered, known.taken, known.free = 0, 0, 0
      self.groups[name] = known
    end
    known.offered = known.offered + 1
    if others then
      known.free = known.free + 1
      if name == given then known.taken = known.taken + 1 end
    end
  end
end

-- A seat has decided: the others wait. A wait ends with their next decision.
function Watcher:decided(seat)
  self.own[seat + 1] = self.own[seat + 1] + 1
  if (self.since[seat] or 0) > 0 then
    self.waits, self.waited = self.waits + self.since[seat], self.waited + 1
  end
  self.since[seat] = 0
  for other in pairs(self.since) do
    if other ~= seat then self.since[other] = self.since[other] + 1 end
  end
end

-- Points of each seat after each turn.
local function course(game)
  local players, sums, rows = game:players(), {}, {}
  for seat = 1, players do sums[seat] = 0 end
  local turn = 0
  local function until_turn(last)
    for now = turn, last - 1 do
      rows[now] = table.move(sums, 1, players, 1, {})
    end
    turn = math.max(turn, last)
  end
  for i = 0, game:events() - 1 do
    local player, points = game:points(i)
    if player and player >= 0 then
      until_turn(game:event(i).turn)
      sums[player + 1] = sums[player + 1] + points
    end
  end
  until_turn(game:turn() + 1)
  return rows
end

-- The seat that leads alone, from 1.
local function leader(row)
  local first
  for seat, points in ipairs(row) do
    if not first or points > row[first] then first = seat end
  end
  for seat, points in ipairs(row) do
    if seat ~= first and points == row[first] then return nil end
  end
  return first
end

--- Points of a seat, from 1, above the mean of the others.
---@param row number[]
---@param seat integer
---@return number
function observed_game.lead(row, seat)
  local others = 0
  for other, points in ipairs(row) do
    if other ~= seat then others = others + points end
  end
  return row[seat] - others / math.max(1, #row - 1)
end

-- Who led, and from when on the winner did.
local function lead_of(game, record)
  local rows, turns = course(game), math.max(1, game:turn())
  local final = rows[#rows]
  local winner, since = leader(final), turns
  while winner and since > 0 and leader(rows[since - 1]) == winner do
    since = since - 1
  end
  record.decided = winner and since / turns or 1
  record.tie = not winner
  local third = leader(rows[math.floor(turns * THIRD)])
  if third then record.kept = third == winner end
  record.half = observed_game.lead(rows[math.floor(turns * HALF)], 1)
  record.gain = observed_game.lead(final, 1) - record.half
end

-- Points by term: "module.term" and "kind module.term".
local function terms_of(game)
  local found = {}
  local function add(name, points)
    found[name] = (found[name] or 0) + math.abs(points)
  end
  for i = 0, game:events() - 1 do
    if game:points(i) then
      local event = game:event(i)
      for _, item in ipairs(event.items) do
        local name = item.module .. "." .. item.name
        add(name, item.points)
        add((event.reason or "?") .. " " .. name, item.points)
      end
    end
  end
  return found
end

local function pieces_of(game)
  local used = {}
  for i = 0, game:events() - 1 do
    local event = game:event(i)
    if event.kind == "deployed" or event.kind == "moved" then
      used[game:figure(event.figure).piece] = true
    end
  end
  return used
end

local function finish(game, record, watcher, tiles)
  record.scores = tes.json.array()
  for seat = 0, game:players() - 1 do
    record.scores[seat + 1] = game:score(seat)
  end
  record.turns, record.answers = game:turn(), game:answers()
  local winners = result.winners(game)
  record.winners = tes.json.array(winners)
  record.left = tiles > 0 and game:tiles_left() / tiles or 0
  record.groups, record.own = watcher.groups, tes.json.array(watcher.own)
  record.waits, record.waited = watcher.waits, watcher.waited
  record.terms, record.pieces = terms_of(game), pieces_of(game)
  record.measures = measure.game(game, watcher.watch, winners,
    result.together(game))
  if game:players() > 1 then lead_of(game, record) end
end

---@class Restraint
---@field seat integer
---@field group string "prompt/name"
---@field forbidden boolean? never takes it; otherwise takes it half of the time

-- The answer of a bot, with what it is kept from or made to try.
local function answer_of(bot, seen, count, list, all, restraint, dice)
  local index = bot:say(seen)
  local group = restraint and list and all[restraint.group]
    and next(all, next(all)) and restraint.group
  if not group then return index end
  if restraint.forbidden then
    if list[index] ~= group then return index end
    return best(bot, list, count, group, false) or index
  end
  if dice:below(2) == 1 then return index end
  return best(bot, list, count, group, true) or index
end

--- Plays a game; bots by seat from index 0. Returns the record: `status` is
--- "over", "stuck" or "endless".
---@param rules table
---@param seed integer
---@param names table<integer, string>
---@param restraint Restraint?
---@return table record
function observed_game.play(rules, seed, names, restraint)
  local started, unable = rules:game(seed)
  local game <close> = started
  if not game then
    return { status = "stuck", seed = seed, error = unable.text }
  end
  local players, dice = {}, rng.new(seed, #names + 1)
  for seat = 0, #names do
    players[seat] = bots.new(names[seat], seed, seat, { time_ms = 0 })
  end
  local watcher = new_watcher(#names + 1)
  local tiles, problem = game:tiles_left(), nil
  local most = ANSWERS + ANSWERS_A_TILE * tiles
  while game:answers() < most and not problem do
    local player, count = game:pending()
    if not player or bots.hopeless(game) then break end
    local index
    if player >= 0 then
      local bot, list, all = players[player], nil, nil
      local seen = bots.seen(game, player)
      if count > 1 then list, all = groups_of(game, count) end
      local own = restraint and restraint.seat == player and restraint
      index = answer_of(bot, seen, count, list, all, own, dice)
      bots.forget(bot.name, seen, game)
      if list then watcher:note(list, all, index) end
      if count > 1 then
        watcher:decided(player)
        watcher.watch:decided(count, bot.ideas and bot.ideas(IDEAS))
      end
    end
    local _, failed = bots.answer(game, player, count, index)
    problem = failed
  end
  for _, bot in pairs(players) do bot:finish(game) end
  local record = { seed = seed, status = game:status() }
  if record.status == "over" then
    finish(game, record, watcher, tiles)
  else
    local open = game:decision()
    record.phase, record.module = open and open.phase, open and open.module
    record.status = problem and "stuck" or "endless"
    record.answers, record.error = game:answers(), problem and problem.text
  end
  return record
end

return observed_game
