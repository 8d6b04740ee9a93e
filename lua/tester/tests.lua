-- tester/tests.lua - running the tests that stand beside the rules.
--
--   test "a finished two-tile city" {
--     with   = { options = { base = { edition = 2 } } },
--     board  = [[ Ev
--                 .  ]],
--     play   = "A D^ 0,1 meeple city N",
--     expect = "A scores city 2 (tile 2 x 1); A has 2 points",
--   }
--
-- Tests stand in a module's tests.lua, in its rules.lua, in a house-rule
-- file, or in a file of nothing but tests. A test is a table with
--
--   with     config of this test, besides the module (lua/source/config.lua);
--            own = { … } are options of the module itself
--   board    the position, drawn; without it the game starts as usual
--   origin   "x,y" of the first cell drawn; "0,0"
--   setup    true: set-up runs first, and the board goes around what it laid
--   figures  "A meeple city N 0,1; dragon 1,0": who stands where
--   links    "road E S 1,0": segments of a tile that a rule has joined
--   supply   "A meeple 2": what is left at home, the rest is out of the game
--   scores   { A = 10 }
--   state    { open = true, tokens = { A = 2 } }, see lua/tester/variables.lua
--   turn     "B": who is on turn
--   pile     "D U V": all that is left to draw, or { name of pile = tiles }
--   draws    "D U": what is drawn, in order, before the play decides
--   final    true: no turn is played, the final phases run on the board
--   play     answers, see lua/tester/answers.lua
--   expect   sentences, see lua/tester/expect.lua, or function(g, t), or a
--            list of both
--   steps    { { play =, draws =, expect = }, ... } instead, one by one;
--            draws of the test serve all of them, after a step's own
--   fails    the test must fail with this in its message (for tests of the
--            tester, and of errors)
--
-- Every test ends with undo to its start and the same answers once more, which
-- must restore both states. A mistake in a test file fails its tests, never the
-- whole run.

-- luacheck: read_globals report cover
local engine = ...
local boot = require "boot"
local literal = require "common/literal"
local modules = require "source/modules"
local problems_of = require "problems/list"
local keys_of = require "common/keys"
local board = require "tester/board_text"
local expect = require "tester/expect"
local keys = require "tester/find_option"
local lines_of = require "tester/code_lines".of
local mutants = require "tester/mutants"
local opening = require "tester/opening"
local always = require "tester/always"
local answers = require "tester/answers"
local random_games = require "tester/random_games"
local units = require "units/find"

local tester = {}

local FIELDS = { "with", "board", "origin", "setup", "figures", "links",
  "supply", "scores", "state", "turn", "pile", "draws", "final", "play",
  "expect", "steps", "fails", "note" }
local STEP_FIELDS = { "draws", "play", "expect", "note" }
local TYPES = { with = "table", board = "string", origin = "string",
  scores = "table", state = "table", turn = "string", draws = "string",
  play = "string", fails = "string", steps = "table" }

-- ---- planning -------------------------------------------------------------

local function split_where(where)
  local file, line = tostring(where):match("^(.-):(%d+)")
  return file or tostring(where), math.tointeger(tonumber(line or 0))
end

