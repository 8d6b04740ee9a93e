-- tester/drive.lua - one game driven from Lua: more functions for engine.drive,
-- over the game that engine.drive.open gives (core/trial/drive.c).
--
-- The tester puts a board together, answers decisions and looks at what
-- happened. Its game is current between the calls, so that the tester can read
-- it through g and handles. Seats count from 1 here, as in rules; CHANCE is 0.

local engine = ...

local drive = engine.drive
local open, game = drive.open, nil

--- Opens a game at its very start, nothing run, free to be changed.
---@param seed integer
function drive.open(seed) game = open(seed) end

--- The game itself, with the methods that games of `tes` have; after it has
--- been moved, call moved().
function drive.game() return game end

--- Gives an answer; index from 1, without one CHANCE rolls. Returns true, or
--- false and the error.
---@param index integer?
---@return boolean, string?
function drive.answer(index)
  local fine, err
  if index then
    fine, err = game:answer(index - 1)
  else
    fine, err = game:roll()
  end
  drive.moved()
  return fine == true, err and err.text
end

--- Seat, phase, prompt and number of options of the pending decision; nothing
--- when the game is over.
function drive.decision()
  local open_now = game:decision()
  if not open_now then return end
  return open_now.player + 1, open_now.phase, open_now.prompt, open_now.count
end

-- The node of the segment that an option means, or where its figure stands.
local function node_of(option)
  if option.kind == "figure" then
    local _, node = game:standing(option.figure)
    return node
  end
  return option.kind == "segment" and option.node or nil
end

-- Where something is that is named: "1,0"; nil: nowhere on the board.
local function place_of(what)
  local node = node_of(what)
  local at = node and drive.segment(node).tile.cell or what
  return at.x and ("%d,%d"):format(at.x, at.y)
end

-- What is named, in the words of a test: "B", "3", "U", "1,0", "city 1,0".
local function named(what)
  local at = place_of(what)
  if what.kind == "player" then return string.char(65 + what.player) end
  if what.kind == "number" then return tostring(what.number) end
  if what.kind == "type" then
    return (drive.type(what.type):match "[^/]*$")
  end
  local name = what.kind == "segment" and drive.segment(what.node).kind
    or what.kind == "figure" and what.piece or what.word
  return name and at and name .. " " .. at or name or at
end

-- What a question or an option is about: a list of { role =, text = }.
local function subject(list)
  local found = {}
  for i, what in ipairs(list or {}) do
    found[i] = { role = what.verb, text = named(what) }
  end
  return found
end

--- What the pending decision is about: a list of { role =, text = }.
function drive.about() return subject(game:decision().about) end

--- The options of the pending decision: { key =, weight =, draw =, turns =,
--- segment =, about = }; weight: how likely CHANCE gives it; draw: it is a tile
--- type; turns: which rotations of the tile to be laid differ, as a mask;
--- segment: the one that is meant, if any; about: as drive.about returns it.
function drive.options()
  local list = {}
  local option = game:option(0)
  while option do
    local at = #list
    local entry = { key = game:key(at), weight = option.weight,
      draw = option.kind == "type", about = subject(option.about) }
    if option.kind == "place" then
      local _, turns = drive.type(option.type)
      entry.turns = turns
    end
    local node = node_of(option)
    entry.segment = node and drive.segment(node)
    list[at + 1] = entry
    option = game:option(at + 1)
  end
  return list
end

--- Why what might be offered is not: a list of "what: reason".
function drive.vetoes() return game:vetoes() end

--- Takes all answers back. Returns whether that was possible.
function drive.undo()
  local fine = game:undo(game:answers())
  drive.moved()
  return fine == true
end

--- The suspended phase must be run again at the next answer.
function drive.drop() engine.trial.drop_cache(game) end

--- The state's hash.
function drive.hash() return game:hash() end

--- The events from number `from` on, and the number of all.
---@param from integer?
---@return table[], integer
function drive.events(from)
  local list, count = {}, game:events()
  for i = from or 0, count - 1 do
    local event = game:event(i)
    list[#list + 1] = { kind = event.kind, reason = event.reason or "",
      seat = event.player + 1, points = event.points or 0,
      type = event.type and drive.type(event.type),
      items = event.items or {} }
  end
  return list, count
end

--- The number that the state{} variable module.name of the game or a seat
--- holds; nil when there is none.
---@param name string
---@param seat integer?
function drive.value(name, seat)
  return game:value(name, seat and seat - 1 or -1)
end

return drive
