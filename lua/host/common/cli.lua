--- Command lines: one table of options drives parsing and --help.
-- An option: { long = "bot", short = "b", arg = "SEAT=NAME", help = key of
-- its help text, many = true (may be repeated: a list), type = "integer",
-- "folder" or "language" (otherwise text), least = smallest integer, most =
-- largest, values = { allowed words } }. Without `arg` it is a switch.

local T = require "host.common.text".get
local fail = require "host.common.fail"
local file = require "host.common.file"
local nearest = require "host.common.nearest"

local cli = {}

cli.help_option = { long = "help", short = "h", help = "opt.help" }

--- " (did you mean X?)" or "".
---@param word string
---@param names string[]
---@return string
function cli.hint(word, names)
  local name = nearest(word, names)
  return name and T("error.mean", name) or ""
end

local function long_names(options)
  local names = {}
  for i, option in ipairs(options) do names[i] = "--" .. option.long end
  return names
end

local function find(options, field, name)
  for _, option in ipairs(options) do
    if option[field] == name then return option end
  end
end

--- Reads an integer, decimal or 0x...; exact, nil when it is none.
---@param text string
---@return integer?
function cli.integer(text)
  if not text:find "^%-?%d+$" and not text:find "^0[xX]%x+$" then return end
  return math.tointeger(tonumber(text))
end

-- The value of a flag or a variable, as a number from `least` to `most`.
local function integer_of(name, text, least, most)
  local number = cli.integer(text)
  if not number then fail.usage("error.integer", name, text) end
  if least and number < least then
    fail.usage("error.least", name, least, text)
  end
  if most and number > most then fail.usage("error.most", name, most, text) end
  return number
end

--- The value of a variable of the environment, in milliseconds.
---@param name string
---@param default integer where it is not set, or empty
---@return integer
function cli.milliseconds(name, default)
  local text = os.getenv(name) or ""
  return text == "" and default or integer_of(name, text, 1)
end

local function value_of(option, text)
  local flag = "--" .. option.long
  if option.type == "integer" then
    return integer_of(flag, text, option.least, option.most)
  end
  if option.type == "folder" and file.kind(text) ~= "folder" then
    fail.usage("error.folder", flag, text)
  end
  if option.type == "language" and not text:find "^%l%l%l?%f[^%w]" then
    fail.usage("error.language", flag, text)
  end
  if option.values then
    for _, allowed in ipairs(option.values) do
      if text == allowed then return text end
    end
    fail.usage("error.value", flag, table.concat(option.values, ", "), text,
      cli.hint(text, option.values))
  end
  return text
end

local function store(args, option, value)
  if option.many then
    local list = args[option.long] or {}
    list[#list + 1] = value
    args[option.long] = list
  elseif args[option.long] ~= nil then
    fail.usage("error.twice", "--" .. option.long)
  else
    args[option.long] = value
  end
end

-- Handles words[i], an option; returns the index of the last word it used.
local function take(args, options, words, i)
  local word = words[i]
  local name, value = word:match "^%-%-([^=]+)=?(.*)$"
  local joined = name and word:find("=", 1, true)
  local option
  if name then
    option = find(options, "long", name)
  else
    option, value = find(options, "short", word:sub(2, 2)), word:sub(3)
    joined = value ~= ""
  end
  if not option then
    fail.usage("error.option", word, cli.hint(
      "--" .. (name or word:sub(2)), long_names(options)))
  end
  if not option.arg then
    if joined then fail.usage("error.no_value", "--" .. option.long) end
    store(args, option, true)
    return i
  end
  if not joined then
    i = i + 1
    value = words[i]
  end
  if not value or value == "" and not option.type then
    fail.usage("error.needs_value", "--" .. option.long, option.arg)
  end
  store(args, option, value_of(option, value))
  return i
end

--- Parses the words after the verb.
---@param options table[] the options allowed
---@param words string[]
---@return table args positional words in 1..n, options by long name
function cli.parse(options, words)
  local args = {}
  local all = { cli.help_option, table.unpack(options) }
  local i, only_words = 1, false
  while i <= #words do
    local word = words[i]
    if word == "" then
      fail.usage "error.empty"
    elseif only_words or word == "-" or word:sub(1, 1) ~= "-" then
      args[#args + 1] = word
    elseif word == "--" then
      only_words = true
    else
      i = take(args, all, words, i)
    end
    i = i + 1
  end
  return args
end

--- Refuses an option that has no effect without another one.
---@param args table
---@param name string
---@param other string
function cli.only_with(args, name, other)
  if args[name] and not args[other] then
    fail.usage("error.only_with", "--" .. name, "--" .. other)
  end
end

--- Refuses all but one of the options that exclude each other.
---@param args table
---@param ... string
function cli.one_of(args, ...)
  local first
  for _, name in ipairs { ... } do
    if args[name] and first then
      fail.usage("error.one_of", "--" .. first, "--" .. name)
    end
    first = args[name] and name or first
  end
end

--- Breaks text into lines of at most `width` characters.
---@param text string
---@param width integer
---@param indent string? before each line, beyond the width
---@return string[]
function cli.wrap(text, width, indent)
  local lines, line, before = {}, "", indent or ""
  for word in text:gmatch "%S+" do
    if line ~= "" and #line + 1 + #word > width then
      lines[#lines + 1] = before .. line
      line = ""
    end
    line = line == "" and word or line .. " " .. word
  end
  lines[#lines + 1] = before .. line
  return lines
end

-- Two columns; the right one is wrapped.
local function columns(out, rows)
  local left = 0
  for _, row in ipairs(rows) do left = math.max(left, #row[1]) end
  left = math.min(left, 26)
  for _, row in ipairs(rows) do
    local lines = cli.wrap(row[2], 76 - left)
    local first = row[1]
    if #first > left then
      out[#out + 1] = "  " .. first
      first = ""
    end
    for i, line in ipairs(lines) do
      out[#out + 1] = ("  %-" .. left .. "s  %s"):format(
        i == 1 and first or "", line)
    end
  end
end

local function option_row(option)
  local left = (option.short and "-" .. option.short .. ", " or "") ..
    "--" .. option.long .. (option.arg and " " .. option.arg or "")
  local help = T(option.help)
  if option.values then
    help = help .. " (" .. table.concat(option.values, ", ") .. ")"
  end
  return { left, help }
end

--- The help page of a verb.
---@param name string
---@param verb table
---@return string
function cli.verb_help(name, verb)
  local out = { T("help.usage", name, verb.usage), "" }
  for paragraph in (T(verb.summary) .. "\n" ..
      T("verb." .. name .. ".about")):gmatch "[^\n]+" do
    for _, line in ipairs(cli.wrap(paragraph, 78)) do
      out[#out + 1] = line
    end
  end
  out[#out + 1] = ""
  out[#out + 1] = T "help.options"
  local rows = {}
  for i, option in ipairs(verb.options) do rows[i] = option_row(option) end
  rows[#rows + 1] = option_row(cli.help_option)
  columns(out, rows)
  return table.concat(out, "\n") .. "\n"
end

--- The help page of the program.
---@param names string[] verbs in order
---@param verbs table<string, table>
---@return string
function cli.program_help(names, verbs)
  local out = { T "help.program", "", T "help.verbs" }
  local rows = {}
  for i, name in ipairs(names) do
    rows[i] = { name, T(verbs[name].summary) }
  end
  columns(out, rows)
  out[#out + 1] = ""
  out[#out + 1] = T "help.more"
  return table.concat(out, "\n") .. "\n"
end

return cli
