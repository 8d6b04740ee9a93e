--- The server's loop: waits for events, runs the tasks that handle them, and
--- writes the rows of these tasks.

local tes = require "tes"
local addresses = require "host.tables.addresses"
local connection = require "host.tables.connection"
local fail = require "host.common.fail"
local file = require "host.common.file"
local open_tables = require "host.tables.open_tables"
local limits = require "host.tables.limits"
local log = require "host.tables.log"
local methods = require "host.tables.methods"
local metrics = require "host.tables.metrics"
local pages = require "host.tables.pages"
local pause = require "host.common.pause"
local push = require "host.tables.push"
local queue = require "host.common.queue"
local roles = require "host.tables.roles"
local rule_loader = require "host.tables.rule_loader"
local table_game = require "host.tables.table_game"
local jsonrpc = require "host.rpc.jsonrpc"
local store = require "host.tables.store"
local tasks = require "host.tables.tasks"
local timers = require "host.tables.timers"
local watchdog = require "host.tables.watchdog"
local worker_pool = require "host.tables.worker_pool"
local worker_queue = require "host.tables.worker_queue"
local T = require "host.common.text".get

local clock, spent = tes.process.clock, tes.process.spent

---@class Server
local Server = {}
Server.__index = Server

local server = {}

-- Error codes by the status of a failure, besides those of `tessera rpc`.
local codes = { turn = -32011, moved = -32012, limit = -32013,
  store = -32014, died = -32001 }

local function explain(caught)
  local code, message, data =
    require "host.rpc.service".explain(caught)
  if type(caught) == "table" and codes[caught.status] then
    code = codes[caught.status]
    data = caught.retry_ms and { retry_ms = caught.retry_ms } or data
  end
  if type(caught) ~= "table" then
    server.current.log:say("error", "bug", { text = tostring(caught) })
    message = T "serve.bug"
  end
  return code, message, data
end

--- Opens the store and listens.
---@param settings table see lua/host/verbs/serve.lua
---@return Server
function server.new(settings)
  local self = setmetatable({ settings = settings, most = settings.most,
    conns = {}, count = 0, lines = {}, after = 1,
    timers = timers.new(), metrics = metrics.new(),
    log = log.new(settings.level), addresses = limits.addresses(settings.most)
  }, Server)
  server.current = self
  for i = 1, limits.lines do self.lines[i] = queue.new() end
  table_game.path, table_game.limits = settings.path, {
    time_limit_ms = settings.most.loop,
    memory_limit = settings.most.memory * 1024 * 512 }
  table_game.most = settings.most.rulesets
  self.store = store.open(settings.store)
  self.tables = open_tables.new(self, self.store)
  local schema = fail.check(tes.json.decode(fail.check(file.read(
    tes.root .. "/lua/host/rpc/rpc.schema.json"))))
  self.service = jsonrpc.new(schema, methods, explain)
  local web, problem = tes.web.listen { host = settings.host,
    port = settings.port, message = settings.most.message,
    connections = settings.connections, share = settings.most.connections,
    trust = table.concat(settings.trust, " "), cert = settings.cert,
    key = settings.key }
  if not web then
    fail.raise("io", problem.text == "libwebsockets" and
      T("serve.without", problem.text) or
      T("serve.listen", settings.listen, problem.text))
  end
  self.web = web
  rule_loader.start(self)
  self:start_workers()
  self.push = settings.push and push.new(self, settings.push,
    addresses.urls(settings, web:port())[1])
  watchdog.tell = function(what, ms)
    self.log:say("warning", "held", { what = what, ms = ms })
  end
  pause.here = tasks.breathe
  tasks.on_error = function(caught)
    self.log:say("error", "task", { text = select(2, fail.describe(caught)) })
  end
  return self
end

-- Seconds until a worker is sent more of what its pipe had no room for.
local SOON = .002

