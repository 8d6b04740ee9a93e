--- What a worker process does: games of strangers' rules (in a cage, see
--- core/host/cage.h), and thinking for bots. Reads a JSON-RPC request a line,
--- and answers it.

local tes = require "tes"
local fail = require "host.common.fail"
local file = require "host.common.file"
local source = require "host.common.source"
local table_game = require "host.tables.table_game"
local text = require "host.common.text"
local T = text.get

local json = tes.json

local worker = {}

local games = {}

-- Most games that bots have thought about which are kept.
local KEPT = 64
local thought, order = {}, {}

local methods = {}

function methods.modules() return source.modules(table_game.path) end

function methods.cover(set) return table_game.cover(set) end

function methods.check(recipe) return table_game.check(recipe) end

function methods.open(id, recipe, seed, keys)
  games[id] = table_game.open(recipe, seed, keys)
  return games[id]:standing()
end

function methods.close(id)
  if games[id] then games[id]:close() end
  games[id] = nil
end

-- A part of the program, of its files as they were.
local function search(name)
  local path = ("%s/lua/%s.lua"):format(tes.root, name:gsub("%.", "/"))
  local words = file.read(path)
  if not words then return "\n\tno file " .. path end
  return fail.check(load(words, "@" .. path)), path
end

-- Why nothing is done here: files and the net could not be given up.
local uncaged

--- Gives up files, the net and other processes, before anything of a stranger
--- is read. What is needed of files is kept open.
function methods.cage()
  if not tes.process.can_cage() then return end
  package.searchers = { package.searchers[1], search }
  local root, path = tes.root, table_game.path or {}
  local done, problem = tes.process.cage(root .. "/lua",
    root .. "/expansions", root .. "/tiles", table.unpack(path))
  uncaged = not done and problem.text or nil
end

-- Methods for games that live in the server.
local visiting = {}

-- A game after just these answers, made from the recipe and the keys.
local function follow(id, recipe, seed, keys)
  local known = thought[id]
  local same = 0
  if known then
    local count = math.min(known.save:count(), #keys)
    while same < count and known.save:key(same) == keys[same + 1] do
      same = same + 1
    end
    if same < known.save:count() then
      known:undo(known.save:count() - same)
    end
    for i = same + 1, #keys do
      local index = known.game:find(keys[i])
      if not index then fail.raise("damage", keys[i]) end
      fail.check(known.save:answer(index))
    end
    return known
  end
  known = table_game.open(recipe, seed, keys)
  thought[id] = known
  order[#order + 1] = id
  if #order > KEPT then
    local oldest = table.remove(order, 1)
    thought[oldest]:close()
    thought[oldest] = nil
  end
  return known
end

function visiting.think(id, recipe, seed, keys, bot)
  return follow(id, recipe, seed, keys):bot(bot)
end

function visiting.ideas(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):ideas(...)
end

function visiting.review(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):review(...)
end

-- Methods that take long, so that the server does not wait.
function visiting.record(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):record(...)
end

function visiting.material(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):material(...)
end

function visiting.text(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):text(...)
end

function visiting.picture(id, recipe, seed, keys, ...)
  return follow(id, recipe, seed, keys):render(...)
end

-- All other methods are those of a game.
local function call(request)
  if uncaged then fail.raise("io", T("serve.no_cage", uncaged)) end
  local game = games[request.params[1]]
  local method = methods[request.method]
    or not game and visiting[request.method]
  if method then return method(table.unpack(request.params)) end
  if not game then fail.raise("failed", "no such game") end
  return game[request.method](game, table.unpack(request.params, 2))
end

local function answer(line)
  local request = fail.check(json.decode(line))
  text.select(request.lang)
  local done, result = pcall(call, request)
  if done then
    return { id = request.id, result = result }
  end
  local _, words = fail.describe(result)
  return { id = request.id, error = { text = words,
    status = type(result) == "table" and result.status or "failed" } }
end

--- Serves until there is nothing more to read.
function worker.run()
  while true do
    local line = tes.term.line(1 << 30)
    if not line then return 0 end
    tes.out.data(json.encode(answer(line)) .. "\n")
    tes.out.flush()
  end
end

return worker
