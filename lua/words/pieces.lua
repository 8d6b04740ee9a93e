-- words/pieces.lua - what players put on the board, and where it may be:
-- piece{}, stand, stack{} and zone{}.

local engine = ...
local speaker = require "words/speaker"

speaker.fields.piece = { "count", "share", "class", "weight", "claims",
  "neutral", "bars", "stays", "only", "beside", "title" }

-- Figures a player has: an equal part of `share`, or `count`, which may be a
-- list: so many with one player, two players, ...
function speaker:piece_count(given, where)
  local players, count = #self.all.config.players, given.count
  if given.share ~= nil then
    count = self:integer(where, "share", given.share, 0, 1000, 0) // players
  elseif type(count) == "table" then
    if #count == 0 then
      self:problem(where, "count is a number, or a list that begins with that "
        .. "for one player; it is empty")
      count = { 1 }
    end
    self:known_fields(where, "count", count, {}, #count)
    for _, each in ipairs(count) do
      self:integer(where, "count", each, 0, 200)
    end
    count = count[players] or count[#count]
    if math.type(count) ~= "integer" then return 1 end
  end
  return self:integer(where, "count", count, 0, 200, 1)
end

--- A piece of no class is a token: it may lie on tiles and in zones, but is
--- no figure that stands on features.
function speaker:piece(given)
  local name, where = self:named("piece", given)
  if not name then return end
  if self.all.pieces[name] then
    self:problem(where, "piece '%s' is declared by '%s' already", name,
      self.all.pieces[name].module)
    return
  end
  local what = ("piece '%s'"):format(name)
  local piece = { name = name, module = self.name, where = where,
    count = self:piece_count(given, where),
    classes = self:names(where, "class", given.class),
    weight = self:integer(where, "weight", given.weight, -1000, 1000,
      given.neutral and 0 or 1),
    beside = self:names(where, "beside", given.beside),
    bars = self:flag(where, what, given, "bars"),
    stays = self:flag(where, what, given, "stays"),
    only = given.only ~= nil and self:names(where, "only", given.only) or nil,
    owned = not self:flag(where, what, given, "neutral") }
  if given.share ~= nil and given.neutral then
    self:problem(where, "piece '%s': nobody shares out what is neutral; "
      .. "write count", name)
  elseif given.share ~= nil and given.count ~= nil then
    self:problem(where, "piece '%s': write share or count, not both", name)
  end
  if piece.bars and piece.owned then
    self:problem(where, "piece '%s': only a neutral piece bars its tile", name)
  end
  if given.claims ~= nil then
    piece.claims = self:flag(where, what, given, "claims")
  else
    piece.claims = piece.owned and piece.weight > 0 and #piece.classes > 0
  end
  self:title(where, name, given.title)
  self.all.pieces[name] = piece
  self.all.piece_names[#self.all.piece_names + 1] = name
end

--- Figures of a class may stand on these kinds of feature.
function speaker:stand(class, ...)
  local where = engine.where(2)
  if type(class) ~= "string" then
    self:problem(where, 'stand takes a class and kinds: stand("a", "b")')
    return
  end
  if select("#", ...) == 0 then
    self:problem(where, "stand: on which features do figures of the class "
      .. "'%s' stand? Name them: stand(\"%s\", \"road\")", class, class)
  end
  self.all.stands[#self.all.stands + 1] = { class = class, where = where,
    kinds = self:names(where, "stand", { ... }) }
end

speaker.fields.stack = { "on", "limit" }

--- So many figures of pieces or classes, together, may stand on one tile
--- itself.
function speaker:stack(given)
  local where = engine.where(2)
  if type(given) ~= "table" or #given == 0 then
    self:problem(where, "stack{} needs pieces or classes first: "
      .. 'stack { "shed", limit = 1 }')
    return
  end
  local of = self:names(where, "stack{}", { table.unpack(given) })
  self:known_fields(where, "stack{}", given, speaker.fields.stack, #given)
  if given.limit == nil then
    self:problem(where, "stack{}: how many may stand on one tile? "
      .. 'stack { "shed", limit = 1 }')
  end
  self.all.stacks[#self.all.stacks + 1] = { of = of, where = where,
    on = self:names(where, "stack{}: on", given.on),
    limit = self:integer(where, "stack{}: limit", given.limit, 1, 200, 1) }
end

speaker.fields.zone = { "owned", "at", "title", "visible" }

function speaker:zone(given)
  local name, where = self:named("zone", given)
  if not name then return end
  local at = given.at
  if at ~= nil and not (type(at) == "table" and math.type(at[1]) == "integer"
    and math.type(at[2]) == "integer") then
    self:problem(where, "zone '%s': at is the cell it lies on, { x, y }", name)
    at = nil
  end
  self:title(where, name, given.title)
  for _, zone in ipairs(self.all.zones) do
    if zone.name == name then
      self:problem(where, "zone '%s' is declared twice", name)
    end
  end
  self.all.zones[#self.all.zones + 1] = { name = name,
    owned = self:flag(where, ("zone '%s'"):format(name), given, "owned"),
    placed = at ~= nil, x = at and at[1] or 0, y = at and at[2] or 0,
    where = where,
    sight = self:sight(where, ("zone '%s'"):format(name), given.visible,
      given.owned) }
end
