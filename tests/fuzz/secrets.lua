--- Change a secret, and nothing that others can observe changes: random games
--- with secrets, twice each, with one hidden answer that is another. Whoever
--- may not know it asks the server for everything, looks on while it is given
--- and later, hears what is told, reads figures and log, and gets what a host
--- gives away: shared saves, pages, pictures, advice of bots. All of that is
--- the same, byte for byte.
--
-- Which answers are hidden, from whom, is what the game says (game:sees).

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local file = require "host.common.file"
local in_process = require "fuzz.in_process"
local roles = require "host.tables.roles"
local rng = require "host.common.rng"
local scratch = require "host.tables.scratch"
local seat_view = require "host.games.seat_view"
local secrets = require "host.tables.link_secrets"
local source = require "host.common.source"
local store = require "host.tables.store"
local table_game = require "host.tables.table_game"

local json = tes.json
local array = json.array

local ALL = -1 -- the view of who looks on; as player, CHANCE
local SEATS = 2
local ID = "TABLEID00000"
local LINKS = { [-1] = ("w"):rep(22), [0] = ("a"):rep(22), ("b"):rep(22) }

-- ---- one game, played at random --------------------------------------------

local function recipe_of(modules)
  local names = {}
  for i, name in ipairs(modules) do names[i] = ("'%s'"):format(name) end
  return { text = "{ modules = { " .. table.concat(names, ", ") .. " } }",
    set = array(), players = SEATS, lang = "en" }
end

local function views_of(game)
  local list = {}
  for view = ALL, SEATS - 1 do
    local seen = fail.check(game:view(view))
    list[view] = seen:hash()
    seen:free()
  end
  return list
end

