/**
 * A grammar writes texts with secrets in them, or texts that only look as if they had some. It is a list of templates over a lexicon:
 * `‹rule›` is replaced by what the rule writes, `«rule»` too and is a secret; `‹a|b|c›` is one of them; `rule:12` has a length.
 */
export interface Grammar {
  readonly id: string;
  readonly produce: (random: Random) => Sample;
}

export interface Sample {
  readonly text: string;
  /** As they are in the text; none in a look-alike. */
  readonly secrets: readonly string[];
}

/** The next number from 0 to below 1. */
export type Random = () => number;
export type Rule = (random: Random, length: number) => string;
/** A rule that is a list is a choice between templates. */
export type Lexicon = Readonly<Record<string, Rule | readonly string[]>>;

/** Changes the whole text and each secret in it in the same way: escapes it, colours it, encodes it. */
export type Wrap = (text: string, random: Random) => string;

export function defineGrammar(id: string, lexicon: Lexicon, templates: readonly string[], wrap?: Wrap): Grammar {
  return {
    id,
    produce: (random) => {
      const sample = expand(pick(templates, random), lexicon, random);
      if (wrap === undefined) return sample;
      return { text: wrap(sample.text, random), secrets: sample.secrets.map((secret) => wrap(secret, random)) };
    },
  };
}

/** A source of numbers that a seed decides (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const SLOT = /‹([^‹›]*)›|«([^«»]*)»/g;

export function expand(template: string, lexicon: Lexicon, random: Random): Sample {
  const secrets: string[] = [];
  const text = template.replaceAll(SLOT, (_, filler?: string, secret?: string) => {
    if (secret === undefined) return write(filler ?? '', lexicon, random, secrets);
    const value = write(secret, lexicon, random, []);
    secrets.push(value);
    return value;
  });
  return { text, secrets };
}

function write(slot: string, lexicon: Lexicon, random: Random, secrets: string[]): string {
  if (slot.includes('|')) return pick(slot.split('|'), random);
  const [name = '', length = '0'] = slot.split(':');
  const rule = lexicon[name];
  if (rule === undefined) throw new Error(`no rule ${name}`);
  if (typeof rule === 'function') return rule(random, Number(length));
  const inner = expand(pick(rule, random), lexicon, random);
  secrets.push(...inner.secrets);
  return inner.text;
}
