--- One game that is being played: the game, its log, and what was undone.

local tes = require "tes"
local reproduce = require "host.games.reproduce"
local fail = require "host.common.fail"
local record = require "host.import.record"
local seats = require "host.games.seats"
local source = require "host.common.source"
local T = require "host.common.text".get

---@class Session
---@field rules table ruleset
---@field game table
---@field save table log of the game
---@field path string? file of the log
---@field seats table[] from index 0
---@field undone string[] keys to redo, next one last
---@field who integer[] who gave each answer, as far as it is known
---@field whole Session itself, also for whoever sees only a part of it
local Session = {}
Session.__index = Session
Session.__close = function(self) self:close() end

local session = {}

local function make(self)
  local config = source.read(self.rules:describe "config")
  self.seats = seats.new(self.rules:players(), config.players)
  self.undone = {}
  self.who = {}
  if config.undo then self.game:undo_window(config.undo) end
  self.whole = self
  return setmetatable(self, Session)
end

--- Starts a game.
---@param rules table ruleset
---@param seed integer
---@param path string? file for the log
---@return Session
function session.new(rules, seed, path)
  local game = fail.check(rules:game(seed))
  local save = fail.check(tes.save.create(game, seed, path))
  return make { rules = rules, game = game, save = save, path = path }
end

--- Continues a saved game, or shows a position of it.
---@param path string
---@param from table? source for additional paths
---@param answers integer? no more than so many; the file is left alone then
---@return Session
---@return string? notice something the user should know about the file
function session.load(path, from, answers)
  if record.is_document(path) then fail.usage("import.first", path, path) end
  local save, game, rules, notice = tes.save.load(path, from, answers)
  if not save then
    -- an answer that the rules do not take any more
    local at = tostring(game.text):match "answer (%d+) %(turn"
    fail.raise(game.status, game.text .. (at and "\n" .. T("again.before",
      reproduce.replay(from or {}, path, at - 1)) or ""))
  end
  return make { rules = rules, game = game, save = save, path = path }, notice
end

--- Logs and gives an answer. As in the library: true, or nil and an error.
---@param index integer
---@return boolean? done
---@return table? problem
function Session:answer(index)
  local player = self.game:pending()
  local key = self.game:key(index)
  local done, problem = self.save:answer(index)
  if not done then return nil, problem end
  self:note_answer(player, key)
  return true
end

--- Logs and rolls the pending CHANCE decision.
function Session:roll()
  local player = self.game:pending()
  local done, problem = self.save:roll()
  if not done then return nil, problem end
  self:note_answer(player, self.save:key(self.save:count() - 1))
  return true
end

-- Keeps `who`, and `undone` as long as the answer repeats what was undone.
function Session:note_answer(player, key)
  self.who[self.save:count()] = player
  if self.undone[#self.undone] == key then
    self.undone[#self.undone] = nil
  else
    self.undone = {}
  end
end

--- Finds out who gave each answer of a loaded game, by playing it again
--- from its start.
function Session:learn_who()
  local scratch <close> = self.rules:game(self.save:seed())
  local count, who = self.save:count(), {}
  if not scratch then return end
  for i = 1, count do
    who[i] = scratch:pending()
    local index = scratch:find(self.save:key(i - 1))
    if not index or not scratch:answer(index) then return end
  end
  if scratch:hash() == self.game:hash() then self.who = who end
end

--- The seat that gave the n-th answer, from 1; nil if that is not known.
function Session:who_gave(n)
  local whole = self.whole
  if whole.who[n] == nil and not whole.closed and n <= whole.save:count() then
    whole:learn_who()
  end
  return whole.who[n]
end

--- Whether taking back this many answers takes back a draw or a roll.
---@param answers integer
---@return boolean
function Session:undoes_chance(answers)
  local count = self.save:count()
  for n = count, math.max(1, count - answers + 1), -1 do
    local player = self:who_gave(n)
    if not player or player < 0 then return true end
  end
  return false
end

--- Takes answers back and remembers them for redo.
---@param answers integer
---@return boolean? done
---@return table? problem
function Session:undo(answers)
  local count = self.save:count()
  local keys = {}
  for i = 1, answers do keys[i] = self.save:key(count - i) end
  local done, problem = self.save:undo(answers)
  if not done then return nil, problem end
  for i = 1, answers do
    self.undone[#self.undone + 1] = keys[i]
    self.who[count - i + 1] = nil
  end
  return true
end

--- Gives the answer that was taken back last again.
---@return boolean? done nil without problem: there is none
---@return table? problem
function Session:redo()
  local key = self.undone[#self.undone]
  local index = key and self.game:find(key)
  if not index then return nil end
  return self:answer(index)
end

--- How many answers ago the n-th last decision was given by a seat that
--- `wanted` accepts; nil if there are fewer, and how many there are.
---@param wanted fun(player: integer): boolean
---@param nth integer
---@return integer? back
---@return integer? there
function Session:back_to(wanted, nth)
  local count, left = self.save:count(), nth
  for n = count, 1, -1 do
    local player = self:who_gave(n)
    if player and player >= 0 and wanted(player) then
      left = left - 1
      if left == 0 then return count - n + 1 end
    end
  end
  return nil, nth - left
end

--- Continues under other rules, by giving all answers again.
---@param rules table ruleset
---@return integer given how many answers could be given
---@return string? key of the answer that is not possible any more
---@return table? problem why, when it is a script that failed
function Session:adopt(rules)
  local keys = {}
  for i = 1, self.save:count() do keys[i] = self.save:key(i - 1) end
  local seed = self.save:seed()
  local game = fail.check(rules:game(seed))
  local log = fail.check(tes.save.create(game, seed))
  self.save:close()
  self.rules, self.game, self.save = rules, game, log
  self.undone, self.who = {}, {}
  for i, key in ipairs(keys) do
    local index = game:find(key)
    self.who[i] = game:pending()
    local done, problem
    if index then done, problem = log:answer(index) end
    if not done then return i - 1, key, problem end
  end
  return #keys
end

--- Name of a seat for people.
---@param seat integer
---@return string
function Session:name(seat)
  return seat < 0 and T "chance" or self.seats[seat].name
end

--- Closes the log. The session is of no use afterwards.
function Session:close()
  self.closed = true
  self.save:close()
end

return session
