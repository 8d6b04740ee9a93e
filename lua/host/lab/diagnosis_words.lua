--- A diagnosis for people and programs: sentences about what was found, a
--- table of figures, and both as data.

local tes = require "tes"
local T = require "host.common.text".get
local report = require "host.games.report"
local seats = require "host.games.seats"
local significance = require "host.lab.significance"

---@class DiagnosisWords
---@field questions Question[]
local Words = {}
Words.__index = Words

local words = {}

---@param subject table see host/lab/experiments.lua
---@param found Diagnosis
---@return DiagnosisWords
function words.new(subject, found)
  return setmetatable({ subject = subject, found = found,
    questions = found:findings() }, Words)
end

-- ---- names -----------------------------------------------------------------

function Words:term(name)
  local kind, term = name:match "^(%S+) [^.]*%.(.*)$"
  term = term or name:match "%.(.*)$"
  local text = self.subject.rules:text(term)
  return kind and ("%s (%s)"):format(text, self.subject.rules:text(kind))
    or text
end

function Words:group(name)
  local group, rules = self.found.groups[name], self.subject.rules
  local what = name:match "/(.*)$"
  local text = rules:text(what)
  if text == what then
    local first, second = what:match "^(%S+) (%S+)$"
    text = first and ("%s (%s)"):format(rules:text(first), rules:text(second))
      or rules:text(group.verb)
  end
  return text, report.prompt(rules, group.prompt)
end

-- What a question is about, in words; two values.
function Words:about(question)
  local id, about = question.id, question.about
  if id == "term" or id == "swamp" then return self:term(about) end
  if id == "piece" then return self.subject.rules:text(about) end
  if math.type(about) == "integer" then
    return seats.letter(about - 1)
  end
  if about then return self:group(about) end
end

-- ---- sentences -------------------------------------------------------------

local SHARES = { term = true, piece = true, swamp = true, never = true,
  always = true, seat = true, early = true, tie = true, short = true,
  skill = true, idle = true, won = true, lost = true, decisive = true,
  stuck = true, endless = true }

-- A number with its interval.
local function measured(question)
  local form, by = "%.2f (%.2f–%.2f)", 1
  if SHARES[question.id] then form, by = "%.0f %% (%.0f–%.0f)", 100 end
  return form:format(by * question.size, by * question.low, by * question.high)
end

function Words:sentence(question)
  local size = measured(question)
  local about, where = self:about(question)
  local text
  if where then
    text = T("diagnose." .. question.id, about, where, size)
  elseif about then
    text = T("diagnose." .. question.id, about, size)
  else
    text = T("diagnose." .. question.id, size)
  end
  local trial = question.id == "never" and
    self.found.trials["with " .. question.about] or question.id == "always" and
    self.found.trials["without " .. question.about]
  if trial then
    text = text .. " " .. T("diagnose.trial." .. question.id,
      -trial.lead.mean, significance.half(trial.lead))
  end
  return text
end

-- The game that did not end, with its seed.
function Words:failure()
  local game = self.found.lost[1]
  if game.error then return T("diagnose.failed", game.seed, game.error) end
  return T("diagnose.asks", game.seed, game.answers, game.phase or "?",
    game.module or "?")
end

--- What is wrong, a line each.
---@return string[]
function Words:findings()
  local lines = {}
  for _, question in ipairs(self.questions) do
    if question.found then
      lines[#lines + 1] = ("%d. %s"):format(#lines + 1,
        self:sentence(question))
    end
  end
  if #lines == 0 then lines[1] = T("diagnose.sound", #self.questions) end
  if self.found.lost[1] then lines[#lines + 1] = "   " .. self:failure() end
  return lines
end

-- ---- figures ---------------------------------------------------------------

local MEANS = { "turns", "answers", "points", "choices", "waiting", "left",
  "decided", "tie", "course.lead_changes", "course.comeback", "length.matter",
  "figures.blocked" }

-- All figures: { name, about, mean, low, high }.
function Words:numbers()
  local list, found = {}, self.found
  local function add(name, mean, half, about)
    list[#list + 1] = { name = name, about = about, mean = mean,
      low = mean - half, high = mean + half, half = half }
  end
  local function add_share(name, won, n, about)
    local low, high = significance.share(won, n)
    list[#list + 1] = { name = name, about = about, mean = won / n,
      low = low, high = high }
  end
  for _, name in ipairs(MEANS) do
    local numbers = found.numbers[name]
    if numbers and numbers.n > 1 then
      add(name, numbers.mean, significance.half(numbers))
    end
  end
  local n = found:of("turns").n
  for seat, won in ipairs(#found.won > 1 and n > 0 and not
    self.subject.together and found.won or {}) do
    add_share("wins", won, n, seat)
  end
  local names = {}
  for name in pairs(found.trials) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    local trial = found.trials[name]
    local level = name:match "^greedy (%a+)$"
    if level then
      add_share("skill." .. level, trial.won, trial.n)
    else
      local how, group = name:match "^(%a+) (.*)$"
      add(how, trial.lead.mean, significance.half(trial.lead), group)
    end
  end
  return list
end

function Words:label(number)
  local about = number.about
  if number.name == "wins" then
    return T("compare.wins", seats.letter(about - 1))
  elseif number.name == "with" or number.name == "without" then
    return T("diagnose.figure." .. number.name, self:group(about))
  end
  return T("diagnose.figure." .. number.name)
end

--- The table of figures.
---@return string[][]
function Words:figures()
  local rows = { { "", T "stats.mean", "95 %" } }
  for _, number in ipairs(self:numbers()) do
    rows[#rows + 1] = { self:label(number), ("%.2f"):format(number.mean),
      number.half and ("±%.2f"):format(number.half)
        or ("%.2f–%.2f"):format(number.low, number.high) }
  end
  return rows
end

--- All of it, for other programs.
---@return table
function Words:data()
  local findings, figures = tes.json.array(), tes.json.array()
  for _, question in ipairs(self.questions) do
    if question.found then
      findings[#findings + 1] = { id = question.id, about = question.about,
        size = question.size, low = question.low, high = question.high,
        p = question.p, text = self:sentence(question) }
    end
  end
  for i, number in ipairs(self:numbers()) do
    figures[i] = { name = number.name, about = number.about,
      mean = number.mean, low = number.low, high = number.high }
  end
  local failed = self.found.lost[1]
  return { games = self.found.played, questions = #self.questions,
    findings = findings, figures = figures,
    failed = failed and { seed = failed.seed, answers = failed.answers,
      error = failed.error, phase = failed.phase, module = failed.module } }
end

return words
