-- tester/trial.lua - trials: random games in which everything that must hold of
-- any game is checked at every step.
--
-- Other games, the companions, get the same answers and must stay equal: one
-- without the cache of phases, one of a ruleset that was loaded anew, one whose
-- modules were loaded in another order; so must one with a short undo window.
-- Between the answers the rules may be loaded once more and all answers be
-- replayed, and a game with another seed (the neighbour) is played in the same
-- VM, which finds values that a script keeps outside the state. A game that
-- differs only in what is hidden from one seat (the twin) must look the same to
-- that seat.

local engine = ...

local invariants = require "tester/invariants"
local twin = require "tester/twin"

local found, same, ALL = invariants.found, invariants.same, invariants.ALL

local trial = {}

local MOST_UNDONE = 12
local STRIDE = 30 -- answers taken back at once, on the way to the start
local WINDOW = 3 -- answers that one of the games can take back
local LAST_SHOWN = 4 -- answers that a finding ends with
-- On average: answers between two rolls forced, two clones kept, two times that
-- the rules are loaded again; answers between two twins where nothing is
-- hidden.
local EVERY_ROLL, EVERY_KEPT, EVERY_LOAD, EVERY_TWIN = 16, 12, 100, 6
-- No answer makes so many allocations; more tries would not end.
local MOST_ALLOCATIONS = 100000000
-- Difference between the seeds of neighbours.
local NEIGHBOURS_APART = 1000003

-- Games that are given every answer after the game itself: the ruleset of each
-- as a field of what trial.play gets, its name before any answer and later.
local COMPANIONS = {
  { rules = "rules", begins = "second game of the ruleset",
    goes_on = "game without cache", same = ALL, stressed = true },
  { rules = "fresh", begins = "fresh ruleset", goes_on = "replay",
    same = invariants.STATE },
  { rules = "shuffled", begins = "modules loaded in another order",
    goes_on = "modules loaded in another order", same = invariants.OFFERS,
    order = true },
}

-- ---- answers --------------------------------------------------------------

local function open_game(rules, seed)
  local game, err = rules:game(seed)
  return game or found("new game: %s", err.text)
end

local function answer(game, key, who)
  local index = game:find(key)
  if not index then
    found("%s: %s is not offered after %d answers", who, key, game:answers())
  end
  local fine, err = game:answer(index)
  if not fine then found("%s: the answer %s fails: %s", who, key, err.text) end
end

-- Weighted among the options of CHANCE, uniform otherwise.
local function choose(game, dice)
  local player, count = game:pending()
  if player >= 0 then return dice:below(count) end
  local left = dice:below(game:decision().weight)
  for i = 0, count - 1 do
    local weight = game:option(i).weight
    if left < weight then return i end
    left = left - weight
  end
  return 0
end

