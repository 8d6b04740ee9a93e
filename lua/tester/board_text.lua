-- tester/board_text.lua - the position a test starts from, and a drawing of
-- any.
--
-- A board is drawn in rows of cells: tile id and where its north points
-- (^ > v <), or dots for an empty cell. The first cell is 0,0 unless
-- origin = "x,y" says otherwise; x grows to the east, y to the south. Tiles
-- are laid in reading order and must match each other; they come out of the
-- piles as far as there are any.

local engine = ...
local keys = require "tester/find_option"
local problems_of = require "problems/list"
local keys_of = require "common/keys"

local board = {}

local ROTATIONS = { ["^"] = 0, [">"] = 1, ["v"] = 2, ["<"] = 3 }
local ARROWS = keys.ARROWS

local function fail(text, ...)
  error({ fail = text:format(...) }, 0)
end

-- ---- reading --------------------------------------------------------------

--- The full id of a tile that a text names.
---@param types table[] tile types, { id = }
---@param text string
---@return string
function board.tile_id(types, text)
  local found, known = {}, {}
  for _, tile in ipairs(types) do
    if tile.id == text then return text end
    if keys.names(text, tile.id) then found[#found + 1] = tile.id end
    known[#known + 1] = tile.id:match("[^/]*$")
  end
  if #found == 1 then return found[1] end
  if #found == 0 then
    fail("there is no tile '%s'%s", text, problems_of.hint(text, known))
  end
  fail("'%s' may be %s; write the whole id", text,
    table.concat(found, " or "))
end

--- Tile and rotation of a cell text such as "D^".
function board.laid(types, text)
  local id, arrow = text:match("^(.+)([%^>v<])$")
  if not id then
    fail("'%s' is no tile with its rotation, such as D^ or D>", text)
  end
  return board.tile_id(types, id), ROTATIONS[arrow]
end

--- Reads a drawing: a list of { id =, rotation =, x =, y = }.
---@param types table[]
---@param text string
---@param origin string?
function board.read(types, text, origin)
  local left, y = keys.cell(origin or "0,0")
  local cells = {}
  if not left then fail("origin must be a cell such as \"-1,0\"") end
  for line in text:gmatch("[^\n]+") do
    local row = keys.words(line)
    for i, cell in ipairs(row) do
      if not cell:match("^%.+$") then
        local id, rotation = board.laid(types, cell)
        cells[#cells + 1] = { id = id, rotation = rotation,
          x = left + i - 1, y = y }
      end
    end
    if #row > 0 then y = y + 1 end
  end
  return cells
end

-- Entries of a list field: a table of texts, or one text with ; or newlines.
local function entries(given)
  local list = {}
  if type(given) == "table" then
    for _, text in ipairs(given) do
      for _, entry in ipairs(entries(text)) do list[#list + 1] = entry end
    end
    return list
  end
  for entry in tostring(given or ""):gmatch("[^;\n]+") do
    if entry:match("%S") then list[#list + 1] = entry:match("^%s*(.-)%s*$") end
  end
  return list
end
board.entries = entries

--- Player handle of a letter.
function board.player(g, text)
  local seat = keys.seat(text)
  for player in g:seats() do
    if player.seat == seat then return player end
  end
  fail("there is no player '%s'; with = { players = n } adds some",
    tostring(text))
end

-- ---- segments -------------------------------------------------------------

local function has_port(segment, port)
  for _, own in ipairs(keys.ports(segment)) do
    if own == port then return true end
  end
  return false
end

--- The segment that words such as "city N 0,1" or "monastery 2,0" name.
function board.segment(g, text)
  local words = keys.words(text)
  local x, y = keys.cell(words[#words])
  if not x or #words < 2 or #words > 3 then
    fail("'%s' is no segment; write for example city N 0,1", text)
  end
  local tile = g:cell(x, y).tile
  if not tile then fail("%s: no tile lies at %d,%d", text, x, y) end
  local kind, port, found, offered = words[1], #words == 3 and words[2], nil, {}
  for segment in tile:segments() do
    local ports = keys.ports(segment)
    offered[#offered + 1] = segment.kind .. " " .. (ports[1] or "")
    if segment.kind == kind and (not port or has_port(segment, port)) then
      if found then fail("%s: there are several, name a port", text) end
      found = segment
    end
  end
  if not found then
    fail("%s: %s has only %s", text, tile.type.id,
      table.concat(offered, ", "))
  end
  return found
end

--- The edge that "edge N 0,1" names, nil when the text is about something
--- else.
function board.edge(g, text)
  local side, at = text:match("^edge%s+([NESW])%s+(%S+)$")
  local x, y = keys.cell(at)
  return x and g:edge(g:cell(x, y), side)
end

--- The north-west corner of a cell.
function board.corner(g, x, y)
  local tile = g:cell(x, y).tile
  for _, corner in ipairs(tile and tile:corners() or {}) do
    if corner.cell == g:cell(x, y) then return corner end
  end
  fail("no four tiles meet on one piece of ground north-west of %d,%d", x, y)
end

--- "city N 0,1" for a segment.
function board.segment_text(segment)
  local port, cell = keys.ports(segment)[1], segment.tile.cell
  return ("%s %s%d,%d"):format(segment.kind, port and port .. " " or "",
    cell.x, cell.y)
end

-- ---- setting up -----------------------------------------------------------

-- Do the sides of the type match the tiles beside the cell? Without any they
-- do.
local function matches(g, type, at, rotation)
  local alone = true
  for side in ("NESW"):gmatch(".") do alone = alone and not at:beside(side) end
  if alone then return true end
  for _, cell in ipairs(g:frontier(type, rotation)) do
    if cell == at then return true end
  end
  return false
end

local function lay(g, cell)
  local at = g:cell(cell.x, cell.y)
  local shown = cell.id .. ARROWS[cell.rotation]
  local type = g:type(cell.id)
  if at.tile then
    if at.tile.type == type and at.tile.rotation == cell.rotation then
      return false
    end
    fail("board: %s at %d,%d, but set-up laid %s there", shown, cell.x,
      cell.y, at.tile.type.id .. ARROWS[at.tile.rotation])
  elseif not matches(g, type, at, cell.rotation) then
    fail("board: %s at %d,%d does not match the tiles beside it", shown,
      cell.x, cell.y)
  end
  g:place(type, at, cell.rotation)
  return true
end

-- Names of all piles (see plan_piles in lua/plan/catalogue.lua).
local function pile_names(types)
  local names, seen = { "tiles", "start" }, { tiles = true, start = true }
  for _, tile in ipairs(types) do
    if tile.group and not seen[tile.group] then
      seen[tile.group] = true
      names[#names + 1] = tile.group
    end
  end
  return names
end

local function take(g, names, id)
  local type = g:type(id)
  for _, name in ipairs(names) do
    local pile = g:pile(name)
    if pile:count(type) > 0 then return pile:add(type, -1) end
  end
end

--- Tiles left in all piles.
function board.left(g, types)
  local sum = 0
  for _, name in ipairs(pile_names(types)) do
    sum = sum + g:pile(name).size
  end
  return sum
end

local function fill(g, types, name, text)
  local pile = g:pile(name)
  if not pile then
    fail("pile: there is no pile '%s'%s", tostring(name),
      problems_of.hint(name, pile_names(types)))
  end
  local old = {}
  for type, n in pile:types() do old[#old + 1] = { type, n } end
  for _, entry in ipairs(old) do pile:add(entry[1], -entry[2]) end
  for _, word in ipairs(keys.words(text)) do
    pile:add(g:type(board.tile_id(types, word)))
  end
end

local function set_piles(g, types, given)
  if type(given) == "string" then given = { tiles = given } end
  local names = {}
  for name in pairs(given) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do fill(g, types, name, given[name]) end
end

-- "A meeple city N 0,1", "A meeple 0,1" (on the tile), "A meeple edge N 0,1",
-- "A barn corner 0,1" (north-west of that cell),
-- "A meeple in market", "dragon 0,1" (nobody's).
local function stand(g, text)
  local words = keys.words(text)
  local player = #words > 1 and keys.seat(words[1])
    and board.player(g, table.remove(words, 1)) or nil
  local piece = table.remove(words, 1)
  local x, y = keys.cell(words[#words])
  if words[1] == "in" and words[2] then
    local owner = words[3] and board.player(g, words[3]) or nil
    g:deploy(piece, g:zone(words[2], owner), player)
  elseif x and words[1] == "corner" and #words == 2 then
    g:deploy(piece, board.corner(g, x, y), player)
  elseif x and words[1] == "edge" and #words == 3 then
    g:deploy(piece, g:cell(x, y), words[2], player)
  elseif x and #words == 1 then
    local tile = g:cell(x, y).tile
    if not tile then fail("no tile lies there") end
    g:deploy(piece, tile, player)
  elseif x then
    g:deploy(piece, board.segment(g, table.concat(words, " ")), player)
  else
    fail("write for example A meeple city N 0,1")
  end
end

-- "road E S 1,0": two segments of a tile, by their ports.
local function link(g, text)
  local kind, one, two, at = text:match "^(%S+)%s+(%S+)%s+(%S+)%s+(%S+)$"
  if not kind then fail("links: '%s'; write for example road E S 1,0", text) end
  local ok, raised = pcall(g.join, g,
    board.segment(g, ("%s %s %s"):format(kind, one, at)),
    board.segment(g, ("%s %s %s"):format(kind, two, at)))
  if not ok then fail("links: '%s': %s", text, raised) end
end

-- All but `count` of the player's figures of a piece leave the game.
local function keep(g, letter, piece, count)
  local player = board.player(g, letter)
  local supply = player:supply(piece)
  if math.type(count) ~= "integer" or count < 0 or count > supply then
    fail("supply: %s has %d %s, not %s", letter, supply, piece, count)
  end
  for _ = count + 1, supply do g:remove(player:home(piece)) end
end

-- "A meeple 2; B meeple 0", or { A = { meeple = 2 } }
local function set_supply(g, given)
  if type(given) == "table" and #given == 0 then
    for _, player in ipairs(keys_of(given)) do
      for _, piece in ipairs(keys_of(given[player])) do
        keep(g, player, piece, given[player][piece])
      end
    end
    return
  end
  for _, text in ipairs(entries(given)) do
    local words = keys.words(text)
    local count = math.tointeger(tonumber(words[3]))
    if #words ~= 3 or not count then
      fail("supply: '%s'; write for example A meeple 2", text)
    end
    keep(g, words[1], words[2], count)
  end
end

local function set_scores(g, given)
  for _, letter in ipairs(keys_of(given)) do
    engine.drive.set_score(board.player(g, letter).seat, given[letter])
  end
end

-- What asks or draws in the set-up cannot: no answer has been given yet.
local function set_up_by(g, run)
  local ok, raised = pcall(run, g)
  if ok then return end
  if type(raised) == "string" and raised:find(" cannot ask; ", 1, true) then
    raised = raised:match "^(.-:%d+): " or "a phase"
    fail("%s asks or draws in the set-up, which can only be played: begin "
      .. "with a board, without setup, and say what the set-up leaves; or "
      .. "with neither board, figures, supply, scores, state, turn nor pile",
      raised)
  end
  error(raised, 0)
end

--- Puts the position of a test together in the open game.
---@param all table the registry of the ruleset
---@param test table body of the test
---@param setups function[] what set-up does, to be run first
function board.set_up(all, test, setups)
  local g, types = engine.drive.g, all.types
  local names = pile_names(types)
  for _, run in ipairs(setups) do set_up_by(g, run) end
  if test.board then
    local cells = board.read(types, test.board, test.origin)
    if #setups == 0 then g:pile "start":pour(g:pile "tiles") end
    for _, cell in ipairs(cells) do
      if lay(g, cell) then take(g, names, cell.id) end
    end
  end
  for _, text in ipairs(entries(test.links)) do link(g, text) end
  if test.pile then set_piles(g, types, test.pile) end
  for _, text in ipairs(entries(test.figures)) do
    local ok, raised = pcall(stand, g, text)
    if not ok then
      fail("figures: '%s': %s", text, type(raised) == "table" and raised.fail
        or raised:gsub("^[^:]+:%d+: ", ""))
    end
  end
  if test.supply then set_supply(g, test.supply) end
  if test.scores then set_scores(g, test.scores) end
  if test.turn then
    engine.drive.set_player(board.player(g, test.turn).seat)
  end
end

-- ---- drawing --------------------------------------------------------------

local function pad(text, width)
  return text .. (" "):rep(width - #text)
end

--- The board of the running game in the notation of tests.
function board.draw(g)
  local at, x0, y0, x1, y1, width = {}, nil, nil, nil, nil, 2
  for tile in g:tiles() do
    local x, y = tile.cell.x, tile.cell.y
    local text = tile.type.id:match("[^/]*$") .. ARROWS[tile.rotation]
    at[y] = at[y] or {}
    at[y][x] = text
    x0, y0 = math.min(x0 or x, x), math.min(y0 or y, y)
    x1, y1 = math.max(x1 or x, x), math.max(y1 or y, y)
    width = math.max(width, #text)
  end
  if not x0 then return "(no tile)" end
  local lines = { pad("", 5) }
  for x = x0, x1 do lines[1] = lines[1] .. pad(tostring(x), width + 1) end
  for y = y0, y1 do
    local line = pad(("%3d"):format(y), 5)
    for x = x0, x1 do
      line = line .. pad(at[y] and at[y][x] or ".", width + 1)
    end
    lines[#lines + 1] = line
  end
  for i, line in ipairs(lines) do lines[i] = line:gsub("%s+$", "") end
  return table.concat(lines, "\n")
end

--- "A meeple city N 0,1" for a figure away from home.
function board.figure_text(figure)
  local owner, place = figure.owner, figure.at
  if figure.corner then
    local cell = figure.corner.cell
    place = ("corner %d,%d"):format(cell.x, cell.y)
  elseif figure.segment then
    place = board.segment_text(figure.segment)
  elseif figure.zone then
    place = "in " .. figure.zone.name
  elseif figure.edge then
    local cell = figure.edge.cell
    place = ("edge %s %d,%d"):format(figure.edge.side, cell.x, cell.y)
  elseif figure.tile then
    place = ("%d,%d"):format(figure.tile.cell.x, figure.tile.cell.y)
  end
  return (owner and keys.letter(owner.seat) .. " " or "")
    .. figure.piece.name .. " " .. place
end

--- All figures away from home.
function board.figures(g)
  local list = {}
  for figure in g:figures() do list[#list + 1] = board.figure_text(figure) end
  return #list == 0 and "none" or table.concat(list, "; ")
end

return board
