-- host/games/hindsight.lua: what answers lost.

local check = ...

local tes = require "tes"
local bots = require "host.bots.by_name"
local fail = require "host.common.fail"
local hindsight = require "host.games.hindsight"
local recording = require "host.games.recording"
local session = require "host.games.session"

-- Few positions, so that the test is quick.
local FEW = { positions = 300 }

-- A game to some answer, with who answers: { level by seat }. With "normal" it
-- thinks as the judge does.
local function played(config, levels, answers, seed)
  local rules = fail.check(tes.ruleset.load { config_text = config })
  local going = session.new(rules, seed)
  local keys, who = {}, {}
  while #keys < answers do
    local player, count = going.game:pending()
    if not player then break end
    if player < 0 then
      fail.check(going:roll())
    else
      local level, index = levels[player + 1]
      local seen = bots.seen(going.game, player)
      if level == "judge" and count > 1 then
        index = hindsight.judge(going.game, 0, FEW).best
      else
        index = bots.say(level == "judge" and "greedy" or level, seen, player)
      end
      fail.check(bots.answer(going, player, count, index))
    end
    keys[#keys + 1] = going.save:key(#keys)
    who[#keys] = player
  end
  return keys, who, rules
end

local function record_of(rules, keys, seed, seat)
  local game = fail.check(rules:game(seed))
  return recording.of({ game = game, rules = rules, seats = {}, name =
    function() return "" end }, keys, seat)
end

local BASE = 'return { modules = { "base", "farmers" }, players = 2 }'

local keys, who, rules = played(BASE, { "judge", "random" }, 60, 5)
local list, lost, chosen, fair, missed = {}, { 0, 0 }, true, true, 0
for n, judged in hindsight.answers(record_of(rules, keys, 5), 0, FEW) do
  if judged then
    list[#list + 1] = { answer = n, lost = judged.lost, judged = judged }
    lost[judged.player + 1] = lost[judged.player + 1] + judged.lost
    fair = fair and judged.player == who[n] and judged.lost >= 0
      and judged.count > 1 and (judged.lost > 0) == (judged.best ~=
        judged.index) and judged.before[1] ~= nil and judged.after[1] ~= nil
    if judged.ideas[#judged.ideas].visits == 0 then missed = missed + 1 end
  else
    local game = record_of(rules, keys, 5)
    game:go(n - 1)
    local player, count = game.game:pending()
    chosen = chosen and (player < 0 or count == 1)
  end
end
check("every answer of a choice is judged, and nothing else",
  chosen and #list > 20)
check("who answered, and nobody gains", fair)
check("who answers as the judge would loses nothing", lost[1] == 0)
check("who answers at random loses much", lost[2] > 30)
check("answers that the search leaves out are judged", missed > 0)

local worst = hindsight.worst(list)
local sum, most = 0, 0
for _, one in ipairs(worst) do sum = sum + one.lost end
table.sort(list, function(a, b) return a.lost > b.lost end)
for i = 1, 3 do most = most + list[i].lost end
check("the three worst, in the order of the game", #worst == 3 and sum == most
  and worst[1].answer < worst[2].answer and worst[2].answer < worst[3].answer)

-- Alone, and after others: the same.
local alone = record_of(rules, keys, 5)
local same = true
for i = #list, 1, -5 do
  alone:go(list[i].answer - 1)
  local again = hindsight.judge(alone.game, alone.game:find(
    keys[list[i].answer]), FEW)
  same = same and again.lost == list[i].lost
    and again.best == list[i].judged.best
end
check("the same whatever was judged before", same)

-- Where hands are hidden each is judged by what it saw; a seat learns nothing
-- of the others' answers.
local HIDDEN = 'return { modules = { "base", "hand-of-three" }, players = 2 }'
keys, who, rules = played(HIDDEN, { "greedy", "random" }, 24, 3)
local own, others, all = 0, 0, 0
for n, judged in hindsight.answers(record_of(rules, keys, 3, 1), 0, FEW) do
  if judged and who[n] == 1 then own = own + 1 end
  if judged and who[n] ~= 1 then others = others + 1 end
end
for _, judged in hindsight.answers(record_of(rules, keys, 3), 0, FEW) do
  if judged then all = all + 1 end
end
check("hidden: one's own answers", own > 3)
check("hidden: none of the others'", others == 0)
check("hidden: whoever may see all is told of all", all > own)