-- Answers at random: { player, key, index, count, blind = views }.
local function play(recipe, seed, most)
  local game = table_game.open(recipe, seed, {})
  local random, list = rng.new(seed), {}
  while #list < most do
    local player, count = game.game:pending()
    if not player then break end
    local blind = {}
    for view = ALL, SEATS - 1 do
      if game.game:hides() and not game.game:sees(view) then
        blind[#blind + 1] = view
      end
    end
    local keys = {}
    for i = 0, math.min(count, 40) - 1 do keys[i] = game.game:key(i) end
    local done, index
    if player == ALL then
      done = game.save:roll()
    else
      for _ = 1, 20 do
        index = random:below(count)
        done = game.save:answer(index)
        if done then break end
      end
    end
    if not done then break end
    list[#list + 1] = { player = player, keys = keys,
      key = game.save:key(game.save:count() - 1), blind = blind }
  end
  game:close()
  return list
end

-- Answers that show what was hidden: a tile of a hand is laid.
local SHOWS = { lay = true }

-- How far both games go on by the same answers, with nothing to be seen of the
-- difference: the keys of both, and the views that do not see it. Of these two
-- answers, `blind` do not know which was given, but whoever gets something by
-- it does see what: one seat at most. The last result is false if others do.
local function twins(recipe, seed, list, at, other)
  local a = table_game.open(recipe, seed, {})
  local b = table_game.open(recipe, seed, {})
  local keys_a, keys_b, blind, well = {}, {}, list[at].blind, true
  local last = 0 -- after which nobody has to draw
  for i, entry in ipairs(list) do
    local key = i == at and other or entry.key
    local index_a, index_b = a.game:find(entry.key), b.game:find(key)
    if not index_b or b.game:pending() ~= a.game:pending() then break end
    fail.check(a.save:answer(index_a))
    if not b.save:answer(index_b) then break end
    if i >= at then
      local seen_a, seen_b, same = views_of(a.game), views_of(b.game), {}
      for _, view in ipairs(blind) do
        if seen_a[view] == seen_b[view] then same[#same + 1] = view end
      end
      if i == at then
        well = SHOWS[key:match "^%w+"] or
          seen_a[ALL] == seen_b[ALL] and #same >= #blind - 1
        blind = same
      end
      -- what comes later may show it
      if #same < #blind or #blind == 0 then break end
    end
    keys_a[i], keys_b[i] = entry.key, key
    if a.game:pending() ~= ALL then last = i end
  end
  keys_a, keys_b = table.move(keys_a, 1, last, 1, {}),
    table.move(keys_b, 1, last, 1, {})
  a:close()
  b:close()
  return keys_a, keys_b, blind, well
end

-- ---- one world: a server, everybody at the table, what they hear -----------

local function start(entry, keys, list, heard)
  local count = 0
  secrets.random = function(bytes) -- luacheck: ignore
    count = count + 1
    return ("%022d"):format(count):sub(1, math.ceil(bytes * 4 / 3))
  end
  local running = in_process.start(heard)
  if not running then return end
  local links, rows = {}, {}
  for seat = ALL, SEATS - 1 do
    links[#links + 1] = { secret = LINKS[seat], seat = seat,
      maker = seat == 0 }
  end
  for i, key in ipairs(keys) do
    rows[i] = { number = i, kind = "answer", seat = list[i].player,
      at = entry.made, data = { key = key } }
  end
  running.server.store:commit { { game = ID, rows = rows, state = "asking",
    before = store.making(entry, links) } }
  return running
end

-- Every method that a viewer may call, but those that change something.
local function questions(game)
  local list = {}
  for method, need in pairs(roles.needs) do
    if need == "viewer" and method ~= "leave" then
      list[#list + 1] = { method, { game = game } }
    end
  end
  for _, form in ipairs { "svg", "text" } do
    list[#list + 1] = { "render", { game = game, form = form } }
  end
  for tile = 0, 12 do
    list[#list + 1] = { "feature", { game = game, tile = tile, segment = 0 } }
  end
  list[#list + 1] = { "drawings", { game = game, types = array { 0, 1, 2 } } }
  list[#list + 1] = { "rows", { game = game, from = 0, limit = 5 } }
  list[#list + 1] = { "hint", { game = game, bot = "greedy" } }
  list[#list + 1] = { "answer", { game = game, key = "no such key" } }
  table.sort(list, function(x, y)
    return json.encode(x) < json.encode(y)
  end)
  return list
end

-- Figures and log, without times and bytes.
local function outside(running)
  local text = running.server:figures():gsub("[^\n]*_seconds[^\n]*\n", "")
    :gsub("[^\n]*memory_bytes[^\n]*\n", "")
  return text .. json.encode(array(running.log))
end

-- Runs a world: `keys` up to `from` are there, the others are given while
-- everybody looks on. Returns what each view has observed.
local function world(recipe, seed, list, keys, from)
  local entry = { id = ID, recipe = recipe, seed = seed, title = "",
    seats = array { { name = "A", colour = 0 }, { name = "B", colour = 1 } },
    made = 1000 }
  local seen = { [-1] = {}, [0] = {}, {} }
  local number, langs = {}, { [-1] = "de", [0] = "en", "en" }
  local running = start(entry, table.move(keys, 1, from, 1, {}), list,
    function(id, text)
      table.insert(seen[id - 2], text)
      local message = json.decode(text)
      local result = message.result
      if type(result) == "table" and result.game then
        number[id - 2] = result.game
      end
    end)
  if not running then return end
  local function say(view, method, params)
    running:message(view + 2, json.encode { jsonrpc = "2.0", id = 1,
      method = method, params = params })
    running:settle()
  end
  local function ask_all()
    for view = ALL, SEATS - 1 do
      say(view, "sit", { link = LINKS[view], row = 0 })
      say(view, "glance", { link = LINKS[view] })
      for _, question in ipairs(questions(number[view])) do
        say(view, question[1], question[2])
      end
    end
  end
  for view = ALL, SEATS - 1 do
    running:open(view + 2, "10.0.0." .. view + 2)
    say(view, "hello", { lang = langs[view] })
    say(view, "sit", { link = LINKS[view] })
  end
  ask_all()
  local live = running.server.tables.tables[ID]
  -- draws fall as the keys say
  local save = live.play.save
  live.play.save = setmetatable({ roll = function()
    local key = keys[save:count() + 1]
    local index = key and live.play.game:find(key)
    if index then return save:answer(index) end
    return save:roll()
  end }, { __index = function(_, name)
    return function(_, ...) return save[name](save, ...) end
  end })
  if from < #keys then
    local player = list[from + 1].player
    say(player, "answer", { game = number[player], key = keys[from + 1] })
    ask_all()
  end
  -- and it is taken back, with everybody's consent
  local asker = live.now.player or 0
  if asker >= 0 then
    say(asker, "undo", { game = number[asker], answers = 2 })
    if live.asked then
      say(1 - asker, "agree", { game = number[1 - asker],
        row = live.asked.row, yes = true })
    end
    ask_all()
  end
  for view = ALL, SEATS - 1 do table.insert(seen[view], outside(running)) end
  running.server.store:close()
  return seen
end

-- ---- what a host gives away: files, pages, pictures, what bots advise ------

-- What a verb prints.
local function printed(verb, args)
  local list, write = {}, tes.out.write
  tes.out.write = function(...) -- luacheck: ignore
    for _, text in ipairs { ... } do list[#list + 1] = tostring(text) end
  end
  local done, problem = pcall(require("host.verbs." .. verb).run, args)
  tes.out.write = write -- luacheck: ignore
  if not done then error(problem, 0) end
  return table.concat(list)
end

local hints = 0 -- positions in which bots were asked

-- What a view gets of a saved game of these answers, by the name of what made
-- it.
local function given_away(recipe, seed, keys, view)
  local whole = table_game.open(recipe, seed, {})
  for _, key in ipairs(keys) do
    fail.check(whole.save:answer(whole.game:find(key)))
  end
  local folder <close> = scratch.open()
  local all, part = folder:name "all.save", folder:name "part.save"
  local list, word = {}, seat_view.word(view)
  fail.check(whole.save:copy(all))
  fail.check(whole.save:share(view, part))
  list["a shared save"] = fail.check(file.read(part))
  local function verb(what, name, args, made)
    args[1], args.seat = all, word
    args.output = made and folder:name(made) or nil
    list[what] = printed(name, args)
    if made then list[what] = fail.check(file.read(args.output)) end
  end
  verb("replay", "replay", {})
  verb("replay --step --board", "replay", { step = true, board = true })
  verb("replay --html", "replay", { html = true }, "page.html")
  verb("render", "render", {}, "board.svg")
  list["a table that is exported"] = whole:text({ "A", "B" }, view)
  if whole.game:pending() == view and view >= 0 then
    hints = hints + 1
    for _, level in ipairs(bots.names) do
      list["a hint of " .. level] =
        json.encode(bots.ideas(whole.game, view, 9, level))
      list["a bot, " .. level] = tostring(bots.say(level, whole.game, view))
    end
  end
  whole:close()
  return list
end

-- ---- the test --------------------------------------------------------------

local count, failed = 0, 0

local function check(name, good, ...)
  count = count + 1
  failed = failed + (good and 0 or 1)
  io.stdout:write(good and "ok " or "not ok ", count, " - ", name, "\n")
  for _, seen in ipairs(good and {} or { ... }) do
    io.stdout:write("# ", tostring(seen):gsub("\n", " "):sub(1, 600), "\n")
  end
  io.stdout:flush()
end

-- What two who observe have not in common: from a little before the first
-- difference.
local function difference(a, b)
  for i = 1, math.max(#a, #b) do
    local x, y = a[i] or "nothing", b[i] or "nothing"
    if x ~= y then
      local n = 1
      while x:byte(n) == y:byte(n) do n = n + 1 end
      n = math.max(1, n - 100)
      return x:sub(n, n + 300), y:sub(n, n + 300)
    end
  end
end

-- What a view could tell two games by from what is given away.
local function compare_given(name, recipe, seed, a, b, view)
  local one = given_away(recipe, seed, a, view)
  local two = given_away(recipe, seed, b, view)
  for what, text in pairs(one) do
    if text ~= two[what] then
      check(("%s, seed %d: %s, as seen by %d"):format(name, seed, what, view),
        false, difference({ text }, { two[what] }))
    end
  end
end

-- Up to so many hidden answers of a game, each changed; how many there were.
local function try(name, recipe, seed, most)
  local list, pairs_ = play(recipe, seed, 60), 0
  local hidden = {}
  for i, entry in ipairs(list) do
    if #entry.blind > 0 and not SHOWS[entry.key:match "^%w+"] then
      hidden[#hidden + 1] = i
    end
  end
  local random = rng.new(seed + 1)
  for _ = 1, math.min(most, #hidden) do
    local at = table.remove(hidden, random:below(#hidden) + 1)
    local entry, others = list[at], {}
    for i = 0, #entry.keys do
      if entry.keys[i] and entry.keys[i] ~= entry.key then
        others[#others + 1] = entry.keys[i]
      end
    end
    local other = others[1 + random:below(math.max(1, #others))]
    if other then
      local a, b, blind, well = twins(recipe, seed, list, at, other)
      if not well then
        check(name .. ": a hidden answer is seen", false, entry.key, other)
      elseif #a >= at then
        pairs_ = pairs_ + 1
        -- given while all look on: from the answer that led to it
        local from = at - 1
        while from >= 1 and list[from + 1].player == ALL do
          from = from - 1
        end
        if from < 0 or list[from + 1].player == ALL then from = #a end
        for _, view in ipairs(blind) do
          compare_given(name, recipe, seed, a, b, view)
        end
        for _, start_at in ipairs { from, #a } do
          local one = world(recipe, seed, list, a, start_at)
          local two = world(recipe, seed, list, b, start_at)
          for _, view in ipairs(blind) do
            local x, y = difference(one[view], two[view])
            if x then
              check(("%s, seed %d: %s or %s, as seen by %d"):format(name, seed,
                entry.key, other, view), false, x, y)
            end
          end
        end
      end
    end
  end
  return pairs_
end

-- What a game has secrets by, beside others that draw or ask.
local MIXED = { "base", "objectives", "hand-of-three", "draw-two", "farmers",
  "abbot", "river" }

-- Every module with what it needs, if its games hide something; and some
-- together.
local function games()
  local described, list = {}, { MIXED }
  for _, module in ipairs(source.modules().modules) do
    described[module.name] = module
  end
  local function add(name, to)
    for _, need in ipairs(described[name].needs or {}) do add(need, to) end
    if not to[name] then
      to[name], to[#to + 1] = true, name
    end
    return to
  end
  for name in pairs(described) do
    local modules = add(name, {})
    local done, game = pcall(table_game.open, recipe_of(modules), 1, {})
    if done then
      if game.game:hides() then list[#list + 1] = modules end
      game:close()
    end
  end
  table.sort(list, function(x, y)
    return table.concat(x, " ") < table.concat(y, " ")
  end)
  return list, #list - 1
end

return function()
  local now = 5000
  in_process.clock = function() return 100 end
  in_process.now = function() return now end
  -- a game takes half a minute: two where somebody asks for more than CI does
  local asked = tonumber(os.getenv "TES_PROPERTY_GAMES") or 1
  local some = asked > 8 and 2 or 1
  local quick = os.getenv "TESSERA_SHORT"
    or os.getenv "TESSERA_VARIANT" == "asan"
  local most = quick and 1 or 3 -- pairs of a game
  local list, hiding = games()
  check("there are modules that hide something", hiding >= 2, hiding)
  for _, modules in ipairs(list) do
    local name, pairs_ = table.concat(modules, " + "), 0
    local before = failed
    for seed = 1, some do
      pairs_ = pairs_ + try(name, recipe_of(modules), seed, most)
    end
    check(("%s: nobody sees what is hidden (%d pairs)"):format(name, pairs_),
      failed == before and pairs_ > 0, pairs_)
  end
  check("bots were asked in some of the positions", hints > 0, hints)
  io.stdout:write("1..", count, "\n")
  return failed
end
