-- words/state.lua - state{}: the variables of a module.

local engine = ...
local keys_of = require "common/keys"
local numbering = require "words/numbering"
local problems_of = require "problems/list"
local speaker = require "words/speaker"

local SCOPES = { game = 0, player = 1, tile = 2, figure = 3, map = 4 }
local TYPES = { integer = 0, boolean = 1, word = 2, player = 3, tile = 4,
  type = 5, figure = 6, feature = 7, cell = 8, zone = 9, edge = 10,
  segment = 11 }

speaker.fields.variable = { "per", "default", "values", "visible", "sample",
  "show", "title" }

-- A word variable lists its values; its default is one of them or nil.
function speaker:word_number(name, given, where)
  given.values = self:names(where, name, given.values)
  if #given.values == 0 then
    self:problem(where, 'state{}: %s needs its words: { "word", values = '
      .. '{ "left", "right" } }', name)
    given.values = { "?" }
  end
  for number, word in ipairs(given.values) do
    if word == given.default then return number end
  end
  if given.default ~= nil then
    self:problem(where, "state{}: the default of %s is not among its values",
      name)
  end
  return 0
end

-- Types whose possible values are not known without `sample`: any number, any
-- tile.
local OPEN = { boolean = true, word = true, player = true, type = true }

-- Reads who may see a variable, and the function that lists its possible
-- values.
function speaker:variable_sight(name, given, where, vtype, scope)
  local sight = self:sight(where, name, given.visible,
    scope == "player" or scope == "figure")
  local sample = given.sample
  if sample ~= nil then
    sample = self:fn(where, ("sample of %s"):format(name), sample)
    if not sight then
      self:problem(where, "%s: sample is for what is not visible to all", name)
    end
  elseif sight and not OPEN[vtype] then
    self:problem(where, "%s is hidden: which %s may it be? Say so with sample "
      .. "= function(o, g, of) … end, as in g:ask", name, vtype)
  end
  if sight and scope == "map" and vtype == "boolean" then
    self:problem(where, "%s: which keys of a map have a value is no secret, so "
      .. "a map of booleans cannot hide any; a word can", name)
  end
  return sight, sample
end

-- Types and scopes of what players can be shown.
local SHOWN = { integer = true, boolean = true, word = true, player = true }

-- Is a variable shown to all players?
function speaker:variable_shown(name, given, where, vtype, scope)
  local shown = self:flag(where, name, given, "show")
  self:title(where, name, given.title)
  if given.title ~= nil and not shown then
    self:problem(where, "%s: title is for what is shown: show = true", name)
  elseif shown and given.visible ~= nil and given.visible ~= "all" then
    self:problem(where, "%s: show = true, but not all may see it", name)
  elseif shown and not SHOWN[vtype] then
    self:problem(where, "%s: show is for %s, not for a %s", name,
      table.concat(keys_of(SHOWN), ", "), vtype)
  elseif shown and scope ~= "game" and scope ~= "player" then
    self:problem(where, "%s: show is for variables of the game or of a player, "
      .. "not for those of a %s", name, scope)
  end
  return shown
end

function speaker:variable(name, given, where)
  if type(given) == "string" then given = { given } end
  if type(given) ~= "table" then
    self:problem(where, 'state{}: %s needs a type, such as "integer"', name)
    given = { "integer" }
  end
  self:known_fields(where, "state{}: " .. name, given,
    speaker.fields.variable)
  local vtype = self:one_of(where, "the type of " .. name, given[1], TYPES,
    "integer")
  local scope = self:one_of(where, "per of " .. name, given.per, SCOPES,
    "game")
  local initial = given.default
  if vtype == "boolean" then
    initial = initial and 1 or 0
  elseif vtype == "integer" then
    initial = self:integer(where, "the default of " .. name, initial,
      -2147483648, 2147483647, 0)
  elseif vtype == "word" then
    initial = self:word_number(name, given, where)
  elseif initial ~= nil then
    self:problem(where, "%s: a %s has no default", name, vtype)
    initial = nil
  end
  if vtype ~= "word" and given.values ~= nil then
    self:problem(where, "state{}: only a word has values, %s is of type %s",
      name, vtype)
  end
  local sight, sample = self:variable_sight(name, given, where, vtype, scope)
  local shown = self:variable_shown(name, given, where, vtype, scope)
  local vars, full = self.all.vars, self.name .. "." .. name
  local number = numbering.of_variable(self.all, full)
  if not number then
    self:problem(where, "state{}: %s is only declared when the modules are "
      .. "loaded in another order", name)
    number = #vars
  end
  vars[#vars + 1] = { name = full, number = number, type = TYPES[vtype],
    scope = SCOPES[scope], type_name = vtype, scope_name = scope,
    initial = initial or 0, words = given.values, where = where,
    sight = sight, sample = sample, module = self.name,
    show = shown and name or nil }
  return number, scope
