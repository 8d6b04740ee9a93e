-- One tile: a road with four arms, and a maze where they meet.

tileset { "labyrinth", title = "The Labyrinth", marks = { "labyrinth" } }

look { "labyrinth", symbol = "ring", fill = "#5f8f3e", edge = "#2f4a1f",
       size = 1.5 }

tile { "rNESW", 1, "road road road road", "road NESW labyrinth" }
