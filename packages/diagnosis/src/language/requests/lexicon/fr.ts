import type { RequestLexicon } from './request-lexicon.ts';

export const fr: RequestLexicon = {
  language: 'fr',
  negates: 'after',
  wishes: {
    look: 'montre*, dis-moi, dis moi, dites-moi, vérifi*, regarde*, liste*, combien, quel*, quels, quelles, pourquoi, quand, où, qui, explique*, lis, lire, compte*, compare*, trouve*, cherche*, contrôl*, analys*, examin*, donne-moi, résum*, décri*, affiche*, calcul*, consult*, revoi*, estim*, indique*',
    check: 'test*, lance*, exécut*, compil*, build, lint*, valid*, relance*, fais tourner',
    create:
      'crée*, créer, cree*, ajout*, écri*, insèr*, insér*, note*, noter, génèr*, génér*, implément*, enregistr*, sauvegard*, fais, faire, mets, mettre, copi*, export*, import*, prépar*, inscri*, rédig*, produi*, install*',
    change:
      'modifi*, change*, mets à jour, mettre à jour, mise à jour, adapt*, ajust*, renomm*, convert*, refactor*, migr*, corrig*, améliore*, échang*, déplac*, format*, bascul*, pass*, appliqu*, report*, reprogramm*, tri*',
    replace:
      'remplac*, écras*, réécri*, réinitialis*, restaur*, recré*, régénèr*, régénér*, annul* les, revien*, repart* de zéro, remets, remet*, comme avant, comme c était, état d avant, état précédent, rétabli*, annule tes',
    delete:
      'supprim*, efface*, effacer, enlèv*, enlev*, retir*, vide, vider, videz, jett*, jeter, élimin*, détrui*, désinstall*, purg*, débarrass*, ôte*, suppression, abandonn*, nettoy*, dégage*, vire*',
    archive: 'archiv*, corbeille, mets à la corbeille, poubelle',
    clean: 'nettoy*, rang*, fais le ménage, ménage, libèr*, libér*, fais de la place, place, désencombr*, tri*',
    move: 'déplac*, bouge*, transfèr*, transfér*, range*, organis*, class*',
    send: 'envoi*, envoy*, expédi*, mail*, écris à, écri*, préviens, préven*, notifi*, répond*, transfèr*, transfér*, publi*, poste*, poster, informe*, annonc*, rappel*, invite*, dis à, dites à, avertis*, averti*, comment*, soumet*, relanc*, contact*, partag*',
    draft: 'tradui*, reformul*, propos*, suggèr*, brouillon*, prépar*, rédig*, ébauch*, panier',
    publish:
      'dans le cloud, sur le cloud, publi*, partag*, diffus*, mets en ligne, mettre en ligne, mise en ligne, poste*, release*, rends public, sors',
    commit: 'commit*, valide*, enregistr*',
    push: 'push*, pousse*, pull request, pr, envoie sur',
    merge: 'merge*, fusionn*, rebase*, squash*, regroup*, réuni*, combin*',
    deploy:
      'déploi*, déploy*, livr*, mets en prod, mise en production, mettre en production, en production, appliqu*, publi*, lance*, release*, promouv*, migr*',
    pay: 'pai*, pay*, règl*, régl*, achèt*, achet*, command*, vire*, virement*, abonn*, souscri*, renouvel*, paiement*, transfèr*, transfér*',
    refund: 'rembours*, retourn*, avoir, rends, rendre, renvoi*, crédit*, échang*',
    book: 'réserv*, rendez-vous, billet*, table, vol, train, hôtel, prends',
    cancel: 'annul*, résili*, désabonn*, décommand*, interromp*, arrêt*, révoqu*, abandonn*, résiliation',
    schedule:
      'planifi*, programm*, rappel*, agenda, calendrier, tous les jours, chaque, alarme, réveil*, minuteur, cron',
    install: 'install*, paquet*, configur*, dépendanc*',
    start: 'démarr*, redémarr*, lance*, allum*, activ*, relance*, mets en marche, reprend*',
    stop: 'arrêt*, stopp*, étein*, coupe*, désactiv*, bloqu*, tue*, suspend*, ferme*, mets en pause',
    set: 'règl*, régl*, configur*, mets, paramètr*, défini*, fixe*, verrouill*, déverrouill*, tamis*',
    fix: 'répar*, corrig*, résou*, résol*, fixe*, débloqu*, arrang*, occupe-toi, fais en sorte, débug*, débogu*, doit passer, doit être, remets',
    remember: 'retien*, souvien*, mémoris*, rappelle-toi, note',
    skip: 'saut*, ignor*, désactiv*, contourn*, exclu*, passe outre, sans les tests, sans validation, sans vérif*, commente*, supprim*, coupe*, forc*, bypass*',
    lower:
      'baiss*, abaiss*, rédui*, assouplir, assoupli*, augment*, relèv*, relev*, mont*, ajust*, seuil*, chang*, modifi*, fixe*',
    mute: 'coupe*, mets en sourdine, sourdine, désactiv*, suspend*, silenc*, arrêt*, étein*, maintenance, mute*, acquitt*',
    approve: 'approuv*, valid*, autoris*, accept*, confirm*, donne ton accord, approbation, signe*, libèr*',
  },
  marks: {
    not: 'ne, n, pas, sans, jamais, rien, aucun, aucune, ni, évit*, au lieu de, plutôt que, pas encore',
    forget: 'oublie*, oubliez, hésite*',
    state: "a, ont, été, est, sont, était, avait, étaient, n'a, n'est, n'ont, avons",
    but: 'mais, cependant, sauf, car, parce, puis, ensuite, si, avant, jusqu, tant que, pourtant, afin',
    only: 'seulement, uniquement, juste, rien d, que le, que la, exclusivement, seul, seule, rien de plus, limite*',
    all: "tout, tous, toute, toutes, entier, entière, entièrement, complet, complète, complètement, l'ensemble, ensemble, chaque, série, intégral*, n'importe",
    keep: 'garde*, conserv*, laisse*, préserv*, touche*, intact*, maintien*, reste*',
    nothing: 'rien, personne',
    yet: 'encore, pour l instant, pour le moment, pour linstant',
    rest: 'autre, autres, le reste, restant, d autre, rien de plus',
    self: 'moi-même, nous-mêmes, je m en charge, je m en occupe, je m occupe, je vais, je le ferai, je ferai, c est moi qui, on s en charge',
    off: 'n approche pas, reste en dehors, hors limites, interdit d accès',
    question:
      'que, qu, quel*, quelle*, quoi, comment, combien, pourquoi, quand, où, qui, lequel, laquelle, lesquels, lesquelles',
    says: 'dit que, a dit, affirme, prétend, pense que, selon, d après, se plaint',
    yes: "oui, ok, d'accord, vas-y, allez-y, fais-le, c'est bon, confirm*, parfait, bien sûr, exact*, entendu, go, volontiers, ça marche",
    halt: 'stop, arrête, arrêtez, attends, attendez, halte, laisse tomber',
    whatever:
      "quoi qu'il en coûte, comme tu veux, comme vous voulez, à ta discrétion, fais le nécessaire, peu importe, bac à sable, sandbox*, jetable, par tous les moyens",
    permanent:
      'définitiv*, pour toujours, permanent*, irréversib*, irrévocab*, vraiment supprim*, sans passer par la corbeille',
    public: 'public*, tous, toutes, tout le monde, clients, internet, site, externe*, newsletter, annonc*, lien',
    private: 'interne*, privé*, confidentiel*, secret*, lecture seule, en lecture',
    force: 'force*, écras*, forcé*, réécri*, squash*',
    inspect:
      'doit * relire, doit * valider, doit * vérifier, doit * approuver, doit * voir, montre moi, montre-moi, montrez-moi, montre le moi, fais moi voir, fais-moi voir, je veux * lire, je veux * voir, je veux * relire, je veux * vérifier, je voudrais * voir, je voudrais * lire, je voudrais * relire, je souhaite * relire, je le relirai, je la relirai, je les relirai, je relirai, je relis, je le relis, je la relis, je vérifierai, je vérifie, je validerai, je valide, je le valide, laisse moi, laisse-moi, laissez-moi, demande moi, demande-moi, demandez-moi, que je * relise, que je * voie, que je * valide, que j aie',
    ahead:
      'avant, d abord, au préalable, auparavant, avant que, avant de, avant envoi, avant l envoi, avant publication',
    hold: 'je décide, je déciderai, seulement un brouillon, juste un brouillon, ne quitte cette machine, ne quitte mon ordinateur, en brouillon, dans les brouillons, dans mes brouillons, au brouillon, comme brouillon, dossier brouillons, attends mon accord, attends mon feu vert, attends ma validation, attends mon ok, attends que je, tant que je n ai pas, sans mon accord, sans mon feu vert, n envoie pas encore, n envoie rien',
    most: 'au maximum, maximum, max, au plus, tout au plus, pas plus de, moins de, en dessous de, sous les, jusqu à, budget, plafond, limite, ne dépasse pas, sans dépasser, ne pas dépasser, inférieur*',
    each: 'par nuit, par personne, par mois, par pièce, par jour, chacun, chacune, la nuit, le mois, mensuel*, annuel*, l unité, pièce',
    older: 'plus vieux, plus vieilles, plus anciens, plus anciennes, datant de plus, de plus de, plus ancien',
    untouched:
      'pas touche, ne touche pas, ne touche à rien, ne touchez pas, touche pas, bas les pattes, laisse * tranquille, laisse * tel quel, tel quel, ne modifie pas, ne modifie rien, ne change rien, ne change pas, gelé, gelée, intact, intacte',
    spare:
      'reste, restent, garde les, garde la, garde le, garde mes, garde mon, gardez, conserve, conservez, sauf, excepté, hormis, à part, mais pas, surtout pas, exclu*, laisse * de côté, ne touche pas, ne touchez pas, ne touche plus, reste fermé*, restent fermé*, reste en, doit rester, doivent rester, continue de tourner',
    unseen:
      'ne doit pas savoir, ne doit rien savoir, ne doit pas voir, ne doit pas lire, ne doit pas recevoir, ne doivent pas savoir, ne doivent pas voir, ne sache rien, pas au courant, ne l apprenne',
    unchanged: 'aucun changement, aucune modification',
  },
};
