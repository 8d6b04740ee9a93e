-- host/bots/by_name.lua: what is told to whoever asks for a hint.

local check = ...

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local session = require "host.games.session"

local CONFIG = 'return { modules = { "base", "bridges-castles-bazaars" }, '
  .. "players = 2 }"

-- A bridge that brings nothing is as good as to pass for who looks ahead a few
-- turns, and spends one of three.
local going = session.new(fail.check(tes.ruleset.load { config_text = CONFIG }),
  4)
local even, first, ordered = 0, true, true
while even < 4 do
  local player, count = going.game:pending()
  if not player then break end
  if player < 0 then
    fail.check(going:roll())
  else
    local ideas = bots.ideas(going.game, player, 9)
    for i = 2, #ideas do
      local less = ideas[1].margin - ideas[i].margin
      ordered = ordered and less > -.05
      if less < .05 and less > -.05
        and going.game:option(ideas[i].index).kind == "pass" then
        first = false
      end
    end
    if #ideas > 1 and going.game:option(ideas[1].index).kind == "pass"
      and ideas[1].margin - ideas[2].margin < .05 then
      even = even + 1
    end
    fail.check(going:answer(count > 1 and going.game:turn() % count or 0))
  end
end
check("answers as good as to pass", even > 0)
check("to pass comes before them", first)
check("and nothing before what is better", ordered)

-- Why: what the best does that the second does not, a figure that leaves home
-- only where it could claim something.
local bot_reasons = require "host.games.bot_reasons"
local told = session.new(fail.check(tes.ruleset.load { config_text =
  'return { modules = { "base", "farmers" }, players = 2 }' }), 7)
