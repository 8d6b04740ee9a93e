-- checker/tokens.lua - the tokens of a Lua file, each with its line. Nothing
-- here judges: a file that is no Lua has been refused before.

local tokens = {}

---@class checker.Token
---@field kind "name"|"word"|"text"|"number"|"mark"
---@field text string  of a text: what stands between its quotes
---@field line integer
---@field from integer  its first and
---@field to integer  last byte in the text

local KEYWORDS = {}
for word in ("and break do else elseif end false for function goto if in "
  .. "local nil not or repeat return then true until while"):gmatch("%a+") do
  KEYWORDS[word] = true
end

local OPENS = { ["("] = true, ["{"] = true, ["["] = true }
local CLOSES = { [")"] = true, ["}"] = true, ["]"] = true }

-- End of a long bracket that opens at i, or nil.
local function long_end(text, i)
  local level = text:match("^%[(=*)%[", i)
  if not level then return nil end
  local _, last = text:find("]" .. level .. "]", i, true)
  return last or #text, #level + 2
end

local function quoted(text, i)
  local quote, j = text:sub(i, i), i + 1
  while j <= #text and text:sub(j, j) ~= quote do
    j = j + (text:sub(j, j) == "\\" and 2 or 1)
  end
  return j
end

--- The tokens of a text.
---@param text string
---@return checker.Token[]
function tokens.read(text)
  local list, i, line = {}, 1, 1
  local function add(kind, from, to, value)
    list[#list + 1] = { kind = kind, text = value or text:sub(from, to),
      line = line, from = from, to = to }
    line = line + select(2, text:sub(from, to):gsub("\n", ""))
    i = to + 1
  end
  while i <= #text do
    local c = text:sub(i, i)
    if c == "\n" then
      line, i = line + 1, i + 1
    elseif c:find("%s") then
      i = i + 1
    elseif text:find("^%-%-", i) then
      local last = long_end(text, i + 2)
        or (text:find("\n", i, true) or #text + 1) - 1
      line = line + select(2, text:sub(i, last):gsub("\n", ""))
      i = last + 1
    elseif c:find("[%a_]") then
      local word = text:match("^[%w_]+", i)
      add(KEYWORDS[word] and "word" or "name", i, i + #word - 1)
    elseif c == '"' or c == "'" then
      local last = quoted(text, i)
      add("text", i, last, text:sub(i + 1, last - 1))
    elseif long_end(text, i) then
      local last, width = long_end(text, i)
      add("text", i, last, text:sub(i + width, last - width))
    elseif c:find("%d") then
      add("number", i, i + #text:match("^[%w.]+", i) - 1)
    else
      local mark = text:match("^[=~<>]=", i) or text:match("^::", i)
        or text:match("^%.%.%.?", i) or c
      add("mark", i, i + #mark - 1)
    end
  end
  return list
end

--- Is token i this mark or keyword?
function tokens.is(list, i, text)
  local token = list[i]
  return token ~= nil and token.text == text and token.kind ~= "text"
end

--- The token after the bracket that closes the one at i.
---@param list checker.Token[]
---@param i integer
---@return integer
function tokens.past(list, i)
  local depth = 0
  repeat
    local token = list[i]
    if token.kind == "mark" then
      if OPENS[token.text] then depth = depth + 1 end
      if CLOSES[token.text] then depth = depth - 1 end
    end
    i = i + 1
  until depth == 0 or not list[i]
  return i
end

return tokens
