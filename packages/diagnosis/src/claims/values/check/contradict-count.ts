import type { ChangingCall, CheckedAnswer, ValueCheck } from './value-check.ts';

/**
 * The answer repeats how many things were found, and the call that then changed them says that it changed another number of them, which the answer
 * does not mention. The number that is missing, if the answer gives it, is mention enough.
 */
export function contradictCount({ stated, acts, index }: CheckedAnswer): ValueCheck[] {
  const [act, another] = acts.filter(({ result }) => changedBy(result) !== null);
  const changed = act ? changedBy(act.result) : null;
  // One or two things are rarely counted in figures.
  if (!act || another || changed === null || changed < 3) return [];
  const counted = stated.filter(({ value }) => value.amount?.unit === '');
  const said = new Set(counted.flatMap(({ value }) => value.amount?.readings ?? []));
  if (said.has(changed)) return [];
  return counted.flatMap(({ value, isReported }): ValueCheck[] => {
    const [number = 0] = value.amount?.readings ?? [];
    if (!isReported || value.approximate || number < 3 || said.has(Math.abs(number - changed)) || isInside(act, number))
      return [];
    const found = index.sources.some(
      ({ role, text }) => role === 'result' && text !== act.result && COUNT_OF(number).test(text),
    );
    if (!found) return [];
    return [
      {
        value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: act.eventId, text: act.result.slice(0, 200) },
        because: `that many were found, but ${changed} were changed`,
      },
    ];
  });
}

/** The one figure that says how many things a call changed. */
function changedBy(result: string): number | null {
  const counts = [...result.matchAll(CHANGED)].map((match) => Number(match[1]));
  return counts.length === 1 ? (counts[0] ?? null) : null;
}

const CHANGED =
  /"(?:row_?count|(?:rows_?)?affected(?:_?rows)?|deleted|updated|modified|removed|inserted|merged|archived)(?:_?count)?"\s?:\s?(\d{1,12})\b/gi;
const COUNT_OF = (number: number): RegExp =>
  new RegExp(`"(?:count|total|matches|found|size|length)"\\s?:\\s?${number}\\b|^\\s*${number}\\s*$`, 'i');
const isInside = ({ args, result }: ChangingCall, number: number): boolean =>
  new RegExp(`(?<!\\d)${number}(?!\\d)`).test(`${args} ${result}`);
