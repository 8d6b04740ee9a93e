-- Six tiles with a corn circle each, two of a kind: a road's, a city's and a
-- field's. Nobody stands on it. Where roads meet it, each of them ends.

tileset { "corn-circles", prefix = "circles1", title = "Corn Circles I",
          marks = { "corn-road", "corn-city", "corn-field" } }

look { "corn-road", symbol = "cart", fill = "#e3c04a", edge = "#5a4210" }
look { "corn-city", symbol = "castle", fill = "#e3c04a", edge = "#5a4210" }
look { "corn-field", symbol = "sheaf", fill = "#e3c04a", edge = "#5a4210" }

tile { "cNW-city", 1, "city field field city",
       "city NW", marks = { "corn-city" } }
tile { "cN-cE-city", 1, "city city field field",
       "field SL.SR.WL.WR touches=N,E", marks = { "corn-city" } }
tile { "cN-rE-field", 1, "city road field field",
       "field EL.ER.SL.SR.WL.WR touches=N", ends = "stop",
       marks = { "corn-field" } }
tile { "cN-rSW-field", 1, "city field road road",
       "road SW", "field EL.ER.SL.WR touches=N", "field SR.WL",
       marks = { "corn-field" } }
tile { "rSW-road", 1, "field field road road",
       "road SW", marks = { "corn-road" } }
tile { "rN-rS-rW-road", 1, "road field road road",
       ends = "stop", marks = { "corn-road" } }
