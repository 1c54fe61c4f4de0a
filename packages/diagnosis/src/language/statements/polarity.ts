import type { Sign } from './signs.ts';

/** What a clause says when read by itself: + brought about, = is well, - went wrong, o left open, ~ not asserted, . nothing. */
type Polarity = '+' | '=' | '-' | 'o' | '~' | '.';

const MAX_CLAUSES = 6;
const BREAKS = new Set(['mark,', 'mark;', 'mark:', 'dash', 'stop', 'cell', 'arrow', 'but', 'except', 'paren', 'slash']);
const IRREAL = new Set(['plan', 'offer', 'if', 'would', 'should', 'hedge']);

/** Features from the polarity of each clause. */
export function toPolarities(symbols: readonly Sign[]): string[] {
  const clauses = toClauses(symbols);
  const polarities = clauses.map(toPolarity).filter((polarity) => polarity !== '.');
  const features = [`pol:${polarities.slice(0, MAX_CLAUSES).join('')}`];
  const set = [...new Set(polarities)].sort().join('');
  features.push(`pols:${set}`, `pol1:${polarities[0] ?? ''}`, `poll:${polarities.at(-1) ?? ''}`);
  const contrast = symbols.some((symbol) => symbol.name === 'but' || symbol.name === 'except');
  if (contrast) features.push(`polc:${set}`);
  for (const clause of clauses) {
    const pair = toNegatedWord(clause);
    if (pair !== null) features.push(pair);
  }
  return features;
}

function toClauses(symbols: readonly Sign[]): Sign[][] {
  const clauses: Sign[][] = [[]];
  for (const symbol of symbols) {
    if (BREAKS.has(symbol.name)) clauses.push([]);
    else clauses.at(-1)?.push(symbol);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function toPolarity(clause: readonly Sign[]): Polarity {
  const has = (name: string): boolean => clause.some((symbol) => symbol.name === name);
  const negated = has('not') || has('without') || has('none') || has('zero');
  const irreal = clause.some((symbol) => IRREAL.has(symbol.name));
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
  const at = clause.findIndex((symbol) => symbol.name === second);
  return clause.some((symbol, index) => index < at && firsts.includes(symbol.name));
}

/** The word that a negation in the same clause is nearest to. */
function toNegatedWord(clause: readonly Sign[]): string | null {
  const negation = clause.find(
    (symbol) => symbol.name === 'not' || symbol.name === 'none' || symbol.name === 'without',
  );
  if (!negation) return null;
  let nearest: Sign | null = null;
  for (const symbol of clause) {
    if (!['done', 'ok', 'fail', 'trouble', 'verify', 'gone', 'try', 'describe'].includes(symbol.name)) continue;
    if (!nearest || Math.abs(symbol.at - negation.at) < Math.abs(nearest.at - negation.at)) nearest = symbol;
  }
  return `neg:${nearest?.name ?? ''}`;
}
