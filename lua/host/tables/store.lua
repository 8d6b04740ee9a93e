--- Where tables are kept: SQLite or PostgreSQL, under one schema. What is to
--- be written is gathered and committed together; nobody is told of it before.

local tes = require "tes"
local fail = require "host.common.fail"
local schema = require "host.tables.schema"
local T = require "host.common.text".get
local secrets = require "host.tables.link_secrets"

local json, clock = tes.json, tes.process.clock

---@class Store
---@field place string
---@field db table?
---@field known boolean? has it been open?
---@field opened integer how often it has been opened
---@field under_way table[]? batches of a transaction that ends
---@field over boolean? has what was started an outcome that nobody took?
local Store = {}
Store.__index = Store

local store = {}

-- The channel by which programs on the same database notify each other.
local CHANNEL = "tessera_rows"

-- ---- opening ---------------------------------------------------------------

local function version_of(db)
  local rows = fail.check(db:run
    "SELECT value FROM meta WHERE name = 'schema'")
  return rows[1] and tonumber(rows[1][1]) or 0
end

local function migrate(db)
  fail.check(db:run(
    "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT)"))
  local version = version_of(db)
  if version > #schema.steps then
    fail.raise("input", T("serve.newer", version, #schema.steps))
  end
  for step = version + 1, #schema.steps do
    fail.check(db:run(db:kind() == "sqlite" and "BEGIN IMMEDIATE" or "BEGIN"))
    if db:kind() == "postgres" then
      fail.check(db:run "LOCK TABLE meta IN EXCLUSIVE MODE")
    end
    if version_of(db) < step then -- no other program was faster
      for _, sql in ipairs(schema.steps[step]) do fail.check(db:run(sql)) end
      fail.check(db:run([[INSERT INTO meta (name, value)
        VALUES ('schema', $1)
        ON CONFLICT (name) DO UPDATE SET value = $1]], tostring(step)))
    end
    fail.check(db:run "COMMIT")
  end
end

function Store:connect()
  local db, problem = tes.db.open(self.place, self.known)
  if not db then return nil, problem end
  migrate(db)
  if db:kind() == "postgres" then
    fail.check(db:run "SET statement_timeout = 2000")
    fail.check(db:run "SET lock_timeout = 100")
    fail.check(db:run("LISTEN " .. CHANNEL))
  else
    db:hurry()
  end
  self.opened = self.opened + 1
  self.db, self.known = db, true -- from now on a missing file is an error
  return true
end

--- Opens, and makes where there is none.
---@param place string file, or postgres://...
---@return Store
function store.open(place)
  local self = setmetatable({ place = place, commits = 0, written = 0,
    opened = 0 }, Store)
  local done, problem = self:connect()
  if not done then
    local text = problem.text
    if text == "libsqlite3" or text == "libpq" then
      text = T("serve.without", text)
    end
    fail.raise("io", text)
  end
  return self
end

-- A database that was not reached for long (seconds) is tried again only after
-- so many times as long: others wait for this thread.
local LONG, REST = .1, 10

-- Opens it again if it was lost.
local function reconnect(self)
  local start = clock()
  if start < (self.again or 0) then return nil, self.problem end
  local called, done, problem = pcall(self.connect, self)
  if called and done then return true end
  self.problem = problem or done
  local took = clock() - start
  if took > LONG then self.again = clock() + REST * took end
  return nil, self.problem
end

-- Calls a method of the database.
local function ask(self, method, ...)
  if not self.db then
    local done, problem = reconnect(self)
    if not done then return nil, problem end
  end
  local answer, problem = self.db[method](self.db, ...)
  if not answer and problem.lost then
    self.db:close()
    self.db = nil
  end
  return answer, problem
end

function Store:run(sql, ...)
  self:finish()
  return ask(self, "run", sql, ...)
end

--- Is the database there? One that is busy is not disturbed.
function Store:check()
  if self:busy() then return true end
  return self:run "SELECT 1"
end

--- A descriptor that is readable when other programs have written rows, or nil.
function Store:fd() return self.db and self.db:fd() end

--- May other programs write there, and tell of it?
---@return boolean
function Store:is_shared()
  return self.db ~= nil and self.db:kind() == "postgres"
end

--- { { game, number } } that other programs have written.
function Store:notices()
  local list = {}
  local payloads = self.db and self.db:notices()
  if not payloads then
    self:run "SELECT 1" -- is it lost?
    return list
  end
  for _, payload in ipairs(payloads) do
    local game, number = payload:match "^(%S+) (%d+)$"
    if game then
      list[#list + 1] = { game, math.tointeger(tonumber(number)) }
    end
  end
  return list
end

-- ---- writing ---------------------------------------------------------------

local INSERT = [[INSERT INTO happened (game, number, kind, seat, at, data)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING]]

-- One batch within a transaction of SQLite: true, false when a row is there
-- already, nil and the problem.
local function write(self, batch)
  for _, statement in ipairs(batch.before or {}) do
    local done, problem = self:run(table.unpack(statement, 1, statement.n))
    if not done then return nil, problem end
  end
  for _, row in ipairs(batch.rows) do
    local done, changed = self:run(INSERT, batch.game, row.number, row.kind,
      row.seat, row.at, json.encode(row.data))
    if not done then return nil, changed end
    if changed == 0 then return false end
  end
  local last = batch.rows[#batch.rows]
  if not last or not batch.state then return true end
  local done, problem = self:run(
    "UPDATE tables SET touched = $2, state = $3 WHERE id = $1",
    batch.game, last.at, batch.state)
  return done and true, problem
end

local INSERT_ALL = [[INSERT INTO happened (game, number, kind, seat, at, data)
  SELECT game, number, kind, seat, at, data FROM json_to_recordset($1::json)
    AS r (game TEXT, number BIGINT, kind TEXT, seat BIGINT, at BIGINT,
      data TEXT)
  ON CONFLICT DO NOTHING RETURNING game, number]]

local UPDATE_ALL = [[UPDATE tables SET touched = r.at, state = r.state
  FROM json_to_recordset($1::json) AS r (id TEXT, at BIGINT, state TEXT)
  WHERE tables.id = r.id]]

local NOTIFY_ALL = [[SELECT pg_notify($1, r.words)
  FROM json_to_recordset($2::json) AS r (words TEXT)]]

-- All batches at once, in as few queries as one batch needs: over a network the
-- number of queries matters.
local function write_all(self, batches)
  local rows, ends, notes = json.array(), json.array(), json.array()
  for _, batch in ipairs(batches) do
    for _, statement in ipairs(batch.before or {}) do
      local done, problem = self:run(table.unpack(statement, 1, statement.n))
      if not done then return nil, problem end
    end
    for _, row in ipairs(batch.rows) do
      rows[#rows + 1] = { game = batch.game, number = row.number,
        kind = row.kind, seat = row.seat, at = row.at,
        data = json.encode(row.data) }
    end
    local last = batch.rows[#batch.rows]
    if last then
      if batch.state then
        ends[#ends + 1] = { id = batch.game, at = last.at,
          state = batch.state }
      end
      notes[#notes + 1] = { words = batch.game .. " " .. last.number }
    end
  end
  if #rows == 0 then return true end
  local there, problem = self:run(INSERT_ALL, json.encode(rows))
  if not there then return nil, problem end
  local written = {}
  for _, row in ipairs(there) do written[row[1] .. " " .. row[2]] = true end
  for _, batch in ipairs(batches) do
    for _, row in ipairs(batch.rows) do
      if not written[batch.game .. " " .. row.number] then
        return false, nil, batch
      end
    end
  end
  local done = true
  if #ends > 0 then
    done, problem = self:run(UPDATE_ALL, json.encode(ends))
  end
  if done then
    done, problem = self:run(NOTIFY_ALL, CHANNEL, json.encode(notes))
  end
  return done and true, problem
end

local function write_each(self, batches)
  for _, batch in ipairs(batches) do
    local done, problem = write(self, batch)
    if not done then return done, problem, done == false and batch end
  end
  return true
end

-- A transaction without its COMMIT: true, or nil, the problem, and the batch
-- that clashed.
local function fill(self, batches)
  local alone = self.db and self.db:kind() == "sqlite"
  local done, problem = self:run(alone and "BEGIN IMMEDIATE" or "BEGIN")
  local clash
  if done then
    done, problem, clash = (alone and write_each or write_all)(self, batches)
  end
  return done and true or nil, problem, clash
end

-- Sets the outcomes of a transaction. Returns the batches that are still to be
-- written.
local function judge(self, batches, done, problem, clash)
  if not done and self.db then self:run "ROLLBACK" end
  self.commits = self.commits + 1
  local rest = {}
  for _, batch in ipairs(batches) do
    if done then
      batch.outcome = "done"
      self.written = self.written + #batch.rows
    elseif batch == clash then
      batch.outcome = "clash"
    elseif clash then
      rest[#rest + 1] = batch
    elseif problem.locked then
      batch.outcome, batch.problem = "locked", problem
    elseif #batches > 1 and self.db then
      self:commit { batch } -- one may be to blame
    else
      batch.outcome, batch.problem = "failed", problem
    end
  end
  return rest
end

-- In one order in all programs, so that two of them do not deadlock.
local function sorted(batches)
  local list = { table.unpack(batches) }
  table.sort(list, function(a, b) return a.game < b.game end)
  return list
end

--- Writes batches, { game =, rows =, state =, before = statements }, in as few
--- transactions as can be; without a state it is not noted that the table is
--- in use. Sets `outcome` of each: "done", "clash", or with `problem` "failed",
--- or "locked", when another program writes there: it may be tried again.
---@param batches table[]
function Store:commit(batches)
  local rest = sorted(batches)
  while #rest > 0 do
    local done, problem, clash = fill(self, rest)
    if done then done, problem = self:run "COMMIT" end
    rest = judge(self, rest, done, problem, clash)
  end
end

--- Begins to do the same, and does not wait for the disk: `take` tells when
--- the outcomes are there. Nothing else may have been started.
---@param batches table[]
function Store:start(batches)
  local list = sorted(batches)
  local done, problem, clash = fill(self, list)
  if done then done, problem = ask(self, "start", "COMMIT") end
  if done then
    self.under_way = list
  else
    self:commit(judge(self, list, done, problem, clash))
    self.over = true
  end
end

--- Waits for what was started.
function Store:finish()
  local list = self.under_way
  if not list then return end
  self.under_way = nil
  self:commit(judge(self, list, ask(self, "outcome")))
  self.over = true
end

--- Is something under way, whose outcome is not known?
function Store:busy()
  return self.under_way ~= nil and self.db:busy()
end

--- Has the transaction that was started ended? True once.
---@return boolean
function Store:take()
  if self.under_way and not self:busy() then self:finish() end
  local over = self.over
  self.over = nil
  return over or false
end

--- Statements that make a table: to go before its first rows.
---@param entry table id, recipe, seed, title, seats, clock, made, away, talk
---@param links { secret: string, seat: integer, maker: boolean? }[]?
function store.making(entry, links)
  local list = { table.pack([[INSERT INTO tables
    (id, recipe, seed, title, seats, clock, made, touched, state, away,
      talk)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 'asking', $8, $9)]], entry.id,
    json.encode(entry.recipe), entry.seed, entry.title,
    json.encode(entry.seats), entry.clock and json.encode(entry.clock),
    entry.made, entry.away, entry.talk and 1 or 0) }
  for _, link in ipairs(links or {}) do
    list[#list + 1] = store.linking(entry.id, link)
  end
  return list
end

--- A statement that makes a link known.
function store.linking(game, link)
  return table.pack([[INSERT INTO links (hash, game, seat, maker)
    VALUES ($1, $2, $3, $4)]], secrets.digest(link.secret), game,
    link.seat, link.maker and 1 or 0)
end

--- Statements by which a browser is told when it is the turn of a seat; of too
--- many, those that have been there longest are dropped.
---@param most integer
function store.pushing(game, seat, endpoint, most)
  return { table.pack([[INSERT INTO pushes (game, seat, endpoint, made)
    VALUES ($1, $2, $3, $4) ON CONFLICT (game, seat, endpoint)
    DO UPDATE SET made = $4]], game, seat, endpoint, tes.child.now()),
    table.pack([[DELETE FROM pushes WHERE game = $1 AND seat = $2
      AND endpoint NOT IN (SELECT endpoint FROM pushes WHERE game = $1
        AND seat = $2 ORDER BY made DESC, endpoint LIMIT $3)]], game, seat,
      most) }
end

-- ---- reading ---------------------------------------------------------------

-- Are two texts the same? Takes a time that depends on their lengths alone.
local function is_equal(a, b)
  local differs = #a ~ #b
  for i = 1, #a do differs = differs | a:byte(i) ~ (b:byte(i) or 0) end
  return differs == 0
end

--- Who a link lets in: game, seat, maker; nil: nobody. false: no database.
---@param secret string
---@return table|false|nil
---@return table? problem
function Store:link(secret)
  local hash = secrets.digest(secret)
  local rows, problem = self:run(
    "SELECT hash, game, seat, maker FROM links WHERE hash = $1", hash)
  if not rows then return false, problem end
  local row = rows[1]
  if not row or not is_equal(row[1], hash) then return nil end
  return { game = row[2], seat = row[3], maker = row[4] == 1 }
end

--- A table as it was made; nil: there is none. false: no database.
function Store:table(id)
  local rows, problem = self:run([[SELECT recipe, seed, title, seats, clock,
    made, state, away, talk FROM tables WHERE id = $1]], id)
  if not rows then return false, problem end
  local row = rows[1]
  if not row then return nil end
  return { id = id, recipe = json.decode(row[1]), seed = row[2],
    title = row[3], seats = json.decode(row[4]),
    clock = row[5] and json.decode(row[5]) or nil, made = row[6],
    state = row[7], away = row[8] or nil, talk = row[9] == 1 }
end

-- Rows that a query finds.
local function rows_of(self, query, ...)
  local rows, problem = self:run(
    "SELECT number, kind, seat, at, data FROM happened WHERE game = $1 "
    .. query, ...)
  if not rows then return false, problem end
  for i, row in ipairs(rows) do
    rows[i] = { number = row[1], kind = row[2], seat = row[3], at = row[4],
      data = json.decode(row[5]) }
  end
  return rows
end

--- Rows of a table after a number.
---@param limit integer? a million when nothing is said
---@return table[]|false
function Store:rows(id, after, limit)
  return rows_of(self, "AND number > $2 ORDER BY number LIMIT $3", id, after,
    limit or 1000000)
end

--- The last lines of chat at a table, as rows.
---@return table[]|false
function Store:chat(id, most)
  return rows_of(self, [[AND number IN (SELECT number FROM happened
    WHERE game = $1 AND kind = 'chat' ORDER BY number DESC LIMIT $2)
    ORDER BY number]], id, most)
end

--- The addresses at which a seat is told; nil: no database.
---@return string[]?
function Store:pushes(id, seat)
  local rows = self:run(
    "SELECT endpoint FROM pushes WHERE game = $1 AND seat = $2", id, seat)
  for i, row in ipairs(rows or {}) do rows[i] = row[1] end
  return rows or nil
end

--- Nobody is at an address any more.
function Store:forget_push(endpoint)
  return self:run("DELETE FROM pushes WHERE endpoint = $1", endpoint)
end

--- What the database keeps under a name: what is there, else this.
---@return string
function Store:setting(name, value)
  fail.check(self:run([[INSERT INTO meta (name, value) VALUES ($1, $2)
    ON CONFLICT (name) DO NOTHING]], name, value))
  return fail.check(self:run("SELECT value FROM meta WHERE name = $1",
    name))[1][1]
end

--- How many links to a seat a table has; nil: no database.
---@param seat integer -1: to look on
---@return integer?
function Store:links(id, seat)
  local rows, problem = self:run(
    "SELECT count(*) FROM links WHERE game = $1 AND seat = $2", id, seat)
  if not rows then return nil, problem end
  return rows[1][1]
end

-- Tables that are forgotten at a time: each may have many rows, and others wait
-- meanwhile.
local SOME = 4

--- Forgets some of the tables that nobody has touched since a moment.
---@return integer? how many
function Store:expire(before)
  local done, count = self:run([[DELETE FROM tables WHERE id IN
    (SELECT id FROM tables WHERE touched < $1 LIMIT $2)]], before, SOME)
  return done and count
end

--- Says that somebody still cares for a table.
function Store:touch(id, now)
  return self:run("UPDATE tables SET touched = $2 WHERE id = $1", id, now)
end

--- Every table: id, title, state, made.
function Store:all()
  return fail.check(self:run(
    "SELECT id, title, state, made FROM tables ORDER BY made, id"))
end

--- Copies the database while it is in use. SQLite only: PostgreSQL has its
--- own programs for that.
function Store:backup(path)
  if self.db:kind() ~= "sqlite" then fail.raise("input", T "serve.pg_dump") end
  if tes.file.kind(path) then fail.raise("io", T("serve.exists", path)) end
  fail.check(self:run("VACUUM INTO $1", path))
end

function Store:close()
  self:finish()
  if self.db then self.db:close() end
  self.db = nil
end

return store
