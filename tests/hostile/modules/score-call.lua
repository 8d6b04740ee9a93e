-- play
-- expect: module 'score-call', .*score-call\.lua:[0-9]+: .*a score has players, reason, rates and early, no 'rate'
module { "score-call", needs = "base" }

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
  g:score(road, { rate = { tile = 2 } })
end }
