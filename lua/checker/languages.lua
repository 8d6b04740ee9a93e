-- checker/languages.lua - what players get to read: every language a module
-- speaks must have all of its texts, with the same placeholders.

local scan = require "checker/scan"
local keys_of = require "common/keys"
local renamed = require "describe/renamed"

local languages = {}

-- Keys that a module shows to players, with the place of each.
local function visible(all, name, rules)
  local keys = {}
  local function add(key, where)
    if type(key) == "string" and not keys[key] then keys[key] = where end
  end
  for _, kind in ipairs(all.kind_names) do
    local row = all.kinds[kind]
    if row.module == name then add(kind, row.where) end
  end
  for _, list in ipairs { all.piece_names, all.terms } do
    for _, item in ipairs(list) do
      local row = type(item) == "table" and item or all.pieces[item]
      if row.module == name then add(row.name, row.where) end
    end
  end
  -- terminal and page tell what is shown, and whose the secrets are
  for _, var in ipairs(all.vars) do
    local scope = var.scope_name
    if var.module == name then add(var.show, var.where) end
    if var.module == name and var.sight
      and (scope == "game" or scope == "player") then
      add(var.name:match "[^.]*$", var.where)
      for _, word in ipairs(var.words or {}) do add(word, var.where) end
    end
  end
  for _, use in ipairs(scan.shown(rules.tokens)) do
    add(use.text, ("%s:%d"):format(rules.shown, use.line))
  end
  return keys
end

-- The forms of string.format in a text, in order.
local function placeholders(text)
  local list = {}
  for found in text:gsub("%%%%", ""):gmatch("%%[-+ #0]*[%d.]*(%a)") do
    list[#list + 1] = found
  end
  return table.concat(list)
end

local function check_own(all, manifest, problems)
  local own = all.own_texts[manifest.name] or {}
  for _, language in ipairs(keys_of(own)) do
    local where = all.text_places[own[language]] or manifest.where
    for _, key in ipairs(keys_of(own.en or own[language])) do
      local text = own[language][key] or (all.texts[language] or {})[key]
      if not text then
        problems:add(where, "'%s' has a text in English but not in "
          .. "'%s'", key, language)
      elseif own.en and placeholders(text) ~= placeholders(own.en[key]) then
        problems:add(where, "the text of '%s' in '%s' takes other "
          .. "values than in English", key, language)
      end
    end
  end
end

--- Texts that are missing, or do not go with those of other languages.
function languages.check(all, manifest, rules, problems)
  local keys = visible(all, manifest.name, rules)
  local spoken = { en = true }
  for language in pairs(all.own_texts[manifest.name] or {}) do
    spoken[language] = true
  end
  for _, language in ipairs(keys_of(spoken)) do
    for _, key in ipairs(keys_of(keys)) do
      local is_english = language == "en" and key:find(" ", 1, true)
      if not (all.texts[language] or {})[key] and not is_english then
        problems:add(keys[key], "'%s' has no text in '%s': add it with "
          .. "text{}", key, language)
      end
    end
  end
  check_own(all, manifest, problems)
  renamed.check(all, manifest, problems)
end

return languages
