-- scan.lua - what a source file says, without running it: the globals it
-- names and the texts it hands to players.

local scan = {}

local KEYWORDS = {}
for word in ([[and break do else elseif end false for function goto if in
  local nil not or repeat return then true until while]]):gmatch("%a+") do
  KEYWORDS[word] = true
end

-- ---- tokens ---------------------------------------------------------------

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

--- Tokens { kind = "name" | "word" | "text" | "number" | "mark", text, line }.
---@param text string
function scan.tokens(text)
  local list, i, line = {}, 1, 1
  local function add(kind, from, to, value)
    list[#list + 1] = { kind = kind, text = value or text:sub(from, to),
      line = line }
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

-- ---- globals --------------------------------------------------------------

local Scopes = {}
Scopes.__index = Scopes

function Scopes:push(kind) self[#self + 1] = { kind = kind, names = {} } end

function Scopes:pop() if #self > 1 then self[#self] = nil end end

function Scopes:declare(name) self[#self].names[name] = true end

function Scopes:has(name)
  for i = #self, 1, -1 do
    if self[i].names[name] then return true end
  end
  return false
end

-- Declares the names from token i on, "a <const>, b"; returns what follows.
local function declare_list(tokens, i, scopes)
  while tokens[i] and tokens[i].kind == "name" do
    scopes:declare(tokens[i].text)
    i = i + 1
    if tokens[i] and tokens[i].text == "<" then i = i + 3 end
    if not tokens[i] or tokens[i].text ~= "," then break end
    i = i + 1
  end
  return i
end

-- The parameters that follow `function name`; returns what follows them.
local function enter_function(tokens, i, scopes)
  scopes:push("function")
  while tokens[i] and tokens[i].text ~= "(" do
    if tokens[i].text == ":" then scopes:declare("self") end
    i = i + 1
  end
  i = declare_list(tokens, i + 1, scopes)
  while tokens[i] and tokens[i].text ~= ")" do i = i + 1 end
  return i + 1
end

local words = {}

words["local"] = function(tokens, i, scopes)
  if tokens[i + 1] and tokens[i + 1].text == "function" then
    if tokens[i + 2] then scopes:declare(tokens[i + 2].text) end
    return enter_function(tokens, i + 2, scopes)
  end
  return declare_list(tokens, i + 1, scopes)
end

words["function"] = function(tokens, i, scopes)
  return enter_function(tokens, i + 1, scopes)
end

words["for"] = function(tokens, i, scopes)
  scopes:push("loop")
  return declare_list(tokens, i + 1, scopes)
end

words["while"] = function(_, i, scopes)
  scopes:push("loop")
  return i + 1
end

words["do"] = function(_, i, scopes)
  if scopes[#scopes].kind == "loop" then
    scopes[#scopes].kind = "body"
  else
    scopes:push("body")
  end
  return i + 1
end

words["then"] = function(_, i, scopes)
  scopes:push("body")
  return i + 1
end

words["else"] = function(_, i, scopes)
  scopes:pop()
  scopes:push("body")
  return i + 1
end

words["elseif"] = function(_, i, scopes)
  scopes:pop()
  return i + 1
end

words["repeat"] = words["then"]

words["end"] = function(_, i, scopes)
  scopes:pop()
  return i + 1
end

-- The condition still sees the names of the body.
words["until"] = function(_, i, scopes)
  local names = scopes[#scopes].names
  scopes:pop()
  for name in pairs(names) do scopes:declare(name) end
  return i + 1
end

words["goto"] = function(_, i) return i + 2 end

-- Is the name at i a field or a key, not a variable?
local function is_key(tokens, i, scopes)
  local before = tokens[i - 1] and tokens[i - 1].text
  local after = tokens[i + 1] and tokens[i + 1].text
  if before == "." or before == ":" or before == "::" then return true end
  return after == "=" and scopes[#scopes].kind == "table"
    and (before == "{" or before == "," or before == ";")
end

--- Global names of a file: a list of { name, line, assigned }.
---@param tokens table[]
function scan.globals(tokens)
  local scopes, found, i = setmetatable({}, Scopes), {}, 1
  scopes:push("file")
  while i <= #tokens do
    local token = tokens[i]
    if token.kind == "word" and words[token.text] then
      i = words[token.text](tokens, i, scopes)
    else
      if token.kind == "mark" then
        if token.text == "{" then scopes:push("table") end
        if token.text == "}" then scopes:pop() end
      end
      if token.kind == "name" and not is_key(tokens, i, scopes)
        and not scopes:has(token.text) then
        local after = tokens[i + 1]
        found[#found + 1] = { name = token.text, line = token.line,
          assigned = after ~= nil and after.text == "=" }
      end
      i = i + 1
    end
  end
  return found
end

--- Uses of methods and fields of g: a list of { name, line }.
---@param tokens table[]
function scan.methods(tokens)
  local found = {}
  for i = 1, #tokens - 2 do
    local dot = tokens[i + 1].text
    local before = tokens[i - 1] and tokens[i - 1].text
    if tokens[i].text == "g" and tokens[i].kind == "name" and before ~= "."
      and (dot == ":" or dot == ".") and tokens[i + 2].kind == "name" then
      found[#found + 1] = { name = tokens[i + 2].text,
        line = tokens[i + 2].line }
    end
  end
  return found
end

-- ---- texts ----------------------------------------------------------------

-- Methods whose first text is shown, and those whose second argument is.
local FIRST = { note = true, pass = true, segment = true, figure = true,
  tile = true, type = true, player = true, cell = true, edge = true,
  zone = true, number = true, word = true }

local function text_at(tokens, i)
  local after = tokens[i + 1] and tokens[i + 1].text
  if tokens[i] and tokens[i].kind == "text" and after ~= ".." then
    return tokens[i]
  end
end

-- The second argument of a call whose parenthesis is at i.
local function second_text(tokens, i)
  local depth = 0
  for k = i + 1, math.min(i + 24, #tokens) do
    local text = tokens[k].text
    if text == "(" or text == "{" then depth = depth + 1 end
    if text == ")" or text == "}" then depth = depth - 1 end
    if depth < 0 then return nil end
    if depth == 0 and text == "," and tokens[k].kind == "mark" then
      return text_at(tokens, k + 1)
    end
  end
end

--- Texts that are shown to players: a list of { text, line }.
---@param tokens table[]
function scan.shown(tokens)
  local found = {}
  local function add(token)
    if token and token.text ~= "" then
      found[#found + 1] = { text = token.text, line = token.line }
    end
  end
  for i = 2, #tokens - 1 do
    local text, before = tokens[i].text, tokens[i - 1].text
    local owner = tokens[i - 2] and tokens[i - 2].text
    if before == ":" and tokens[i + 1].text == "(" then
      if FIRST[text] and (owner == "o" or text == "note") then
        add(text_at(tokens, i + 2))
      elseif text == "ask" then
        add(second_text(tokens, i + 1))
      end
    elseif text == "reason" and tokens[i + 1].text == "=" then
      add(text_at(tokens, i + 2))
    elseif text == "false" and before == "return"
      and tokens[i + 1].text == "," then
      add(text_at(tokens, i + 2))
    end
  end
  return found
end

return scan
