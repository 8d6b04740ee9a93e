-- Die Stadt with the options that are not the default.
return {
  title = "Die Stadt, three players, other readings",
  modules = { "die-stadt" },
  options = { ["die-stadt"] = { first_pile = 10, second_pile = 20,
    guard_after_score = true, strict_beyond = true, empty_triggers = true,
    gate_is_extra = true, guards_pile2 = "last", guards_pile3 = "each",
    end_gap = 0 } },
  players = 3,
}
