text {
  en = {
    ["how to play"] =
      "A figure may go on the flying machine of the tile just laid, instead of "
      .. "a part of that tile. A die says whether it flies one, two or three "
      .. "tiles, straight on as the machine points. There it lands on a road, "
      .. "city or monastery that is not complete, even if others stand on it. "
      .. "If there is none it comes home again.",
    ["about fly"] =
      "a die says how far; it lands on what is not complete there, or "
      .. "stays at home",
    ["explain land"] =
      "The die says on which tile. There it may join what is not "
      .. "complete, also where others stand.",
    fly = "fly with", die = "die", distance = "flies", land = "land where?",
    lost = "no place to land: the figure stays at home",
    about = "machines that carry a follower to where others stand already",
  },
  it = {
    ["how to play"] =
      "Una figura può andare sulla macchina volante della tessera posata, "
      .. "invece che su una parte della tessera. Un dado dice se vola di una, "
      .. "due o tre tessere, dritto dove punta la macchina. Lì atterra su una "
      .. "strada, una città o un monastero non completi, anche se vi stanno "
      .. "altri. Se non ce ne sono, torna a casa.",
    ["about fly"] =
      "un dado dice quanto lontano; lì atterra su ciò che è incompleto, "
      .. "o resta a casa",
    ["explain land"] =
      "Il dado dice su quale tessera. Lì può unirsi a ciò che è "
      .. "incompleto, anche dove ci sono altri.",
    fly = "vola con", die = "dado", distance = "vola", land = "dove atterra?",
    lost = "nessun posto per atterrare: la figura resta a casa",
    module = "Le macchine volanti",
    about = "macchine che portano un seguace anche dove ci sono altri",
  },
  fr = {
    ["how to play"] =
      "Une figurine peut venir sur la machine volante de la tuile posée, au "
      .. "lieu d'une partie de cette tuile. Un dé dit si elle vole d'une, deux "
      .. "ou trois tuiles, tout droit dans la direction de la machine. Là elle "
      .. "se pose sur un chemin, une ville ou une abbaye qui n'est pas "
      .. "terminé, même si d'autres s'y tiennent. S'il n'y en a pas, elle "
      .. "rentre.",
    ["about fly"] =
      "un dé dit jusqu'où ; elle s'y pose sur ce qui est inachevé, ou "
      .. "reste à la maison",
    ["explain land"] =
      "Le dé dit sur quelle tuile. Là elle peut rejoindre ce qui est "
      .. "inachevé, même où d'autres se trouvent.",
    fly = "voler avec", die = "dé", distance = "vole",
    land = "où atterrir ?",
    lost = "nulle part où atterrir : la figurine reste à la maison",
    module = "Les machines volantes",
    about = "des machines qui mènent un partisan même où il y en a d'autres",
  },
  de = {
    ["how to play"] =
      "Eine Figur darf statt auf einen Teil der gelegten Karte auf deren "
      .. "Flugmaschine. Ein Würfel sagt, ob sie eine, zwei oder drei Karten "
      .. "weit fliegt, geradeaus, wohin die Maschine zeigt. Dort landet sie "
      .. "auf einer Straße, in einer Stadt oder in einem Kloster, die nicht "
      .. "fertig sind, auch wenn andere dort stehen. Gibt es nichts, kommt sie "
      .. "wieder heim.",
    ["about fly"] =
      "ein Würfel sagt, wie weit; sie landet dort auf Unfertigem, oder "
      .. "sie bleibt zu Hause",
    ["explain land"] =
      "Der Würfel sagt, auf welcher Karte. Dort darf sie auf "
      .. "Unfertiges, auch wo schon andere stehen.",
    fly = "fliegen mit", die = "Würfel", distance = "fliegt",
    land = "Wo landen?",
    lost = "kein Platz zum Landen: die Figur bleibt zu Hause",
    module = "Die Flugmaschinen",
    about = "Flugmaschinen, die eine Figur auch dorthin bringen, wo andere "
      .. "stehen",
  },
  sv = {
    ["how to play"] =
      "En figur får ställas på flygmaskinen på den lagda brickan, i stället "
      .. "för på en del av brickan. En tärning säger om den flyger en, två "
      .. "eller tre brickor, rakt dit maskinen pekar. Där landar den på en "
      .. "väg, i en stad eller i ett kloster som inte är färdigt, även om "
      .. "andra står där. Finns inget sådant kommer den hem igen.",
    ["about fly"] =
      "en tärning säger hur långt; den landar där på något ofärdigt, "
      .. "eller stannar hemma",
    ["explain land"] =
      "Tärningen säger på vilken bricka. Där får den gå till något "
      .. "ofärdigt, även där andra står.",
    fly = "flyg med", die = "tärning", distance = "flyger",
    land = "var landar den?",
    lost = "ingenstans att landa: figuren stannar hemma",
    module = "Flygmaskinerna",
    about = "maskiner som bär en följeslagare även dit där andra står",
  },
}
