/** "No rollback was necessary": what was not needed is a good sign, and no word of trouble. */
export const saysUnneeded = (text: string): boolean => UNNEEDED.test(text);

const UNNEEDED =
  /(?<!\p{L})(?:(?:no|not|never|n['’]t) (?:\p{L}+ ){0,4}?(?:necessary|needed|required)|no need (?:to|for)|needed no|did(?: not|n['’]t) need|(?:nicht|kein\p{L}*) (?:\p{L}+ ){0,4}?(?:nötig|notwendig|erforderlich|gebraucht)|(?:pas|n['’]a pas) (?:\p{L}+ ){0,2}(?:nécessaires?|besoin)|no (?:ha|han|fue|era|hizo|hubo) (?:\p{L}+ ){0,2}?(?:necesari[oa]s?|falta)|no hizo falta|não (?:foi|era|foram) (?:precis[oa]s?|necessári[oa]s?)|não precis(?:ou|ei)|non (?:è|era|sono) (?:stat[oaie] )?necessari[oaie]|non (?:c['’]è stato bisogno|serviva|è servito)|niet nodig|nie (?:było|była|był) (?:potrzeb\p{L}*|konieczn\p{L}*)|не (?:понадобил\p{L}*|потребовал\p{L}*|пришлось)|gerekmedi|gerek (?:kalmadı|olmadı|yok))(?!\p{L})|(?:不需要|无需|无须|没有?必要)|必要(?:は)?(?:ありません|なかった|なし)|필요(?:가|는)? ?없/iu;

/** "There were no tickets that could not be closed": denied twice, so all is well. */
export const deniesTwice = (text: string): boolean => TWICE.test(text);

const TWICE =
  /(?<!\p{L})(?:(?:no|none|not a single|zero) (?:\p{L}+ ){0,4}?(?:could not|couldn['’]t|cannot|can['’]t|failed|were rejected)|kein\p{L}* (?:\p{L}+,? ){0,5}?nicht|aucun\p{L}* (?:\p{L}+ ){0,4}?n['’]a (?:échoué|été refus\p{L}+)|ningun[oa]? (?:\p{L}+ ){0,3}?(?:ha fallado|falló)|nenhum[a]? (?:\p{L}+ ){0,3}?falhou)(?!\p{L})/iu;
