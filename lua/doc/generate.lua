--- Makes the reference and the editor stubs: words from lua/api.lua, bound
--- functions and fields from the comments beside them in core/script/bind/ and
--- lua/words/bound.lua.
-- Each of these has the form
--   /* g:lay(type: Type, player?: Player) -> Tile? - text */
--   /* tile.rotation: integer - text */
-- with "each Type" for what a for loop walks. Lines that follow belong to
-- the text unless they begin with an entry of their own.

local api = require "api"

local generate = {}

generate.TYPES = { g = "Game", o = "Options", type = "Type", tile = "Tile",
  segment = "Segment", feature = "Feature", figure = "Figure",
  player = "Player", cell = "Cell", edge = "Edge", corner = "Corner",
  pile = "Pile", zone = "Zone", piece = "Piece" }

generate.ORDER = { "g", "o", "tile", "type", "segment", "feature", "figure",
  "piece", "player", "cell", "edge", "corner", "pile", "zone" }

local ABOUT = {
  g = "The running game, the first argument of phases and handlers.",
  o = "The option builder that g:ask and offers hand to their lister.",
  tile = "A tile that was laid.",
  type = "A type of tile, of which there may be several copies.",
  segment = "A part of a laid tile.",
  feature = "Segments that have joined. Its attributes are fields as well: "
    .. "city.pennant.",
  figure = "One figure or token.",
  piece = "A kind of figure; its name does as well.",
  player = "A seat.",
  cell = "A place on the board, free or not.",
  edge = "A side of a cell. Where two tiles meet there are two of them.",
  corner = "A place where four tiles meet on one piece of ground.",
  pile = "Tiles that are not laid yet.",
  zone = "A place beside the board.",
}

-- ---- reading C -------------------------------------------------------------

