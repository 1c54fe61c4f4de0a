import type { RequestLexicon } from './request-lexicon.ts';

export const nl: RequestLexicon = {
  language: 'nl',
  negates: 'clause',
  wishes: {
    look: 'toon*, laat zien, zeg*, controleer*, check*, bekijk*, kijk*, lijst*, hoeveel, welke, wat, waarom, wanneer, waar, wie, leg uit, lees*, tel, vergelijk*, zoek*, vind*, analyseer*, onderzoek*, geef me, vat samen, beschrijf*, bereken*, overzicht, vertel*, inspecteer*, ga na',
    check: 'test*, draai*, voer uit, uitvoeren, bouw*, compileer*, lint*, valideer*, run',
    create:
      'maak*, maken, voeg*, toevoeg*, schrijf*, zet*, noteer*, genereer*, implementeer*, sla op, opslaan, kopieer*, exporteer*, importeer*, bereid*, registreer*, vul*, aanmaken',
    change:
      'wijzig*, verander*, pas aan, aanpas*, pas*, werk bij, bijwerk*, update*, bewerk*, hernoem*, converteer*, refactor*, migreer*, verbeter*, verplaats*, corrigeer*, ruil*, formatteer*, verzet*, toepas*, omzet*',
    replace:
      'vervang*, overschrijf*, herschrijf*, reset*, herstel*, opnieuw, terugzet*, zet terug, draai terug, ongedaan, zet * terug, zoals het was, terug naar hoe',
    delete:
      'verwijder*, wis*, gooi*, haal weg, weghaal*, haal*, leeg*, maak leeg, deïnstalleer*, vernietig*, schrap*, schoon*, weg, delete*, opruim*',
    archive: 'archiveer*, prullenbak, prullenmand',
    clean: 'ruim*, opruim*, opschon*, schoon*, maak ruimte, ruimte, orden*',
    move: 'verplaats*, verhuis*, zet over, orden*, sorteer*',
    send: 'stuur*, verstuur*, verzend*, mail*, schrijf*, waarschuw*, meld*, antwoord*, doorstuur*, plaats*, post*, informeer*, kondig*, herinner*, nodig*, zeg*, reageer*, deel*, laat weten, dien in, bericht*',
    draft:
      'vertaal*, herformuleer*, stel voor, concept*, bereid*, opstel*, stel op, winkelwagen, winkelmandje, klaarzet*, zet klaar',
    publish: 'publiceer*, deel*, openbaar*, breng uit, release*, plaats*, online',
    commit: 'commit*, leg vast',
    push: 'push*, upload*, pull request, pr',
    merge: 'merge*, samenvoeg*, voeg samen, combineer*, rebase*, squash*',
    deploy: 'deploy*, uitrol*, rol uit, uitrollen, live, breng uit, toepas*, pas toe, productie, release*, migreer*',
    pay: 'betaal*, koop*, bestel*, maak over, overmaak*, abonneer*, verleng*, betaling*, reken af, afreken*, aanschaf*',
    refund: 'terugbetaal*, betaal terug, vergoed*, restitu*, retour*, geld terug, crediteer*',
    book: 'boek*, reserveer*, afspraak, vlucht, hotel, tafel, ticket*, kaartje*',
    cancel: 'annuleer*, zeg op, opzeg*, afzeg*, zeg af, stopzet*, intrek*, trek in, beëindig*, uitschrijf*',
    schedule: 'plan*, inplan*, herinner*, agenda, kalender, elke dag, wekker, timer, cron, afspraak',
    install: 'installeer*, pakket*, instel*, richt in',
    start: 'start*, herstart*, zet aan, aanzet*, activeer*, schakel in, inschakel*, hervat*',
    stop: 'stop*, zet uit, uitzet*, schakel uit, uitschakel*, deactiveer*, beëindig*, blokkeer*, kill*, sluit*, pauzeer*',
    set: 'stel*, instel*, zet*, configureer*, dim*, vergrendel*, ontgrendel*',
    fix: 'repareer*, herstel*, los op, oplos*, fix*, corrigeer*, zorg*, moet slagen, debug*, in orde, regel*',
    remember: 'onthoud*, noteer*',
    skip: 'sla over, uitgeschakeld, uitgezet, omzeild, genegeerd, overslaan, overgeslagen, negeer*, schakel uit, uitschakel*, omzeil*, uitsluit*, zonder tests, zonder validatie, zonder controle*, deactiveer*, zet uit, forceer*',
    lower: 'verlaag*, versoepel*, verhoog*, drempel*, pas aan, aanpas*, wijzig*, verminder*, zet*',
    mute: 'demp*, schakel uit, uitschakel*, zet uit, pauzeer*, stil*, onderhoud, snooze*, deactiveer*',
    approve: 'keur goed, goedkeur*, goedgekeurd, accordeer*, bevestig*, autoriseer*, teken*, geef vrij',
  },
  marks: {
    not: 'niet, niets, geen, nooit, zonder, in plaats van, noch, nog niet',
    forget: 'vergeet, vergeten, aarzel',
    state: 'is, zijn, was, waren, werd, werden, heeft, hebben, had, geweest, wordt',
    but: 'maar, echter, behalve, omdat, want, als, dan, voordat, totdat, daarna, tenzij',
    only: 'alleen, slechts, enkel, niets anders, uitsluitend, beperk*, verder niets',
    all: 'alle, alles, iedereen, elke, elk, hele, heel, volledig*, compleet, complete, gehele, reeks, serie, alle',
    keep: 'houd*, hou, bewaar*, laat staan, laat met rust, behoud*, onaangeroerd, blijf*, blijven',
    nothing: 'niets, iets, niemand',
    yet: 'nog niet, nog niets, nog geen, voorlopig, voor nu',
    rest: 'anders, andere, anderen, de rest, rest, overige, verder niets',
    self: 'ik * zelf, wij * zelf, we * zelf, zelf doe ik, dat doe ik, ik regel, regel ik, ik zal, ik ga, doe ik zelf',
    off: 'blijf weg, blijf uit, verboden terrein',
    question: 'wat, welk, welke, hoe, hoeveel, waarom, wanneer, waar, wie, wiens, of',
    says: 'zegt, zei, beweert, beweerde, vindt dat, volgens, klaagt',
    yes: 'ja, oké, ok, prima, ga je gang, doe maar, doe het, akkoord, zeker, bevestig*, klopt, graag, precies, is goed',
    halt: 'stop, wacht, halt, ho, hou op, laat maar',
    whatever:
      'wat er ook voor nodig is, naar eigen inzicht, zoals jij wilt, doe wat nodig is, sandbox*, testomgeving, wegwerp*, maakt niet uit',
    permanent: 'definitief, definitieve, permanent*, voorgoed, voor altijd, onherroepelijk*, echt verwijder*',
    public: 'openbaar*, publiek*, iedereen, klanten, internet, website, extern*, nieuwsbrief, aankondig*',
    private: 'intern*, privé*, vertrouwelijk*, geheim*, alleen lezen, leesrechten, alleen-lezen',
    force: 'force*, forceer*, overschrijf*, herschrijf*, squash*',
    inspect:
      'moet * nakijken, moet * goedkeuren, moet * lezen, moet * zien, laat me * zien, laat mij * zien, laat het me, laat me, toon me, toon mij, ik wil * zien, ik wil * lezen, ik wil * nalezen, ik wil * controleren, ik wil * bekijken, ik lees, lees ik, ik controleer, controleer ik, ik bekijk, vraag me, vraag mij, vraag het me, overleg, leg * voor, eerst laten zien, eerst tonen',
    ahead: 'voordat, voor je, eerst, vooraf, van tevoren, alvorens, voor verzending',
    hold: 'alleen concept, alleen een concept, in concept, in concepten, als concept, bij concepten, in de concepten, in mijn concepten, conceptenmap, wacht op mijn, totdat ik * goedkeur, tot ik * goedkeur, totdat ik * gezien, tot ik * gezien, zonder mijn akkoord, zonder mijn toestemming, nog niet versturen, nog niet verzenden, nog niet bestellen, verstuur nog niet*',
    most: 'maximaal, max, hooguit, hoogstens, ten hoogste, niet meer dan, minder dan, onder de, onder, tot, budget, limiet, grens, plafond, niet duurder dan, niet boven',
    each: 'per, elk, stuk, nacht, maand, jaarlijks, maandelijks, ieder',
    older: 'ouder dan, ouder, meer dan * oud, van voor',
    untouched:
      'blijf af, blijf van, handen af, niet aanraken, niet aankomen, raak * niet aan, kom * niet aan, laat * met rust, laat * zoals, ongemoeid, onaangeroerd, niet wijzigen, wijzig * niet, verander * niet, bevroren',
    spare:
      'blijft, blijven, bewaar, behoud, behalve, uitgezonderd, op * na, maar niet, alleen niet, niet aankomen, blijf af, blijf van, laat * met rust, laat * erbuiten, moet blijven, moeten blijven, blijft draaien, uitgesloten',
    unseen:
      'niet weten, niets weten, niet zien, niet lezen, niet horen, niet krijgen, niet te weten komen, niet achterkomen',
    unchanged: 'geen wijziging*, geen aanpassing*, geen verandering*, nergens aankomen, nergens aan',
  },
};
