-- play
-- expect: module 'ask-rank', rank, turn [0-9]+: .*ask-rank\.lua:[0-9]+: rank cannot ask
module { "ask-rank", needs = "base" }

rank(function(_, player, g)
  g:ask(player, "rank", function(o) o:pass() end)
end)

phase { "tie", after = "tile", before = "figure", run = function(g)
  local road
  for any in g:features "road" do road = road or any end
  if not road then return end
  for player in g:seats() do
    for segment in road:segments() do
      g:deploy("meeple", segment, player)
      break
    end
  end
  g:majority(road)
end }
