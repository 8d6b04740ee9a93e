-- play
-- expect: module 'no-pack-method', menace, turn [0-9]+: .*no-pack-method\.lua:[0-9]+: .*attempt to call a nil value \(method 'pack'\)
module { "no-pack-method", needs = "base" }

phase { "menace", after = "figure", run = function(g)
  local _, word = g:ask(g.player, "menace", function(o)
    o:word("choose", "strike")
    o:word("choose", "spare")
  end)
  if word == "spare" then return end
  return ("i8"):pack(1 << 40)
end }
