-- play
-- expect: module 'loop-rank', rank, turn [0-9]+: .*
module { "loop-rank", needs = "base" }

rank(function() while true do end end)

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
