-- words/texts.lua - text{}: the words that players read, in any language.

local engine = ...
local speaker = require "words/speaker"

local texts_of = {}

-- The suffix of the key of a plural.
local MANY = "/many"

-- Singular and plural of a value in text{}; nothing if it is neither a text nor
-- two texts.
local function forms(given)
  if type(given) == "string" then return given end
  if type(given) == "table" and type(given[1]) == "string"
      and type(given[2]) == "string" and #given == 2 then
    return given[1], given[2]
  end
end

local OPTION, ABOUT = ("option"):byte(), ("about"):byte()
local PLAYED = ("played"):byte()
local HOW = "how to play"

--- Is a key about the module itself: its title, what it adds, the help of an
--- option and of its values ("option rule=safe"), what is played with them
--- ("played rule=safe"), what a mark does ("about inn"), how it is played? Such
--- keys are no words of the game.
function texts_of.own_key(key)
  local first = key:byte()
  return key == "module" or key == "about" or key == HOW
    or first == OPTION and key:find "^option " ~= nil
    or first == ABOUT and key:find "^about " ~= nil
    or first == PLAYED and key:find "^played " ~= nil
end

--- What a module says of itself, by language and key. How it is played would
--- make the list of all modules long: that comes with a rule set.
function texts_of.of_module(all, name)
  local words = {}
  for language, texts in pairs(all.own_texts[name] or {}) do
    words[language] = {}
    for key, text in pairs(texts) do
      if texts_of.own_key(key) and key ~= HOW then
        words[language][key] = text
      end
    end
  end
  return words
end

local function add_texts(self, where, given)
  local places = self.all.text_places
  for _, language in ipairs(self:keys(where, "text{}", given)) do
    local all = self.all.texts[language] or {}
    local module = self.all.own_texts[self.name] or {}
    local own = module[language] or {}
    self.all.texts[language] = all
    self.all.own_texts[self.name] = module
    module[language] = own
    local texts = given[language]
    local keys = self:unsorted_keys(where, "text." .. language, texts)
    if #keys > 0 then places[own] = places[own] or where end
    for _, key in ipairs(keys) do
      local one, many = forms(texts[key])
      if one then
        local plural = key .. MANY
        own[key], own[plural] = one, many
        if not texts_of.own_key(key) then all[key], all[plural] = one, many end
      else
        self:problem(where, "text.%s.%s must be a string or { one, many }, "
          .. "not a %s", language, key, type(texts[key]))
      end
    end
  end
end

--- text { en = { key = "Text", piece = { "piece", "pieces" } }, it = { … } }
function speaker:text(given)
  add_texts(self, engine.where(2), given)
end

-- The English text of something, given where a word declares it.
function speaker:title(where, name, title)
  if title ~= nil then add_texts(self, where, { en = { [name] = title } }) end
end

return texts_of
