-- words.lua - the vocabulary of a module file.
--
-- Every word only records what it is given, with file and line, in the
-- registry; lua/plan.lua turns the registry into the core's catalogue once
-- all modules have spoken. The words are documented in lua/api.lua.

local engine = ...
local config_of = require "config"
local numbers = require "numbers"
local problems_of = require "problems"

local words = {}

local registry = {}
registry.__index = registry

--- A registry for one ruleset: what all modules declared so far.
function words.registry(config, problems)
  return setmetatable({
    config = config, problems = problems,
    kinds = {}, kind_names = {},     -- segment kinds
    terrains = {}, terrain_names = {}, -- side kinds
    marks = {}, mark_names = {},
    pieces = {}, piece_names = {},
    stands = {}, zones = {}, vars = {}, phases = {}, piles = {},
    on = {}, places = {}, standing = {}, offers = {},
    terms = {}, stages = {}, slots = {}, replaced = {},
    looks = {}, texts = {}, own_texts = {}, text_places = {},
    tests = {}, options = {}, exports = {}, export_names = {},
    sums = {}, added = {},
  }, registry)
end

local STAGES = { count = 1, rate = 2, bonus = 3, factor = 4, veto = 5 }
words.EVENTS = { placed = 1, deployed = 2, returned = 3, scored = 4 }
local SCOPES = { game = 0, player = 1, tile = 2, figure = 3, map = 4 }
local TYPES = { integer = 0, boolean = 1, word = 2, player = 3, tile = 4,
  type = 5, figure = 6, feature = 7, cell = 8, zone = 9, edge = 10 }
local CLOSES = { never = 0, sides = 1, around = 2 }
local MERGES = { sum = 0, any = 1, all = 2, max = 3, set = 4, one = 5 }
local FORMS = { solid = true, line = true, ground = true, area = true,
  bare = true }
local PHASE_STAGES = { setup = 0, turn = 1, final = 2 }
words.CLOSES, words.MERGES, words.PHASE_STAGES = CLOSES, MERGES, PHASE_STAGES

