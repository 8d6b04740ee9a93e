-- load
-- expect: there is no module 'basse'.*did you mean 'base'
module { "wrong-need", needs = "basse" }
