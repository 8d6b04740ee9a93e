-- tester/code_lines.lua - which lines of a rules file hold code that can be
-- reached.
--
-- Lua tells of a function which lines it has code on, but only of one that
-- exists, and the functions inside a function nobody called do not. So each
-- is cut out of the text and made alone; on its own lines, since that many
-- line ends stand before it.

local engine = ...
local tokens_of = require "checker/tokens"

local is = tokens_of.is

local code_lines = {}

-- What opens a block that `end` or `until` closes; `for` and `while` do so by
-- their `do`.
local OPENS = { ["function"] = true, ["if"] = true, ["do"] = true,
  ["repeat"] = true }
local CLOSES = { ["end"] = true, ["until"] = true }

--- The token that closes the block that the one at i opens.
---@param list checker.Token[]
---@param i integer
---@return integer
function code_lines.past_block(list, i)
  local depth = 0
  for at = i, #list do
    local token = list[at]
    if token.kind == "word" then
      if OPENS[token.text] then depth = depth + 1 end
      if CLOSES[token.text] then depth = depth - 1 end
    end
    if depth == 0 then return at end
  end
  return #list
end

-- Adds the lines of one function. The code behind its last `end` is there for
-- functions that run off, and belongs to nobody.
local function add(found, text, last)
  local make = engine.load(text, "=lines", {})
  local fn = make and make()
  for line in pairs(fn and engine.lines(fn) or {}) do
    if line ~= last then found[line] = true end
  end
end

--- The lines with code of a text that is known to be Lua, as a set.
---@param text string
---@return table<integer, boolean>
function code_lines.of(text)
  local list, found = tokens_of.read(text), {}
  local main = engine.load(text, "=lines", {})
  for line in pairs(main and engine.lines(main) or {}) do
    found[line] = true
  end
  for i = 1, #list do
    if is(list, i, "function") then
      local head, last = i + 1, list[code_lines.past_block(list, i)]
      while not is(list, head, "(") do head = head + 1 end
      -- a method has `self`, which is a global here: that changes no line
      add(found, ("\n"):rep(list[head].line - 1) .. "return function"
        .. text:sub(list[head].from, last.to),
        last.line > list[i].line and last.line or nil)
    end
  end
  return found
end

return code_lines
