--- All tables in play on this server: opened from their rows when somebody
--- comes, limited in number. Every change of a table goes through here.

local tes = require "tes"
local fail = require "host.common.fail"
local live_table = require "host.tables.live_table"
local pause = require "host.common.pause"
local rule_loader = require "host.tables.rule_loader"
local create = require "host.tables.create"
local table_game = require "host.tables.table_game"
local tasks = require "host.tables.tasks"
local bots_and_clocks = require "host.tables.bots_and_clocks"
local worker_pool = require "host.tables.worker_pool"
local text = require "host.common.text"
local T = text.get

local array = tes.json.array
local clock = tes.process.clock
local CHANCE = -1 -- the seat number of the engine for draws and rolls

---@class Tables
---@field store Store
---@field tables table<string, LiveTable>
local Tables = {}
Tables.__index = Tables

local open_tables = {}

--- No tables yet.
---@param server table what has log, metrics, timers, pool and settings
---@param kept Store
---@return Tables
function open_tables.new(server, kept)
  return setmetatable({ server = server, store = kept, tables = {},
    numbers = {}, opening = {}, count = 0, last = 0, pending = {}, readers = {},
    slow = {}, unseen = {} },
    Tables)
end

-- ---- opening and forgetting ------------------------------------------------

-- Only so many games run in processes of their own, and half of those at most
-- are for tables that one address has opened.
local function check_room(self, address)
  local most, all, own = self.server.most.strangers, 0, 0
  for _, found in pairs(self.tables) do
    local entry = found.entry
    if entry.apart and found.play then
      all = all + 1
      if address and entry.opened_by == address then own = own + 1 end
    end
  end
  if all >= most or own >= math.max(1, most // 2) then
    fail.raise("limit", T "serve.strangers")
  end
end

-- A key that is equal for tables with the same modules and options of the host:
-- their rules are equally slow.
local function kind_of(recipe) return recipe.preset or recipe.text end

-- Moves rules that took too long to a process of their own, so that the thread
-- that serves everybody does not wait for them again.
local function move_out(self, found)
  local entry = found.entry
  if entry.apart or not found.play or found.play:wasted() == 0 then return end
  self.slow[kind_of(entry.recipe)] = true
  self.server.log:say("warning", "slow", { table = found.id })
  found:close()
end

--- The function that begins the game of a table; rules that came with it, or
--- that once took too long, run in a process of their own. Waits until other
--- rules are loaded, so nothing that may change should be read before.
---@param recipe table
---@return fun(entry: table, keys: string[]): Play
function Tables:opener(recipe)
  local apart = recipe.files ~= nil or self.slow[kind_of(recipe)] == true
  local known = not apart and rule_loader.prepare(recipe) or nil
  return function(entry, keys)
    entry.apart = apart
    if apart then
      check_room(self, entry.opened_by)
      return worker_pool.game(entry.id, recipe, entry.seed, array(keys))
    end
    return table_game.open(recipe, entry.seed, keys, known)
  end
end

-- Rows that are read at a time.
local PART = 1000

-- All rows of a table, with others served in between.
local function read_rows(self, id)
  local rows = {}
  repeat
    self:quiet()
    local part, problem = self.store:rows(id, #rows > 0 and rows[#rows].number
      or 0, math.min(PART, self.server.most.stored - #rows))
    if not part then fail.raise("store", problem.text) end
    table.move(part, 1, #part, #rows + 1, rows)
    pause.here()
  until #part < PART
  return rows
end

-- Its entry, its rows, and what opens it; nil: there is none.
local function read(self, id)
  local entry, problem = self.store:table(id)
  if entry == false then fail.raise("store", problem.text) end
  if not entry then return nil end
  local opener = self:opener(entry.recipe)
  return entry, read_rows(self, id), opener
end

local function open(self, id, address)
  self:quiet()
  local entry, rows, opener = read(self, id)
  if not entry then return nil end
  entry.opened_by = address
  self.last = self.last + 1
  local made = live_table.new(entry, rows, self.last, opener)
  self.tables[id], self.numbers[self.last] = made, made
  self.count = self.count + 1
  -- others may have written while the game was made
  if self.store:is_shared() then self:notice(id, math.maxinteger) end
  self.server.metrics:count "tables_opened"
  return made
end

--- A table by its id; nil: there is none.
---@param id string
---@param address string? who asks for it
---@return LiveTable?
function Tables:find(id, address)
  if self.tables[id] then return self.tables[id] end
  local turns = self.opening[id] or tasks.turns()
  self.opening[id] = turns
  local found = turns:with(function()
    local found = self.tables[id] or open(self, id, address)
    if found and found.now.player == CHANCE then -- killed after an undo
      self:at(found, function() end)
    end
    return found
  end)
  if not turns.held then self.opening[id] = nil end
  return found
end

--- Loads the words of a viewer's language for a table.
function Tables:learn(found, lang)
  if not found.entry.apart and found.play then
    found.play:learn(lang, rule_loader.prepare)
  end
end

--- The same as `find`, with words in the language of the running task.
function Tables:visit(id, address)
  local found = self:find(id, address)
  if not found then return nil end
  self:learn(found, text.code)
  return self:find(id, address) -- it may have been forgotten meanwhile
end

--- The entry of a table that came with rules of its own and is not open.
---@param id string
---@return table?
function Tables:closed_stranger(id)
  if self.tables[id] then return nil end
  local entry, problem = self.store:table(id)
  if entry == false then fail.raise("store", problem.text) end
  return entry and entry.recipe.files and entry or nil
end

--- Forgets a table; its rows stay.
function Tables:drop(found)
  if self.tables[found.id] ~= found then return end
  self.tables[found.id], self.numbers[found.number] = nil, nil
  self.count = self.count - 1
  found:close()
end

-- Makes a table anew from its rows after a failure of its game.
local function reopen(self, found)
  if found.play then found:close() end
  local entry, rows, opener = read(self, found.id)
  if not entry then fail.raise("input", T "serve.gone") end
  entry.opened_by = found.entry.opened_by
  local made = live_table.new(entry, rows, found.number, opener)
  found.version, found.noted = found.version + 1, nil
  for _, name in ipairs { "play", "now", "seats", "asked", "rematch", "row",
      "counts", "who", "since", "entry" } do
    found[name] = made[name]
  end
end

--- Lets a worker do what takes long, so that only the client who asked waits:
--- `there` is the worker's method, `here` that of the game if there is no
--- worker.
function Tables:apart(found, there, here, ...)
  local pool = self.server.pool
  local at_home = found.entry.apart or not pool
  local result = self:at(found, function(...)
    if at_home then return found.play[here](found.play, ...) end
    return found.play:keys()
  end, ...)
  if at_home then return result end
  return pool:call(found.id, there, found.id, found.entry.recipe,
    found.entry.seed, result, ...)
end

--- The names of the seats.
function Tables:names(found)
  local names = array()
  for i, seat in ipairs(found.seats) do names[i] = seat.name end
  return names
end

-- The game in memory is that of the rows, and CHANCE has answered what it is
-- asked. If what it answers cannot be written, that is tried again later.
local function make_ready(self, found)
  if not found.play then reopen(self, found) end
  if found.now.player ~= CHANCE then return end
  local done, problem = pcall(self.roll, self, found)
  if done then return end
  self.server.log:say("error", "roll", { table = found.id,
    text = select(2, fail.describe(problem)) })
  if not found.play then reopen(self, found) end
end

--- Runs something at a table when it is its turn there.
function Tables:at(found, run, ...)
  found.touched = clock()
  return found.turns:with(function(...)
    make_ready(self, found)
    local results = table.pack(pcall(run, ...))
    move_out(self, found)
    if results[1] then return table.unpack(results, 2, results.n) end
    local problem = results[2]
    if type(problem) == "table" and problem.status == "died" then
      found.play = nil
    end
    error(problem, 0)
  end, ...)
end

-- Runs a function that changes the game in memory. After a failure the game is
-- dropped, and the next client makes it anew from the rows.
local function or_anew(found, run, ...)
  local results = table.pack(pcall(run, ...))
  if results[1] then return table.unpack(results, 2, results.n) end
  if found.play then found:close() end
  error(results[2], 0)
end

--- Forgets tables without viewers, except those used last, when there are too
--- many; or all of them.
---@param all boolean?
function Tables:sweep(all)
  local most, idle = all and 0 or self.server.settings.tables, {}
  local now = clock()
  for _, found in pairs(self.tables) do
    local alone = not next(found.viewers) and not found.turns.held
    if alone and (found.entry.apart and now - found.touched > 60
        or self.count > most) then
      idle[#idle + 1] = found
    end
  end
  table.sort(idle, function(a, b) return a.touched < b.touched end)
  for _, found in ipairs(idle) do
    if self.count > most or found.entry.apart then self:drop(found) end
  end
end

-- ---- writing ---------------------------------------------------------------

--- Queues rows for writing, and waits until they are written. Returns "done",
--- "clash" or "failed".
function Tables:commit(batch)
  batch.task, batch.since = tasks.current(), clock()
  self.pending[#self.pending + 1] = batch
  return tasks.wait()
end

-- Seconds for which writing is tried again while another program has a lock,
-- and seconds between two tries.
local PATIENCE, AGAIN = 5, .02

-- The batches that must be tried again. They go before what was queued since.
local function try_again(self, batches)
  local list, now = {}, clock()
  for _, batch in ipairs(batches) do
    local locked = batch.outcome == "locked"
    if locked and now - batch.since < PATIENCE then
      list[#list + 1] = batch
    elseif locked then
      batch.outcome = "failed"
    end
  end
  if #list == 0 then return end
  self.pending = table.move(self.pending, 1, #self.pending, #list + 1, list)
  self.waiting = true
  self.server.timers:at(now + AGAIN, function() self.waiting = nil end)
end

-- Resumes the tasks that wait, with the outcomes of their rows.
local function tell_outcomes(self, batches)
  try_again(self, batches)
  for _, batch in ipairs(batches) do
    if batch.outcome == "failed" then
      self.server.metrics:count "failed_commits"
      self.server.log:say("error", "commit", { table = batch.game,
        text = batch.problem and batch.problem.text })
    elseif batch.outcome == "clash" then
      self.server.metrics:count "clashes"
    end
    if batch.outcome ~= "locked" then
      tasks.later(batch.task, batch.outcome)
    end
  end
end

-- Parts of games that are made which go into one transaction: their rows would
-- keep answers waiting. Nobody sits at these tables yet, so any order will do.
local MADE = 2

local function share_out(pending)
  local now, later, made = {}, {}, 0
  for _, batch in ipairs(pending) do
    if batch.made then made = made + 1 end
    local list = batch.made and made > MADE and later or now
    list[#list + 1] = batch
  end
  return now, later
end

--- Writes what was queued; answers that come meanwhile are prepared for the
--- next time. Returns whether there is more to do now.
---@return boolean
function Tables:flush()
  if self.store:take() then
    local batches = self.writing
    self.writing = nil
    self.server.metrics:took("commit", clock() - self.since)
    tell_outcomes(self, batches)
    local readers = self.readers
    self.readers = {}
    for _, task in ipairs(readers) do tasks.later(task) end
    return true
  end
  if self.writing or self.waiting or #self.pending == 0 then return false end
  self.writing, self.pending = share_out(self.pending)
  self.since = clock()
  self.store:start(self.writing)
  return true
end

--- Waits until no transaction is on its way to the disk. A query before that
--- would make everybody wait for it.
function Tables:quiet()
  while self.store:busy() do
    table.insert(self.readers, tasks.current())
    tasks.wait()
  end
end

--- Makes a row of a table.
function Tables:row(found, kind, seat, data, nth)
  return { number = found.row + (nth or 1), kind = kind, seat = seat,
    at = tes.child.now(), data = data }
end

-- Milliseconds after which the use of a table is recorded again.
local HOUR = 3600000

--- Writes rows of an open table, with its state if the database may have
--- another. Returns as `commit` does.
---@param rows table[]
---@param state string
---@param before table[]? statements
function Tables:keep(found, rows, state, before)
  if rows[#rows].number > self.server.most.stored then
    fail.raise("limit", T "serve.full")
  end
  local noted, at = found.noted, rows[#rows].at
  local known = noted and noted.state == state and at - noted.at < HOUR
  local outcome = self:commit { game = found.id, rows = rows,
    state = not known and state or nil, before = before }
  if outcome == "done" and not known then
    found.noted = { state = state, at = at }
  end
  return outcome
end

-- Raises the failure for an outcome other than "done".
local function refuse(self, found, outcome)
  if outcome == "clash" then
    self:catch_up(found)
    fail.raise("moved", T "serve.moved")
  end
  fail.raise("store", T "serve.store_lost")
end

-- Kinds of rows that a full table still accepts, so that its game can be
-- finished.
local needed = { answer = true, clock = true, rematch = true, rules = true }

local function check_full(self, found, rows)
  local most = self.server.most
  for _, row in ipairs(rows) do
    if row.kind == "chat" and (found.counts.chat or 0) >= most.chats
      or not needed[row.kind] and row.number > most.rows then
      fail.raise("limit", T "serve.full")
    end
  end
end

--- Writes rows that do not change the game, and notifies viewers.
---@param rows table[]
---@param before table[]? statements
---@param quiet boolean? tell nobody yet
function Tables:write(found, rows, before, quiet)
  check_full(self, found, rows)
  local outcome = self:keep(found, rows, found.now.status, before)
  if outcome ~= "done" then refuse(self, found, outcome) end
  for _, row in ipairs(rows) do
    found:fold(row)
    if not quiet then self:tell_row(found, row) end
  end
end

-- The parts of a row that everybody may know.
local open_fields = { text = true, answers = true, seat = true, name = true,
  colour = true, bot = true, open = true, table = true }

--- Notifies viewers of a row that is not an answer.
function Tables:tell_row(found, row)
  local params = { row = row.number, kind = row.kind, seat = row.seat,
    at = row.at }
  for name, value in pairs(row.data) do
    if open_fields[name] then params[name] = value end
  end
  params.seat = row.seat
  if row.kind == "seat" or row.kind == "clock" then
    params.change = { seats = found:seat_list(row.at) }
    if row.kind == "seat" then found:name_seats() end
  end
  params.asked = found.asked or tes.json.null
  found:tell(nil, "row", params)
end

local function is_among(list, seat)
  for _, one in ipairs(list or {}) do
    if one == seat then return true end
  end
  return false
end

-- The changes that each seat sees since its mark, by mark and language.
local function look_on(found, marks)
  local seen, own = {}, text.code
  for _, mark in ipairs(marks) do
    seen[mark] = {}
    for _, lang in ipairs(found:languages(mark.seat)) do
      text.select(lang)
      seen[mark][lang] = found.play:change(mark)
    end
  end
  text.select(own)
  return seen
end

-- Notifies viewers of answers: each of what it may see, in its own language.
-- Returns the notifications by seat; the one for all under "all".
local function tell_answers(found, rows, steps, seen)
  local changes = {}
  for mark, langs in pairs(seen) do
    local key = mark.seat or "all"
    for lang, told in pairs(langs) do
      told.change.seats = found:seat_list(rows[#rows].at)
      if lang == text.code or not changes[key] then changes[key] = told end
      for i, row in ipairs(rows) do
        local params = { row = row.number, kind = "answer", seat = row.seat,
          player = row.seat, at = row.at,
          key = not is_among(steps[i].hidden, mark.seat) and row.data.key
            or nil }
        if i == #rows then
          params.change, params.events = told.change, told.events
        end
        found:tell(mark.seat, "row", params, lang)
      end
    end
  end
  return changes
end

-- Writes what was done to the game in memory, and notifies viewers; takes it
-- back if it cannot be written. Returns the changes by view.
local function write_steps(self, found, result, marks, left)
  local rows = {}
  for i, step in ipairs(result.steps) do
    rows[i] = self:row(found, "answer", step.player, { key = step.key,
      left = i == 1 and left or nil }, i)
  end
  local seen = look_on(found, marks) -- before the wait: only sending is left
  local outcome = self:keep(found, rows, result.now.status)
  if outcome ~= "done" then return nil, outcome end
  found.now = result.now
  for _, row in ipairs(rows) do found:fold(row) end
  return tell_answers(found, rows, result.steps, seen)
end

--- Whoever is asked now and was not before is told, if they are elsewhere.
---@param before integer? whose turn it was
function Tables:call(found, before)
  local push = self.server.push
  if push then push:look(found, before) end
end

-- The same as `write_steps`, with all that follows from it.
local function settle(self, found, result, marks, left, before)
  local changes, outcome = or_anew(found, write_steps, self, found, result,
    marks, left)
  if not changes then
    or_anew(found, found.play.undo, found.play, #result.steps)
    refuse(self, found, outcome)
  end
  if result.stuck then
    found:tell(nil, "stuck", { text = result.stuck.text })
  end
  self:wake(found)
  if before then self:call(found, before) end
  return changes
end

--- Gives an answer for the seat that is asked: first to the game, then to the
--- store, then to viewers. Returns the changes by view, or nil and why the
--- rules refused.
---@param given { key: string?, index: integer? }
function Tables:give(found, given)
  local audience = found:audience()
  local marks = found.play:marks(audience)
  local player = found.now.player
  local left = found:left_after(player, tes.child.now())
  local result = or_anew(found, found.play.answer, found.play, given, audience)
  if result.refused then
    found.now = result.now or found.now
    return nil, result.refused
  end
  return settle(self, found, result, marks, left, player)
end

--- Lets CHANCE answer if it is asked, as after an undo that went back to a
--- draw.
function Tables:roll(found)
  if found.now.player ~= CHANCE then return end
  local audience = found:audience()
  local marks = found.play:marks(audience)
  local result = or_anew(found, found.play.begin, found.play, audience)
  if #result.steps > 0 then settle(self, found, result, marks) end
end

--- Takes answers back: first writes the row, which is what counts.
function Tables:undo(found, seat, answers, rows)
  local player = found.now.player
  rows = rows or {}
  rows[#rows + 1] = self:row(found, "undo", seat, { answers = answers },
    #rows + 1)
  self:write(found, rows, nil, true)
  local done, result = pcall(found.play.undo, found.play, answers)
  if done then
    found.now = result.now
  else
    reopen(self, found)
  end
  for _, row in ipairs(rows) do self:tell_row(found, row) end
  self:roll(found)
  self:wake(found)
  self:call(found, player)
end

-- ---- what other programs have written --------------------------------------

local function follow_answers(found, rows)
  local marks = found.play:marks(found:audience())
  local steps = {}
  for i, row in ipairs(rows) do
    local audience = found:audience()
    local result = found.play:follow(row.data.key, audience)
    steps[i], found.now = result.step, result.now
    found:fold(row)
  end
  tell_answers(found, rows, steps, look_on(found, marks))
end

local function follow(self, found, rows)
  local i = 1
  while rows[i] do
    local row, same = rows[i], {}
    while rows[i] and rows[i].kind == "answer" do
      same[#same + 1] = rows[i]
      i = i + 1
    end
    if #same > 0 then
      follow_answers(found, same)
    else
      if row.kind == "rules" then
        reopen(self, found)
        return found:tell(nil, "row", { row = found.row, kind = "rules",
          seat = row.seat, at = row.at })
      end
      found:fold(row)
      if row.kind == "undo" then
        found.now = found.play:undo(row.data.answers).now
      end
      self:tell_row(found, row)
      i = i + 1
    end
  end
end

--- Takes into account what the database has that this table has not.
function Tables:catch_up(found)
  local rows, problem = self.store:rows(found.id, found.row)
  if not rows then fail.raise("store", problem.text) end
  found.noted = nil
  or_anew(found, follow, self, found, rows)
  self:wake(found)
end

--- Another program says that it has written a row.
function Tables:notice(id, number)
  local found = self.tables[id]
  if not found or found.row >= number then return end
  tasks.start("en", nil, function()
    self:at(found, function()
      if found.row < number then self:catch_up(found) end
    end)
  end)
end

--- Continues under newer rules, if they accept all answers given so far.
---@param made table recipe
function Tables:renew(found, seat, made)
  local keys = found.play:keys()
  local game = worker_pool.game(found.id, made, found.entry.seed, array(keys))
  local row = self:row(found, "rules", seat, {})
  local outcome = self:keep(found, { row }, found.now.status, { table.pack(
    "UPDATE tables SET recipe = $2 WHERE id = $1", found.id,
    tes.json.encode(made)) })
  if outcome ~= "done" then
    game:close()
    refuse(self, found, outcome)
  end
  found:close()
  found.play, found.entry.recipe, found.row = game, made, row.number
  found.version = found.version + 1
  found:name_seats()
  found.now = game:standing()
  self:tell_row(found, row)
  self:wake(found)
end

-- ---- what has files of its own ---------------------------------------------

Tables.wake, Tables.make = bots_and_clocks.wake, create.make

return open_tables
