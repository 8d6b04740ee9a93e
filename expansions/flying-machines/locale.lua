text {
  en = {
    fly = "fly with", die = "die", distance = "flies", land = "land where?",
    lost = "no place to land: the figure stays at home",
    about = "machines that carry a follower to where others stand already",
  },
  it = {
    fly = "vola con", die = "dado", distance = "vola", land = "dove atterra?",
    lost = "nessun posto per atterrare: la figura resta a casa",
    module = "Le macchine volanti",
    about = "macchine che portano un seguace anche dove ci sono altri",
  },
  fr = {
    fly = "voler avec", die = "dé", distance = "vole",
    land = "où atterrir ?",
    lost = "nulle part où atterrir : la figurine reste à la maison",
    module = "Les machines volantes",
    about = "des machines qui mènent un partisan même où il y en a d'autres",
  },
  de = {
    fly = "fliegen mit", die = "Würfel", distance = "fliegt",
    land = "Wo landen?",
    lost = "kein Platz zum Landen: die Figur bleibt zu Hause",
    module = "Die Flugmaschinen",
    about = "Flugmaschinen, die eine Figur auch dorthin bringen, wo andere "
      .. "stehen",
  },
  sv = {
    fly = "flyg med", die = "tärning", distance = "flyger",
    land = "var landar den?",
    lost = "ingenstans att landa: figuren stannar hemma",
    module = "Flygmaskinerna",
    about = "maskiner som bär en följeslagare även dit där andra står",
  },
}
