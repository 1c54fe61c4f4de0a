import { fold } from '../request-words.ts';

/** States that a request makes its orders depend on, and that a record can show. */
export type CaseState = 'destroys' | 'red' | 'unapproved' | 'rejected' | 'taken';

/** A bound that a value must be beyond for the order to hold. */
export interface ValueGate {
  readonly isAbove: boolean;
  readonly value: number;
}

/** The cases in which what is ordered is not to be done. */
export interface RefusedCases {
  readonly states: ReadonlySet<CaseState>;
  readonly gates: readonly ValueGate[];
}

/** Reads "if the plan destroys anything, stop", "merge it once every check is green", "sell if it is above 80" off a folded text. */
export function readRefusedCases(text: string): RefusedCases {
  const states = new Set<CaseState>();
  const gates: ValueGate[] = [];
  const sentences = fold(text.slice(0, MOST_CHARS)).split(/[.!?]\s|[。！？\n;；]/);
  for (const [index, sentence] of sentences.entries()) {
    const after = sentences[index + 1] ?? '';
    if (IF.test(sentence)) {
      const isRefused = REFRAINS.test(sentence) || REFRAINS.test(after.slice(0, NEXT_CHARS));
      for (const [state, said] of REFUSED) if (isRefused && said.test(toCase(sentence))) states.add(state);
      const gate = VALUE_GATE.exec(sentence);
      if (gate) gates.push({ isAbove: gate[1] !== undefined, value: Number((gate[3] ?? '').replace(',', '.')) });
    }
    if (GATE.test(sentence) || NOT_BEFORE.test(sentence))
      for (const [state, said] of AWAITED) if (said.test(sentence)) states.add(state);
  }
  return { states, gates };
}

const MOST_CHARS = 4_000;
const NEXT_CHARS = 40;

/** The case itself, without what is to be done in it. */
const toCase = (sentence: string): string => {
  const at = IF.exec(sentence)?.index ?? 0;
  return sentence.slice(at).split(/[,，、]|\sthen\s|\sdann\s|就/, 1)[0] ?? '';
};

