-- House rule: instead of placing a figure a player may fetch one back, which
-- brings no points.
module { "fetch-back", title = "Figures may be fetched back", version = "1",
  needs = "base" }

offer.figure { "fetch", list = { "figures", "fetch" },
  apply = function(g, _, figure) g:recall(figure) end }
