-- tester/variables.lua - `state` of a test: what variables hold when it begins.
--
--   state = { open = true,                    of the whole game
--             tokens = { A = 2, B = 1 },      of a player
--             pieces = { ["0,1"] = 3 },       of a tile, by its cell
--             friend = "A meeple city N 0,1", a figure, by where it stands
--             ["base.turns"] = 4 }            of another module
--
-- What a variable holds is written as elsewhere in a test: "A" for a player,
-- "0,1" for a tile or a cell, "city N 0,1" for a feature or segment,
-- "edge N 0,1", a tile's id for a type, a zone's name.

local engine = ...
local board = require "tester/board_text"
local keys = require "tester/find_option"
local problems_of = require "problems/list"

local state = {}

local function fail(text, ...)
  error({ fail = text:format(...) }, 0)
end

local function cell(g, text)
  local x, y = keys.cell(text)
  if not x then fail("'%s' is no cell such as 0,1", tostring(text)) end
  return g:cell(x, y)
end

local function tile(g, text)
  return cell(g, text).tile or fail("no tile lies at %s", text)
end

-- The one figure that stands as the text says.
local function figure(g, text)
  local shown = {}
  for one in g:figures() do
    shown[#shown + 1] = board.figure_text(one)
    if shown[#shown] == text then return one end
  end
  fail("no figure stands as '%s' says; there are: %s", tostring(text),
    #shown > 0 and table.concat(shown, "; ") or "none")
end

-- How a test writes what a variable of each type holds.
local READ = {
  player = board.player,
  tile = tile,
  type = function(g, text, types)
    return g:type(board.tile_id(types, text))
  end,
  figure = figure,
  feature = function(g, text) return board.segment(g, text).feature end,
  segment = board.segment,
  cell = cell,
  zone = function(g, text)
    local words = keys.words(text)
    return g:zone(words[1], words[2] and board.player(g, words[2]))
  end,
  edge = function(g, text)
    return board.edge(g, text) or fail("'%s' is no edge such as edge N 0,1",
      tostring(text))
  end,
}

-- What a variable is kept per, as a test writes it; keys of a map may be
-- cells.
local PER = { player = board.player, tile = tile, figure = figure,
  map = function(g, key)
    return type(key) == "string" and keys.cell(key) and cell(g, key) or key
  end }

local function value_of(g, var, given, types)
  local read = READ[var.type_name]
  if not read or type(given) ~= "string" then return given end
  return read(g, given, types)
end

local function set(g, var, given, types)
  if var.scope_name == "game" then
    engine.scope({ it = var.number }).it = value_of(g, var, given, types)
    return
  elseif type(given) ~= "table" then
    fail("it is kept per %s: write { KEY = value }", var.scope_name)
  end
  local keyed = engine.keyed(var.number)
  for key, value in pairs(given) do
    keyed[PER[var.scope_name](g, key)] = value_of(g, var, value, types)
  end
end

--- Sets the variables of a test in the open game. `module` is whose variables
--- are named without a dot.
---@param all table the registry of the ruleset
---@param given table<string, any>
---@param module string
function state.set_up(all, given, module)
  local g, known, names = engine.drive.g, {}, {}
  for _, var in ipairs(all.vars) do known[var.name] = var end
  for name in pairs(known) do
    local own = name:sub(1, #module + 1) == module .. "."
    names[#names + 1] = own and name:sub(#module + 2) or name
  end
  for name, value in pairs(given) do
    local var = known[module .. "." .. tostring(name)] or known[name]
    if not var then
      fail("state: no rule keeps a variable '%s'%s", tostring(name),
        problems_of.hint(tostring(name), names))
    end
    local ok, raised = pcall(set, g, var, value, all.types)
    if not ok then
      fail("state: '%s': %s", name, type(raised) == "table" and raised.fail
        or tostring(raised):gsub("^[^\n]-:%d+: ", ""))
    end
  end
end

return state
