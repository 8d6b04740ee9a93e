--- Reads a game saved by JCloisterZone (version 5): a JSON document with the
--- set-up and the messages by which it was played. What comes out is checked:
--- every field is there, of its type, and in its range.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"

---@class Record
---@field version string of the program that wrote it
---@field players string[] names, "" for none
---@field sets table<string, integer> copies of each
---@field elements table<string, boolean|integer> those that are on
---@field rules table<string, string> value as text
---@field start table[] tiles { id =, x =, y =, rotation = }
---@field draws string[]? ids in the order of the pile, where that is known
---@field messages Message[]

---@class Message
---@field type string
---@field where string its place in the document
---@field player integer? who sent it, from 0
---@field id string? tile that is placed
---@field rotation integer? quarter turns
---@field what string? which figure, token, source or choice
---@field who string? the figure, "0.small.1"
---@field owner integer?
---@field figure string? its kind
---@field at Place?

---@class Place
---@field x integer
---@field y integer
---@field sides integer bits N E S W
---@field halves integer bits NL NR EL ER SL SR WL WR
---@field word string? a location that is no side
---@field feature string?

local record = {}

local MOST = 16 << 20 -- bytes of a file; a long game has a hundredth of it
local FAR = 1 << 20 -- coordinates
local SEATS = 32

local SIDES = { N = 1, E = 2, S = 4, W = 8 }
local HALVES = { NL = 1, NR = 2, EL = 4, ER = 8, SL = 16, SR = 32, WL = 64,
  WR = 128 }
local TURNS = { R0 = 0, R90 = 1, R180 = 2, R270 = 3, [0] = 0, [90] = 1,
  [180] = 2, [270] = 3 }

-- Refuses a value of the document.
local function wrong(where, wanted, value)
  local shown = value == nil and T "import.nothing"
    or type(value) == "table" and (tes.json.isarray(value) and "[…]" or "{…}")
    or value == tes.json.null and "null" or tostring(value)
  if #shown > 60 then shown = T "import.long_text" end
  fail.raise("input", T("import.wrong", where, wanted, shown))
end

local tests = {
  object = function(v)
    return type(v) == "table" and not tes.json.isarray(v)
  end,
  list = tes.json.isarray,
  text = function(v) return type(v) == "string" and not v:find "[%z\1-\31]" end,
  integer = function(v)
    return math.type(v) == "integer" and v >= -FAR and v <= FAR
  end,
}

-- value of the type, or the document is refused; null is nothing
local function want(value, kind, where)
  if value == tes.json.null then value = nil end
  if not tests[kind](value) then
    wrong(where, T("import.kind_" .. kind), value)
  end
  return value
end

local function maybe(value, kind, where)
  if value == nil or value == tes.json.null then return end
  return want(value, kind, where)
end

local function position(value, where)
  local list = want(value, "list", where)
  return want(list[1], "integer", where .. "[0]"),
    want(list[2], "integer", where .. "[1]")
end

-- "NL.NR", "WE", "_N" (all sides but one), or a word
local function add_location(place, text)
  for part in text:gmatch "[^%.%s]+" do
    local all_but = part:match "^_([NESW])$"
    if HALVES[part] then
      place.halves = place.halves | HALVES[part]
    elseif all_but then
      place.sides = place.sides | 15 & ~SIDES[all_but]
    elseif not part:find "[^NESW]" then
      for side in part:gmatch "." do
        place.sides = place.sides | SIDES[side]
      end
    else
      place.word = part
    end
  end
end

-- A place: [x, y], { position, location, feature }, or the same as the
-- featurePointer of a figure.
local function place_of(value, where)
  if tes.json.isarray(value) then
    local x, y = position(value, where)
    return { x = x, y = y, sides = 0, halves = 0 }
  end
  want(value, "object", where)
  if value.featurePointer ~= nil then
    return place_of(value.featurePointer, where .. ".featurePointer")
  end
  local x, y = position(value.position, where .. ".position")
  local place = { x = x, y = y, sides = 0, halves = 0,
    feature = maybe(value.feature, "text", where .. ".feature") }
  add_location(place, maybe(value.location, "text", where .. ".location") or "")
  return place
end

-- "0.small.1": its owner and kind
local function take_figure(message, value, where)
  local owner, kind = tostring(value):match "^(%d%d?)%.([%w_-]+)%.?%d*$"
  if type(value) ~= "string" or not owner then
    wrong(where, T "import.figure_id", value)
  end
  message.who = value
  message.owner, message.figure = math.tointeger(tonumber(owner)), kind
end

local function rotation_of(value, where)
  return TURNS[value] or wrong(where, T "import.rotation", value)
end

-- What tells messages of a type apart.
local kinds = { "figureId", "token", "source", "value" }

