-- checker/names.lua - words, fields, methods and names in texts that mean
-- nothing, with the nearest one that would.

local undeclared = require "words/undeclared"
local look_names = require "words/look_names"
local problems_of = require "problems/list"
local scan = require "checker/scan"
local types = require "checker/types"
local keys_of = require "common/keys"

local names = {}

local function keys_with(...)
  local all = {}
  for _, map in ipairs { ... } do
    for key in pairs(map) do all[key] = true end
  end
  return all
end

-- Which names a parameter of this name takes. A name that only a module which
-- is not loaded declares is no mistake.
local function vocabulary_of(all)
  local there = undeclared.elsewhere(all)
  local kinds, pieces = keys_with(there.kind), keys_with(there.piece)
  local piles = keys_with(there.pile, { tiles = true, start = true,
    layout = true })
  local phases, zones = keys_with(there.phase), keys_with(there.zone)
  local marks = keys_with(there.mark)
  for _, zone in ipairs(all.zones) do zones[zone.name] = true end
  for _, name in ipairs(all.kind_names) do kinds[name] = true end
  for _, name in ipairs(all.piece_names) do pieces[name] = true end
  for _, pile in ipairs(all.piles) do piles[pile.name] = true end
  for _, phase in ipairs(all.phases) do phases[phase.name] = true end
  for _, name in ipairs(all.mark_names) do marks[name] = true end
  local attributes = {}
  for _, kind in pairs(all.kinds) do
    attributes = keys_with(attributes, kind.attributes)
  end
  return { piece = pieces, kind = kinds, pile = piles, phase = phases,
    zone = zones, attribute = attributes, attributes = attributes, all = all,
    name = keys_with(all.marks, marks, kinds, attributes),
    sign = keys_with(marks, kinds) }
end

-- Reports a text that is close to a name of the kind that its parameter takes.
-- Other unknown names may belong to a module that is not there.
local function check_text(token, text, param, known, add)
  if known[param][text] then return end
  local hint = problems_of.hint(text, keys_of(known[param]))
  if hint ~= "" then add(token, "there is no '%s'%s", text, hint) end
end

-- Names that rules ask tiles and types for: an unknown mark is never there.
local ASKED = { has = true, near = true, around = true, neighbours = true }

local function check_sign(token, text, known, add)
  if known.sign[text] then return end
  if known.attribute[text] then
    add(token, "'%s' is an attribute of segments, no mark of a tile: ask "
      .. "segment:has \"%s\"", text, text)
  else
    add(token, "there is no mark or feature '%s'%s", text,
      problems_of.hint(text, keys_of(known.sign)))
  end
end

-- The text that is the first argument of the method behind i.
local function check_argument(list, i, class, method, known, add)
  local param, text = method.params[1], scan.first_text(list, i + 1)
  if not param or not text then return end
  if (class == "Tile" or class == "Type") and ASKED[list[i + 1].text] then
    check_sign(list[i + 1], text, known, add)
  elseif known[param[1]] then
    check_text(list[i + 1], text, param[1], known, add)
  end
end

local function check_member(class, kind, token, is_method, known, add)
  local members = is_method and class.methods or class.fields
  if members[token.text] ~= nil then return end
  if class.open and not is_method and (known.attributes[token.text]
    or undeclared.allows(known.all, token.text)) then
    return
  end
  local other = is_method and class.fields or class.methods
  -- a helper may call any table o, but the builder has no fields
  if kind == "Options" and not is_method and other[token.text] == nil then
    return
  end
  local what = is_method and "method" or "field"
  if other[token.text] ~= nil then
    add(token, is_method and "%s.%s is a field: write it with a dot"
      or "%s:%s() is a method: write it with a colon", kind, token.text)
    return
  end
  local near = class.open and not is_method
    and keys_with(members, known.attributes) or members
  add(token, "%s has no %s '%s'%s", kind, what, token.text,
    problems_of.hint(token.text, keys_of(near)))
end

-- Lines at which a file declares local variables, the first of each name.
local function local_lines(list)
  local lines = {}
  for i, token in ipairs(list) do
    local before = list[i - 1] and list[i - 1].text
    if token.kind == "name" and not lines[token.text] and (before == "local"
      or before == "function" and list[i - 2].text == "local") then
      lines[token.text] = token.line
    end
  end
  return lines
end

--- Checks the tokens of one file. `known` are the global names it may use.
function names.check(file, all, known, problems)
  local list, vocabulary, changed = file.tokens, vocabulary_of(all), {}
  local lines = local_lines(list)
  local function add(token, ...)
    problems:add(("%s:%d"):format(file.shown, token.line), ...)
  end
  scan.names(list, {
    global = function(token, is_assigned)
      if known[token.text] or problems:full() then return end
      local name, line = token.text, lines[token.text]
      if is_assigned then
        add(token, "a module has no globals: use 'local', and state{} for "
          .. "what must last")
      elseif line then
        add(token, "'%s' is not known here: the local of line %d is known "
          .. "behind its statement only; write local %s above, and there "
          .. "%s = …", name, line, name, name)
      else
        add(token, "unknown word '%s'%s", name,
          problems_of.hint(name, keys_of(known)))
      end
    end,
    changed = function(token)
      if changed[token.text] then return end
      changed[token.text] = true
      add(token, "'%s' changes during a game; keep it in state{}", token.text)
    end,
    member = function(class, kind, token, is_method, i)
      check_member(class, kind, token, is_method, vocabulary, add)
      local method = is_method and class.methods[token.text]
      if method then check_argument(list, i, kind, method, vocabulary, add) end
    end,
  })
  return changed
