import type { RequestLexicon } from './request-lexicon.ts';

export const it: RequestLexicon = {
  language: 'it',
  negates: 'after',
  wishes: {
    look: 'mostra*, dimmi, dammi, verific*, controll*, guard*, elenc*, quant*, qual*, perché, quando, dove, chi, spieg*, legg*, cont*, confront*, cerc*, trov*, analizz*, esamin*, riassum*, descriv*, calcol*, consult*, vedi, rivedi, stim*, indic*',
    check: 'test*, prov*, esegui*, esegu*, lanci*, compil*, lint*, valid*, build',
    create:
      'crea*, aggiung*, scriv*, inser*, annot*, gener*, implement*, salv*, fai, fare, metti, mett*, copi*, esport*, import*, prepar*, registr*, segna*, produ*',
    change:
      'cambi*, aggiorn*, modific*, adatt*, rinomin*, convert*, rifattor*, migr*, miglior*, corregg*, sostitu*, applic*, formatt*, riprogramm*, pass*, imposta*',
    replace:
      'sostitu*, sovrascriv*, riscriv*, reimpost*, ripristin*, reset*, ricrea*, rigener*, da zero, annulla le modifiche, rimetti*, com era, com erano, come prima, riporta*',
    delete:
      'elimin*, cancella*, cancell*, rimuov*, togli*, svuot*, butta*, scart*, disinstall*, distrugg*, leva*, pulisci*, eliminazione, sbarazza*',
    archive: 'archivi*, cestino, sposta nel cestino',
    clean: 'puli*, riordin*, liber*, fai spazio, spazio, sistem*, fai ordine',
    move: 'spost*, trasfer*, muov*, organizz*, riorganizz*',
    send: 'invi*, mand*, spedi*, scriv*, avvis*, notific*, rispond*, inoltr*, pubblic*, post*, inform*, annunci*, ricord*, invit*, di a, dì a, comment*, condivid*, comunic*, contatt*, sollecit*',
    draft: 'traduc*, riformul*, sugger*, propon*, bozz*, prepar*, redig*, carrello, abbozz*',
    publish: 'pubblic*, condivid*, diffond*, rilasci*, rendi pubblic*, post*, metti online, release*',
    commit: 'commit*, salva il lavoro',
    push: 'push*, carica*, pull request, pr',
    merge: 'merge*, unisc*, uni*, fond*, accorp*, combin*, rebase*, squash*',
    deploy:
      'deploy*, distribui*, rilasci*, metti in produzione, produzione, applica*, pubblic*, lanci*, migr*, release*',
    pay: 'paga*, pagh*, compr*, acquist*, ordin*, bonific*, trasfer*, abbon*, rinnov*, salda*, pagament*, ordine',
    refund: 'rimbors*, restitu*, storn*, reso, rendi, accredit*, cambi*',
    book: 'prenot*, appuntament*, volo, voli, hotel, tavolo, bigliett*, riserv*',
    cancel: 'annull*, disdi*, disdett*, cancell*, revoc*, interromp*, disiscriv*, rescind*, sospend*',
    schedule: 'pianific*, programm*, ricord*, promemoria, calendario, ogni giorno, sveglia, timer, agenda, cron',
    install: 'install*, pacchett*, configur*, dipendenz*',
    start: 'avvi*, riavvi*, accend*, attiv*, lanci*, riprend*, fai partire',
    stop: 'ferm*, arrest*, spegn*, spengi, disattiv*, blocc*, uccid*, termin*, metti in pausa, sospend*, chiud*',
    set: 'impost*, configur*, regol*, metti, defin*, blocc*, sblocc*, abbass*, alz*',
    fix: 'ripar*, corregg*, risolv*, sistem*, aggiust*, fai in modo, deve passare, deve essere, debug*, assicur*, occupati',
    remember: 'ricordati, memorizz*, tieni a mente, prendi nota',
    skip: 'salta*, ignor*, disattiv*, disabilit*, aggir*, esclud*, senza test, senza validazione, senza controll*, comment*, forz*, omett*',
    lower: 'abbass*, ridu*, allent*, alz*, aument*, soglia, soglie, cambi*, modific*, impost*, diminu*',
    mute: 'silenzi*, disattiv*, metti in pausa, spegn*, disabilit*, manutenzione, mute*, sospend*',
    approve: 'approv*, autorizz*, accett*, conferm*, firma*, convalid*, via libera',
  },
  marks: {
    not: 'non, senza, mai, niente, nulla, nessun, nessuna, né, evita*, invece di, anziché',
    forget: 'dimenticare, dimenticarti, dimentichi, dimenticate, esitare',
    state: 'è, sono, era, stato, stata, stati, state, ha, hanno, aveva, erano, ho, viene',
    but: 'ma, però, tuttavia, tranne, eccetto, perché, se, poi, prima, finché, mentre, così, salvo',
    only: "solo, soltanto, solamente, unicamente, nient'altro, esclusivamente, limita*",
    all: 'tutto, tutti, tutta, tutte, intero, intera, interamente, completo, completa, completamente, ogni, serie, qualsiasi, totalmente',
    keep: 'tieni, mantieni, manten*, conserv*, lascia*, tocca*, intatt*, restano, rest*',
    nothing: 'niente, nulla, nessuno',
    yet: 'ancora, per ora, per il momento, per adesso',
    rest: 'altro, altra, altri, altre, il resto, resto, nient altro, niente altro',
    self: 'io stesso, io stessa, noi stessi, lo faccio io, faccio io, ci penso io, me ne occupo io, lo farò io, farò io, pago io, da solo, da sola',
    off: 'stai fuori, resta fuori, sta alla larga, off limits',
    question: 'che, cosa, qual, quale, quali, quanto, quanta, quanti, quante, come, perché, quando, dove, chi',
    says: 'dice, ha detto, sostiene, afferma, pensa che, secondo, si lamenta',
    yes: "sì, ok, va bene, procedi, vai, fallo, certo, conferm*, perfetto, d'accordo, esatto, pure, vai avanti, giusto",
    halt: 'ferma, fermati, stop, aspetta, basta, alt, lascia perdere',
    whatever:
      'a qualunque costo, come vuoi, a tua discrezione, quello che serve, sandbox*, ambiente di prova, usa e getta',
    permanent: 'definitiv*, permanent*, per sempre, irreversibil*, senza passare dal cestino, sul serio',
    public: 'pubblic*, tutti, chiunque, clienti, internet, sito, estern*, newsletter, annunci*',
    private: 'intern*, privat*, riservat*, confidenzial*, segret*, sola lettura',
    force: 'forz*, force*, sovrascriv*, riscriv*, squash*',
    inspect:
      'deve controllar*, deve approvar*, deve legger*, deve veder*, deve dare, mostrami, mostramelo, mostramela, fammi vedere, fammelo vedere, fammela vedere, fammi leggere, fammelo leggere, voglio veder*, voglio legger*, voglio rilegger*, voglio controllar*, vorrei veder*, vorrei legger*, vorrei rilegger*, lo rileggo, la rileggo, lo leggo, la leggo, lo rileggerò, la rileggerò, lo controllo, la controllo, chiedimi, chiedi a me, avvisami, che lo veda, che io lo veda, che lo legga, che lo approvi',
    ahead: 'prima, prima di, prima che, in anticipo, innanzitutto',
    hold: 'decido io, solo bozza, solo una bozza, soltanto una bozza, in bozza, nelle bozze, come bozza, tra le bozze, nelle mie bozze, cartella bozze, aspetta il mio ok, aspetta il mio via libera, aspetta la mia, aspetta che io, finché non approvo, finché non lo, senza il mio ok, senza la mia approvazione, non inviar* ancora, non mandar* ancora, non spedir* ancora',
    most: 'al massimo, massimo, max, al più, non più di, meno di, sotto i, sotto, al di sotto di, fino a, budget, limite, tetto, senza superare, non superare, inferiore, entro i, entro',
    each: 'per notte, a persona, per persona, ciascuno, ciascuna, l uno, a notte, al mese, mensili, annui, al pezzo, cadauno',
    older: 'più vecchi, più vecchie, più vecchio, anteriori a, più antichi, di oltre, da più di',
    untouched:
      'non toccare, non toccate, giù le mani, lascia * com è, lascia * così com è, lascia * stare, senza toccare, non modificare, non cambiare, congelat*, intatto, intatta',
    spare:
      'resta, restano, rimane, rimangono, tieni, conserva, mantieni, tranne, eccetto, salvo, a parte, ma non, esclus*, esent*, lascia fuori, non toccare, deve restare, devono restare, deve continuare, resta fuori, restano fuori',
    unseen:
      'non deve sapere, non deve saperlo, non deve vedere, non deve vederlo, non deve leggere, non lo sappia, non deve scoprire, non deve ricevere',
    unchanged: 'nessuna modifica, nessun cambiamento, senza modificare',
  },
};
