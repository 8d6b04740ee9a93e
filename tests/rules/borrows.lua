-- borrows = in module{}: the rules of a module without its tiles.
module { "borrows", title = "A quiet siege", version = "1",
  borrows = "cathars" }

test "its rules are in the game, its tiles are not" {
  board  = "E> F^ .",
  draws  = "E",
  expect = "pile tiles holds 69; offers not cathars/cN^",
}

test "unless the config asks for them" {
  with   = { modules = { "cathars" } },
  expect = "pile tiles holds 75; offers cathars/cN",
}

test "or for the tiles alone" {
  with   = { tiles = { "cathars" } },
  board  = "cathars/cN> F^ .",
  play   = "A E< 2,0 meeple city",
  expect = "A scores city 4 (tile 3 x 1, pennant 1 x 1)",
}
