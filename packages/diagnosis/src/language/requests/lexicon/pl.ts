import type { RequestLexicon } from './request-lexicon.ts';

export const pl: RequestLexicon = {
  language: 'pl',
  negates: 'after',
  wishes: {
    look: 'pokaż*, powiedz*, sprawdź*, sprawdz*, zobacz*, wypisz*, ile, jaki*, które, który, dlaczego, kiedy, gdzie, kto, wyjaśnij*, przeczytaj*, policz*, porównaj*, znajdź*, poszukaj*, szukaj*, przeanalizuj*, zbadaj*, podaj*, podsumuj*, opisz*, oblicz*, przejrzyj*, zweryfikuj*, raport',
    check: 'przetestuj*, testy, test*, uruchom*, wykonaj*, zbuduj*, skompiluj*, lint*, zwaliduj*, waliduj*, odpal*',
    create:
      'dodawaj*, twórz*, stwórz*, utwórz*, utworz*, dodaj*, dopisz*, napisz*, wstaw*, zapisz*, wygeneruj*, zaimplementuj*, zrób*, zanotuj*, skopiuj*, eksportuj*, wyeksportuj*, zaimportuj*, przygotuj*, wpisz*, dodać, utworzyć, załóż*',
    change:
      'zmieniaj*, modyfikuj*, aktualizuj*, stosuj*, ruszaj*, zmień*, zmieni*, zaktualizuj*, edytuj*, zmodyfikuj*, dostosuj*, przekonwertuj*, zrefaktoryzuj*, zmigruj*, popraw*, ulepsz*, przełóż*, wymień*, zastosuj*, sformatuj*, uzgodnij*, ustaw*',
    replace:
      'nadpisuj*, zastępuj*, zastąp*, nadpisz*, przepisz*, zresetuj*, przywróć*, od nowa, od zera, odtwórz*, cofnij*, podmień*, jak było, jak wcześniej, do poprzedniego stanu',
    delete:
      'usuwaj*, wyrzucaj*, czyść*, kasuj*, usuń*, usun*, skasuj*, kasuj*, wyczyść*, opróżnij*, wyrzuć*, odinstaluj*, zniszcz*, wykreśl*, zlikwiduj*, pozbądź*, usunąć, skasować, zdejmij*, usunięci*, wywal*',
    archive: 'zarchiwizuj*, archiwizuj*, kosz, kosza, do kosza',
    clean: 'posprzątaj*, sprzątnij*, uporządkuj*, wyczyść*, zwolnij miejsce, zwolnij*, porządek, miejsce',
    move: 'przenieś*, przesuń*, uporządkuj*, posegreguj*',
    send: 'wysyłaj*, przesyłaj*, pisz*, powiadamiaj*, odpowiadaj*, wyślij*, wysłać, prześlij*, napisz*, powiadom*, odpowiedz*, odpisz*, przekaż*, opublikuj*, poinformuj*, ogłoś*, przypomnij*, zaproś*, daj znać, skomentuj*, zgłoś*, zawiadom*, udostępnij*, mail*',
    draft:
      'przetłumacz*, zaproponuj*, szkic*, wersję roboczą, wersja robocza, przygotuj*, zredaguj*, koszyk*, do koszyka',
    publish:
      'publikuj*, udostępniaj*, wypuszczaj*, opublikuj*, publik*, udostępnij*, wydaj*, upublicznij*, wrzuć*, wypuść*, release*',
    commit: 'zacommituj*, commit*, zatwierdź*',
    push: 'wypychaj*, pushuj*, wypchnij*, push*, wrzuć*, pull request, pr, zapushuj*',
    merge: 'scalaj*, łącz*, merguj*, scal*, połącz*, zmerguj*, merge*, rebase*, squash*, złącz*',
    deploy:
      'wdrażaj*, deployuj*, stosuj*, wdróż*, wdroż*, deploy*, wypuść*, zastosuj*, produkcj*, opublikuj*, zmigruj*, zdeployuj*',
    pay: 'płać*, kupuj*, zamawiaj*, przelewaj*, opłacaj*, zapłać*, opłać*, kup*, zamów*, przelej*, przelew*, subskryb*, odnów*, płatnoś*, ureguluj*, opłat*, zakup*',
    refund: 'zwracaj*, zwróć*, zwrot*, zrefunduj*, oddaj*, refund*, reklamacj*',
    book: 'rezerwuj*, zarezerwuj*, rezerw*, umów*, lot, hotel, stolik, bilet*, wizyt*',
    cancel:
      'odwołuj*, anuluj*, odwołaj*, zrezygnuj*, wypowiedz*, wypisz*, unieważnij*, przerwij*, rezygn*, odwołać, wycofaj*',
    schedule: 'zaplanuj*, przypomnij*, przypomnieni*, kalendarz*, codziennie, budzik, minutnik, cron, umów*',
    install: 'zainstaluj*, instal*, pakiet*, skonfiguruj*',
    start:
      'uruchamiaj*, włączaj*, restartuj*, uruchom*, włącz*, zrestartuj*, wystartuj*, aktywuj*, wznów*, restart*, odpal*',
    stop: 'zatrzymuj*, wyłączaj*, blokuj*, zatrzymaj*, wyłącz*, zablokuj*, zabij*, zakończ*, wstrzymaj*, dezaktywuj*, zamknij*, ubij*',
    set: 'ustaw*, skonfiguruj*, włącz*, wyłącz*, zablokuj*, odblokuj*, ściemnij*, przestaw*',
    fix: 'napraw*, popraw*, rozwiąż*, zadbaj*, musi przej*, ma się zgadzać, debuguj*, ogarnij*, usuń błąd, uporaj*, zajmij*',
    remember: 'zapamiętaj*, pamiętaj*, zanotuj*',
    skip: 'pomijaj*, wyłączaj*, pomiń*, pominął*, pominęł*, wyłącz*, obszed*, pomin*, zignoruj*, ignoruj*, wyłącz*, obejdź*, wyklucz*, bez testów, bez walidacji, bez sprawdz*, zakomentuj*, wymuś*, dezaktywuj*',
    lower: 'obniż*, zmniejsz*, poluzuj*, podnieś*, zwiększ*, próg, progu, zmień*, dostosuj*, złagodź*, ustaw*',
    mute: 'wycisz*, wyłącz*, wstrzymaj*, ucisz*, konserwacj*, uśpij*, zawieś*',
    approve: 'akceptuj*, zatwierdź*, zatwierdz*, zaakceptuj*, akceptuj*, potwierdź*, autoryzuj*, podpisz*, zgoda',
  },
  marks: {
    not: 'nie, bez, nigdy, nic, żaden, żadnych, żadnej, ani, unikaj*, zamiast',
    forget: 'zapomnij, zapominaj, wahaj',
    state: 'został, została, zostało, zostały, jest, są, był, była, było, były, ma, mają, działa',
    but: 'ale, jednak, lecz, oprócz, poza, bo, ponieważ, jeśli, potem, zanim, dopóki, aż, żeby',
    only: 'tylko, jedynie, wyłącznie, nic więcej, nic innego, ogranicz*, samo, sam',
    all: 'wszystko, wszystkie, wszystkich, wszyscy, każdy, każdą, każde, cały, całą, całe, całość, całkowicie, kompletn*, seria, serię, całej, całego',
    keep: 'zostać, niech zostan*, zachowaj*, zostaw*, zatrzymaj*, ruszaj*, dotykaj*, nienaruszon*, zostają, zostaje, pozostaw*',
    nothing: 'nic, niczego, nikogo, nikomu',
    yet: 'jeszcze, na razie, póki co, na tę chwilę',
    rest: 'innego, inne, innych, inny, reszta, reszty, resztę, pozostałe, pozostałych, nic więcej',
    self: 'sam, sama, sami, zajmę się, ja zrobię, zrobię to, biorę na siebie, ja się tym',
    off: 'trzymaj się z daleka, nie zaglądaj, nie wchodź',
    question: 'co, jaki*, jaka, jakie, ile, jak, dlaczego, czemu, kiedy, gdzie, kto, który, która, które, czy',
    says: 'mówi, powiedział, powiedziała, twierdzi, uważa, według, skarży się',
    yes: 'tak, ok, okej, dobrze, jasne, zgoda, śmiało, zrób to, potwierdzam, dokładnie, proszę bardzo, zgadza się, pewnie, działaj',
    halt: 'stop, stój, czekaj, zaczekaj, przestań, przerwij, zatrzymaj się',
    whatever:
      'za wszelką cenę, jak chcesz, według uznania, co trzeba, sandbox*, piaskownic*, środowisko testowe, obojętnie, jednorazow*',
    permanent: 'trwale, na stałe, na zawsze, bezpowrotnie, nieodwracalnie, definitywnie, naprawdę usuń*',
    public:
      'publiczn*, wszystkim, wszyscy, klientom, klienci, internet*, stron*, zewnętrzn*, newsletter*, ogłoś*, każdy',
    private: 'wewnętrzn*, prywatn*, poufn*, tajn*, tylko do odczytu, do odczytu',
    force: 'wymuś*, force*, nadpisz*, siłow*, squash*, przepisz*',
    inspect:
      'pokaż mi, pokaż, pokażcie, chcę * zobaczyć, chcę * przeczytać, chcę * sprawdzić, chcę * przejrzeć, chciał* * zobaczyć, chciał* * przeczytać, przeczytam, sprawdzę, przejrzę, zobaczę, daj mi, zapytaj mnie, zapytaj, spytaj, skonsultuj, muszę * zobaczyć, muszę * zatwierdzić',
    ahead:
      'zanim, najpierw, przed wysłaniem, przed wysyłką, przed zakupem, przed zamówieniem, przed publikacją, uprzednio, wcześniej',
    hold: 'tylko szkic, tylko wersja robocza, w wersjach roboczych, jako wersję roboczą, do wersji roboczych, jako szkic, w szkicach, do szkiców, folderze robocze, czekaj na moją, czekaj na moje, czekaj na mój, poczekaj na moją, poczekaj na moje, poczekaj na mój, aż zatwierdzę, dopóki nie, bez mojej zgody, nie wysyłaj jeszcze, jeszcze nie wysyłaj',
    most: 'najwyżej, maksymalnie, maks, maksimum, co najwyżej, nie więcej niż, mniej niż, poniżej, do, budżet, limit, pułap, nie przekracza*, nie drożej niż, taniej niż',
    each: 'za noc, za sztukę, miesięcznie, rocznie, od osoby, każdy, każda, za osobę',
    older: 'starsze niż, starszych niż, starsze, starszych, sprzed ponad, sprzed więcej',
    untouched:
      'nie ruszaj, nie dotykaj, ręce precz, zostaw * w spokoju, bez zmian, nie zmieniaj, nie modyfikuj, nie edytuj, zamrożon*, nienaruszon*, nie tykaj',
    spare:
      'zostaje, zostają, zachowaj*, pozostaje, pozostają, oprócz, poza, z wyjątkiem, wyjątkiem, ale nie, tylko nie, pomiń, zostaw * w spokoju, nie ruszaj, nie dotykaj, ma zostać, mają zostać, musi działać, wyłączon*',
    unseen:
      'nie może wiedzieć, nie może się dowiedzieć, nie powinien wiedzieć, nie powinna wiedzieć, nie może zobaczyć, nie powinien widzieć, nie może widzieć',
    unchanged: 'żadnych zmian, bez zmian, bez żadnych zmian',
  },
};
