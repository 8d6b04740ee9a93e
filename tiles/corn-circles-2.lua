-- Six more tiles with a corn circle each, two of a kind.

tileset { "corn-circles-2", prefix = "circles2", title = "Corn Circles II",
          marks = { "corn-road", "corn-city", "corn-field" } }

look { "corn-road", symbol = "cart", fill = "#e3c04a", edge = "#5a4210" }
look { "corn-city", symbol = "castle", fill = "#e3c04a", edge = "#5a4210" }
look { "corn-field", symbol = "sheaf", fill = "#e3c04a", edge = "#5a4210" }

tile { "cN-cS-city", 1, "city field city field",
       "field EL.ER touches=N,S", "field WL.WR touches=N,S",
       marks = { "corn-city" } }
tile { "cNW-cES-city", 1, "city city city city",
       "city NW", "city ES", marks = { "corn-city" } }
tile { "cN-rS-field", 1, "city field road field",
       "field EL.ER.SL.SR.WL.WR touches=N", ends = "stop",
       marks = { "corn-field" } }
tile { "cN-rE-rW-field", 1, "city road field road",
       "field EL.WR touches=N", "field ER.SL.SR.WL", ends = "stop",
       marks = { "corn-field" } }
tile { "rE-rSW-road", 1, "field road road road",
       "road E end=stop", "road SW",
       "field NL.NR.EL.WR", "field ER.SL", "field SR.WL",
       marks = { "corn-road" } }
tile { "rN-rE-rSW-road", 1, "road road road road",
       "road N end=stop", "road E end=stop", "road SW",
       "field NL.ER.SL.WR", "field NR.EL", "field SR.WL",
       marks = { "corn-road" } }
