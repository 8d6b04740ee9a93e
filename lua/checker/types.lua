-- checker/types.lua - what can be known of the types in a module file without
-- running it: handles come from parameters of hooks, from methods and fields
-- of other handles, and from loops over them. What a type has is read from
-- the editor stubs, lua/doc/tessera.lua; what hooks are given, from
-- lua/api.lua. A type is a name such as "Tile", "Tile[]", an iterator as
-- "fun(): Tile", or nil when it cannot be said.

local engine = ...
local api = require "api"
local tokens = require "checker/tokens"

local is = tokens.is

local types = {}

--- Names that mean the same in every module file.
types.usual = { g = "Game", o = "Options" }

-- ---- declared types -------------------------------------------------------

-- At commas outside brackets.
local function split(text)
  local list, depth, from = {}, 0, 1
  for i = 1, #text + 1 do
    local c = text:sub(i, i)
    if c:find("[%(<{%[]") then depth = depth + 1 end
    if c:find("[%)>}%]]") then depth = depth - 1 end
    if i > #text or c == "," and depth == 0 then
      list[#list + 1] = text:sub(from, i - 1):match("^%s*(.-)%s*$")
      from = i + 1
    end
  end
  return list
end

-- "Tile?" and "Tile|false" are Tile; of a union nothing is known.
local function plain(kind)
  if kind:match("^fun") then return kind end
  kind = kind:gsub("%?$", ""):gsub("|false$", "")
  return not kind:find("|", 1, true) and kind or nil
end

-- The types of the parameters in "fun(g: Game, tile: Tile): boolean?", in
-- place of which a table may stand: "table|fun(...)".
local function parameters_of(kind)
  local list = {}
  local inside = kind:match("^[%a|]-fun(%b())")
  for i, one in ipairs(split(inside and inside:sub(2, -2) or "")) do
    list[i] = plain(one:match(": (.*)$") or "") or false
  end
  return list
end

-- Classes of the stubs: { fields = { name = type }, methods = { name =
-- { returns = types, params = { { name, type } } } } }.
local function read_stubs(text)
  local classes, class, params, returns = {}, nil, {}, {}
  for line in text:gmatch("[^\n]+") do
    local name = line:match("^%-%-%-@class (%u%a+)")
    local owner, method = line:match("^function (%u%a+):([%w_]+)")
    if name then
      class = { fields = {}, methods = {} }
      classes[name] = class
    elseif line:find("^%-%-%-@field") and class then
      local field, rest = line:match("^%-%-%-@field ([%a_]+) (.*)$")
      if field then
        class.fields[field] = plain(rest:match("^%S+")) or false
      elseif line:find("^%-%-%-@field %[string%]") then
        class.open = true
      end
    elseif line:find("^%-%-%-@param") then
      local param, kind = line:match("^%-%-%-@param ([%w_?.]+) (.*)$")
      params[#params + 1] = { (param:gsub("%?", "")), kind }
    elseif line:find("^%-%-%-@return") then
      returns = split(line:match("^%-%-%-@return (.*)$"))
      if returns[1] and returns[1]:find("^fun") then
        returns = { table.concat(returns, ", ") }
      end
    elseif line:find("^function") then
      if owner then
        classes[owner].methods[method] = { params = params, returns = returns }
      end
      params, returns = {}, {}
    end
  end
  return classes
end

local classes
local function class_of(kind)
  classes = classes
    or read_stubs(engine.read(engine.root() .. "/lua/doc/tessera.lua") or "")
  return kind and classes[kind]
end
types.class = class_of

-- { word = { field or key = types of the parameters of its function } }.
local function hooks()
  local found = {}
  for _, word in ipairs(api.words) do
    local given = {}
    for _, field in ipairs(word.fields or {}) do
      local name, kind = field[1], field[2]
      if kind:find("^fun") then given[name] = parameters_of(kind) end
    end
    for _, key in ipairs(word.keys or {}) do
      given[key[1]] = parameters_of(key[2]:match("^fn: (.*)$"))
    end
    local any = word.args and word.args:match("^fn: ([%a|]-fun%(.*)$")
    if any then given[1] = parameters_of(any) end
    found[word[1]] = given
  end
  return found
end
local HOOKS = hooks()

-- ---- expressions ----------------------------------------------------------

local AFTER = { ["and"] = true, ["=="] = true, ["~="] = true, ["<"] = true,
  [">"] = true, ["<="] = true, [">="] = true, ["+"] = true, ["-"] = true,
  ["*"] = true, ["/"] = true, ["%"] = true, [".."] = true, ["("] = true }

--- Follows "name.field:method(…)…" from the name at i. Calls member(class,
--- token, is_method, i) for each field and method on the way. Returns the
--- types of the whole, and what follows it.
---@return table types
---@return integer after
function types.chain(list, i, stack, member)
  local variable = stack:find(list[i].text)
  local found = { variable and variable.type
    or not variable and types.usual[list[i].text] or nil }
  i = i + 1
  while list[i] do
    local class = class_of(found[1])
    local name = list[i + 1]
    if (is(list, i, ".") or is(list, i, ":")) and name
      and name.kind == "name" then
      local method = is(list, i, ":")
      if class and member then member(class, found[1], name, method, i) end
      if method then
        local known = class and class.methods[name.text]
        found = {}
        for n, kind in ipairs(known and known.returns or {}) do
          found[n] = plain(kind) or false
        end
        i = i + 2
        if is(list, i, "(") or is(list, i, "{") then
          i = tokens.past(list, i)
        elseif list[i] and list[i].kind == "text" then
          i = i + 1
        end
      else
        found = { class and class.fields[name.text] or nil }
        i = i + 2
      end
    elseif is(list, i, "[") then
      found = { found[1] and found[1]:match("^(.*)%[%]$") or nil }
      i = tokens.past(list, i)
    else
      break
    end
  end
  return found, i
end

-- Types of the expression at i as far as they can be told, and what follows.
local function expression(list, i, stack)
  if not list[i] or list[i].kind ~= "name" then return {}, nil end
  local found, after = types.chain(list, i, stack)
  if list[after] and list[after].kind ~= "text" and AFTER[list[after].text] then
    return {}, nil
  end
  return found, after
end

--- Types of "a, b" at i: those of the names they are assigned to.
function types.of_list(list, i, stack)
  local all = {}
  while i do
    local found, after = expression(list, i, stack)
    local more = after and is(list, after, ",")
    if not more then
      for n, kind in ipairs(found) do all[#all + 1] = n and kind end
      break
    end
    all[#all + 1] = found[1] or false
    i = after + 1
  end
  return all
end

--- Types of the variables of a loop over the expression at i.
function types.walked(list, i, stack)
  if is(list, i, "ipairs") and is(list, i + 1, "(") then
    local found = expression(list, i + 2, stack)
    return { false, found[1] and found[1]:match("^(.*)%[%]$") or false }
  end
  local found = expression(list, i, stack)
  local given = found[1] and found[1]:match("^fun%(%): (.*)$")
  local all = {}
  for n, kind in ipairs(given and split(given) or {}) do
    all[n] = plain(kind) or false
  end
  return all
end

-- The word of "word.a.b" that ends at i, and its last part.
local function callee(list, i)
  local last = list[i] and list[i].kind == "name" and list[i].text
  while is(list, i - 1, ".") and list[i - 2] do i = i - 2 end
  return last and list[i].text, last, i
end

-- The bracket that is open at i.
local function opener(list, i)
  local depth = 0
  while i > 0 do
    local token = list[i]
    if token.kind == "mark" then
      if token.text:find("^[%)}%]]$") then depth = depth + 1 end
      if token.text:find("^[%({%[]$") then
        if depth == 0 then return i end
        depth = depth - 1
      end
    end
    i = i - 1
  end
  return 0
end

--- Types of the parameters of the function whose keyword is at i.
function types.parameters(list, i, stack)
  if is(list, i - 1, "=") then
    local open = opener(list, i - 1)
    local word = callee(list, open - 1)
    return open > 1 and HOOKS[word] and HOOKS[word][list[i - 2].text] or {}
  elseif not (is(list, i - 1, "(") or is(list, i - 1, ",")) then
    return {}
  end
  local open = opener(list, i - 1)
  local word, last, first = callee(list, open - 1)
  if not word then return {} end
  if is(list, first - 1, ":") then
    local class = list[first - 2].kind == "name"
      and class_of(types.chain(list, first - 2, stack)[1])
      or class_of(types.usual[list[first - 2].text])
    local known = class and class.methods[last]
    for _, param in ipairs(known and known.params or {}) do
      if param[2]:find("^fun") then return parameters_of(param[2]) end
    end
    return {}
  end
  local given = HOOKS[word] or {}
  return given[last] or given[1] or {}
end

return types
