--- Methods of `tessera rpc` for programs that learn: many games in one message,
--- with numbers for options (core/tessera_learn.h). The games are those of the
--- other methods; any of them can be looked at, taken back and saved.

local tes = require "tes"
local T = require "host.common.text".get
local fail = require "host.common.fail"
local position = require "host.games.position"
local jsonrpc = require "host.rpc.jsonrpc"
local session = require "host.games.session"

local learn, array = tes.learn, tes.json.array

local many = {}

local WINDOW = 31
-- In place of an action: the game is only looked at.
local LOOK = -1

-- Lets CHANCE and bots answer until a client's seat is asked, or nobody.
local function go_on(service, entry)
  local game = entry.session.game
  repeat
    service.let_bots(entry.session)
    local chance = game:pending() == -1
    if chance then service.try(entry.session) end
  until not chance
end

-- The space of a game, made when it is first asked for.
local function space_of(entry, window)
  if not entry.space or window and window ~= entry.window then
    entry.window = window or WINDOW
    entry.space = fail.check(learn.space(entry.session.rules, entry.window))
  end
  return entry.space
end

local function legal_of(entry)
  local list = array(space_of(entry):legal(entry.session.game))
  for i = #list, 1, -1 do
    if not list[i] then table.remove(list, i) end
  end
  return list
end

-- What there is to say of games now, a row for each.
local function report(entries)
  local out = { seats = array(), legal = array(), scores = array(),
    over = array() }
  for i, entry in ipairs(entries) do
    local game = entry.session.game
    local status = game:status()
    local player = status == "asking" and game:pending() or -1
    out.seats[i], out.over[i] = player, status == "over"
    out.legal[i] = player >= 0 and legal_of(entry) or array()
    out.scores[i] = position.scores(game)
  end
  return out
end

--- What actions and observations of a space or batch are made of, as JSON has
--- it: a list that is empty remains one.
---@param thing table
---@return table
function many.schema(thing)
  local schema = thing:schema()
  for _, list in ipairs { schema.parts, schema.planes } do
    for _, part in ipairs(array(list)) do array(part.dims) end
  end
  return schema
end

---@param methods table they are added to it
---@param service table what host/rpc/service.lua has for them
function many.add(methods, service)
  -- The entries of a list of games, none of them twice.
  local function find_all(params)
    local entries, seen = {}, {}
    for i, id in ipairs(params.games) do
      if seen[id] then jsonrpc.fail(jsonrpc.PARAMS, T("rpc.twice", id)) end
      seen[id] = true
      entries[i] = service.find { game = id }
    end
    return entries
  end

  function methods.many(params)
    local count = params.games or 1
    service.room(count)
    local rules = service.load(params)
    local seed = params.seed or rules:seed()
    local space = fail.check(learn.space(rules, params.window or WINDOW))
    local entries, ids = {}, array()
    for i = 1, count do
      local entry = service.enter(session.new(rules, seed + i - 1))
      entry.space, entry.window = space, params.window or WINDOW
      entry.together = count
      entries[i], ids[i] = entry, entry.id
    end
    for _, entry in ipairs(entries) do go_on(service, entry) end
    local out, schema = report(entries), space:schema()
    out.games, out.actions, out.size = ids, schema.actions, schema.size
    return out
  end

  -- The option of each action that is taken.
  local function options(entries, actions)
    if #actions ~= #entries then
      jsonrpc.fail(jsonrpc.PARAMS, T("rpc.actions", #entries, #actions))
    end
    local found = {}
    for i, entry in ipairs(entries) do
      local action, game = actions[i], entry.session.game
      if action ~= LOOK and game:status() == "asking" then
        found[i] = action >= 0 and action < 2 ^ 32 - 1
          and space_of(entry):option(game, action)
        if not found[i] then
          jsonrpc.fail_with(service.codes.input,
            T("rpc.action", entry.id, action), { game = entry.id })
        end
      end
    end
    return found
  end

  -- A game that is over becomes another one, with a seed that none of those
  -- which started with it has had.
  local function again(entry)
    local old = entry.session
    entry.session = session.new(old.rules,
      old.save:seed() + (entry.together or 1))
    old:close()
    old.game:free()
  end

  function methods.steps(params)
    local entries = find_all(params)
    local found = params.actions and options(entries, params.actions) or {}
    local failed = array()
    for i, entry in ipairs(entries) do
      local index = found[i]
      if not index and params.again and
          entry.session.game:status() == "over" then
        again(entry)
      end
      local done, caught = pcall(function()
        if index then service.try(entry.session, index) end
        go_on(service, entry)
      end)
      if not done then
        if fail.interrupted(caught) then error(caught, 0) end
        local code, message, data = service.explain(caught)
        failed[#failed + 1] = { game = entry.id, code = code,
          message = message, data = data }
      end
    end
    local out = report(entries)
    out.failed = failed[1] and failed or nil
    return out
  end

  function methods.space(params)
    local entry = service.find(params)
    local schema = many.schema(space_of(entry, params.window))
    schema.window = entry.window
    return schema
  end

  function methods.observe(params)
    local out = array()
    for i, entry in ipairs(find_all(params)) do
      local game = entry.session.game
      local seat = params.seat or math.max(game:pending() or 0, 0)
      local seen = fail.check(space_of(entry):observe(game, seat))
      local row = array()
      for at = 1, #seen, 4 do row[#row + 1] = string.unpack("=i4", seen, at) end
      out[i] = row
    end
    return out
  end
end

return many
