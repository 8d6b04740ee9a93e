-- elsewhere.lua - names that some module there is declares, loaded or not: a
-- rule may speak of what is absent, so these are no mistakes.

local engine = ...
local modules = require "modules"
local tokens_of = require "checker/tokens"

local is = tokens_of.is

local elsewhere = {}

-- Words whose first text declares a name.
local DECLARES = { phase = "phase", zone = "zone", piece = "piece",
  feature = "kind", terrain = "kind", pile = "pile", mark = "name" }

-- Adds what a file of rules declares.
local function add(found, text)
  local list = tokens_of.read(text)
  for i = 1, #list do
    local what = list[i].kind == "name" and DECLARES[list[i].text]
    if what then
      local at = i + 1
      if is(list, at, "(") then at = at + 1 end
      if is(list, at, "{") then at = at + 1 end
      repeat -- mark { "one", "two" }
        local name = list[at] and list[at].kind == "text" and list[at].text
        if name then found[what][name] = true end
        at = at + 2
      until not name or what ~= "name"
    end
  end
end

--- Sets of names by what they are: phase, zone, piece, kind, pile, name.
---@param source table
---@return table<string, table<string, boolean>>
function elsewhere.names(source)
  local found = {}
  for _, what in pairs(DECLARES) do found[what] = {} end
  local folders = modules.folders(source)
  for _, name in ipairs(modules.all(folders)) do
    local text = engine.read(modules.find(name, folders))
    if text then add(found, text) end
  end
  return found
end

return elsewhere
