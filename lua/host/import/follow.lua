--- Plays a record: finds for every decision the answer that the messages give.
--- A decision that the other program takes by itself, or does not ask, is
--- passed; the answers of CHANCE are derived from the messages that follow.

local T = require "host.common.text".get
local fail = require "host.common.fail"
local option_match = require "host.import.option_match"

---@class Follow
---@field names Names
---@field record Record
---@field session Session
---@field next integer the message that comes next
---@field drawn integer how many of `record.draws` have been drawn
---@field fresh boolean? the last of them is still to be placed
---@field shift { x: integer, y: integer } from their cells to ours
---@field last table<string, Place> where each figure was put last
---@field held table<string, integer> who has taken one off the board
---@field passed table? the decision that was passed since the last message
local Follow = {}
Follow.__index = Follow

local follow = {}

-- At most so many tiles in a row may be in the other program's pile and not in
-- ours.
local STRAY = 4

-- Messages that answer nothing by themselves.
local idle = { COMMIT = true, PASS = true }

local function stop(key, ...)
  error({ stopped = T(key, ...) }, 0)
end

function Follow:message()
  return self.record.messages[self.next]
end

-- ---- chance -----------------------------------------------------------------

-- Option of the draw of a tile that has this name there.
function Follow:find_tile(id)
  local game, rules = self.session.game, self.session.rules
  local twin, best = self.names.twin or "", nil
  for i = 0, game:decision().count - 1 do
    local have = rules:type_id(game:option(i).type)
    for _, ours in ipairs(self.names.tiles[id] or {}) do
      if have == ours then return i end
      if have == ours .. twin or have .. twin == ours then best = i end
    end
  end
  return best
end

-- The next message that places a drawn tile.
function Follow:next_placed()
  for i = self.next, #self.record.messages do
    local message = self.record.messages[i]
    if message.type == "PLACE_TILE"
      and not option_match.verbs(self, message) then
      return message
    end
  end
end

-- Option of the tile that is drawn next: by the order of the pile or, without
-- one, the next that is placed. The pile there has a tile in some games that
-- never comes to the board, and is not in ours.
function Follow:draw()
  local draws, placed = self.record.draws, self:next_placed()
  local last = self.drawn + STRAY
  while draws and draws[self.drawn + 1] and self.drawn <= last do
    self.drawn = self.drawn + 1
    local index = self:find_tile(draws[self.drawn])
    self.fresh = index ~= nil
    if index then return index end
    if placed and draws[self.drawn] == placed.id then break end
  end
  if not placed then return end
  if not self.names.tiles[placed.id] then
    stop("import.tile", placed.where, placed.id)
  end
  return self:find_tile(placed.id)
    or stop("import.gone", placed.where, placed.id)
end

