--- Reads the text of a Lua table constructor as data, for configs from people
--- who may not run code here. Nothing is run, and time and memory are bounded
--- by the length of the text.

local T = require "host.common.text".get

local literal_reader = {}

local DEEPEST = 32
-- Entries of all tables together: who reads the result may do much for each.
local MOST_ENTRIES = 2000

local Reader = {}
Reader.__index = Reader

function Reader:fail(what)
  local _, lines = self.text:sub(1, self.at - 1):gsub("\n", "")
  error({ status = "input", text = T("serve.literal", self.name, lines + 1,
    what) }, 0)
end

-- Goes past blanks and comments.
function Reader:skip()
  while true do
    self.at = self.text:find("%S", self.at) or #self.text + 1
    local level = self.text:match("^%-%-%[(=*)%[", self.at)
    if level then
      local _, stop = self.text:find("]" .. level .. "]", self.at, true)
      self.at = (stop or #self.text) + 1
    elseif self.text:find("^%-%-", self.at) then
      self.at = (self.text:find("\n", self.at, true) or #self.text) + 1
    else
      return
    end
  end
end

-- Skips blanks, and takes what matches the pattern.
function Reader:take(pattern)
  self:skip()
  local start, stop, found = self.text:find("^" .. pattern, self.at)
  if not start then return nil end
  self.at = stop + 1
  return found or self.text:sub(start, stop)
end

function Reader:want(pattern, shown)
  return self:take(pattern) or self:fail(T("serve.expected", shown))
end

local escapes = { n = "\n", t = "\t", ["\\"] = "\\", ['"'] = '"',
  ["'"] = "'", ["\n"] = "\n" }

function Reader:quoted(mark)
  local parts = {}
  while true do
    local plain = self.text:match('^[^\\"\'\n]*', self.at)
    parts[#parts + 1] = plain
    self.at = self.at + #plain
    local sign = self.text:sub(self.at, self.at)
    self.at = self.at + 1
    if sign == mark then
      return table.concat(parts)
    elseif sign == "\\" then
      local after = self.text:sub(self.at, self.at)
      local number = self.text:match("^%d%d?%d?", self.at)
      if number and tonumber(number) < 256 then
        parts[#parts + 1] = string.char(tonumber(number))
        self.at = self.at + #number
      elseif escapes[after] then
        parts[#parts + 1] = escapes[after]
        self.at = self.at + 1
      else
        self:fail(T("serve.expected", mark))
      end
    elseif sign == '"' or sign == "'" then
      parts[#parts + 1] = sign
    else
      self:fail(T("serve.expected", mark))
    end
  end
end

local words = { ["true"] = true, ["false"] = false }

function Reader:value(depth)
  if self:take "{" then return self:table(depth + 1) end
  local mark = self:take "[\"']"
  if mark then return self:quoted(mark) end
  local level = self:take "%[(=*)%["
  if level then
    local start, stop = self.text:find("]" .. level .. "]", self.at, true)
    if not start then self:fail(T("serve.expected", "]]")) end
    local found = self.text:sub(self.at, start - 1):gsub("^\n", "")
    self.at = stop + 1
    return found
  end
  local number = self:take "%-?%d[%w.]*"
  if number then
    return tonumber(number) or self:fail(T("serve.expected", "a number"))
  end
  local word = self:take "[%a_][%w_]*"
  if word == "nil" then return nil end
  if words[word] ~= nil then return words[word] end
  self:fail(T "serve.data_only")
end

function Reader:key()
  if self:take "%[%f[^%[=]" then
    local key = self:value(DEEPEST)
    self:want("%]", "]")
    self:want("=", "=")
    if type(key) == "string" or math.type(key) == "integer" then return key end
    self:fail(T("serve.expected", "a key"))
  end
  self:skip()
  local name, after = self.text:match("^([%a_][%w_]*)%s*=()[^=]", self.at)
  if name then self.at = after end
  return name
end

function Reader:table(depth)
  if depth > DEEPEST then self:fail(T "serve.deep") end
  local found, count = {}, 0
  while not self:take "}" do
    self.entries = self.entries + 1
    if self.entries > MOST_ENTRIES then
      self:fail(T("serve.file_size", self.name, MOST_ENTRIES))
    end
    local key = self:key()
    local value = self:value(depth)
    if key == nil then
      count = count + 1
      key = count
    end
    found[key] = value
    if not self:take "[,;]" then
      self:want("}", "}")
      break
    end
  end
  return found
end

--- Reads the text of a config, `return { ... }`. Raises an input failure that
--- names the line. What stands before `return` are comments.
---@param text string
---@param name string? of the file
---@return table
function literal_reader.read(text, name)
  local self = setmetatable({ text = text, at = 1, entries = 0,
    name = name or "config_text" }, Reader)
  self:take "return%f[^%w_]"
  self:want("{", "{")
  local found = self:table(1)
  self:take ";"
  self:skip()
  if self.at <= #text then self:fail(T("serve.expected", "the end")) end
  return found
end

return literal_reader
