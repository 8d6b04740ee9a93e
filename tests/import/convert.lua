--- From a record of tests/conformance to the document that JCloisterZone would
--- save of the same game: set-up and messages.

local convert = {}

-- Module of a record -> sets there and what they bring.
local modules = {
  base = { "basic:1", { "small-follower" } },
  farmers = { nil, { "farmers" } },
  abbot = { nil, { "abbot", "garden" } },
  river = { "river/1:1", {} },
  ["river-2"] = { "river/2:1", {} },
  ["inns-and-cathedrals"] = { "inns-and-cathedrals:1",
    { "inn", "cathedral", "big-follower" } },
  ["traders-and-builders"] = { "traders-and-builders:1",
    { "traders", "builder", "pig" } },
  ["princess-and-dragon"] = { "princess-and-dragon:1",
    { "dragon", "fairy", "princess", "portal" } },
  tower = { "tower:1", { "tower" } },
  count = { "count", { "count" } },
  cathars = { "siege/cathars", { "siege" } },
  escape = { nil, { "escape" } },
  ["king-and-robber"] = { "king-and-robber:1", { "king", "robber" } },
  ["abbey-and-mayor"] = { "abbey-and-mayor:1",
    { "abbey", "mayor", "wagon", "barn" } },
  ["bridges-castles-and-bazaars"] = { "bridges-castles-and-bazaars:1",
    { "bridge", "castle", "bazaar" } },
  ["hills-and-sheep"] = { "hills-and-sheep:1",
    { "hill", "vineyard", "shepherd" } },
  goldmines = { "goldmines:1", { "gold" } },
  flier = { "flier:1", {} },
  ["mage-and-witch"] = { "mage-and-witch:1", { "mage", "witch" } },
  ferries = { "ferries:1", { "ferry" } },
  festival = { "festival:1", { "festival" } },
  circles1 = { "corn-circles/1:1", { "corn-circle" } },
  circles2 = { "corn-circles/2:1", { "corn-circle" } },
}

local switches = { farmers = true, garden = true, inn = true, cathedral = true,
  traders = true, princess = true, portal = true, king = true, robber = true,
  siege = true, escape = true, bazaar = true, hill = true, vineyard = true,
  gold = true, festival = true, ["corn-circle"] = true }

-- The tile ids of that program, by ours without the set's name.
local function ids_of(names)
  local ids = {}
  for _, said in ipairs(names.modules) do
    for id, ours in pairs(said.tiles or {}) do
      ids[said.prefix .. ours] = id
    end
  end
  return ids
end

local function tile_id(ids, ours)
  return ids[ours] or assert(ids[ours:gsub("%-garden$", "")], ours)
end

local function setup_of(ids, setup)
  local sets, elements, rules, start = {}, {}, {}, {}
  for _, name in ipairs(setup.modules) do
    local module = assert(modules[name], name)
    if module[1] then sets[module[1]] = 1 end
    for _, element in ipairs(module[2]) do
      elements[element] = switches[element] or 1
    end
  end
  elements["small-follower"] = setup.meeples.small
  if setup.gardens then
    sets["basic:1"], sets["basic:2"] = nil, sets["basic:1"]
  end
  for name, value in pairs(setup.rules) do
    if name ~= "field-scoring" and value ~= "off" then rules[name] = value end
  end
  for i, tile in ipairs(setup.start) do
    start[i] = { tile = tile_id(ids, tile[1]), x = tile[2], y = tile[3],
      rotation = tile[4] }
  end
  return { sets = sets, elements = elements, rules = rules, start = start,
    options = {} }
end

local features = { city = "City", road = "Road", field = "Field",
  monastery = "Monastery", garden = "Garden", tower = "Tower",
  flier = "FlyingMachine", quarter = "Quarter", castle = "Castle" }

local inner = { center = "I", center2 = "II" }

local function pointer(place)
  local first = place.ports[1]
  if place.feature == "quarter" then
    return { position = { place.x, place.y }, feature = "Quarter",
      location = "QUARTER_" .. first:upper() }
  end
  return { position = { place.x, place.y }, feature = features[place.feature],
    location = inner[first] or table.concat(place.ports, ".") }
