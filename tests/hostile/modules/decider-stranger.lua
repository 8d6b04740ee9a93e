-- play
-- expect: module 'decider-stranger', decider, turn [0-9]+: .*decider-stranger\.lua:[0-9]+: .*one of the players it is given
module { "decider-stranger", needs = "base" }

decider(function(players) return players end)

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
