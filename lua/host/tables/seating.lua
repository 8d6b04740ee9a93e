--- Who sits at a table, and what each viewer may change of a seat.

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local roles = require "host.tables.roles"
local T = require "host.common.text".get

local seating = {}

-- Letters that nobody sees, and spaces of all widths: each is a space like any.
local BLANK = {}
for _, code in ipairs { 0xa0, 0xad, 0x034f, 0x061c, 0x115f, 0x1160, 0x1680,
  0x17b4, 0x17b5, 0x180e, 0x200b, 0x202f, 0x205f, 0x2060, 0x2800, 0x3000,
  0x3164, 0xfeff, 0xffa0 } do
  BLANK[utf8.char(code)] = " "
end
for code = 0x2000, 0x200a do BLANK[utf8.char(code)] = " " end

--- A text from a client, on one line and without letters that look like
--- something else or like nothing.
---@param words string
---@return string
function seating.words(words)
  return (tes.out.shown(words):gsub(utf8.charpattern, BLANK)
    :gsub("[%s%c]+", " "):gsub("^ ", ""):gsub(" $", ""))
end

-- Bytes that a letter may take, with what belongs to it.
local BYTES = 16

--- Can a text be one of so many letters? One that cannot is not looked at.
---@param words string
---@param most integer letters
function seating.is_short(words, most) return #words <= BYTES * most end

--- A name for a seat.
---@param words string
---@param most integer letters
---@return string
function seating.name(words, most)
  local name = seating.is_short(words, most) and seating.words(words) or ""
  if name == "" or utf8.len(name) > most then
    fail.raise("input", T("serve.long_name", most))
  end
  return name
end

local function colour_of(value)
  if math.type(value) ~= "integer" or value < 0 or value > 7 then
    fail.raise("input", T "serve.colour")
  end
  return value
end

--- Seats as somebody wants them, checked; each gets a colour of its own.
---@param given table[]
---@param most integer letters of a name
---@return table[]
function seating.read(given, most)
  local list, taken = {}, {}
  if #given > 8 then fail.raise("input", T "serve.seats") end
  for i, entry in ipairs(given) do
    local wanted = entry.colour
    list[i] = { name = type(entry.name) == "string"
        and seating.name(entry.name, most) or nil,
      bot = type(entry.bot) == "string" and bots.check(entry.bot) or nil,
      open = entry.open == true or nil,
      colour = wanted ~= nil and wanted ~= tes.json.null
        and colour_of(wanted) or nil }
    if list[i].colour and taken[list[i].colour] then
      fail.raise("input", T "serve.colour_taken")
    end
    if list[i].colour then taken[list[i].colour] = true end
  end
  local next_free = 0
  for i = 1, 8 do
    list[i] = list[i] or {}
    if not list[i].colour then
      while taken[next_free] do next_free = next_free + 1 end
      list[i].colour = next_free
      taken[next_free] = true
    end
  end
  return list
end

--- What a viewer may change of a seat, as the data of a row.
---@param found LiveTable
---@param viewer table
---@param params table
---@param most integer letters of a name
---@return table
function seating.change(found, viewer, params, most)
  local seat = found.seats[params.seat + 1]
  if not seat then fail.raise("input", T "serve.seats") end
  local own = roles.owns(viewer, params.seat)
  local may = own or viewer.maker
  if not own and type(params.bot) == "string" and not seat.bot
    and not seat.open then
    -- a player who does not come back must not stop the others
    may = found:patience(params.seat, found:presence().here) == 0
    if not may then fail.raise("turn", T "serve.still_here") end
  elseif not own and (params.name or params.colour) then
    may = viewer.maker and (seat.bot or seat.open)
  end
  if not may then fail.raise("turn", T "serve.other_seat") end
  if params.open and not own and found.now.hides and #found.who > 0 then
    fail.raise("turn", T "serve.secrets")
  end
  local change = { seat = params.seat }
  if params.name then change.name = seating.name(params.name, most) end
  if params.colour then
    change.colour = colour_of(params.colour)
    for i, other in ipairs(found.seats) do
      if i ~= params.seat + 1 and other.colour == change.colour then
        fail.raise("input", T "serve.colour_taken")
      end
    end
  end
  if params.bot ~= nil then change.bot = bots.check(params.bot) end
  if params.human then change.bot = false end
  if params.open ~= nil then change.open = params.open end
  return change
end

return seating
