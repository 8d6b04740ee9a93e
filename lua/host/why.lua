--- Why a key is no option: what the board itself says of it, before any rule
--- of a module. Knows geometry only.

local T = require "host.text".get
local report = require "host.report"
local seats = require "host.seats"

local why = {}

local SIDES = { [0] = "N", "E", "S", "W" }
local steps = { [0] = { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }
local rotations = { ["^"] = 0, [">"] = 1, v = 2, ["<"] = 3 }

-- The number of a tile type by its id or the end of it.
local function type_of(rules, id)
  for type = 0, rules:types() - 1 do
    local known = rules:type_id(type)
    if known == id or known:match "/(.*)$" == id then return type end
  end
end

-- What a side of a described type shows when it lies turned.
local function side_of(described, side, turns)
  return described.sides[(side - turns) % 4 + 1]
end

local function placement(session, stage, key)
  local id, arrow, x, y = key:match "^(.-)([%^>v<]) (-?%d+),(-?%d+)$"
  local game, rules = session.game, session.rules
  local type = id and type_of(rules, id)
  if not type then return end
  local turns = rotations[arrow]
  x, y = math.tointeger(tonumber(x)), math.tointeger(tonumber(y))
  if math.abs(x) > 32000 or math.abs(y) > 32000 then return end
  local lies = game:tile_at(x, y)
  if lies then
    return T("why.taken", x, y, rules:type_id(game:tile(lies).type))
  end
  local described, beside, reasons = stage.types[type + 1], false, {}
  for side = 0, 3 do
    local other = game:tile_at(x + steps[side][1], y + steps[side][2])
    if other then
      beside = true
      local there = game:tile(other)
      local mine = side_of(described, side, turns)
      local theirs = side_of(stage.types[there.type + 1], (side + 2) % 4,
        there.rotation)
      if mine ~= theirs then
        reasons[#reasons + 1] = T("why.side", SIDES[side], rules:text(mine),
          rules:text(theirs))
      end
    end
  end
  if not beside then return T("why.alone", x, y) end
  if #reasons > 0 then return table.concat(reasons, "\n") end
end

-- Whether a word names a piece; its number, from 0.
local function piece_of(rules, word)
  for i, piece in ipairs(rules:pieces()) do
    if piece.name == word then return i - 1, piece end
  end
end

-- Who stands on a feature already.
local function holders(session, node)
  local game, id, list = session.game, session.game:feature_id(node), {}
  for i = 0, game:figures() - 1 do
    local figure = game:figure(i)
    if figure.at == "segment" and game:feature_id(figure.node) == id
      and figure.owner >= 0 then
      list[seats.letter(figure.owner)] = true
    end
  end
  local names = {}
  for letter in pairs(list) do names[#names + 1] = letter end
  table.sort(names)
  return names
end

local function figure(session, key, player)
  local word, rest = key:match "^(%S+)%s*(.*)$"
  local game, rules = session.game, session.rules
  local piece = word and piece_of(rules, word)
  if not piece or not player or player < 0 then return end
  if game:supply(player, piece) == 0 then
    return T("why.supply", rules:text(word))
  end
  local kind, sides = rest:match "^(%S+)%s*(.*)$"
  local tile = game:tiles() - 1
  if not kind or tile < 0 then return end
  for _, segment in ipairs(game:segments(tile)) do
    if segment.kind == kind and (sides == "" or
        report.sides(segment):find(sides, 1, true) == 1) then
      local names = segment.node and holders(session, segment.node) or {}
      if #names > 0 then
        return T("why.held", rules:text(kind), table.concat(names, ", "))
      end
    end
  end
  for _, segment in ipairs(game:segments(tile)) do
    if segment.kind == kind then return end
  end
  return T("why.no_feature", rules:text(kind))
end

--- What the board says against a key; nil when it says nothing.
---@param session Session
---@param stage Stage
---@param key string
---@return string?
function why.of(session, stage, key)
  return placement(session, stage, key)
    or figure(session, key, (session.game:pending()))
end

return why
