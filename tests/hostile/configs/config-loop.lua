-- load
-- expect: config-loop\.lua:[0-9]+: took longer than [0-9]+ ms
while true do end
