--- Texts of the laboratory, in French. See host/common/text.lua.

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
  ["lab.journal.damaged"] =
    "%s : %d {ligne abîmée|lignes abîmées}, à partir de la ligne %d ; " ..
    "ce qui y était est rejoué",
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
    "on compare deux configs, par exemple : tessera compare X.lua " ..
    "Y.lua",
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
  ["compare.change"] = "Y - X",
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
  ["compare.configs"] = "X est %s, Y est %s.",
  ["compare.bots"] = "Bots : %s.",
  ["compare.about"] = "Comment on a joué",
  ["compare.chart.points"] = "Points par partie",
  ["compare.chart.changes"] =
    "Changements (Y - X), intervalles à 95 pour cent ; " ..
    "plein : plus que du hasard",
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
  ["verb.simulate.summary"] =
    "Faire jouer beaucoup de parties par des bots, sur tous les cœurs.",
  ["verb.simulate.about"] =
    "La partie k sur N a la graine S + k - 1. La sortie ne dépend pas du " ..
    "nombre de cœurs. Le code de sortie 3 dit qu'une partie est restée " ..
    "bloquée.",
  ["verb.arena.about"] =
    "Chaque paire joue chaque graine dans les deux sens, pour que ni la " ..
    "chance ni la première place ne comptent.",
  ["verb.compare.about"] =
    "Chaque graine est jouée avec les deux configurations ; ce qui " ..
    "diffère vient des règles.",
  ["verb.tune.about"] =
    "Les poids qui gagnent restent ; le résultat est une table à " ..
    "coller.",
  ["simulate.opt.games"] = "nombre de parties (100 par défaut)",
  ["simulate.opt.jobs"] = "nombre de processus (par défaut : tous les cœurs)",
  ["simulate.opt.format"] =
    "ce qu'il faut afficher, sinon selon la fin du nom de FILE",
  ["simulate.opt.output"] = "écrire dans FILE au lieu de la sortie standard",
  ["farm.died"] = "%s, à chaque essai",
  ["simulate.stuck"] = "la partie de graine %d est bloquée : %s",
  ["simulate.failed"] =
    "dans la partie de graine %d une réponse a échoué : %s",
  ["stats.mean"] = "moyenne",
  ["stats.sd"] = "é.-t.",
  ["stats.min"] = "min",
  ["stats.max"] = "max",
  ["stats.wins"] = "victoires",
  ["stats.seat"] = "%s (%s)",
  ["stats.turns"] = "tours",
  ["stats.games"] = "%d {partie|parties} en %.2f s, %s parties/s",
  ["stats.stuck"] =
    "%d {partie est restée bloquée et ne compte|parties sont restées " ..
    "bloquées et ne comptent} pas",
  ["report.title"] = "%s : parties simulées",
  ["report.head"] = "%d {partie|parties}, graines %d à %d",
  ["report.scores"] = "Points par place",
  ["report.categories"] = "D'où viennent les points",
  ["report.categories.note"] = "Points moyens par partie.",
  ["report.wins"] = "Victoires par place, avec intervalles (95 %)",
  ["report.lead"] =
    "La première place marque en moyenne %+.2f points de plus que les " ..
    "autres (95 %% : %+.2f à %+.2f).",
  ["report.length"] = "Durée en tours",
  ["report.figures"] = "Figurines posées",
  ["report.figures.note"] = "Nombre moyen de poses par partie.",
  ["report.completion"] = "Terminés à la fin",
  ["report.completed"] = "%.0f %%, %.1f par partie",
  ["report.heat"] = "Où l'on pose les tuiles",
  ["report.heat.note"] =
    "Part des parties avec une tuile sur chaque case ; le jeu commence en " ..
    "0,0.",
  ["simulate.opt.save"] =
    "avec --games 1 : écrire la partie dans un nouveau FILE",
  ["simulate.save_one"] = "--save est pour une seule partie : --games 1",
  ["simulate.opt.report"] =
    "écrire aussi dans FILE une page avec des graphiques",
  ["verb.tune.summary"] =
    "Trouver de meilleurs poids pour les bots en les faisant jouer.",
  ["tune.opt.games"] = "paires de parties par série (400)",
  ["tune.opt.rounds"] = "séries (4)",
  ["farm.exit"] = "le processus s'est terminé avec le statut %d",
  ["farm.signal"] = "le processus a été tué par le signal %d",
  ["farm.seed"] = "graine %d",
  ["ranks.name"] = "rang %d (%s)",
  ["ranks.lost"] = "%s ne répond plus ; d'autres jouent ses parties",
  ["ranks.all_lost"] = "il ne reste aucun rang qui joue",
  ["ranks.silent"] = "le rang ne répondait plus",
  ["ranks.differ"] =
    "%s a d'autres règles, bots, options ou une autre version de ce programme",
  ["ranks.none"] =
    "plusieurs rangs ont été lancés, mais ce programme a été " ..
    "compilé sans Open MPI (libopenmpi-dev)",
  ["lab.stopped.kept"] =
    "Arrêté après %d sur %d ; avec --resume %s la même commande continue.",
  ["compare.none"] = "Aucune partie n'est arrivée à son terme.",
  ["lab.kept"] =
    "Les parties sont gardées : avec --resume %s la même commande ne " ..
    "fait plus qu'écrire.",
}
