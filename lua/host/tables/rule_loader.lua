--- Loads rules ahead of their games, in a thread of their own, so that the
--- server's loop serves others meanwhile. Those who need the same rules wait
--- for them together; different ones are loaded one after the other, the
--- addresses in turn.

local tes = require "tes"
local fail = require "host.common.fail"
local table_game = require "host.tables.table_game"
local tasks = require "host.tables.tasks"
local worker_queue = require "host.tables.worker_queue"

local rule_loader = {}

-- Set by start: the server; loadings that wait for their turn.
local server, line

-- Tasks that wait for a thread, by its descriptor; locks, by what is loaded.
local waiting, loading = {}, {}

--- From now on rules are loaded beside the loop of this server.
---@param running Server
function rule_loader.start(running)
  server, line = running, worker_queue.new(1, running.most.rulesets)
end

--- Something came: was it from here?
---@param fd integer
---@return boolean
function rule_loader.ready(fd)
  local task = waiting[fd]
  if not task then return false end
  waiting[fd] = nil
  server.web:unwatch(fd)
  tasks.later(task)
  return true
end

-- What tes.ruleset.load does.
local function in_thread(source)
  local loader <close> = tes.loader.start(source)
  local fd = loader:fd()
  if fd >= 0 and server.web:watch(fd) then
    waiting[fd] = tasks.current()
    tasks.wait()
  end
  local rules, problem, ms = loader:take()
  tasks.spend(ms / 1000)
  return rules, problem
end

local function load(made)
  local found = table_game.get(made)
  if found then return found end
  local who = tasks.payer()
  local done, known = line:run(who and who.address or "", function()
    return table_game.adopt(made, fail.check(table_game.load(made, in_thread)))
  end)
  return done and known or server:too_much(known)
end

--- Loads the rules of a recipe, unless they are in use. They stay as long as
--- somebody has what is returned.
---@param made table recipe
---@return table? the rules, as table_game has them; nil: none is loaded ahead
function rule_loader.prepare(made)
  if not server or not coroutine.isyieldable() then return nil end
  local key = table_game.key(made)
  local turns = loading[key] or tasks.turns()
  loading[key] = turns
  local results = table.pack(pcall(turns.with, turns, load, made))
  if not turns.held then loading[key] = nil end
  if not results[1] then error(results[2], 0) end
  return results[2]
end

--- Are rules of this key in use, or will they be in a moment?
function rule_loader.in_use(key)
  return table_game.in_use(key) or loading[key] ~= nil
end

--- How many rules are in use, or will be.
function rule_loader.count()
  local count = table_game.count()
  for key in pairs(loading) do
    if not table_game.in_use(key) then count = count + 1 end
  end
  return count
end

return rule_loader