-- The keys of a given game, one a line.
local function listed(keys)
  if not keys then return nil end
  local list = {}
  for key in keys:gmatch "[^\n]+" do list[#list + 1] = key end
  return list
end

-- A running trial. `shots` and `keys` grow by one with every answer: shots[i]
-- is of the game after i answers, keys[i] the key of answer i.
local Run = {}
Run.__index = Run

-- Compares a game with what the game was after n answers.
function Run:same(game, n, what, how)
  same(self.shots[n], engine.trial.shot(game), what, how)
end

-- ---- undo -----------------------------------------------------------------

-- Takes back the last `back` of `at` answers.
function Run:undo(at, back, what)
  local fine, err = self.game:undo(back)
  if not fine then
    found("%s: undo of %d answers of %d: %s", what, back, at, err.text)
  end
  self:same(self.game, at - back, what)
end

-- Gives the answers again that have been undone down to `from`.
function Run:redo(from)
  for i = from + 1, #self.keys do
    answer(self.game, self.keys[i], "redo")
    self:same(self.game, i, "redo")
  end
end

function Run:check_undo()
  local count = #self.keys
  if count == 0 then return end
  self:undo(count, 1, "undo of one answer")
  self:redo(count - 1)
  local back = 1 + self.dice:below(math.min(count, MOST_UNDONE))
  self:undo(count, back, "undo of several answers")
  self:redo(count - back)
end

-- Back to the start in random strides, then everything again.
function Run:check_undo_to_start()
  local at = #self.keys
  if self.game:undo(at + 1) then
    found "more answers undone than were given"
  end
  while at > 0 do
    local back = math.min(at, 1 + self.dice:below(STRIDE))
    self:undo(at, back, "undo to the start")
    at = at - back
  end
  self:redo(0)
end

-- ---- without memory -------------------------------------------------------

-- n of the next try: every one at first, then in growing strides.
local function next_failing(n)
  if n > MOST_ALLOCATIONS then found "out of memory" end
  return n + 1 + n // 16
end

-- Gives an answer while the n-th allocation fails, for growing n, until it
-- comes through; before that nothing must change.
local function answer_without_memory(game, index, dice)
  local before, n = engine.trial.shot(game), 1
  while true do
    if dice:below(2) == 0 then engine.trial.drop_cache(game) end
    local fine, err = engine.trial.answer_without(game, index, n)
    if fine then return end
    if err.status ~= "memory" then
      found("an answer without memory fails otherwise: %s", err.text)
    end
    invariants.unharmed(game, before,
      ("game without memory for allocation %d"):format(n))
    n = next_failing(n)
  end
end

-- The same for making a clone.
local function clone_without_memory(game)
  local before, n = engine.trial.shot(game), 1
  while true do
    local clone <close> = engine.trial.clone_without(game, n)
    invariants.unharmed(game, before, "game cloned without memory")
    if clone then return invariants.unharmed(clone, before, "clone") end
    n = next_failing(n)
  end
end

-- A clone that gets the answer while memory runs out at one point after
-- another; nil most times.
function Run:without_memory_now(index)
  local every = self.trial.without_memory
  if not every or self.dice:below(every) ~= 0 then return nil end
  clone_without_memory(self.game)
  local clone = invariants.clone(self.game)
  answer_without_memory(clone, index, self.dice)
  return clone
end

-- ---- one moment -----------------------------------------------------------

function Run:check_moment()
  local game = self.game
  invariants.scores(game, self.sums)
  invariants.same_figures(self.figures, invariants.figures(game, self.pieces))
  invariants.board(game, math.min(self.tiles, game:tiles()))
  self.tiles = game:tiles()
  if game:status() ~= "asking" then return end
  invariants.options(game)
  invariants.clones(game, self.dice)
  if game:pending() < 0 and self.dice:below(EVERY_ROLL) == 0 then
    invariants.roll(game)
  end
end

-- The clone that was kept has not moved; perhaps keeps a newer one. It is
-- caught up with the game by its keys first.
function Run:check_kept()
  if self.kept then
    same(self.kept_shot, engine.trial.shot(self.kept),
      "clone kept for a while")
    if self.dice:below(EVERY_KEPT) ~= 0 then return end
    for i = self.kept_at + 1, #self.keys do
      answer(self.kept, self.keys[i], "clone")
    end
    self:same(self.kept, #self.keys, "clone caught up")
    self.kept:free()
  end
  self.kept = invariants.clone(self.game)
  self.kept_at = #self.keys
  self.kept_shot = self.shots[self.kept_at]
end

-- The rules are loaded once more, and all answers are given to them.
function Run:check_reload()
  local what = "rules loaded again between two answers"
  local rules <close>, err = engine.trial.load(self.trial.source)
  if not rules then found("%s: %s", what, err.text) end
  local game <close> = open_game(rules, self.trial.seed)
  for _, key in ipairs(self.keys) do answer(game, key, what) end
  self:same(game, #self.keys, what, invariants.STATE)
end

-- ---- one step -------------------------------------------------------------

-- The game of another seed goes on by an answer, or is followed by another. If
-- its rules fail, so they will in a game that begins with its seed.
function Run:move_neighbour()
  local game = self.neighbour
  if game and game:status() == "asking"
    and game:answer(choose(game, self.dice)) then
    return
  end
  if game then game:free() end
  self.neighbours = self.neighbours + 1
  self.neighbour = self.trial.rules:game(
    self.trial.seed + NEIGHBOURS_APART * self.neighbours)
end

-- A game that forgets: as many answers as promised can be taken back.
function Run:follow_brief(key)
  local count = #self.keys
  local back = self.dice:below(math.min(count, WINDOW) + 1)
  answer(self.brief, key, "game with an undo window")
  if not self.brief:undo(back) then
    found("undo of %d answers in a window of %d", back, WINDOW)
  end
  for i = count - back + 1, count do
    answer(self.brief, self.keys[i], "redo in the window")
  end
  self:same(self.brief, count, "game with an undo window")
end

-- One companion gets an answer; key is nil when it has just begun.
local function follow(run, companion, game, key)
  local what = key and companion.goes_on or companion.begins
  if key then answer(game, key, what) end
  if companion.stressed then engine.trial.drop_cache(game) end
  run:same(game, #run.keys, what, companion.same)
end

-- Calls a function of a companion; what it finds may be due to the order.
local function with(companion, call, ...)
  local ok, raised = pcall(call, ...)
  if ok then return raised end
  if type(raised) == "table" then raised.order = companion.order end
  error(raised, 0)
end

-- A game with other secrets that looks on from one of the seats; nil: none.
function Run:open_twin()
  local game = self.game
  local seat = self.dice:below(game:players() + 1) - 1
  if not game:hides() and self.dice:below(EVERY_TWIN) ~= 0 then return nil end
  return twin.open(game, seat, self.dice.state)
end

-- The index of the next answer: the given one, or a random one.
function Run:next()
  local key = self.given and self.given[#self.keys + 1]
  if not key then return choose(self.game, self.dice) end
  return self.game:find(key) or found("%s, which was answered, is not offered",
    key)
end

function Run:step()
  local index = self:next()
  local key = self.game:key(index)
  local other <close> = self:open_twin()
  local retried <close> = self:without_memory_now(index)
  answer(self.game, key, "game")
  if other then other:follow(self.game, key) end
  local count = #self.keys + 1
  self.keys[count], self.shots[count] = key, engine.trial.shot(self.game)
  if retried then
    self:same(retried, count, "game after failures of memory")
  end
  self:move_neighbour()
  for i, game in pairs(self.companions) do
    with(COMPANIONS[i], follow, self, COMPANIONS[i], game, key)
  end
  self:follow_brief(key)
  if self.trial.source and self.dice:below(EVERY_LOAD) == 0 then
    self:check_reload()
  end
end

-- ---- the game -------------------------------------------------------------

function Run:open_games()
  local rules, seed = self.trial.rules, self.trial.seed
  self.game, self.brief = open_game(rules, seed), open_game(rules, seed)
  self.brief:undo_window(WINDOW)
  self.shots[0] = engine.trial.shot(self.game)
  for i, companion in ipairs(COMPANIONS) do
    local of = self.trial[companion.rules]
    if of then
      self.companions[i] = with(companion, open_game, of, seed)
      with(companion, follow, self, companion, self.companions[i])
    end
  end
  self.pieces = rules:pieces()
  self.figures = invariants.figures(self.game, self.pieces)
end

function Run:play()
  self:open_games()
  while true do
    self:check_moment()
    self:check_undo()
    self:check_kept()
    local status = self.game:status()
    if status == "stuck" then found "the game is stuck" end
    if status == "over" or #self.keys == self.trial.answers then break end
    self:step()
  end
  invariants.board(self.game, 0)
  self:check_undo_to_start()
  if self.trial.source then self:check_reload() end
end

function Run:close_games()
  for _, game in pairs(self.companions) do game:free() end
  for _, name in ipairs { "kept", "game", "brief", "neighbour" } do
    if self[name] then self[name]:free() end
  end
end

-- What was found, with the seed and the last answers.
function Run:tell(raised)
  local lines = { type(raised) == "table" and raised.found or tostring(raised) }
  local count = #self.keys
  lines[2] = ("in the game of seed %d, after %d answers%s"):format(
    self.trial.seed, count, count > 0 and ", the last of them:" or "")
  for i = math.max(1, count - LAST_SHOWN + 1), count do
    lines[#lines + 1] = ("    %d: %s"):format(i, self.keys[i])
  end
  return table.concat(lines, "\n")
end

--- Plays one game. The trial is a table with
---   rules           ruleset
---   fresh           the same, loaded once more; or nil
---   shuffled        the same in another order; or nil
---   source          to load them between answers; or nil
---   seed            of the game and of all choices
---   answers         at most so many; nil: to the end
---   keys            answers that are given, a key a line; nil: random ones
---   without_memory  one answer in so many is also given with allocations that
---                   fail; nil: none
--- Returns nil, or what was found, and whether only the order of the modules
--- makes the difference.
---@param of table
---@return string?, boolean?
function trial.play(of)
  local run = setmetatable({ trial = of, given = listed(of.keys),
    dice = invariants.dice(of.seed), shots = {}, keys = {}, companions = {},
    sums = {}, tiles = 0, neighbours = 0 }, Run)
  local ok, raised = pcall(run.play, run)
  run:close_games()
  if ok then return nil end
  return run:tell(raised), type(raised) == "table" and raised.order or false
end

return trial