local function entry_of(text)
  local owner, name, rest = text:match "^(%l+)%.([%l_]+): (.*)$"
  if owner then
    local kind, about = rest:match "^(.-) %- (.*)$"
    return { owner = owner, name = name, type = kind, text = about,
      field = true }
  end
  owner, name, rest = text:match "^(%l+):([%l_]+)(%b().*)$"
  if not owner then return nil end
  local args = rest:match "^(%b())":sub(2, -2)
  local more = rest:sub(#args + 3)
  local returns, about = more:match "^ %-> (.-) %- (.*)$"
  if not returns then about = more:match "^ %- (.*)$" end
  return { owner = owner, name = name, args = args, returns = returns,
    text = about }
end

local function add_entry(entries, problems, text, where)
  local entry = entry_of(text)
  if not entry or not generate.TYPES[entry.owner] then return end
  if not entry.text or entry.field and not entry.type then
    problems[#problems + 1] = where .. ": not in the form of an entry: " .. text
    return
  end
  entries[#entries + 1] = entry
end

-- Entries of the lines of one comment.
local function read_comment(body, where, entries, problems)
  local text
  for line in (body .. "\n"):gmatch "(.-)\n" do
    line = line:match "^%s*(.-)%s*$"
    if line:find "^%l+[.:][%l_]+[:(]" then
      if text then add_entry(entries, problems, text, where) end
      text = line
    elseif text then
      text = text .. " " .. line
    end
  end
  if text then add_entry(entries, problems, text, where) end
end

--- Entries of one source in C, and of the comments "---" of one in Lua.
function generate.entries(source, where, entries, problems)
  for comment in source:gmatch "/%*.-%*/" do
    local body = comment:sub(3, -3):gsub("\n %*", "\n")
    read_comment(body, where, entries, problems)
  end
  for comment in source:gmatch "\n(%-%-%-.-)\n%f[^-\n]" do
    read_comment(comment:gsub("%-%-%- ", ""), where, entries, problems)
  end
end

--- "owner.name" of everything a source registers: a field or method.
function generate.registered(source, found)
  for owner, word in source:gmatch '\nmethod%("(%l+)", "([%l_]+)"' do
    found[owner .. "." .. word] = true
  end
  for table_name, body in source:gmatch
    "([%w_]+)%[%] = (%b{});" do
    local owner = table_name == "menu_words" and "o"
      or (table_name == "game_methods" or table_name == "methods"
        or table_name == "fields") and "g"
      or table_name:match "^(%l+)_fields$"
      or table_name:match "^(%l+)_methods$"
    if owner then
      for word in body:gmatch '{"([%l_]+)"' do
        found[owner .. "." .. word] = true
      end
    end
  end
end

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "a"
  file:close()
  return text
end

local SOURCES = { "lua/words/bound.lua" }
for name in ("ask options tile cell corner pile edge feature figure game line "
  .. "link names overlay score suppose walk"):gmatch "%l+" do
  SOURCES[#SOURCES + 1] = "core/script/bind/" .. name .. ".c"
end

--- Steps that C runs: { word, what it takes }, as steps.h lists them.
local function native_steps(root)
  local source = read(root .. "/core/script/native/steps.h")
  local list = {}
  for word, takes in source:gmatch
    'X%(%u+,%s+"(%l+)",%s+[%l_]+,%s+"([^"]*)"%)' do
    list[#list + 1] = { word, takes }
  end
  return list
end

-- They must be those that lua/words/steps.lua knows to be.
local function compare_steps(root, problems)
  local meant = {}
  local body = read(root .. "/lua/words/steps.lua")
    :match "\nlocal NATIVE = (%b{})"
  for word in body:gmatch "\n  (%l+) = function" do meant[word] = true end
  for _, step in ipairs(native_steps(root)) do
    if not meant[step[1]] then
      problems[#problems + 1] = ("step %s: lua/words/steps.lua does not say "
        .. "when C may run it"):format(step[1])
    end
    meant[step[1]] = nil
  end
  for word in pairs(meant) do
    problems[#problems + 1] = ("step %s: core/script/native/steps.h lacks it")
      :format(word)
  end
end

--- All entries by owner, and what is wrong with them.
---@param root string folder with core/ and lua/
function generate.collect(root)
  local entries, found, problems = {}, {}, {}
  for _, name in ipairs(SOURCES) do
    local source = read(root .. "/" .. name)
    generate.entries(source, name, entries, problems)
    generate.registered(source, found)
  end
  local documented, by_owner = {}, {}
  for _, entry in ipairs(entries) do
    local key = entry.owner .. "." .. entry.name
    if not found[key] and key ~= "g.player" and key ~= "g.tile" then
      problems[#problems + 1] = key .. " is documented but not registered"
    end
    documented[key] = true
    by_owner[entry.owner] = by_owner[entry.owner] or {}
    table.insert(by_owner[entry.owner], entry)
  end
  local missing = {}
  for key in pairs(found) do
    if not documented[key] then missing[#missing + 1] = key end
  end
  table.sort(missing)
  for _, key in ipairs(missing) do
    problems[#problems + 1] = key .. " is registered but not documented"
  end
  compare_steps(root, problems)
  for _, list in pairs(by_owner) do
    table.sort(list, function(a, b)
      if a.field ~= b.field then return a.field == true end
      return a.name < b.name
    end)
  end
  return by_owner, problems
end

-- ---- comparing words -------------------------------------------------------

local function names_of(list)
  local set = {}
  for _, item in ipairs(list or {}) do set[item[1]] = true end
  return set
end

local function compare(what, documented, registered, problems)
  for _, name in ipairs(registered) do
    if not documented[name] then
      problems[#problems + 1] = ("%s: %s is not documented"):format(what, name)
    end
    documented[name] = nil
  end
  for name in pairs(documented) do
    problems[#problems + 1] = ("%s: there is no %s"):format(what, name)
  end
end

--- What lua/api.lua lacks of what words.lua, modules.lua, config.lua and the
--- tester take; a list of texts.
function generate.undocumented()
  local words, keys_of = require "words/vocabulary", require "common/keys"
  local problems = {}
  local known = {}
  for _, name in ipairs(words.plain) do known[#known + 1] = name end
  for _, name in ipairs(words.dotted) do known[#known + 1] = name end
  known[#known + 1] = "module"
  compare("words", names_of(api.words), known, problems)
  local fields = { module = require "source/modules".manifest_keys }
  for word, keys in pairs(words.fields) do fields[word] = keys end
  for _, entry in ipairs(api.words) do
    if fields[entry[1]] then
      compare(entry[1], names_of(entry.fields), fields[entry[1]], problems)
    end
  end
  for _, entry in ipairs(api.words) do
    if entry[1] == "on" then
      compare("on", names_of(entry.keys),
        keys_of(words.EVENTS), problems)
    end
  end
  compare("config", names_of(api.config), require "source/config".keys,
    problems)
  return problems
end

-- ---- notations -------------------------------------------------------------

-- The comment at the top of a Lua file, from the line on that begins so.
local function head_of(root, file, from)
  local text = read(root .. "/lua/" .. file):match "^(%-%-.-)\n[^%-]"
  local list, keep = {}, false
  for line in (text .. "\n"):gmatch "%-%-%-? ?(.-)\n" do
    keep = keep or line:find(from, 1, true) == 1
    if keep then list[#list + 1] = line end
  end
  return (table.concat(list, "\n"):gsub("\n+$", ""))
end

-- Forms and help of the sentences in lua/tester/expect.lua.
local function sentences(root)
  local source = read(root .. "/lua/tester/expect.lua")
  local list = source:match "expect%.sentences = (%b{})"
  local about = source:match "%-%-%- (Capital words: .-)\nexpect%.sentences"
  local out = {}
  for form, at in list:gmatch '{ "([^"]*)", ()"' do
    local help, after = list:match('^"([^"]*)"()', at)
    while list:find('^%s*%.%.%s*"', after) do
      local more, last = list:match('^%s*%.%.%s*"([^"]*)"()', after)
      help, after = help .. more, last
    end
    out[#out + 1] = { form, help }
  end
  return out, (about:gsub("\n%-%-%- ?", " "))
end

-- What modules see of the Lua library: the lists of the sandbox's own source.
local function library(root)
  local source = read(root .. "/core/script/sandbox/sandbox.c")
  local function list(name, prefix)
    local names = {}
    local body = source:match("const " .. name .. "%[%] = (%b{})")
    for word in body:gmatch '"(%l+)"' do
      names[#names + 1] = ("`%s%s`"):format(prefix, word)
    end
    return table.concat(names, " ")
  end
  local out = { "`pairs` " .. list("base", "") }
  local rows = source:match "libraries%[%] = (%b{});"
  for name, members in rows:gmatch '{"(%l+)", (%l+)}' do
    out[#out + 1] = list(members, name .. ".")
  end
  return out
end

-- Where the lists of the sandbox are not the whole truth.
local LIBRARY = "Besides the words above, rules see these functions of Lua, "
  .. "and no others: no files, clocks, random numbers, coroutines, `next` or "
  .. "`pcall`. `pairs` goes in a fixed order: numbers, then texts, then "
  .. "handles by what they are. Methods of texts are those of `string`. "
  .. "Everything that takes long is counted, see the limits in "
  .. "`core/tessera.h`."

local function markdown_library(out, root)
  out[#out + 1] = "## The Lua library\n"
  out[#out + 1] = LIBRARY .. "\n"
  for _, line in ipairs(library(root)) do out[#out + 1] = "* " .. line end
  out[#out + 1] = ""
end

local function markdown_keys(out)
  out[#out + 1] = "## Keys of answers\n"
  out[#out + 1] = api.about_keys .. "\n"
  out[#out + 1] = "| option | key | such as |\n|---|---|---|"
  for _, key in ipairs(api.keys) do
    out[#out + 1] = ("| %s | `%s` | `%s` |"):format(key[1], key[2], key[3])
  end
  out[#out + 1] = ""
end

-- Two ways to run a rule, with one meaning.
local TWO_WAYS = [[
A step has one meaning, the Lua function in the table, and two ways to run. Of
`expansions/base` no phase but `score` is a function, so a turn of the base game
hardly enters Lua:

```text
                       phase { "figure", run = { "offer", "figure" } }
                                            |
             a module wraps it in Lua, or an offer needs a function?
                      | yes                               | no
      function (g) g:offer("figure") end      script/native/steps.c lists the
      in a coroutine of the VM                options, and takes the answer
                      |                                   |
                      +---------> the same options, <-----+
                                  events and hashes
```

With `TESSERA_LUA_ONLY=1` in the environment the program, `tessera test`
included, takes the left way everywhere (`lua_only` in `tes_source` for programs
that embed the library): a difference would be a bug of the engine, and
`tests/properties/test_native.c` looks for one with every shipped module.
]]

local function markdown_steps(out, root)
  out[#out + 1] = "## Steps\n"
  out[#out + 1] = api.about_steps .. "\n"
  out[#out + 1] = "| step | stands for |\n|---|---|"
  for _, step in ipairs(api.steps) do
    out[#out + 1] = ("| `%s` | %s |"):format(step[1], step[2])
  end
  out[#out + 1] = "\n" .. TWO_WAYS
  out[#out + 1] = "| C runs | with |\n|---|---|"
  for _, step in ipairs(native_steps(root)) do
    out[#out + 1] = ("| `%s` | %s |"):format(step[1], step[2])
  end
  out[#out + 1] = ""
end

local function fenced(out, text)
  out[#out + 1] = "```text\n" .. text .. "\n```\n"
end

local function markdown_notations(out, root)
  out[#out + 1] = "## Notation of tiles\n"
  fenced(out, head_of(root, "tileset/resolve.lua", 'tileset { name'))
  out[#out + 1] = "## Notation of boards and answers in tests\n"
  fenced(out, head_of(root, "tester/board_text.lua", "A board is drawn"))
  fenced(out, head_of(root, "tester/answers.lua", 'play = "'))
  fenced(out, head_of(root, "tester/find_option.lua", "A text matches"))
  local list, about = sentences(root)
  out[#out + 1] = "## Sentences of expect\n"
  out[#out + 1] = "`expect` is one or several of these, separated by `;` or "
    .. "line ends. " .. about .. "\n"
  out[#out + 1] = "| sentence | |\n|---|---|"
  for _, one in ipairs(list) do
    out[#out + 1] = ("| `%s` | %s |"):format(one[1], one[2])
  end
  out[#out + 1] = ""
end

-- ---- Markdown --------------------------------------------------------------

local function markdown_fields(out, fields)
  if not fields then return end
  out[#out + 1] = ""
  out[#out + 1] = "| field | type | |"
  out[#out + 1] = "|---|---|---|"
  for _, field in ipairs(fields) do
    out[#out + 1] = ("| `%s` | `%s` | %s |"):format(field[1],
      field[2]:gsub("|", "\\|"), field[3])
  end
end

local function word_form(word)
  if word.any_key and word.fields then
    return ('%s.KEY { "%s", … }'):format(word[1], word.named)
  elseif word.any_key and word.args then
    return ("%s.KEY(%s)"):format(word[1], word.args)
  elseif word.any_key then
    return word[1] .. ".KEY"
  elseif word.keys then
    return word[1] .. "." .. "EVENT"
  elseif word.named then
    return ('%s { "%s", %s… }'):format(word[1], word.named,
      word.more and '"' .. word.more .. '", ' or "")
  end
  return ("%s(%s)"):format(word[1], word.args or "")
end

local function markdown_word(out, word, root)
  out[#out + 1] = ("### %s"):format(word[1])
  out[#out + 1] = ""
  out[#out + 1] = "`" .. word_form(word)
    .. (word.returns and " -> " .. word.returns or "") .. "`"
  out[#out + 1] = ""
  out[#out + 1] = word.text
  markdown_fields(out, word.fields)
  for i, key in ipairs(word.keys or {}) do
    if i == 1 then out[#out + 1] = "" end
    out[#out + 1] = ("* `%s%s.%s(%s)` – %s"):format(word[1],
      word.any_key and ".KIND" or "", key[1], key[2], key[3])
  end
  if word.example then
    out[#out + 1] = ""
    out[#out + 1] = "```lua\n" .. read(("%s/tests/docs/examples/%s.lua")
      :format(root, word.example)) .. "```"
  end
  out[#out + 1] = ""
end

local function signature(entry)
  if entry.field then
    return ("%s.%s: %s"):format(entry.owner, entry.name, entry.type)
  end
  return ("%s:%s(%s)%s"):format(entry.owner, entry.name, entry.args,
    entry.returns and " -> " .. entry.returns or "")
end

--- The reference as Markdown.
function generate.markdown(by_owner, root)
  local out = { "# Reference", "",
    "Made by `tessera doc --write` from `lua/api.lua` and the comments in "
      .. "`core/script/`; do not edit.", "",
    "A module is a folder with `rules.lua`, beside it `tests.lua` and "
      .. "`locale.lua`, or a single file of house rules. `tessera new` makes "
      .. "one; `tessera check` finds its mistakes, `tessera test` runs its "
      .. "tests. The [glossary](glossary.md) explains the terms.", "",
    "## Words of a module", "" }
  for _, word in ipairs(api.words) do markdown_word(out, word, root) end
  out[#out + 1] = "## Words of a tile file\n"
  for _, word in ipairs(api.tiles) do markdown_word(out, word, root) end
  for _, owner in ipairs(generate.ORDER) do
    out[#out + 1] = ("## %s\n\n%s\n"):format(generate.TYPES[owner],
      ABOUT[owner])
    for _, entry in ipairs(by_owner[owner] or {}) do
      out[#out + 1] = ("* `%s` – %s"):format(signature(entry), entry.text)
    end
    out[#out + 1] = ""
  end
  for _, section in ipairs { { "Fields of a test", api.test },
    { "Fields of a config", api.config }, { "Score", api.score },
    { "Award", api.award } } do
    out[#out + 1] = "## " .. section[1]
    markdown_fields(out, section[2])
    out[#out + 1] = ""
  end
  markdown_library(out, root)
  markdown_steps(out, root)
  markdown_keys(out)
  markdown_notations(out, root)
  return (table.concat(out, "\n"):gsub("\n+$", "\n"))
end

-- ---- LuaCATS ---------------------------------------------------------------

local function stub_params(out, args)
  local names = {}
  -- "name?: type" at commas outside brackets
  local depth, start = 0, 1
  local text = args .. ","
  for i = 1, #text do
    local c = text:sub(i, i)
    if c:find "[%(<{%[]" then depth = depth + 1 end
    if c:find "[%)>}%]]" then depth = depth - 1 end
    if c == "," and depth == 0 then
      local name, kind = text:sub(start, i - 1):match "^%s*([%w_.?]+): (.*)$"
      if name then
        out[#out + 1] = ("---@param %s %s"):format(name, kind)
        names[#names + 1] = (name:gsub("%?", ""))
      end
      start = i + 1
    end
  end
  return table.concat(names, ", ")
end

local function stub_return(out, returns)
  if not returns then return end
  local each = returns:match "^each (.*)$"
  out[#out + 1] = "---@return " .. (each and "fun(): " .. each or returns)
end

local function stub_class(out, name, fields)
  out[#out + 1] = "---@class " .. name
  for _, field in ipairs(fields) do
    out[#out + 1] = ("---@field %s %s %s"):format(
      field[1]:find "^%l[%w_]*$" and field[1] or ('["%s"]'):format(field[1]),
      field[2], field[3])
  end
  out[#out + 1] = ""
end

local function stub_owner(out, owner, entries)
  local class = generate.TYPES[owner]
  out[#out + 1] = "---" .. ABOUT[owner]
  out[#out + 1] = "---@class " .. class
  for _, entry in ipairs(entries) do
    if entry.field then
      out[#out + 1] = ("---@field %s %s %s"):format(entry.name, entry.type,
        entry.text)
    end
  end
  if owner == "feature" then out[#out + 1] = "---@field [string] any" end
  out[#out + 1] = ("local %s = {}\n"):format(class)
  for _, entry in ipairs(entries) do
    if not entry.field then
      out[#out + 1] = "---" .. entry.text
      local names = stub_params(out, entry.args)
      stub_return(out, entry.returns)
      out[#out + 1] = ("function %s:%s(%s) end\n"):format(class, entry.name,
        names)
    end
  end
end

local function optional(fields)
  local list = {}
  for i, field in ipairs(fields) do
    list[i] = { field[1] .. "?", field[2], field[3] }
  end
  return list
end

local function class_of(word)
  return word:sub(1, 1):upper() .. word:sub(2) .. "Words"
end

local function stub_word(out, word)
  local name = word[1]
  local fields = word.fields and optional(word.fields)
  if fields then
    local class = { ("---@class %s"):format(class_of(name)),
      ("---@field [1] string %s"):format(word.named) }
    for _, field in ipairs(fields) do
      class[#class + 1] = ("---@field %s %s %s"):format(field[1], field[2],
        field[3])
    end
    if name == "tile" or word.more then
      class[#class + 1] = "---@field [integer] any"
    end
    out[#out + 1] = table.concat(class, "\n") .. "\n"
  end
  out[#out + 1] = "---" .. word.text
  if word.any_key then
    local call = word.fields and "given: " .. class_of(name) or word.args
    if word.keys then
      out[#out + 1] = ("---@type table<string, %s>"):format(
        class_of(name))
      out[#out + 1] = name .. " = {}\n"
      out[#out + 1] = ("---@class %s"):format(class_of(name))
      out[#out + 1] = "---@overload fun(terms: table<string, "
        .. "integer|integer[]>)"
      for _, key in ipairs(word.keys) do
        out[#out + 1] = ("---@field %s fun(%s) %s"):format(key[1], key[2],
          key[3])
      end
      out[#out + 1] = ""
    else
      out[#out + 1] = ("---@type table<string, fun(%s)>"):format(call)
      out[#out + 1] = name .. " = {}\n"
    end
  elseif word.keys then
    out[#out + 1] = name .. " = {}\n"
    for _, key in ipairs(word.keys) do
      out[#out + 1] = "---" .. key[3]
      if key.names then
        out[#out + 1] = ("---@overload fun(%s)"):format(key[2])
        out[#out + 1] = "---@param names string|string[]"
        local names = stub_params(out, key[2])
        out[#out + 1] = ("function %s.%s(names, %s) end\n"):format(name,
          key[1], names)
      else
        local names = stub_params(out, key[2])
        out[#out + 1] = ("function %s.%s(%s) end\n"):format(name, key[1],
          names)
      end
    end
  else
    if word.names then
      out[#out + 1] = ("---@overload fun(%s)"):format(word.args)
      out[#out + 1] = "---@param names string|string[]"
    end
    local names = stub_params(out, word.args
      or "given: " .. class_of(name))
    if word.names then names = "names, " .. names end
    stub_return(out, word.returns)
    out[#out + 1] = ("function %s(%s) end\n"):format(name, names)
  end
end

--- Stubs for lua-language-server.
function generate.stubs(by_owner)
  local out = { "---@meta", "-- Made by `tessera doc --write`; do not edit.",
    "-- luacheck: ignore", "",
    '---@alias Side "N"|"E"|"S"|"W"',
    '---@alias Direction "N"|"NE"|"E"|"SE"|"S"|"SW"|"W"|"NW"',
    "---@alias Step [string, any?]", "" }
  for _, owner in ipairs(generate.ORDER) do
    stub_owner(out, owner, by_owner[owner] or {})
  end
  stub_class(out, "Score", api.score)
  stub_class(out, "Award", api.award)
  stub_class(out, "Test", optional(api.test))
  stub_class(out, "Config", optional(api.config))
  for _, word in ipairs(api.words) do stub_word(out, word) end
  for _, word in ipairs(api.tiles) do stub_word(out, word) end
  return (table.concat(out, "\n"):gsub("\n+$", "\n"))
end

return generate
