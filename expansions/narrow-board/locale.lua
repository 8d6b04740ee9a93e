text {
  en = {
    ["how to play"] =
      "The board may grow north and south as far as it will, but from west "
      .. "to east it has only so many columns, 8 as a rule. No tile may be "
      .. "laid where it would make the board wider.",
    ["the board would be too wide"] = "the board would be too wide",
    about = "the board has only so many columns",
    ["played width"] = "The board may have %d columns at most.",
  },
  it = {
    ["how to play"] =
      "L'area di gioco può crescere a piacere verso nord e sud, ma da ovest "
      .. "a est il numero di colonne è limitato, di regola a 8. Nessuna "
      .. "tessera si può posare dove la renderebbe più larga.",
    ["the board would be too wide"] = "l'area di gioco sarebbe troppo larga",
    module = "Tavolo stretto",
    about = "l'area di gioco ha solo tante colonne",
    ["option width"] = "colonne che l'area può avere",
    ["played width"] = "L'area di gioco ha al massimo %d colonne.",
  },
  fr = {
    ["how to play"] =
      "Le plateau peut s'étendre à volonté vers le nord et le sud, mais "
      .. "d'ouest en est le nombre de ses colonnes est limité, en règle "
      .. "générale à 8. Aucune tuile ne peut être posée là où elle le "
      .. "rendrait plus large.",
    ["the board would be too wide"] = "le plateau serait trop large",
    module = "Plateau étroit",
    about = "le plateau n'a que tant de colonnes",
    ["option width"] = "colonnes que le plateau peut avoir",
    ["played width"] = "Le plateau a au plus %d colonnes.",
  },
  de = {
    ["how to play"] =
      "Das Spielfeld darf nach Norden und Süden beliebig wachsen, hat aber "
      .. "von Westen nach Osten nur begrenzt viele Spalten, in der Regel 8. "
      .. "Keine Karte darf dorthin, wo sie es breiter machen würde.",
    ["the board would be too wide"] = "das Spielfeld würde zu breit",
    module = "Schmales Feld",
    about = "das Spielfeld hat nur so viele Spalten",
    ["option width"] = "Spalten, die das Feld haben darf",
    ["played width"] = "Das Feld darf höchstens %d Spalten haben.",
  },
  sv = {
    ["how to play"] =
      "Spelplanen får växa fritt mot norr och söder, men har från väster "
      .. "till öster bara ett begränsat antal kolumner, i regel 8. Ingen "
      .. "bricka får läggas där den skulle göra planen bredare.",
    ["the board would be too wide"] = "spelplanen skulle bli för bred",
    module = "Smal spelplan",
    about = "spelplanen har bara så många kolumner",
    ["option width"] = "kolumner som planen får ha",
    ["played width"] = "Spelplanen får ha högst %d kolumner.",
  },
}
