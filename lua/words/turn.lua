-- words/turn.lua - when rules run: phase{}, offer, on and allow.

local engine = ...
local keys_of = require "common/keys"
local problems_of = require "problems/list"
local undeclared = require "words/undeclared"
local dotted = require "words/dotted"
local speaker = require "words/speaker"

local turn = {}

-- Numbers of the core: ON_... in core/script/vm/hooks.h, GAME_... in
-- catalogue.h.
turn.EVENTS = { placed = 1, deployed = 2, returned = 3, scored = 4,
  overlaid = 5, joined = 6, parted = 7, drawn = 8 }
-- What a veto calls the tiles that it is limited to.
turn.WHERE = { place = "near", stand = "on" }
turn.PHASE_STAGES = { setup = 0, turn = 1, final = 2 }

-- Types of variables that can refer to a player or a figure.
local HOLDS_PLAYER = { player = true, figure = true }

local condition_keys = { "completed", "tile", "state", "piece", "away",
  "claims", "mine", "pile", "home", "out", "together",
  "here", "enclosed", "part", "hole", "board" }

-- One name, which may end with a question mark.
function speaker:may_miss(name)
  if type(name) ~= "string" then return name end
  return undeclared.bare(self.all, name)
end

--- always(fn): what must hold whenever somebody is asked, and at the end. Games
--- do not run it: tests and proofs do.
function speaker:always(fn)
  local where = engine.where(2)
  self.all.always[#self.all.always + 1] = { module = self.name, where = where,
    run = self:fn(where, "always", fn) }
end

