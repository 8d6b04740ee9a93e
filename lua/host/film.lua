--- A saved game that can be wound to any of its positions.

local T = require "host.text".get
local fail = require "host.fail"
local session = require "host.session"

---@class Film
---@field session Session closed: its game answers directly
---@field game table
---@field keys string[] all answers
---@field at integer answers given so far
local Film = {}
Film.__index = Film

local film = {}

--- Opens a saved game at its end, or after some of its answers.
---@param path string
---@param from table? source
---@param answers integer?
---@return Film
---@return string? notice
function film.open(path, from, answers)
  -- Loading has played the game once. Closing the save makes the game free
  -- to be taken back to its start and answered again.
  local going, notice = session.load(path, from, answers)
  local keys = {}
  for i = 1, going.save:count() do keys[i] = going.save:key(i - 1) end
  going:close()
  return setmetatable({ session = going, game = going.game, keys = keys,
    at = #keys }, Film), notice
end

--- Jumps to the position after n answers.
---@param n integer
function Film:go(n)
  n = math.max(0, math.min(n, #self.keys))
  if n < self.at then
    fail.check(self.game:undo(self.at - n))
    self.at = n
  end
  while self.at < n do self:forward() end
end

--- Gives the next answer.
function Film:forward()
  local key = self.keys[self.at + 1]
  local index = self.game:find(key)
  if not index then
    fail.raise("damage", T("replay.no_option", self.at + 1, key))
  end
  fail.check(self.game:answer(index))
  self.at = self.at + 1
end

return film
