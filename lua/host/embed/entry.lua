--- The engine inside another program: JSON-RPC as `tessera rpc` speaks it, and
--- further methods, because files and games live in memory there. Returns a
--- function that takes a line and returns the lines of the answer.

local tes = require "host.embed.machine" -- before what asks for it
local T = require "host.common.text".get
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local file = require "host.common.file"
local looks = require "host.pictures.looks"
local jsonrpc = require "host.rpc.jsonrpc"
local numbers = require "host.embed.numbers"
local service = require "host.rpc.service"
local tile_sheet = require "host.pictures.tile_sheet"
local seat_view = require "host.games.seat_view"
local source = require "host.common.source"
local coverage = require "host.kit.coverage"
local text = require "host.common.text"

local waiting = {}
local function notify(message)
  waiting[#waiting + 1] = tes.json.encode(message)
end

local methods, find, add = service.new(notify)

-- What is added to host/rpc/rpc.schema.json: name, and its parameters as name
-- and type; a type with ! is required.
local added = {
  { "version" },
  { "language", lang = "string!" },
  { "limit", time = "integer!" },
  { "clone", game = "integer!" },
  { "sample", game = "integer!", seat = "integer!", seed = "integer" },
  { "play", game = "integer!", bot = "string", answers = "integer",
    until_seat = "integer" },
  { "bots" },
  { "check", files = "array", path = "array" },
  { "test", files = "array", path = "array", coverage = "boolean",
    games = "integer" },
  { "text", game = "integer!" },
  { "sheet", set = "string!", path = "array" },
}

function methods.version()
  return { version = tes.version, api = 1, bots = methods.bots() }
end

function methods.bots()
  return tes.json.array(table.move(bots.names, 1, #bots.names, 1, {}))
end

function methods.language(params)
  text.select(params.lang)
  return text.code
end

-- A log for a game that has begun already: what sessions ask of one, in memory.
local function loose(session, keys, seed)
  local log = {}
  function log.count() return #keys end
  function log.key(_, index) return keys[index + 1] end
  function log.seed() return seed end
  function log.close() end
  local function noted(key, done, problem)
    if done then keys[#keys + 1] = key end
    return done, problem
  end
  function log.answer(_, index)
    local game = session.game
    return noted(game:key(index), game:answer(index))
  end
  -- The answer of CHANCE is the one that leads to the same position.
  function log.roll()
    local game = session.game
    local before <close> = fail.check(game:clone())
    local done, problem = game:roll()
    if not done then return nil, problem end
    local _, count = before:pending()
    for index = 0, count - 1 do
      local try <close> = fail.check(before:clone())
      if try:answer(index) and try:hash() == game:hash() then
        return noted(before:key(index), true)
      end
    end
    return noted("?", true)
  end
  -- A copy cannot undo answers from before it was made: the game is played
  -- again.
  function log.undo(_, answers)
    local done, problem = session.game:undo(answers)
    if done then
      for _ = 1, answers do keys[#keys] = nil end
    elseif problem.status == "window" and answers <= #keys then
      local game = fail.check(session.rules:game(seed))
      for _ = 1, answers do keys[#keys] = nil end
      for _, key in ipairs(keys) do
        fail.check(game:answer(game:find(key)))
      end
      session.game, done = game, true
    end
    return done, problem
  end
  return log
end

-- A game beside another one of the same rules.
local function beside(session, game)
  local keys = {}
  for i = 1, session.save:count() do keys[i] = session.save:key(i - 1) end
  local twin = setmetatable({ rules = session.rules, game = game,
    seats = session.seats, undone = {}, who = {} }, getmetatable(session))
  twin.save = loose(twin, keys, session.save:seed())
  return add(twin)
end

-- What scripts may take an answer, in ms, in rules that are loaded from now on.
local limit

--- Sets the time that scripts may take for an answer, and to be loaded.
function methods.limit(params)
  limit = math.max(1, params.time)
  return limit
end

local function limited(from)
  if not limit then return from end
  local to = { time_limit_ms = limit }
  for key, value in pairs(from or {}) do to[key] = value end
  return to
end

for _, name in ipairs { "load", "describe", "test" } do
  local original = tes.ruleset[name]
  tes.ruleset[name] = function(from, ...)
    return original(limited(from), ...)
  end
end

for _, spec in ipairs(numbers(methods, limited)) do added[#added + 1] = spec end

--- An equal game with a life of its own.
function methods.clone(params)
  local session = find(params).session
  return beside(session, fail.check(session.game:clone()))
end

--- A game that could be the one that the seat sees, for bots that look ahead.
function methods.sample(params)
  local session = find(params).session
  return beside(session, fail.check(
    seat_view.game(session.game, params.seat):sample(params.seed or 1)))
end

--- Lets a bot answer for everybody: to the end, so many answers, or until the
--- seat is asked.
function methods.play(params)
  local session = find(params).session
  local game, done = session.game, 0
  while done < (params.answers or math.huge) do
    local player, count = game:pending()
    if not player or player == params.until_seat then break end
    if player < 0 then
      fail.check(session:roll())
    else
      fail.check(bots.answer(session, player, count,
        bots.say(params.bot or "random", game, player)))
    end
    game, done = session.game, done + 1
  end
  return { answers = done, status = game:status() }
end

--- Everything that is wrong with modules and tile sets: one entry a problem.
function methods.check(params)
  local found = tes.json.array()
  local function ask(topic)
    return source.read(tes.ruleset.describe({ path = params.path }, topic))
  end
  for _, path in ipairs(params.files or { "" }) do
    for _, one in ipairs(ask("checks:" .. path)) do
      for _, line in ipairs(ask("check:" .. one)) do
        local where, at, message = line:match "^(.-):(%d+):%s*(.*)$"
        found[#found + 1] = { file = where or one,
          line = tonumber(at) or 1, text = message or line }
      end
    end
  end
  return found
end

--- Runs the rule tests of files: one entry a test, and what of the rules they
--- reach.
function methods.test(params)
  local results, reached = tes.json.array(), params.coverage and
    coverage.lines()
  local function sink(result)
    if result.reached ~= nil then
      if reached then reached.add(result) end
    elseif result.noticed == nil then
      results[#results + 1] = { file = result.file, line = result.line,
        name = result.name, passed = result.passed, random = result.random,
        message = result.message }
    end
  end
  for _, path in ipairs(params.files or { false }) do
    local failed, problem = tes.ruleset.test({ path = params.path },
      path or nil, sink, { games = params.games or 1, seed = 1,
        coverage = params.coverage })
    if not failed then
      results[#results + 1] = { file = path or "?", line = 0,
        name = T "test.broken", passed = false, message = problem.text }
    end
  end
  local lines = reached and reached.report(function(name)
    return file.read(name) or file.read(tes.root .. "/" .. name)
  end) or {}
  return { results = results, coverage = tes.json.array(lines) }
end

--- All tiles of a set as one picture.
function methods.sheet(params)
  local set = source.read(tes.ruleset.describe({ path = params.path },
    "tileset " .. params.set))
  return tile_sheet.paint(set, looks.new(set.looks), { size = 80, columns = 6 })
end

--- The saved game as text.
function methods.text(params)
  local save = find(params).session.save
  if not save.copy then
    jsonrpc.fail(-32000, T "rpc.none")
  end
  local path = "/tmp/save.text"
  fail.check(save:copy(path))
  return (fail.check(file.read(path)))
end

local function specs_of(row)
  local specs = {}
  for name, kind in pairs(row) do
    if type(name) == "string" then
      local plain = kind:gsub("!$", "")
      specs[#specs + 1] = { name = name, required = plain ~= kind,
        schema = { type = plain } }
    end
  end
  table.sort(specs, function(a, b) return a.name < b.name end)
  return specs
end

local schema = fail.check(tes.json.decode(
  (fail.check(file.read(tes.root .. "/lua/host/rpc/rpc.schema.json")))))
for _, row in ipairs(added) do
  table.insert(schema.methods, { name = row[1], params = specs_of(row) })
end

-- The table of a page answers as a server would; its methods check their own
-- parameters.
for name, method in pairs(require "host.embed.solo_table" (notify)) do
  local full = "table_" .. name
  methods[full] = method
  table.insert(schema.methods, { name = full, params = {} })
end

local server = jsonrpc.new(schema, methods, service.explain)
local checked = server.check
function server.check(self, method, params)
  if method:find "^table_" then return params end
  return checked(self, method, params)
end

return function(line)
  waiting = {}
  local answer = server:line(line)
  if answer then waiting[#waiting + 1] = answer end
  return table.concat(waiting, "\n")
end
