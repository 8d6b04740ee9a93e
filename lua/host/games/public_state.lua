--- Variables that all players see (show = true of state{}), in words.

local tes = require "tes"
local T = require "host.common.text".get
local once = require "host.common.once"
local source = require "host.common.source"
local texts = require "host.common.text"

local public_state = {}

-- The variables of a ruleset, see lua/describe/ruleset.lua.
local variables = once(function(rules)
  return source.read(rules:describe "shown")
end)

--- The text of a key; without one, the key in words.
---@param rules table
---@param key string
---@return string
function public_state.title(rules, key)
  local words = rules:text(key)
  return words ~= key and words or (key:gsub("_", " "))
end

local function in_words(session, var, value)
  local rules = session.rules
  local title = public_state.title(rules, var.key)
  if var.type == "integer" then
    return rules:text(var.key) == var.key and value .. " " .. title
      or texts.count(rules, value, var.key)
  elseif var.type == "boolean" then
    return title
  end
  return T("about", title, var.type == "player" and session:name(value - 1)
    or rules:text(var.words[value]))
end

--- What is shown of a seat, or of the game; nothing of a variable that is 0,
--- false or nil.
---@param session Session
---@param seat integer? of the game without one
---@return { name: string, value: integer, text: string }[]
function public_state.of(session, seat)
  local list = {}
  for _, var in ipairs(variables(session.rules)) do
    local value = var.per_player == (seat ~= nil)
      and session.game:value(var.name, seat or -1) or 0
    if value ~= 0 then
      list[#list + 1] = { name = var.name, value = value,
        text = in_words(session, var, value) }
    end
  end
  return list
end

--- The same as texts.
---@param session Session
---@param seat integer?
---@return string[]
function public_state.texts(session, seat)
  local list = public_state.of(session, seat)
  for i, row in ipairs(list) do list[i] = row.text end
  return list
end

--- Texts of the game, then of each seat.
---@param session Session
---@param tidy fun(text: string): string
---@return string[][]
function public_state.lists(session, tidy)
  local lists = tes.json.array()
  for seat = -1, session.game:players() - 1 do
    local list = public_state.texts(session, seat >= 0 and seat or nil)
    for i, text in ipairs(list) do list[i] = tidy(text) end
    lists[seat + 2] = tes.json.array(list)
  end
  return lists
end

return public_state
