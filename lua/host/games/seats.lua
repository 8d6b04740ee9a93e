--- Who sits where. Seats are 0, 1, ... for the library and A, B, ... for
--- people.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local bots = require "host.bots.by_name"

local seats = {}

--- The letter of a seat; "*" for CHANCE.
---@param seat integer
---@return string
function seats.letter(seat)
  return seat < 0 and "*" or string.char(65 + seat)
end

--- Reads a seat: a letter, or a number from 1.
---@param word string
---@param players integer
---@return integer? seat
function seats.parse(word, players)
  local seat
  if word:find "^%a$" then
    seat = word:upper():byte() - 65
  elseif word:find "^%d+$" and #word < 4 then
    seat = math.tointeger(tonumber(word)) - 1
  end
  if seat and seat >= 0 and seat < players then return seat end
end

--- How many answers seats have given since the last one of a seat, with that
--- one; 0: it gave none. Draws are nobody's.
---@param who integer[] who gave each answer
---@param seat integer
---@return integer
function seats.answers_since(who, seat)
  local count = 0
  for n = #who, 1, -1 do
    if who[n] >= 0 then count = count + 1 end
    if who[n] == seat then return count end
  end
  return 0
end

--- Seats of a mask, in order.
---@param mask integer
---@return integer[]
function seats.of_mask(mask)
  local list = tes.json.array()
  for seat = 0, 7 do
    if mask >> seat & 1 == 1 then list[#list + 1] = seat end
  end
  return list
end

--- Seats as the config describes them: a number of players, or a list whose
--- entries are names, tables { name =, bot = } or numbers of plain seats.
---@param players integer
---@param described any
---@return table[] list from index 0: { name =, letter =, bot = }
function seats.new(players, described)
  local list, entries = {}, {}
  for _, entry in ipairs(type(described) == "table" and described or {}) do
    if type(entry) == "number" then
      for _ = 1, entry do entries[#entries + 1] = {} end
    elseif type(entry) == "string" then
      entries[#entries + 1] = { name = entry }
    else
      entries[#entries + 1] = entry
    end
  end
  for seat = 0, players - 1 do
    local entry = entries[seat + 1] or {}
    local letter = seats.letter(seat)
    list[seat] = { letter = letter, name = entry.name or T("seat", letter),
      bot = entry.bot and bots.check(entry.bot, ("%s: players[%d].bot")
        :format(entry.where or "config", seat + 1)) or nil }
  end
  return list
end

--- Applies flags --bot SEAT=NAME; "all=NAME" or a bare NAME means all seats.
---@param list table[] from seats.new
---@param flags string[]?
function seats.set_bots(list, flags)
  for _, flag in ipairs(flags or {}) do
    local where, name = flag:match "^(%a%l*)=(.+)$"
    if not where then where, name = "all", flag end
    bots.admit(name)
    if where == "all" then
      for seat = 0, #list do list[seat].bot = name end
    else
      local seat = seats.parse(where, #list + 1)
      if not seat then
        fail.usage("error.seat", where, seats.letter(#list))
      end
      list[seat].bot = name
    end
  end
end

return seats
