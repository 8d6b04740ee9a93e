-- words/look.lua - look{}: colours and glyphs, for lua/host/pictures/looks.lua.

local engine = ...
local keys_of = require "common/keys"
local lengths = require "common/lengths"
local problems_of = require "problems/list"
local fields = require "words/speaker".fields

local text_key = { string = true }
local number_key = { integer = true, float = true }
-- Least and greatest values of the numbers in look{}.
local look_bounds = { width = { .5, 50 }, size = { .1, 5 },
  x = { -100000, 100000 }, y = { -100000, 100000 } }
local look_keys = { colour = { string = true, integer = true },
  glyph = text_key, fill = text_key, edge = text_key, texture = text_key,
  line = text_key, link = text_key, symbol = text_key, svg = text_key,
  width = number_key, rim = text_key, size = number_key, x = number_key,
  y = number_key }

fields.look = keys_of(look_keys)

--- The word look{} of a module or tile file: adds to into.looks.
return function(into, problems)
  into.looks = into.looks or {}
  return function(given)
    local where = engine.where(2)
    if type(given) ~= "table" or type(given[1]) ~= "string" then
      problems:add(where, 'look{} needs a name first: look { "name", … }')
      return
    end
    lengths.check(("look{ %s }"):format(given[1]:sub(1, 200)), given,
      function(...) problems:add(where, ...) end)
    local look = {}
    for key, value in pairs(given) do
      local kind = math.type(value) or type(value)
      if key ~= 1 and not look_keys[key] then
        problems:add(where, "look{}: there is no key '%s'%s", tostring(key),
          problems_of.hint(key, keys_of(look_keys)))
      elseif key ~= 1 and not look_keys[key][kind] then
        problems:add(where, "look{}: %s cannot be a %s", key, type(value))
      elseif look_bounds[key] and not (value >= look_bounds[key][1] and
          value <= look_bounds[key][2]) then
        problems:add(where, "look{}: %s must be from %s to %s", key,
          look_bounds[key][1], look_bounds[key][2])
      elseif key ~= 1 then
        look[key] = value
      end
    end
    into.looks[#into.looks + 1] = { name = given[1], look = look,
      where = where }
  end
end