local function message_of(value, where)
  want(value, "object", where)
  local message = { where = where, type = want(value.type, "text",
    where .. ".type"), player = maybe(value.player, "integer",
    where .. ".player") }
  local payload = maybe(value.payload, "object", where .. ".payload") or {}
  local function at(name) return where .. ".payload." .. name end
  if message.type == "PLACE_TILE" then
    message.id = want(payload.tileId, "text", at "tileId")
    message.rotation = rotation_of(payload.rotation, at "rotation")
    message.at = place_of(want(payload.position, "list", at "position"),
      at "position")
  end
  for _, name in ipairs { "pointer", "to" } do
    if payload[name] ~= nil and payload[name] ~= tes.json.null then
      message.at = place_of(payload[name], at(name))
      local inner = tests.object(payload[name]) and payload[name].meepleId
      if inner then take_figure(message, inner, at(name) .. ".meepleId") end
    end
  end
  if payload.meepleId ~= nil then
    take_figure(message, payload.meepleId, at "meepleId")
  end
  for _, name in ipairs(kinds) do
    local what = payload[name]
    if tes.json.isarray(what) then what = what[#what] end -- class and name
    if what ~= nil then
      message.what = want(what, "text", at(name)):gsub("%.%d+$", "")
    end
  end
  return message
end

local function start_of(list)
  local start = {}
  for i, value in ipairs(list) do
    local where = ("setup.start[%d]"):format(i - 1)
    want(value, "object", where)
    start[i] = { id = want(value.tile, "text", where .. ".tile"),
      x = want(value.x, "integer", where .. ".x"),
      y = want(value.y, "integer", where .. ".y"),
      rotation = rotation_of(value.rotation, where .. ".rotation") }
  end
  return start
end

local function sets_of(object)
  local sets = {}
  for name, value in pairs(object) do
    local where = "setup.sets." .. name
    local copies = value == true and 1 or value == false and 0
      or want(value, "integer", where)
    if copies < 0 or copies > 99 then
      wrong(where, T "import.copies", copies)
    end
    local plain = name:gsub(":%d+$", "") -- the edition
    if copies > 0 then sets[plain] = (sets[plain] or 0) + copies end
  end
  return sets
end

local function elements_of(object)
  local elements = {}
  for name, value in pairs(object) do
    if value ~= false and value ~= 0 and value ~= "off"
        and value ~= tes.json.null then
      local where = "setup.elements." .. name
      if value ~= true then want(value, "integer", where) end
      if value ~= true and (value < 0 or value > 99) then
        wrong(where, T "import.copies", value)
      end
      elements[name] = value
    end
  end
  return elements
end

local function rules_of(object)
  local rules = {}
  for name, value in pairs(object) do
    if type(value) == "table" then
      wrong("setup.rules." .. name, T "import.kind_text", value)
    end
    rules[name] = tostring(value)
  end
  return rules
end

local function players_of(list)
  local players = {}
  for i, value in ipairs(list) do
    local where = ("players[%d]"):format(i - 1)
    want(value, "object", where)
    players[i] = maybe(value.name, "text", where .. ".name") or ""
  end
  if #players < 1 or #players > SEATS then
    wrong("players", T("import.seats", tostring(SEATS)), #players)
  end
  return players
end

-- The order of the pile, which games made for tests have.
local function draws_of(object)
  local notes = maybe(object, "object", "gameAnnotations")
  local list = notes and
    maybe(notes.drawOrder, "list", "gameAnnotations.drawOrder")
  for i, id in ipairs(list or {}) do
    want(id, "text", ("gameAnnotations.drawOrder[%d]"):format(i - 1))
  end
  return list
end

local function version_of(document)
  if type(document.appVersion) ~= "string" then
    fail.raise("input", T "import.foreign")
  end
  local major = tonumber(document.appVersion:match "^(%d+)%." or nil)
  if major and major < 5 then
    fail.raise("input", T("import.old", document.appVersion:sub(1, 20)))
  end
  return document.appVersion
end

--- Makes a record of the text of a file.
---@param text string
---@return Record
function record.parse(text)
  if #text > MOST then
    fail.raise("input", T("import.large", (MOST >> 20) .. " MiB"))
  end
  local read, document, problem = pcall(tes.json.decode, text)
  if not read or document == nil then
    fail.raise("input", T("import.json", read and problem or document))
  end
  if not tests.object(document) then fail.raise("input", T "import.foreign") end
  local version = version_of(document)
  local setup = want(document.setup, "object", "setup")
  if document.players == nil and document.replay == nil then
    fail.raise("input", T "import.setup_only")
  end
  local self = { version = version,
    players = players_of(want(document.players, "list", "players")),
    sets = sets_of(want(setup.sets, "object", "setup.sets")),
    elements = elements_of(want(setup.elements, "object", "setup.elements")),
    rules = rules_of(maybe(setup.rules, "object", "setup.rules") or {}),
    start = start_of(maybe(setup.start, "list", "setup.start") or {}),
    draws = draws_of(document.gameAnnotations), messages = {} }
  for i, value in ipairs(want(document.replay, "list", "replay")) do
    self.messages[i] = message_of(value, ("replay[%d]"):format(i - 1))
  end
  return self
end

--- Calls a function, and adds the name of the file to what it raises.
---@param path string
function record.within(path, call, ...)
  local done, found = pcall(call, ...)
  if done then return found end
  if type(found) == "table" and found.status == "input" then
    fail.raise("input", path .. ": " .. found.text)
  end
  error(found, 0)
end

--- Reads a file.
---@param path string
---@return Record
function record.read(path)
  local text, problem = file.read(path, MOST + 1)
  if not text then error(problem, 0) end
  return record.within(path, record.parse, text)
end

--- Does a file begin like a JSON document? No saved game of ours does.
---@param path string
---@return boolean
function record.is_document(path)
  return (file.read(path, 64) or ""):find "^%s*{" ~= nil
end

return record