end

-- Is the name known, or possibly that of a module that is not loaded? The
-- latter if no known name is close to it.
local function check_list(list, where, known, problems, all, more)
  for _, name in ipairs(list or {}) do
    local hint = not known[name] and not all.absent[name]
      and problems_of.hint(name, keys_of(known)) .. (more or "") or ""
    if hint ~= "" then
      problems:add(where, "there is no '%s'%s", name, hint)
    end
  end
end

-- Classes are made by the pieces that are of them.
local function check_classes(all, manifest, problems)
  local known = {}
  for _, piece in pairs(all.pieces) do
    for _, class in ipairs(piece.classes) do known[class] = true end
  end
  for _, stand in ipairs(all.stands) do
    local mine = stand.where:find(manifest.shown .. ":", 1, true) == 1
    if mine and not known[stand.class] and all.pieces[stand.class] then
      problems:add(stand.where, "the piece '%s' is of no class of this name: "
        .. "piece { \"%s\", class = \"%s\" }", stand.class, stand.class,
        stand.class)
    elseif mine then
      check_list({ stand.class }, stand.where, known, problems, all)
    end
  end
end

-- Everything that look{} may be about, besides values of marks.
local function lookable(all, vocabulary)
  local known = keys_with(vocabulary.kind, vocabulary.piece, vocabulary.name,
    all.terrains)
  for name in pairs(vocabulary.piece) do known["piece." .. name] = true end
  for name in pairs(vocabulary.zone) do
    known[name], known["zone." .. name] = true, true
  end
  for _, var in ipairs(all.vars) do known[var.name:match("[^.]*$")] = true end
  for _, tile in ipairs(all.types or {}) do
    known[tile.id] = true
    for _, segment in ipairs(tile.segments) do
      if segment.ends then known[segment.ends] = true end
      for mark, value in pairs(segment.marks or {}) do
        known[mark] = true
        if type(value) == "string" then known[value] = true end
      end
    end
  end
  return known
end

-- Names that no painter knows: what has such a look would be drawn as if it had
-- none.
local function check_choices(look, problems)
  for key, known in pairs(look_names) do
    local found = look.look[key] == nil
    for _, name in ipairs(known) do found = found or name == look.look[key] end
    if not found then
      problems:add(look.where, "look{}: there is no %s '%s'%s", key,
        look.look[key], problems_of.hint(look.look[key], known))
    end
  end
end

-- A name, or "what.value".
local function is_known(name, known)
  local of, value = name:match("^([^.]*)%.(.*)$")
  return known[name] or of and known[of] and known[value]
end

--- Reports looks of unknown names, and names in looks that no painter knows.
---@param all Registry
---@param is_mine fun(where: string): boolean looks of which file are checked
---@param problems Problems
---@param marks string[]? more that a look may be about
function names.check_looks(all, is_mine, problems, marks)
  local known = lookable(all, vocabulary_of(all))
  for _, mark in ipairs(marks or {}) do known[mark] = true end
  for _, look in ipairs(all.looks) do
    local mine = is_mine(look.where)
    if mine then check_choices(look, problems) end
    if mine and not look.name:find("=", 1, true)
      and not is_known(look.name, known) then
      problems:add(look.where, "look{}: there is no '%s'%s", look.name,
        problems_of.hint(look.name, keys_of(known)))
    end
  end
end

-- Attributes are read as fields of features, which have fields of their own.
local function check_attributes(all, manifest, problems)
  local class = types.class "Feature"
  for _, name in ipairs(all.kind_names) do
    for _, attr in ipairs(all.kinds[name].attrs) do
      local mine = attr.where:find(manifest.shown .. ":", 1, true) == 1
      if mine and (class.fields[attr.name] or class.methods[attr.name]) then
        problems:add(attr.where, "a feature has a field '%s' of its own, which "
          .. "hides the attribute: call it something else", attr.name)
      end
    end
  end
end

-- An offer joins a question that a phase of its name asks, or that a rule says
-- by name.
local function check_offers(all, manifest, known, problems)
  for _, name in ipairs(keys_of(all.offers)) do
    local asked, mine = name == "any" or known[name], nil
    for _, offer in ipairs(all.offers[name]) do
      if offer.module == manifest.name then mine = mine or offer.where
      else asked = true end
    end
    if mine and not asked
      and not manifest.text:find('"' .. name .. '"', 1, true) then
      check_list({ name }, mine, known, problems, all)
    end
  end
end

--- Names that say where something belongs: phases before and after a phase,
--- piles before and after a pile, classes that stand somewhere.
function names.check_places(all, manifest, problems)
  local vocabulary = vocabulary_of(all)
  local phase_too = "; a phase that need not be there ends with a question mark"
  for _, phase in ipairs(all.phases) do
    if phase.module == manifest.name then
      check_list(phase.after, phase.where, vocabulary.phase, problems, all,
        phase_too)
      check_list(phase.before, phase.where, vocabulary.phase, problems, all,
        phase_too)
    end
  end
  for _, pile in ipairs(all.piles) do
    if pile.where:find(manifest.shown .. ":", 1, true) == 1 then
      check_list(pile.after, pile.where, vocabulary.pile, problems,
        all)
      check_list(pile.before, pile.where, vocabulary.pile, problems,
        all)
    end
  end
  check_offers(all, manifest, vocabulary.phase, problems)
  check_classes(all, manifest, problems)
  check_attributes(all, manifest, problems)
end

return names