function Server:start_workers()
  worker_pool.watch = function(fd) self.web:watch(fd) end
  worker_pool.unwatch = function(fd) self.web:unwatch(fd) end
  worker_pool.soon = function(run) self.timers:at(clock() + SOON, run) end
  worker_pool.on_signal = function(number)
    self.log:say("warning", "worker", { signal = number })
  end
  worker_pool.words = { "serve", "--worker", "--limit",
    "memory=" .. self.most.memory, "--limit",
    "seconds=" .. self.most.seconds }
  for _, folder in ipairs(self.settings.path or {}) do
    table.insert(worker_pool.words, "--path")
    table.insert(worker_pool.words, folder)
  end
  worker_pool.memory = self.most.memory << 20
  worker_pool.seconds = 10 + 2 * self.most.seconds
  local workers = self.settings.workers
  if workers > 0 then self.pool = worker_pool.pool(workers) end
  self.jobs = worker_queue.new(math.max(4, 2 * workers), self.most.jobs)
end

-- ---- limits ----------------------------------------------------------------

--- Runs a long job when it is the turn of the connection's address, unless the
--- connection is closed by then.
function Server:job(who, run, ...)
  local results = table.pack(self.jobs:run(who.address, function(...)
    if who.gone then self:too_much(0) end
    return run(...)
  end, ...))
  if not results[1] then self:too_much(results[2]) end
  return table.unpack(results, 2, results.n)
end

--- Refuses a call beyond the limits, with the seconds to wait.
function Server:too_much(wait)
  error(setmetatable({ status = "limit", text = T "serve.slow",
    retry_ms = math.ceil(wait * 1000) },
    { __tostring = function(problem) return problem.text end }), 0)
end

-- Longest message that is read, when it is refused, to find its id.
local SHORT = 1024

--- Refuses a message that came too soon, reading little of it.
function Server:slow(who, words, wait)
  self.metrics:count "refused"
  local id = #words <= SHORT and tes.json.decode(words)
  id = type(id) == "table" and id.id
  who.dropped = (who.dropped or 0) + 1
  if who.dropped > 1000 then
    return self.web:close(who.id, 1008, "too many messages")
  end
  who:send(tes.json.encode { jsonrpc = "2.0", id = (type(id) == "string" or
    math.type(id) == "integer") and id or tes.json.null, error = {
      code = codes.limit, message = T "serve.slow",
      data = { retry_ms = math.ceil(wait * 1000) } } })
end

