-- Corn Circles II: six more tiles for the rules of the first set, alone or
-- together with its tiles.

module { "corn-circles-2", title = "Corn Circles II", version = "1",
  borrows = "corn-circles", tiles = "corn-circles-2" }
