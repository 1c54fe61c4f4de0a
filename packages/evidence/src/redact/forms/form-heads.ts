/** How many first characters of a form are looked up before it is tried. */
const HEAD = 2;
const SIGNS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** What has more heads can begin with anything. */
const MOST_HEADS = 1_000;
const PIECE = /\[(?:\\.|[^\]])+\]|\\.|[^|)]/y;
const LOOK = /\(\?<?[=!]/y;
const REPETITION = /(?:\{(\d+)(,?)(\d*)\}|[*+?])\??/y;
const NOTHING: ReadonlySet<string> = new Set(['']);

/**
 * The first two characters of all that an expression can match; undefined if it can begin with anything. It reads what forms of keys are
 * written in: characters, classes, groups, choices and repetition; what looks ahead or back is passed over. What something before it leads
 * to has no heads.
 */
export function headsOf(source: string): ReadonlySet<string> | undefined {
  let at = 0;
  const all = readChoice();
  return all.size > MOST_HEADS ? undefined : all;

  function readChoice(): Set<string> {
    const heads = readSequence();
    while (source[at] === '|') {
      at++;
      for (const head of readSequence()) heads.add(head);
    }
    return heads;
  }

  function readSequence(): Set<string> {
    const isLed = source.startsWith('(?<=', at);
    let heads = new Set(NOTHING);
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      if (isComplete(heads)) skipPiece();
      else {
        const piece = readPiece();
        const [least, most] = readRepetition();
        const once = joined(heads, piece);
        const repeated = most > 1 ? joined(once, piece) : once;
        heads = new Set([...(least === 0 ? heads : []), ...(least <= 1 ? once : []), ...repeated]);
      }
    }
    return isLed ? new Set() : heads;
  }

  function readPiece(): ReadonlySet<string> {
    const look = take(LOOK)?.[0];
    if (look === undefined && source[at] !== '(') return charactersOf(take(PIECE)?.[0] ?? '');
    if (look === undefined) at += source.startsWith('(?:', at) ? 3 : 1;
    else while (source[at] !== ')') skipPiece();
    const heads = look === undefined ? readChoice() : NOTHING;
    at++;
    return heads;
  }

  /** Passes over a piece or a group. */
  function skipPiece(): void {
    if (source[at] === '(') {
      at++;
      while (source[at] !== ')') skipPiece();
      at++;
    } else if (take(PIECE) === null) at++;
  }

  function readRepetition(): readonly [least: number, most: number] {
    const [sign = '', least, comma, most] = take(REPETITION) ?? [];
    if (sign === '') return [1, 1];
    if (least === undefined) return [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : HEAD];
    return [Number(least), comma === '' ? Number(least) : Number(most || HEAD)];
  }

  function take(form: RegExp): RegExpExecArray | null {
    form.lastIndex = at;
    const match = form.exec(source);
    at += match?.[0].length ?? 0;
    return match;
  }
}

/** What the classes hold that were read before: forms share most of theirs. */
const classes = new Map<string, ReadonlySet<string>>();

function charactersOf(class_: string): ReadonlySet<string> {
  const known = classes.get(class_);
  if (known !== undefined) return known;
  const sign = new RegExp(class_);
  const characters = new Set(SIGNS.filter((character) => sign.test(character)));
  classes.set(class_, characters);
  return characters;
}

function isComplete(heads: ReadonlySet<string>): boolean {
  for (const { length } of heads) if (length < HEAD) return false;
  return true;
}

function joined(heads: ReadonlySet<string>, pieces: ReadonlySet<string>): Set<string> {
  const all = new Set<string>();
  for (const head of heads) {
    if (all.size > MOST_HEADS) break;
    if (head.length === HEAD) all.add(head);
    else for (const piece of pieces) all.add((head + piece).slice(0, HEAD));
  }
  return all;
}
