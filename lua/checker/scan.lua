-- checker/scan.lua - what the text of a module file says to a reader: names
-- that mean nothing, fields and methods that handles do not have, variables
-- that are changed in a hook, and texts that players see.

local tokens_of = require "checker/tokens"
local scopes = require "checker/scopes"
local types = require "checker/types"

local is, past = tokens_of.is, tokens_of.past

local scan = {}

-- ---- names ----------------------------------------------------------------

--- Calls found.global(token, is_assigned) for each global name,
--- found.changed(token) for each variable of the file that a hook assigns to,
--- and found.member(class, type, token, is_method, i) for each field or method
--- of a value whose type is known.
---@param list checker.Token[]
---@param found table
function scan.names(list, found)
  scopes.walk(list, types, function(i, stack)
    local token, assigned = list[i], is(list, i + 1, "=")
    local variable = stack:find(token.text)
    if not variable then
      found.global(token, assigned)
    elseif assigned and variable.level == 0 and stack:in_hook() then
      found.changed(token)
    end
    types.chain(list, i, stack, found.member)
  end)
end

--- The text that is the first argument of the call whose method is at i.
function scan.first_text(list, i)
  local from = i + (is(list, i + 1, "(") and 2 or 1)
  local after = list[from + 1]
  if list[from] and list[from].kind == "text"
    and not (after and after.text == ".." and after.kind == "mark") then
    return list[from].text
  end
end

-- ---- texts ----------------------------------------------------------------

-- Methods whose first text is shown, and those whose second argument is.
local FIRST = { note = true, pass = true, segment = true, figure = true,
  tile = true, type = true, player = true, cell = true, edge = true,
  zone = true, number = true, word = true }

local function text_at(list, i)
  local after = list[i + 1] and list[i + 1].text
  if list[i] and list[i].kind == "text" and after ~= ".." then
    return list[i]
  end
end

-- The second argument of a call whose parenthesis is at i.
local function second_text(list, i)
  local depth = 0
  for k = i + 1, math.min(i + 24, #list) do
    local text = list[k].text
    if text == "(" or text == "{" then depth = depth + 1 end
    if text == ")" or text == "}" then depth = depth - 1 end
    if depth < 0 then return nil end
    if depth == 0 and text == "," and list[k].kind == "mark" then
      return text_at(list, k + 1)
    end
  end
end

--- Texts that are shown to players: a list of { text, line }.
---@param list checker.Token[]
function scan.shown(list)
  local found = {}
  local function add(token)
    if token and token.text ~= "" then
      found[#found + 1] = { text = token.text, line = token.line }
    end
  end
  for i = 2, #list - 1 do
    local text, before = list[i].text, list[i - 1].text
    local owner = list[i - 2] and list[i - 2].text
    if before == ":" and list[i + 1].text == "(" then
      if FIRST[text] and (owner == "o" or text == "note") then
        add(text_at(list, i + 2))
      elseif text == "ask" then
        add(second_text(list, i + 1))
      end
    elseif text == "reason" and list[i + 1].text == "=" then
      add(text_at(list, i + 2))
    elseif text == "items" and is(list, i + 1, "=") and is(list, i + 2, "{")
    then
      for k = i + 3, past(list, i + 2) - 1 do
        if is(list, k - 1, "{") then add(text_at(list, k)) end
      end
    elseif text == "false" and before == "return"
      and list[i + 1].text == "," then
      add(text_at(list, i + 2))
    end
  end
  return found
end

return scan
