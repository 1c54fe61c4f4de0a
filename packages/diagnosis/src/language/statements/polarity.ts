import type { Sign } from './signs.ts';

/** What a clause says when read by itself: + brought about, = is well, - went wrong, o left open, ~ not asserted, . nothing. */
type Polarity = '+' | '=' | '-' | 'o' | '~' | '.';

const MAX_CLAUSES = 6;
const BREAKS = new Set(['mark,', 'mark;', 'mark:', 'dash', 'stop', 'cell', 'arrow', 'but', 'except', 'paren', 'slash']);
const IRREAL = new Set(['plan', 'offer', 'if', 'would', 'should', 'hedge']);

/** Features from the polarity of each clause. */
export function toPolarities(signs: readonly Sign[]): string[] {
  const clauses = toClauses(signs);
  const polarities = clauses.map(toPolarity).filter((polarity) => polarity !== '.');
  const features = [`pol:${polarities.slice(0, MAX_CLAUSES).join('')}`];
  const set = [...new Set(polarities)].sort().join('');
  features.push(`pols:${set}`, `pol1:${polarities[0] ?? ''}`, `poll:${polarities.at(-1) ?? ''}`);
  const contrast = signs.some((sign) => sign.name === 'but' || sign.name === 'except');
  if (contrast) features.push(`polc:${set}`);
  for (const clause of clauses) {
    const pair = toNegatedWord(clause);
    if (pair !== null) features.push(pair);
  }
  return features;
}

function toClauses(signs: readonly Sign[]): Sign[][] {
  const clauses: Sign[][] = [[]];
  for (const sign of signs) {
    if (BREAKS.has(sign.name)) clauses.push([]);
    else clauses.at(-1)?.push(sign);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function toPolarity(clause: readonly Sign[]): Polarity {
  const has = (name: string): boolean => clause.some((sign) => sign.name === name);
  const negated = has('not') || has('without') || has('none') || has('zero');
  const irreal = clause.some((sign) => IRREAL.has(sign.name));
  if (irreal) return '~';
  if (has('box0') || has('open')) return 'o';
  if (has('bad')) return '-';
  if (has('fail'))
    return negated && before(clause, ['not', 'without', 'none', 'zero'], 'fail')
      ? '='
      : has('done') && before(clause, ['done'], 'fail')
        ? '+'
        : '-';
  if (has('gone')) return '=';
  if (has('trouble')) return negated ? '=' : has('done') ? '+' : has('ok') ? '=' : '-';
  if (has('ok')) return negated ? '-' : '=';
  if (has('done')) return negated ? 'o' : '+';
  if (has('good')) return '+';
  return '.';
}

function before(clause: readonly Sign[], firsts: readonly string[], second: string): boolean {
  const at = clause.findIndex((sign) => sign.name === second);
  return clause.some((sign, index) => index < at && firsts.includes(sign.name));
}

/** The word that a negation in the same clause is nearest to. */
function toNegatedWord(clause: readonly Sign[]): string | null {
  const negation = clause.find((sign) => sign.name === 'not' || sign.name === 'none' || sign.name === 'without');
  if (!negation) return null;
  let nearest: Sign | null = null;
  for (const sign of clause) {
    if (!['done', 'ok', 'fail', 'trouble', 'verify', 'gone', 'try', 'describe'].includes(sign.name)) continue;
    if (!nearest || Math.abs(sign.at - negation.at) < Math.abs(nearest.at - negation.at)) nearest = sign;
  }
  return `neg:${nearest?.name ?? ''}`;
}
