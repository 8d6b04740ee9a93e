-- play
-- expect: module 'deep-phase', menace, turn [0-9]+: .*deep-phase\.lua:[0-9]+: .*(stack overflow|needs more than the [0-9]+ KB of memory)
module { "deep-phase", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  local function deep() return 1 + deep() end
  deep()
end }
