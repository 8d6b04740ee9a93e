-- words/vocabulary.lua - the vocabulary of a module file.
--
-- A word only records its arguments, with file and line, in the registry;
-- lua/plan/catalogue.lua turns the registry into the core's catalogue after all
-- modules have run. The words are in lua/words/, one subject a file, and are
-- documented in lua/api.lua.

local engine = ...
local keys_of = require "common/keys"
local lengths = require "common/lengths"
local problems_of = require "problems/list"
local look_word = require "words/look"
local speaker = require "words/speaker"
require "words/features"
require "words/options"
require "words/overlay"
require "words/pieces"
require "words/scores"
require "words/sharing"
require "words/slots"
require "words/state"
require "words/steps"
require "words/texts"
local turn = require "words/turn"

local words = { EVENTS = turn.EVENTS, PHASE_STAGES = turn.PHASE_STAGES }

local registry = {}
registry.__index = registry

--- A registry for one ruleset: what all modules declared so far.
function words.registry(config, problems)
  return setmetatable({
    config = config, problems = problems,
    kinds = {}, kind_names = {},     -- segment kinds
    wholes = {},                     -- features of features
    terrains = {}, terrain_names = {}, -- side kinds
    marks = {}, mark_names = {},
    loaded = {}, spoken = {},        -- modules of this game; those done
    asked = {},                      -- modules that use and loaded ask for
    absent = {},                     -- names with a question mark
    pieces = {}, piece_names = {},
    stands = {}, stacks = {}, zones = {}, vars = {}, phases = {}, piles = {},
    on = {}, places = {}, standing = {}, offers = {},
    terms = {}, stages = {}, slots = {},
    steps = {}, slot_of = {},        -- by function, see words/steps.lua
    changes = {},
    looks = {}, texts = {}, own_texts = {}, text_places = {},
    tests = {}, options = {}, exports = {}, export_names = {},
    weights = {}, ranks = {}, deciders = {}, overlays = {},
    always = {},                     -- what tests and proofs check
    environments = {}, unknown = {}, -- see words.environment
  }, registry)
end

--- Rules are declared while modules are loaded; a later declaration would be
--- kept outside the game's state.
function registry:check_open(word)
  if not self.closed then return end
  error(("%s is for loading only; a game is running"):format(word), 3)
end

--- What a word is given, with each text as long as it may be. `what` is the
--- word, for messages about those that were longer.
function registry:bounded(what, ...)
  local where, given = engine.where(3), table.pack(...)
  local function add(...) self.problems:add(where, ...) end
  for i = 1, given.n do given[i] = lengths.check(what, given[i], add) end
  return table.unpack(given, 1, given.n)
end

local plain = { "option", "feature", "terrain", "mark", "overlay", "pile",
  "piece", "stand", "stack", "zone", "state", "phase", "rank", "decider",
  "slot", "sum", "always", "text", "test", "export", "use", "loaded" }

-- For lua/doc/generate.lua: what must be documented.
words.plain = { "look", table.unpack(plain) }
words.dotted = { "on", "allow", "offer", "score", "weight", "replace",
  "wrap", "add" }
words.fields = speaker.fields

-- The action for a name that is not a word. The checker replaces it, to
-- continue; see lua/checker/checks.lua.
local function unknown_word(unknown, known)
  unknown.say = unknown.say or function(_, key)
    if unknown.lenient then return unknown.lenient(key, known) end
    error(("unknown word '%s'%s"):format(tostring(key),
      problems_of.hint(key, known)), 2)
  end
  return unknown.say
end

--- What a chunk gets as environment: it shows the table, unknown names call
--- `get`, assignments raise the message.
function words.lock(env, get, message)
  setmetatable(env, { __index = get, __metatable = false })
  return engine.view(env, message)
end

--- Environment for the module `name` to run in, and the names of all words.
function words.environment(all, name)
  local self = setmetatable({ all = all, name = name }, speaker)
  local env = engine.sandbox()
  local known = keys_of(env)
  for _, word in ipairs(plain) do
    env[word] = function(...)
      all:check_open(word)
      return self[word](self, all:bounded(word .. "{}", ...))
    end
  end
  env.look = look_word(all, all.problems)
  env.module = function() end -- read by the scan already
  for _, word in ipairs(words.dotted) do
    env[word] = self[word .. "_word"](self)
  end
  for key in pairs(env) do known[#known + 1] = key end
  local view = words.lock(env, unknown_word(all.unknown, known),
    "a module has no globals: use 'local', and state{} for what must last")
  all.environments[#all.environments + 1] = env
  return view, known
end

--- All players win or lose together: declares a variable of no module, which
--- says that they have lost.
function words.play_together(all, where)
  if all.lost then return end
  local ending = setmetatable({ all = all, name = "" }, speaker)
  all.lost = ending:variable("lost", "boolean", where) + 1
end

-- It must not keep data of loading alive, so it knows its word and no more.
local function closed_word(word)
  local error = error
  return function()
    error(word .. " is for loading only; a game is running", 2)
  end
end

--- The environment of modules after loading: each word reports that it came too
--- late. It lives as long as the game, and must not keep data of loading alive.
function words.close(all)
  local closed = {}
  for _, word in ipairs(words.plain) do closed[word] = closed_word(word) end
  for _, word in ipairs(words.dotted) do
    closed[word] = setmetatable({}, { __index = closed_word(word),
      __newindex = closed_word(word), __metatable = false })
  end
  for _, env in ipairs(all.environments) do
    for word, instead in pairs(closed) do env[word] = instead end
  end
end

return words
