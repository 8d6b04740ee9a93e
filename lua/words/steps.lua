-- words/steps.lua - steps in place of functions: { word, ... }, where a rule
-- is one word of the vocabulary. It means the function that stands here. As
-- long as nobody lies around it the engine may do the same without entering
-- Lua (core/script/vm/steps.c); which steps it can is for steps.native to say.

local problems_of = require "problems"
local keys_of = require "keys"
local speaker = require "words/speaker"

local steps = {}

-- What a draw gave must be a tile; `where` is the place of the step.
local function check_type(where, value)
  if value and type(value) ~= "userdata" then
    error(("%s: tile type expected from the draw, got a %s"):format(where,
      type(value)), 0)
  end
  return value
end

-- By word, what makes the function of its argument.
local WORDS = {
  draw = function() return function(g, to) return g:draw(nil, to) end end,
  exhausted = function() return function(g) return g:left() == 0 end end,
  score = function() return function(g, feature) g:score(feature) end end,
  release = function() return function(g, from) g:release(from) end end,
  deploy = function()
    return function(g, piece, target) g:deploy(piece, target) end
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

-- The type of the one argument that some of them take.
local ARGUMENT = { offer = "string", finish = "function", lay = "function" }

-- The function that a step stands for; nil, and a problem, if it is none.
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
  end
  self:known_fields(where, ("%s: { \"%s\" }"):format(what, word), given, {}, 2)
  return WORDS[word](argument, where)
end

--- A function, or a step in its place, as a function.
function speaker:step(where, what, given)
  if type(given) ~= "table" then return self:fn(where, what, given) end
  local run = made_of(self, where, what, given)
  if run then
    self.all.steps[run] = { word = given[1], argument = given[2] }
  end
  return run
end

-- Notes what a list of gifts to a slot waits for, if all of them do.
local function all_wait(gifts, unless)
  for _, given in ipairs(gifts) do
    if not unless or not given.when then return false end
    unless[#unless + 1] = given.when.number
  end
  return true
end

--- The step that a function of a module, or a slot to which nobody gives
--- anything, comes down to: its word and its argument; or nil. With `unless`,
--- a list, that may hang on gifts which wait for something: their conditions
--- are added to the list.
function steps.of(all, run, unless)
  local known = all.slot_of[run]
  if not known then return all.steps[run] end
  if not known.kind or known.replaced or not all_wait(known.wraps, unless)
    or not all_wait(known.added, unless) then
    return nil
  end
  return all.steps[known.inner]
end

-- What each word that the engine does by itself needs besides.
local NATIVE = {
  offer = function(all, name) return all.offers[name] ~= nil end,
  lay = function(all, draw, unless)
    local from = steps.of(all, draw, unless)
    return from ~= nil and from.word == "draw"
  end,
  finish = function(all, condition, unless)
    local asked = steps.of(all, condition, unless)
    return asked ~= nil and asked.word == "exhausted"
  end,
}

-- Conditions that the engine looks at before a step: a bit each.
local MAX_CONDITIONS = 64

--- The word and argument of what a phase does, if the engine can do it, and
--- the set of the conditions none of which may be true then.
function steps.native(all, run)
  local unless, bits = {}, 0
  local step = run and steps.of(all, run, unless)
  local can = step and NATIVE[step.word]
  if not can or not can(all, step.argument, unless) then return nil end
  for _, number in ipairs(unless) do
    if number > MAX_CONDITIONS then return nil end
    if number > 0 then bits = bits | 1 << (number - 1) end
  end
  return step, bits
end

return steps
