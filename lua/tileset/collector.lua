-- tileset/collector.lua - the two words of a tile file. What they are given is
-- kept in the words of the file; only its shape is checked.

local keys_of = require "common/keys"
local lengths = require "common/lengths"
local values = require "common/values"

local MAX_COPIES = 10000
local MAX_CELL = 1000
local MARK = "^[a-z][a-z0-9%-]*$"

local show, hint, add_problem = values.show, values.hint, values.add_problem
local is_integer, is_word = values.is_integer, values.is_word
local is_list_of, positions = values.is_list_of, values.positions

local function is_text(value) return type(value) == "string" end
local is_texts = is_list_of(is_text)

-- Named keys: what each must be, as a test and in words.
local SET_KEYS = {
  title  = { is_text, "a string" },
  note   = { is_text, "a string" },
  prefix = { is_word, "a word of letters, digits and -" },
  marks  = { is_texts, 'a list of words such as { "inn" }' },
}
local TILE_KEYS = {
  start    = { function(v) return is_integer(v, 1, MAX_COPIES) end,
               "how many of the copies are start tiles, at least 1" },
  ends     = { is_word, 'one word such as "crossroads"' },
  crossing = { is_texts, 'a list of pairs such as { "road S/river E" }' },
  marks    = { is_texts, 'a list of words such as { "tower" }' },
  group    = { is_word, "a word of letters, digits and -" },
  at       = { function(v)
                 return type(v) == "table" and #v == 2
                        and is_integer(v[1], -MAX_CELL, MAX_CELL)
                        and is_integer(v[2], -MAX_CELL, MAX_CELL)
               end, "a cell { x, y } of whole numbers" },
  variant  = { function(v)
                 local list = type(v) == "table" and positions(v)
                 if not list or #list < 2 then return false end
                 if not is_integer(list[1], 1, MAX_COPIES) then return false end
                 for i = 2, #list do
                   if not is_text(list[i]) then return false end
                 end
                 return true
               end, 'a number of copies and what they carry: { 1, "garden" }' },
}

--- Copies the named keys of t that are in order into target, reports the rest.
local function read_keys(t, keys, target, complain)
  local known, strange = keys_of(keys), {}
  for key in pairs(t) do
    if type(key) == "string" then
      if not keys[key] then strange[#strange + 1] = key end
    elseif not (type(key) == "number" and key % 1 == 0 and key >= 1) then
      strange[#strange + 1] = "[" .. show(key) .. "]"
    end
  end
  table.sort(strange)
  for _, key in ipairs(strange) do
    complain("unknown key %s%s", show(key), hint(key, known))
  end
  for _, key in ipairs(known) do
    local value, check = t[key], keys[key]
    if value ~= nil and not check[1](value) then
      complain("%s is %s, but must be %s", key, show(value), check[2])
    elseif value ~= nil then
      target[key] = type(value) == "table" and positions(value) or value
    end
  end
end

--- Fills set from the table of a tileset{}.
local function read_tileset(t, set, complain)
  if type(t) ~= "table" then
    return complain("tileset takes a table, not %s", show(t))
  end
  local list, hole = positions(t)
  if not list or #list > 1 then
    complain('tileset{} takes one name, as in tileset { "base" }; '
             .. "position %d is wrong", hole or 2)
  end
  if is_word(t[1]) then
    set.name, set.prefix = t[1], t[1]
  else
    complain("the name of a tile set is a word of letters, digits and -, "
             .. "not %s", show(t[1]))
  end
  read_keys(t, SET_KEYS, set, complain)
  local marks = {}
  for _, mark in ipairs(set.marks) do
    if string.find(mark, MARK) and #mark <= 64
       and mark ~= "end" and mark ~= "touches" and mark ~= "within" then
      marks[#marks + 1] = mark
    else
      complain("%s cannot be a mark: marks are lower-case words, other than "
               .. "end, touches and within", show(mark))
    end
  end
  set.marks = marks
end

--- What the table of a tile{} says, still in the words of the file.
local function read_tile(t, raw, complain)
  if is_word(t[1]) then
    raw.name = t[1]
  else
    complain("its id (position 1) is a word of letters, digits and -, "
             .. "not %s", show(t[1]))
  end
  if is_integer(t[2], 0, MAX_COPIES) then
    raw.count = t[2] // 1 | 0
  else
    complain("its copies (position 2) are a whole number from 0 to %d, "
             .. "not %s", MAX_COPIES, show(t[2]))
  end
  if is_text(t[3]) then
    raw.sides = t[3]
  else
    complain('its sides (position 3) are four kinds in a string such as '
             .. '"city road field road", not %s', show(t[3]))
  end
  local list, hole = positions(t)
  if not list and hole > 3 then
    complain("position %d is nothing; segments follow each other", hole)
  end
  for i = 4, list and #list or 0 do
    if is_text(list[i]) then
      raw.segments[#raw.segments + 1] = list[i]
    else
      complain('position %d is %s, but must be a segment such as "road EW"',
               i, show(list[i]))
    end
  end
  read_keys(t, TILE_KEYS, raw, complain)
end

--- Makes the two words for the environment of a tile file.
---@param problems tileset.Problem[]  everything found wrong is appended here
---@param where? fun(): string        "file:line" of the caller of a word
---@return table words                { tileset = fn, tile = fn }
---@return tileset.Set set            filled by the calls
return function(problems, where)
  where = where or function() return "?" end
  local words, set = {}, { marks = {}, tiles = {} }
  local called, warned = false, false

  function words.tileset(t)
    local here = where()
    local function complain(...) add_problem(problems, here, ...) end
    lengths.check("tileset{}", t, complain)
    if called then
      complain("tileset{} is called twice; a file holds one set")
    else
      called, set.where = true, here
      read_tileset(t, set, complain)
    end
  end

  function words.tile(t)
    local here = where()
    if not called and not warned then
      warned = true
      add_problem(problems, here, "tileset{} must come before the first tile{}")
    end
    local raw, bad = { where = here, segments = {} }, false
    local function complain(format, ...)
      bad = true
      local name = raw.name and ' "' .. raw.name .. '"' or ""
      add_problem(problems, here, "tile%s: " .. format, name, ...)
    end
    lengths.check("tile{}", t, function(...)
      add_problem(problems, here, ...)
    end)
    if type(t) == "table" then
      read_tile(t, raw, complain)
    else
      complain("tile takes a table, not %s", show(t))
    end
    if not bad then set.tiles[#set.tiles + 1] = raw end
  end

  return words, set
end
