--- Why a key is no option: the reason of a veto, else one that follows from the
--- board. Knows geometry only.

local T = require "host.common.text".get
local keys_of = require "common.keys"
local nearest = require "host.common.nearest"
local report = require "host.games.report"
local seats = require "host.games.seats"
local once = require "host.common.once"
local source = require "host.common.source"

local why = {}

local SIDES = { [0] = "N", "E", "S", "W" }
local steps = { [0] = { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } }
local rotations = { ["^"] = 0, [">"] = 1, v = 2, ["<"] = 3 }

-- Is a veto about a key? Keys name the tile, vetoes only if it is not the tile
-- to lay; the key may be abbreviated.
local function is_about(veto, key)
  return veto == key or key:sub(-#veto) == veto or
    veto:sub(1, #key + 1) == key .. " "
end

--- Why a rule forbids a key in the pending decision.
---@param rules table
---@param game table
---@param key string
---@return string? of what it forbids
---@return string? reason
function why.veto(rules, game, key)
  for _, veto in ipairs(game:vetoes()) do
    local of, reason = veto:match "^(.-): (.*)$"
    if of and is_about(of, key) then return of, rules:text(reason) end
  end
end

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

local function has(list, name)
  for _, other in ipairs(list or {}) do
    if other == name then return true end
  end
  return false
end

-- What is known of terrains and pieces of a ruleset.
local ground_of = once(function(rules)
  return source.read(rules:describe "ground")
end)

-- Whether two sides may lie at one edge.
local function may_touch(rules, a, b)
  local touches = ground_of(rules).touches
  return a == b or has(touches[a], b) or has(touches[b], a)
end

-- The types that can be laid now; nil when the question is another one.
local function types_asked(game)
  local player, count = game:pending()
  local types = nil
  for index = 0, player and math.min(count, 2000) - 1 or -1 do
    local option = game:option(index)
    if option.kind == "place" then
      types = types or {}
      if not has(types, option.type) then types[#types + 1] = option.type end
    end
  end
  return types
end

-- A tile that nobody has to lay now.
local function other_tile(session, type)
  local types, names = types_asked(session.game), {}
  if not types then return T "why.no_tile" end
  if has(types, type) then return end
  for i, asked in ipairs(types) do
    names[i] = session.rules:type_id(asked)
  end
  return T("why.other_tile", table.concat(names, ", "))
end

-- The sides at which a tile does not match what lies there: { side, mine,
-- theirs }; and whether anything lies beside it.
local function clashes(session, stage, type, turns, x, y)
  local game, described = session.game, stage.types[type + 1]
  local beside, list = false, {}
  for side = 0, 3 do
    local other = game:tile_at(x + steps[side][1], y + steps[side][2])
    if other then
      beside = true
      local there = game:tile(other)
      local mine = side_of(described, side, turns)
      local theirs = side_of(stage.types[there.type + 1], (side + 2) % 4,
        there.rotation)
      if not may_touch(session.rules, mine, theirs) then
        list[#list + 1] = { side = side, mine = mine, theirs = theirs }
      end
    end
  end
  return list, beside
end

local function in_words(rules, sides)
  local lines = {}
  for i, one in ipairs(sides) do
    lines[i] = T("why.side", SIDES[one.side], rules:text(one.mine),
      rules:text(one.theirs))
  end
  return table.concat(lines, "\n")
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
  local sides, beside = clashes(session, stage, type, turns, x, y)
  if not beside then return T("why.alone", x, y) end
  if #sides > 0 then return in_words(rules, sides) end
  return other_tile(session, type)
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
  return keys_of(list)
end

local function figure(session, key, player)
  local word, rest = key:match "^(%S+)%s*(.*)$"
  local game, rules = session.game, session.rules
  local piece, declared = piece_of(rules, word or "")
  if not piece or not player or player < 0 then return end
  if declared.owned and game:supply(player, piece) == 0 then
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
  local there = {}
  for _, segment in ipairs(game:segments(tile)) do
    if segment.kind == kind then
      there[#there + 1] = kind .. " " .. report.sides(segment)
    end
  end
  if #there == 0 then return T("why.no_feature", rules:text(kind)) end
  if not has(ground_of(rules).stands[word], kind) then
    return T("why.never", rules:text(word), rules:text(kind))
  end
  for _, known in ipairs(there) do
    if sides == "" or known:find(kind .. " " .. sides, 1, true) == 1 then
      return
    end
  end
  return T("why.sides", table.concat(there, "; "))
end

-- Words that stand at the start of no key.
local function unknown(session, key)
  local word, rules = key:match "^[^%s%^<>]+", session.rules
  local known = {}
  for type = 0, rules:types() - 1 do known[#known + 1] = rules:type_id(type) end
  for _, piece in ipairs(rules:pieces()) do known[#known + 1] = piece.name end
  local _, count = session.game:pending()
  for index = 0, math.min(count or 0, 2000) - 1 do
    known[#known + 1] = session.game:key(index):match "^%S+"
  end
  word = word and word:gsub("v$", "") or key
  if has(known, word) or has(known, word .. "v") or type_of(rules, word) then
    return
  end
  local alike = nearest(word, known)
  return T("why.unknown", word) .. (alike and T("error.mean", alike) or "")
end

--- Why a key is impossible on this board; nil if that gives no reason.
---@param session Session
---@param stage Stage
---@param key string
---@return string?
function why.of(session, stage, key)
  return placement(session, stage, key)
    or figure(session, key, (session.game:pending()))
    or unknown(session, key)
end

-- What a tile must carry on, such as a river, where it is only for that that it
-- cannot lie: turned in some way all its sides match.
local function carried_on(session, stage, at)
  local continues = ground_of(session.rules).continues
  for _, segment in ipairs(stage.types[at.type + 1].segments) do
    for rotation = 0, continues[segment.kind] and 3 or -1 do
      local list, beside = clashes(session, stage, at.type, rotation, at.x,
        at.y)
      if beside and #list == 0 then return segment.kind end
    end
  end
end

--- Why a tile fits nowhere on an empty cell, as it is turned: what a rule
--- forbids, else the sides that do not match; where all do, a rule that does
--- not say why. Nil if that gives no reason.
---@param session Session
---@param stage Stage
---@param at { type: integer, x: integer, y: integer, rotation: integer }
---@return string?
---@return integer[]? sides from 0, those that do not match
function why.cell(session, stage, at)
  local rules, forbidden = session.rules, nil
  for turn = 0, 3 do
    local rotation = (at.rotation + turn) % 4
    local key = ("%s%s %d,%d"):format(rules:type_id(at.type),
      report.ARROWS[rotation], at.x, at.y)
    local of, reason = why.veto(rules, session.game, key)
    forbidden = forbidden or of and reason
  end
  if forbidden then return forbidden, {} end
  local goes_on = carried_on(session, stage, at)
  if goes_on then return T("why.continues", rules:text(goes_on)), {} end
  local list, beside = clashes(session, stage, at.type, at.rotation, at.x, at.y)
  local sides = {}
  for i, one in ipairs(list) do sides[i] = one.side end
  if not beside then return nil end
  if #list == 0 then return T "why.rule", sides end
  return in_words(rules, list), sides
end

--- Why no figure may be put on a segment of the tile laid last, where figures
--- may be put on other segments. Nil if that gives no reason.
---@param session Session
---@param stage Stage
---@param tile integer
---@param segment integer from 0
---@return string?
function why.segment(session, stage, tile, segment)
  local game, pieces, list = session.game, {}, {}
  local _, count = game:pending()
  local part = game:segments(tile)[segment + 1]
  if not part or tile ~= game:tiles() - 1 then return nil end
  for index = 0, math.min(count or 0, 2000) - 1 do
    local option = game:option(index)
    if option.kind == "segment" then
      if option.tile == tile and option.segment == segment then return nil end
      local word = option.piece or option.verb
      if word and piece_of(session.rules, word) then pieces[word] = true end
    end
  end
  for _, word in ipairs(keys_of(pieces)) do
    local key = ("%s %s %s"):format(word, part.kind, report.sides(part))
    local _, reason = why.veto(session.rules, game, key)
    reason = reason or why.of(session, stage, key)
    if reason and not has(list, reason) then list[#list + 1] = reason end
  end
  return #list > 0 and table.concat(list, "\n") or nil
end

return why
