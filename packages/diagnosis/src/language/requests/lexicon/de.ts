import type { RequestLexicon } from './request-lexicon.ts';

export const de: RequestLexicon = {
  language: 'de',
  negates: 'clause',
  wishes: {
    look: 'zeig*, sag mir, sag, prüf*, überprüf*, schau*, sieh*, liste*, wie viele, wie viel, was, welche*, warum, wann, wo, wer, erklär*, les*, lies, zähl*, vergleich*, find*, such*, kontrollier*, analysier*, untersuch*, gib mir, nenn*, berechn*, fasse, zusammenfass*, beschreib*, überblick, übersicht, check*, ermittel*, klär*, schätz*',
    check: 'test*, lass*, führ*, ausführ*, bau*, kompilier*, lint*, validier*, laufen',
    create:
      'erstell*, anleg*, leg*, hinzufüg*, füg*, ergänz*, schreib*, mach*, trag*, eintrag*, notier*, generier*, implementier*, speicher*, erzeug*, setz* auf, einricht*, richte, kopier*, exportier*, importier*, bereite*, bau*, programmier*, hänge, leg',
    change:
      'änder*, ändere, aktualisier*, bearbeit*, anpass*, pass*, umbenenn*, benenn*, konvertier*, refaktor*, refactor*, migrier*, umstell*, stell*, upgrad*, verbesser*, wechsel*, tausch*, verschieb*, umbuch*, formatier*, korrigier*, wende*, anwend*, erhöh*, setz*, umwandel*, wandle',
    replace:
      'ersetz*, überschreib*, neu schreib*, zurücksetz*, setz* * zurück, wiederherstell*, stell* * wieder her, neu anleg*, neu erstell*, von vorn, rückgängig, revert*, auf den alten Stand, auf den vorherigen Stand, wie vorher, wie es war, wie sie war, wie er war, mach* * rückgängig',
    delete:
      'lösch*, entfern*, weg damit, wirf*, schmeiß*, räum*, beseitig*, leer*, tilg*, streich*, deinstallier*, verwerf*, verwirf*, nimm * vom netz, vom netz, raus, rauswerf*, vernicht*, loswerden, weg, abräum*, ausmist*, löschung*',
    archive: 'archivier*, papierkorb, ablage, ins archiv',
    clean:
      'aufräum*, räum*, bereinig*, säuber*, platz schaff*, platz mach*, schaff* platz, platz, putz*, ordne, ausmist*, entrümpel*',
    move: 'verschieb*, beweg*, umzieh*, sortier*, ordne*, leg*, verlager*, pack*',
    send: 'send*, schick*, verschick*, versend*, abschick*, absend*, mail*, schreib*, benachrichtig*, antwort*, weiterleit*, leite, poste*, posten, melde*, informier*, teil* mit, mitteil*, erinner*, lade* * ein, einlad*, sag*, gib * bescheid, bescheid, kommentier*, einreich*, reich*, mahnung*, zustell*, verkünd*, raus an, kann raus, können raus, darf raus, rausgehen, rausschick*, geht raus',
    draft:
      'übersetz*, formulier*, umformulier*, schlag * vor, entwurf*, entwirf*, entwerf*, vorbereit*, bereite*, aufsetz*, formulier*, warenkorb, einkaufswagen, merkliste',
    publish:
      'in die cloud, in der cloud, veröffentlich*, publizier*, freigeb*, gib * frei, teil*, online stell*, stell* * online, release*, poste*, publish*, freigabe',
    commit: 'commit*, einchecken, checke ein, festhalt*',
    push: 'push*, hochlad*, lade* * hoch, pull request, pr',
    merge: 'merge*, zusammenführ*, führ* zusammen, vereinig*, squash*, rebase*, zieh*, kombinier*',
    deploy:
      'deploy*, ausroll*, roll*, ausliefer*, liefer*, live, bereitstell*, stell* * bereit, einspiel*, spiel* * ein, release*, wende*, anwend*, veröffentlich*, produktiv, inbetrieb*, migrier*, in betrieb',
    pay: 'bezahl*, zahl*, überweis*, kauf*, bestell*, begleich*, zahlung*, spende*, abbuch*, abonnier*, abo, verläng*, beauftrag*, überweisung*',
    refund:
      'erstatt*, rückerstatt*, rückzahl*, zurückzahl*, zahl* * zurück, gutschrift*, gutschreib*, geld zurück, rückgabe, retour*, umtausch*, zurückgeb*',
    book: 'buch*, reservier*, termin*, umbuch*, platz, tisch, flug, zug, hotel',
    cancel:
      'stornier*, kündig*, abbestell*, absag*, sag* * ab, annullier*, widerruf*, abbrech*, brich* * ab, beend*, abmeld*, storno, kündigung',
    schedule: 'plan*, termin*, erinner*, kalender, jeden tag, jede woche, wecker, timer, eintrag*, ansetz*, cron',
    install: 'installier*, einricht*, richte*, aufsetz*, paket*, upgrad*',
    start:
      'start*, neustart*, hochfahr*, fahr* * hoch, schalt* * ein, einschalt*, anschalt*, schalt* * an, aktivier*, lass* laufen, anwerf*, mach* an, einschalten',
    stop: 'stopp*, beend*, anhalt*, halt*, abschalt*, schalt* * ab, ausschalt*, schalt* * aus, mach* aus, deaktivier*, herunterfahr*, fahr* herunter, sperr*, kill*, pausier*, abschieß*, schieß*',
    set: 'setz*, stell*, einstell*, konfigurier*, dimm*, verriegel*, entriegel*, schalt*, richte*, einricht*',
    fix: 'behe*, beheb*, reparier*, korrigier*, löse*, lösung*, fix*, bring*, kümmer*, in ordnung, debugg*, sorg*, muss laufen, zum laufen, klapp*, bereinig*, hinkrieg*, kriegen',
    remember: 'merk*, erinner*, behalte im kopf, denk daran, denk dran',
    skip: 'überspring*, übersprungen, ausgeschalt*, abgeschalt*, weggelassen, umgangen, ausgelassen, auslass*, lass * weg, weglass*, deaktivier*, ignorier*, abschalt*, schalt* * ab, ausschalt*, schalt* * aus, umgeh*, ausklammer*, auskommentier*, ohne tests, ohne prüfung, ohne validierung, unterdrück*, überspr*, erzwing*',
    lower:
      'senk*, reduzier*, lockere*, lockern, erhöh*, herabsetz*, setz*, anheb*, heb*, ändere*, änder*, abschwäch*, anpass*, grenzwert*, schwell*, runtersetz*, herunter*',
    mute: 'stumm*, stummschalt*, schalt* stumm, deaktivier*, abschalt*, schalt* * ab, ausschalt*, schalt* * aus, pausier*, unterdrück*, wartung*, quittier*',
    approve:
      'genehmig*, freigeb*, gib * frei, zustimm*, stimm* zu, bestätig*, absegn*, freigabe, bewillig*, autorisier*',
  },
  marks: {
    not: 'nicht, nichts, kein, keine, keinen, keinem, keiner, nie, niemals, ohne, statt, anstatt, weder, noch nicht, bloß nicht',
    forget: 'vergiss, vergessen, vergesst',
    state: 'wurde, wurden, worden, hat, haben, hatte, ist, sind, war, waren, gewesen, wird',
    but: 'aber, jedoch, doch, sondern, außer, weil, damit, falls, wenn, bevor, bis, dann, denn, während',
    only: 'nur, bloß, lediglich, ausschließlich, sonst nichts, nichts anderes, nichts weiter, allein, beschränk*',
    all: 'alle, alles, allen, aller, jede, jeden, jedes, jeder, ganze, ganzen, ganzes, gesamt*, komplett*, vollständig*, sämtlich*, serie, insgesamt, überall, restlos',
    keep: 'finger weg, hände weg, behalt*, behält, bleib*, lass * stehen, unangetastet, unverändert, erhalten, bewahr*, aufheben, lass * in ruhe, stehen lassen',
    nothing: 'nichts, irgendetwas, irgendwas, niemandem, niemanden',
    yet: 'noch nicht, noch nichts, noch kein*, vorerst, erstmal, erst mal, fürs erste, zunächst',
    rest: 'sonst, anderes, anderen, rest, übrige*, restliche*, nichts weiter',
    self: 'ich * selbst, ich * selber, wir * selbst, selbst mache ich, mache ich, machen wir, ich mache, übernehme ich, ich übernehme, ich werde, werde ich, erledige ich, ich erledige, kümmere ich mich, ich kümmere mich',
    off: 'halt dich * fern, tabu, bleib * weg',
    question: 'was, welche*, wie, wieviel*, warum, wieso, weshalb, wann, wo, woher, wer, wem, wen, wessen, ob',
    says: 'sagt, sagte, meint, meinte, behauptet, behauptete, laut, beschwert sich, schreibt dass, findet dass',
    yes: 'ja, klar, ok, okay, gerne, mach das, mach es, einverstanden, bestätig*, passt, genau, leg los, los, in ordnung, jawohl, natürlich, mach mal, nur zu, freigegeben',
    halt: 'stopp, stop, halt, warte, abbrechen, brich ab, aufhören, hör auf, moment',
    whatever:
      'egal wie, was immer nötig, wie du meinst, nach eigenem ermessen, entscheide du, mach was nötig, alles was nötig, sandbox*, testumgebung, wegwerf*, spielwiese',
    permanent: 'endgültig*, dauerhaft*, für immer, unwiderruflich*, wirklich lösch*, permanent*, restlos, nie wieder',
    public:
      'öffentlich*, alle, allen, jeder, jedem, kunden, website, webseite, internet, extern*, newsletter, welt, ankündig*, rundmail',
    private: 'intern*, privat*, vertraulich*, geheim*, nur lesen, nur lesend, schreibgeschützt, nur für',
    force: 'force*, erzwing*, überschreib*, squash*, zwangs*, umschreib*, gewalt*, hart',
    inspect:
      'muss * draufschauen, muss * freigeben, muss * prüfen, muss * ansehen, muss * lesen, muss * abnehmen, schaut * drüber, zeig mir, zeig * mir, zeige mir, zeigen sie mir, erst zeigen, vorher zeigen, zuerst zeigen, ich * sehen, ich * lesen, ich * prüfen, ich * gegenlesen, ich * durchlesen, ich * anschauen, ich * ansehen, ich * drüberschauen, ich * drüberlesen, ich * freigeben, ich lese, lese ich, ich prüfe, prüfe ich, ich schaue, schaue ich, lass mich, leg mir, leg es mir, leg * mir, frag mich, frag, rückfrage, sag mir, gegenlesen, absprechen, sprich * mit mir ab',
    ahead:
      'bevor, vorher, zuerst, erst, vorab, ehe, vor dem versand, vor dem absenden, vor dem abschicken, vor dem bestellen, vor der bestellung, vor der veröffentlichung',
    hold: 'entscheide ich, bis ich entscheide, ich entscheide, verlässt diesen rechner, verlässt den rechner, verlässt das haus, nur ein entwurf, bleibt entwurf, drüber schlafen, in den entwürfen, in die entwürfe, als entwurf, im entwurf, entwurfsordner, nur als entwurf, auf mein ok, auf meine freigabe, auf mein okay, warte auf mein*, bis ich * freigebe, bis ich * gelesen, bis ich * gesehen, zum gegenlesen, zur freigabe, noch nicht abschicken, noch nicht senden, noch nicht rausschicken, noch nicht bestellen, nicht ohne mein*',
    most: 'höchstens, maximal, max, bis zu, unter, unterhalb, weniger als, nicht mehr als, nicht über, budget, limit, obergrenze, grenze, allerhöchstens, günstiger als, keinesfalls mehr als, nicht teurer als',
    each: 'pro, je, jeweils, die nacht, im monat, monatlich, jährlich, täglich, das stück',
    older: 'älter als, älter, vor mehr als, die älter, älteren',
    untouched:
      'finger weg, hände weg, nicht anfassen, nicht anrühren, rühr * nicht an, fass * nicht an, lass * in ruhe, unangetastet, unverändert, bleibt wie, bleibt so, bleiben wie, nicht ändern, nicht verändern, ändere * nicht, nichts ändern, eingefroren, tabu, nicht angefasst',
    spare:
      'bleibt, bleiben, behalte, behalten, behältst, bleibt stehen, bleiben stehen, ausgenommen, außer, bis auf, nur nicht, bloß nicht, aber nicht, lass * aus, lass * weg, lass * in ruhe, rühr * nicht an, rührst * nicht an, fass * nicht an, fasst * nicht an, gehst * nicht ran, geh * nicht ran, nicht anfassen, nicht anrühren, läuft weiter, laufen weiter, muss weiterlaufen, weiterlaufen, bleibt an, bleibt zu, bleiben zu, verschon*',
    unseen:
      'nichts erfahren, nichts wissen, nichts mitbekommen, nicht erfahren, nicht wissen, nicht mitbekommen, nicht sehen, nicht lesen, nicht bekommen, nichts davon, nichts merken',
    unchanged: 'keine änderung*, keinerlei änderung*, nichts anfassen, nichts anrühren, fass nichts an, rühr nichts an',
  },
};
