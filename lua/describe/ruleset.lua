-- describe/ruleset.lua - what can be asked about a loaded ruleset, as literal
-- text. It is written when the ruleset is made, because the registry is dropped
-- afterwards.

local engine = ...
local literal = require "common/literal"
local active = require "describe/active"
local keys_of = require "common/keys"
local played = require "common/played"
local problems_of = require "problems/list"
local renamed = require "describe/renamed"
local text_words = require "words/texts"

local describe = {}

local function module_list(all)
  local list = {}
  for _, manifest in ipairs(all.manifests) do
    list[#list + 1] = { name = manifest.name, hash = manifest.hash,
      version = manifest.version and tostring(manifest.version) or nil }
  end
  return list
end

-- Folders of modules and tile sets that are not below the root, which a
-- save file must name for others to find.
local function folders_outside(all)
  local list, seen = {}, {}
  local root = engine.root() .. "/"
  local function add(path, form)
    local folder = path:sub(1, #root) ~= root and path:match(form)
    folder = folder and engine.absolute(folder)
    if folder and not seen[folder] then
      seen[folder] = true
      list[#list + 1] = folder
    end
  end
  for _, manifest in ipairs(all.manifests) do
    add(manifest.path, "^(.*)/[^/]+/rules%.lua$")
  end
  for _, set in ipairs(all.sets) do add(set.path, "^(.*)/[^/]+$") end
  return list
end

-- The modules and tile sets of a ruleset, as a save file notes them.
local function loaded(all)
  local sets = {}
  for _, set in ipairs(all.sets) do
    sets[#sets + 1] = { name = set.name, hash = set.hash }
  end
  return { modules = module_list(all), tiles = sets }
end

-- The config as a save file keeps it: it can be loaded again.
local function header(all)
  local config = all.config
  local names, rules, options = {}, {}, {}
  for _, manifest in ipairs(all.manifests) do
    if manifest.path:match("/rules%.lua$") then
      -- a module that is only borrowed would bring its tiles if it were named
      if not manifest.borrowed then names[#names + 1] = manifest.name end
    else
      rules[#rules + 1] = engine.absolute(manifest.path) or manifest.path
    end
  end
  for _, option in ipairs(all.options) do
    if option.value ~= option.default then
      options[option.module] = options[option.module] or {}
      options[option.module][option.name] = option.value
    end
  end
  return { modules = names, rules = rules, options = options,
    path = folders_outside(all), title = config.title, undo = config.undo,
    tiles = config.tiles, pieces = config.pieces, players = config.players,
    seed = config.seed, loaded = loaded(all) }
end

-- The same for those who are not to know what is drawn.
local function shared(all)
  local config = header(all)
  config.seed = nil
  return config
end

-- When the config is that of a saved game: which of its modules and tile sets
-- are missing now or have another text, a line each.
local function changed(all)
  local was, now, lines = all.config.loaded, loaded(all), {}
  local function compare(section, what)
    local hashes = {}
    for _, entry in ipairs(now[section]) do hashes[entry.name] = entry.hash end
    for _, entry in ipairs(was and was[section] or {}) do
      local name, hash = entry.name, hashes[entry.name]
      if type(name) == "string" and (not hash or hash ~= entry.hash) then
        lines[#lines + 1] = ("%s '%s'%s %s since this was saved"):format(what,
          name, entry.version and " " .. entry.version or "",
          hash and "has changed" or "is gone")
      end
    end
  end
  compare("modules", "module")
  compare("tiles", "tile set")
  return table.concat(lines, "\n")
end

--- Looks by name. If several modules give one name a look, fields of later
--- modules replace those of earlier ones. Sides without a segment of their own
--- are kinds, too.
function describe.looks(all)
  local by_name, kinds = {}, {}
  for _, look in ipairs(all.looks) do
    local merged = by_name[look.name] or {}
    by_name[look.name] = merged
    for key, value in pairs(look.look) do merged[key] = value end
  end
  for _, name in ipairs(all.kind_names) do
    kinds[#kinds + 1] = { name = name, form = all.kinds[name].form }
  end
  for _, name in ipairs(all.terrain_names) do
    local terrain = all.terrains[name]
    if not all.kinds[name] and terrain.form == "bare" then
      kinds[#kinds + 1] = { name = name, form = "bare" }
    end
  end
  table.sort(kinds, function(a, b) return a.name < b.name end)
  return { looks = by_name, kinds = kinds }
end

-- Everything about a tile type; other types are told by their numbers, from 0.
local function tile_row(type)
  return { id = type.id, name = type.name, sides = type.sides,
    count = type.copies or type.count, start = type.start,
    group = type.group, at = type.at, segments = type.segments,
    marks = type.marks, crossing = type.crossing,
    plain = type.plain and type.plain - 1, printed = type.printed }
end

--- Descriptions of all tile types, in the order of their numbers.
function describe.tile_list(types)
  local list = {}
  for i, type in ipairs(types) do list[i] = tile_row(type) end
  return list
end

--- Prepares the text about types around their counts: it is the longest answer,
--- and mostly the same for all rulesets.
function describe.note_types(types)
  for _, type in ipairs(types) do
    type.text_before, type.text_after =
      literal.write(tile_row(type)):match "^(.-count=)%d+(,.*)$"
  end
end

-- The list of all types as text.
local function tile_text(all)
  local list = {}
  for i, type in ipairs(all.types) do
    list[i] = type.text_after
      and type.text_before .. type.copies .. type.text_after
      or literal.write(tile_row(type))
  end
  return "{" .. table.concat(list, ",") .. "}"
end

-- What may touch which terrain besides itself, which terrains a tile must carry
-- on, and which features a piece may stand on.
local function ground(all)
  local touches, stands, by_class, continues = {}, {}, {}, {}
  for _, name in ipairs(all.terrain_names) do
    touches[name] = all.terrains[name].touches
    continues[name] = all.terrains[name].continues
  end
  for _, stand in ipairs(all.stands) do
    by_class[stand.class] = by_class[stand.class] or {}
    table.move(stand.kinds, 1, #stand.kinds, #by_class[stand.class] + 1,
      by_class[stand.class])
  end
  for _, name in ipairs(all.piece_names) do
    local piece, kinds = all.pieces[name], {}
    for _, class in ipairs(piece.classes) do
      for _, kind in ipairs(piece.only or by_class[class] or {}) do
        kinds[#kinds + 1] = kind
      end
    end
    stands[name] = kinds
  end
  return { touches = touches, stands = stands, continues = continues }
end

-- Files that would change the game if they changed.
local function files(all)
  local list = {}
  for _, manifest in ipairs(all.manifests) do
    list[#list + 1] = manifest.path
    local folder = manifest.path:match("^(.*)/rules%.lua$")
    if folder then list[#list + 1] = folder .. "/locale.lua" end
  end
  for _, set in ipairs(all.sets) do list[#list + 1] = set.path end
  return list
end

-- Finds texts of a module in the language of the config, or in English.
local function own_word(all, name)
  local texts = all.own_texts[name] or {}
  local own = texts[all.config.lang or all.config.locale] or {}
  local english = texts.en or {}
  return function(key) return own[key] or english[key] end
end

-- Modules that a config brings along as files, with their options, and what
-- they say of themselves in all languages.
local function house(all)
  local list = {}
  for _, manifest in ipairs(all.manifests) do
    if not manifest.path:match "/rules%.lua$" then
      local options, word = {}, own_word(all, manifest.name)
      for _, option in ipairs(all.options) do
        if option.module == manifest.name then
          options[#options + 1] = { name = option.name,
            help = word("option " .. option.name) or option.help,
            default = option.default, value = option.value,
            values = option.values, min = option.min, max = option.max,
            said = word(("option %s=%s"):format(option.name, option.value)),
            played = played(word, option.name, option.value) }
        end
      end
      list[#list + 1] = { name = manifest.name,
        title = manifest.title and tostring(manifest.title),
        options = options, words = text_words.of_module(all, manifest.name) }
    end
  end
  return list
end

-- What each module says of itself, with the pieces that it declares, the kinds
-- of features that it explains and the marks that it has a word for, and by
-- name what it says of these and of answers.
local function cards(all)
  local list = {}
  local marks, told = keys_of(all.marks), {} -- those that a module explains
  for _, texts in pairs(all.own_texts) do
    for _, mark in ipairs(marks) do
      told[mark] = told[mark] or texts.en and texts.en["about " .. mark]
    end
  end
  for i, manifest in ipairs(all.manifests) do
    local name, word = manifest.name, own_word(all, manifest.name)
    local card = { name = name, about = word "about", how = word "how to play",
      options = {},
      title = word "module" or manifest.title and tostring(manifest.title),
      pieces = {}, told = {}, marks = {}, kinds = {} }
    for _, option in ipairs(all.options) do
      if option.module == name then
        local key = "option " .. option.name
        card.options[#card.options + 1] = { name = option.name,
          value = option.value, help = word(key) or option.help,
          said = word(("%s=%s"):format(key, option.value)),
          played = played(word, option.name, option.value) }
      end
    end
    for key in pairs((all.own_texts[name] or {}).en or {}) do
      local about = key:match "^about (.+)$"
      if about then card.told[about] = word(key) end
    end
    for _, piece in ipairs(all.piece_names) do
      if all.pieces[piece].module == name then
        card.pieces[#card.pieces + 1] = piece
      end
    end
    for _, kind in ipairs(keys_of(all.kinds)) do
      if card.told[kind] and not all.pieces[kind] then
        card.kinds[#card.kinds + 1] = { name = kind, about = card.told[kind] }
      end
    end
    for _, mark in ipairs(marks) do
      -- a word of the module may be that of a mark of another one
      if word(mark) and (word("about " .. mark) or not told[mark]) then
        card.marks[#card.marks + 1] = { name = mark,
          about = word("about " .. mark) }
      end
    end
    list[i] = card
  end
  return list
end

-- The players of the config, each bot with the place where it is named.
local function players_of(config)
  local list = {}
  for i, seat in ipairs(config.players) do
    list[i] = { name = seat.name, bot = seat.bot,
      where = seat.bot and config.at("players", "bot", seat.bot) }
  end
  return list
end

-- Variables that all players are shown, in the order of their names.
local function shown(all)
  local list = {}
  for _, var in ipairs(all.vars) do
    if var.show then
      list[#list + 1] = { name = var.name, key = var.show,
        type = var.type_name, per_player = var.scope_name == "player",
        words = var.words }
    end
  end
  table.sort(list, function(a, b) return a.name < b.name end)
  return list
end

-- What modules that are none of ours should not do, a line each: to rename the
-- words of others.
local function warnings(all)
  local found = problems_of.new()
  local ours = engine.root() .. "/expansions/"
  for _, manifest in ipairs(all.manifests) do
    if manifest.path:sub(1, #ours) ~= ours then
      renamed.check(all, manifest, found)
    end
  end
  return found:text()
end

-- Overlays in the order of their numbers, each with its first side, from 0 for
-- north, the piece that it costs, and what types, by their numbers, become
-- under it: a type for each rotation, 0 where it cannot lie.
local function overlay_list(all)
  local list = {}
  for i, overlay in ipairs(all.overlays) do
    local first, becomes = 0, {}
    while overlay.sides >> first & 1 == 0 do first = first + 1 end
    for t, type in ipairs(all.types) do
      local with, row, any = type.with or {}, {}, false
      for turn = 1, 4 do
        row[turn] = with[4 * (i - 1) + turn] or 0
        any = any or row[turn] > 0
      end
      if any then becomes[t - 1] = row end
    end
    list[i] = { name = overlay.name, first = first, sides = overlay.sides,
      piece = overlay.piece, becomes = becomes, labels = overlay.labels }
  end
  return list
end

local topics = {
  cards = cards,
  files = files,
  config = function(all)
    return { players = players_of(all.config), seed = all.config.seed,
      title = all.config.title, undo = all.config.undo,
      together = all.lost ~= nil }
  end,
  ground = ground,
  header = header,
  house = house,
  shared = shared,
  looks = describe.looks,
  shown = shown,
  options = function(all) return all.options end,
  overlays = overlay_list,
  modules = module_list,
  order = active,
}

--- All that can be asked about a loaded ruleset, as a flat list with three
--- entries a question: topic, answer (or why there is none), whether it is an
--- answer.
---@param all table
---@return table
function describe.answers(all)
  local list = {}
  local function add(topic, answer)
    local done, text = engine.run(answer)
    table.move({ topic, text, done }, 1, 3, #list + 1, list)
  end
  for topic, answer in pairs(topics) do
    add(topic, function() return literal.write(answer(all)) end)
  end
  add("tiles", function() return tile_text(all) end)
  add("changed", function() return changed(all) end)
  add("warnings", function() return warnings(all) end)
  return list
end

return describe
