look { "river", colour = "#3a78c8", glyph = "~", fill = "#4f9bd6",
  line = "water" }