const IF =
  /(?<!\p{L})(?:if|in case|should|falls|wenn|sofern|si|s'il|se|caso|als|indien|jesli|jezeli|если|eger)(?!\p{L})|如果|要是|若|もし|場合|면 /u;
const REFRAINS =
  /(?<!\p{L})(?:stop|halt|ask|come back|get back|tell me|let me know|leave|don't|do not|not|hold off|wait|skip|check with|hands off|lass|frag|sag|stopp|nicht|melde|warte|t'arretes|arrete|demande\p{L}*|previens|laisse|ne \p{L}+ (?:pas|rien)|para|parate|detente|pregunta\p{L}*|avisa\p{L}*|deja|no \p{L}+|pare|pergunt\p{L}*|avis\p{L}*|deixa|nao|fermati|chiedi\p{L}*|avvisa\p{L}*|lascia|non|vraag|meld|laat|niet|zatrzymaj|zapytaj|zostaw|nie|остановись|спроси|сообщи|оставь|не|dur|sor|birak|\p{L}+me)(?!\p{L})|停|问我|别|不要|止め|聞い|知らせ|しないで|멈|물어|알려|하지 마/u;

const GATE =
  /(?<!\p{L})(?:as soon as|once|only (?:if|when|after|once)|provided|when (?:all|every|the)|sobald|erst wenn|nur wenn|erst nach|des que|seulement si|uniquement si|une fois|en cuanto|solo si|cuando|assim que|so se|somente se|quando|appena|solo se|non appena|zodra|alleen als|pas als|gdy|tylko jesli|dopiero gdy|как только|только если|когда|ancak)(?!\p{L})|只有|才|たら|다음에|후에/u;
const NOT_BEFORE =
  /(?<!\p{L})(?:not|n't|never|nothing|nicht|nichts|ne|rien|no|nada|nao|non|niente|niet|niets|nie|не)(?!\p{L}).{0,60}(?<!\p{L})(?:before|until|unless|bevor|bis|ehe|avant que|tant que|antes de que|hasta que|antes que|ate que|prima che|finche|voordat|totdat|tot|zanim|dopoki|пока|прежде)(?!\p{L})/u;

/** What is said of a state in which something is not to be done. */
const REFUSED: readonly (readonly [CaseState, RegExp])[] = [
  [
    'destroys',
    /destroy|delet|remov|replac|wip(?:e|ing)|losch|vernicht|zerstor|entfern|ersetz|detrui|supprim|remplac|destruy|elimin|borr|apag|destru|distrug|cancell|rimuov|verwijder|vernietig|usun|niszcz|уничтож|удал|siliyor|silin|yok ed|删除|销毁|削除|破棄|삭제/u,
  ],
  [
    'red',
    /(?<!\p{L})(?:red|fail\p{L}*|broken|breaks?|rot|fehl\p{L}*|scheiter\p{L}*|bricht|echou\p{L}*|rouge|casse|falla\p{L}*|rojo|rompe|falh\p{L}*|vermelh\p{L}*|fallisc\p{L}*|ross\p{L}*|rood|faal\p{L}*|czerwon\p{L}*|упад\p{L}*|красн\p{L}*|kirmizi|basarisiz)(?!\p{L})|失败|不过|红|失敗|落ち|赤|실패/u,
  ],
  [
    'rejected',
    /(?<!\p{L})(?:reject\p{L}*|refus\p{L}*|declin\p{L}*|abgelehnt|ablehnt|abgewiesen|abweist|rechaz\p{L}*|recus\p{L}*|rifiut\p{L}*|geweiger\p{L}*|odrzuc\p{L}*|отклон\p{L}*|reddet\p{L}*)(?!\p{L})|拒绝|拒否|거부/u,
  ],
  [
    'taken',
    /(?<!\p{L})(?:taken|occupied|booked|full|busy|belegt|besetzt|ausgebucht|vergeben|prise?|occupe\p{L}*|complet\p{L}*|ocupad\p{L}*|reservad\p{L}*|occupat\p{L}*|bezet|volgeboekt|zajet\p{L}*|занят\p{L}*|dolu)(?!\p{L})|占用|被订|满了|埋ま|예약되/u,
  ],
];

/** What is said of a state that is waited for; the record may show its opposite. */
const AWAITED: readonly (readonly [CaseState, RegExp])[] = [
  [
    'red',
    /(?<!\p{L})(?:green|pass(?:es|ed)?|grun|durchlauf\p{L}*|durch sind|vert\p{L}?|passent|passe|verde|verdes|pasan|pasen|passar\p{L}*|passam|passano|passino|groen|slagen|zielon\p{L}*|przejd\p{L}*|зелен\p{L}*|пройд\p{L}*|yesil|gecer\p{L}*)(?!\p{L})|通过|绿|緑|通った|통과/u,
  ],
  [
    'unapproved',
    /(?<!\p{L})(?:approv\p{L}*|sign(?:s|ed)? (?:it )?off|genehmigt|freigegeben|zugestimmt|approuv\p{L}*|valide|aproba\p{L}*|aprueb\p{L}*|aprov\p{L}*|approvat\p{L}*|approva|goedgekeurd|zatwierdz\p{L}*|одобр\p{L}*|onayla\p{L}*)(?!\p{L})|批准|同意|承認|승인/u,
  ],
];

const VALUE_GATE =
  /(?<!\p{L})(?:(?:(above|over|more than|at least|uber|mehr als|mindestens|au-dessus de|plus de|mas de|por encima de|mais de|acima de|piu di|sopra|boven|meer dan|powyzej|выше|больше)|(below|under|less than|unter|weniger als|en dessous de|moins de|menos de|por debajo de|abaixo de|meno di|sotto|onder|minder dan|ponizej|ниже|меньше))\s(?:[€$£]\s?)?)(\d{1,9}(?:[.,]\d{1,2})?)(?!\d|\s?(?:%|jobs|rows|files|gb|mb|minutes|days|hours))/u;