-- Reads a list of conditions.
local function one_condition(self, where, given)
  if given == "completed" then given = { completed = true } end
  if type(given) ~= "table" then
    self:problem(where, 'when is "completed", or a table with some of %s, '
      .. "not '%s'", table.concat(condition_keys, ", "), tostring(given))
    return nil
  end
  self.all.problems:unknown(where, "when", given, condition_keys)
  local completed = given.completed
  if completed ~= nil and type(completed) ~= "boolean"
    and type(completed) ~= "string" then
    self:problem(where, "when: completed is true, false or a kind of feature, "
      .. "not '%s'", tostring(completed))
  end
  if given.hole ~= nil and given.hole ~= true then
    self:problem(where, "when: hole is true, not '%s'", tostring(given.hole))
  end
  local both = given.together or {}
  if given.together and (type(both) ~= "table" or #both ~= 2) then
    self:problem(where, "when: together is a list of two pieces")
    both = {}
  end
  local tile = given.tile ~= nil and self:names(where, "tile", given.tile)
  local pile = given.pile and self:names(where, "pile", given.pile)
  local board = given.board ~= nil and self:names(where, "board", given.board)
  return { completed = completed and true or false,
    of = type(completed) == "string" and completed or nil, tile = tile or nil,
    board = board or nil,
    hole = given.hole == true, pile = pile or nil, dry = given.pile == false,
    piece = self:may_miss(given.piece or given.away or given.home or given.out),
    away = self:may_miss(given.away), home = self:may_miss(given.home),
    out = self:may_miss(given.out),
    one = self:may_miss(both[1]), other = self:may_miss(both[2]),
    here = self:may_miss(given.here), enclosed = self:may_miss(given.enclosed),
    part = self:may_miss(given.part),
    claims = self:may_miss(given.claims), where = where,
    state = given.state ~= nil
      and self:variable_number(where, given.state, nil, true) or nil,
    mine = given.mine ~= nil
      and self:variable_number(where, given.mine, HOLDS_PLAYER) or nil }
end

-- The condition of a phase or an offer: "completed", a table, or a list of
-- these, one of which must hold. Returns a list.
function speaker:condition(where, given)
  if given == nil or given == "always" then return nil end
  local each, list = { given }, {}
  if type(given) == "table" and given[1] ~= nil then each = given end
  if each == given then self:known_fields(where, "when", given, {}, #given) end
  for i, one in ipairs(each) do list[i] = one_condition(self, where, one) end
  return #list > 0 and list or nil
end

speaker.fields.phase = { "stage", "after", "before", "when", "run",
  "otherwise", "title", "landmark" }

-- The function of a phase; if that returns nothing, the phase jumps to
-- `otherwise`.
local function or_jump(run, otherwise)
  if not run or not otherwise then return run end
  return function(g) if not run(g) then g:jump(otherwise) end end
end

--- A step of the turn. Without `run` it is a landmark: it does nothing, but
--- other phases may be placed after or before it. With `landmark` the core does
--- not hear of it, so that adding one changes no number and no game.
function speaker:phase(given)
  local name, where = self:named("phase", given)
  if not name then return end
  for _, phase in ipairs(self.all.phases) do
    if phase.name == name then
      self:problem(where, "phase '%s' is declared by '%s' already", name,
        phase.module)
    end
  end
  self:title(where, name, given.title)
  if given.when ~= nil and given.run == nil then
    self:problem(where, "phase '%s' does nothing, so it cannot wait for "
      .. "anything: give it run, or leave when out", name)
  end
  local run = given.run ~= nil
    and self:step(where, "phase '" .. name .. "'", given.run) or nil
  if given.otherwise ~= nil and type(given.otherwise) ~= "string" then
    self:problem(where, "phase '%s': otherwise is the name of a phase", name)
  end
  local stage = self:one_of(where, "stage", given.stage, turn.PHASE_STAGES,
    "turn")
  local landmark = self:flag(where, "phase", given, "landmark")
  if landmark and given.run ~= nil then
    self:problem(where, "phase '%s' is a landmark, so it runs nothing: leave "
      .. "out run, or landmark", name)
  end
  self.all.phases[#self.all.phases + 1] = { name = name, module = self.name,
    where = where, stage = turn.PHASE_STAGES[stage], landmark = landmark,
    after = self:names(where, "after", given.after),
    before = self:names(where, "before", given.before),
    when = self:condition(where, given.when), otherwise = given.otherwise,
    run = or_jump(run, given.otherwise), inner = run }
end

--- A handler may be limited to a subject, which comes first: marks, features or
--- tiles for on.placed, pieces or classes for on.deployed and on.returned,
--- features for on.scored; and to a condition, and a veto of tiles to cells
--- near some tiles, one of figures to some tiles. It is called for nothing
--- else.
function speaker:handler_filter(event, where, filter, word)
  if filter == nil then return nil end
  local when
  if type(filter) == "table" then
    when = filter.when
    self:known_fields(where, (word or "on.") .. event, filter,
      { "when", word and turn.WHERE[event] }, #filter)
  end
  local names = self:names(where, (word or "on.") .. event, filter)
  return #names > 0 and names or nil, self:condition(where, when)
end

-- The body of a handler: a function, or a step that sets variables.
local function handler(self, where, what, given)
  if type(given) ~= "table" then return self:fn(where, what, given) end
  if given[1] ~= "set" then
    self:problem(where, "%s takes a function, or { \"set\", NAME = value, … }",
      what)
    return nil
  end
  local run = self:step(where, what, given)
  return run, run and self.all.steps[run].change.number
end

-- A list of names without a function is no handler.
local function is_change(given)
  return type(given) == "table" and (given[1] == "set" or given[1] == "take")
end

function speaker:on_word()
  return dotted(self.all, "on", function(event)
    return function(filter, fn)
      local where = engine.where(2)
      if fn == nil and is_change(filter) then filter, fn = nil, filter end
      filter, fn = self:ahead(where, "on." .. event, filter, fn)
      if not turn.EVENTS[event] then
        self:problem(where, "there is no event on.%s%s", tostring(event),
          problems_of.hint(event, keys_of(turn.EVENTS)))
        return
      end
      local names, when = self:handler_filter(event, where, filter)
      local list = self.all.on
      local run, change = handler(self, where, "on." .. event, fn)
      list[#list + 1] = { event = turn.EVENTS[event], module = self.name,
        where = where, filter = names, when = when, run = run,
        change = change }
    end
  end)
end

-- A veto as data: { "apart", piece, reason = … } keeps figures off features
-- with a figure of this piece or class, unless they may share.
function speaker:stand_veto(where, given)
  if type(given) ~= "table" then
    return { run = self:fn(where, "allow.stand", given) }
  end
  if given[1] ~= "apart" then
    self:problem(where, "allow.stand: there is no veto '%s', did you mean "
      .. "'apart'?", tostring(given[1]))
  elseif type(given[2]) ~= "string" then
    self:problem(where, "allow.stand: { \"apart\", … } takes the name of a "
      .. "piece or class")
  elseif type(given.reason) ~= "string" then
    self:problem(where, "allow.stand: { \"apart\", … } needs a reason")
  end
  self:known_fields(where, "allow.stand: { \"apart\" }", given, { "reason" }, 2)
  return { apart = tostring(given[2]), reason = given.reason }
end

function speaker:allow_word()
  local function veto(name, list, read)
    return function(filter, fn)
      local where = engine.where(2)
      filter, fn = self:ahead(where, "allow." .. name, filter, fn)
      local names, when = self:handler_filter(name, where, filter, "allow.")
      local row = read(where, fn)
      row.module, row.where, row.filter, row.when = self.name, where, names,
        when
      local tiles = type(filter) == "table" and filter[turn.WHERE[name]]
      row.tiles = tiles and self:names(where, "allow." .. name, tiles) or nil
      list[#list + 1] = row
    end
  end
  local known = {
    place = veto("place", self.all.places, function(where, given)
      return { run = self:fn(where, "allow.place", given) }
    end),
    stand = veto("stand", self.all.standing, function(where, fn)
      return self:stand_veto(where, fn)
    end) }
  return dotted(self.all, "allow", function(act)
    return known[act] or function()
      self:problem(engine.where(2), "there is no allow.%s%s", tostring(act),
        problems_of.hint(act, keys_of(known)))
    end
  end)
end

local MAX_ARGUMENTS = 3

-- An argument { state = "name" } of a word of the menu is what that variable
-- holds when the word is used.
function speaker:argument(where, what, given)
  if type(given) ~= "table" then return given end
  self.all.problems:unknown(where, what, given, { "state" })
  return { var = self:variable_number(where, given.state) }
end

-- The lister of an offer: a function, or a word of the menu with its arguments.
function speaker:lister(where, what, given)
  if type(given) ~= "table" then return self:guest(where, what, given) end
  local menu = engine.menu()
  if not menu[given[1]] then
    self:problem(where, "%s: the menu has no word '%s'%s", what,
      tostring(given[1]), problems_of.hint(tostring(given[1]), keys_of(menu)))
    return nil
  elseif #given - 1 > MAX_ARGUMENTS then
    self:problem(where, "%s: %d arguments, %d at most; use a function", what,
      #given - 1, MAX_ARGUMENTS)
    return nil
  elseif #given - 1 < menu[given[1]] then
    self:problem(where, "%s: '%s' needs %d arguments, not %d; see the "
      .. "reference", what, given[1], menu[given[1]], #given - 1)
    return nil
  end
  local list = { given[1] }
  for i = 2, #given do list[i] = self:argument(where, what, given[i]) end
  return list
end

speaker.fields.offer = { "list", "apply", "must", "returns", "when" }

function speaker:offer_word()
  return dotted(self.all, "offer", function(phase)
    return function(given)
      local name, where = self:named("offer." .. tostring(phase), given)
      if not name then return end
      local list = self.all.offers[phase] or {}
      self.all.offers[phase] = list
      list[#list + 1] = { name = name, module = self.name, where = where,
        must = self:flag(where, "offer." .. phase, given, "must"),
        returns = given.returns,
        when = self:condition(where, given.when),
        list = self:lister(where, "offer." .. phase .. " list", given.list),
        apply = self:guest(where, "offer." .. phase .. " apply",
          given.apply) }
    end
  end)
end

return turn