--- Only so many different rules are in use at a time, and only some of them
--- for one address. Tables at which nobody is make room.
function Server:room_for_rules(address, made)
  local key, most = table_game.key(made), self.most.rulesets
  if rule_loader.in_use(key) then return end
  local function full()
    return rule_loader.count() >= most or self.addresses:rules(address,
      rule_loader.in_use) >= math.max(1, most // 4)
  end
  if full() then
    self.tables:sweep(true)
    collectgarbage()
  end
  if full() then fail.raise("limit", T "serve.rulesets") end
  self.addresses:use_rules(address, key)
end

-- ---- what happens ----------------------------------------------------------

local on = {}

-- What a program is sent in place of a header that is longer than it reads.
local UNREADABLE = "?"

-- A browser says which page a socket is opened from; no other page may.
local function is_own(self, origin, host)
  if not origin then return true end
  if origin == UNREADABLE then return false end
  local name = origin:match "^https?://([^/]+)$"
  if not name then return false end
  local base = self.settings.base_url
  if base then return origin == base:match "^https?://[^/]+" end
  return name == host
end

-- Names by which this machine may be called: addresses, which no other
-- machine's page can have, and its own name in the local network.
local function is_address(name)
  return name:find "^%d+%.%d+%.%d+%.%d+$" or name:find "^%[[%x:.]+%]$"
    or name == "localhost"
end

-- Refuses other names, since a stranger's page may resolve its own name to this
-- machine (DNS rebinding). A server that has a name sets --base-url or
-- --public-url.
local function is_here(self, host)
  if not host or host == UNREADABLE then return false end
  local name = host:gsub(":%d+$", ""):lower()
  local base, public = self.settings.base_url, self.settings.public_url
  for _, said in ipairs { base or public, public } do
    if host == said:match "^https?://([^/]+)" then return true end
  end
  if self.settings.loopback then
    return name == "localhost" or name == "127.0.0.1" or name == "[::1]"
      or base ~= nil and is_address(name) ~= nil
  end
  return is_address(name) ~= nil or name == self.settings.name
    or name == self.settings.name .. ".local"
end

-- /metrics is for this machine only, by default. Requests that a proxy passes
-- on come from elsewhere.
local function may_count(self, more)
  if self.settings.metrics == "all" then return true end
  return limits.is_loopback(more.peer) and not more.proxy
end

function on.request(self, id, target, more)
  self.metrics:count "requests"
  local address = limits.address(more.peer or "", more.proxy,
    self.settings.trust)
  local wait = self.addresses:request(address, clock())
  if wait then
    self.metrics:count "refused"
    return self.web:respond(id, 429, ("Content-Type: text/plain\n"
      .. "Retry-After: %d\n"):format(math.ceil(wait)), "too many requests\n")
  end
  local method, path = target:match "^(%S+) ([^?#]*)"
  local done, status, headers, body = pcall(function()
    if not is_here(self, more.host) then
      return 421, "Content-Type: text/plain\n",
        "wrong host: another name is given to the server by --public-url\n"
    end
    return pages.answer(self, { method = method, path = path or "",
      host = more.host, match = more.match,
      figures = may_count(self, more) })
  end)
  if not done then
    self.log:say("error", "request", { path = path,
      text = select(2, fail.describe(status)) })
    status, headers, body = 500, "Content-Type: text/plain\n", "failed\n"
  end
  if method == "HEAD" then body = "" end
  self.addresses:answered(address, clock(), #body)
  self.web:respond(id, status, headers, body)
end

function on.open(self, id, target, more)
  local address = limits.address(more.peer or "", more.proxy,
    self.settings.trust)
  local why = target:match "^[^?]*" ~= "/socket" and "not here"
    or not is_here(self, more.host) and "wrong host"
    or not is_own(self, more.origin, more.host) and "wrong origin"
    or not self.addresses:connect(address) and "too many connections"
  if why then
    self.log:say("info", "refused", { address = address, text = why })
    return self.web:close(id, why == "too many connections" and 1013 or 1008,
      why)
  end
  self.conns[id] = connection.new(self, id, address, self.service, methods)
  self.count = self.count + 1
end

function on.message(self, id, words)
  local who = self.conns[id]
  if who then who:message(words) end
end

function on.close(self, id)
  local who = self.conns[id]
  if not who then return end
  self.conns[id] = nil
  self.count = self.count - 1
  self.addresses:disconnect(who.address)
  who:hang_up()
end

function on.ready(self, fd)
  if fd == self.store_fd then
    for _, note in ipairs(self.store:notices()) do
      self.tables:notice(note[1], note[2])
    end
    self:watch_store()
  elseif not rule_loader.ready(fd)
    and not (self.push and self.push:ready(fd)) then
    worker_pool.ready(fd)
  end
end

-- The store's connection may be a new one, if by the old one's number.
function Server:watch_store()
  local fd, opened = self.store:fd(), self.store.opened
  if fd == self.store_fd and opened == self.store_opened then return end
  if self.store_fd then self.web:unwatch(self.store_fd) end
  self.store_fd, self.store_opened = fd, opened
  if fd then self.web:watch(fd) end
end

--- Removes viewers who came by links that are no longer valid.
function Server:stand_up(found, seat)
  for _, viewer in pairs(found.viewers) do
    if roles.owns(viewer, seat) then viewer.conn:part(viewer) end
  end
end

-- ---- from time to time -----------------------------------------------------

-- Seconds after which more old tables are forgotten, after which it is tried
-- again, and after which others may have become old.
local MORE, RETRY, RARELY = .1, 60, 3600

local function expire(self, before)
  local function again() expire(self, before) end
  if self.store:busy() then return self.timers:at(clock() + MORE, again) end
  local gone = self.store:expire(tes.child.now() -
    self.settings.expire * 86400000)
  if gone and gone > 0 then
    before = before + gone
    return self.timers:at(clock() + MORE, again)
  end
  self.timers:at(clock() + (gone and RARELY or RETRY),
    function() expire(self, 0) end)
  if before > 0 then self.log:say("info", "expired", { tables = before }) end
end

local function housekeeping(self)
  local now = clock()
  self.tables:sweep()
  self.addresses:sweep(now)
  worker_pool.look(now)
  self.timers:at(now + 5, function() housekeeping(self) end)
end

--- Does it work? Otherwise what is wrong.
function Server:health()
  local well, problem = self.store:check()
  if well then return true end
  return false, problem.text
end

--- The figures of /metrics.
function Server:figures()
  self.metrics.values.tessera_rows_total = self.store.written
  self.metrics.values.tessera_commits_total = self.store.commits
  self.metrics.values.tessera_workers_died_total = worker_pool.deaths
  return self.metrics:text { connections = self.count,
    tables_live = self.tables.count,
    jobs_running = self.jobs.running, jobs_waiting = self.jobs.waiting,
    memory_bytes = collectgarbage "count" * 1024 }
end

-- ---- the loop --------------------------------------------------------------

-- Seconds of work after which the network is polled again: for those that go
-- first, and for all others together.
local FIRST, SLICE = .04, .004

--- A connection that has something to do waits for its turn, once, in a line of
--- those that have used as much of late.
function Server:has_work(who)
  if who.queued then return end
  who.queued = true
  self.lines[who:line()]:push(who)
end

-- The first line in which somebody waits, from this one on.
local function first(self, from)
  for i = from, #self.lines do
    if not self.lines[i]:empty() then return i end
  end
end

--- Does nobody wait for a turn?
function Server:idle() return not first(self, 1) end

local function one_turn(self, line)
  local who = line:pop()
  who.queued = nil
  if who:work() then self:has_work(who) end
  tasks.drain()
end

local function commit(self)
  while watchdog.run("commit", self.tables.flush, self.tables) do
    tasks.drain()
  end
end

-- Lets each connection in turn do one thing, those that used little first.
-- Their answers are on the way to the disk while another line is served: each
-- of these in its turn once at least, or others could keep it waiting for ever.
local function work(self)
  local start, lines = clock(), self.lines
  while not lines[1]:empty() and clock() - start < FIRST do
    one_turn(self, lines[1])
  end
  commit(self)
  start = clock()
  local line = first(self, self.after + 1) or first(self, 2)
  self.after = line or 1
  while line do
    one_turn(self, lines[line])
    if not lines[1]:empty() or clock() - start >= SLICE then return end
    line = first(self, 2)
  end
end

local function take_all(self)
  while true do
    local kind, id, words, more = self.web:next()
    if not kind then return end
    watchdog.run(kind, on[kind], self, id, words, more)
    tasks.drain()
  end
end

--- Runs the loop once, waiting at most so many ms.
function Server:turn(most)
  local start = spent()
  local due = self.timers:next()
  local wait = due and math.max(0, math.min(most,
    math.ceil((due - clock()) * 1000))) or most
  watchdog.run("poll", self.web.poll, self.web, self:idle() and wait or 0)
  take_all(self)
  work(self)
  self.timers:run(clock())
  tasks.drain()
  commit(self)
  self:watch_store()
  self.metrics:took("turn_processor", spent() - start)
end

-- Notifies all connections that the server stops, and waits a little for the
-- messages to be sent.
local function finish(self)
  self.log:say("info", "stopping", { connections = self.count })
  for _, who in pairs(self.conns) do
    who:send(tes.json.encode { jsonrpc = "2.0", method = "goodbye",
      params = { text = T "serve.goodbye" } })
    self.web:close(who.id, 1001, "going away")
  end
  local last = clock() + 2
  while (self.count > 0 or self.tables.writing) and clock() < last do
    self:turn(50)
  end
  worker_pool.stop_all()
  if self.push then self.push:close() end
  self.store:close()
  self.web:free()
end

-- Garbage collection begins when memory has grown by half, and proceeds in the
-- smallest steps that Lua has. With thousands of tables there are millions of
-- objects; in larger steps a collection would fall into a few answers, and each
-- of these would take 60 ms.
local PAUSE, WORK = 150, 1

--- Runs until the system asks it to stop.
---@return integer status of the program
function Server:run()
  tes.web.catch_stop()
  collectgarbage("incremental", PAUSE, WORK)
  self:watch_store()
  housekeeping(self)
  if self.settings.expire > 0 then expire(self, 0) end
  self.log:say("info", "listening", { address = self.settings.host or "*",
    port = self.web:port(), store = self.store.db:kind() })
  while not tes.web.stopped() do self:turn(1000) end
  finish(self)
  return 0
end

return server
