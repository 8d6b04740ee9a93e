--- What is wrong with a rule, from many games that were watched
--- (host/lab/observed_game.lua).
-- Each *question* is a number with a limit: "the share of games that seat A
-- wins, at most so much". Its p value is that of a number at the limit. All
-- questions together are wrong in one run of fifty (Holm's method), so what is
-- found is more than noise and large enough to matter.

local significance = require "host.lab.significance"
local stats = require "host.lab.stats"

local diagnosis = {}

--- Probability that a run finds anything in a rule at all limits.
diagnosis.ERROR = 0.02

-- Limits of sound rules.
local LIMITS = {
  rare = 0.04,     -- games in which a term scores, a piece is used
  seldom = 0.02,   -- decisions in which an option is not taken, or is
  seat = 0.1,      -- a seat's share of wins, off its fair one
  runaway = 0.3,   -- further points for each point of lead at half time
  bound = 0.7,     -- correlation of these
  early = 0.85,    -- games won by who leads after a third
  left = 0.5,      -- tiles that are left at the end
  skill = 0.25,    -- share of wins of a good player, over the fair one
  swamp = 0.8,     -- share of points that one term brings
  idle = 0.6,      -- decisions of a seat, of its fair share
  wait = 8,        -- decisions of each other seat while one waits
  tie = 0.4,       -- games without a winner
  choice = 0.5,    -- decisions a turn
  loss = 0.5,      -- points by which a group changes the lead
  decisive = 0.2,  -- share of wins of who goes without, of the fair one
  together = 0.05, -- games that all win, or lose
}

-- Fewer decisions say nothing about an option.
local DECISIONS = 50

---@class Question
---@field id string which one; key of the texts
---@field about any? term, piece, group or seat it is about
---@field size number
---@field low number 95 % interval
---@field high number
---@field p number
---@field found boolean is it more than noise?

-- ---- p values --------------------------------------------------------------

-- Of a mean that is the limit or below it. `sign` -1: or above it.
local function p_of(numbers, limit, sign)
  if numbers.n < 2 then return 1 end
  local off = sign * (numbers.mean - limit)
  if off <= 0 then return 1 end
  local error = numbers:sd() / math.sqrt(numbers.n)
  if error == 0 then return diagnosis.binomial(0, numbers.n, 0.1) end
  return significance.student(off / error, numbers.n - 1) / 2
end

--- Probability of at most k of n where each has the probability `share`.
---@param k integer
---@param n integer
---@param share number
---@return number
function diagnosis.binomial(k, n, share)
  local term, sum = n * math.log(1 - share), 0.0
  for i = 0, math.min(k, n) do
    sum = sum + math.exp(term)
    term = term + math.log((n - i) / (i + 1) * share / (1 - share))
  end
  return math.min(1, sum)
end

-- Of k of n with a share of at least `limit` each.
local function p_below(k, n, limit) return diagnosis.binomial(k, n, limit) end

-- Of k of n with a share of at most `limit` each.
local function p_above(k, n, limit)
  return diagnosis.binomial(n - k, n, 1 - limit)
end

-- ---- gathering -------------------------------------------------------------

---@class Diagnosis
local Diagnosis = {}
Diagnosis.__index = Diagnosis

---@class Subject
---@field players integer
---@field together boolean
---@field tiles boolean? were there tiles at all?
---@field terms table<string, string> terms that there are, by what a record
---  calls them: the module
---@field pieces table<string, string> pieces that somebody has, and modules
---@field module_of fun(group: table): string
---@field first string the module that the others add to
---@field adds boolean are there others?
---@field wanted fun(module: string): boolean is it diagnosed?

---@param subject Subject
---@return Diagnosis
function diagnosis.new(subject)
  local self = setmetatable({ subject = subject, games = 0, seen = 0, lost = {},
    by_share = {},
    groups = {}, scored = {}, used = {}, numbers = {}, questions = {},
    half = {}, gain = {}, won = {}, kept = { 0, 0 }, trials = {} }, Diagnosis)
  for seat = 1, subject.players do self.won[seat] = 0.0 end
  return self
end

-- The numbers of that name.
function Diagnosis:of(name)
  self.numbers[name] = self.numbers[name] or stats.new()
  return self.numbers[name]
end

--- What came up at all in a game that is over: bots that are weak or are made
--- to try things count as well.
---@param record table
function Diagnosis:add_uses(record)
  self.seen = self.seen + 1
  for name, points in pairs(record.terms) do
    if points > 0 then self.scored[name] = (self.scored[name] or 0) + 1 end
  end
  for piece in pairs(record.pieces) do
    self.used[piece] = (self.used[piece] or 0) + 1
  end
end

-- The share of the points that each term brings.
function Diagnosis:add_terms(record)
  local by_share, sum = self.by_share, 0
  for name, points in pairs(record.terms) do
    if not name:find(" ", 1, true) then sum = sum + points end
  end
  if sum == 0 then return end
  for name, points in pairs(record.terms) do
    if not name:find(" ", 1, true) then
      by_share[name] = (by_share[name] or 0) + points / sum
    end
  end
end

function Diagnosis:add_groups(record)
  for name, group in pairs(record.groups) do
    local known = self.groups[name]
    if not known then
      known = { name = name, prompt = group.prompt, verb = group.verb,
        piece = group.piece, kind = group.kind, module = group.module,
        games = 0, played = 0, free = 0, taken = 0 }
      self.groups[name] = known
    end
    if group.free > 0 then known.games = known.games + 1 end
    if group.taken > 0 then known.played = known.played + 1 end
    known.free = known.free + group.free
    known.taken = known.taken + group.taken
  end
end

-- Shares of decisions, from those who had few; waiting.
function Diagnosis:add_pace(record)
  local sum, players = 0, self.subject.players
  for _, own in ipairs(record.own) do sum = sum + own end
  self:of "choices":add(sum / math.max(1, record.turns))
  if players < 2 or sum == 0 then return end
  for seat, own in ipairs(record.own) do
    self:of("own." .. seat):add(own * players / sum)
  end
  if record.waited > 0 then
    self:of "waiting":add(record.waits / record.waited)
  end
end

function Diagnosis:add_lead(record)
  self:of "decided":add(record.decided)
  self:of "tie":add(record.tie and 1 or 0)
  self.half[#self.half + 1] = record.half
  self.gain[#self.gain + 1] = record.gain
  if record.kept ~= nil then
    self.kept[2] = self.kept[2] + 1
    if record.kept then self.kept[1] = self.kept[1] + 1 end
  end
end

--- Adds a game of equal players.
---@param record table
function Diagnosis:add(record)
  self.games = self.games + 1
  if record.status ~= "over" then
    self.lost[#self.lost + 1] = record
    return
  end
  for _, seat in ipairs(record.winners) do
    self.won[seat + 1] = self.won[seat + 1] + 1 / #record.winners
  end
  self:of "turns":add(record.turns)
  self:of "answers":add(record.answers)
  self:of "left":add(record.left)
  self:of "all":add(#record.winners > 0 and 1 or 0)
  local sum = 0
  for _, score in ipairs(record.scores) do sum = sum + score end
  self:of "points":add(sum / #record.scores)
  for _, name in ipairs { "length.matter", "course.lead_changes",
    "course.comeback", "figures.blocked" } do
    if record.measures[name] then self:of(name):add(record.measures[name]) end
  end
  self:add_uses(record)
  self:add_terms(record)
  self:add_groups(record)
  self:add_pace(record)
  if self.subject.players > 1 then self:add_lead(record) end
end

--- Adds a game of seats that are not equal: what became of one of them.
---@param name string of the trial
---@param won number its share of the win
---@param lead number
function Diagnosis:add_trial(name, won, lead)
  local trial = self.trials[name]
  if not trial then
    trial = { won = 0.0, n = 0, lead = stats.new() }
    self.trials[name] = trial
  end
  trial.n, trial.won = trial.n + 1, trial.won + won
  trial.lead:add(lead)
end

-- Is the option of a group taken in hardly any game?
local function is_rare(group)
  return group.played / group.games <= LIMITS.rare
end

--- Groups of options that a seat should be kept from, or made to try: the most
--- frequent ones of the modules that are diagnosed.
---@param most integer
---@return { name: string, forbidden: boolean }[]
function Diagnosis:candidates(most)
  local list, chosen = {}, {}
  for name, group in pairs(self.groups) do
    if group.verb ~= "pass" and group.free >= DECISIONS
      and self.subject.wanted(self.subject.module_of(group)) then
      list[#list + 1] = name
    end
  end
  table.sort(list, function(a, b)
    local x, y = self.groups[a], self.groups[b]
    local s, t = is_rare(x), is_rare(y)
    if s ~= t then return s end
    if x.free ~= y.free then return x.free > y.free end
    return a < b
  end)
  for i = 1, math.min(most, #list) do
    local group = self.groups[list[i]]
    chosen[i] = { name = list[i],
      forbidden = not is_rare(group) }
  end
  return chosen
end

-- ---- questions -------------------------------------------------------------

function Diagnosis:ask(id, p, size, low, high, about)
  self.questions[#self.questions + 1] = { id = id, about = about, size = size,
    low = low, high = high, p = p }
end

-- A question about a mean: is it above the limit, or below (-1)?
function Diagnosis:ask_mean(id, name, limit, sign, about)
  local numbers = self:of(name)
  if numbers.n < 2 then return end
  local half = significance.half(numbers)
  self:ask(id, p_of(numbers, limit, sign), numbers.mean, numbers.mean - half,
    numbers.mean + half, about)
end

-- A question about a share, k of n.
function Diagnosis:ask_share(id, k, n, p, about)
  local low, high = significance.share(k, n)
  self:ask(id, p, k / math.max(1, n), low, high, about)
end

local function sorted(map)
  local names = {}
  for name in pairs(map) do names[#names + 1] = name end
  table.sort(names)
  return names
end

function Diagnosis:ask_rules()
  local n = self:of("turns").n
  for _, name in ipairs(sorted(self.subject.terms)) do
    local k = self.scored[name] or 0
    self:ask_share("term", k, self.seen, p_below(k, self.seen, LIMITS.rare),
      name)
  end
  for _, name in ipairs(sorted(self.subject.pieces)) do
    local k = self.used[name] or 0
    self:ask_share("piece", k, self.seen, p_below(k, self.seen, LIMITS.rare),
      name)
  end
  local most
  for _, name in ipairs(sorted(self.by_share)) do
    if not most or self.by_share[name] > self.by_share[most] then
      most = name
    end
  end
  if most and next(self.by_share, next(self.by_share)) then
    local k = math.floor(self.by_share[most] + 0.5)
    self:ask_share("swamp", k, n, p_above(k, n, LIMITS.swamp), most)
  end
end

-- What became of who never takes an option.
function Diagnosis:ask_without(group, trial)
  local k, n, subject = group.taken, group.free, self.subject
  local half, mean = significance.half(trial.lead), trial.lead.mean
  self:ask("trap", p_of(trial.lead, LIMITS.loss, 1), mean, mean - half,
    mean + half, group.name)
  -- the game that the others add to has its parts that nobody can miss
  if subject.adds and subject.module_of(group) == subject.first then return end
  self:ask_share("always", k, n, math.max(p_above(k, n, 1 - LIMITS.seldom),
    p_of(trial.lead, -LIMITS.loss, -1)), group.name)
  if subject.adds and subject.players > 1 and not subject.together then
    local won = math.floor(trial.won + 0.5)
    self:ask_share("decisive", won, trial.n, p_below(won, trial.n,
      LIMITS.decisive / subject.players), group.name)
  end
end

-- The same, and what became of who tries one that nobody takes.
function Diagnosis:ask_groups()
  for _, name in ipairs(sorted(self.groups)) do
    local group, without = self.groups[name], self.trials["without " .. name]
    local with = self.trials["with " .. name]
    if with then
      self:ask_share("never", group.played, group.games,
        math.max(p_below(group.played, group.games, LIMITS.rare),
          p_of(with.lead, -LIMITS.loss, -1)), name)
    elseif without then
      self:ask_without(group, without)
    end
  end
end

-- How much of a lead at half time is added to it until the end.
local function slope(half, gain)
  local x, y = stats.new(), stats.new()
  for i, value in ipairs(half) do
    x:add(value)
    y:add(gain[i])
  end
  if x.n < 3 or x:sd() == 0 then return nil end
  local both, squares = 0.0, 0.0
  for i, value in ipairs(half) do
    both = both + (value - x.mean) * (gain[i] - y.mean)
    squares = squares + (value - x.mean) ^ 2
  end
  local found, rest = both / squares, 0.0
  for i, value in ipairs(half) do
    rest = rest + (gain[i] - y.mean - found * (value - x.mean)) ^ 2
  end
  local r = y:sd() > 0 and both / (x.n - 1) / x:sd() / y:sd() or 0
  return found, math.sqrt(rest / (x.n - 2) / squares), x.n, r
end

-- The p value of a correlation of at most the limit (Fisher's z).
local function p_of_correlation(r, n)
  if r >= 1 then return 0 end
  local function z(value) return math.log((1 + value) / (1 - value)) / 2 end
  local off = (z(r) - z(LIMITS.bound)) * math.sqrt(math.max(1, n - 3))
  return off > 0 and 1 - significance.below(off) or 1
end

function Diagnosis:ask_seats()
  local players, n = self.subject.players, self:of("turns").n
  for seat = 1, players do
    local k = math.floor(self.won[seat] + 0.5)
    self:ask_share("seat", k, n, p_above(k, n,
      math.min(0.99, 1 / players + LIMITS.seat)), seat)
    self:ask_mean("idle", "own." .. seat, LIMITS.idle, -1, seat)
  end
  self:ask_share("early", self.kept[1], self.kept[2],
    p_above(self.kept[1], self.kept[2], LIMITS.early))
  local found, error, games, r = slope(self.half, self.gain)
  if found then
    local half = significance.t95(games - 1) * error
    local off = math.max(0, found - LIMITS.runaway)
    local p = off == 0 and 1 or error == 0 and 0
      or significance.student(off / error, games - 2) / 2
    self:ask("runaway", math.max(p, p_of_correlation(r, games)), found,
      found - half, found + half)
  end
  local ties = math.floor(self:of("tie").mean * n + 0.5)
  self:ask_share("tie", ties, n, p_above(ties, n, LIMITS.tie))
  self:ask_mean("wait", "waiting", LIMITS.wait * (players - 1), 1)
  local trial = self.trials["greedy random"]
  if trial then
    local won = math.floor(trial.won + 0.5)
    self:ask_share("skill", won, trial.n,
      p_below(won, trial.n, 1 / players + LIMITS.skill))
  end
end

--- All questions, with `found` where the answer is more than noise.
---@return Question[]
function Diagnosis:findings()
  self.questions = {}
  if self.lost[1] then
    local id = self.lost[1].status
    self:ask_share(id, #self.lost, self.games, 0)
  end
  local n = self:of("turns").n
  if n > 1 then
    self:ask_rules()
    self:ask_groups()
    self:ask_mean("short", "left", LIMITS.left, 1)
    self:ask_mean("choice", "choices", LIMITS.choice, -1)
    if self.subject.together then
      local k = math.floor(self:of("all").mean * n + 0.5)
      self:ask_share("won", k, n, p_above(k, n, 1 - LIMITS.together))
      self:ask_share("lost", k, n, p_below(k, n, LIMITS.together))
    elseif self.subject.players > 1 then
      self:ask_seats()
    end
  end
  local by_p = table.move(self.questions, 1, #self.questions, 1, {})
  for i, question in ipairs(by_p) do question.place = i end
  table.sort(by_p, function(a, b)
    if a.p ~= b.p then return a.p < b.p end
    return a.place < b.place
  end)
  for rank, question in ipairs(by_p) do
    if question.p > diagnosis.ERROR / (#by_p - rank + 1) then break end
    question.found = true
  end
  return self.questions
end

return diagnosis
