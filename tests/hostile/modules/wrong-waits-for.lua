-- load
-- expect: wrong-waits-for\.lua:6: when: there is no pile 'tils', did you mean 'tiles'\?
-- expect: wrong-waits-for\.lua:7: when: there is no feature 'raod', did you mean 'road'\?
module { "wrong-waits-for", needs = "base" }

add.exhausted({ when = { pile = "tils" } }, function() return true end)
on.placed({ when = { completed = "raod" } }, function() end)
