-- tester/mutants.lua - small changes of a file of rules, each of which some
-- test should notice.
--
-- A mutant is { line =, from =, to =, was =, now = }: bytes from to to of the
-- text, and what stands there instead. What is said to people, the manifest
-- and the tests are left alone.

local tokens_of = require "checker/tokens"
local code_lines = require "tester/code_lines"

local is, past = tokens_of.is, tokens_of.past

local mutants = {}

-- Calls whose arguments are not rules: texts, manifest, tests.
local LEFT_ALONE = { module = true, text = true, test = true, look = true,
  option = true, use = true, export = true }

local INSTEAD = {
  ["=="] = "~=", ["~="] = "==", ["<"] = "<=", ["<="] = "<", [">"] = ">=",
  [">="] = ">", ["+"] = "-", ["-"] = "+", ["*"] = "+",
  ["and"] = "or", ["or"] = "and", ["true"] = "false", ["false"] = "true",
  ["not"] = "",
}

-- What a value may end with: behind it a mark stands between two values.
local function ends_value(token)
  return token ~= nil and (token.kind == "name" or token.kind == "number"
    or token.kind == "text" or token.text == ")" or token.text == "]"
    or token.text == "}")
end

-- Unary operators stay.
local function replaced(list, i)
  local token = list[i]
  if token.kind == "number" then
    local n = math.tointeger(tonumber(token.text))
    return n and tostring(n + 1)
  elseif token.kind == "text" or token.kind == "name" then
    return nil
  elseif token.text == "<" and is(list, i + 1, "const") then
    return nil
  elseif token.text == "not" and (is(list, i - 1, "if")
    or is(list, i - 1, "elseif")) then
    return nil -- the whole condition is turned round already
  elseif (token.text == "-" or token.text == "+")
    and not ends_value(list[i - 1]) then
    return nil
  end
  return INSTEAD[token.text]
end

-- The token behind the arguments that begin at i, of one call or of several in
-- a row; i itself when there are none.
local function past_arguments(list, i)
  while list[i] and (list[i].kind == "text" or is(list, i, "(")
    or is(list, i, "{")) do
    i = list[i].kind == "text" and i + 1 or past(list, i)
  end
  return i
end

-- The last token of the call that begins at i, if it is a statement of its
-- own: name.name:name(…), with nothing before or behind it that goes on.
local function statement(list, i)
  local before = list[i - 1]
  if list[i].kind ~= "name" then return nil end
  if before and before.kind == "mark"
    and not (before.text == ")" or before.text == "}") then
    return nil
  elseif before and (before.line == list[i].line
    or before.kind == "word" and not (before.text == "do"
      or before.text == "then" or before.text == "else"
      or before.text == "end")) then
    return nil
  end
  local at = i + 1
  while is(list, at, ".") or is(list, at, ":") do at = at + 2 end
  local called = at
  at = past_arguments(list, at)
  if at == called then return nil end
  local after = list[at]
  if after and (after.kind == "mark" or after.line == list[at - 1].line
    and after.text ~= "end") then
    return nil
  end
  return at - 1
end

local function short(text)
  text = text:gsub("%s+", " ")
  return #text > 40 and text:sub(1, 37) .. "..." or text
end

--- All mutants of a text that is known to be Lua, in its order.
---@param text string
---@return table[]
function mutants.of(text)
  local list, found = tokens_of.read(text), {}
  local function add(from, to, now)
    found[#found + 1] = { line = list[from].line, from = list[from].from,
      to = list[to].to, now = now,
      was = short(text:sub(list[from].from, list[to].to)) }
  end
  local i = 1
  while list[i] do
    local last = statement(list, i)
    local before = list[i - 1]
    local is_call = list[i].kind == "name" and LEFT_ALONE[list[i].text]
      and not (before and (before.text == "." or before.text == ":"))
      and list[i + 1] and (list[i + 1].kind == "text"
        or is(list, i + 1, "{") or is(list, i + 1, "("))
    if is_call then
      i = past_arguments(list, i + 1)
      goto continue
    elseif last then
      add(i, last, "")
    elseif is(list, i, "if") or is(list, i, "elseif") then
      local close = i
      repeat
        close = is(list, close, "function")
          and code_lines.past_block(list, close)
          or close
        close = close + 1
      until is(list, close, "then")
      add(i + 1, close - 1, "not (" .. text:sub(list[i + 1].from,
        list[close - 1].to) .. ")")
    end
    do
      local now = replaced(list, i)
      if now then add(i, i, now) end
    end
    i = i + 1
    ::continue::
  end
  return found
end

--- The text with one of them in it.
function mutants.apply(text, mutant)
  return text:sub(1, mutant.from - 1) .. mutant.now
    .. text:sub(mutant.to + 1)
end

return mutants
