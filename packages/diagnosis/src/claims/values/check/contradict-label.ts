import { extractSourceValues } from '../extract/extract-values.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import type { CheckedAnswer, ValueCheck } from './value-check.ts';

/** The same word directly before a figure of the same unit, here and in a result, but another figure, which is written nowhere. */
export function contradictLabel({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter(
    ({ value, origin, isReported }) => isReported && origin === 'none' && value.amount?.unit,
  );
  if (claims.length === 0) return [];
  const known = new Map<string, { value: Value; source: Source }[]>();
  for (const source of index.sources) {
    if (source.role !== 'result') continue;
    for (const { label, value } of index.read(toLabelled, source.text)) {
      const list = known.get(label) ?? [];
      list.push({ value, source });
      known.set(label, list);
    }
  }
  return claims.flatMap(({ value }) => {
    const found = known.get(toLabel(text, value));
    const [first] = found ?? [];
    // A label with several figures in the record names no single thing.
    if (!found || !first || new Set(found.map((one) => one.value.normal)).size !== 1) return [];
    return [
      {
        value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: first.source.eventId, text: first.value.raw },
        because: `the record gives ${first.value.raw} for it`,
      },
    ];
  });
}

function toLabelled(whole: string): readonly { label: string; value: Value }[] {
  const text = whole.slice(0, 8_000);
  return extractSourceValues(text)
    .slice(0, 400)
    .map((value) => ({ label: value.amount?.unit ? toLabel(text, value) : '', value }))
    .filter(({ label }) => label !== '');
}

/** The word before a value and its unit. Particles of Korean and Japanese that mark a topic are not part of the word. */
function toLabel(text: string, value: Value): string {
  const word =
    /(\p{L}{2,})\**\s?[:=]?\s?\**$/u.exec(text.slice(Math.max(0, value.start - 30), value.start))?.[1]?.toLowerCase() ??
    '';
  const bare = word.replace(/(?<=[가-힣]{2})[은는이가을를]$/, '');
  return bare.length >= (/[\u3040-\uffff]/.test(bare) ? 2 : 4) ? `${bare} ${value.amount?.unit}` : '';
}
