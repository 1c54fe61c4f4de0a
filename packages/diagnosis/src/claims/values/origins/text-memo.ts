/** Remembers what functions make of texts; each must look at nothing but the text. */
export type TextMemo = <T>(read: (text: string) => T, text: string) => T;

/** Texts that are kept for each function: the turns of a conversation look at the same outputs again, a hundred bounded ones at most. */
const MOST_CHARS = 400_000;

/** Forgets what was not asked for lately, so that memory stays small however long the record is. */
export function createTextMemo(): TextMemo {
  const byReader = new Map<unknown, Generations>();
  return <T>(read: (text: string) => T, text: string): T => {
    let kept = byReader.get(read);
    if (!kept) {
      kept = { young: new Map(), old: new Map(), chars: 0 };
      byReader.set(read, kept);
    }
    const known = kept.young.get(text) ?? kept.old.get(text);
    const made = known ?? { value: read(text) };
    if (!kept.young.has(text)) {
      if (kept.chars > MOST_CHARS) {
        kept.old = kept.young;
        kept.young = new Map();
        kept.chars = 0;
      }
      kept.young.set(text, made);
      kept.chars += text.length;
    }
    return made.value as T;
  };
}

interface Generations {
  young: Map<string, { readonly value: unknown }>;
  old: Map<string, { readonly value: unknown }>;
  chars: number;
}
