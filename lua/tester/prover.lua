-- tester/prover.lua - small worlds, complete: every game with so few tiles in
-- the pile, every draw and every answer, each position once.
--
-- A *world* is a game whose pile is a few tiles. In each of its positions
-- everything is checked that must hold of any game: it can be taken back
-- exactly, its answers alone lead to it, nobody sees what is hidden from them,
-- it ends, points and figures add up, and what modules say with always(). What
-- is not looked at is counted, with the reason.

local engine = ...
local always = require "tester/always"
local board = require "tester/board_text"
local boot = require "boot"
local invariants = require "tester/invariants"
local keys = require "tester/find_option"
local leaks = require "checker/leaks"
local literal = require "common/literal"
local opening = require "tester/opening"
local problems_of = require "problems/list"
local twin = require "tester/twin"

local prover = {}

-- More answers than a game may take: so many, and so many a tile.
local ANSWERS, ANSWERS_A_TILE = 60, 40
-- Positions after which the rules get a new budget of time.
local RENEWED = 200
-- Tries to find another world at random, for each that is wanted.
local TRIES = 20

-- ---- worlds ---------------------------------------------------------------

-- Types in the main pile, with how many there are.
local function stock_of(all)
  local stock = {}
  engine.drive.open(all.config.seed or 1)
  local pile = engine.drive.g:pile "tiles"
  for type, count in pile:types() do
    stock[#stock + 1] = { id = type.id, count = count }
  end
  engine.drive.close()
  table.sort(stock, function(a, b) return a.id < b.id end)
  return stock
end

-- How many worlds have 0, 1, ... tiles.
local function numbers(stock, most)
  local ways = { [0] = 1 }
  for _, type in ipairs(stock) do
    local next_ = {}
    for size = 0, most do
      local sum = 0
      for taken = 0, math.min(type.count, size) do
        sum = sum + (ways[size - taken] or 0)
      end
      next_[size] = sum
    end
    ways = next_
  end
  return ways
end

-- All worlds of so many tiles.
local function every(stock, size, add)
  local list = {}
  local function go(from)
    if #list == size then return add(table.concat(list, " ")) end
    for i = from, #stock do
      local used = 0
      for _, id in ipairs(list) do
        if id == stock[i].id then used = used + 1 end
      end
      if used < stock[i].count then
        list[#list + 1] = stock[i].id
        go(i)
        list[#list] = nil
      end
    end
  end
  go(1)
end

-- Some of them: drawn like the tiles of a game.
local function some(stock, size, wanted, dice, add)
  local seen = {}
  for _ = 1, wanted * TRIES do
    local left, list = {}, {}
    for i, type in ipairs(stock) do left[i] = type.count end
    for _ = 1, size do
      local sum = 0
      for _, count in ipairs(left) do sum = sum + count end
      local at, i = dice:below(sum), 1
      while at >= left[i] do at, i = at - left[i], i + 1 end
      left[i] = left[i] - 1
      list[#list + 1] = stock[i].id
    end
    table.sort(list)
    local key = table.concat(list, " ")
    if not seen[key] then
      seen[key] = true
      add(key)
      wanted = wanted - 1
      if wanted == 0 then return end
    end
  end
end

-- Loads a source; raises what is wrong with it.
local function load_rules(source)
  local problems = problems_of.new()
  local all = boot.ruleset(source, problems)
  if not all or #problems > 0 then error(problems:text(), 0) end
  return all
end

--- The worlds of 1 to `tiles` tiles, the small ones first; of each size at most
--- `most`: { worlds = { "base/D base/U", ... }, total = integer }.
---@param source table
---@param tiles integer
---@param most integer
---@return string
function prover.worlds(source, tiles, most)
  local all = load_rules(source)
  local stock, list, total = stock_of(all), {}, 0
  local ways, dice = numbers(stock, tiles), invariants.dice(tiles)
  local function add(world) list[#list + 1] = world end
  for size = 1, tiles do
    total = total + ways[size]
    if ways[size] <= most then
      every(stock, size, add)
    else
      some(stock, size, most, dice, add)
    end
  end
  if #stock == 0 then list[1], total = "", 1 end
  return literal.write { worlds = list, total = total }
end

-- ---- one world ------------------------------------------------------------

local World = {}
World.__index = World

-- Raises a finding of a kind.
local function found(kind, text, ...)
  error({ kind = kind, found = select("#", ...) > 0 and text:format(...)
    or text }, 0)
end

-- Calls a check of others; what it raises is of this kind.
local function check(kind, call, ...)
  local ok, raised = pcall(call, ...)
  if ok then return raised end
  if type(raised) == "table" and raised.found then
    found(kind, raised.found)
  end
  found(kind, tostring(raised))
end

function World:check_moment()
  local game = self.game
  check("points", invariants.scores, game, {})
  check("figures", function()
    invariants.same_figures(self.figures,
      invariants.figures(game, self.pieces))
  end)
  check("board", invariants.board, game, 0)
  if game:status() == "asking" then
    check("options", invariants.options, game)
  end
  local broken, where = always.broken(self.all)
  if broken then
    error({ kind = "always", found = broken, where = where }, 0)
  end
end

-- All answers once more, each with the suspended phase forgotten: what a saved
-- game is read by.
function World:check_saving(wanted)
  local game = self.game
  if not game:undo(game:answers()) then
    found("undo", "not all answers can be taken back")
  end
  engine.drive.moved()
  invariants.same(self.first, engine.trial.shot(game), "undo to the start")
  for _, step in ipairs(self.path) do
    engine.drive.drop()
    local index = game:find(step.key)
    if not index then
      found("saving", "%s is not offered when all answers are given again",
        step.key)
    end
    local fine, err = game:answer(index)
    engine.drive.moved()
    if not fine then found("saving", "%s: %s", step.key, err.text) end
  end
  check("saving", invariants.same, wanted, engine.trial.shot(game),
    "all answers given again")
end

-- Games with other secrets, one for each seat and for those who look on.
function World:twins()
  local list, game = {}, self.game
  if not game:hides() then return list end
  for seat = -1, game:players() - 1 do
    list[#list + 1] = check("secrecy", twin.open, game, seat,
      self.dice.state + seat)
  end
  return list
end

-- What tells positions apart: the state and the question with which a phase
-- began to ask, and the answers since. A phase may remember those.
local function place_of_first(game, shot)
  local hash, options = shot:match "^(%x+) %x+ (%x+)"
  local open = game:decision()
  return { first = hash .. options, since = "", turn = game:turn(),
    phase = open and open.phase }
end

-- The same after an answer of that key.
function World:place_after(before, key, shot)
  local open = self.game:decision()
  if not open or open.phase ~= before.phase or self.game:turn() ~= before.turn
  then
    return place_of_first(self.game, shot)
  end
  return { first = before.first, since = before.since .. "\n" .. key,
    turn = before.turn, phase = before.phase }
end

-- Gives an answer at a place, looks on from there, and takes it back; `before`
-- is the shot of the game there, `others` are its twins, which do the same.
function World:try(index, place, before, others)
  local game, path = self.game, self.path
  local key, option = game:key(index), game:option(index)
  local seat = game:pending()
  path[#path + 1] = { key = key, seat = seat,
    draw = seat < 0 and option.kind == "type" }
  local fine, err = game:answer(index)
  engine.drive.moved()
  if not fine then found("fails", "the answer %s fails: %s", key, err.text) end
  for _, other in ipairs(others) do
    local answers = other.game:answers()
    check("secrecy", other.follow, other, game, key)
    other.game:undo(other.game:answers() - answers)
  end
  local shot = engine.trial.shot(game)
  self:visit(self:place_after(place, key, shot), shot)
  if not game:undo(1) then found("undo", "%s cannot be taken back", key) end
  engine.drive.moved()
  check("undo", invariants.same, before, engine.trial.shot(game),
    "an answer taken back")
  path[#path] = nil
end

-- A position that has been reached; `above` has those on the way to it.
function World:visit(place, shot)
  local game, result = self.game, self.result
  local hash = place.first .. place.since
  if self.seen[hash] then
    if self.above[hash] then
      found("ends", "the same position as %d answers before: the game may go "
        .. "round for ever", #self.path - self.above[hash])
    end
    result.equal = result.equal + 1
    return
  end
  if result.positions >= self.limit then
    result.cut = result.cut + 1
    return
  end
  self.seen[hash] = true
  result.positions = result.positions + 1
  if result.positions % RENEWED == 0 then engine.renew() end
  self:check_moment()
  local status = game:status()
  if status == "over" then
    result.ends = result.ends + 1
    return self:check_saving(shot)
  elseif status ~= "asking" then
    found("fails", "the game is stuck")
  elseif #self.path >= self.most then
    found("ends", "the game has not ended after %d answers", #self.path)
  end
  local _, count = game:pending()
  self.above[hash] = #self.path
  local others = self:twins()
  for index = 0, count - 1 do self:try(index, place, shot, others) end
  for _, other in ipairs(others) do other.game:free() end
  self.above[hash] = nil
end

-- The way to a finding, as a test has it: draws, and what players answer.
local function play_of(path)
  local draws, play, last = {}, {}, nil
  for _, step in ipairs(path) do
    if step.draw then
      draws[#draws + 1] = step.key:match "%S+$"
    else
      local letter = step.seat >= 0 and step.seat ~= last
        and keys.letter(step.seat + 1) .. " " or ""
      last = step.seat
      play[#play + 1] = letter .. step.key
    end
  end
  return table.concat(draws, " "), table.concat(play, "; ")
end

-- The functions of modules as their files name them: "twins.lua:12".
local function place_of(text) return text:match "([%w_./%-]+%.lua:%d+)" end

-- Where a finding comes from: the line of the rule, or who asks there.
local function locate(all, finding, raised, open)
  finding.where = type(raised) == "table" and raised.where
    or place_of(finding.text)
  if finding.kind == "saving" or finding.kind == "undo" then
    local problems = problems_of.new()
    leaks.changes(all, problems)
    if problems[1] then
      finding.where = problems[1].where
      finding.text = problems[1].text .. "\n" .. finding.text
    end
  end
  finding.phase, finding.module = open and open.phase, open and open.module
end

-- Opens a world. A set-up that asks or draws is played with the few tiles; then
-- returns true.
local function open_world(all, pile)
  if pcall(opening.start, all, { pile = pile }) then return nil end
  engine.drive.open(all.config.seed or 1)
  board.set_up(all, { pile = pile }, {})
  local ok, failure = engine.drive.start "setup"
  if not ok then found("fails", failure) end
  return true
end

local function run_world(all, pile, limit)
  local result = { positions = 0, equal = 0, ends = 0, cut = 0 }
  local self = setmetatable({ all = all, limit = limit, result = result,
    seen = {}, above = {}, path = {}, pieces = {},
    dice = invariants.dice(1) }, World)
  local ok, raised = pcall(function()
    result.played = open_world(all, pile)
    self.game = engine.drive.game()
    for i, name in ipairs(all.piece_names) do
      self.pieces[i] = { name = name }
    end
    self.first = engine.trial.shot(self.game)
    self.figures = invariants.figures(self.game, self.pieces)
    self.most = ANSWERS + ANSWERS_A_TILE * #keys.words(pile)
    self:visit(place_of_first(self.game, self.first), self.first)
  end)
  if not ok then
    local text = type(raised) == "table" and (raised.found or raised.fail)
      or tostring(raised)
    local draws, play = play_of(self.path)
    local open = self.game and self.game:decision()
    result.finding = { kind = type(raised) == "table" and raised.kind
      or "fails", text = text, draws = draws, play = play,
      pile = not result.played and pile or nil, answers = #self.path }
    engine.drive.close()
    locate(all, result.finding, raised, open)
  end
  engine.drive.close()
  return result
end

--- Looks at worlds one after the other, up to the first finding: a list with
--- an entry for each { positions =, equal =, ends =, cut =, finding = }.
---@param source table
---@param limit integer positions of a world at most
---@param worlds string[]
---@return string
function prover.run(source, limit, worlds)
  local all, list = load_rules(source), {}
  for i, pile in ipairs(worlds) do
    engine.renew()
    list[i] = run_world(all, pile, limit)
    if list[i].finding then break end
  end
  return literal.write(list)
end

return prover
