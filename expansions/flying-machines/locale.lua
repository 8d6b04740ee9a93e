text {
  en = {
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
