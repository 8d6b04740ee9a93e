-- play
-- expect: module 'rank-float', rank, turn [0-9]+: .*rank-float\.lua:[0-9]+: .*it must return a whole number
module { "rank-float", needs = "base" }

rank(function() return 1.5 end)

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
