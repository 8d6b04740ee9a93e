-- plan/catalogue.lua - from what the modules declared to the core's catalogue.
--
-- Names become numbers here, in an order that does not depend on how files
-- were found; what does not fit together is a problem.

local config_of = require "source/config"
local keys_of = require "common/keys"
local problems_of = require "problems/list"
local undeclared = require "words/undeclared"
local asked = require "plan/asked"
local in_order = require "plan/order"
local lines = require "plan/lines"
local names_of = require "plan/masks"
local overlays = require "plan/overlays"
local rules = require "plan/rules"
local secrets = require "plan/secrets"
local scores = require "words/scores"
local mark_values = require "words/mark_values"
local slots = require "words/slots"
local wholes = require "words/wholes"

local index_of, mask = names_of.index, names_of.mask

local plan = {}

-- ---- kinds, sides, classes, pieces ----------------------------------------

-- A piece that may stand on only some ground of its classes gets a class of its
-- own, which no rule can name.
local function own_class(name) return name .. " only" end

-- Where such a piece stands.
local function plan_only(all, out, index, classes)
  for _, name in ipairs(all.piece_names) do
    local piece = all.pieces[name]
    local all_ground = mask(piece.classes, classes, "class", piece.where, all)
    for _, kind in ipairs(piece.only or {}) do
      local known = out.kinds[index[kind]]
      if known and known.classes & all_ground ~= 0 then
        known.classes = known.classes | 1 << (classes[own_class(name)] - 1)
      elseif not undeclared.allows(all, kind) then
        all.problems:add(piece.where, "piece '%s': its classes stand on no "
          .. "'%s'%s", name, kind, problems_of.hint(kind, all.kind_names))
      end
    end
  end
end

