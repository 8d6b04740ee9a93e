--- Making tables: their seats, links and first rows.

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local secrets = require "host.tables.link_secrets"
local store = require "host.tables.store"
local tasks = require "host.tables.tasks"
local T = require "host.common.text".get

local array = tes.json.array

local create = {}

local function seat_names(seats, count)
  local list = array()
  for i = 1, count do
    local given = seats[i] or {}
    list[i] = { name = given.name
        or T("seat", require "host.games.seats".letter(i - 1)),
      unnamed = given.unnamed or not given.name or nil,
      colour = given.colour or i - 1,
      bot = given.bot and bots.check(given.bot) or nil,
      open = given.open or nil }
  end
  return list
end

-- Links for seats that are people's, and one to look on. The first of the
-- seats is the maker's.
local function make_links(seats)
  local links, told = {}, { seats = array() }
  local function link(seat, maker)
    local secret = secrets.random(16)
    links[#links + 1] = { secret = secret, seat = seat, maker = maker }
    return secret
  end
  local made
  for i, seat in ipairs(seats) do
    told.seats[i] = tes.json.null
    if not seat.bot and not seat.open then
      told.seats[i] = link(i - 1, not made)
      made = true
    end
  end
  told.watch = link(-1, not made)
  return links, told
end

-- Rows that are written at a time: an imported game may have thousands, and the
-- answers of others would wait for all of them. A game as people play it is
-- written as fast as can be; of what is longer, so many rows a second.
local PART, USUAL, RATE = 50, 500, 2000

local function rest(self, seconds)
  local task = tasks.current()
  self.server.timers:at(tes.process.clock() + seconds,
    function() tasks.later(task) end)
  tasks.wait()
end

-- Writes a table with its rows, and then its links: until these are there,
-- nobody can find it.
local function keep(self, entry, links, rows, state)
  local before = store.making(entry)
  for first = 1, math.max(1, #rows), PART do
    local last = math.min(#rows, first + PART - 1)
    if last == #rows then
      for _, link in ipairs(links) do
        before[#before + 1] = store.linking(entry.id, link)
      end
    end
    local outcome = self:commit { game = entry.id, state = state, made = true,
      rows = table.move(rows, first, last, 1, {}), before = before }
    if outcome ~= "done" then fail.raise("store", T "serve.store_lost") end
    if first > USUAL then rest(self, PART / RATE) end
    before = {}
  end
end

--- Makes a table. Returns its id and links.
---@param self Tables
---@param made table recipe
---@param options { seats: table[], seed: integer?, clock: table?,
---  away: integer?, talk: boolean?, title: string?, keys: string[]?,
---  rows: table? }
function create.make(self, made, options)
  local keys = options.keys or {}
  local seed = options.seed or tes.process.entropy() << 31 ~
    tes.process.entropy()
  local id = secrets.random(9)
  local entry = { id = id, recipe = made, seed = seed,
    title = options.title or "", clock = options.clock,
    away = options.away, talk = options.talk,
    made = tes.child.now() }
  local game = self:opener(made)(entry, keys)
  local done, result = pcall(function()
    local standing = game:standing()
    local rows = {}
    for i, key in ipairs(keys) do
      rows[i] = { number = i, kind = "answer", seat = options.who and
        options.who[i] or -1, at = entry.made, data = { key = key } }
    end
    local begun = game:begin(array())
    for _, step in ipairs(begun.steps) do
      rows[#rows + 1] = { number = #rows + 1, kind = "answer",
        seat = step.player, at = entry.made, data = { key = step.key } }
    end
    entry.seats = seat_names(options.seats, options.count)
    local links, told = make_links(entry.seats)
    keep(self, entry, links, rows, begun.now.status or standing.status)
    self.server.metrics:count "tables_made"
    return { table = id, links = told }
  end)
  game:close()
  if not done then error(result, 0) end
  return result
end

return create
