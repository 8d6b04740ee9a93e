-- words/undeclared.lua - names of features, attributes, terrains, pieces and
-- classes that rules use although no module of this game declares them.
--
-- Such a name has no effect, and is no mistake, if a module that could be
-- enabled declares it, or if it was written with a question mark: "river?". The
-- names of other modules are read from the text of their rules and tile sets,
-- and only when a name is missing.

local engine = ...
local literal = require "common/literal"
local modules = require "source/modules"

local undeclared = {}

-- Words that declare a name, and the kind of the name.
local DECLARING = {
  { "kind", 'feature%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "kind", 'terrain%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "kind", 'overlay%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "piece", 'piece%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "class", 'class%s*=%s*"([%w%-_]+)"' },
  { "phase", 'phase%s*%(?%s*{%s*"([^"\n]+)"' },
  { "zone", 'zone%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "pile", 'pile%s*%(?%s*{%s*"([%w%-_]+)"' },
  { "mark", 'mark%s*%(?%s*"([%w%-_]+)"' },
}

-- Kinds of names that a rule may use without a question mark.
local IDLE = { "kind", "piece", "class", "attribute", "mark" }

-- What reading a text finds. It depends on the text alone, and the process
-- remembers it: to look through all modules takes longer than to load many.
local function found_in(text, reading, read)
  local key = table.concat({ "undeclared", reading, text }, "\0")
  local found = engine.recall(key)
  if not found then
    found = read(text)
    engine.keep(key, "return " .. literal.write(found))
  end
  return found
end

-- The marks of a tile set.
local function marks_in(text)
  local found = {}
  for marks in text:gmatch "marks%s*=%s*(%b{})" do
    for mark in marks:gmatch '"([%w%-_]+)' do found[mark] = true end
  end
  return found
end

-- The names that a module declares, by kind.
local function names_in(text)
  local found = { attribute = {} }
  for _, row in ipairs(DECLARING) do found[row[1]] = {} end
  for _, row in ipairs(DECLARING) do
    for declared in text:gmatch(row[2]) do found[row[1]][declared] = true end
  end
  for marks in text:gmatch "mark%s*%(?%s*(%b{})" do
    for declared in marks:gmatch '"([%w%-_]+)"' do
      found.mark[declared] = true
    end
  end
  for attributes in text:gmatch "attributes%s*=%s*(%b{})" do
    for declared in attributes:gmatch "([%w_]+)%s*=" do
      found.attribute[declared] = true
    end
  end
  return found
end

local function add(found, names)
  for name in pairs(names) do found[name] = true end
end

-- Adds the marks of all tile sets.
local function find_marks(found, source, config)
  local folders = modules.own_folders(source, config)
  folders[#folders + 1] = engine.root()
  for _, folder in ipairs(folders) do
    for _, file in ipairs(engine.list(folder .. "/tiles")) do
      local text = file:find "%.lua$"
        and engine.read(folder .. "/tiles/" .. file) or ""
      add(found, found_in(text, "marks", marks_in))
    end
  end
end

--- Names that all available modules declare, found in their texts: sets of
--- kind, piece, class, attribute, phase, zone, pile, mark.
---@return table<string, table<string, boolean>>
function undeclared.elsewhere(all)
  if all.elsewhere then return all.elsewhere end
  local found = names_in ""
  all.elsewhere = found
  local source = all.source or { path = {} }
  find_marks(found.mark, source, all.config)
  local folders = modules.folders(source, all.config)
  for _, name in ipairs(modules.all(folders)) do
    local text = engine.read(modules.find(name, folders)) or ""
    for kind, names in pairs(found_in(text, "names", names_in)) do
      add(found[kind], names)
    end
  end
  return found
end

--- The name without its question mark, which is recorded.
function undeclared.bare(all, name)
  local bare = name:match("^(.+)%?$")
  if bare then all.absent[bare] = true end
  return bare or name
end

--- Is it allowed that no module of this game declares the name?
function undeclared.allows(all, name)
  if all.absent[name] then return true end
  local found = undeclared.elsewhere(all)
  for _, what in ipairs(IDLE) do
    if found[what][name] then return true end
  end
  return false
end

return undeclared
