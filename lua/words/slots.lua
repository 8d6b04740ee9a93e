-- words/slots.lua - how modules change each other's rules. A slot is a step of
-- a rule that other modules may change; its kind says how their changes are
-- merged:
--
--   value  wrap.NAME runs around what was there before, module by module;
--          replace, which only one module may use, sets the innermost function
--   all    add.NAME is one more condition; true when all are
--   sum    add.NAME is one more addend

local engine = ...
local dotted = require "words/dotted"
local keys_of = require "common/keys"
local problems_of = require "problems/list"
local speaker = require "words/speaker"

local slots = {}

local KINDS = { value = "wrap or replace", all = "add or replace",
  sum = "add" }

-- ---- declaring -------------------------------------------------------------

-- The slot of this name, made when it is first named. `run`, which its caller
-- calls, is set after all modules have run.
local function slot_of(all, name)
  local known = all.slots[name]
  if known then return known end
  known = { name = name, wraps = {}, added = {}, callers = {} }
  function known.run()
    error(("slot '%s' cannot be called while modules are loaded"):format(name),
      2)
  end
  all.slots[name] = known
  return known
end

-- The function that modules call. It goes through `known`, which is complete
-- only later.
local function caller(all, known)
  local function call(g, a, b, c) return known.run(g, a, b, c) end
  all.slot_of[call] = known
  return call
end

-- A name that ends with "?" may be missing.
local function optional(name)
  local bare = name:match("^(.-)%?$")
  return bare or name, bare ~= nil
end

local function declare(self, where, name, run, kind)
  local known = slot_of(self.all, name)
  if known.module then
    self:problem(where, "%s '%s' is declared by '%s' already at %s",
      kind == "sum" and "sum" or "slot", name, known.module, known.where)
    return known
  end
  known.module, known.where, known.kind = self.name, where, kind
  known.inner = run
  return known
end

