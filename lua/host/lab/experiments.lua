--- The games of a diagnosis: which are played, in what order, by whom. Games of
--- equal players come first; then a good player among bad ones; then one seat
--- is kept from a group of options, or made to try it.

local tes = require "tes"
local T = require "host.common.text".get
local diagnosis = require "host.lab.diagnosis"
local fail = require "host.common.fail"
local file = require "host.common.file"
local literal = require "common.literal"
local observed_game = require "host.lab.observed_game"
local parallel = require "host.lab.parallel"
local progress = require "host.lab.progress"
local result = require "host.games.result"
local rule_terms = require "host.lab.rule_terms"
local source = require "host.common.source"

local experiments = {}

-- The bot that plays all seats.
local LEVEL = "greedy"
-- Bots it is put among; both say how much skill there is.
local WEAKER = { "random", "easy" }
-- Groups that are tried out, and games for each, as a part of all.
local GROUPS, PART = 8, 1 / 3
-- After so many games that do not end no more are needed.
local ENOUGH = 5
-- Seeds of the trials are far from those of the games before.
local APART = 100000

-- ---- the subject -----------------------------------------------------------

-- Is this file a rule, and no config?
local function is_rule(path)
  local text = ("\n" .. (file.read(path) or "")):gsub("%-%-[^\n]*", "")
  return text:find "\n%s*module%s*[%({\"']" ~= nil
    and not text:find "\n%s*return%s*{"
end

local function config_text(config) return "return " .. literal.write(config) end

--- What a word names: the source of its rules, and the module that is meant if
--- it is a rule or a module; nil: all of a config.
---@param args table
---@param word string?
---@return table source
---@return string? module
function experiments.source(args, word)
  local path = word and word:gsub("/+$", "")
  if path and file.kind(path) == "folder" and
    file.kind(path .. "/rules.lua") == "file" then
    local name = path:match "([^/]+)$"
    local from = source.from(args)
    from.path = { path:match "^(.*)/[^/]+$" or ".",
      table.unpack(args.path or {}) }
    from.config_text = config_text { modules = { name } }
    return from, name
  elseif path and file.kind(path) == "file" and is_rule(path) then
    local from = source.from(args)
    from.config_text = config_text { rules = { path } }
    local name = rule_terms.module_of(file.read(path))
    return from, name
  elseif path and not file.kind(path) and source.module_folder(path, args) then
    local from = source.from(args)
    from.config_text = config_text { modules = { path } }
    return from, path
  end
  return source.from(args, word), nil
end

--- What is meant, for people: a title, or the word that named it.
---@param from table source
---@param module string?
---@param word string? by which it was asked for
---@return string
function experiments.name(from, module, word)
  local rules <close> = fail.check(tes.ruleset.load(from))
  for _, each in ipairs(source.read(rules:describe "cards")) do
    if each.name == module and each.title then return each.title end
  end
  return not module and source.read(rules:describe "config").title
    or word or "Tessera"
end

-- Which module a group of options belongs to.
local function whose(rules)
  local by_piece, by_verb = {}, {}
  for _, card in ipairs(source.read(rules:describe "cards")) do
    for _, piece in ipairs(card.pieces) do by_piece[piece] = card.name end
  end
  for _, offer in ipairs(source.read(rules:describe "order").offers) do
    by_verb[offer.name] = offer.module
  end
  return function(group)
    return by_verb[group.verb] or by_piece[group.verb] or group.module
  end, by_piece
end

-- The pieces that somebody has when the game begins, with their modules.
local function pieces_of(rules, game, by_piece)
  local found = {}
  for i, piece in ipairs(rules:pieces()) do
    for owner = -1, game:players() - 1 do
      if game:supply(owner, i - 1) > 0 then
        found[piece.name] = by_piece[piece.name]
      end
    end
  end
  return found
end

