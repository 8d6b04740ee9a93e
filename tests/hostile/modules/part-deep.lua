-- play
-- expect: module 'part-deep', one, turn [0-9]+: .*part-deep\.lua:[0-9]+: parts of a turn lie within each other 4 deep at most
module { "part-deep", needs = "base" }

local S = state { on = "boolean" }

phase { "low", after = "figure" }

local last = "low"
for _, name in ipairs { "one", "two", "three", "four" } do
  phase { name, after = last, when = { state = "on" }, run = function(g)
    g:part_for(g.player.next, "low")
  end }
  last = name
end

phase { "menace", after = last, run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  S.on = word == "strike"
  if S.on then g:part_for(g.player.next, "low") end
end }
