--- tessera modules: lists modules, tile sets and presets, from the manifests;
--- or the phases, hooks and slots of a config.

local tes = require "tes"
local texts = require "host.common.text"
local cli = require "host.common.cli"
local fail = require "host.common.fail"
local active_rules = require "host.kit.active_rules"
local out = require "host.common.out"
local columns = require "host.common.columns"
local played = require "common.played"
local source = require "host.common.source"

local T = texts.get

local options = source.with_places {
  { long = "json", help = "modules.opt.json" },
  { long = "order", help = "modules.opt.order" },
}

local function words(list)
  if type(list) ~= "table" then return list and tostring(list) or "" end
  local shown = {}
  for i, value in ipairs(list) do shown[i] = tostring(value) end
  return table.concat(shown, ", ")
end

local function section(title, rows)
  out.say(title)
  for _, line in ipairs(columns.align(rows)) do out.say("  " .. line) end
  out.say()
end

-- columns.align flushes all columns but the first right; texts go flush left. A
-- line an entry; in a terminal, as many as its width makes of that.
local function list(title, entries, describe)
  local left, rows = 0, {}
  local width = tes.term.isatty "stdout" and tes.term.size() or math.huge
  for _, entry in ipairs(entries) do left = math.max(left, #entry.name) end
  for _, entry in ipairs(entries) do
    local about = entry.problem and T("modules.bad", entry.problem)
      or describe(entry)
    local name = entry.name
    for _, line in ipairs(cli.wrap(about:gsub("%s+", " "),
      math.max(30, width - left - 5))) do
      rows[#rows + 1] = { texts.pad(name, left) .. "  " .. line }
      name = ""
    end
  end
  if #rows > 0 then section(title, rows) end
end

-- What a module says of itself in the language in use, or in English.
local function own(module, key, english)
  local by_language = module.words or {}
  return (by_language[texts.code] or {})[key] or english
    or (by_language.en or {})[key] or ""
end

-- The title of a set that a module of the same title brings along is that
-- module's, in the language in use.
local function title_of_set(found, set)
  for _, module in ipairs(found.modules) do
    for _, name in ipairs(module.tiles or {}) do
      if name == set.name and module.title == set.title then
        return own(module, "module", set.title)
      end
    end
  end
  return set.title or ""
end

local function title_and_about(entry)
  local about = own(entry, "about")
  return own(entry, "module", entry.title or "") ..
    (about ~= "" and ": " .. about or "")
end

local function overview(found)
  list(T "modules.modules", found.modules, title_and_about)
  list(T "modules.tilesets", found.tilesets, function(set)
    return T("modules.tileset", title_of_set(found, set), set.tiles or 0)
  end)
  list(T "modules.presets", found.presets, title_and_about)
  out.say(T "modules.more")
end

local function show_fields(entry, fields)
  for _, field in ipairs(fields) do
    local value = words(entry[field])
    if value ~= "" then
      local first = texts.pad(T("modules.field." .. field), 9)
      for _, line in ipairs(cli.wrap(value, 67)) do
        out.say(("  %s %s"):format(first, line))
        first = (" "):rep(9)
      end
    end
  end
end

-- Values that can be listed, each with what is played with it; of numbers the
-- one that is played without a config.
local function show_values(entry, option)
  local default = option.default
  local values = option.values
    or type(default) == "boolean" and { true, false } or { default }
  for _, value in ipairs(values) do
    local said = played(function(key)
      local text = own(entry, key)
      return text ~= "" and text or nil
    end, option.name, value) or own(entry, ("option %s=%s"):format(option.name,
      value))
    local first = ("        %s - "):format(value)
    for _, line in ipairs(said ~= "" and cli.wrap(said, 78 - #first) or {}) do
      out.say(first .. line)
      first = (" "):rep(#first)
    end
  end
end

local function show_options(entry)
  for _, option in ipairs(entry.options or {}) do
    out.say(("  %s.%s = %s"):format(entry.name, option.name,
      tostring(option.default)))
    local values = words(option.values)
    if values ~= "" then out.say(T("modules.values", values)) end
    out.say_all(cli.wrap(own(entry, "option " .. option.name,
      option.help or ""), 70, "      "))
    show_values(entry, option)
  end
end

local kinds = {
  { "modules", "modules.module",
    { "title", "about", "version", "needs", "conflicts", "players", "tiles",
      "note", "features", "pieces", "phases", "slots", "sums", "exports",
      "file" } },
  { "tilesets", "modules.set", { "title", "tiles", "types", "marks",
    "file" } },
  { "presets", "modules.preset", { "title", "is", "modules", "tiles",
    "settings", "players", "file" } },
}

-- Calls each(entry, kind) for all that have the name.
local function with_name(found, name, each)
  local names, seen = {}, false
  for _, kind in ipairs(kinds) do
    for _, entry in ipairs(found[kind[1]]) do
      names[#names + 1] = entry.name
      if entry.name == name then
        seen = true
        each(entry, kind)
      end
    end
  end
  if not seen then
    fail.usage("modules.unknown", name, cli.hint(name, names))
  end
end

local function show(entry, kind, found)
  out.say(T(kind[2], entry.name))
  if kind[1] == "tilesets" then
    entry = setmetatable({ title = title_of_set(found, entry) },
      { __index = entry })
  elseif entry.words then
    entry = setmetatable({ title = own(entry, "module", entry.title),
      about = own(entry, "about"), is = own(entry, "about") },
      { __index = entry })
  end
  if entry.problem then
    out.say("  " .. T("modules.bad", entry.problem:gsub("\n", "\n  ")))
  end
  show_fields(entry, kind[3])
  show_options(entry)
  out.say()
end

-- What is called so, in the form of the whole.
local function only(found, names)
  local some = {}
  for _, kind in ipairs(kinds) do some[kind[1]] = tes.json.array() end
  for _, name in ipairs(names) do
    with_name(found, name, function(entry, kind)
      table.insert(some[kind[1]], entry)
    end)
  end
  return some
end

-- What is in force with a config.
local function show_order(args)
  source.at_most(args, 1)
  local rules = fail.check(tes.ruleset.load(source.from(args, args[1])))
  local order = source.read(rules:describe "order")
  if args.json then return out.data(tes.json.encode(order) .. "\n") end
  out.say_all(active_rules.lines(order))
end

local function run(args)
  if args.order then
    show_order(args)
    return 0
  end
  local found = source.modules(args.path)
  if args.json then
    local asked = #args > 0 and only(found, args) or found
    out.data(tes.json.encode(asked) .. "\n")
  elseif #args == 0 then
    overview(found)
  else
    for _, name in ipairs(args) do
      with_name(found, name, function(entry, kind)
        show(entry, kind, found)
      end)
    end
  end
  return 0
end

return {
  summary = "verb.modules.summary",
  usage = "[OPTION]... [NAME]... | --order [CONFIG]",
  options = options,
  run = run,
}