-- A number that the file does not say: the one after which the next message
-- can be followed. Some do not matter when nothing comes of them.
function Follow:find_number(decision)
  local game, message = self.session.game, self:message()
  local good, idle_good = {}, {}
  for i = 0, decision.count - 1 do
    local option = game:option(i)
    local try <close> = game:clone()
    if try:answer(i) then
      local asked = try:decision()
      local other = setmetatable({ session = { game = try,
        rules = self.session.rules } }, { __index = self })
      local can = message and asked and asked.player >= 0 and
        not idle[message.type] and option_match.option(other, message)
      if can then good[#good + 1] = i end
      if self.names.any[option.verb] and asked and
          (asked.player ~= decision.player and asked.phase ~= decision.phase
            or asked.player < 0) then
        idle_good[#idle_good + 1] = i
      end
    end
  end
  if #good == 1 then return good[1] end
  if #good == 0 and #idle_good > 0 then return idle_good[1] end
  stop("import.unsaid", self.session.rules:text(decision.phase))
end

function Follow:skip_idle()
  while self:message() and idle[self:message().type] do
    self.next = self.next + 1
  end
end

-- Is the next message of the turn that is over? What comes behind a draw and
-- ahead of the tile is not.
function Follow:left_over()
  for i = self.next, #self.record.messages do
    local message = self.record.messages[i]
    if message.type == "PLACE_TILE" then return false end
    if message.type == "COMMIT" then return true end
  end
  return self:message() ~= nil
end

function Follow:chance(decision)
  local game = self.session.game
  if self.names.unsaid[decision.phase] then
    stop("import.unsaid", self.session.rules:text(decision.phase))
  end
  if game:option(0).kind ~= "type" then return self:find_number(decision) end
  self:skip_idle()
  if self:left_over() then self:unused(self:message()) end
  return self:draw()
end

-- ---- one answer -------------------------------------------------------------

-- Says that a message could not be followed.
function Follow:unused(message)
  local what = message.type .. (message.what and " " .. message.what or "")
    .. (message.id and " " .. message.id or "")
  if message.figure and not self.names.figures[message.figure] then
    stop("import.figure", message.where, message.figure)
  end
  if not idle[message.type] and message.type ~= "PLACE_TILE" and
      not message.type:find "^DEPLOY_"
      and not option_match.verbs(self, message) then
    stop("import.message", message.where, what)
  end
  local asked = self.passed or self.session.game:decision()
  local words = asked and self.session.rules:text(asked.phase) or "-"
  stop("import.offered", message.where, what, words)
end

local function pass_of(game, decision)
  for i = 0, decision.count - 1 do
    if game:option(i).kind == "pass" then return i end
  end
end

-- Skips a COMMIT if the message after it is an answer here: a COMMIT ends a
-- turn, but comes before the decisions at the end of the turn.
function Follow:skip_commit()
  local at = self.next
  while self:message() and self:message().type == "COMMIT" do
    self.next = self.next + 1
  end
  local message = self:message()
  if at == self.next or not message or message.type == "PASS" then
    self.next = at
  elseif not option_match.option(self, message) then
    self.next = at
  end
end

-- Keeps the position in the pile, for a tile that no answer drew, and where a
-- figure is.
function Follow:note(message, option, player)
  local id, draws = message.who, self.record.draws
  if message.type == "PLACE_TILE" and draws then
    if not self.fresh and draws[self.drawn + 1] == message.id then
      self.drawn = self.drawn + 1
    end
    self.fresh = false
  end
  if not id then return end
  self.held[id] = nil
  if message.type:find "^DEPLOY_" then
    self.last[id] = message.at
  elseif option and option.kind == "figure" and message.at then
    self.held[id] = player -- or it went home, and the holder does not matter
  end
end

-- The answer of a player; nil when the messages are used up.
function Follow:choice(decision)
  self:skip_commit()
  local game, message = self.session.game, self:message()
  local pass = pass_of(game, decision)
  if message and message.type ~= "COMMIT" then
    local index, option = option_match.option(self, message)
    if index then
      -- of two steps the first: the message says the second as well
      if not option or option.kind ~= "figure" or
          not message.type:find "^DEPLOY_" then
        self.next, self.passed = self.next + 1, nil
        self:note(message, option, decision.player)
      end
      return index
    end
    if message.type == "PASS" then
      self.next = self.next + 1
      return self:choice(decision)
    end
  end
  if not message then return end
  if pass then
    self.passed = self.passed or decision
    return pass
  end
  if decision.count == 1 and message.type == "COMMIT" then return 0 end
  self:unused(message)
end

--- Gives answers until the messages are used up or cannot be followed.
---@return string? why it stopped before
function Follow:run()
  local game = self.session.game
  local done, caught = pcall(function()
    while game:status() == "asking" do
      local decision = game:decision()
      local index
      if decision.player < 0 then
        index = self:chance(decision)
      else
        index = self:choice(decision)
      end
      if not index then return end
      fail.check(self.session:answer(index))
    end
    if game:status() == "stuck" then stop "import.stuck" end
    self:skip_idle()
    if self:message() then self:unused(self:message()) end
  end)
  if done then return end
  if type(caught) == "table" and caught.stopped then return caught.stopped end
  error(caught, 0)
end

-- ---- the start --------------------------------------------------------------

local function find_start(self, start)
  local game, rules = self.session.game, self.session.rules
  for i = 0, game:tiles() - 1 do
    local tile = game:tile(i)
    for _, ours in ipairs(self.names.tiles[start.id] or {}) do
      if rules:type_id(tile.type) == ours and
          tile.rotation == start.rotation then
        return tile
      end
    end
  end
end

-- Both must begin with the same tiles, wherever these lie.
local function check_start(self)
  local game = self.session.game
  for i, start in ipairs(self.record.start) do
    local tile = find_start(self, start)
    if not tile then
      fail.raise("input", T("import.start", start.id))
    end
    if i == 1 then
      self.shift = { x = tile.x - start.x, y = tile.y - start.y }
    elseif tile.x ~= start.x + self.shift.x or
        tile.y ~= start.y + self.shift.y then
      fail.raise("input", T("import.start", start.id))
    end
  end
  if #self.record.start > 0 and game:tiles() ~= #self.record.start then
    fail.raise("input", T("import.start_count", #self.record.start,
      game:tiles()))
  end
end

--- Prepares to play a record in a new game.
---@param names Names
---@param record Record
---@param session Session
---@return Follow
function follow.new(names, record, session)
  local self = setmetatable({ names = names, record = record,
    session = session, next = 1, drawn = 0, shift = { x = 0, y = 0 },
    last = {}, held = {} }, Follow)
  check_start(self)
  return self
end

return follow
