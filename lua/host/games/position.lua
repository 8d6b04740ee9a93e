--- A position as the protocol tells it: see rpc.schema.json. Works for
--- whatever has a game, its rules and its seats.

local tes = require "tes"
local pause = require "host.common.pause"
local public_state = require "host.games.public_state"
local result = require "host.games.result"

local position = {}

--- The hash of its state, as text.
function position.hash(game) return ("%016x"):format(game:hash()) end

--- The points of all seats.
function position.scores(game)
  local list = tes.json.array()
  for seat = 0, game:players() - 1 do list[seat + 1] = game:score(seat) end
  return list
end

-- Adds the name of a tile type to what has its number.
local function with_id(session_, entry)
  if entry.type then entry.id = session_.rules:type_id(entry.type) end
  for i, what in ipairs(entry.about or {}) do
    if i == 1 then tes.json.array(entry.about) end
    with_id(session_, what)
  end
  return entry
end

--- The pending decision with options from a number on; null: there is none.
function position.decision(session_, from, limit)
  local game = session_.game
  local pending = game:decision()
  if not pending then return tes.json.null end
  with_id(session_, pending)
  pending.vetoes = tes.json.array(game:vetoes())
  if limit > 0 then
    pending.options = tes.json.array()
    for index = from, math.min(pending.count - from, limit) + from - 1 do
      local option = with_id(session_, game:option(index))
      option.index, option.key = index, game:key(index)
      table.insert(pending.options, option)
    end
  end
  return pending
end

local function tiles(session_)
  local list = tes.json.array()
  for i = 0, session_.game:tiles() - 1 do
    pause.at(i)
    list[i + 1] = with_id(session_, session_.game:tile(i))
  end
  return list
end

local function figures(game)
  local list = tes.json.array()
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i)
    figure.figure = i
    if figure.node then
      figure.tile, figure.segment = game:node(figure.node)
    end
    list[i + 1] = figure
  end
  return list
end

local function secrets(game)
  local list = tes.json.array(game:secrets())
  for _, secret in ipairs(list) do
    if secret.items then tes.json.array(secret.items) end
  end
  return list
end

-- Segments joined by rules, by tile and segment as in figures.
local function links(game)
  local list = tes.json.array()
  for i, link in ipairs(game:links()) do
    local tile, segment = game:node(link[1])
    local other, second = game:node(link[2])
    list[i] = { tile = tile, segment = segment, other = other,
      second = second }
  end
  return list
end

-- What all see of variables: of the game, then by seat.
local function shown(session_)
  local list = tes.json.array()
  for seat = -1, session_.game:players() - 1 do
    local owner = seat >= 0 and seat or nil
    for _, row in ipairs(public_state.of(session_, owner)) do
      row.seat = owner
      list[#list + 1] = row
    end
  end
  return list
end

local function seat_list(session_)
  local list = tes.json.array()
  for seat = 0, #session_.seats do
    local entry = session_.seats[seat]
    list[seat + 1] = { name = entry.name, letter = entry.letter,
      bot = entry.bot }
  end
  return list
end

--- The whole position.
---@param id integer of the game
function position.state(id, session_)
  local game = session_.game
  return {
    game = id, status = game:status(), turn = game:turn(),
    player = game:player(), phase = game:phase(),
    scores = position.scores(game),
    winners = game:status() == "over" and tes.json.array(result.winners(game))
      or nil,
    tiles_left = game:tiles_left(), answers = game:answers(),
    events = game:events(), hash = position.hash(game),
    seats = seat_list(session_),
    tiles = tiles(session_), figures = figures(game),
    edges = tes.json.array(game:edges()), secrets = secrets(game),
    links = links(game), shown = shown(session_),
    decision = position.decision(session_, 0, 0),
  }
end

--- Events from a number on.
function position.events(session_, from, limit)
  local game, list = session_.game, tes.json.array()
  for i = from, math.min(game:events(), from + limit) - 1 do
    pause.at(i)
    local event = with_id(session_, game:event(i))
    if event.items then tes.json.array(event.items) end
    list[#list + 1] = event
  end
  return list
end

return position
