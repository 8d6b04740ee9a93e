-- play
-- expect: module 'write-weight', weight, turn [0-9]+: .*write-weight\.lua:[0-9]+: .*sealed|write-weight\.lua:[0-9]+: .*change
module { "write-weight", needs = "base" }

weight.meeple(function(figure, _, g) g:recall(figure) end)

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
