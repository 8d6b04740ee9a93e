-- load
-- expect: (took longer than [0-9]+ ms|takes too long on this string)
return { title = (("a"):rep(60)):match(("a*"):rep(20) .. "b") }
