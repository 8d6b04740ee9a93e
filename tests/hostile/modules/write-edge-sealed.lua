-- play
-- expect: module 'write-edge-sealed', allow.place, turn [0-9]+: .*no tile lies near this cell
module { "write-edge-sealed", needs = "base" }

allow.place(function(g, _, cell)
  if cell.x % 3 == 2 then g:edge(g:cell(cell.x + 9000, cell.y), "N") end
end)
