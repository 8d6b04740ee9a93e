-- words/steps.lua - steps in place of functions: { word, ... }. Each step means
-- a function in this file. Unless a function wraps the step, the engine may do
-- the same without entering Lua (core/script/native/steps.h lists these);
-- steps.native tells when.

local engine = ...
local problems_of = require "problems/list"
local keys_of = require "common/keys"
local speaker = require "words/speaker"

local steps = {}

-- Checks that a draw has returned a tile; `where` is the place of the step.
local function check_type(where, value)
  if value and type(value) ~= "userdata" then
    error(("%s: tile type expected from the draw, got a %s"):format(where,
      type(value)), 0)
  end
  return value
end

-- For each word: makes the function from the argument; for "set" and "take" the
-- argument is a change.
local WORDS = {
  draw = function() return function(g, to) return g:draw(nil, to) end end,
  exhausted = function() return function(g) return g:left() == 0 end end,
  score = function() return function(g, feature) g:score(feature) end end,
  release = function() return function(g, from) g:release(from) end end,
  deploy = function()
    return function(g, piece, target) g:deploy(piece, target) end
  end,
  set = function(change)
    return function() engine.change(change.number) end
  end,
  take = function(change)
    return function() return engine.change(change.number) end
  end,
  offer = function(name) return function(g) g:offer(name) end end,
  finish = function(condition)
    return function(g) if condition(g) then g:finish() end end
  end,
  lay = function(draw, where)
    return function(g)
      local drawn = check_type(where, draw(g))
      while drawn and not g:lay(drawn) do
        g:discard(drawn)
        drawn = check_type(where, draw(g))
      end
      return drawn
    end
  end,
}

-- The type of the argument, for words that take one.
local ARGUMENT = { offer = "string", finish = "function", lay = "function",
  take = "string" }

-- The function of a change. "set" returns no value. "take" returns the value of
-- a variable, as that of a wrap; none while the variable is empty.
local function change_of(self, where, what, given)
  local word = given[1]
  if word == "take" and not what:find "^wrap%." then
    self:problem(where, "%s: { \"take\", … } is for wraps", what)
  elseif word == "set" and (what:find "^add%." or what:find "^replace%.") then
    self:problem(where, "%s: { \"set\", … } has no value to give", what)
  elseif #given > 2 then
    self:problem(where, "%s: { \"take\", … } takes one variable", what)
  end
  return self:change(where, what, given)
end

-- The function that a step stands for, and the change it makes, if that is all
-- it does; nil, and a problem, if it is none.
local function made_of(self, where, what, given)
  local word, argument = given[1], given[2]
  local wanted = ARGUMENT[word] or "nil"
  if not WORDS[word] then
    self:problem(where, "%s: there is no step '%s'%s", what, tostring(word),
      problems_of.hint(tostring(word), keys_of(WORDS)))
    return nil
  elseif type(argument) ~= wanted then
    self:problem(where, wanted == "nil" and "%s: { \"%s\" } takes nothing more"
      or "%s: { \"%s\", … } takes a %s", what, word, wanted)
    return nil
  elseif word == "set" or word == "take" then
    local change = change_of(self, where, what, given)
    return WORDS[word](change), change
  end
  self:known_fields(where, ("%s: { \"%s\" }"):format(what, word), given, {}, 2)
  return WORDS[word](argument, where)
end

--- A function, or a step in its place, as a function.
function speaker:step(where, what, given)
  if type(given) ~= "table" then return self:fn(where, what, given) end
  local run, change = made_of(self, where, what, given)
  if run then
    self.all.steps[run] = { word = given[1], argument = given[2],
      change = change }
  end
  return run
end

-- The surroundings of a step: conditions of gifts that need Lua; wraps that are
-- changes, outermost first; and conditions under which a slot of kind `all` is
-- false. `fixed`: a gift that needs Lua has no condition.
local function surroundings() return { unless = {}, wraps = {}, never = {} } end

local function note_wrap(around, given)
  if given.change then
    table.insert(around.wraps, given)
  elseif given.when then
    table.insert(around.unless, given.when)
  else
    around.fixed = true
  end
end

