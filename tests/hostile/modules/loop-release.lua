-- play
-- expect: module '[a-z-]+', [a-z.]+, turn [0-9]+: .*(took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory|more than [0-9]+ events)
module { "loop-release", needs = "base" }

-- whoever comes home goes out again
on.returned(function(g, figure, segment)
  if segment then g:deploy(figure.piece, segment, figure.owner) end
end)