while told.game:pending() == -1 do fail.check(told:roll()) end
local seat = told.game:pending()
local best = bots.ideas(told.game, seat, 3)
local why = bot_reasons.why(told, seat, best)
check("each idea has its reasons", #why == #best)
check("the best closes a city: " .. tostring(why[1][1]),
  (why[1][1] or ""):find("^then possible: [AB] scores 4: completed city"))
check("what the others lose is no reason for them", #why[2] == 0)
local text = table.concat(bot_reasons.lines(told, seat, best, 79), "\n")
check("the terminal has the reasons below their answers",
  text:find "\n      then possible: [AB] scores 4: completed city" ~= nil)

-- A tile that is only turned otherwise on its cell is no other idea where it is
-- as good; what both the best and the next do is told as well, and what stays
-- where it stands is no new figure.
local turned, both, new = 0, 0, nil
local cards = session.new(fail.check(tes.ruleset.load { config_text =
  'return { modules = { "base", "abbot" }, players = 2 }' }), 5)
while cards.game:status() ~= "over" do
  local player, count = cards.game:pending()
  if player < 0 then
    fail.check(cards:roll())
  else
    local ideas = count > 4 and cards.game:answers() < 160
      and bots.ideas(cards.game, player, 3) or {}
    local known = {}
    for _, idea in ipairs(ideas) do
      local option = cards.game:option(idea.index)
      local cell = option.kind == "place" and option.x .. "," .. option.y
      for _, margin in ipairs(cell and known[cell] or {}) do
        turned = turned + (bots.even(margin - idea.margin) and 1 or 0)
      end
      if cell then known[cell] = { idea.margin } end
    end
    for _, line in ipairs(ideas[1] and bot_reasons.why(cards, player, ideas)[1]
      or {}) do
      both = both + (line:find "^[AB] scores %d+: .*, too%)$" and 1 or 0)
      if line:find "new figure, monastery" then
        for i = 0, cards.game:figures() - 1 do
          local figure = cards.game:figure(i)
          if figure.piece == "abbot" and figure.owner == player
            and figure.at == "segment" then
            new = line
          end
        end
      end
    end
    fail.check(cards:answer((bots.say("greedy", cards.game, player))))
  end
end
check("ideas of a tile are for different cells: " .. turned, turned == 0)
check("points that both bring are told: " .. both, both > 0)
check("an abbot who stays is no new figure: " .. tostring(new), new == nil)

-- What stands, scored now, is what the end brings if nothing more is done.
local held = require "host.games.held"
local function named(game, count, name)
  for i = 0, count - 1 do
    local option = game:option(i)
    if option.kind == name or option.verb == name then return i end
  end
end
-- Plays to the end: choose(player, count) is the answer of who is asked.
local function play_out(game_session, choose)
  local game = game_session.game
  while game:status() ~= "over" do
    local player, count = game:pending()
    if player < 0 then
      fail.check(game_session:roll())
    else
      fail.check(game_session:answer(choose(player, count)))
    end
  end
end
-- What an answer is itself is no reason for it, and what never is complete is
-- not worth less for that.
local never, itself, reasons_told, tried = {}, {}, 0, 0
for seed, modules in pairs { [4] = '"base", "bridges-castles-bazaars"',
  [8] = '"die-stadt"', [9] = '"base", "farmers"' } do
  local play = session.new(fail.check(tes.ruleset.load { config_text =
    ("return { modules = { %s }, players = 2 }"):format(modules) }), seed)
  play_out(play, function(player)
    local answers = play.game:answers()
    local ideas = answers > 20 and answers < 90 and answers % 3 == 0
      and bots.ideas(play.game, player, 3) or {}
    for i, lines in ipairs(bot_reasons.why(play, player, ideas)) do
      reasons_told = reasons_told + #lines
      for _, line in ipairs(lines) do
        if play.game:option(ideas[i].index).kind == "number" then
          itself[#itself + 1] = line:match "bids.*"
        end
        if play.game:option(ideas[i].index).kind == "pass" then
          itself[#itself + 1] = line:match "^[AB]: passes$"
        end
        if line:find "games tried out" or line:find "less in the end" then
          tried = tried + (line:find "%(%u [+-]%d" and 1 or 0)
        end
        if line:find "likely to be completed" then
          never[#never + 1] = line:match "quarter.*" or line:match "field.*"
        end
      end
    end
    return (bots.say("greedy", play.game, player))
  end)
end
check("many reasons: " .. reasons_told, reasons_told > 20)
check("of games that were tried out, what they end with: " .. tried, tried > 3)
check("none is the answer itself: " .. tostring(itself[1]), #itself == 0)
check("nor that it is never complete: " .. tostring(never[1]), #never == 0)

local function ends(game, index)
  local after <close> = game:clone()
  return after:answer(index) and after:status() == "over"
end
-- Plays a game in which all take what they can stand on sides for, and pass at
-- its end: what was expected at the last question, for each seat, and for what.
local function to_the_end(modules, seed)
  local last = session.new(fail.check(tes.ruleset.load { config_text =
    ("return { modules = { %s }, players = 2 }"):format(modules) }), seed)
  local game, expected, reasons = last.game, {}, {}
  play_out(last, function(player, count)
    local pass = named(game, count, "pass")
    if not pass or not ends(game, pass) then
      return named(game, count, "guard") or (bots.say("greedy", game, player))
    end
    for who = 0, 1 do expected[who] = game:score(who) end
    for _, event in ipairs(held.at_end(game)) do
      local who = event.player
      expected[who] = expected[who] + event.points
      reasons[event.reason] = true
    end
    return pass
  end)
  return last, expected, reasons
end
for seed, modules in pairs { [5] = '"base", "farmers"', [8] = '"die-stadt"' } do
  local last, expected, reasons = to_the_end(modules, seed)
  check(modules .. ": there was a last question to pass", expected[0] ~= nil)
  check(("%s: what is held is scored at the end: %d:%d, said %s:%s"):format(
    modules, last.game:score(0), last.game:score(1), expected[0], expected[1]),
    expected[0] == last.game:score(0) and expected[1] == last.game:score(1))
  if modules:find "stadt" then
    check("with what stands on sides", reasons["guard"])
  end
end

-- Where no figure can be placed, but one may come home, that is asked.
local report = require "host.games.report"
local home = session.new(fail.check(tes.ruleset.load { config_text =
  'return { modules = { "base", "abbot" }, players = 2 }' }), 3)
local asked = {}
play_out(home, function(_, count)
  local recall, more = false, false
  for i = 0, count - 1 do
    local option = home.game:option(i)
    if option.verb == "recall" then recall = true
    elseif option.kind ~= "pass" then more = true end
  end
  if recall then
    asked[more and "both" or "recall"] = report.question(home,
      home.game:decision())
  end
  return (home.game:turn() * 5 + home.game:answers()) % count
end)
check("nothing but the abbot may move: " .. tostring(asked.recall),
  asked.recall == "bring the abbot home?")
check("he, or a follower: " .. tostring(asked.both),
  asked.both and asked.both ~= asked.recall)

-- Die Stadt: kinds of goods multiply tiles, who stands on a wall is a guard,
-- and what is nobody's is put down by who answers.
local reasons = require "host.games.reasons"
local city = session.new(fail.check(tes.ruleset.load { config_text =
  'return { modules = { "die-stadt" }, players = 2 }' }), 3)
local expects = {}
play_out(city, function(player, count)
  local index = named(city.game, count, "guard")
    or bots.say("greedy", city.game, player)
  if #expects < 40 and city.game:turn() > 30 and count > 1 then
    local outcome = reasons.outcome(city, city.game, player, index)
    for _, line in ipairs(outcome and outcome.lines or {}) do
      expects[#expects + 1] = line
    end
  end
  return index
end)
-- All that has happened in a game, a line for each event.
local function told_of(game_session)
  local list, game = {}, game_session.game
  for i = 0, game:events() - 1 do
    list[i + 1] = report.event(game_session, game:event(i))
  end
  return table.concat(list, "\n")
end
local lines = told_of(city)
expects = table.concat(expects, "\n")
check("tiles times kinds", lines:find("completed market %(tiles %d "
  .. "× kinds of goods %d: %d+%)") ~= nil)
check("of one kind only tiles", lines:find
  "completed market %(tiles %d%)" ~= nil)
check("who stands on a wall is a guard",
  lines:find "[AB] deploys guard: " ~= nil)
check("who answers lays the gate and walls",
  expects:find "[AB] lays gate" ~= nil and not expects:find "moves on")

-- What a guard counted is told with its score: every building once.
local guards, counted_well = 0, true
for i = 0, city.game:events() - 1 do
  local event = city.game:event(i)
  if event.reason == "guard" and event.points > 0 then
    local sum, most, seen = 0, 0, #(event.counted or {})
    for _, item in ipairs(event.items) do
      sum, most = sum + item.count, math.max(most, item.count)
    end
    guards = guards + 1
    counted_well = counted_well and seen >= most and seen <= sum
  elseif event.kind == "score" then
    counted_well = counted_well and not event.counted
  end
end
check("guards with points: " .. guards, guards > 0)
check("what they counted is told, and of nothing else", counted_well)

-- A figure put down with either answer, on two features.
local function standing(kind, tiles, worth)
  local feature = { kind = kind, tiles = tiles, worth = { [0] = worth, 0 },
    chance = 0, owner = 0 }
  return { lines = {}, known = {}, home = 1, held = { [0] = feature },
    nodes = { [0] = tiles }, at_once = {}, worth = worth, left = 9 }
end
local start = session.new(fail.check(tes.ruleset.load { config_text =
  'return { modules = { "die-stadt" }, players = 2 }' }), 3)
local better = reasons.better(start, 0, standing("quarter", 5, 6),
  standing("street", 3, 4), "with that")
check("both of its features are named: " .. tostring(better[1]), better[1] ==
  "then possible: A, with a new figure, quarter of 5 tiles: worth 6 points "
  .. "now (with that, street of 3 tiles: 4)")

-- What puts down nothing keeps a figure.
local function keeping(count)
  return { lines = {}, known = {}, home = count, held = {}, nodes = {},
    worth = 0, left = 9 }
end
better = reasons.better(start, 0, keeping(5), keeping(4), "with that")
check("figures that stay at home: " .. tostring(better[1]),
  better[1] == "a figure kept for later: 5 figures at home (with that: 4)")

-- Who has only a bridge left is asked for that; whose figure goes to a castle
-- moves in there.
local fords = session.new(fail.check(tes.ruleset.load { config_text = CONFIG }),
  5)
local questions = {}
play_out(fords, function(_, count)
  local only = true
  for i = 0, count - 1 do
    local option = fords.game:option(i)
    only = only and (option.kind == "pass" or option.verb == "bridge")
  end
  if only and named(fords.game, count, "bridge") then
    questions[#questions + 1] = report.question(fords, fords.game:decision())
  end
  return named(fords.game, count, "castle")
    or (fords.game:answers() * 7 + 3) % count
end)
check("where there is only a bridge it is what is asked: "
  .. tostring(questions[1]), questions[1] == "build a bridge?")
lines = told_of(fords)
check("who builds a castle moves in",
  lines:find "([AB]): builds a castle\n%1: moves into the castle" ~= nil)

-- So does a mayor, who claims nothing without pennants.
local manors = fail.check(tes.ruleset.load { config_text =
  [[return { players = 2, modules = { "base", "abbey-and-mayor",
    "bridges-castles-bazaars" } }]] })
local moved
for seed = 1, 12 do
  local manor = session.new(manors, seed)
  play_out(manor, function(player, count)
    return named(manor.game, count, "castle")
      or (bots.say("greedy", manor.game, player))
  end)
  for i = 1, manor.game:events() - 1 do
    local event, before = manor.game:event(i), manor.game:event(i - 1)
    if event.kind == "deployed" and before.kind == "deployed"
      and event.figure and before.figure
      and manor.game:figure(event.figure).piece == "mayor"
      and manor.game:figure(before.figure).piece == "castle" then
      moved = moved or report.event(manor, event)
    end
  end
end
check("a mayor moves into a castle, too: " .. tostring(moved),
  moved ~= nil and moved:find ": moves into the castle$" ~= nil)

-- The best answer has a reason wherever it is compared; one that has fewer
-- points now says so; and what hardly differs is called as good.
local reasoned, fewer, even_told, asked_for = true, 0, true, 0
play_out(told, function(player, count)
  asked_for = asked_for + 1
  local ideas = asked_for <= 30 and bots.ideas(told.game, player, 3) or {}
  local answer = ideas[1]
    and bot_reasons.answer(told, player, ideas, {}).ideas or {}
  if answer[2] and answer[1].points and answer[2].points then
    reasoned = reasoned and #answer[1].why > 0
    if (answer[1].why[1] or ""):find "%d+ points? more of a lead now" then
      fewer = fewer + 1
    end
    for i = 2, #answer do
      even_told = even_told and (answer[i].even or false)
        == (answer[1].margin - answer[i].margin < .5)
    end
  end
  return count > 1 and told.game:turn() % count or 0
end)
check("the best answer has a reason", reasoned)
check("fewer points now are told, " .. fewer .. " times", fewer > 0)
check("less than half a point is as good", even_told)

-- What the rules of a running phase know tells positions apart: a higher bid
-- is another one, and to bid a point costs no thirty.
local sales = fail.check(tes.ruleset.load { config_text =
  'return { modules = { "base", "bridges-castles-bazaars" }, players = 3 }' })
local bids, apart, near = 0, true, true
for seed = 3, 6 do
  local sale = session.new(sales, seed)
  play_out(sale, function(player, count)
    local ideas = bids < 4 and count > 9 and named(sale.game, count, "bid")
      and named(sale.game, count, "pass")
      and bots.ideas(sale.game, player, 9) or {}
    local by_key = {}
    for _, idea in ipairs(ideas) do by_key[sale.game:key(idea.index)] = idea end
    local one, two = by_key["bid 1"], by_key["bid 2"]
    if one and two then
      bids = bids + 1
      apart = apart and one.margin ~= two.margin
      near = near and math.abs(ideas[1].margin - one.margin) < 8
    end
    return (sale.game:answers() * 5 + 1) % count
  end)
end
check("second bids: " .. bids, bids > 1)
check("a point more is another bid", apart)
check("a point costs no thirty", near)