local function plan_classes(all, out)
  local seen, list = {}, {}
  local function add(name)
    if not seen[name] then
      seen[name] = true
      list[#list + 1] = name
    end
  end
  for _, name in ipairs(all.piece_names) do
    for _, class in ipairs(all.pieces[name].classes) do add(class) end
    if all.pieces[name].only then add(own_class(name)) end
  end
  for _, stand in ipairs(all.stands) do add(stand.class) end
  out.classes = list
  return index_of(list)
end

local function plan_kinds(all, out, classes)
  local index = index_of(all.kind_names)
  out.kinds = {}
  for i, name in ipairs(all.kind_names) do
    local kind = all.kinds[name]
    out.kinds[i] = { name = name, closes = kind.closes, meets = kind.meets,
      joins = mask(kind.joins, index, "feature", kind.where, all),
      classes = 0, attrs = kind.attrs, parts = 0 }
    for a, attr in ipairs(kind.attrs) do
      if attr.name == kind.parts then out.kinds[i].parts = a end
    end
    if kind.parts and out.kinds[i].parts == 0 then
      all.problems:add(kind.where, "feature '%s': parts names no attribute: "
        .. "'%s'", name, kind.parts)
    end
  end
  for _, stand in ipairs(all.stands) do
    local class = 1 << (classes[stand.class] - 1)
    for _, name in ipairs(stand.kinds) do
      if index[name] then
        local kind = out.kinds[index[name]]
        kind.classes = kind.classes | class
      elseif not undeclared.allows(all, name) then
        all.problems:add(stand.where, "stand: there is no feature '%s'%s",
          tostring(name), problems_of.hint(name, all.kind_names))
      end
    end
  end
  plan_only(all, out, index, classes)
  return index
end

-- Does a rule read a mark with this value of segments of a kind?
local function reads(kind, name, value)
  for _, attr in ipairs(kind.attrs) do
    if attr.mark == name and (attr.value == nil or attr.value == value) then
      return true
    end
  end
end

-- Marks that a side gives to its segment count as read.
local function check_marks(all, terrain, kind)
  for _, name in ipairs(terrain.marks and kind and keys_of(terrain.marks)
    or {}) do
    if not reads(kind, name, terrain.marks[name]) then
      all.problems:add(terrain.where, "terrain '%s': no rule reads the mark "
        .. "'%s' that it gives to its segment, %s", terrain.name, name,
        kind.name)
    end
  end
end

-- What a side shows besides nothing is a segment of some kind.
local function check_segments(all)
  for _, name in ipairs(all.terrain_names) do
    local terrain = all.terrains[name]
    local kind = all.kinds[terrain.segment]
    check_marks(all, terrain, kind)
    if not terrain.form and not kind
      and not undeclared.allows(all, terrain.segment) then
      all.problems:add(terrain.where, "terrain '%s': there is no feature '%s' "
        .. "that its segment could be%s", name, terrain.segment,
        problems_of.hint(terrain.segment, all.kind_names))
    elseif terrain.form and kind and terrain.form ~= kind.form then
      all.problems:add(terrain.where, "terrain '%s': its segment, %s, has the "
        .. "form %s, not %s", name, kind.name, kind.form, terrain.form)
    elseif terrain.form and terrain.form ~= "bare" and not kind then
      all.problems:add(terrain.where, "terrain '%s' has the form %s, but no "
        .. "feature is called '%s': declare feature { \"%s\" }, or write "
        .. "segment = KIND%s", name, terrain.form, terrain.segment, name,
        problems_of.hint(terrain.segment, all.kind_names))
    end
  end
end

local function plan_sides(all, out)
  check_segments(all)
  local index = index_of(all.terrain_names)
  out.sides = {}
  local touches = {}
  for i = 1, #all.terrain_names do touches[i] = {} end
  for i, name in ipairs(all.terrain_names) do
    local terrain = all.terrains[name]
    for _, other in ipairs(terrain.touches) do
      local j = index[other]
      if j then
        touches[i][j], touches[j][i] = true, true
      elseif not undeclared.allows(all, other) then
        all.problems:add(terrain.said[other] or terrain.where,
          "there is no terrain '%s'%s", other,
          problems_of.hint(other, all.terrain_names))
      end
    end
  end
  for i, name in ipairs(all.terrain_names) do
    local bits = 0
    for j in pairs(touches[i]) do bits = bits | 1 << j end
    out.sides[i] = { name = name, touches = bits,
      continues = all.terrains[name].continues }
  end
  return index
end

--- Reports impossible counts of pieces in the config.
function plan.check_pieces(all)
  local config = all.config
  for name, count in pairs(config.pieces) do
    local where = config.at("pieces", name)
    if not all.pieces[name] then
      all.problems:add(where, "pieces: there is no piece '%s'%s",
        tostring(name), problems_of.hint(name, all.piece_names))
    elseif math.type(count) ~= "integer" or count < 0 or count > 200 then
      all.problems:add(where, "pieces.%s must be 0 to 200, not %s", name,
        config_of.show(count))
    end
  end
end

local function plan_pieces(all, out, classes)
  out.pieces = {}
  local counts = all.config.pieces
  for i, name in ipairs(all.piece_names) do
    local piece = all.pieces[name]
    local count = counts[name] == nil and piece.count or counts[name]
    out.pieces[i] = { name = name, owned = piece.owned, count = count,
      weight = piece.weight, claims = piece.claims,
      classes = mask(piece.classes, classes, "class", piece.where, all),
      beside = mask(piece.beside, classes, "class", piece.where, all),
      bars = piece.bars, stays = piece.stays,
      grounds = piece.only and 1 << (classes[own_class(name)] - 1) or 0 }
  end
end

-- Does any module call g:join?
local function joins(all)
  for _, manifest in ipairs(all.manifests or {}) do
    local code = manifest.text:gsub("%-%-[^\n]*", "")
    if code:find "[:.]join%f[^%w_]" then return true end
  end
  return false
end

-- A line that is held open is closed by g:join alone.
local function check_open(all)
  for _, name in ipairs(all.kind_names) do
    local kind = all.kinds[name]
    if kind.open_at and not joins(all) then
      all.problems:add(kind.open_at, "feature '%s' is held open by the mark "
        .. "'%s', and nothing closes it: no module calls g:join", name,
        kind.open[1])
    end
  end
end

-- Features of features, of those kinds that are in this game.
local function plan_wholes(all)
  wholes.kinds = {}
  for _, name in ipairs(keys_of(all.wholes)) do
    local list, whole = {}, all.wholes[name]
    for _, kind in ipairs(whole.kinds) do
      if all.kinds[kind] then
        list[#list + 1] = kind
      elseif not undeclared.allows(all, kind) then
        all.problems:add(whole.where, "feature '%s': there is no '%s'%s", name,
          kind, problems_of.hint(kind, all.kind_names))
      end
    end
    wholes.kinds[name] = list
  end
end

-- Mask of the pieces that an offer can take back from where they stand.
local function plan_returning(all, out)
  local numbers = index_of(all.piece_names)
  out.returning = 0
  for _, phase in ipairs(keys_of(all.offers)) do
    for _, offer in ipairs(all.offers[phase]) do
      local list = offer.list
      local piece = offer.returns or type(list) == "table"
        and list[1] == "unfinished" and list[3]
      if numbers[piece] then
        out.returning = out.returning | 1 << (numbers[piece] - 1)
      elseif offer.returns then
        all.problems:add(offer.where, "offer '%s': returns: there is no piece "
          .. "'%s'%s", offer.name, tostring(piece),
          problems_of.hint(tostring(piece), all.piece_names))
      end
    end
  end
end

-- ---- tiles ----------------------------------------------------------------

--- The kinds of ground, for lua/tileset/resolve.lua.
function plan.tile_kinds(all)
  local kinds = {}
  for _, name in ipairs(all.kind_names) do
    local kind = all.kinds[name]
    kinds[name] = { form = kind.form, sides = all.terrains[name] and true,
      ground = kind.ground, open = kind.open }
  end
  for _, name in ipairs(all.terrain_names) do
    local terrain = all.terrains[name]
    if not kinds[name] then
      local of = all.kinds[terrain.segment]
      kinds[name] = { form = terrain.form or (of and of.form), sides = true,
        segment = terrain.segment, marks = terrain.marks }
    end
  end
  return kinds
end

local function attr_value(attr, segment)
  local value = segment.marks[attr.mark]
  if value == nil then return 0 end
  if attr.value ~= nil then return value == attr.value and 1 or 0 end
  if value == true then return 1 end
  return math.type(value) == "integer" and value or 1
end

-- The masks of segments without marks, which most are.
local function no_attrs(kind)
  if not kind.no_attrs then
    kind.no_attrs = {}
    for i in ipairs(kind.attrs) do kind.no_attrs[i] = 0 end
  end
  return kind.no_attrs
end

-- A list of numbers from 1 as a mask.
local function bits_of(list)
  local bits = 0
  for i = 1, list and #list or 0 do bits = bits | 1 << (list[i] - 1) end
  return bits
end

local function plan_segment(all, kinds, segment)
  local kind = all.kinds[segment.kind]
  local attrs = no_attrs(kind)
  if next(segment.marks) ~= nil then
    attrs = {}
    for i, attr in ipairs(kind.attrs) do
      attrs[i] = attr_value(attr, segment)
    end
  end
  return { kind = kinds[segment.kind] - 1, sides = segment.sides,
    halves = segment.halves, touches = bits_of(segment.touches), attrs = attrs,
    joined = bits_of(segment.joined), held = segment.held,
    ends = segment.ends ~= nil and tostring(segment.ends) or nil,
    past = segment.past }
end

local DIRECTIONS = index_of { "N", "NE", "E", "SE", "S", "SW", "W", "NW" }

-- Where the marks of a tile point, by the numbers of marks; nil when none does.
local function headings(tile, marks)
  local list
  for name, value in pairs(tile.marks) do
    if marks[name] and DIRECTIONS[value] then
      list = list or {}
      list[marks[name]] = DIRECTIONS[value]
    end
  end
  for i = 1, list and 32 or 0 do list[i] = list[i] or 0 end
  return list
end

local function plan_types(all, out, kinds, sides, types)
  local marks = index_of(all.mark_names)
  out.marks, out.types = all.mark_names, {}
  mark_values.values, mark_values.names = {}, marks
  for i, tile in ipairs(types) do
    local row = { id = tile.id, sides = {}, segments = {}, marks = 0,
      at = tile.at }
    for s, name in ipairs(tile.sides) do row.sides[s] = sides[name] end
    for s, segment in ipairs(tile.segments) do
      row.segments[s] = plan_segment(all, kinds, segment)
    end
    lines.plan(row.segments, out.kinds)
    for name in pairs(tile.marks) do
      if marks[name] then row.marks = row.marks | 1 << (marks[name] - 1) end
    end
    if next(tile.marks) ~= nil then mark_values.values[tile.id] = tile.marks end
    row.headings = headings(tile, marks)
    overlays.plan_type(row, tile, #all.overlays)
    out.types[i] = row
  end
end

-- ---- piles ----------------------------------------------------------------

-- "tiles" holds what has no place elsewhere, "start" the start tiles and
-- "layout" those with a cell of their own.
local function all_piles(all)
  local list = { { name = "tiles", before = {}, after = {} } }
  for _, pile in ipairs(all.piles) do list[#list + 1] = pile end
  for _, name in ipairs { "start", "layout" } do
    list[#list + 1] = { name = name, before = {}, after = {}, aside = true }
  end
  return in_order(list, "piles", all.problems)
end

-- Number of the pile that the tiles of a hidden one come from.
local function source_of(all, index, row)
  if not row.sight then return 0 end
  local source = index[row.of]
  if not source then
    all.problems:add(row.where, "pile '%s': there is no pile '%s' that its "
      .. "tiles come from%s", row.name, tostring(row.of),
      problems_of.hint(row.of, keys_of(index)))
  end
  return (source or 1) - 1
end

local function plan_piles(all, out, types)
  local index = {}
  out.piles, all.pile_bits = {}, {}
  for _, pile in ipairs(all_piles(all)) do
    local bits = (1 << (pile.owned and out.players or 1)) - 1
    all.pile_bits[pile.name] = bits << #out.piles
    for seat = 1, pile.owned and out.players or 1 do
      local row = { name = pile.name, drawn = not pile.aside, counts = {},
        owner = pile.owned and seat or 0, sight = pile.sight, of = pile.of,
        where = pile.where }
      out.piles[#out.piles + 1] = row
      for t = 1, #types do row.counts[t] = 0 end
    end
    if not pile.owned then index[pile.name] = #out.piles end
  end
  secrets.plan(all, out.piles)
  for _, row in ipairs(out.piles) do row.of = source_of(all, index, row) end
  for t, tile in ipairs(types) do
    local pile = tile.at and "layout" or index[tile.group] and tile.group
      or "tiles"
    local start = pile == "tiles" and math.min(tile.start or 0, tile.copies)
      or 0
    out.piles[index.start].counts[t] = start
    out.piles[index[pile]].counts[t] = tile.copies - start
  end
end

-- ---- scores -------------------------------------------------------------

local SOURCES, NOTHING = { tile = 0, around = 1, one = 3 }, 4

-- A term may pay as much as another term, which must declare its own rate. With
-- a question mark behind that name, the term pays nothing if the other is not
-- there.
local function check_likes(all)
  local pays = {}
  for _, term in ipairs(all.terms) do
    if not term.like then pays[term.kind .. "." .. term.name] = term end
  end
  for _, term in ipairs(all.terms) do
    local like, maybe = (term.like or ""):match("^(.-)(%??)$")
    local known = pays[term.kind .. "." .. like]
    if maybe == "?" then term.like = known and like end
    if term.like and not known then
      all.problems:add(term.where, "score.%s: %s pays like '%s', which is no "
        .. "term with points of its own", term.kind, term.name, term.like)
    end
  end
end

-- A term is declared once; an equal second declaration is allowed.
local function once(all)
  local first, list = {}, {}
  for _, term in ipairs(all.terms) do
    local name = term.kind .. "." .. term.name
    local other = first[name]
    first[name] = other or term
    if not other then
      list[#list + 1] = term
    elseif other.complete ~= term.complete or other.like ~= term.like
      or other.incomplete ~= term.incomplete or other.counted ~= term.counted
      or other.touches ~= term.touches or other.with ~= term.with then
      all.problems:add(term.where, "score.%s: what %s pays is declared by '%s' "
        .. "at %s already; score.%s.rate adds to it", term.kind, term.name,
        other.module, other.where, term.kind)
    end
  end
  return list
end

-- A term that counts complete features that are touched, one word or all;
-- kind and attribute by number.
local function plan_touched(all, term, row, kinds)
  local kind, attr = all.kinds[term.touches], nil
  if not kind then
    if not undeclared.allows(all, term.touches) then
      all.problems:add(term.where, "score.%s: %s touches no feature '%s'%s",
        term.kind, term.name, term.touches,
        problems_of.hint(term.touches, all.kind_names))
    end
    return
  end
  for i, given in ipairs(kind.attrs) do
    if given.name == term.with then attr = i - 1 end
  end
  if term.with and not attr and not undeclared.allows(all, term.with) then
    all.problems:add(term.where, "score.%s: %s asks for '%s', which is no "
      .. "attribute of %s", term.kind, term.name, term.with, term.touches)
  end
  if term.with and not attr then return end
  row.source, row.touched = 5, kinds[term.touches] - 1
  row.attr = attr or 255
end

-- Whether a function adds to the counts of a kind, under any names.
local function counts_freely(all, kind)
  for _, stage in ipairs(all.stages) do
    if stage.kind == kind and stage.stage == scores.STAGES.count
      and not stage.only then
      return true
    end
  end
  return false
end

-- A term is counted by its name, by what it touches, or by a function: one of
-- them, not none and not two.
local function check_counted(all, kind, term, source)
  if source ~= NOTHING and term.counted then
    all.problems:add(term.where, "score.%s: %s counts by its name already; a "
      .. "term with a function needs another", term.kind, term.name)
  elseif source == NOTHING and not term.counted and not term.touches
    and not term.with
    and not undeclared.allows(all, term.name)
    and not counts_freely(all, term.kind) then
    local known = keys_of(SOURCES)
    for _, attr in ipairs(kind.attrs) do known[#known + 1] = attr.name end
    all.problems:add(term.where, "score.%s: nothing counts '%s', which is no "
      .. "attribute of %s%s", term.kind, term.name, term.kind,
      problems_of.hint(term.name, known))
  end
end

local function plan_terms(all, out, kinds)
  out.terms = {}
  check_likes(all)
  for _, term in ipairs(once(all)) do
    local kind = all.kinds[term.kind]
    if not kind and undeclared.allows(all, term.kind) then
      goto continue
    elseif not kind then
      all.problems:add(term.where, "score.%s: there is no such feature%s",
        term.kind, problems_of.hint(term.kind, all.kind_names))
    else
      local source, attr = SOURCES[term.name] or NOTHING, 0
      for i, row in ipairs(kind.attrs) do
        if row.name == term.name then source, attr = 2, i - 1 end
      end
      local row = { name = term.name, module = term.module,
        kind = kinds[term.kind] - 1, source = source, attr = attr,
        complete = term.complete, incomplete = term.incomplete,
        like = term.like }
      check_counted(all, kind, term, source)
      if term.touches then plan_touched(all, term, row, kinds) end
      out.terms[#out.terms + 1] = row
    end
    ::continue::
  end
end

-- A rate is of a term that is declared or counted; any other name it returns
-- would do nothing. What bonuses and the last sum are called is up to them.
-- The function lives as long as the ruleset does, so it holds names alone.
local function checked_rate(all, stage)
  local run, terms = stage.run, {}
  if stage.stage ~= scores.STAGES.rate or counts_freely(all, stage.kind) then
    return run
  end
  for _, term in ipairs(all.terms) do
    if term.kind == stage.kind then terms[term.name] = true end
  end
  local kind, where, absent = stage.kind, stage.where, all.absent
  return function(...)
    local rates = run(...)
    for name in pairs(type(rates) == "table" and rates or {}) do
      if not terms[name] and not absent[name] then
        error(("%s: score.%s has no term '%s'%s"):format(where, kind, name,
          problems_of.hint(name, keys_of(terms))), 0)
      end
    end
    return rates
  end
end

local function plan_stages(all, out, kinds)
  out.score = { {}, {}, {}, {}, {}, {} }
  for _, stage in ipairs(all.stages) do
    local list = out.score[stage.stage]
    list[#list + 1] = { module = stage.module, run = checked_rate(all, stage),
      kept = stage.kept,
      kinds = mask({ stage.kind }, kinds, "feature", stage.where, all) }
  end
end

-- ---------------------------------------------------------------------------

--- Resolves a tile set against the registry's kinds and marks; seldom needed,
--- as the process remembers sets.
function plan.resolve_tiles(all, set)
  return require "tileset/resolve".resolve(set, plan.tile_kinds(all), all.marks,
    all.problems)
end

--- The plan for engine.build (see core/script/rules/build.c).
function plan.make(all, types)
  local out = { players = #all.config.players, seed = all.config.seed or 1,
    lost = all.lost or 0 }
  if not all.printed then overlays.extend(all, types) end
  local classes = plan_classes(all, out)
  local kinds = plan_kinds(all, out, classes)
  local sides = plan_sides(all, out)
  plan.check_pieces(all)
  check_open(all)
  asked.check(all)
  plan_wholes(all)
  plan_pieces(all, out, classes)
  rules.stacks(all, out)
  plan_returning(all, out)
  plan_types(all, out, kinds, sides, types)
  overlays.plan(all, out, sides, index_of(all.piece_names))
  plan_piles(all, out, types)
  all.types_by_name = rules.types_by_name(types)
  rules.conditions(all, out, types)
  rules.changes(all, out)
  rules.phases(all, out, types)
  rules.questions(all, out, types)
  out.vars, out.zones = all.vars, all.zones
  secrets.plan(all, out.vars)
  secrets.plan(all, out.zones)
  plan_terms(all, out, kinds)
  plan_stages(all, out, kinds)
  rules.handlers(all, out, types, kinds)
  rules.majorities(all, out, kinds)
  rules.vetoes(all, out, kinds, classes, types)
  slots.check(all)
  return out
end

return plan
