-- source/modules.lua - finding modules, reading manifests, putting them in
-- order.
--
-- A module is a folder with rules.lua, or a single house-rule file. Its first
-- call is module{}, where a scan stops: menus read manifests without running
-- rules.

local engine = ...
local lengths = require "common/lengths"
local problems_of = require "problems/list"
local modules = {}

modules.API = 1

local manifest_keys = { "title", "version", "api", "needs", "borrows", "after",
  "before", "conflicts", "tiles", "players", "together", "note" }
modules.manifest_keys = manifest_keys

-- ---- what may be quoted -----------------------------------------------------

-- Folders that the user named (not a config or module), by real paths: messages
-- may quote files there.
local named = {}

--- Lets messages quote the files of a folder, or a file.
function modules.name_folder(folder)
  named[engine.absolute(folder) or folder] = true
end

-- Does a file lie in one of the folders, once all links are followed?
local function is_named(path)
  local real = engine.absolute(path)
  if not real then return true end -- there is nothing to quote
  modules.name_folder(engine.root())
  while real ~= "" do
    if named[real] then return true end
    real = real:match("^(.*)/[^/]*$") or ""
  end
  return named["/"] == true
end

--- Reports a file that does not run. The text quotes the file only if the user
--- named its folder, since a config or a link may lead to any file.
---@param problems table
---@param path string
---@param failure string what Lua says
function modules.add_failure(problems, path, failure)
  local shown = modules.shown(path)
  if is_named(path) then return problems:add_failure(shown, failure) end
  problems:add(shown .. ":" .. (failure:match("^.-:(%d+): ") or "1"),
    "this file cannot be run, and lies outside the folders of the config, of "
    .. "--path and of the program: nothing of it is quoted")
end

-- ---- finding ---------------------------------------------------------------