-- Config of a test: that of the unit with the fields of `with` over it, except
-- the unit's own modules. Returns nil and why if `with` cannot be used.
local function merged(unit, with)
  local config = units.config(unit)
  if with == nil then return config end
  if type(with) ~= "table" then return nil, "with must be a table" end
  if with.own ~= nil and not unit.name then
    return nil, "own = … is for the tests of a module; in a file of tests "
      .. "alone say options = { MODULE = … }"
  end
  for key, value in pairs(with) do
    if key == "modules" or key == "rules" then
      if type(value) ~= "table" then return nil, key .. " must be a table" end
      local list = config[key] or {}
      for i, item in ipairs(value) do list[#list + 1] = value[i] and item end
      for name, on in pairs(value) do
        if type(name) == "string" then list[name] = on end
      end
      config[key] = list
    elseif key ~= "own" then
      config[key] = value
    end
  end
  if with.own then
    local options = {}
    for name, given in pairs(config.options or {}) do options[name] = given end
    options[unit.name or "?"] = with.own
    config.options = options
  end
  return config
end

local function plain(value)
  if type(value) == "table" then
    for key, item in pairs(value) do
      if type(key) == "table" or not plain(item) then return false end
    end
    return true
  end
  return type(value) ~= "function" and type(value) ~= "userdata"
end

local function add_failure(entry, where, name, message)
  local file, line = split_where(where)
  if line == 0 and message:find("^[^\n]-:%d+: ") then
    file, line = split_where(message)
  end
  entry.failures[#entry.failures + 1] = { file = file, line = line,
    name = name, message = message }
end

-- The text that a test which must fail has to report.
local function fails_of(test)
  local fails = type(test.body) == "table" and test.body.fails
  return type(fails) == "string" and fails or nil
end

-- Entries of a unit: one for each config its tests ask for. Returns those of
-- the configs with which some test is to pass.
local function plan_unit(source, unit, entries)
  local configs = {}
  local problems = problems_of.new()
  local ok, tests = pcall(units.scan, source, unit, problems)
  local broken = { unit = unit, failures = {}, tests = {} }
  if not ok then problems:add(unit.file, "%s", tostring(tests)) end
  for _, problem in ipairs(problems) do
    add_failure(broken, problem.where, "loading " .. modules.shown(unit.file),
      problem.text)
  end
  if #problems > 0 then
    entries[#entries + 1] = broken
    return configs
  end
  local groups = {}
  for i, test in ipairs(tests) do
    local body = type(test.body) == "table" and test.body or {}
    local config, failure = merged(unit, body.with)
    if config and not plain(config) then
      config, failure = nil, "with takes plain values only"
    end
    if not config then
      add_failure(broken, test.where, tostring(test.name), failure)
    else
      local key = literal.write(config)
      local group = groups[key]
      if not group then
        group = { unit = unit, config = config, failures = {}, tests = {} }
        groups[key] = group
        entries[#entries + 1] = group
      end
      if not fails_of(test) and not group.sound then
        group.sound = true
        configs[#configs + 1] = config
      end
      group.tests[#group.tests + 1] = { number = i, where = test.where,
        name = tostring(test.name), fails = fails_of(test) }
    end
  end
  if #broken.failures > 0 then entries[#entries + 1] = broken end
  if #tests == 0 and unit.kind ~= "tests" then
    configs[1] = units.config(unit)
  end
  return configs
end

-- A file that was named as one of tests, and has none.
local function without_tests(unit)
  local entry = { unit = unit, failures = {}, tests = {} }
  local shown = modules.shown(unit.file)
  local found = problems_of.new()
  modules.manifest(unit.file, found)
  add_failure(entry, shown .. ":1", "loading " .. shown,
    "there is no test in it: " .. found[1].text)
  return entry
end

--- What tes_run_tests is to do: texts for tester.run, each in a VM of its own,
--- and tables for the random games of a set of modules.
---@param source table
---@param path string?
---@return (string|table)[]
function tester.plan(source, path)
  local list, seen = {}, {}
  for _, unit in ipairs(units.find(source, path)) do
    local entries = {}
    local configs = plan_unit(source, unit, entries)
    if #entries == 0 and unit.file == path and unit.kind == "tests" then
      entries[1] = without_tests(unit)
    end
    for _, entry in ipairs(entries) do
      list[#list + 1] = literal.write(entry)
    end
    random_games.plan(source, unit, configs, seen, list)
  end
  return list
end

-- Entries of one unit whose tests tell what a change of its rules does.
local function entries_of(source, unit)
  local entries, useful = {}, {}
  plan_unit(source, unit, entries)
  for _, entry in ipairs(entries) do
    if #entry.tests > 0 and #entry.failures == 0 then
      useful[#useful + 1] = entry
    end
  end
  return useful
end

--- What tes_run_tests is to do to find changes of rules that no test notices:
--- for each change { file =, line =, was =, now =, and the texts for
--- tester.run, of which one at least should fail }.
---@param source table
---@param path string?
---@return table[]
function tester.mutants(source, path)
  local list = {}
  for _, unit in ipairs(units.find(source, path)) do
    local entries = unit.kind ~= "tests" and entries_of(source, unit) or {}
    local text = entries[1] and engine.read(unit.file)
    for _, mutant in ipairs(text and mutants.of(text) or {}) do
      local job = { file = modules.shown(unit.file), line = mutant.line,
        was = mutant.was, now = mutant.now == "" and "nothing"
          or mutant.now:gsub("%s+", " ") }
      for i, entry in ipairs(entries) do
        entry.mutant = mutant
        job[i] = literal.write(entry)
      end
      list[#list + 1] = job
    end
  end
  return list
end

-- ---- one test -------------------------------------------------------------

local function check_fields(given, known, problems)
  for _, key in ipairs(keys_of(given)) do
    local found = false
    for _, name in ipairs(known) do found = found or name == key end
    if not found then
      problems[#problems + 1] = ("a test has no '%s'%s"):format(tostring(key),
        problems_of.hint(key, known))
    elseif TYPES[key] and type(given[key]) ~= TYPES[key] then
      problems[#problems + 1] = ("%s must be a %s, not a %s"):format(key,
        TYPES[key], type(given[key]))
    end
  end
end

local function check_body(body)
  local problems = {}
  if type(body) ~= "table" then
    error({ fail = 'write test "name" { ... }' }, 0)
  end
  check_fields(body, FIELDS, problems)
  for _, step in ipairs(type(body.steps) == "table" and body.steps or {}) do
    check_fields(type(step) == "table" and step or {}, STEP_FIELDS, problems)
  end
  if body.steps and (body.play or body.expect) then
    problems[#problems + 1] = "steps stand instead of play and expect"
  end
  if #problems > 0 then error({ fail = table.concat(problems, "\n") }, 0) end
end

local function pending_text()
  local seat, phase = engine.drive.decision()
  if not seat then return "game over" end
  return ("%s must answer in phase '%s': %s"):format(keys.letter(seat), phase,
    keys.show(engine.drive.options(), 12))
end

-- The line of a text inside the test, for messages.
local function locate(test, text)
  local file, line = split_where(test.where)
  local source = engine.read(file) or engine.read(engine.root() .. "/" .. file)
  local at = 0
  for row in ((source or "") .. "\n"):gmatch("(.-)\n") do
    at = at + 1
    if at >= line and row:find(text, 1, true) then
      return ("%s:%d"):format(file, at)
    end
  end
  return test.where
end

-- The position as text, below the reasons of a failure.
local function picture(given)
  local g, scores, keys_given = engine.drive.g, {}, {}
  for i, answer in ipairs(given) do keys_given[i] = answer.key end
  for player in g:seats() do
    scores[#scores + 1] = keys.letter(player.seat) .. " " .. player.score
  end
  return table.concat({
    "played:   " .. (#given == 0 and "nothing"
      or table.concat(keys_given, "; ")),
    "scores:   " .. table.concat(scores, ", "),
    "figures:  " .. board.figures(g),
    "pending:  " .. pending_text(),
    "board:    " .. board.draw(g):gsub("\n", "\n          "),
  }, "\n")
end

-- A script error or a failed answer as text.
local function reason_of(raised)
  if type(raised) == "table" and raised.fail then return raised.fail end
  return (tostring(raised):gsub("^lua/tester/[^:]+:%d+: ", ""))
end

-- Plays and checks one step; failures go to the list.
local function run_step(all, step, state, failures)
  local own = step ~= state.body and step.draws or ""
  local draws = table.move(state.draws, 1, #state.draws,
    #keys.words(own) + 1, keys.words(own))
  for i, id in ipairs(draws) do
    draws[i] = board.tile_id(all.types, id)
  end
  answers.run(step.play or "", draws, state.given, all.types)
  state.draws = draws -- those that are left
  local events, count = engine.drive.events(state.events)
  state.events = count
  local t = { g = engine.drive.g, types = all.types, vars = all.vars,
    events = events, named = {}, options = engine.drive.options() }
  t.offers = function(key) return #keys.all(t.options, key) > 0 end
  t.segment = function(text) return board.segment(t.g, text) end
  t.player = function(letter) return board.player(t.g, letter) end
  for _, failure in ipairs(expect.run(step.expect, t)) do
    failures[#failures + 1] = failure
  end
  local broken, where = always.broken(all)
  if broken then
    error({ fail = ("%s: %s"):format(where, broken) }, 0)
  end
end

-- Undo and replay, with the suspended phase forgotten before every answer.
local function check_contract(before, given)
  local after = engine.drive.hash()
  if not engine.drive.undo() then
    error({ fail = "undo to the start of the test failed" }, 0)
  elseif engine.drive.hash() ~= before then
    error({ fail = "undo to the start of the test gave another state" }, 0)
  end
  for _, answer in ipairs(given) do
    engine.drive.drop()
    local ok, failure = engine.drive.answer(answer.index)
    if not ok then error({ fail = "replayed: " .. failure }, 0) end
  end
  if engine.drive.hash() ~= after then
    error({ fail = "the same answers once more gave another state" }, 0)
  end
end

-- Runs a test in the open VM. Returns nil, or why it failed.
local function run_test(all, test)
  local failures, state = {}, { given = {}, events = 0, body = test.body,
    draws = keys.words(type(test.body) == "table" and test.body.draws or "") }
  local lines = {}
  local started, shown
  local function body()
    check_body(test.body)
    opening.start(all, test.body, test.module)
    started = true
    local hash = engine.drive.hash()
    for _, step in ipairs(test.body.steps or { test.body }) do
      run_step(all, step, state, failures)
      if #failures > 0 then return end
    end
    check_contract(hash, state.given)
  end
  local ok, raised = pcall(body)
  if ok and #failures == 0 then return nil end
  if not ok then lines[1] = reason_of(raised) end
  for _, failure in ipairs(failures) do
    lines[#lines + 1] = ("%s: expected: %s\n  but: %s"):format(
      locate(test, failure.text), failure.text, failure.actual)
  end
  if started then
    ok, shown = pcall(picture, state.given)
    lines[#lines + 1] = ok and shown or nil
  end
  return table.concat(lines, "\n")
end

-- The verdict on a test that is to fail.
local function should_fail(failure, wanted)
  if not wanted:find("%S") then
    return "fails must name something that the message says"
  end
  if not failure then return "it should fail with: " .. wanted end
  if failure:find(wanted, 1, true) then return nil end
  return ("it should fail with: %s\nbut failed with: %s"):format(wanted,
    failure)
end

local function report_test(planned, failure)
  local file, line = split_where(planned.where)
  if planned.fails then failure = should_fail(failure, planned.fails) end
  report(file, line, planned.name, failure == nil, failure or "")
end

-- ---- one entry ------------------------------------------------------------

-- From now on this VM reads a unit's rules with a mutant's change.
local function mutate(unit, mutant)
  local read = engine.read
  local function bare_path(path) return (path:gsub("^%./", "")) end
  engine.read = function(path)
    local text, failure = read(path)
    if bare_path(path) ~= bare_path(unit.file) or not text then
      return text, failure
    end
    return mutants.apply(text, mutant)
  end
end

-- Reports for each line with code whether it has run.
local function report_lines(unit)
  local shown, reached = modules.shown(unit.file), engine.covered()
  for line in pairs(lines_of(engine.read(unit.file))) do
    cover(shown, line, reached[line] == true)
  end
end

-- Runs the tests of an entry whose rules are loaded; those of a mutant up to
-- the first that fails.
local function run_tests(all, job, problems)
  local tests = all and units.own_tests(all, job.unit) or {}
  for _, planned in ipairs(job.tests) do
    local test = tests[planned.number]
    local ok, failure
    if #problems > 0 then
      failure = problems:text()
    elseif not test or tostring(test.name) ~= planned.name then
      failure = "with its own config it is not declared; a test must not "
        .. "depend on options"
    else
      ok, failure = pcall(run_test, all, test)
      engine.drive.close()
      if not ok then failure = reason_of(failure) end
    end
    report_test(planned, failure)
    if job.mutant and failure and not planned.fails then return end
  end
end

--- Runs one entry of the plan in this VM; each result goes to the global
--- function report(file, line, name, passed, message); and if there is one,
--- each line of the unit's rules to cover(file, line, reached).
---@param source table
---@param entry string
function tester.run(source, entry)
  local job = load("return " .. entry, "=entry", "t", {})()
  for _, failure in ipairs(job.failures) do
    report(failure.file, failure.line, failure.name, false, failure.message)
  end
  if #job.tests == 0 then return end
  local covers = cover and job.unit.kind ~= "tests"
  if job.mutant then mutate(job.unit, job.mutant) end
  if covers then engine.cover("@" .. modules.shown(job.unit.file)) end
  local problems = problems_of.new()
  local from = units.source(source, job.unit, job.config)
  local all = boot.ruleset(from, problems)
  if all then units.collect(all, job.unit, problems) end
  run_tests(all, job, problems)
  if covers then report_lines(job.unit) end
end

return tester