end

local function place_key(place)
  if not place.ports then return "elsewhere" end
  return ("%s %d,%d %s"):format(place.feature, place.x, place.y,
    table.concat(place.ports, "."))
end

---@class Converting
---@field ids table<string, string>
---@field out table[] messages
---@field where table<string, string> meeples on the board by owner, type, place
---@field held table<string, integer> whose prisoner a meeple is
local Converting = {}
Converting.__index = Converting

function Converting:say(kind, payload, player)
  self.out[#self.out + 1] = { type = kind, payload = payload, player = player,
    clock = #self.out }
end

-- The first meeple of a kind that is not on the board.
function Converting:meeple(owner, kind)
  for n = 1, 20 do
    local id = ("%d.%s.%d"):format(owner, kind, n)
    local used = false
    for _, other in pairs(self.where) do used = used or other == id end
    used = used or self.held[id] ~= nil
    if not used then return id end
  end
end

local function spot(owner, kind, place)
  return ("%d %s %s"):format(owner, kind, place_key(place))
end

function Converting:who(figure)
  return self.where[spot(figure.owner, figure.type, figure)]
    or ("%d.%s.1"):format(figure.owner, figure.type)
end

local function of_figure(self, figure)
  return { featurePointer = pointer(figure), meepleId = self:who(figure) }
end

local function move(self, name, to, player)
  self:say("MOVE_NEUTRAL_FIGURE", { figureId = name .. ".1", to = to }, player)
end

local acts = {}

acts["pass"] = function(self, act) self:say("PASS", {}, act.player) end

function acts.deploy(self, act)
  local id
  if type(act.from) == "string" then -- out of a quarter
    local from = { feature = "quarter", x = 0, y = 0, ports = { act.from } }
    local key = spot(act.player, act.type, from)
    id, self.where[key] = self.where[key], nil
  else
    id = self:meeple(act.player, act.type)
  end
  self:say("DEPLOY_MEEPLE", { pointer = pointer(act), meepleId = id },
    act.player)
  if act.feature ~= "flier" then
    self.where[spot(act.player, act.type, act)] = id
  end
end

acts.wagon = function(self, act)
  act.type = "wagon"
  acts.deploy(self, act)
end

acts["return"] = function(self, act)
  local source = act.source == "festival" and "FESTIVAL"
    or act.source == "corn-circle" and "CORN_CIRCLE"
    or act.phase == "escape" and "SIEGE_ESCAPE"
    or act.type == "abbot" and act.owner == act.player and "ABBOT_RETURN"
    or "PRINCESS"
  self:say("RETURN_MEEPLE", { pointer = of_figure(self, act),
    source = source }, act.player)
end

acts["corn-add"] = function(self, act)
  self:say("CIRCLE_REMOVE_OR_DEPLOY", { value = "DEPLOY" }, act.player)
end

acts["corn-remove"] = function(self, act)
  self:say("CIRCLE_REMOVE_OR_DEPLOY", { value = "REMOVE" }, act.player)
end

function acts.fairy(self, act)
  move(self, "fairy", act.feature and of_figure(self, act) or { act.x, act.y },
    act.player)
end

function acts.dragon(self, act)
  move(self, "dragon", { act.x, act.y }, act.player)
end

acts.count = function(self, act)
  move(self, "count", { position = { 0, 0 },
    location = "QUARTER_" .. act.quarter:upper() }, act.player)
end

for _, name in ipairs { "mage", "witch" } do
  acts[name] = function(self, act)
    move(self, name, pointer(act), act.player)
  end
end

local function token(name)
  return function(self, act)
    self:say("PLACE_TOKEN", { token = name, pointer = act.ports and
      { position = { act.x, act.y }, location = table.concat(act.ports, ".") }
      or { act.x, act.y } }, act.player)
  end
end

acts["tower-piece"] = token "TOWER_PIECE"
acts.gold, acts.bridge, acts.castle = token "GOLD", token "BRIDGE",
  token "CASTLE"
acts.ferry, acts["ferry-move"] = token "FERRY", token "FERRY"

function acts.capture(self, act)
  local id = self:who(act)
  self:say("CAPTURE_FOLLOWER", { pointer = of_figure(self, act) }, act.player)
  self.held[id] = act.player
end

function acts.exchange(self, act)
  self:say("EXCHANGE_FOLLOWER",
    { meepleId = ("%d.%s.1"):format(act.owner, act.type) }, act.player)
end

function acts.ransom(self, act)
  local id
  for n = 20, 1, -1 do
    local one = ("%d.%s.%d"):format(act.owner, act.type, n)
    if self.held[one] == act.jailer or not id then id = one end
  end
  self.held[id] = nil
  self:say("PAY_RANSOM", { meepleId = id }, act.player)
end

acts["flock-expand"] = function(self, act)
  self:say("FLOCK_EXPAND_OR_SCORE", { value = "EXPAND" }, act.player)
end

acts["flock-score"] = function(self, act)
  self:say("FLOCK_EXPAND_OR_SCORE", { value = "SCORE" }, act.player)
end

local function is_turn(turn)
  return turn.tile and type(turn.tile) == "string"
end

function Converting:act(turn, act)
  if act.act == "abbey" then
    self:say("PLACE_TILE", { tileId = "AM/A", rotation = "R0",
      position = { turn.place[1], turn.place[2] } }, turn.player)
  elseif acts[act.act] then
    acts[act.act](self, act)
  else
    self:say(act.act:upper():gsub("%-", "_"), {}, act.player)
  end
end

-- Phases ahead of the placement.
local ahead = { abbey = true, ["abbey-end"] = true, tile = true }

-- Its pile has one more of these than the box; it never comes to the board.
local phantom = "river2/wW-volcano-lake"

function Converting:turn(turn)
  for _, act in ipairs(turn.actions) do
    if ahead[act.phase] then self:act(turn, act) end
  end
  if is_turn(turn) and turn.tile ~= "abbey/abbey" then
    local place = turn.place
    self:say("PLACE_TILE", { tileId = tile_id(self.ids, turn.tile),
      rotation = "R" .. place[3], position = { place[1], place[2] } },
      turn.player)
  end
  for _, act in ipairs(turn.actions) do
    if not ahead[act.phase] then self:act(turn, act) end
  end
  for _, figure in ipairs(turn.returned or {}) do
    self.where[spot(figure.owner, figure.type, figure)] = nil
  end
  self:say("COMMIT", { random = 0.5 }, turn.player)
end

local function draws_of(ids, turns)
  local draws, any = {}, false
  for _, turn in ipairs(turns) do
    for _, id in ipairs(turn.discarded or {}) do
      any = true
      if id ~= phantom then draws[#draws + 1] = tile_id(ids, id) end
    end
    if is_turn(turn) and turn.tile ~= "abbey/abbey" then
      draws[#draws + 1] = tile_id(ids, turn.tile)
    end
  end
  return any and draws or nil
end

--- Makes the document.
---@param names table see host/import/foreign_names.lua
---@param record table
---@return table
function convert.document(names, record)
  local self = setmetatable({ ids = ids_of(names), out = {}, where = {},
    held = {} }, Converting)
  local players = {}
  for i = 1, record.setup.players do
    players[i] = { name = "P" .. i, slot = i - 1 }
  end
  for _, turn in ipairs(record.turns) do self:turn(turn) end
  for _, act in ipairs(record.final.actions or {}) do self:act({}, act) end
  return { appVersion = "5.7.0", gameId = record.id, name = "",
    initialRandom = 0.5, created = "2021-05-22T18:32:38.765Z",
    clock = #self.out, setup = setup_of(self.ids, record.setup),
    players = players, replay = self.out,
    gameAnnotations = { drawOrder = draws_of(self.ids, record.turns) } }
end

return convert
