-- words/scores.lua - score: terms of a feature, and the stages that add to
-- them; weight, rank and decider: who gets the points.

local engine = ...
local keys_of = require "common/keys"
local problems_of = require "problems/list"
local undeclared = require "words/undeclared"
local dotted = require "words/dotted"
local speaker = require "words/speaker"

local scores = {}

--- Numbers of the core, see tesI_stage in core/state/catalogue.h.
scores.STAGES = { count = 1, rate = 2, bonus = 3, factor = 4, veto = 5,
  final = 6 }

speaker.fields.term = { "touches", "with", "count" }

-- A name, or nil.
function speaker:one_name(where, what, name)
  if name == nil then return nil end
  return self:names(where, what, { name })[1]
end

-- The count of a term by a function.
function speaker:counted(kind, name, fn, where)
  if not fn then return end
  self.all.stages[#self.all.stages + 1] = { kind = kind,
    stage = scores.STAGES.count, module = self.name, where = where,
    only = name, run = function(feature, player, g, reason)
      return { [name] = fn(feature, player, g, reason) }
    end }
end

function speaker:score_terms(kind, given, where)
  for _, name in ipairs(self:keys(where, "score." .. tostring(kind), given))
  do
    local rates, like = given[name], nil
    if math.type(rates) == "integer" then rates = { rates, rates } end
    local more = type(rates) == "table" and rates or {}
    if type(rates) == "table" and rates[2] == nil then
      rates = type(rates[1]) == "string" and rates[1] or { rates[1], rates[1] }
    end
    if type(rates) == "string" then like, rates = rates, { 0, 0 } end
    if type(rates) ~= "table" or math.type(rates[1]) ~= "integer"
      or math.type(rates[2]) ~= "integer" or #rates > 2
      or math.max(math.abs(rates[1]), math.abs(rates[2])) > 10000 then
      self:problem(where, "score.%s: %s must be points per count, "
        .. "{ complete, incomplete }, or another term, which pays as much",
        kind, name)
      rates = { 0, 0 }
    end
    local what = ("score.%s: %s"):format(kind, name)
    self:known_fields(where, what, more, speaker.fields.term, 2)
    if more.count ~= nil and more.touches ~= nil then
      self:problem(where, "%s counts what it touches, or what a function "
        .. "returns, not both", what)
    elseif more.count ~= nil then
      self:counted(kind, name, self:fn(where, what .. ", count", more.count),
        where)
    elseif more.with ~= nil and more.touches == nil then
      self:problem(where, "%s: with is about what it touches", what)
    end
    self.all.terms[#self.all.terms + 1] = { kind = kind, name = name,
      module = self.name, where = where, complete = rates[1],
      incomplete = rates[2], like = like, counted = more.count ~= nil,
      touches = self:one_name(where, what .. ", touches", more.touches),
      with = self:one_name(where, what .. ", with", more.with) }
  end
end

speaker.fields.bonus = { "kept" }

function speaker:score_stage(kind, stage, given, fn, where)
  local what = "score." .. kind .. "." .. tostring(stage)
  if not scores.STAGES[stage] then
    self:problem(where, "there is no %s%s", what,
      problems_of.hint(stage, keys_of(scores.STAGES)))
    return
  end
  if fn == nil then given, fn = {}, given end
  if type(given) ~= "table" then
    self:problem(where, "%s takes a function, after { kept = true } if a "
      .. "bonus survives vetoes", what)
    return
  end
  self.all.problems:unknown(where, what, given,
    stage == "bonus" and speaker.fields.bonus or {})
  self.all.stages[#self.all.stages + 1] = { kind = kind,
    stage = scores.STAGES[stage], module = self.name, where = where,
    kept = self:flag(where, what, given, "kept"),
    run = self:fn(where, what, fn) }
end

function speaker:score_word()
  return dotted(self.all, "score", function(name)
    local kind = undeclared.bare(self.all, name)
    return setmetatable({}, {
      __call = function(_, given)
        local where = engine.where(2)
        if type(given) ~= "table" then
          self:problem(where, "score.%s takes a table of terms", kind)
          return
        end
        self.all:bounded("score." .. kind, given)
        self:score_terms(kind, given, where)
      end,
      __index = function(_, stage)
        return function(given, fn)
          self:score_stage(kind, stage, given, fn, engine.where(2))
        end
      end,
      __newindex = function() error("the vocabulary cannot be changed", 2) end,
      __metatable = false,
    })
  end)
end

-- ---- majorities -------------------------------------------------------------

--- weight.PIECE(fn): adds to the weight of figures of this piece or class.
function speaker:weight_word()
  return dotted(self.all, "weight", function(name)
    local piece = undeclared.bare(self.all, name)
    return function(fn)
      local where = engine.where(2)
      self.all.weights[#self.all.weights + 1] = { piece = piece,
        module = self.name, where = where,
        run = self:fn(where, "weight." .. piece, fn) }
    end
  end)
end

-- A function that breaks ties, for all features or for those named first.
local function tie_breaker(self, word, list, filter, fn)
  local where = engine.where(3)
  if fn == nil then filter, fn = nil, filter end
  list[#list + 1] = { module = self.name, where = where,
    filter = filter and self:names(where, word, filter),
    run = self:fn(where, word, fn) }
end

--- rank(fn): among players of equal weight, those with the highest rank hold.
function speaker:rank(filter, fn)
  tie_breaker(self, "rank", self.all.ranks, filter, fn)
end

--- decider(fn): among players of equal rank, the one it returns; only one
--- module may declare it.
function speaker:decider(filter, fn)
  tie_breaker(self, "decider", self.all.deciders, filter, fn)
end

return scores
