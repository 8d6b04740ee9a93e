--- Every text the program shows goes through T(key, ...).
-- The English table is host/text/en.lua; another language is a file beside
-- it, with the same keys. Texts of rules come from ruleset:text(key).

local english = require "host.text.en"

local text = { language = english, code = "en" }

text.languages = { "de", "en", "fr", "it", "sv" }

--- Looks a text up and fills it in.
---@param key string
---@param ... any arguments of string.format
---@return string
function text.get(key, ...)
  local form = text.language[key] or english[key]
  if not form then return key end
  if select("#", ...) == 0 then return form end
  return string.format(form, ...)
end

--- Changes the language; an unknown one leaves English.
---@param name string such as "de" or "de_DE.UTF-8"
function text.select(name)
  local code = name:match "^%a%a%a?"
  local found, language = pcall(require, "host.text." .. (code or "en"))
  text.language = found and language or english
  text.code = found and code or "en"
end

--- The language that the environment asks for.
---@return string
function text.wanted()
  for _, name in ipairs { "LC_ALL", "LC_MESSAGES", "LANG" } do
    local value = os.getenv(name)
    if value and value ~= "" then
      return value:find "^%l%l%l?%f[^%w]" and value or "en"
    end
  end
  return "en"
end

--- A text with blanks up to a width that is counted in letters, not bytes.
---@param words string
---@param width integer
---@return string
function text.pad(words, width)
  return words .. (" "):rep(width - (utf8.len(words) or #words))
end

local function slots(form)
  local list = {}
  for slot in form:gsub("%%%%", ""):gmatch "%%[-+ #0]*[%d.]*(%a)" do
    list[#list + 1] = slot
  end
  return table.concat(list)
end

--- What is wrong with the translations: keys that they or English lack, and
--- forms that take other arguments than in English.
---@return string[]
function text.problems()
  local problems = {}
  for _, code in ipairs(text.languages) do
    local texts = require("host.text." .. code)
    for key in pairs(english) do
      if not texts[key] then
        problems[#problems + 1] = ("text/%s.lua: the text of %s is missing")
          :format(code, key)
      end
    end
    for key, form in pairs(texts) do
      if not english[key] then
        problems[#problems + 1] = ("text/%s.lua: no text has the key %s")
          :format(code, key)
      elseif slots(form) ~= slots(english[key]) then
        problems[#problems + 1] = ("text/%s.lua: %s takes other arguments "
          .. "than in English"):format(code, key)
      end
    end
  end
  table.sort(problems)
  return problems
end

return text
