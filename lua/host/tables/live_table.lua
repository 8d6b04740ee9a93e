--- A table in play: its game, the state that follows from its rows, and its
--- viewers. The rows are the truth; everything here can be made from them.

local tes = require "tes"
local fail = require "host.common.fail"
local tasks = require "host.tables.tasks"
local letters = require "host.games.seats"
local T = require "host.common.text".get

local array = tes.json.array

---@class LiveTable
---@field id string
---@field number integer by which this program calls it
---@field row integer the last row there is
---@field counts table<string, integer> rows by kind
---@field remarks integer lines of chat by watchers
---@field version integer changes with every row but what is said
---@field play Play or what stands for one in a worker
---@field now table see Play:standing
---@field seats table[] { name, colour, bot, open, left, unnamed }
---@field gone table<integer, number> when who sat there left
---@field opened number when this program opened it
---@field viewers table<integer, Viewer> by connection, see roles.lua
---@field noted { state: string, at: integer }? what `tables` has of it
local LiveTable = {}
LiveTable.__index = LiveTable

local live_table = {}

-- ---- what rows add up to ---------------------------------------------------

local fold = {}

function fold.answer(self, row)
  local seat = self.seats[row.seat + 1]
  if seat and row.data.left then seat.left = row.data.left end
  if self.keys then self.keys[#self.keys + 1] = row.data.key end
  self.who[#self.who + 1] = row.seat
  self.asked, self.since = nil, row.at
end

function fold.undo(self, row)
  local answers = math.tointeger(row.data.answers)
  if not answers or answers < 1 or answers > #self.who then
    fail.raise("damage", T("serve.damaged", row.number))
  end
  for _ = 1, answers do
    if self.keys then self.keys[#self.keys] = nil end
    self.who[#self.who] = nil
  end
  self.asked, self.since = nil, row.at
end

function fold.ask(self, row)
  self.asked = { kind = "undo", row = row.number, seat = row.seat,
    answers = row.data.answers, agreed = array { row.seat } }
end

function fold.agree(self, row)
  if self.asked then table.insert(self.asked.agreed, row.seat) end
end

function fold.refuse(self) self.asked = nil end

function fold.seat(self, row)
  local seat = self.seats[row.data.seat + 1]
  for _, name in ipairs { "name", "colour", "bot", "open" } do
    local value = row.data[name]
    if value ~= nil then seat[name] = value or nil end
  end
  if row.data.name then seat.unnamed = nil end
end

function fold.clock(self, row)
  local seat = self.seats[row.data.seat + 1]
  seat.left, seat.bot, self.since = 0, row.data.bot, row.at
end

function fold.rematch(self, row) self.rematch = row.data.table end

function fold.chat(self, row)
  if row.seat < 0 then self.remarks = self.remarks + 1 end
end

--- Takes a row into account; the game itself follows elsewhere.
function LiveTable:fold(row)
  local known = fold[row.kind]
  if known then known(self, row) end
  self.counts[row.kind] = (self.counts[row.kind] or 0) + 1
  if row.kind ~= "chat" then self.version = self.version + 1 end
  self.row = row.number
end

-- ---- opening ---------------------------------------------------------------

--- Makes one from its entry and rows. `open` begins its game.
---@param entry table from the store
---@param rows table[]
---@param number integer
---@param open fun(entry: table, keys: string[]): Play
---@return LiveTable
function live_table.new(entry, rows, number, open)
  local self = setmetatable({ id = entry.id, number = number, entry = entry,
    seats = {}, viewers = {}, gone = {}, keys = {}, who = {}, row = 0,
    counts = {}, remarks = 0,
    version = 0,
    since = entry.made, turns = tasks.turns(), touched = tes.process.clock(),
    opened = tes.process.clock() }, LiveTable)
  for i, seat in ipairs(entry.seats) do
    self.seats[i] = { name = seat.name, colour = seat.colour or i - 1,
      bot = seat.bot, open = seat.open or nil, unnamed = seat.unnamed,
      left = entry.clock and entry.clock.start * 1000 or nil }
  end
  for _, row in ipairs(rows) do self:fold(row) end
  self.play = open(entry, self.keys)
  self.keys = nil -- the game has them
  self:name_seats()
  self.now = self.play:standing()
  return self
end

function LiveTable:name_seats()
  local names = {}
  for i, seat in ipairs(self.seats) do names[i] = seat.name end
  self.play:name_seats(array(names))
end

--- Drops the game, if this program alone has it.
function LiveTable:close()
  if self.play then self.play:close() end
  self.play = nil
end

-- ---- viewers ---------------------------------------------------------------

--- The views that viewers get, each once, in order.
---@return integer[] seats, and seat_view.ALL
function LiveTable:audience()
  local list, seen = array(), {}
  for _, viewer in pairs(self.viewers) do
    if not seen[viewer.view] then
      seen[viewer.view] = true
      list[#list + 1] = viewer.view
    end
  end
  table.sort(list)
  return list
end

--- The languages of those who get a view; nil: of all.
---@return string[]
function LiveTable:languages(view)
  local list, seen = {}, {}
  for _, viewer in pairs(self.viewers) do
    local lang = viewer.conn.lang
    if (view == nil or viewer.view == view) and not seen[lang] then
      seen[lang] = true
      list[#list + 1] = lang
    end
  end
  table.sort(list)
  return list
end

--- Sends a notification to the viewers with a view; nil: to all. With a
--- language, only to viewers who chose it.
function LiveTable:tell(view, method, params, lang)
  local text
  for _, viewer in pairs(self.viewers) do
    if (view == nil or viewer.view == view)
        and (lang == nil or viewer.conn.lang == lang) then
      if not text then
        params.game = self.number
        text = tes.json.encode { jsonrpc = "2.0", method = method,
          params = params }
      end
      viewer.conn:send(text)
    end
  end
end

-- Seconds after which others may give an absent player's seat to a bot, where
-- the table sets no other time.
local AWAY = 60

--- Milliseconds until others may give a seat to a bot; nil: its player is here,
--- or it has none.
function LiveTable:patience(seat, here)
  local entry = self.seats[seat + 1]
  if here[seat + 1] or entry.bot or entry.open then return nil end
  local gone = tes.process.clock() - (self.gone[seat] or self.opened)
  return math.max(0,
    math.ceil(1000 * ((self.entry.away or AWAY) - gone)))
end

--- Who is here: for each seat whether somebody is, and how long the others must
--- wait for an absent player; and the number of watchers.
function LiveTable:presence()
  local here, watchers = array(), 0
  for i = 1, #self.seats do here[i] = false end
  for _, viewer in pairs(self.viewers) do
    if viewer.role == "player" then
      here[viewer.seat + 1] = true
    else
      watchers = watchers + 1
    end
  end
  local away = array()
  for i = 1, #self.seats do
    away[i] = self:patience(i - 1, here) or tes.json.null
  end
  return { here = here, away = away, watchers = watchers }
end

-- ---- clocks ----------------------------------------------------------------

--- Milliseconds a seat has left; nil without clocks.
function LiveTable:left(seat, now)
  local left = self.seats[seat + 1].left
  if not left then return nil end
  if self.now.player == seat and not self.seats[seat + 1].bot then
    left = left - math.max(0, now - self.since)
  end
  return left
end

--- What a seat has left after the answer it gives now.
function LiveTable:left_after(seat, now)
  local left = self:left(seat, now)
  return left and math.max(0, left) + self.entry.clock.add * 1000
end

--- Whose clock runs: seat, milliseconds left.
function LiveTable:running(now)
  local seat = self.now.player
  if seat and seat >= 0 and self.entry.clock and
      not self.seats[seat + 1].bot then
    return seat, self:left(seat, now)
  end
end

-- ---- as it is told ---------------------------------------------------------

--- The seats as everybody may see them.
function LiveTable:seat_list(now)
  local list, presence = array(), self:presence()
  for i, seat in ipairs(self.seats) do
    list[i] = { seat = i - 1, letter = letters.letter(i - 1),
      name = seat.name, colour = seat.colour, bot = seat.bot,
      open = seat.open or false, here = presence.here[i],
      away_ms = presence.away[i], unnamed = seat.unnamed,
      clock_ms = self:left(i - 1, now) }
  end
  return list
end

--- How many answers back the last one of a seat is; nil: it gave none.
function LiveTable:back_to(seat)
  for n = #self.who, 1, -1 do
    if self.who[n] == seat then return #self.who - n + 1 end
  end
end

--- How many answers of seats, whoever gave them, would be gone if a seat took
--- its last one back; 0: it gave none.
function LiveTable:given_since(seat)
  return letters.answers_since(self.who, seat)
end

--- People at other seats.
function LiveTable:others(seat)
  local list = {}
  for i, entry in ipairs(self.seats) do
    if i - 1 ~= seat and not entry.bot and not entry.open then
      list[#list + 1] = i - 1
    end
  end
  return list
end

--- Who has to agree before a seat takes answers back: the people at other
--- seats, but nobody as long as all these answers are its own. Then no other
--- seat has acted since, and nobody has seen a draw.
function LiveTable:asked_before(seat, answers)
  for n = #self.who - answers + 1, #self.who do
    if self.who[n] ~= seat then return self:others(seat) end
  end
  return {}
end

return live_table
