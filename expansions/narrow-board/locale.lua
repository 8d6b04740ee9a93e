text {
  en = {
    ["the board would be too wide"] = "the board would be too wide",
    about = "the board has only so many columns",
    ["played width"] = "The board may have %d columns at most.",
  },
  it = {
    ["the board would be too wide"] = "l'area di gioco sarebbe troppo larga",
    module = "Tavolo stretto",
    about = "l'area di gioco ha solo tante colonne",
    ["option width"] = "colonne che l'area può avere",
    ["played width"] = "L'area di gioco ha al massimo %d colonne.",
  },
  fr = {
    ["the board would be too wide"] = "le plateau serait trop large",
    module = "Plateau étroit",
    about = "le plateau n'a que tant de colonnes",
    ["option width"] = "colonnes que le plateau peut avoir",
    ["played width"] = "Le plateau a au plus %d colonnes.",
  },
  de = {
    ["the board would be too wide"] = "das Spielfeld würde zu breit",
    module = "Schmales Feld",
    about = "das Spielfeld hat nur so viele Spalten",
    ["option width"] = "Spalten, die das Feld haben darf",
    ["played width"] = "Das Feld darf höchstens %d Spalten haben.",
  },
  sv = {
    ["the board would be too wide"] = "spelplanen skulle bli för bred",
    module = "Smal spelplan",
    about = "spelplanen har bara så många kolumner",
    ["option width"] = "kolumner som planen får ha",
    ["played width"] = "Spelplanen får ha högst %d kolumner.",
  },
}
