-- play 3000
-- expect: module 'bomb-words', menace, turn [0-9]+: .*bomb-words\.lua:[0-9]+: .*too many different words
module { "bomb-words", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  for i = 1, 1 << 30 do g:note("word" .. i) end
end }
