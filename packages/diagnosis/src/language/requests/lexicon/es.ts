import type { RequestLexicon } from './request-lexicon.ts';

export const es: RequestLexicon = {
  language: 'es',
  negates: 'after',
  wishes: {
    look: 'muéstra*, muestra*, dime, dígame, revis*, comprueb*, comprob*, verific*, mira*, list*, cuánt*, cuál*, qué, por qué, cuándo, dónde, quién, explica*, lee*, cuenta*, compar*, busca*, encuentr*, analiz*, investig*, dame, resum*, describ*, calcul*, consult*, averigu*, chequea*, estim*, indica*',
    check: 'prueba*, test*, ejecut*, corre*, compil*, lint*, valid*, lanza*, construy*',
    create:
      'hagas, haga, crea*, crear, cree, añad*, agreg*, escrib*, haz, hazle, hacer, inserta*, anota*, apunt*, gener*, implement*, guarda*, pon*, copia*, export*, import*, prepar*, registr*, elabor*, introduc*',
    change:
      'apliqu*, modifiqu*, actualic*, cambi*, actualiz*, edit*, modific*, ajust*, renombr*, convert*, conviert*, refactor*, migr*, mejor*, correg*, corrig*, mueve, reprogram*, aplic*, formate*, pasa*, subir, sube, adapt*',
    replace:
      'reemplac*, reemplaz*, sustitu*, sobrescrib*, reescrib*, restablec*, restaur*, reset*, rehaz, recre*, regener*, revert*, desde cero, deshaz, como estaba, como estaban, vuelve a poner, vuelve a dejar, deja como antes, devuelv*, recuper*',
    delete:
      'quit*, saqu*, vacíes, elimin*, borr*, quita*, quitar, vacía*, vaciar, tira*, descart*, suprim*, desinstal*, destru*, purga*, limpia*, saca*, retira*, deshazte, eliminación',
    archive: 'archiv*, papelera, manda a la papelera',
    clean: 'limpi*, orden*, libera*, haz espacio, hacer espacio, espacio, despej*',
    move: 'muev*, mover, traslad*, pasa*, organiz*, reorganiz*, transfier*, transfer*',
    send: 'mand*, notifiqu*, publiqu*, envíe*, envía*, envi*, manda*, mandar, escríbe*, escrib*, avis*, notific*, respond*, reenví*, contest*, public*, inform*, anunci*, recuérda*, recuerd*, invit*, dile, diles, comenta*, comparte*, compart*, present*, contact*',
    draft: 'traduc*, traduz*, reformul*, sugier*, propon*, borrador*, prepar*, redact*, carrito, cesta',
    publish:
      'a la nube, en la nube, publiqu*, public*, compart*, difund*, lanza*, libera*, hazlo público, sube*, release*, poste*',
    commit: 'commit*, confirma*, guarda*',
    push: 'hagas push, haz push, push*, sube*, empuj*, pull request, pr',
    merge: 'merge*, fusion*, combin*, une, unir, junta*, rebase*, squash*, integr*',
    deploy:
      'publiqu*, lances, despleg*, desplieg*, implant*, lanza*, pon* en producción, producción, aplica*, apliques, publica*, migr*, release*, sube*',
    pay: 'pidas, pagu*, paga*, pagues, compr*, pide, pedir, encarg*, transfier*, transfer*, suscrib*, renuev*, renov*, abon*, cobra*, pago*, pedido*',
    refund: 'reembols*, devuelv*, devolv*, devoluci*, abon*, reintegr*, cambi*',
    book: 'reserv*, cita, vuelo*, hotel, mesa, billete*, boleto*, coge',
    cancel:
      'cancel*, anul*, date de baja, da de baja, dar de baja, baja, suspend*, revoca*, rescind*, interrump*, abort*',
    schedule:
      'program*, agend*, recuérda*, recordatorio*, calendario, cada día, todos los días, alarma*, temporizador, cron, cita*',
    install: 'instal*, paquete*, configur*, dependenc*',
    start: 'arranqu*, inici*, arranc*, reinici*, enciend*, encend*, activ*, lanza*, levant*, reanud*',
    stop: 'pares, bloqu*, deten*, detén, para, parar, apag*, desactiv*, bloque*, mata*, paus*, cierra*, suspend*, corta*',
    set: 'pon*, configur*, ajusta*, establec*, fija*, defin*, bloque*, desbloque*, baja, sube',
    fix: 'arregl*, corrig*, correg*, repar*, soluc*, resuelv*, resolv*, haz que, debe pasar, tiene que, encárgate, ocúpate, depur*, asegúr*',
    remember: 'recuerda que, memoriz*, acuérdate, toma nota',
    skip: 'salta*, omit*, ignor*, desactiv*, evita las, excluy*, sin pruebas, sin tests, sin validar, sin validación, coment*, deshabilit*, fuerza*, forza*',
    lower: 'baj*, reduc*, relaj*, sub*, aument*, ajust*, umbral*, cambi*, modific*, rebaj*, pon*, eleva*',
    mute: 'silenci*, calla*, desactiv*, paus*, apag*, deshabilit*, mantenimiento, mute*, suspend*',
    approve: 'aprueb*, aprob*, autoriz*, acept*, confirma*, firma*, visto bueno, valida*',
  },
  marks: {
    not: 'no, sin, nunca, jamás, nada, ningún, ninguna, ni, evita*, en vez de, en lugar de, tampoco',
    forget: 'olvides, olvide, olvidéis, dudes',
    state: 'ha, han, fue, fueron, está, están, era, había, es, son, sido, estaba, hemos, he, viene, devuelven',
    but: 'pero, sin embargo, aunque, salvo, excepto, porque, si, luego, después, antes, hasta, sino, mientras',
    only: 'solo, sólo, solamente, únicamente, nada más, exclusivamente, limita*, solo el, tan solo',
    all: 'todo, todos, toda, todas, entero, entera, enteramente, completo, completa, completamente, cada, serie, cualquier, totalmente, íntegr*, conjunto',
    keep: 'manten*, mantén, conserv*, deja*, guarda*, toques, toque, toca, tocar, toquen, intact*, seguimos, siguen, quédate, quede*',
    nothing: 'nada, nadie',
    yet: 'todavía, aún, por ahora, por el momento, de momento',
    rest: 'lo demás, demás, el resto, otra cosa, otro, otra, otros, otras, nada más',
    self: 'yo mismo, yo misma, nosotros mismos, lo hago yo, lo haré yo, me encargo yo, yo me encargo, ya me encargo, me ocupo yo, yo me ocupo, voy a, haré yo, pago yo',
    off: 'no te metas, mantente fuera, aléjate, fuera de tu alcance, prohibido entrar',
    question: 'qué, que, cuál, cuáles, cuánto*, cuánta*, cómo, por qué, cuándo, dónde, quién, quiénes',
    says: 'dice, dijo, afirma, sostiene, cree que, según, se queja, asegura',
    yes: 'sí, si claro, vale, ok, de acuerdo, adelante, hazlo, claro, confirm*, perfecto, correcto, procede, dale, por supuesto, exacto, está bien',
    halt: 'para, detente, alto, espera, stop, basta, déjalo, olvídalo',
    whatever:
      'como sea, lo que haga falta, a tu criterio, como veas, lo que necesites, sandbox*, entorno de pruebas, da igual, desechable',
    permanent: 'definitiv*, permanent*, para siempre, irreversibl*, irrevocabl*, de verdad, sin papelera',
    public: 'público*, pública*, todos, todo el mundo, clientes, internet, web, extern*, boletín, anunci*, cualquiera',
    private: 'intern*, privad*, confidencial*, secret*, solo lectura, sólo lectura',
    force: 'forz*, fuerz*, force*, sobrescrib*, reescrib*, squash*',
    inspect:
      'tiene que revisar*, debe revisar*, tiene que aprobar*, debe aprobar*, tiene que ver*, tiene que mirar*, muéstrame, muéstramelo, muéstramela, enséñame, enséñamelo, enséñamela, quiero ver*, quiero leer*, quiero revisar*, quiero comprobar*, quisiera ver*, quisiera leer*, quisiera revisar*, me gustaría ver*, me gustaría leer*, lo revisaré, la revisaré, lo reviso, la reviso, lo leeré, la leeré, lo leo, déjame ver*, déjame leer*, déjame revisar*, pregúntame, consúltame, avísame, que yo lo vea, que lo vea, que lo lea, que yo lo apruebe',
    ahead: 'antes, primero, antes de, previamente, de antemano, antes de que, antes del envío',
    hold: 'yo decida, decido yo, solo borrador, solo un borrador, sólo un borrador, sale de este equipo, salga de este equipo, en borrador, en borradores, como borrador, en los borradores, en mis borradores, carpeta de borradores, espera mi visto bueno, espera a mi visto bueno, espera mi aprobación, espera a que, hasta que lo apruebe, hasta que yo, sin mi visto bueno, sin mi aprobación, no lo envíes todavía, no lo mandes todavía, no envíes nada',
    most: 'como máximo, como mucho, máximo, máx, a lo sumo, no más de, menos de, por debajo de, hasta, presupuesto, límite, tope, sin pasar de, sin superar, no superes, no pases de, no supere, inferior*',
    each: 'por noche, por persona, por unidad, por mes, cada, la noche, al mes, mensual*, anual*, la unidad, diarios',
    older:
      'más antiguos, más antiguas, más viejos, más viejas, anteriores a, de hace más de, con más de, más de * de antigüedad',
    untouched:
      'no toques, no toque, no tocar, no toques nada, deja * como está, déjalo como está, sin tocar, no modifiques, no modificar, no cambies, congelad*, intacto, intacta, manos fuera',
    spare:
      'se queda, se quedan, conserva, conserve, mantén, mantenga, no se toca, no se tocan, salvo, excepto, menos, a excepción de, pero no, exent*, ni se te ocurra, deja fuera, no la toques, no lo toques, no los toques, no las toques, no toques, debe seguir, tiene que seguir, sigue encendid*, quedan fuera, queda fuera',
    unseen:
      'no debe saber, no debe enterarse, no se entere, no se enteren, no debe ver, no debe leer, no debe recibir, no debe saberlo, que no lo sepa, que no lo vea',
    unchanged: 'ningún cambio, ninguna modificación, sin hacer cambios',
  },
};
