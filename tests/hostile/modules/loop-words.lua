-- load
-- expect: loop-words\.lua:[0-9]+: .*(took longer than [0-9]+ ms|needs more than the [0-9]+ KB of memory)
module { "loop-words", needs = "base" }

local i = 0
while true do
  i = i + 1
  mark("m" .. i)
end
