import { extractSourceValues } from '../extract/extract-values.ts';
import type { Value } from '../value.ts';

/** The figures, dates and times of a short text that holds nothing else worth a name: "42", "48G", "Thu 18 Sep 09:00". Null where it holds words. */
export function toCellValues(text: string): readonly Value[] | null {
  const trimmed = text.trim().replace(PER, '');
  if (trimmed === '' || trimmed.length > MOST_CHARS || !/\d/.test(trimmed)) return null;
  const values = extractSourceValues(trimmed).filter(isFigure);
  const covered = values.reduce((sum, { start, end }) => sum + end - start, 0);
  return values.length > 0 && trimmed.length - covered <= 3 + 4 * (values.length - 1) ? values : null;
}

/** What can be taken for another of its kind: an amount, a day, a time of day. */
export const isFigure = ({ amount, kind }: Value): boolean =>
  amount !== undefined || kind === 'time' || kind === 'date' || kind === 'version';

const MOST_CHARS = 60;
/** "€/kWh", "MB/s": the figure is before it. */
const PER = /(?<=[\d\p{L}€$£%])\/\p{L}{1,6}$/u;

/** Figures of one kind can be compared. */
export const toKindName = ({ kind, amount }: Value): string => (amount ? `amount ${amount.unit}` : kind);
