--- Testi di `tessera import` in italiano. Vedi host/common/text.lua.

return {
  ["verb.import.summary"] =
    "Fa una partita salvata di una partita di JCloisterZone.",
  ["verb.import.about"] =
    "FILE è ciò che salva JCloisterZone 5, .jcz. La partita è rigiocata " ..
    "dai suoi messaggi, finché entrambi i programmi conoscono le " ..
    "espansioni; ciò che manca viene nominato. Lo stato d'uscita 3 dice che " ..
    "non è la partita intera.",
  ["import.opt.output"] = "la partita salvata (altrimenti FILE.save)",
  ["import.opt.config"] =
    "mostra la configurazione che FILE richiede, senza giocare",
  ["import.no_file"] = "manca un file di JCloisterZone",
  ["import.done"] = "%s: seguiti %d {messaggio|messaggi} su %d",
  ["import.json"] = "questo non è JSON: %s",
  ["import.foreign"] =
    "questa non è una partita di JCloisterZone: nessun appVersion lo dice",
  ["import.old"] =
    "questo è di JCloisterZone %s, i cui file hanno un'altra forma; si " ..
    "leggono quelli della versione 5",
  ["import.large"] =
    "questo file supera %s: nessuna partita è così grande",
  ["import.setup_only"] =
    "questo file ha una preparazione e nessuna partita; `tessera play` " ..
    "ne fa una",
  ["import.first"] =
    "%s è di JCloisterZone: `tessera import %s` ne fa una partita salvata",
  ["import.wrong"] = "%s: atteso %s, non %s",
  ["import.nothing"] = "niente",
  ["import.long_text"] = "un testo lungo",
  ["import.kind_object"] = "un oggetto",
  ["import.kind_list"] = "una lista",
  ["import.kind_text"] = "un testo",
  ["import.kind_integer"] = "un numero intero",
  ["import.figure_id"] = "una pedina come 0.small.1",
  ["import.rotation"] = "R0, R90, R180 o R270",
  ["import.copies"] = "un numero da 0 a 99",
  ["import.seats"] = "da 1 a %s giocatori",
  ["import.set"] = "setup.sets: nessuno qui conosce le tessere '%s'",
  ["import.element"] = "setup.elements: nessuno qui conosce '%s'",
  ["import.without"] = "setup.elements: senza '%s' qui non c'è %s",
  ["import.rule"] = "setup.rules.%s: nessuno qui conosce il valore '%s'",
  ["import.start"] =
    "setup.start: la partita non comincerebbe con la tessera %s in quel punto",
  ["import.start_count"] =
    "setup.start: ha %d {tessera|tessere}, mentre la partita comincia con %d",
  ["import.tile"] =
    "%s: nessuno qui conosce la tessera %s; la partita finisce prima",
  ["import.gone"] =
    "%s: la tessera %s non si può più pescare; la partita finisce prima",
  ["import.unsaid"] =
    "il file non dice che cosa ha fatto il caso (%s); la partita finisce prima",
  ["import.figure"] =
    "%s: nessuno qui conosce la pedina '%s'; la partita finisce prima",
  ["import.message"] = "%s: %s non si può leggere; la partita finisce prima",
  ["import.offered"] =
    "%s: %s non è tra le risposte qui (%s); la partita finisce prima",
  ["import.stuck"] = "la partita è bloccata",
}
