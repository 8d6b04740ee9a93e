-- foreign.lua CONFIG FOLDER MODULE...: a game of the modules that this config
-- names, as JCloisterZone would save it before the first move. Prints it; on
-- stderr, the modules that `tessera import` has to find in it. Nothing is
-- printed where that program has no such game.

local config, folder = arg[1], arg[2]
local path = config:find "%.lua$" and config
  or ("%s/presets/%s.lua"):format(folder, config)

-- What each module says of that program (see host/import/foreign_names.lua).
local known = {}
for i = 3, #arg do
  local read = loadfile(("%s/%s/jcz.lua"):format(folder, arg[i]))
  known[arg[i]] = read and read()
end

local items = { sets = {}, elements = {}, rules = {} }

local function put(field, name, value)
  local list = items[field]
  if list[name] then return end
  list[name] = true
  list[#list + 1] = ("%q:%s"):format(name, value)
end

local function sorted(map)
  local list = {}
  for key in pairs(map or {}) do list[#list + 1] = key end
  table.sort(list)
  return list
end

-- A value that is not the usual one, where they are named.
local function other_value(rule)
  for _, key in ipairs(sorted(rule)) do
    if key ~= "option" and key ~= "default" and rule[key] ~= rule.default then
      return key
    end
  end
end

local played = {}
for _, name in ipairs(dofile(path).modules) do
  local said = known[name]
  if said then
    played[#played + 1] = name
    local set = (said.with or said.sets or {})[1]
    if set then put("sets", set, 1) end
    for _, element in ipairs(sorted(said.elements)) do
      local how = said.elements[element]
      put("elements", element, type(how) == "table" and how.piece and 2
        or "true")
    end
    for _, rule in ipairs(sorted(said.rules)) do
      local value = other_value(said.rules[rule])
      if value then put("rules", rule, ("%q"):format(value)) end
    end
  end
end
if not items.sets.basic then return end

print(([[{"appVersion":"5.7.0","gameId":"1","initialRandom":0.5,"clock":9,
"setup":{"sets":{%s},"elements":{%s},"rules":{%s},"start":[],"timer":null},
"players":[{"name":"Ann","slot":0},{"name":"Bob","slot":4}],"replay":[]}]])
  :format(table.concat(items.sets, ","), table.concat(items.elements, ","),
    table.concat(items.rules, ",")))
io.stderr:write(table.concat(played, "\n"), "\n")
