-- load
-- expect: too many classes
module { "many-classes", needs = "base" }

for i = 1, 5 do
  local classes = {}
  for k = 1, 8 do classes[k] = "class" .. i * 10 + k end
  piece { "p" .. i, class = classes }
end
