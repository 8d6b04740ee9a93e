--- A saved game that can be wound to any of its positions.

local T = require "host.common.text".get
local fail = require "host.common.fail"
local session = require "host.games.session"
local seat_view = require "host.games.seat_view"

---@class Recording
---@field session Session closed: what is seen of it
---@field game table the same of its game
---@field keys string[] all answers
---@field at integer answers given so far
---@field seat integer? who looks; nil: everything is seen
---@field going Session the whole
---@field real table? its game, which is wound; nil: the saved game is shared,
--- and its save tells what was seen
local Recording = {}
Recording.__index = Recording

local recording = {}

--- Opens a saved game at its end, or after some of its answers.
---@param path string
---@param from table? source
---@param answers integer?
---@param who string? the seat that looks, see seat_view.seat
---@return Recording
---@return string? notice
function recording.open(path, from, answers, who)
  -- Loading has played the game once. Closing the save makes the game free
  -- to be taken back to its start and answered again.
  local going, notice = session.load(path, from, answers)
  local keys = {}
  for i = 1, going.save:count() do keys[i] = going.save:key(i - 1) end
  local viewer = going.game:viewer()
  if not viewer then going:close() end
  local seat = seat_view.seat(who, going.game:players()) or viewer
  local self = setmetatable({ going = going,
    real = not viewer and going.game or nil, keys = keys, seat = seat,
    at = #keys }, Recording)
  self:look()
  return self, notice
end

--- A game that is being played, from its start to where it is: `going` has a
--- game of its own that nobody else plays, after `keys`.
---@param going table { game =, rules =, seats =, name = }
---@param keys string[]
---@param seat integer? who looks
---@return Recording
function recording.of(going, keys, seat)
  going.who = going.who or {}
  local self = setmetatable({ going = going, real = going.game, keys = keys,
    seat = seat, at = going.game:answers() }, Recording)
  self:look()
  return self
end

--- Updates what the seat sees.
function Recording:look()
  local whole = self.going
  if not self.real then
    whole = setmetatable({ game = fail.check(whole.save:seen(self.at)) },
      { __index = whole })
  end
  self.session = seat_view.of(whole, self.seat)
  self.game = self.session.game
end

--- Goes to the position after n answers.
---@param n integer
function Recording:go(n)
  n = math.max(0, math.min(n, #self.keys))
  if not self.real then
    if n ~= self.at then
      if n == self.at + 1 then self.going.who[n] = self.game:pending() end
      self.at = n
      self:look()
    end
    return
  end
  if n < self.at then
    fail.check(self.real:undo(self.at - n))
    self.at = n
  end
  while self.at < n do self:step() end
  self:look()
end

function Recording:step()
  local key = self.keys[self.at + 1]
  local index = self.real:find(key)
  if not index then
    fail.raise("damage", T("replay.no_option", self.at + 1, key))
  end
  self.going.who[self.at + 1] = self.real:pending()
  fail.check(self.real:answer(index))
  self.at = self.at + 1
end

--- Gives the next answer.
---@return string key what is seen of it
function Recording:forward()
  if not self.real then
    self:go(self.at + 1)
    local key = self.keys[self.at]
    return key == "" and seat_view.HIDDEN or key
  end
  local seen = not self.seat or self.real:sees(self.seat)
  self:step()
  self:look()
  return seen and self.keys[self.at] or seat_view.HIDDEN
end

return recording
