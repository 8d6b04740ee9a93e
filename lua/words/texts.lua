-- words/texts.lua - text{}: the words that players read, in any language.

local engine = ...
local speaker = require "words/speaker"

local function add_texts(self, where, given)
  for _, language in ipairs(self:keys(where, "text{}", given)) do
    local all = self.all.texts[language] or {}
    local module = self.all.own_texts[self.name] or {}
    local own = module[language] or {}
    self.all.texts[language] = all
    self.all.own_texts[self.name] = module
    module[language] = own
    local texts = given[language]
    for _, key in ipairs(self:keys(where, "text." .. language, texts)) do
      if type(texts[key]) == "string" then
        all[key], own[key] = texts[key], texts[key]
        self.all.text_places[own] = self.all.text_places[own] or where
      else
        self:problem(where, "text.%s.%s must be a string, not a %s", language,
          key, type(texts[key]))
      end
    end
  end
end

--- text { en = { key = "Text" }, it = { … } }
function speaker:text(given)
  add_texts(self, engine.where(2), given)
end

-- The English text of what a word declares, said in place.
function speaker:title(where, name, title)
  if title ~= nil then add_texts(self, where, { en = { [name] = title } }) end
end
