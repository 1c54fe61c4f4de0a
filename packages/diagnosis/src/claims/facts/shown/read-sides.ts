/** The stems of a text: those that a negation stands before, those that are said, and all. */
export interface Sides {
  readonly denied: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Denied of everybody: "nobody is blocked". */
  readonly ofNobody: ReadonlySet<string>;
}

export function toSides(text: string): Sides {
  const words =
    text
      .toLowerCase()
      .replaceAll(BOUND, ' ')
      .match(/[\p{L}\p{N}_]+(?:['’]\p{L}+)?|[,;:.()|]/gu) ?? [];
  const denied = new Set<string>();
  const said = new Set<string>();
  const ofNobody = new Set<string>();
  let isNobody = false;
  let left = 0;
  for (const word of words) {
    if (NEGATORS.has(word) || /n['’]t$/.test(word)) {
      left = SCOPE;
      isNobody = NOBODY.has(word);
      continue;
    }
    if (/^[,;:.()|]$/.test(word)) left = 0;
    if (WITHOUT.has(word)) {
      left = -SCOPE;
      continue;
    }
    const stem = toStem(word);
    if (stem === null) continue;
    // "Validated without errors" neither has errors nor denies what was done.
    if (left < 0) {
      left += 1;
      continue;
    }
    if (left > 0) denied.add(stem);
    else said.add(stem);
    if (left > 0 && isNobody) ofNobody.add(stem);
    left = Math.max(0, left - 1);
  }
  return { denied, said, all: new Set([...denied, ...said]), ofNobody };
}

/** "No more than two" sets a bound and denies nothing. */
const BOUND =
  /(?<!\p{L})(?:no|not|nicht|pas|no|não|non|niet|nie|не) (?:more|less|fewer|later|earlier|older|longer|mehr|weniger|später|älter|länger|plus|moins|más|menos|mais|più|meno|meer|minder|later|ouder|więcej|mniej|starsz\p{L}*|больше|меньше|позже|старше) (?:than|as|als|de|que|di|dan|niż|of)(?!\p{L})/giu;

/** How many words with a meaning a negation reaches. */
const SCOPE = 2;
const toStem = (word: string): string | null => (word.length >= 4 && !EMPTY.has(word) ? word.slice(0, 6) : null);
const EMPTY: ReadonlySet<string> = new Set(
  'have been were will with from that this there they them then than your been being does into also only very more most some each such what when which would could should about after before over under here valid able'.split(
    ' ',
  ),
);
const WITHOUT: ReadonlySet<string> = new Set('without ohne sans sin sem senza zonder bez без'.split(' '));
const NOBODY: ReadonlySet<string> = new Set(
  'nobody none niemand keiner personne aucun nadie ninguno ninguém nenhum nessuno geen nikt żaden никто'.split(' '),
);
const NEGATORS: ReadonlySet<string> = new Set(
  'not no never none nobody nothing neither nor cannot nicht kein keine keinen keiner nie niemand nichts pas jamais aucun aucune personne rien nunca ningún ninguna ninguno nadie nada não nem nenhum nenhuma ninguém non mai nessun nessuna nessuno niente niet geen nooit niemand niets nie żaden żadna nikt nic не нет ни никто ничего değil yok hiç'.split(
    ' ',
  ),
);