--- Declares a slot with its default, and returns the function to call. With a
--- name alone, returns that of another module's slot.
function speaker:slot(name, default, kind)
  local where = engine.where(2)
  if type(name) ~= "string" then
    self:problem(where, 'slot takes a name and a function')
    name = "?"
  end
  if default == nil then
    local bare, absent = optional(name)
    local known = slot_of(self.all, bare)
    known.callers[#known.callers + 1] = { where = where, absent = absent }
    return caller(self.all, known)
  end
  kind = self:one_of(where, "the kind of slot '" .. name .. "'", kind, KINDS,
    "value")
  return caller(self.all, declare(self, where, name,
    self:guest(where, "slot." .. name, default), kind))
end

--- Declares a number that modules add to; returns the function that sums up
--- what they give: total(g, ...).
function speaker:sum(name)
  local where = engine.where(2)
  if type(name) ~= "string" then
    self:problem(where, "sum takes a name")
    name = "?"
  end
  return caller(self.all,
    declare(self, where, name, function() return 0 end, "sum"))
end

-- ---- what others give -------------------------------------------------------

-- Records a *gift*: a function that a module gives to a slot by replace, wrap
-- or add. It counts only while the condition in `filter` holds; the caller
-- stores it.
local function gift(self, word, name, filter, fn)
  local where = engine.where(3)
  local bare, absent = optional(name)
  local what = word .. "." .. bare
  local when
  local step = type(filter) == "table" and filter[1] ~= nil
  if fn == nil and (step or type(filter) ~= "table") then
    filter, fn = nil, filter
  end
  local constant = word == "add" and fn == false
  if constant then fn = function() return false end end
  if filter ~= nil then
    if type(filter) ~= "table" then
      self:problem(where, "%s takes { when = … } ahead of its function, not "
        .. "%s", what, type(filter) == "string" and "'" .. filter .. "'"
        or "a " .. type(filter))
      filter = {}
    end
    self:known_fields(where, what, filter, { "when" }, 0)
    when = self:condition(where, filter.when)
  end
  local run = self:guest(where, what, fn)
  return { when = when, module = self.name, where = where, word = word,
    absent = absent, constant = constant, run = run,
    change = word == "wrap" and run and (self.all.steps[run] or {}).change,
    what = ("module '%s', %s"):format(self.name, what) },
    slot_of(self.all, bare)
end

function speaker:replace_word()
  return dotted(self.all, "replace", function(name)
    return function(fn)
      local taken, known = gift(self, "replace", name, nil, fn)
      local other = known.replaced
      if other then
        self:problem(taken.where, "replace.%s is taken by '%s' at %s; wrap it "
          .. "instead, or switch one of the two off", name, other.module,
          other.where)
      end
      known.replaced = taken
    end
  end)
end

function speaker:wrap_word()
  return dotted(self.all, "wrap", function(name)
    return function(filter, fn)
      local wrap, known = gift(self, "wrap", name, filter, fn)
      fn = fn or filter
      if wrap.run and not wrap.change and (type(fn) ~= "function"
          or select(3, engine.origin(fn)) < 2) then
        self:problem(wrap.where, "wrap.%s takes function(g, inner, …): this "
          .. "one can never call inner; replace is for that", name)
      end
      known.wraps[#known.wraps + 1] = wrap
    end
  end)
end

function speaker:add_word()
  return dotted(self.all, "add", function(name)
    return function(filter, fn)
      local added, known = gift(self, "add", name, filter, fn)
      known.added[#known.added + 1] = added
    end
  end)
end

-- ---- the last step of loading -----------------------------------------------

-- The function of a gift; runs `otherwise` while its condition is false.
local function run_of(given, otherwise)
  local run, number = given.run, given.when and given.when.number
  if not number then return run end
  local function run_if(...)
    if engine.holds(number) then return run(...) end
    return otherwise(...)
  end
  engine.entry(run_if, given.what)
  return run_if
end

-- The same of a list of gifts.
local function runs_of(list, otherwise)
  local runs = {}
  for i, given in ipairs(list) do runs[i] = run_of(given, otherwise) end
  return runs
end

local function total(known)
  local inner = known.inner
  local added = runs_of(known.added, function() return 0 end)
  if #added == 0 then return inner end
  return function(g, a, b, c)
    local sum = inner(g, a, b, c)
    for i = 1, #added do sum = sum + (added[i](g, a, b, c) or 0) end
    return sum
  end
end

local function conjunction(known)
  local inner = known.inner
  local added = runs_of(known.added, function() return true end)
  if #added == 0 then return inner end
  return function(g, a, b, c)
    if not inner(g, a, b, c) then return false end
    for i = 1, #added do
      if not added[i](g, a, b, c) then return false end
    end
    return true
  end
end

-- A wrap that is a change; it may replace the value.
local function changing(wrap, inner)
  local change = wrap.run
  return run_of({ what = wrap.what, when = wrap.when,
    run = function(g, a, b, c)
      local value = change()
      if value ~= nil then return value end
      return inner(g, a, b, c)
    end }, inner)
end

-- One wrap around `inner`. It may call inner once. If it returns no value, it
-- must call inner: otherwise inner would be skipped silently.
local function wrapped(name, wrap, inner)
  local run = wrap.run
  if wrap.change then return changing(wrap, inner) end
  -- Where inner was called is not known after a tail call.
  local function fail(what)
    error(("%s: wrap.%s %s"):format(wrap.where, name, what), 0)
  end
  local function around(g, a, b, c)
    local called = false
    local function once(again, ...)
      if called then
        fail "calls inner a second time; once is all there is"
      elseif again ~= g then
        fail "calls inner without g: it is inner(g), as the slot has it"
      end
      called = true
      return inner(g, ...)
    end
    local value, second = run(g, once, a, b, c)
    if value == nil and not called then
      fail "returned nothing and never called inner; it must do one of the two"
    end
    return value, second
  end
  engine.entry(around, wrap.what)
  return run_of({ run = around, what = wrap.what, when = wrap.when }, inner)
end

local function value(known)
  local run = known.inner
  for _, wrap in ipairs(known.wraps) do run = wrapped(known.name, wrap, run) end
  return run
end

local MERGES = { value = value, all = conjunction, sum = total }

--- All gifts of modules to a slot.
function slots.gifts(known)
  local list = table.move(known.wraps, 1, #known.wraps, 1, {})
  table.move(known.added, 1, #known.added, #list + 1, list)
  list[#list + 1] = known.replaced
  return list
end

-- Names of the declared slots that accept gifts by this word.
local function names_for(all, word)
  local list = {}
  for _, name in ipairs(keys_of(all.slots)) do
    local kind = all.slots[name].kind
    if kind and (" " .. KINDS[kind] .. " "):find(" " .. word .. " ", 1, true)
    then
      list[#list + 1] = name
    end
  end
  return list
end

-- Reports gifts that a slot cannot accept, and uses of slots that nobody
-- declares.
local function check(all, known)
  if not known.kind then
    for _, given in ipairs(slots.gifts(known)) do
      if not given.absent then
        all.problems:add(given.where, "%s.%s: there is no such slot%s",
          given.word, known.name,
          problems_of.hint(known.name, names_for(all, given.word)))
      end
    end
    for _, call in ipairs(known.callers) do
      if not call.absent then
        all.problems:add(call.where, "slot '%s': no module declares it%s",
          known.name, problems_of.hint(known.name, names_for(all, "wrap")))
      end
    end
    return
  end
  local words = KINDS[known.kind]
  for _, given in ipairs(slots.gifts(known)) do
    if not (" " .. words .. " "):find(" " .. given.word .. " ", 1, true) then
      all.problems:add(given.where, "%s.%s: the slot is of kind '%s', which "
        .. "takes %s", given.word, known.name, known.kind, words)
    end
    if given.constant and known.kind ~= "all" then
      all.problems:add(given.where, "add.%s: the slot is of kind '%s'; false "
        .. "is for those of kind 'all'", known.name, known.kind)
    end
  end
end

--- Reports mistakes in the gifts of modules to each other's slots.
function slots.check(all)
  for _, name in ipairs(keys_of(all.slots)) do check(all, all.slots[name]) end
end

--- The last step of loading: puts all gifts into their slots.
function slots.fill(all)
  for _, known in pairs(all.slots) do
    if known.kind then
      if known.replaced then known.inner = known.replaced.run end
      known.run = MERGES[known.kind](known)
    else
      known.run = function() end -- nobody declares it, and it may be missing
    end
  end
end

return slots
