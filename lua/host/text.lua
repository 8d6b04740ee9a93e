--- Every text the program shows goes through T(key, ...).
-- The English table is host/text/en.lua; another language is a file beside
-- it that may leave keys out. Texts of rules come from ruleset:text(key).

local english = require "host.text.en"

local text = { language = english }

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
end

return text