--- What is diagnosed, to be held in a variable that is <close>.
---@param args table
---@param word string?
---@return table subject
function experiments.subject(args, word)
  local from, module = experiments.source(args, word)
  local rules = fail.check(tes.ruleset.load(from))
  local game <close> = fail.check(rules:game(rules:seed()))
  local module_of, by_piece = whose(rules)
  local function wanted(name) return not module or name == module end
  local function those(map)
    local kept = {}
    for name, owner in pairs(map) do
      if wanted(owner) then kept[name] = owner end
    end
    return kept
  end
  local together = result.together(game)
  local modules = source.read(rules:describe "modules")
  return setmetatable({ from = from, module = module, rules = rules,
    players = rules:players(), together = together, module_of = module_of,
    first = modules[1].name, adds = #modules > 1, wanted = wanted,
    terms = those(rule_terms.all(rules)),
    pieces = those(pieces_of(rules, game, by_piece)) },
    { __close = function(self) self.rules:free() end })
end

-- ---- the games -------------------------------------------------------------

-- Plays games by their numbers, on all cores; sink(record, number) stops it by
-- returning false.
local function play_all(subject, wishes, count, plan, sink)
  local update, clear = progress.new(count)
  local done, problem = pcall(parallel.run, count, wishes.jobs, function()
    local rules = fail.check(tes.ruleset.load(subject.from))
    return function(n)
      return tes.json.encode(observed_game.play(rules, plan(n)))
    end
  end, function(line, n)
    update(n)
    return sink(fail.check(tes.json.decode(line)), n)
  end, {
    name = function(n) return T("farm.seed", (plan(n))) end,
    lost = function(n, why)
      return tes.json.encode { status = "stuck", seed = plan(n), error = why }
    end,
  })
  clear()
  if not done then error(problem, 0) end
end

local function all_seats(players, level)
  local names = {}
  for seat = 0, players - 1 do names[seat] = level end
  return names
end

-- What a seat made of a game; where all win together, or one plays alone, its
-- lead is that over the mean of the games before.
local function outcome(subject, record, seat, usual)
  local won = 0
  for _, winner in ipairs(record.winners) do
    if winner == seat then won = 1 / #record.winners end
  end
  if subject.together or subject.players == 1 then
    return won, record.scores[seat + 1] - usual
  end
  return won, observed_game.lead(record.scores, seat + 1)
end

---@class ExperimentWishes
---@field games integer of equal players
---@field jobs integer processes
---@field seed integer

--- Plays the games, and says what they show.
---@param subject table
---@param wishes ExperimentWishes
---@return Diagnosis
function experiments.run(subject, wishes)
  local found = diagnosis.new(subject)
  local players = subject.players
  play_all(subject, wishes, wishes.games, function(n)
    return wishes.seed + n - 1, all_seats(players, LEVEL)
  end, function(record)
    found:add(record)
    return #found.lost < ENOUGH
  end)
  found.played = found.games
  if found.lost[1] then return found end
  local each = math.floor(wishes.games * PART)
  local trials, usual = {}, found:of("points").mean
  for _, level in ipairs(WEAKER) do
    trials[#trials + 1] = { name = LEVEL .. " " .. level, level = level }
  end
  for _, group in ipairs(found:candidates(GROUPS)) do
    trials[#trials + 1] = { level = LEVEL, group = group,
      name = (group.forbidden and "without " or "with ") .. group.name }
  end
  local function trial_of(n)
    return trials[(n - 1) // each + 1], (n - 1) % each
  end
  play_all(subject, wishes, #trials * each, function(n)
    local trial, k = trial_of(n)
    local seat = k % players
    local names = all_seats(players, trial.level)
    names[seat] = LEVEL
    return wishes.seed + APART + k, names, trial.group and { seat = seat,
      group = trial.group.name, forbidden = trial.group.forbidden }
  end, function(record, n)
    local trial, k = trial_of(n)
    if record.status ~= "over" then return end
    found:add_uses(record)
    if not trial.group and (players == 1 or subject.together) then return end
    found:add_trial(trial.name, outcome(subject, record, k % players, usual))
  end)
  found.played = found.played + #trials * each
  return found
end

return experiments
