-- words/features.lua - what tiles show: terrain{}, feature{}, mark{}, and
-- pile{}.

local engine = ...
local speaker = require "words/speaker"

local CLOSES = { never = 0, sides = 1, around = 2 }
local MERGES = { sum = 0, any = 1, all = 2, max = 3, set = 4, one = 5 }
local FORMS = { solid = true, line = true, ground = true, area = true,
  bare = true }

speaker.fields.terrain = { "form", "segment", "marks", "touches", "continues" }

-- The marks of a segment, as a new table by name.
function speaker:segment_marks(where, given)
  local marks = {}
  for _, name in ipairs(self:keys(where, "marks", given)) do
    marks[name] = self:plain(where, "mark " .. name, given[name], 0)
  end
  return marks
end

function speaker:add_terrain(name, given, where)
  if self.all.terrains[name] then
    self:problem(where, "terrain '%s' is declared twice", name)
    return
  end
  local touches = { name }
  for _, other in ipairs(self:names(where, "touches", given.touches)) do
    touches[#touches + 1] = other
  end
  self.all.terrains[name] = { name = name, module = self.name, where = where,
    segment = self:names(where, "segment", given.segment)[1] or name,
    marks = given.marks ~= nil and self:segment_marks(where, given.marks)
      or nil,
    continues = self:flag(where, ("terrain '%s'"):format(name),
      given, "continues"),
    touches = touches, said = {},
    form = self:one_of(where, "form", given.form, FORMS) }
  self.all.terrain_names[#self.all.terrain_names + 1] = name
end

--- A side kind: what the whole side of a tile shows.
function speaker:terrain(given)
  local name, where = self:named("terrain", given)
  if not name then return end
  if given.form == "bare" and given.segment ~= nil then
    self:problem(where, "terrain '%s': a bare side has no segment", name)
  end
  self:add_terrain(name, given, where)
end

speaker.fields.feature = { "form", "closes", "joins", "attributes", "ground",
  "meets", "touches", "continues", "open", "parts", "of", "title" }

function speaker:attributes(kind, attributes, where)
  for _, name in ipairs(self:keys(where, "attributes", attributes)) do
    local given = attributes[name]
    if type(given) == "string" then given = { given } end
    if type(given) ~= "table" then
      self:problem(where, "attribute '%s' needs a merge rule", name)
      given = { "sum" }
    end
    given = self:plain(where, "attribute '" .. name .. "'", given, 0)
    self:known_fields(where, "attribute '" .. name .. "'", given,
      { "mark", "value" })
    local merge = self:one_of(where, "the merge rule of " .. name, given[1],
      MERGES, "sum")
    local attr = { name = name, merge = MERGES[merge],
      mark = given.mark or name, value = given.value, where = where }
    local other = kind.attributes[name]
    if not other then
      kind.attributes[name] = attr
      kind.attrs[#kind.attrs + 1] = attr
    elseif other.merge ~= attr.merge or other.mark ~= attr.mark
      or other.value ~= attr.value then
      self:problem(where, "'%s' has an attribute '%s' already, at %s, of "
        .. "another merge rule or mark", kind.name, name, other.where)
    end
    self.all.marks[given.mark or name] = true
  end
end

-- The marks with which a segment of the kind is held open, and the attribute of
-- those that part it.
function speaker:held_open(kind, given, where)
  kind.parts = self:names(where, "parts", given.parts)[1] or kind.parts
  if given.open ~= nil and (kind.form ~= "line" or kind.closes ~= CLOSES.sides)
  then
    self:problem(where, "feature '%s': open is for lines that close at their "
      .. "sides", kind.name)
  end
  for _, mark in ipairs(self:names(where, "open", given.open)) do
    table.insert(kind.open, mark)
    kind.open_at = kind.open_at or where
    self.all.marks[mark] = true
  end
end

-- A second feature{} of a kind adds attributes and side kinds that its sides
-- may lie against; it may repeat what the first says.
function speaker:more_of(known, given, where)
  for _, key in ipairs(speaker.fields.feature) do
    local same = key == "form" and given.form == known.form
      or key == "closes" and CLOSES[given.closes] == known.closes
      or key == "ground" and given.ground == known.ground
      or key == "meets" and given.meets == known.meets
      or key == "attributes" or key == "touches" or key == "open"
      or key == "parts"
    if given[key] ~= nil and not same then
      self:problem(where, "feature '%s' is declared by '%s' at %s: a second "
        .. "feature{} adds attributes, touches and open only, not %s",
        known.name, known.module, known.where, key)
    end
  end
  local terrain = self.all.terrains[known.name]
  if given.touches ~= nil and not terrain then
    self:problem(where, "feature '%s' meets no side, so it touches nothing",
      known.name)
  end
  for _, other in ipairs(terrain
    and self:names(where, "touches", given.touches) or {}) do
    table.insert(terrain.touches, other)
    terrain.said[other] = terrain.said[other] or where
  end
  self:held_open(known, given, where)
  self:attributes(known, given.attributes or {}, where)
end

-- A feature whose parts are features of other kinds.
function speaker:whole(name, given, where)
  for _, key in ipairs(speaker.fields.feature) do
    if given[key] ~= nil and key ~= "of" and key ~= "title" then
      self:problem(where, "feature '%s': what it is made of says everything "
        .. "but its title, not %s", name, key)
    end
  end
  if self.all.kinds[name] or self.all.wholes[name] then
    self:problem(where, "feature '%s' is declared already", name)
    return
  end
  self:title(where, name, given.title)
  self.all.wholes[name] = { where = where,
    kinds = self:names(where, "of", given.of) }
end

function speaker:feature(given)
  local name, where = self:named("feature", given)
  if not name then return end
  if given.of ~= nil or self.all.wholes[name] then
    self:whole(name, given, where)
    return
  end
  local known = self.all.kinds[name]
  if known then
    self:more_of(known, given, where)
    return
  end
  local form = self:one_of(where, "form", given.form, FORMS, "solid")
  local kind = {
    name = name, module = self.name, where = where, form = form,
    closes = CLOSES[self:one_of(where, "closes", given.closes, CLOSES,
      form == "ground" and "never" or form == "area" and "around" or "sides")],
    joins = self:names(where, "joins",
      given.joins or (form ~= "area" and name or nil)),
    ground = self:names(where, "ground", given.ground)[1],
    meets = self:names(where, "meets", given.meets)[1],
    attrs = {}, attributes = {}, open = {},
  }
  for _, key in ipairs(form == "area" and { "touches", "continues" } or {}) do
    if given[key] ~= nil then
      self:problem(where, "feature '%s' meets no side: %s means nothing to it",
        name, key)
    end
  end
  if given.ground ~= nil and form ~= "line" then
    self:problem(where, "feature '%s': only beside a line lies a ground", name)
  end
  if given.meets ~= nil and form ~= "line" then
    self:problem(where, "feature '%s': only lines meet at an end", name)
  end
  self:title(where, name, given.title)
  self.all.kinds[name] = kind
  self.all.kind_names[#self.all.kind_names + 1] = name
  self:held_open(kind, given, where)
  self:attributes(kind, given.attributes or {}, where)
  if form ~= "area" then
    self:add_terrain(name, { form = form, touches = given.touches,
      continues = given.continues }, where)
  end
end

--- Marks of whole tiles that this module's rules read.
function speaker:mark(given)
  local where = engine.where(2)
  for _, name in ipairs(self:names(where, "mark{}", given)) do
    if self:one_word(where, "mark{}", name)
      and not self.all.mark_names[name] then
      self.all.mark_names[name] = true
      self.all.marks[name] = true
      self.all.mark_names[#self.all.mark_names + 1] = name
    end
  end
end

speaker.fields.pile = { "before", "after", "aside", "owned", "visible",
  "of", "title" }

-- A pile in somebody's hand: nothing is drawn from it by itself.
function speaker:hold(where, pile, given)
  if given.owned ~= nil and given.owned ~= true then
    self:problem(where, "pile '%s': owned is true or missing", pile.name)
  end
  pile.aside, pile.owned = true, given.owned == true
  pile.sight = self:sight(where, ("pile '%s'"):format(pile.name),
    given.visible, pile.owned)
  pile.of = given.of or "tiles"
  if given.of ~= nil and not pile.sight then
    self:problem(where, "pile '%s': of is for piles that are not visible to "
      .. "all", pile.name)
  end
end

--- A pile of its own for the tiles of a group. Tiles are drawn pile by pile
--- in the order that before and after give; "tiles" holds all others. A pile
--- that lies aside is not drawn from. Several modules may name the same pile.
function speaker:pile(given)
  local name, where = self:named("pile", given)
  if not name then return end
  local pile = self.all.piles[name]
  if not pile then
    pile = { name = name, where = where, before = {}, after = {} }
    self.all.piles[name] = pile
    self.all.piles[#self.all.piles + 1] = pile
  end
  if given.owned or given.visible or given.of then
    self:hold(where, pile, given)
  elseif pile.owned or pile.sight then
    self:problem(where, "pile '%s' is in players' hands for another module",
      name)
  end
  self:title(where, name, given.title)
  pile.aside = self:flag(where, ("pile '%s'"):format(name), given, "aside")
    or pile.aside
  for _, key in ipairs { "before", "after" } do
    for _, other in ipairs(self:names(where, key, given[key])) do
      table.insert(pile[key], other)
    end
  end
end
