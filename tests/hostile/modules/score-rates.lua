-- play
-- expect: module 'score-rates', .*score-rates\.lua:[0-9]+: .*rates are points by the names of terms
module { "score-rates", needs = "base" }

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
  g:score(road, { rates = { tile = 2.5 } })
end }
