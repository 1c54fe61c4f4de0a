import type { RequestLexicon } from './request-lexicon.ts';

export const pt: RequestLexicon = {
  language: 'pt',
  negates: 'after',
  wishes: {
    look: 'mostr*, diga*, diz*, verific*, confira*, confere, olh*, list*, quant*, qual*, por que, porque, quando, onde, quem, expliqu*, explica*, lê, leia, ler, cont*, compar*, procur*, busc*, encontr*, analis*, investig*, me dá, dê*, resum*, descrev*, calcul*, consult*, chec*, revis*, veja*, ver, estim*',
    check: 'test*, rod*, execut*, compil*, lint*, valid*, build',
    create:
      'coloqu*, cri*, adicion*, acrescent*, escrev*, insir*, inser*, anot*, ger*, implement*, salv*, guard*, faz*, faça, coloc*, copi*, export*, import*, prepar*, registr*, regist*, inclu*, lanç*, põe, bot*, ponha',
    change:
      'apliqu*, modifiqu*, troqu*, mex*, mud*, atualiz*, edit*, modific*, ajust*, renome*, convert*, refator*, migr*, melhor*, corrig*, troc*, alter*, aplic*, format*, reagend*, remarc*, pass*',
    replace:
      'substitu*, sobrescrev*, reescrev*, redefin*, restaur*, reset*, recri*, refaz*, revert*, do zero, desfaz*, como estava, como estavam, volta* ao, põe de volta',
    delete:
      'apag*, exclu*, delet*, remov*, elimin*, tir*, limp*, esvazi*, descart*, desinstal*, destru*, jog* fora, retir*, livr*',
    archive: 'arquiv*, lixeira, lixo, manda para a lixeira',
    clean: 'limp*, arrum*, organiz*, libera espaço, liber*, espaço',
    move: 'mov*, mova, transf*, pass*, organiz*, realoc*',
    send: 'publiqu*, envi*, mand*, escrev* para, avis*, notifi*, respond*, encaminh*, public*, post*, inform*, anunci*, lembr*, convid*, diz*, diga*, coment*, compartilh*, partilh*, contat*, submet*',
    draft: 'traduz*, reformul*, suger*, sugir*, rascunh*, prepar*, redij*, redig*, carrinho',
    publish: 'publiqu*, public*, compartilh*, partilh*, divulg*, lanç*, torna público, post*, liber*, release*',
    commit: 'commit*, faz um commit, grav*',
    push: 'push*, sub*, empurr*, pull request, pr, envia para o',
    merge: 'merge*, mescl*, junt*, unific*, combin*, rebase*, squash*, un*',
    deploy:
      'publiqu*, deploy*, implant*, public*, coloc* em produção, produção, aplica*, apliqu*, lanç*, sobe, subir, migr*, release*',
    pay: 'pag*, compr*, encomend*, pede, pedir, peça, transf*, transfir*, assin*, renov*, quit*, pix, pedido*, boleto',
    refund: 'reembols*, devolv*, devoluç*, estorn*, restitu*, troc*',
    book: 'marqu*, reserv*, marc*, agend*, voo*, hotel, mesa, passag*, bilhete*, consulta',
    cancel: 'desmarqu*, cancel*, anul*, desmarc*, rescind*, encerr*, revog*, desinscrev*, abort*',
    schedule: 'agend*, program*, lembr*, lembrete*, calendário, agenda, todo dia, todos os dias, alarme*, cron, marc*',
    install: 'instal*, pacote*, configur*, dependênc*',
    start: 'inici*, reinici*, lig*, ativ*, sobe, subir, arranc*, começ*, retom*',
    stop: 'bloqu*, par*, deslig*, desativ*, bloque*, mat*, paus*, encerr*, suspend*, termin*, derrub*',
    set: 'configur*, ajust*, defin*, coloc*, põe, ponha, tranc*, destranc*, lig*, deslig*, regul*',
    fix: 'consert*, corrij*, corrig*, repar*, resolv*, arrum*, conserte, faz passar, deve passar, tem que, cuid*, depur*, garant*',
    remember: 'lembra que, memoriz*, guarda que, anota que',
    skip: 'pul*, ignor*, desativ*, desabilit*, contorn*, omit*, exclu*, sem testes, sem validação, sem validar, coment*, forc*, forç*',
    lower: 'baix*, reduz*, diminu*, relax*, aument*, sub*, ajust*, limiar*, limite*, mud*, alter*, abaix*',
    mute: 'silenci*, mut*, desativ*, paus*, deslig*, desabilit*, manutenção, suspend*',
    approve: 'aprov*, autoriz*, aceit*, confirm*, assin*, valid*, libera*',
  },
  marks: {
    not: 'não, nao, sem, nunca, jamais, nada, nenhum, nenhuma, nem, evit*, em vez de, ao invés de',
    forget: 'esqueça, esquece, esqueças, esquecer, hesite',
    state: 'foi, foram, está, estão, era, tinha, é, são, sido, estava, tem, têm, estar, vou',
    but: 'mas, porém, embora, exceto, salvo, porque, se, depois, antes, até, enquanto',
    only: 'só, somente, apenas, unicamente, nada mais, exclusivamente, limit*',
    all: 'tudo, todo, todos, toda, todas, inteiro, inteira, inteiramente, completo, completa, completamente, cada, série, qualquer, totalmente, íntegr*',
    keep: 'mant*, conserv*, deix*, guard*, mexa*, mexer, mexe, toque, toques, toca, tocar, intact*, preserv*, fica, fique, continu*',
    nothing: 'nada, ninguém',
    yet: 'ainda, por enquanto, por agora, para já',
    rest: 'o resto, resto, demais, outra coisa, outro, outra, outros, outras, mais nada, nada mais',
    self: 'eu mesmo, eu mesma, eu próprio, eu própria, nós mesmos, eu faço, faço eu, eu trato, trato eu, eu cuido, deixa comigo, eu vou, eu pago, pago eu',
    off: 'fica fora, fique fora, fora dos limites, não entra, não entre, não abra, não abras',
    question: 'que, o que, qual, quais, quanto*, quanta*, como, por que, porque, quando, onde, quem',
    says: 'diz, disse, afirma, alega, acha que, segundo, reclama, reclamou',
    yes: 'sim, ok, tá bom, pode, pode ir, faz, faça, claro, confirm*, perfeito, correto, pode fazer, beleza, certo, vai em frente, exato, isso',
    halt: 'para, pare, espera, espere, stop, chega, deixa, calma',
    whatever:
      'custe o que custar, como quiser, o que for preciso, a seu critério, sandbox*, ambiente de teste, tanto faz, descartável',
    permanent: 'definitiv*, permanent*, para sempre, irreversív*, irrevogáv*, de vez, sem lixeira',
    public:
      'públic*, todos, todo mundo, toda a gente, clientes, internet, site, extern*, newsletter, anunci*, qualquer um, qualquer pessoa',
    private: 'intern*, privad*, confidencia*, secret*, só leitura, somente leitura, apenas leitura',
    force: 'forç*, force*, sobrescrev*, reescrev*, squash*',
    inspect:
      'tem de rever, tem que revisar, precisa aprovar, precisa revisar, tem de aprovar, mostra-me, mostre-me, me mostra, me mostre, mostra para mim, mostre para mim, quero ver, quero ler, quero rever, quero revisar, quero conferir, quero verificar, gostaria de ver, gostaria de ler, vou ler, vou rever, vou revisar, vou conferir, eu reviso, eu confiro, deixa-me ver, deixe-me ver, deixa eu ver, deixe eu ver, deixa eu ler, pergunta-me, pergunte-me, me pergunta, me pergunte, me avisa, me avise, me consulta, me consulte, que eu veja, que eu leia, que eu aprove',
    ahead: 'antes, primeiro, antes de, previamente, antes que, antes do envio',
    hold: 'eu decidir, decido eu, só rascunho, só um rascunho, apenas um rascunho, em rascunho, nos rascunhos, como rascunho, nos meus rascunhos, pasta de rascunhos, no rascunho, espera a minha aprovação, espera o meu ok, espere o meu ok, aguarda a minha, aguarde a minha, aguarde o meu, até eu aprovar, até que eu, sem a minha aprovação, sem o meu ok, não envie ainda, não envies ainda, não mande ainda',
    most: 'no máximo, máximo, máx, quando muito, não mais de, não mais que, menos de, abaixo de, até, orçamento, limite, teto, sem passar de, sem ultrapassar, não ultrapass*, inferior*',
    each: 'por noite, por pessoa, por unidade, por mês, cada, a noite, ao mês, mensal, mensais, anual, a unidade, diários',
    older: 'mais antigos, mais antigas, mais velhos, mais velhas, anteriores a, de há mais de, com mais de, há mais de',
    untouched:
      'não mexas, não mexa, não mexe, não toques, não toque, não tocar, deixa * como está, deixe * como está, sem mexer, não altere, não alteres, não modifique, não mude, congelad*, intacto, intacta',
    spare:
      'fica, ficam, mantém, mantenha, conserva, conserve, salvo, exceto, menos, à exceção de, mas não, isent*, deixa de fora, deixe de fora, não mexas, não mexa, não toques, não toque, fica de fora, ficam de fora, deve continuar, tem de continuar, nem pensar',
    unseen:
      'não pode saber, não deve saber, não pode ver, não deve ver, não saiba, não descubra, não pode descobrir, não deve receber',
    unchanged: 'nenhuma alteração, nenhuma mudança, nenhuma modificação',
  },
};