end

function speaker:state(given)
  local where = engine.where(2)
  local names = {}
  if type(given) ~= "table" then
    self:problem(where, "state{} takes a table of variables")
    given = {}
  end
  for _, name in ipairs(self:keys(where, "state{}", given)) do
    local number, scope = self:variable(name, given[name], where)
    names[name] = scope == "game" and number or engine.keyed(number)
  end
  return engine.scope(names)
end

-- A variable that this module has declared for the whole game, or, with
-- `seats`, for each player; nil, and a problem, if there is none.
local function variable_of(self, where, name, seats)
  local known = {}
  for _, var in ipairs(self.all.vars) do
    local own = var.name:sub(1, #self.name + 1) == self.name .. "."
      and (var.scope == SCOPES.game or seats and var.scope == SCOPES.player)
      and var.name:sub(#self.name + 2)
    if own and own == name then return var end
    if own then known[#known + 1] = own end
  end
  self:problem(where, "no state{} above declares '%s' for the game%s",
    tostring(name), problems_of.hint(name, known))
end

-- 1 + its number, and its type; `types`, if given, is the set of types it may
-- have.
function speaker:variable_number(where, name, types, seats)
  local var = variable_of(self, where, name, seats)
  if not var then return nil end
  if types and not types[var.type_name] then
    self:problem(where, "'%s' is of type %s; %s is needed", name,
      var.type_name, table.concat(keys_of(types), " or "))
  end
  if var.sight then
    self:problem(where, "'%s' is hidden; what waits for it would give it "
      .. "away", name)
  end
  return var.number + 1, var.type_name
end

-- ---- changes, as data ---------------------------------------------------

-- The values that a step may give to a variable, by type, as the core stores
-- them; a variable that refers to something can only be emptied, by false.
local function value_of(var, value)
  if var.type_name == "boolean" then
    return type(value) == "boolean" and (value and 1 or 0) or nil
  elseif var.type_name == "integer" then
    return math.type(value) == "integer" and value >= -2147483648
      and value <= 2147483647 and value or nil
  end
  for number, word in ipairs(var.words or {}) do
    if word == value then return number end
  end
  return value == false and 0 or nil
end

local WANTED = { boolean = "true or false",
  integer = 'a whole number of 32 bits, "up" or "down"',
  word = "one of its words, or false" }

-- The change of one variable.
local function one_set(self, where, what, name, value)
  local var = variable_of(self, where, name, true)
  if not var then return nil end
  local step = var.type_name == "integer"
    and ({ up = 1, down = -1 })[value] or nil
  if step and var.sight then
    self:problem(where, "%s: '%s' is hidden; it can only be set", what, name)
  end
  value = step and 0 or value_of(var, value)
  if not value then
    self:problem(where, "%s: '%s' is of type %s; it gets %s", what, name,
      var.type_name, WANTED[var.type_name] or "false, which empties it")
    return nil
  end
  return { var = var.number, value = value, step = step }
end

-- Types whose value a step may take: references, which may be empty.
local TAKEN = {}
for name in pairs(TYPES) do
  TAKEN[name] = name ~= "integer" and name ~= "boolean" or nil
end

--- A step that sets variables, { "set", NAME = value, … }, or also returns the
--- value of one and empties it, { "take", NAME, … }. It is known by its number.
function speaker:change(where, what, given)
  local gets, sets = {}, {}
  for key, value in pairs(given) do
    if math.type(key) ~= "integer" then gets[key] = value end
  end
  for _, name in ipairs(self:keys(where, what, gets)) do
    sets[#sets + 1] = one_set(self, where, what, name, gets[name])
  end
  local takes = given[1] == "take"
  if not takes and #sets == 0 and next(gets) == nil then
    self:problem(where, "%s: { \"set\" } sets nothing", what)
  end
  local change = { sets = sets }
  if takes then
    change.take, change.taken =
      self:variable_number(where, given[2], TAKEN, true)
  end
  local list = self.all.changes
  list[#list + 1] = change
  change.number = #list
  return change
end
