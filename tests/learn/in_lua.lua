-- The learner's interface of `require "tessera"`. `play` is this test's own: a
-- game that C has played.
local check = ...
local tessera = require "tessera"
local learn = tessera.learn

local PLAIN = "return { modules = { 'base', 'farmers' }, players = 2 }"
local SECRETS = "return { modules = { 'base', 'farmers', 'hand-of-three', "
  .. "'objectives' }, players = 2 }"

local function load(config)
  return assert(tessera.ruleset.load { config_text = config })
end

local function raises(words, ...)
  local done, problem = pcall(...)
  return not done and tostring(problem):find(words, 1, true)
end

local function refuses(words, f, ...)
  local result, problem = f(...)
  return result == nil and problem.status == "input"
    and problem.text:find(words, 1, true)
end

-- Whether the numbers of a question are those that C has found.
local function same_row(space, game, seat, row)
  local legal = space:legal(game)
  local packed = {}
  for i, action in ipairs(legal) do
    packed[i] = string.pack("=I4", action or 0xffffffff)
  end
  local same = table.concat(packed) == row.actions
  for i, action in ipairs(legal) do
    same = same and space:action(game, i - 1) == action
      and space:option(game, action) == i - 1
  end
  if row.mask then
    same = same and space:mask(game) == row.mask
      and space:observe(game, seat) == row.planes
      and (space:option(game, 17) or 0xffffffff) == row.option
  end
  return same, #legal
end

local function same_game(config, seed)
  local rows = tessera.play(config, seed)
  local rules = load(config)
  local space <close> = assert(learn.space(rules))
  local game <close> = assert(rules:game(seed))
  local n = 0
  for player in game.pending, game do
    if player < 0 then
      assert(game:roll())
    else
      n = n + 1
      local same, count = same_row(space, game, player, rows[n])
      if not same then return false end
      assert(game:answer(n % count))
    end
  end
  return n == #rows and n > 50
end

check("a game has the numbers that C finds", same_game(PLAIN, 3))
check("one with secrets as well", same_game(SECRETS, 4))

local rules = load(PLAIN)
local space = assert(learn.space(rules, 21))
local game = assert(rules:game(5))
game:roll()

local schema = space:schema()
local last = schema.parts[#schema.parts]
check("the parts cover all actions",
  last.first + last.count == schema.actions and schema.parts[1].first == 0
  and last.name == "other" and #space:mask(game) == schema.actions)
local seen = space:observe(game, 0)
last = schema.planes[#schema.planes]
check("the planes cover an observation",
  last.first + last.count == schema.size and #seen == 4 * schema.size)
local now
for _, plane in ipairs(schema.planes) do
  if plane.name == "now" then now = plane end
end
local asked = string.unpack("i4", seen, 4 * (now.first + 5) + 1)
local _, count = game:pending()
check("an observation can be read by its parts",
  asked == count and now.dims[1] == now.count)
check("an even window is refused", refuses("odd", learn.space, rules, 20))
check("no such seat", refuses("seat", space.observe, space, game, 2))
check("a game of other rules is refused",
  raises("another ruleset", space.legal, space, load(PLAIN):game(1)))
check("an action that there is not", space:option(game, 1 << 30) == nil)
space:free()
check("a space that was freed is refused", raises("freed", space.schema, space))

-- Batches do what games do.
local games = 3
local batch = assert(learn.batch({ config_text = PLAIN },
  { games = games, threads = 2, stay = true, reward = "points",
    planes = true, window = 21 }))
assert(batch:reset { 5, 6, 7 })
space = assert(learn.space(rules, 21))
local single, total = {}, {}
for i = 1, games do
  single[i] = assert(rules:game(4 + i))
  total[i] = { 0, 0 }
end
local same, steps = true, 0
while batch:finished() < games do
  local actions = {}
  for i, one in ipairs(single) do
    while one:pending() == -1 do one:roll() end
    local legal = batch:legal(i)
    if #legal == 0 then
      actions[i] = learn.ANY
    else
      same = same and batch:now(i) == one:pending()
        and batch:mask(i) == space:mask(one)
      if steps % 10 == 0 then
        same = same
          and batch:observation(i) == space:observe(one, one:pending())
      end
      actions[i] = legal[steps % #legal + 1]
      assert(one:answer(space:option(one, actions[i])))
    end
  end
  assert(batch:step(actions))
  for i = 1, games do
    local _, _, taken, a, b = batch:now(i)
    same = same and (taken or learn.ANY) == actions[i]
    total[i][1], total[i][2] = total[i][1] + a, total[i][2] + b
  end
  steps = steps + 1
end
for i, one in ipairs(single) do
  local seat, done = batch:now(i)
  same = same and seat == -1 and done == 1 and one:score(0) == total[i][1]
    and one:score(1) == total[i][2]
end
check("a batch plays as its games do", same and steps > 80)
check("nothing is in the mask of a game that is over", #batch:legal(1) == 0)
assert(batch:reset { false, 9, false })
check("one game starts again",
  select(2, batch:now(1)) == 1 and select(2, batch:now(2)) == 0)
local before = batch:mask(2)
assert(batch:step { learn.ANY, learn.WAIT, learn.ANY })
check("a game can wait", batch:mask(2) == before)
for name, actions in pairs { negative = { 0, -1, 0 }, large = { 0, 1 << 40, 0 },
  wrong = { 0, 1 << 20, 0 } } do
  check("an action is refused: " .. name,
    refuses("game 1", batch.step, batch, actions))
end
check("too few actions", raises("one entry", batch.step, batch, { 0 }))
check("what is no action", raises("number expected", batch.step, batch,
  { 0, "x", 0 }))
check("too many seeds", raises("one entry", batch.reset, batch, { 1, 2, 3, 4 }))
check("no such game", raises("no such game", batch.legal, batch, 4)
  and raises("no such game", batch.now, batch, 0))
check("no such reward", refuses("reward", learn.batch, {},
  { games = 1, reward = "glory" }))
check("no games", refuses("games", learn.batch, {}, { games = 0 }))
check("its schema is that of a space",
  batch:schema().actions == space:schema().actions)
batch:free()
check("a batch that was freed is refused", raises("freed", batch.step, batch))

batch = assert(learn.batch({ config_text = PLAIN }, { games = 4 }))
for _ = 1, 200 do assert(batch:step()) end
check("any actions, by its own numbers; games start again",
  batch:finished() >= 4 and batch:observation(1) == nil)
