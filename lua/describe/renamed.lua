-- describe/renamed.lua - words of one module that another calls something else.

local keys_of = require "common/keys"
local texts = require "words/texts"

local renamed = {}

--- Words of other modules that this one calls something else, which changes
--- them in the whole game.
function renamed.check(all, manifest, problems)
  local own = all.own_texts[manifest.name] or {}
  for _, language in ipairs(keys_of(own)) do
    local where = all.text_places[own[language]] or manifest.where
    for _, other in ipairs(keys_of(all.own_texts)) do
      local theirs = other ~= manifest.name and all.own_texts[other][language]
        or {}
      for _, key in ipairs(keys_of(own[language])) do
        local text = theirs[key]
        if text and text ~= own[language][key]
            and not texts.own_key(key) then
          problems:add(where, "text.%s: '%s' is a word of module '%s', where "
            .. "it is '%s': this renames it in the whole game; take another "
            .. "key", language, key, other, text)
        end
      end
    end
  end
end

return renamed
