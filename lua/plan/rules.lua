-- plan/rules.lua - the plan of what runs when: phases, offers, handlers and
-- vetoes, each with its pieces, kinds and tiles.

local keys_of = require "common/keys"
local problems_of = require "problems/list"
local words = require "words/vocabulary"
local undeclared = require "words/undeclared"
local in_order = require "plan/order"
local names_of = require "plan/masks"
local slots = require "words/slots"
local steps = require "words/steps"

local index_of, mask = names_of.index, names_of.mask

local rules = {}

--- By the names of kinds and marks, and by their own: the numbers of the types
--- that have or are one.
function rules.types_by_name(types)
  local index = {}
  local function add(name, t)
    local list = index[name] or {}
    index[name] = list
    if list[#list] ~= t then list[#list + 1] = t end
  end
  for t, tile in ipairs(types) do
    add(tile.printed or tile.id, t)
    for name, value in next, tile.marks do
      if value then add(name, t) end
    end
    for _, segment in ipairs(tile.segments) do
      add(segment.kind, t)
      for name, value in next, segment.marks do
        if value then add(name, t) end
      end
    end
  end
  return index
end

-- For each type, whether it holds one of these kinds or marks, or is one of
-- them.
local function which_types(all, names, types)
  local list = {}
  for t = 1, #types do list[t] = not names end
  if not names then return list end
  for _, name in ipairs(names) do
    for _, t in ipairs(all.types_by_name[name] or {}) do list[t] = true end
  end
  return list
end

local function has_attribute(all, name)
  for _, kind in pairs(all.kinds) do
    if kind.attributes[name] then return true end
  end
  return false
end

-- Marks that rules read, kinds of features and ids of tiles: whether each name
-- is one of them. A set of tiles that is switched off takes only ids away.
local function check_tile_names(all, what, names, where, types)
  for _, name in ipairs(names or {}) do
    local known = all.marks[name] or all.kinds[name]
      or undeclared.allows(all, name)
    for _, tile in ipairs(types) do known = known or tile.id == name end
    if not known then
      local near = keys_of(all.marks)
      table.move(all.kind_names, 1, #all.kind_names, #near + 1, near)
      all.problems:add(where, "%s: no rule reads a mark '%s', and nothing "
        .. "else is called so%s", what, name, problems_of.hint(name, near))
    end
  end
end

-- Is there a piece, as a condition asks for it?
local function possible_piece(all, when, name)
  local piece = all.pieces[name]
  if not piece and undeclared.allows(all, name) then return false end
  local owned = when.away or when.home
  if not piece or owned and not piece.owned then
    all.problems:add(when.where, "when: %s '%s'%s", owned
      and "players have no piece" or "there is no piece",
      tostring(name), problems_of.hint(name, all.piece_names))
    return false
  end
  return (all.config.pieces[name] or piece.count) > 0
end

-- Mask of the pieces that have one of these names or classes; "claimants"
-- are all that claim.
local function which_pieces(all, names, where)
  local bits = 0
  for _, wanted in ipairs(names) do
    local before = bits
    for i, name in ipairs(all.piece_names) do
      local fits = name == wanted
        or wanted == "claimants" and all.pieces[name].claims
      for _, class in ipairs(all.pieces[name].classes) do
        fits = fits or class == wanted
      end
      if fits then bits = bits | 1 << (i - 1) end
    end
    if bits == before and not undeclared.allows(all, wanted) then
      all.problems:add(where, "there is no piece or class '%s'%s", wanted,
        problems_of.hint(wanted, all.piece_names))
    end
  end
  return bits
end

--- How many of which pieces may stand on a tile itself.
function rules.stacks(all, out)
  local marks = index_of(all.mark_names)
  out.stacks = {}
  for i, stack in ipairs(all.stacks) do
    out.stacks[i] = { pieces = which_pieces(all, stack.of, stack.where),
      marks = mask(stack.on, marks, "mark", stack.where, all),
      limit = stack.limit }
  end
end

-- The mask without pieces that this game does not have.
local function pieces_there(all, name, where)
  local bits = which_pieces(all, { name }, where)
  for i, piece in ipairs(all.piece_names) do
    local count = all.config.pieces[piece] or all.pieces[piece].count
    if count == 0 then bits = bits & ~(1 << (i - 1)) end
  end
  return bits
end

-- Fields of conditions that hold masks of pieces.
local MASKS = { "one", "other", "here", "enclosed" }

-- Can it be true in this game at all? Its masks are noted in it.
local function can_hold(all, when, types)
  check_tile_names(all, "when", when.tile, when.where, types)
  check_tile_names(all, "when", when.board, when.where, types)
  if when.of and not all.kinds[when.of] then
    if undeclared.allows(all, when.of) then return false end
    all.problems:add(when.where, "when: there is no feature '%s'%s", when.of,
      problems_of.hint(when.of, all.kind_names))
  end
  for _, name in ipairs { when.claims or false, when.part or false } do
    if name and not has_attribute(all, name) then
      if undeclared.allows(all, name) then return false end
      all.problems:add(when.where, "when: no feature has an attribute '%s'",
        tostring(name))
    end
  end
  local there = not when.piece or possible_piece(all, when, when.piece)
  when.masks = {}
  for _, key in ipairs(MASKS) do
    local name = when[key]
    when.masks[key] = name and pieces_there(all, name, when.where) or 0
    if name and when.masks[key] == 0 then there = false end
  end
  if when.masks.one & when.masks.other ~= 0 then
    all.problems:add(when.where, "when: together is about two pieces, and "
      .. "some are both '%s' and '%s'", when.one, when.other)
  end
  return there
end

-- Can what something waits for, one of a list, be true in this game at all?
local function possible(all, when, types)
  if not when then return true end
  local some = false
  for _, one in ipairs(when) do
    one.can = can_hold(all, one, types)
    some = some or one.can
  end
  return some
end

-- Bits of the piles with one of these names.
local function which_piles(all, names, where, what)
  local bits = 0
  for _, name in ipairs(names or {}) do
    local pile = all.pile_bits[name]
    if not pile and not undeclared.allows(all, name) then
      all.problems:add(where, "%s: there is no pile '%s'%s", what, name,
        problems_of.hint(name, keys_of(all.pile_bits)))
    end
    bits = bits | (pile or 0)
  end
  return bits
end

-- Where a name stands in a list, from 1; 0 for none.
local function number_of(list, name)
  for i, other in ipairs(name and list or {}) do
    if other == name then return i end
  end
  return 0
end

local function plan_one(all, when, types)
  return { piles = which_piles(all, when.pile, when.where, "when"),
    drawn = when.pile ~= nil, dry = when.dry, hole = when.hole,
    home = number_of(all.piece_names, when.home),
    out = number_of(all.piece_names, when.out),
    away = number_of(all.piece_names, when.away),
    one = when.masks.one, other = when.masks.other,
    here = when.masks.here, enclosed = when.masks.enclosed,
    fresh = when.completed, of = number_of(all.kind_names, when.of),
    var = when.state or 0,
    mine = when.mine or 0,
    claims = when.claims, part = when.part,
    types = when.tile and which_types(all, when.tile, types),
    laid = when.board and which_types(all, when.board, types) }
end

-- A list of the conditions that are possible: one of them must hold.
local function plan_condition(all, when, types)
  local list = {}
  for _, one in ipairs(when or {}) do
    if one.can then list[#list + 1] = plan_one(all, one, types) end
  end
  return when and list
end

-- The native step of a phase, with the phase to jump to when it yields nothing;
-- the numbers of all phases are known here.
local function plan_step(all, numbers, row, phase)
  if phase.otherwise and not numbers[phase.otherwise] then
    all.problems:add(phase.where, "phase '%s', otherwise: there is no phase "
      .. "'%s'%s", phase.name, phase.otherwise,
      problems_of.hint(phase.otherwise, keys_of(numbers)))
  end
  local step = steps.native(all, phase.inner)
  local jump = numbers[phase.otherwise] or 0
  -- a phase that jumps must have somewhere to jump to
  if not step or (step.word == "lay") ~= (jump > 0) then return end
  row.step = { word = step.word, jump = jump - 1, unless = step.unless,
    never = step.never, before = step.before, draws = step.draws,
    question = step.word == "offer" and step.argument or nil }
end

--- The conditions of changes that wrap slots; each gets a number, 0 if it can
--- never hold.
function rules.conditions(all, out, types)
  out.conditions = {}
  for _, name in ipairs(keys_of(all.slots)) do
    for _, given in ipairs(slots.gifts(all.slots[name])) do
      local when = given.when
      if when and possible(all, when, types) then
        out.conditions[#out.conditions + 1] = {
          when = plan_condition(all, when, types) }
        when.number = #out.conditions
      elseif when then
        when.number = 0
      end
    end
  end
end

--- The changes of variables that steps make, by number.
function rules.changes(all, out)
  out.changes = {}
  for i, change in ipairs(all.changes) do
    out.changes[i] = { take = change.take or 0, sets = change.sets }
  end
end

--- Phases in their order. What is a landmark by its own word is none here.
function rules.phases(all, out, types)
  local given = {}
  out.phases = {}
  all.phases = in_order(all.phases, "phases", all.problems)
  for _, phase in ipairs(all.phases) do
    if not phase.landmark and possible(all, phase.when, types) then
      out.phases[#out.phases + 1] = { name = phase.name,
        module = phase.module, stage = phase.stage, run = phase.run,
        landmark = not phase.run,
        when = plan_condition(all, phase.when, types) }
      given[#given + 1] = phase
    end
  end
  local numbers = index_of(out.phases, "name")
  for i, phase in ipairs(given) do
    plan_step(all, numbers, out.phases[i], phase)
  end
end

--- The offers, by the phase that asks.
function rules.questions(all, out, types)
  out.questions = {}
  for _, name in ipairs(keys_of(all.offers)) do
    local question = { name = name, offers = {} }
    for _, offer in ipairs(all.offers[name]) do
      if not possible(all, offer.when, types) then goto continue end
      question.offers[#question.offers + 1] = { must = offer.must,
        module = offer.module,
        list = offer.list, apply = offer.apply,
        deploys = (steps.of(all, offer.apply) or {}).word == "deploy",
        when = plan_condition(all, offer.when, types) }
      ::continue::
    end
    out.questions[#out.questions + 1] = question
  end
end

-- Mask of kinds of features; "features" are all.
local function which_kinds(all, names, kinds, where)
  for _, name in ipairs(names) do
    if name == "features" then return (1 << #keys_of(kinds)) - 1 end
  end
  return mask(names, kinds, "feature", where, all)
end

--- Who gets the points: weights, ranks, deciders.
function rules.majorities(all, out, kinds)
  out.weigh, out.rank, out.decide = {}, {}, {}
  for _, weight in ipairs(all.weights) do
    local about = which_pieces(all, { weight.piece }, weight.where)
    if about ~= 0 then -- which would stand for all
      out.weigh[#out.weigh + 1] = { module = weight.module, run = weight.run,
        about = about }
    end
  end
  for _, rank in ipairs(all.ranks) do
    out.rank[#out.rank + 1] = { module = rank.module, run = rank.run,
      kinds = which_kinds(all, rank.filter or { "features" }, kinds,
        rank.where) }
  end
  local taken = {}
  for _, decider in ipairs(all.deciders) do
    local bits = which_kinds(all, decider.filter or { "features" }, kinds,
      decider.where)
    for i, name in ipairs(all.kind_names) do
      local other = bits >> (i - 1) & 1 == 1 and taken[name]
      if other then
        all.problems:add(decider.where, "decider: '%s' decides who has a %s "
          .. "already, at %s; switch one of the two off", other.module, name,
          other.where)
        break
      end
      if bits >> (i - 1) & 1 == 1 then taken[name] = decider end
    end
    out.decide[#out.decide + 1] = { module = decider.module,
      run = decider.run, kinds = bits }
  end
end

-- A condition that asks, with all it asks already, for a tile of these types.
local function about_tiles(condition, list)
  condition = condition or { {} }
  for _, one in ipairs(condition) do
    local both = {}
    for t, concerns in ipairs(list) do
      both[t] = concerns and (not one.types or one.types[t])
    end
    one.types = both
  end
  return condition
end

--- Handlers by event.
function rules.handlers(all, out, types, kinds)
  out.on = {}
  local overlays = index_of(all.overlays, "name")
  for _, number in pairs(words.EVENTS) do out.on[number] = {} end
  for _, handler in ipairs(all.on) do
    local list = out.on[handler.event]
    if not possible(all, handler.when, types) then goto continue end
    local row = { module = handler.module, run = handler.run,
      change = handler.change,
      when = plan_condition(all, handler.when, types) }
    local names, event = handler.filter, handler.event
    if event == words.EVENTS.placed or event == words.EVENTS.drawn then
      check_tile_names(all, "on", names, handler.where, types)
    end
    if names and event == words.EVENTS.placed then
      row.when = about_tiles(row.when, which_types(all, names, types))
    elseif names and event == words.EVENTS.drawn then
      row.types = which_types(all, names, types)
    elseif names and (event == words.EVENTS.scored
        or event == words.EVENTS.joined or event == words.EVENTS.parted) then
      row.about = which_kinds(all, names, kinds, handler.where)
    elseif names and event == words.EVENTS.overlaid then
      row.about = mask(names, overlays, "overlay", handler.where, all)
    elseif names then
      row.about = which_pieces(all, names, handler.where)
    end
    -- about nothing that is in this game: 0 would stand for anything
    if row.about ~= 0 then list[#list + 1] = row end
    ::continue::
  end
end

-- All classes of the pieces that are of one of these.
local function classes_beside(all, wanted)
  local found = {}
  for _, piece in pairs(all.pieces) do
    local is_one = false
    for _, class in ipairs(piece.classes) do
      is_one = is_one or wanted[class]
    end
    for _, class in ipairs(is_one and piece.classes or {}) do
      found[class] = true
    end
  end
  return found
end

-- A veto on figures names features, zones, classes of figures, or some of
-- each: the masks of all. Only classes: wherever pieces of these may stand, by
-- whatever class.
local function standing_filter(all, veto, kinds, classes)
  local where, who, whose, bits = {}, {}, {}, 0
  local zones, kinds_too = index_of(all.zones, "name"), index_of(all.kind_names)
  for _, name in ipairs(veto.filter or {}) do
    local zone = zones[name]
    if zone then bits = bits | 1 << (zone - 1) end
    if not zone or kinds_too[name] or classes[name] then
      local list = classes[name] and who or where
      list[#list + 1] = name
      if classes[name] then whose[name] = true end
    end
  end
  if not veto.filter then
    where = all.kind_names
  elseif #where == 0 and bits == 0 then
    local beside = classes_beside(all, whose)
    for _, stand in ipairs(all.stands) do
      if beside[stand.class] then
        table.move(stand.kinds, 1, #stand.kinds, #where + 1, where)
      end
    end
  end
  return mask(where, kinds, "feature", veto.where, all),
    mask(who, classes, "class", veto.where, all), bits
end

--- Vetoes; nothing is asked about targets that no veto concerns.
function rules.vetoes(all, out, kinds, classes, types)
  out.place, out.stand = {}, {}
  for _, veto in ipairs(all.places) do
    if not possible(all, veto.when, types) then goto continue end
    check_tile_names(all, "allow.place", veto.filter, veto.where, types)
    check_tile_names(all, "allow.place", veto.tiles, veto.where, types)
    local row = { module = veto.module, run = veto.run,
      when = plan_condition(all, veto.when, types),
      near = veto.tiles and which_types(all, veto.tiles, types),
      types = which_types(all, veto.filter, types) }
    for t, concerns in ipairs(row.types) do
      if concerns then out.types[t].vetoed = true end
    end
    out.place[#out.place + 1] = row
    ::continue::
  end
  for _, veto in ipairs(all.standing) do
    if not possible(all, veto.when, types) then goto continue end
    local bits, who, zones = standing_filter(all, veto, kinds, classes)
    check_tile_names(all, "allow.stand", veto.tiles, veto.where, types)
    local apart = veto.apart and which_pieces(all, { veto.apart }, veto.where)
    if apart and zones ~= 0 then
      all.problems:add(veto.where, "allow.stand: { \"apart\", … } is about "
        .. "features, and one of these names is that of a zone")
    end
    if apart == 0 then goto continue end -- there are none to keep off from
    out.stand[#out.stand + 1] = { module = veto.module, run = veto.run,
      apart = apart or 0, reason = veto.reason,
      types = veto.tiles and which_types(all, veto.tiles, types),
      when = plan_condition(all, veto.when, types),
      kinds = bits, classes = who, zones = zones }
    for i, kind in ipairs(out.kinds) do
      if bits >> (i - 1) & 1 == 1 then
        kind.vetoed = (kind.vetoed or 0) | (who == 0 and ~0 or who)
      end
    end
    ::continue::
  end
end

return rules