local function note_added(around, given)
  if given.when then
    table.insert(given.constant and around.never or around.unless, given.when)
  else
    around.fixed = true
  end
end

--- Word and argument of the step that a function of a module, or a slot without
--- gifts, amounts to; or nil. With `around` (see above), gifts may have
--- conditions or be changes: these are added to it.
function steps.of(all, run, around)
  local known = all.slot_of[run]
  if not known then return all.steps[run] end
  local bare = #known.wraps == 0 and #known.added == 0
  if not known.kind or known.replaced or not around and not bare then
    return nil
  end
  for i = #known.wraps, 1, -1 do note_wrap(around, known.wraps[i]) end
  for _, given in ipairs(known.added) do note_added(around, given) end
  return not (around and around.fixed) and all.steps[known.inner] or nil
end

-- Do all changes among the wraps of a draw give types of tiles?
local function gives_types(wraps)
  for _, given in ipairs(wraps) do
    local change = given.change
    if change.take and change.taken ~= "type" then return false end
  end
  return true
end

-- What each word requires to be run natively, besides the surroundings of the
-- step, and the slot that is its argument.
local NATIVE = {
  set = function() return true end,
  offer = function(all, name) return all.offers[name] ~= nil end,
  lay = function(all, draw, _, inner)
    local from = steps.of(all, draw, inner)
    return from ~= nil and from.word == "draw" and gives_types(inner.wraps)
  end,
  finish = function(all, condition, _, inner)
    local asked = steps.of(all, condition, inner)
    return asked ~= nil and asked.word == "exhausted" and #inner.wraps == 0
  end,
}

-- Conditions that the engine checks before a step: a bit each.
local MAX_CONDITIONS = 64

-- The set of some conditions, or nil.
local function bits_of(list)
  local bits = 0
  for _, when in ipairs(list) do
    if when.number > MAX_CONDITIONS then return nil end
    if when.number > 0 then bits = bits | 1 << (when.number - 1) end
  end
  return bits
end

-- The engine checks conditions that need Lua when the step begins, so no change
-- may make one true afterwards. Only a pile that became empty can; then Lua
-- begins the phase anew, so the surroundings of the step must be idempotent.
local function stays(unless, before, draws)
  local gets, counts = {}, false
  for _, wraps in ipairs { before, draws } do
    for _, given in ipairs(wraps) do
      for _, set in ipairs(given.change.sets) do
        if set.value ~= 0 or set.step == 1 then gets[set.var + 1] = true end
        counts = counts or wraps == before and set.step ~= nil
      end
    end
  end
  for _, when in ipairs(unless) do
    for _, one in ipairs(when) do
      if gets[one.state] or gets[one.mine] or counts and one.dry then
        return false
      end
    end
  end
  return true
end

-- Wraps that are changes, for the plan, without those whose condition can never
-- hold. The change of the step itself comes last.
local function plan_wraps(list, own)
  local wraps = {}
  for _, given in ipairs(list) do
    local when = given.when and given.when.number
    if when ~= 0 then
      wraps[#wraps + 1] = { change = given.change.number, when = when or 0 }
    end
  end
  if own then wraps[#wraps + 1] = { change = own.number, when = 0 } end
  return wraps
end

--- The native step of a phase, if it has one: word and argument; the conditions
--- under which Lua must run it; the conditions that keep it from finishing; the
--- changes around it, its own included; and those around its draw.
function steps.native(all, run)
  local outer, inner = surroundings(), surroundings()
  local step = run and steps.of(all, run, outer)
  local can = step and NATIVE[step.word]
  if not can or not can(all, step.argument, outer, inner) then return nil end
  for _, given in ipairs(outer.wraps) do
    if given.change.take then return nil end
  end
  local unless = table.move(inner.unless, 1, #inner.unless,
    #outer.unless + 1, outer.unless)
  local bits, never = bits_of(unless), bits_of(inner.never)
  if not bits or not never or not stays(unless, outer.wraps, inner.wraps) then
    return nil
  end
  return { word = step.word, argument = step.argument, unless = bits,
    never = never, before = plan_wraps(outer.wraps, step.change),
    draws = plan_wraps(inner.wraps) }
end

return steps