local function keys_of(map)
  local list = {}
  for key in pairs(map) do list[#list + 1] = key end
  table.sort(list)
  return list
end
words.keys_of = keys_of

-- One module speaking: its name, and where the word stands that runs now.
local speaker = {}
speaker.__index = speaker

function speaker:where() return engine.where(4) end

function speaker:problem(where, text, ...)
  self.all.problems:add(where, text, ...)
end

-- A table argument whose [1] is a name; nil (and a problem) otherwise.
function speaker:named(word, given, known)
  local where = engine.where(3)
  if type(given) ~= "table" or type(given[1]) ~= "string" then
    self:problem(where, '%s{} needs a name first: %s { "name", … }', word,
      word)
    return nil, where
  end
  if known then
    local extra = {}
    for key, value in pairs(given) do
      if key ~= 1 then extra[key] = value end
    end
    self.all.problems:unknown(where, word .. "{}", extra, known)
  end
  return given[1], where
end

function speaker:one_of(where, what, value, allowed, default)
  if value == nil then return default end
  if allowed[value] == nil then
    self:problem(where, "%s cannot be '%s'; it is one of %s", what,
      tostring(value), table.concat(keys_of(allowed), " "))
    return default
  end
  return value
end

function speaker:fn(where, what, value)
  if type(value) == "function" then return value end
  self:problem(where, "%s needs a function, got a %s", what, type(value))
end

-- The English text of what a word declares, said in place.
function speaker:title(name, title)
  if title ~= nil then self:text { en = { [name] = title } } end
end

-- A name or a list of names, as a list of its own.
function speaker:names(where, what, value)
  local list = {}
  if value == nil then return list end
  for i, name in ipairs(type(value) == "table" and value or { value }) do
    if type(name) == "string" then
      list[#list + 1] = name
    else
      self:problem(where, "%s: name %d is a %s, not a string", what, i,
        type(name))
    end
  end
  return list
end

-- The keys of a table that must all be names, sorted.
function speaker:keys(where, what, given)
  local list = {}
  if type(given) ~= "table" then
    self:problem(where, "%s must be a table, not a %s", what, type(given))
    return list
  end
  for key in pairs(given) do
    if type(key) == "string" then
      list[#list + 1] = key
    else
      self:problem(where, "%s has a %s where a name belongs", what,
        type(key))
    end
  end
  table.sort(list)
  return list
end

-- A whole number in a range; `default` (and a problem) otherwise.
function speaker:integer(where, what, value, low, high, default)
  if value == nil then return default end
  if math.type(value) == "integer" and value >= low and value <= high then
    return value
  end
  self:problem(where, "%s must be a whole number from %d to %d, not '%s'",
    what, low, high, tostring(value))
  return default
end

local MAX_DEPTH = 20

-- A copy of plain data that nobody can change: tables become views.
local function frozen(value, depth)
  if type(value) ~= "table" then return value end
  if depth > MAX_DEPTH then error("tables nest too deeply", 0) end
  local copy = {}
  for key, item in pairs(value) do copy[key] = frozen(item, depth + 1) end
  return engine.view(copy, "what another module exports cannot be changed")
end

-- A copy of plain data: booleans, numbers, strings and tables of them.
function speaker:plain(where, what, value, depth)
  local kind = type(value)
  if kind == "boolean" or kind == "number" or kind == "string" then
    return value
  elseif kind ~= "table" or depth > MAX_DEPTH then
    self:problem(where, "%s holds a %s; only plain values can stand there",
      what, kind)
    return nil
  end
  local copy = {}
  for key, item in pairs(value) do
    if type(key) == "string" or math.type(key) == "integer" then
      copy[key] = self:plain(where, what, item, depth + 1)
    end
  end
  return copy
end

-- ---- options --------------------------------------------------------------

local option_keys = { "default", "values", "help", "min", "max", "requires" }

local function option_fits(given, value)
  if given.values then
    for _, allowed in ipairs(given.values) do
      if allowed == value then return true end
    end
    return false
  end
  if type(value) ~= type(given.default) then return false end
  if math.type(value) == "integer" then
    return (not given.min or value >= given.min)
      and (not given.max or value <= given.max)
  end
  return true
end

local function option_range(given)
  if given.values then
    local list = {}
    for i, value in ipairs(given.values) do
      list[i] = config_of.show(value)
    end
    return "one of " .. table.concat(list, ", ")
  elseif given.min or given.max then
    return ("a number from %s to %s"):format(given.min or "any",
      given.max or "any")
  end
  local kind = type(given.default)
  return kind == "boolean" and "true or false"
    or kind == "number" and "a whole number" or "a " .. kind
end

function speaker:option(given)
  local name, where = self:named("option", given, option_keys)
  if not name then return nil end
  given = self:plain(where, "option '" .. name .. "'", given, 0)
  if given.values ~= nil and type(given.values) ~= "table" then
    self:problem(where, "option '%s': values must be a list", name)
    given.values = nil
  end
  given.min = self:integer(where, "min", given.min, math.mininteger,
    math.maxinteger)
  given.max = self:integer(where, "max", given.max, math.mininteger,
    math.maxinteger)
  if given.default == nil then
    self:problem(where, "option '%s' needs a default", name)
  elseif not option_fits(given, given.default) then
    self:problem(where, "option '%s': its own default is not %s", name,
      option_range(given))
  end
  local chosen = self.all.config.options[self.name]
  local value = type(chosen) == "table" and chosen[name]
  if type(chosen) ~= "table" or value == nil then
    value = given.default
  elseif not option_fits(given, value) then
    self:problem(self.all.config.at("options", self.name, name),
      "options.%s.%s is %s, must be %s", self.name, name,
      config_of.show(value), option_range(given))
    value = given.default
  end
  local list = self.all.options
  list[#list + 1] = { module = self.name, name = name, value = value,
    default = given.default, values = given.values, min = given.min,
    max = given.max, help = tostring(given.help or ""), where = where,
    requires = self:names(where, "requires", given.requires) }
  return value
end

-- ---- ground and tiles -----------------------------------------------------

local terrain_keys = { "form", "segment", "marks", "touches", "continues" }

function speaker:add_terrain(name, given, where)
  if self.all.terrains[name] then
    self:problem(where, "terrain '%s' is declared twice", name)
    return
  end
  local touches = { name }
  for _, other in ipairs(self:names(where, "touches", given.touches)) do
    touches[#touches + 1] = other
  end
  self.all.terrains[name] = { name = name, module = self.name, where = where,
    segment = self:names(where, "segment", given.segment)[1] or name,
    marks = given.marks and self:plain(where, "marks", given.marks, 0),
    continues = given.continues == true,
    touches = touches, form = self:one_of(where, "form", given.form, FORMS) }
  self.all.terrain_names[#self.all.terrain_names + 1] = name
end

--- A side kind: what the whole side of a tile shows.
function speaker:terrain(given)
  local name, where = self:named("terrain", given, terrain_keys)
  if name then self:add_terrain(name, given, where) end
end

local feature_keys = { "form", "closes", "joins", "attributes", "ground",
  "touches", "continues", "title" }

function speaker:attributes(kind, attributes, where)
  for _, name in ipairs(self:keys(where, "attributes", attributes)) do
    local given = attributes[name]
    if type(given) == "string" then given = { given } end
    if type(given) ~= "table" then
      self:problem(where, "attribute '%s' needs a merge rule", name)
      given = { "sum" }
    end
    given = self:plain(where, "attribute '" .. name .. "'", given, 0)
    if kind.attributes[name] then
      self:problem(where, "'%s' already has an attribute '%s'", kind.name,
        name)
    end
    local merge = self:one_of(where, "the merge rule of " .. name, given[1],
      MERGES, "sum")
    kind.attributes[name] = true
    kind.attrs[#kind.attrs + 1] = { name = name, merge = MERGES[merge],
      mark = given.mark or name, value = given.value }
    self.all.marks[given.mark or name] = true
  end
end

function speaker:feature(given)
  local name, where = self:named("feature", given, feature_keys)
  if not name then return end
  local known = self.all.kinds[name]
  if known then
    if given.form or given.closes or given.joins then
      self:problem(where, "feature '%s' is declared by '%s' at %s; only its "
        .. "attributes can be added to", name, known.module, known.where)
    end
    self:attributes(known, given.attributes or {}, where)
    return
  end
  local form = self:one_of(where, "form", given.form, FORMS, "solid")
  local kind = {
    name = name, module = self.name, where = where, form = form,
    closes = self:one_of(where, "closes", given.closes, CLOSES,
      form == "ground" and "never" or form == "area" and "around" or "sides"),
    joins = self:names(where, "joins",
      given.joins or (form ~= "area" and name or nil)),
    ground = self:names(where, "ground", given.ground)[1],
    attrs = {}, attributes = {},
  }
  self:title(name, given.title)
  self.all.kinds[name] = kind
  self.all.kind_names[#self.all.kind_names + 1] = name
  self:attributes(kind, given.attributes or {}, where)
  if form ~= "area" then
    self:add_terrain(name, { form = form, touches = given.touches,
      continues = given.continues }, where)
  end
end

--- Marks of whole tiles that this module's rules read.
function speaker:mark(given)
  local where = engine.where(2)
  for _, name in ipairs(self:names(where, "mark{}", given)) do
    if not self.all.mark_names[name] then
      self.all.mark_names[name] = true
      self.all.marks[name] = true
      self.all.mark_names[#self.all.mark_names + 1] = name
    end
  end
end

local pile_keys = { "before", "after", "aside" }

--- A pile of its own for the tiles of a group. Tiles are drawn pile by pile
--- in the order that before and after give; "tiles" holds all others. A pile
--- that lies aside is not drawn from. Several modules may name the same pile.
function speaker:pile(given)
  local name, where = self:named("pile", given, pile_keys)
  if not name then return end
  local pile = self.all.piles[name]
  if not pile then
    pile = { name = name, where = where, before = {}, after = {} }
    self.all.piles[name] = pile
    self.all.piles[#self.all.piles + 1] = pile
  end
  pile.aside = pile.aside or given.aside == true
  for _, key in ipairs { "before", "after" } do
    for _, other in ipairs(self:names(where, key, given[key])) do
      table.insert(pile[key], other)
    end
  end
end

-- ---- pieces and places ----------------------------------------------------

local piece_keys = { "count", "share", "class", "weight", "claims", "neutral",
  "bars", "beside", "title" }

-- Figures a player has: an equal part of `share`, or `count`, which may be a
-- list: so many with one player, two players, ...
function speaker:piece_count(given, where)
  local players, count = #self.all.config.players, given.count
  if math.type(given.share) == "integer" then
    count = given.share // players
  elseif type(count) == "table" then
    count = count[players] or count[#count]
  end
  return self:integer(where, "count", count, 0, 200, 1)
end

--- A piece of no class is a token: it may lie on tiles and in zones, but is
--- no figure that stands on features.
function speaker:piece(given)
  local name, where = self:named("piece", given, piece_keys)
  if not name then return end
  if self.all.pieces[name] then
    self:problem(where, "piece '%s' is declared by '%s' already", name,
      self.all.pieces[name].module)
    return
  end
  local piece = { name = name, module = self.name, where = where,
    count = self:piece_count(given, where),
    classes = self:names(where, "class", given.class),
    weight = self:integer(where, "weight", given.weight, -1000, 1000,
      given.neutral and 0 or 1),
    beside = self:names(where, "beside", given.beside),
    bars = given.bars == true, owned = not given.neutral }
  if piece.bars and piece.owned then
    self:problem(where, "piece '%s': only a neutral piece bars its tile", name)
  end
  if given.claims ~= nil then
    piece.claims = given.claims == true
  else
    piece.claims = piece.owned and piece.weight > 0
  end
  self:title(name, given.title)
  self.all.pieces[name] = piece
  self.all.piece_names[#self.all.piece_names + 1] = name
end

--- Figures of a class may stand on these kinds of feature.
function speaker:stand(class, ...)
  local where = engine.where(2)
  if type(class) ~= "string" then
    self:problem(where, 'stand takes a class and kinds: stand("a", "b")')
    return
  end
  self.all.stands[#self.all.stands + 1] = { class = class, where = where,
    kinds = self:names(where, "stand", { ... }) }
end

local zone_keys = { "owned", "at", "title" }

function speaker:zone(given)
  local name, where = self:named("zone", given, zone_keys)
  if not name then return end
  local at = given.at
  if at ~= nil and not (type(at) == "table" and math.type(at[1]) == "integer"
    and math.type(at[2]) == "integer") then
    self:problem(where, "zone '%s': at is the cell it lies on, { x, y }", name)
    at = nil
  end
  self:title(name, given.title)
  for _, zone in ipairs(self.all.zones) do
    if zone.name == name then
      self:problem(where, "zone '%s' is declared twice", name)
    end
  end
  self.all.zones[#self.all.zones + 1] = { name = name,
    owned = given.owned == true, placed = at ~= nil, x = at and at[1] or 0,
    y = at and at[2] or 0, where = where }
end

-- ---- state ----------------------------------------------------------------

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

function speaker:variable(name, given, where)
  if type(given) == "string" then given = { given } end
  if type(given) ~= "table" then
    self:problem(where, 'state{}: %s needs a type, such as "integer"', name)
    given = { "integer" }
  end
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
  local vars, full = self.all.vars, self.name .. "." .. name
  local number = numbers.of_variable(self.all, full)
  if not number then
    self:problem(where, "state{}: %s is only declared when the modules are "
      .. "loaded in another order", name)
    number = #vars
  end
  vars[#vars + 1] = { name = full, number = number, type = TYPES[vtype],
    scope = SCOPES[scope], initial = initial or 0, words = given.values,
    where = where }
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
    names[name] = scope == "game" and number or engine.slot(number)
  end
  return engine.scope(names)
end

-- ---- the turn -------------------------------------------------------------

local condition_keys = { "completed", "tile", "state", "piece", "away",
  "claims" }

-- What a phase or an offer waits for: "completed", or a table.
function speaker:condition(where, given)
  if given == nil or given == "always" then return nil end
  if given == "completed" then given = { completed = true } end
  if type(given) ~= "table" then
    self:problem(where, 'when is "completed" or { completed = true, '
      .. 'tile = "a mark", state = "a variable" }, not \'%s\'',
      tostring(given))
    return nil
  end
  self.all.problems:unknown(where, "when", given, condition_keys)
  local tile = given.tile ~= nil and self:names(where, "tile", given.tile)
  return { completed = given.completed == true, tile = tile or nil,
    piece = given.piece or given.away, away = given.away,
    claims = given.claims, where = where,
    state = given.state ~= nil and self:variable_number(where, given.state)
      or nil }
end

-- Number of a variable of the whole game that this module has declared.
function speaker:variable_number(where, name)
  local known = {}
  for _, var in ipairs(self.all.vars) do
    local own = var.name:sub(1, #self.name + 1) == self.name .. "."
      and var.scope == SCOPES.game and var.name:sub(#self.name + 2)
    if own and own == name then return var.number + 1 end
    if own then known[#known + 1] = own end
  end
  self:problem(where, "when: no state{} above declares '%s' for the game%s",
    tostring(name), problems_of.hint(name, known))
end

local phase_keys = { "stage", "after", "before", "when", "run", "title" }

--- A step of the turn. Without `run` it is a landmark: it does nothing, but
--- other phases may be placed after or before it.
function speaker:phase(given)
  local name, where = self:named("phase", given, phase_keys)
  if not name then return end
  for _, phase in ipairs(self.all.phases) do
    if phase.name == name then
      self:problem(where, "phase '%s' is declared by '%s' already", name,
        phase.module)
    end
  end
  self:title(name, given.title)
  local stage = self:one_of(where, "stage", given.stage, PHASE_STAGES, "turn")
  self.all.phases[#self.all.phases + 1] = { name = name, module = self.name,
    where = where, stage = PHASE_STAGES[stage],
    after = self:names(where, "after", given.after),
    before = self:names(where, "before", given.before),
    when = self:condition(where, given.when),
    run = given.run ~= nil
      and self:fn(where, "phase '" .. name .. "'", given.run) or nil }
end

local offer_keys = { "list", "apply", "must", "when" }

-- ---- words with a dot: on.placed, score.city.rate, … ----------------------

-- Rules are declared while modules are loaded; what came later would be kept
-- outside the game's state.
local function check_open(all, word)
  if not all.closed then return end
  error(("%s is for loading only; a game is running"):format(word), 3)
end

-- A table whose every field is made on demand by `make(field)`.
local function dotted(all, word, make)
  local made = {}
  return setmetatable({}, {
    __index = function(_, key)
      check_open(all, word)
      if type(key) ~= "string" then
        error(("%s.<name> needs a name"):format(word), 2)
      end
      local value = made[key]
      if value == nil then
        value = make(key)
        local speak = value
        if type(speak) == "function" then
          value = function(...)
            check_open(all, word .. "." .. key)
            return speak(...)
          end
        end
        made[key] = value
      end
      return value
    end,
    __newindex = function() error("the vocabulary cannot be changed", 2) end,
    __metatable = false,
  })
end

--- What a handler is about may come first: marks, features or tiles for
--- on.placed, pieces or classes for on.deployed and on.returned, features
--- that score as such for on.scored, and when it is called at all. It is
--- called for nothing else.
function speaker:handler_filter(event, where, filter)
  if filter == nil then return nil end
  local when = type(filter) == "table" and filter.when or nil
  local names = self:names(where, "on." .. event, filter)
  return #names > 0 and names or nil, self:condition(where, when)
end

function speaker:on_word()
  return dotted(self.all, "on", function(event)
    return function(filter, fn)
      local where = engine.where(2)
      if type(filter) == "function" then filter, fn = nil, filter end
      if not words.EVENTS[event] then
        self:problem(where, "there is no event on.%s%s", tostring(event),
          problems_of.hint(event, keys_of(words.EVENTS)))
        return
      end
      local names, when = self:handler_filter(event, where, filter)
      local list = self.all.on
      list[#list + 1] = { event = words.EVENTS[event], module = self.name,
        where = where, filter = names, when = when,
        run = self:fn(where, "on." .. event, fn) }
    end
  end)
end

function speaker:allow_word()
  local function veto(name, list)
    return function(filter, fn)
      local where = engine.where(2)
      if type(filter) == "function" then filter, fn = nil, filter end
      list[#list + 1] = { module = self.name, where = where,
        filter = filter and self:names(where, "allow." .. name, filter),
        run = self:fn(where, "allow." .. name, fn) }
    end
  end
  local known = { place = veto("place", self.all.places),
    stand = veto("stand", self.all.standing) }
  return dotted(self.all, "allow", function(act)
    return known[act] or function()
      self:problem(engine.where(2), "there is no allow.%s%s", tostring(act),
        problems_of.hint(act, keys_of(known)))
    end
  end)
end

local MAX_ARGUMENTS = 3

-- What lists the options of an offer: a function, or a word of the menu with
-- its arguments.
function speaker:lister(where, what, given)
  if type(given) ~= "table" then return self:fn(where, what, given) end
  local menu = engine.menu()
  if not menu[given[1]] then
    self:problem(where, "%s: the menu has no word '%s'%s", what,
      tostring(given[1]), problems_of.hint(tostring(given[1]), keys_of(menu)))
    return nil
  elseif #given - 1 > MAX_ARGUMENTS then
    self:problem(where, "%s: %d arguments, %d at most; use a function", what,
      #given - 1, MAX_ARGUMENTS)
    return nil
  end
  return table.move(given, 1, #given, 1, {})
end

function speaker:offer_word()
  return dotted(self.all, "offer", function(phase)
    return function(given)
      local name, where = self:named("offer." .. tostring(phase), given,
        offer_keys)
      if not name then return end
      local list = self.all.offers[phase] or {}
      self.all.offers[phase] = list
      list[#list + 1] = { name = name, module = self.name, where = where,
        must = given.must == true, when = self:condition(where, given.when),
        list = self:lister(where, "offer." .. phase .. " list", given.list),
        apply = self:fn(where, "offer." .. phase .. " apply", given.apply) }
    end
  end)
end

function speaker:score_terms(kind, given, where)
  for _, name in ipairs(self:keys(where, "score." .. tostring(kind), given))
  do
    local rates = given[name]
    if math.type(rates) == "integer" then rates = { rates, rates } end
    if type(rates) ~= "table" or math.type(rates[1]) ~= "integer"
      or math.type(rates[2]) ~= "integer"
      or math.max(math.abs(rates[1]), math.abs(rates[2])) > 10000 then
      self:problem(where, "score.%s: %s must be points per count, or "
        .. "{ complete, incomplete }", kind, name)
      rates = { 0, 0 }
    end
    self.all.terms[#self.all.terms + 1] = { kind = kind, name = name,
      module = self.name, where = where, complete = rates[1],
      incomplete = rates[2] }
  end
end

function speaker:score_stage(kind, stage, fn, where)
  if not STAGES[stage] then
    self:problem(where, "there is no score.%s.%s%s", kind, tostring(stage),
      problems_of.hint(stage, keys_of(STAGES)))
    return
  end
  self.all.stages[#self.all.stages + 1] = { kind = kind,
    stage = STAGES[stage], module = self.name, where = where,
    run = self:fn(where, "score." .. kind .. "." .. stage, fn) }
end

function speaker:score_word()
  return dotted(self.all, "score", function(kind)
    return setmetatable({}, {
      __call = function(_, given)
        local where = engine.where(2)
        if type(given) ~= "table" then
          self:problem(where, "score.%s takes a table of terms", kind)
          return
        end
        self:score_terms(kind, given, where)
      end,
      __index = function(_, stage)
        return function(fn)
          self:score_stage(kind, stage, fn, engine.where(2))
        end
      end,
      __newindex = function() error("the vocabulary cannot be changed", 2) end,
      __metatable = false,
    })
  end)
end

-- ---- slots: what one module may take over ---------------------------------

--- Declares an exclusive slot with its default; returns the function to call.
function speaker:slot(name, default)
  local all, where = self.all, engine.where(2)
  if type(name) ~= "string" then
    self:problem(where, 'slot takes a name and a function')
    name = "?"
  end
  if all.slots[name] then
    self:problem(where, "slot '%s' is declared by '%s' already", name,
      all.slots[name].module)
  end
  local taken = { module = self.name, where = where,
    run = self:fn(where, "slot '" .. tostring(name) .. "'", default) }
  all.slots[name] = taken -- turn.lua puts the replacement in
  return function(g, a, b) return taken.run(g, a, b) end
end

function speaker:replace_word()
  return dotted(self.all, "replace", function(name)
    return function(fn)
      local all, where = self.all, engine.where(2)
      local other = all.replaced[name]
      if other then
        self:problem(where, "replace.%s is taken by '%s' at %s; switch one "
          .. "of the two off", name, other.module, other.where)
      end
      all.replaced[name] = { module = self.name, where = where,
        run = self:fn(where, "replace." .. tostring(name), fn) }
    end
  end)
end

-- ---- sums: what every module may add to -----------------------------------

--- Declares a number that modules add to; returns the function that sums up
--- what they give: total(g, ...).
function speaker:sum(name)
  local all, where = self.all, engine.where(2)
  if all.sums[name] then
    self:problem(where, "sum '%s' is declared by '%s' already", name,
      all.sums[name].module)
  end
  local sum = { module = self.name, where = where } -- turn.lua adds addends
  all.sums[name] = sum
  return function(g, a, b)
    local total = 0
    for i = 1, #sum do total = total + (sum[i](g, a, b) or 0) end
    return total
  end
end

function speaker:add_word()
  return dotted(self.all, "add", function(name)
    return function(fn)
      local list, where = self.all.added, engine.where(2)
      list[#list + 1] = { name = name, module = self.name, where = where,
        run = self:fn(where, "add." .. tostring(name), fn) }
    end
  end)
end

-- ---- looks, texts, tests, sharing -----------------------------------------

local text_key = { string = true }
local number_key = { integer = true, float = true }
-- Least and most of what look{} takes as numbers.
local look_bounds = { width = { .5, 50 }, size = { .1, 5 } }
local look_keys = { colour = { string = true, integer = true },
  glyph = text_key, fill = text_key, edge = text_key, texture = text_key,
  line = text_key, symbol = text_key, svg = text_key, width = number_key,
  rim = text_key, size = number_key }

--- The word look{}: adds to into.looks. Its keys: lua/host/look.lua.
function words.look_word(into, problems)
  into.looks = into.looks or {}
  return function(given)
    local where = engine.where(2)
    if type(given) ~= "table" or type(given[1]) ~= "string" then
      problems:add(where, 'look{} needs a name first: look { "name", … }')
      return
    end
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

--- text { en = { key = "Text" }, it = { … } }
function speaker:text(given)
  local where = engine.where(2)
  for _, language in ipairs(self:keys(where, "text{}", given)) do
    local all = self.all.texts[language] or {}
    local module = self.all.own_texts[self.name] or {}
    local own = module[language] or {}
    self.all.texts[language] = all
    self.all.own_texts[self.name] = module
    module[language] = own
    local texts = given[language]
    for _, key in ipairs(self:keys(where, "text." .. language, texts)) do
      if type(texts[key]) == "string" then
        all[key], own[key] = texts[key], texts[key]
        self.all.text_places[own] = self.all.text_places[own] or where
      else
        self:problem(where, "text.%s.%s must be a string, not a %s", language,
          key, type(texts[key]))
      end
    end
  end
end

--- test "name" { … }
function speaker:test(name)
  local where, all = engine.where(2), self.all
  name = tostring(name)
  return function(body)
    check_open(all, "test")
    self.all.tests[#self.all.tests + 1] = { name = name, where = where,
      module = self.name, body = body }
  end
end

function speaker:export(given)
  self.all.exports[self.name] = frozen(given, 0)
  self.all.export_names[self.name] = self:keys(engine.where(2), "export{}",
    given)
end

function speaker:use(name)
  return self.all.exports[name]
end

-- ---- the environment of a module file -------------------------------------

local plain = { "option", "feature", "terrain", "mark", "pile", "piece",
  "stand", "zone", "state", "phase", "slot", "sum", "text", "test",
  "export", "use" }

-- For lua/doc/generate.lua: what must be documented.
words.plain = { "look", table.unpack(plain) }
words.dotted = { "on", "allow", "offer", "score", "replace", "add" }
words.fields = { option = option_keys, feature = feature_keys,
  terrain = terrain_keys, piece = piece_keys, phase = phase_keys,
  offer = offer_keys, zone = zone_keys, pile = pile_keys,
  look = keys_of(look_keys) }

--- Environment for the module `name` to run in, and the names of all words.
function words.environment(all, name)
  local self = setmetatable({ all = all, name = name }, speaker)
  local env = engine.sandbox()
  local known = keys_of(env)
  for _, word in ipairs(plain) do
    env[word] = function(...)
      check_open(all, word)
      return self[word](self, ...)
    end
  end
  env.look = words.look_word(all, all.problems)
  env.module = function() end -- read by the scan already
  env.on = self:on_word()
  env.allow = self:allow_word()
  env.offer = self:offer_word()
  env.score = self:score_word()
  env.replace = self:replace_word()
  env.add = self:add_word()
  for key in pairs(env) do known[#known + 1] = key end
  local view = engine.lock(env, function(_, key)
    if all.lenient then return all.lenient(key, known) end
    error(("unknown word '%s'%s"):format(tostring(key),
      problems_of.hint(key, known)), 2)
  end, "a module has no globals: use 'local', and state{} for what must last")
  return view, known
end

return words
