--- Texts of the laboratory, in French. See host/text.lua.

return {
  ["verb.arena.summary"] =
    "Faire jouer des bots contre des bots et les classer.",
  ["verb.compare.summary"] =
    "Trouver ce que change une règle : deux configs, mêmes graines.",
  ["lab.opt.resume"] =
    "garder les parties finies dans FILE et continuer avec celles qui " ..
    "y sont",
  ["lab.stopped"] =
    "Arrêté après %d sur %d ; avec --resume FILE, on peut " ..
    "continuer.",
  ["lab.stopped.resume"] =
    "Arrêté après %d sur %d ; la même commande continue (%s).",
  ["lab.journal.other"] =
    "%s : ce sont les parties d'un autre essai (règles, bots ou " ..
    "graine)",
  ["lab.journal.none"] = "%s : ce fichier n'a pas été écrit par --resume",
  ["arena.opt.pairs"] =
    "graines par paire de bots (100) ; chacune est jouée dans les " ..
    "deux sens",
  ["arena.opt.sprt"] =
    "arrêter dès qu'on sait si la part du premier bot est P0 ou P1",
  ["arena.opt.json"] = "écrire les nombres dans FILE en JSON",
  ["arena.opt.report"] = "écrire un rapport (HTML) dans FILE",
  ["arena.two"] =
    "une arène demande deux bots ou plus, par exemple : tessera arena " ..
    "greedy random",
  ["arena.sprt"] = "--sprt veut deux parts comme 0.5,0.55, pas %q",
  ["arena.sprt_two"] = "--sprt est pour deux bots",
  ["arena.players"] = "une arène demande un jeu à deux joueurs ou plus",
  ["arena.played"] = "parties",
  ["arena.wins"] = "victoires",
  ["arena.points"] = "points",
  ["arena.time"] = "par décision",
  ["arena.games"] = "%d {partie|parties} en %.1f s",
  ["arena.decided"] =
    "Décidé : une part de %g est plus probable pour %s, après %d " ..
    "{paire|paires} de parties.",
  ["arena.table"] = "Résultats",
  ["arena.cross"] = "Qui a battu qui",
  ["arena.verdict"] = "Verdict",
  ["arena.title"] = "Arène : %s",
  ["arena.head"] = "%d {partie|parties}, graines à partir de %d.",
  ["compare.opt.games"] =
    "graines (200) ; chacune est jouée avec les deux configs",
  ["compare.opt.json"] = "écrire les nombres dans FILE en JSON",
  ["compare.opt.report"] = "écrire un rapport (HTML) dans FILE",
  ["compare.two"] =
    "on compare deux configs, par exemple : tessera compare A.lua " ..
    "B.lua",
  ["compare.players"] =
    "les configs n'ont pas le même nombre de joueurs : %d et %d",
  ["compare.points"] = "points : %s",
  ["compare.term"] = "terme : %s (%s)",
  ["compare.wins"] = "victoires de %s",
  ["compare.figures.used"] = "figurines posées",
  ["compare.figures.blocked"] = "figurines jamais revenues",
  ["compare.course.lead_changes"] = "changements de meneur",
  ["compare.course.comeback"] = "remontées",
  ["compare.length.turns"] = "tours",
  ["compare.length.decisions"] = "décisions par tour",
  ["compare.length.matter"] = "part des décisions qui comptent",
  ["compare.total.points"] = "points par siège",
  ["compare.total.spread"] = "points entre premier et dernier",
  ["compare.change"] = "B - A",
  ["compare.sure"] = "plus que du hasard",
  ["compare.same"] =
    "Rien ne change : tout s'est déroulé de même, sur %d " ..
    "{partie|parties}.",
  ["compare.nothing"] =
    "Aucun changement qui soit plus que du hasard, sur %d " ..
    "{graine|graines}.",
  ["compare.more"] = "Plus : %s, de %.2f ± %.2f par partie.",
  ["compare.less"] = "Moins : %s, de %.2f ± %.2f par partie.",
  ["compare.title"] = "%s et %s",
  ["compare.head"] =
    "%d {graine|graines} à partir de %d, jouées avec les deux.",
  ["compare.words"] = "En mots",
  ["compare.numbers"] = "En nombres",
  ["lab.sqlite.exists"] =
    "%s existe déjà ; SQLite écrit un nouveau fichier",
  ["lab.sqlite.none"] = "ce programme a été construit sans SQLite",
  ["lab.sqlite.where"] = "--format sqlite demande --output FILE",
  ["lab.rows.format"] = "--rows demande --format csv, jsonl ou sqlite",
  ["simulate.opt.rows"] =
    "une ligne par partie (game), tour (turn) ou décision (decision)",
  ["simulate.opt.terms"] = "points selon les termes des règles, en colonnes",
  ["simulate.opt.rotate"] =
    "les bots changent de siège à chaque partie ; A est le bot qui y " ..
    "a commencé",
}
