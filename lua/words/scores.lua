-- words/scores.lua - score: terms of a feature, and the stages that add to
-- them.

local engine = ...
local keys_of = require "keys"
local problems_of = require "problems"
local dotted = require "words/dotted"
local speaker = require "words/speaker"

local STAGES = { count = 1, rate = 2, bonus = 3, factor = 4, veto = 5 }

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
