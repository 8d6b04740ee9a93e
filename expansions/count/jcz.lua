--- What JCloisterZone calls the things of this module, for `tessera import`.

return {
  sets     = { "count" },
  elements = { count = true },
  options  = { city = "open" },
  rules    = {
    ["coc-final-scoring"] = { option = "final", default = "market-only" },
    ["count-move"] = { option = "move", default = "by-player" },
  },
  zones    = { QUARTER_CASTLE = "castle", QUARTER_MARKET = "market",
    QUARTER_BLACKSMITH = "blacksmith", QUARTER_CATHEDRAL = "cathedral" },
  moves    = {
    ["MOVE_NEUTRAL_FIGURE count"] = { "count" },
    DEPLOY_MEEPLE = { "from" },
  },
  prefix   = "count/",
  tiles    = {
    ["CO/1"] = "01", ["CO/2"] = "02", ["CO/3"] = "03", ["CO/4"] = "04",
    ["CO/5"] = "05", ["CO/6"] = "06", ["CO/7"] = "07", ["CO/8"] = "08",
    ["CO/9"] = "09", ["CO/10"] = "10", ["CO/11"] = "11", ["CO/12"] = "12",
  },
}
