--- The methods of the socket that need no seat: the list of modules and
--- presets, checks whether they fit together, and making tables.

local tes = require "tes"
local addresses = require "host.tables.addresses"
local bots = require "host.bots.by_name"
local colour = require "host.pictures.colour"
local fail = require "host.common.fail"
local limits = require "host.tables.limits"
local pages = require "host.tables.pages"
local jsonrpc = require "host.rpc.jsonrpc"
local table_game = require "host.tables.table_game"
local requested_game = require "host.tables.requested_game"
local rule_loader = require "host.tables.rule_loader"
local seating = require "host.tables.seating"
local source = require "host.common.source"
local tasks = require "host.tables.tasks"
local text = require "host.common.text"
local T = text.get

local json = tes.json
local array = json.array

local lobby_methods = {}

function lobby_methods.hello(conn, params)
  if params.lang then conn:speak(params.lang) end
  for _, lang in ipairs(params.langs or {}) do
    if text.known(lang) then
      conn:speak(lang)
      break
    end
  end
  local most, names, seen = conn.server.most, array(), {}
  for _, viewer in pairs(conn.viewers) do seen[#seen + 1] = viewer.live end
  for _, found in ipairs(seen) do
    conn.server.tables:learn(found, conn.lang)
  end
  for i, name in ipairs(bots.names) do
    names[i] = { name = name, title = T("table.level." .. name) }
  end
  local colours = array()
  for seat = 0, 7 do colours[seat + 1] = colour.seats[seat] end
  return { version = tes.version, lang = text.code,
    languages = array { table.unpack(text.languages) },
    texts = text.all { "table.", "page." }, bots = names,
    uploads = conn.server.settings.uploads, colours = colours,
    playground = pages.playground(conn.server.settings) ~= nil,
    reach = addresses.told(conn.server, limits.is_loopback(conn.address)),
    neutral = colour.neutral,
    push = conn.server.push and conn.server.push.public or nil,
    limits = { message = most.message, chat = most.chat, name = most.name,
      file = most.file, players = 8 } }
end

-- The list of modules and presets, by language. It is the same for everybody,
-- so it is kept for a while. A request that comes while it is made waits for
-- it; other requests do not.
local KEPT = 60 -- seconds: the host may have added some
local catalogue = {}

local function list_modules(conn)
  if conn.server.pool then return conn.server.pool:call("", "modules") end
  return source.modules(table_game.path)
end

function lobby_methods.modules(conn)
  local known = catalogue[text.code] or { turns = tasks.turns(), at = -KEPT }
  catalogue[text.code] = known
  return known.turns:with(function()
    if tes.process.clock() - known.at >= KEPT then
      known.found = jsonrpc.ready(json.encode(list_modules(conn)))
      known.at = tes.process.clock()
    end
    return known.found
  end)
end

-- A picture that stands for a tile set, drawn once.
local covers = {}

function lobby_methods.cover(conn, params)
  local name, pool = params.set, conn.server.pool
  if not covers[name] then
    if not requested_game.is_name(name) then
      fail.raise("input", T("serve.no_set", name))
    end
    covers[name] = pool and pool:call(name, "cover", name)
      or table_game.cover(name)
  end
  return { svg = covers[name] }
end

local function read_recipe(conn, params)
  if params.files and next(params.files) and
      not conn.server.settings.uploads then
    fail.raise("input", T "serve.no_files")
  end
  params.lang = params.lang or text.code
  if not text.known(params.lang) then params.lang = "en" end
  return requested_game.read(params, conn.server.most.file)
end

-- Loads rules in a worker, where they can do no harm, and describes them.
local function load_recipe(conn, made)
  if made.files then
    local worker_pool = require "host.tables.worker_pool"
    local worker = worker_pool.new(true)
    local results = table.pack(pcall(worker.call, worker, "check", made))
    worker:stop()
    if not results[1] then error(results[2], 0) end
    return results[2]
  elseif conn.server.pool then
    return conn.server.pool:call(requested_game.key(made), "check", made)
  end
  return table_game.check(made, rule_loader.prepare(made))
end

-- The same, when it is the turn of the client's address.
local function try_recipe(conn, made)
  return conn.server:job(conn, load_recipe, conn, made)
end

local function lines(words)
  local list = array()
  for line in (words .. "\n"):gmatch "(.-)\n" do
    if line ~= "" then list[#list + 1] = line end
  end
  return list
end

function lobby_methods.check(conn, params)
  local done, made, seats = pcall(read_recipe, conn, params)
  local found = made
  if done then done, found = pcall(try_recipe, conn, made) end
  if not done then
    local limited = type(found) == "table" and found.status == "limit"
    if limited or fail.interrupted(found) then error(found, 0) end
    local _, words = fail.describe(found)
    return { ok = false, problems = lines(words) }
  end
  local names = array()
  for i, seat in ipairs(seats) do
    names[i] = { name = seat.name, bot = seat.bot }
  end
  return { ok = true, problems = array(), title = found.title,
    players = found.players, seats = names, house = found.house,
    how = found.how }
end

local function clean_clock(given)
  if given == nil then return nil end
  local start, add = math.tointeger(given.start), math.tointeger(given.add)
  if not start or start < 1 or start > 1000000 or
      not add or add < 0 or add > 100000 then
    fail.raise("input", T "serve.clock")
  end
  return { start = start, add = add }
end

-- Seconds to wait for who is away: at most a week.
local function clean_away(given)
  if given == nil then return nil end
  local away = math.tointeger(given)
  if not away or away < 0 or away > 604800 then
    fail.raise("input", T "serve.away")
  end
  return away
end

local function make(conn, params, made, seats, more)
  seats = seating.read(params.seats or seats, conn.server.most.name)
  local wanted = params.seats and #params.seats or made.players
  made = requested_game.with_players(made, wanted)
  local found = try_recipe(conn, made)
  seats.count = found.players
  conn:count_table()
  if not made.files then conn.server:room_for_rules(conn.address, made) end
  local options = { seats = seats, count = found.players,
    clock = clean_clock(params.clock), away = clean_away(params.away),
    talk = params.talk == true,
    title = found.title ~= json.null and found.title or "" }
  for key, value in pairs(more) do options[key] = value end
  return conn.server.tables:make(made, options)
end

function lobby_methods.create(conn, params)
  local made, seats, seed = read_recipe(conn, params)
  return make(conn, params, made, seats, { seed = params.seed or seed })
end

lobby_methods["import"] = function(conn, params)
  local uploads = require "host.tables.uploads"
  local words, seed, keys = uploads.read(params.save,
    conn.server.most.file)
  local made, seats = read_recipe(conn, { config_text = words })
  return make(conn, params, made, seats, { seed = seed, keys = keys })
end

return lobby_methods