--- Folders of the user, nearest first: those of the source, those that the
--- config names, and its own.
function modules.own_folders(source, config)
  local list = { table.unpack(source.path) }
  for _, dir in ipairs(list) do modules.name_folder(dir) end
  if not config then return list end
  if source.config_file then modules.name_folder(config.folder) end
  for _, dir in ipairs(config.path) do
    if dir:sub(1, 1) ~= "/" then dir = config.folder .. "/" .. dir end
    list[#list + 1] = dir
  end
  if source.config_file then list[#list + 1] = config.folder end
  return list
end

--- Folders that may hold modules, nearest first.
function modules.folders(source, config)
  local list = {}
  for _, dir in ipairs(modules.own_folders(source, config)) do
    list[#list + 1] = dir
    list[#list + 1] = dir .. "/expansions"
  end
  list[#list + 1] = engine.root() .. "/expansions"
  return list
end

--- Path of a module's rules, or nil.
function modules.find(name, folders)
  for _, dir in ipairs(folders) do
    local path = dir .. "/" .. name .. "/rules.lua"
    if engine.exists(path) then return path end
  end
end

--- Names of all modules in the folders, sorted.
function modules.all(folders)
  local names, seen = {}, {}
  for _, dir in ipairs(folders) do
    for _, name in ipairs(engine.list(dir)) do
      if not seen[name] and engine.exists(dir .. "/" .. name ..
            "/rules.lua") then
        seen[name] = true
        names[#names + 1] = name
      end
    end
  end
  table.sort(names)
  return names
end

--- Path as shown in messages: below the root where possible.
function modules.shown(path)
  local root = engine.root() .. "/"
  if path:sub(1, #root) == root then return path:sub(#root + 1) end
  return (path:gsub("^%./", ""))
end

local function as_list(value)
  if value == nil then return {} end
  return type(value) == "table" and value or { value }
end

-- A name or a list of names, as a list.
local function names_of(key, value, where, problems)
  local list = {}
  for i, name in ipairs(as_list(value)) do
    if type(name) ~= "string" then
      problems:add(where, "%s takes names of modules, not a %s", key,
        type(name))
      return {}
    end
    list[i] = name
  end
  return list
end

-- The text without look{}. Only where the word stands are patterns tried.
local function without_looks(text)
  local parts, from, at = {}, 1, 1
  while true do
    local first, last = text:find("look", at, true)
    if not first then return table.concat(parts) .. text:sub(from) end
    local inside = first > 1 and text:find("^[%w_.:]", first - 1)
    local _, over = text:find("^%s*%b{}%s*", last + 1)
    if over and not inside then
      parts[#parts + 1] = text:sub(from, first - 1)
      from = over + 1
    end
    at = over and not inside and from or last + 1
  end
end

--- By what a saved game recognizes a file: its text, without looks, or all of
--- it where to find these takes too long.
function modules.print_of(text)
  local found, bare = pcall(without_looks, text)
  return engine.hash(found and bare or text)
end

local STOP = {}

-- The word module{} while scanning: keeps the manifest, stops the file.
local function scanning_word(manifest, problems)
  return function(given)
    local where = engine.where(2)
    if type(given) ~= "table" or type(given[1]) ~= "string" then
      problems:add(where, 'module{} needs a name: module { "my-rule" }')
      error(STOP)
    end
    lengths.check("module{}", given, function(...) problems:add(where, ...) end)
    for _, key in ipairs(manifest_keys) do manifest[key] = given[key] end
    manifest.name = given[1]
    manifest.where = where
    local extra = {}
    for key in pairs(given) do if key ~= 1 then extra[key] = true end end
    problems:unknown(where, "module{}", extra, manifest_keys)
    if not manifest.name:match("^[%w][%w_-]*$") then
      problems:add(where, "'%s' is no module name: use letters, digits and -",
        manifest.name)
    end
    if (manifest.api or modules.API) ~= modules.API then
      problems:add(where, "module '%s' is for api %s, this is api %d",
        manifest.name, tostring(manifest.api), modules.API)
    end
    for _, key in ipairs { "needs", "borrows", "after", "before", "conflicts",
      "tiles" } do
      manifest[key] = names_of(key, manifest[key], where, problems)
    end
    table.move(manifest.borrows, 1, #manifest.borrows, #manifest.needs + 1,
      manifest.needs)
    for _, key in ipairs { "title", "version", "note" } do
      local value = manifest[key]
      if value ~= nil and type(value) ~= "string" and
        math.type(value) ~= "integer" then
        problems:add(where, "%s must be a string", key)
        manifest[key] = nil
      end
    end
    if manifest.together ~= nil and type(manifest.together) ~= "boolean" then
      problems:add(where, "together is true or false, not '%s'",
        tostring(manifest.together))
      manifest.together = nil
    end
    error(STOP)
  end
end

--- Reads the manifest of a file. nil when there is none; problems are added.
function modules.manifest(path, problems)
  local text, failure = engine.read(path)
  local shown = modules.shown(path)
  if not text then
    problems:add_failure(shown, failure)
    return nil
  end
  local manifest = { path = path, shown = shown, text = text,
    hash = modules.print_of(text) }
  local env = engine.sandbox()
  env.module = scanning_word(manifest, problems)
  local fn, syntax = engine.load(text, "@" .. shown, env)
  if not fn then
    modules.add_failure(problems, path, syntax)
    return nil
  end
  manifest.fn = fn
  local ok, failed, stopped = engine.run(fn)
  if manifest.name then return manifest end
  if not ok and stopped ~= STOP and not is_named(path) then
    modules.add_failure(problems, path, failed)
  elseif ok and type(failed) == "table" then
    problems:add(shown .. ":1", "this is a config, not a module: `tessera "
      .. "modules %s --order` says what is wrong with it, or what is in force",
      shown)
  elseif ok or stopped ~= STOP then
    problems:add(shown .. ":1", "the first call of a module must be module{}%s",
      ok and "" or ": " .. failed)
  end
  return nil
end

--- Does a module bring a tile set along? Of no manifest: no.
function modules.brings(manifest, set)
  for _, given in ipairs(manifest and manifest.tiles or {}) do
    if given == set then return true end
  end
  return false
end

--- Files of house rules in some folders that bring a tile set.
function modules.house_rules(folders, set)
  local list = {}
  for _, folder in ipairs(folders) do
    for _, file in ipairs(engine.list(folder)) do
      local path = folder .. "/" .. file
      local text = file:match "%.lua$" and engine.read(path)
      local manifest = text and text:find "module%s*{"
        and modules.manifest(path, problems_of.new())
      if modules.brings(manifest, set) then list[#list + 1] = path end
    end
  end
  return list
end

-- Adds the module `name` and, recursively, what it needs.
local function enable(name, why, state)
  if state.found[name] then return end
  local path = modules.find(name, state.folders)
  if not path then
    state.problems:add(why, "there is no module '%s'%s", name,
      problems_of.hint(name, modules.all(state.folders)))
    state.found[name] = {}
    state.missing = true
    return
  end
  local manifest = modules.manifest(path, state.problems)
  state.found[name] = manifest or {}
  if not manifest then
    state.missing = true
    return
  end
  if manifest.name ~= name then
    state.problems:add(manifest.where,
      "the folder is called '%s' but the module '%s'", name, manifest.name)
    return
  end
  state.list[#state.list + 1] = manifest
  for _, need in ipairs(manifest.needs) do
    if state.off[need] then
      state.problems:add(why, "module '%s' needs '%s', which is switched off",
        name, need)
      state.missing = true
    else
      enable(need, manifest.where, state)
    end
  end
end

-- Leaves out the tiles of modules that are there only because others borrow
-- their rules.
local function leave_borrowed(list, asked)
  local whole = {}
  for _, name in ipairs(asked) do whole[name] = true end
  for _, manifest in ipairs(list) do
    local borrowed = {}
    for _, name in ipairs(manifest.borrows) do borrowed[name] = true end
    for _, name in ipairs(manifest.needs) do
      whole[name] = whole[name] or not borrowed[name]
    end
  end
  for _, manifest in ipairs(list) do
    manifest.borrowed = not whole[manifest.name]
    if manifest.borrowed then manifest.tiles = {} end
  end
end

local function check_conflicts(list, problems)
  local names, clash = {}, false
  for _, manifest in ipairs(list) do names[manifest.name] = true end
  for _, manifest in ipairs(list) do
    for _, other in ipairs(manifest.conflicts) do
      if names[other] then
        problems:add(manifest.where, "conflict: '%s' and '%s' exclude each "
          .. "other", manifest.name, other)
        clash = true
      end
    end
  end
  return clash
end

-- Either all win or lose together, or there are winners among them. Returns
-- whether modules of both kinds meet.
local function check_together(list, problems)
  local said = {}
  for _, manifest in ipairs(list) do
    local together = manifest.together
    if together ~= nil then said[together] = said[together] or manifest end
  end
  if not said[true] or not said[false] then return false end
  problems:add(said[true].where, "conflict: with '%s' all players win or lose "
    .. "together, and '%s' says together = false", said[true].name,
    said[false].name)
  return true
end

-- The predecessors of each module among the enabled ones.
local function predecessors(list)
  local before, names = {}, {}
  for _, manifest in ipairs(list) do
    before[manifest.name] = {}
    names[manifest.name] = true
  end
  for _, manifest in ipairs(list) do
    for _, key in ipairs { "needs", "after" } do
      for _, other in ipairs(manifest[key]) do
        if names[other] then before[manifest.name][other] = true end
      end
    end
    for _, other in ipairs(manifest.before) do
      if names[other] then before[other][manifest.name] = true end
    end
  end
  return before
end

-- The list with every module after its predecessors, otherwise in the same
-- order; and the modules that are left over because they wait for each other.
local function in_order(list, before)
  local done, result, left = {}, {}, {}
  local function next_ready()
    for _, manifest in ipairs(list) do
      local ready = not done[manifest.name]
      for other in pairs(before[manifest.name]) do
        ready = ready and done[other]
      end
      if ready then return manifest end
    end
  end
  for manifest in next_ready do
    done[manifest.name] = true
    result[#result + 1] = manifest
  end
  for _, manifest in ipairs(list) do
    if not done[manifest.name] then left[#left + 1] = manifest end
  end
  return result, left
end

-- By dependencies, then by name: the same for every order of finding.
local function sorted(list, problems)
  table.sort(list, function(a, b) return a.name < b.name end)
  local result, left = in_order(list, predecessors(list))
  if #left == 0 then return result end
  local names, where = {}, left[1].where
  for i, manifest in ipairs(left) do
    names[i] = manifest.name
    -- most circles come from a module that wants to be first
    if #manifest.before > 0 then where = manifest.where end
  end
  problems:add(where, "modules wait for each other in a circle: %s",
    table.concat(names, ", "))
  return list
end

--- Manifests in an order that their dependencies allow as well: "last" puts
--- the last by name first; "b a" puts b before a and leaves the rest.
---@param list table[] as modules.resolve returns it
---@param order string
function modules.reordered(list, order)
  local before, copy = predecessors(list), { table.unpack(list) }
  local first, second = order:match("^(%S+) (%S+)$")
  if first then
    before[second][first] = true
  else
    table.sort(copy, function(a, b) return a.name > b.name end)
  end
  return (in_order(copy, before))
end

--- Whether needs, after and before, directly or by way of others, say which
--- of two modules comes first.
function modules.ordered(list, one, other)
  local before = predecessors(list)
  local function reaches(from, to, seen)
    if seen[from] then return false end
    seen[from] = true
    for name in pairs(before[from]) do
      if name == to or reaches(name, to, seen) then return true end
    end
    return false
  end
  return reaches(one, other, {}) or reaches(other, one, {})
end

-- A house-rule file as the config names it: beside the config, from where
-- the program runs, or, when it was moved, by its name in a user's folder.
local function find_rules(file, source, config)
  local tries = { file }
  if file:sub(1, 1) ~= "/" and config.folder ~= "." then
    table.insert(tries, 1, config.folder .. "/" .. file)
  end
  for _, dir in ipairs(source.path) do
    tries[#tries + 1] = dir .. "/" .. file:match("[^/]*$")
  end
  for _, path in ipairs(tries) do
    if engine.exists(path) == "file" then return path end
  end
end

--- Manifests of everything the config enables, in the order of loading, and
--- whether some are missing or cannot be together.
function modules.resolve(source, config, problems)
  local state = { list = {}, found = {}, off = {}, problems = problems,
    folders = modules.folders(source, config) }
  local names = {}
  for name, on in pairs(config.enabled) do
    if on then names[#names + 1] = name else state.off[name] = true end
  end
  table.sort(names)
  for _, name in ipairs(names) do
    enable(name, config.at("modules", name), state)
  end
  for _, file in ipairs(config.rules) do
    -- other files must not be quoted in messages
    local is_lua = file:match("%.lua$")
    local path = is_lua and find_rules(file, source, config)
    local manifest
    if not is_lua then
      problems:add(config.at("rules", file), "rules: '%s' is not called *.lua",
        file)
    elseif path then
      manifest = modules.manifest(path, problems)
    else
      problems:add(config.at("rules", file), "rules: there is no file '%s'",
        file)
      state.missing = true
    end
    if manifest and not state.found[manifest.name] then
      state.found[manifest.name] = manifest
      state.list[#state.list + 1] = manifest
      names[#names + 1] = manifest.name
      for _, need in ipairs(manifest.needs) do
        enable(need, manifest.where, state)
      end
    end
  end
  for name in pairs(state.off) do
    if not state.found[name] and not modules.find(name, state.folders) then
      problems:add(config.at("modules", name), "there is no module '%s'%s",
        name, problems_of.hint(name, modules.all(state.folders)))
    end
  end
  leave_borrowed(state.list, names)
  local clash = check_conflicts(state.list, problems)
  clash = check_together(state.list, problems) or clash
  return sorted(state.list, problems), state.missing or clash
end

return modules
