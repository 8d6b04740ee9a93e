--- Which option of the pending decision a message of another program means:
--- by the place it names, the figure, and the verbs that modules have for it.
-- The functions take a Follow (host/import/follow.lua) as self.

local option_match = {}

-- ---- places -----------------------------------------------------------------

local function cell_is(self, place, x, y)
  return place.x + self.shift.x == x and place.y + self.shift.y == y
end

-- Bits of the sides that segments before this one have not shown.
local function own_sides(segments, index)
  local before = 0
  for i = 1, index - 1 do before = before | segments[i].sides end
  return segments[index].sides & ~before
end

-- Segments without a side are told apart by their kind, "II" is the second.
local function inner_is(self, place, segments, index)
  local kind = self.names.features[place.feature or place.word]
  local segment, count = segments[index], 1
  if kind and kind ~= segment.kind then return false end
  for i = 1, index - 1 do
    local other = segments[i]
    if other.kind == segment.kind and other.sides | other.halves == 0 then
      count = count + 1
    end
  end
  return count == (place.word == "II" and 2 or 1)
end

local function segment_is(self, place, tile, index)
  local game = self.session.game
  local at, segments = game:tile(tile), game:segments(tile)
  local segment = segments[index + 1]
  if not at or not segment or not cell_is(self, place, at.x, at.y) then
    return false
  end
  if place.sides | place.halves == 0 then
    return segment.sides | segment.halves == 0 and
      inner_is(self, place, segments, index + 1)
  end
  if segment.halves ~= 0 then return segment.halves == place.halves end
  return segment.sides ~= 0 and place.sides ~= 0 and
    (segment.sides == place.sides or
      own_sides(segments, index + 1) == place.sides)
end

-- The feature of a segment: any of its segments may stand for it.
local function feature_is(self, place, tile, index)
  local game = self.session.game
  local own = game:segments(tile)[index + 1].feature
  local there = game:tile_at(place.x + self.shift.x, place.y + self.shift.y)
  for i, segment in ipairs(there and game:segments(there) or {}) do
    if segment.feature == own and segment_is(self, place, there, i - 1) then
      return true
    end
  end
  return false
end

local function zone_name(text)
  return text and text:match "[^%.]*$"
end

local function zone_is(self, place, name)
  return place.word ~= nil and self.names.zones[place.word] == zone_name(name)
end

local function figure_is(self, place, index)
  local game = self.session.game
  local figure = game:figure(index)
  if figure.at == "segment" then
    local tile, segment = game:node(figure.node)
    return tile ~= nil and segment_is(self, place, tile, segment)
  elseif figure.at == "tile" then
    local at = game:tile(figure.tile)
    return cell_is(self, place, at.x, at.y)
  end
  return figure.at == "zone" and zone_is(self, place, figure.zone)
end

-- ---- options ----------------------------------------------------------------

-- Both segments of a pair, such as the ends of what joins them.
local function pair_is(self, place, option)
  local game = self.session.game
  local at = game:tile(option.tile)
  local sides = 0
  for _, node in ipairs { option.node, option.second } do
    local tile, segment = game:node(node)
    sides = sides | game:segments(tile)[segment + 1].sides
  end
  return cell_is(self, place, at.x, at.y) and sides == place.sides
end

local AXES = { [0] = 5, 10, 5, 10 }

-- Whether an option of a kind is about the place; whose figure it may be.
local fits = {
  segment = function(self, place, option)
    if option.second then return pair_is(self, place, option) end
    return segment_is(self, place, option.tile, option.segment)
      or not option.piece and feature_is(self, place, option.tile,
        option.segment)
  end,
  tile = function(self, place, option)
    return cell_is(self, place, option.x, option.y)
  end,
  edge = function(self, place, option)
    return cell_is(self, place, option.x, option.y) and
      AXES[option.side] == place.sides
  end,
  zone = function(self, place, option)
    return zone_is(self, place, option.word)
  end,
  figure = function(self, place, option)
    return figure_is(self, place, option.figure)
  end,
}
fits.cell = fits.tile

-- Whether the figure of an option may be the one that a message names: of
-- captured ones that of the player who took it.
local function same_figure(self, message, option)
  if option.kind ~= "figure" or not message.figure then return true end
  local figure = self.session.game:figure(option.figure)
  local holder = figure.at == "zone" and figure.holder
  local held = self.held[message.who]
  return figure.owner == message.owner and
    figure.piece == self.names.figures[message.figure] and
    (not held or not holder or holder == held)
end

local function is_among(list, word)
  for _, item in ipairs(list or {}) do
    if item == word then return true end
  end
  return false
end

--- The verbs of options that a message may choose; nil: those of no module.
---@param self Follow
---@param message Message
---@return string[]?
function option_match.verbs(self, message)
  local moves = self.names.moves
  return message.id and moves[message.type .. " " .. message.id]
    or message.what and moves[message.type .. " " .. message.what]
    or moves[message.type]
end

-- Where a figure goes: the option of that piece.
local function deploys(self, message, option)
  local piece = self.names.figures[message.figure]
  local how = self.names.features[message.at.feature or message.at.word]
  local kind = type(how) == "table" and how.kind
  if kind == "word" then
    return option.kind == "word" and option.verb == how.verb and
      option.word == piece
  end
  if kind and kind ~= option.kind then return false end
  if option.kind == "tile" and not kind then return false end
  if option.kind == "figure" then
    -- it leaves the place where it was put last
    local from = self.last[message.who]
    return from and is_among(option_match.verbs(self, message), option.verb) and
      same_figure(self, message, option) and figure_is(self, from,
        option.figure)
  end
  return option.verb == piece and fits[option.kind] ~= nil and
    fits[option.kind](self, message.at, option)
end

-- Is this option what the message says?
local function says(self, message, option)
  if message.type == "PASS" then return option.kind == "pass" end
  if message.type:find "^DEPLOY_" and message.at then
    return deploys(self, message, option)
  end
  if not is_among(option_match.verbs(self, message), option.verb) then
    return false
  end
  if not same_figure(self, message, option) then return false end
  if not message.at then
    return option.kind == "figure" or option.kind == "word"
  end
  return fits[option.kind] ~= nil and fits[option.kind](self, message.at,
    option)
end

-- Where a tile goes. A tile that looks the same when it is turned has fewer
-- options than ways; one that needs something laid with it, a word.
local function find_place(self, message)
  local game, found = self.session.game, nil
  for _, wanted in ipairs { message.rotation, message.rotation % 2, 0 } do
    for i = 0, game:decision().count - 1 do
      local option = game:option(i)
      if option.kind == "place" and option.rotation == wanted and
          cell_is(self, message.at, option.x, option.y) then
        if not option.word then return i end
        found = found or i
      end
    end
    if found then return found end
  end
end

--- The option that a message chooses; nil: none.
---@param self Follow
---@param message Message
---@return integer? index
---@return table? option
function option_match.option(self, message)
  local game = self.session.game
  local player = message.player
  if player and player ~= game:decision().player then return end
  if message.type == "PLACE_TILE" and not option_match.verbs(self, message) then
    return find_place(self, message)
  end
  for i = 0, game:decision().count - 1 do
    local option = game:option(i)
    if option.kind ~= "place" and says(self, message, option) then
      return i, option
    end
  end
end

return option_match
