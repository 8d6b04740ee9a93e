-- checker/scopes.lua - walks the tokens of a Lua file and knows at each name
-- whether it is a local variable, of which function, and of what type.

local is = require("checker/tokens").is

local scopes = {}

---@class checker.Variable
---@field type string?     as types.lua says, nil when unknown
---@field level integer    0 in the file itself, one more in each function
---@field line integer

local Stack = {}
Stack.__index = Stack

function Stack:push(kind, more)
  local top = more or {}
  top.kind, top.names = kind, {}
  self[#self + 1] = top
  if kind == "function" then self.level = self.level + 1 end
end

function Stack:pop()
  if #self == 1 then return end
  if self[#self].kind == "function" then self.level = self.level - 1 end
  self[#self] = nil
end

function Stack:declare(token, type)
  self[#self].names[token.text] = { type = type, level = self.level,
    line = token.line }
end

-- The names of a statement are known from token i on, which is behind it.
function Stack:declare_at(i, names, types)
  self.waiting[#self.waiting + 1] = { at = i, names = names, types = types }
end

function Stack:declare_until(i)
  local waiting = self.waiting
  while #waiting > 0 and waiting[#waiting].at <= i do
    local next = table.remove(waiting)
    for n, name in ipairs(next.names) do self:declare(name, next.types[n]) end
  end
end

--- The variable that a name means here, or nil for a global one.
---@return checker.Variable?
function Stack:find(name)
  for i = #self, 1, -1 do
    local found = self[i].names[name]
    if found then return found end
  end
end

--- Is the function that is being read, or one around it, nameless?
function Stack:in_hook()
  for i = #self, 1, -1 do
    if self[i].kind == "function" and not self[i].name then return true end
  end
  return false
end

-- The names from token i on, "a <const>, b", and what follows them.
local function name_list(list, i)
  local names = {}
  while list[i] and list[i].kind == "name" do
    names[#names + 1] = list[i]
    i = i + 1
    if is(list, i, "<") then i = i + 3 end
    if not is(list, i, ",") then break end
    i = i + 1
  end
  return names, i
end

-- What follows the parameters of the function whose keyword is at `start`.
local function enter_function(list, start, i, stack)
  local given = stack.types.parameters(list, start, stack)
  local named = not is(list, i, "(")
    or is(list, start - 1, "=") and is(list, start - 3, "local")
  stack:push("function", { name = named })
  while list[i] and not is(list, i, "(") do
    if is(list, i, ":") then stack:declare { text = "self", line = 0 } end
    i = i + 1
  end
  local names, after = name_list(list, i + 1)
  for n, name in ipairs(names) do
    stack:declare(name, given[n] or stack.types.usual[name.text])
  end
  while list[after] and not is(list, after, ")") do after = after + 1 end
  return after + 1
end

local OPENS = { ["("] = true, ["{"] = true, ["["] = true, ["function"] = true,
  ["if"] = true, ["do"] = true, ["repeat"] = true }
local CLOSES = { [")"] = true, ["}"] = true, ["]"] = true, ["end"] = true,
  ["until"] = true }
local OPERATORS = { ["and"] = true, ["or"] = true, ["not"] = true }
local VALUES = { ["nil"] = true, ["true"] = true, ["false"] = true,
  ["function"] = true }

-- May an expression go on with a token, behind a value or behind an operator?
local function goes_on(token, behind_value)
  if token.kind == "mark" then return token.text ~= ";" end
  if OPERATORS[token.text] and token.kind == "word" then return true end
  if behind_value then return token.kind == "text" end
  return token.kind ~= "word" or VALUES[token.text]
end

-- What follows the values that begin at i.
local function past_values(list, i)
  local depth, behind_value = 0, false
  while list[i] do
    local token = list[i]
    local text = token.kind ~= "text" and token.text or ""
    if depth == 0 and (CLOSES[text] or not goes_on(token, behind_value)) then
      break
    end
    if OPENS[text] then depth = depth + 1 end
    if CLOSES[text] then depth = depth - 1 end
    behind_value = CLOSES[text] or text == "..." or token.kind ~= "mark"
      and not OPERATORS[text]
    i = i + 1
  end
  return i
end

local words = {}

words["local"] = function(list, i, stack)
  if is(list, i + 1, "function") then
    if list[i + 2] then stack:declare(list[i + 2]) end
    return enter_function(list, i + 1, i + 2, stack)
  end
  local names, after = name_list(list, i + 1)
  local found = is(list, after, "=")
    and stack.types.of_list(list, after + 1, stack) or {}
  stack:declare_at(is(list, after, "=") and past_values(list, after + 1)
    or after, names, found)
  return after
end

words["function"] = function(list, i, stack)
  return enter_function(list, i, i + 1, stack)
end

words["for"] = function(list, i, stack)
  local names, after = name_list(list, i + 1)
  local found = is(list, after, "in")
    and stack.types.walked(list, after + 1, stack) or {}
  stack:push("loop")
  for n, name in ipairs(names) do stack:declare(name, found[n]) end
  return after
end

words["while"] = function(_, i, stack)
  stack:push("loop")
  return i + 1
end

words["do"] = function(_, i, stack)
  if stack[#stack].kind == "loop" then
    stack[#stack].kind = "body"
  else
    stack:push("body")
  end
  return i + 1
end

words["then"] = function(_, i, stack)
  stack:push("body")
  return i + 1
end

words["else"] = function(_, i, stack)
  stack:pop()
  stack:push("body")
  return i + 1
end

words["elseif"] = function(_, i, stack)
  stack:pop()
  return i + 1
end

words["repeat"] = words["then"]

words["end"] = function(_, i, stack)
  stack:pop()
  return i + 1
end

-- The condition still sees the names of the body.
words["until"] = function(_, i, stack)
  local names = stack[#stack].names
  stack:pop()
  for name, variable in pairs(names) do stack[#stack].names[name] = variable end
  return i + 1
end

words["goto"] = function(_, i) return i + 2 end

-- Is the name at i a field or a key, not a variable?
local function is_key(list, i, stack)
  if is(list, i - 1, ".") or is(list, i - 1, ":") or is(list, i - 1, "::") then
    return true
  end
  return is(list, i + 1, "=") and stack[#stack].kind == "table"
    and (is(list, i - 1, "{") or is(list, i - 1, ",") or is(list, i - 1, ";"))
end

--- Calls see(i, stack) for every token that is the name of a variable.
---@param list checker.Token[]
---@param types table  types.lua, or what stands for it
---@param see fun(i: integer, stack: table)
function scopes.walk(list, types, see)
  local stack = setmetatable({ level = 0, types = types, waiting = {} }, Stack)
  stack:push("file")
  local i = 1
  while i <= #list do
    local token = list[i]
    stack:declare_until(i)
    if token.kind == "word" and words[token.text] then
      i = words[token.text](list, i, stack)
    else
      if is(list, i, "{") then stack:push("table", { at = i }) end
      if is(list, i, "}") then stack:pop() end
      if token.kind == "name" and not is_key(list, i, stack) then
        see(i, stack)
      end
      i = i + 1
    end
  end
end

return scopes
