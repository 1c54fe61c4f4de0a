import type { AddFeature } from './add-feature.ts';
import type { SentenceSign } from './signs.ts';

/** What a clause says when read by itself: + achieved, = is well, - went wrong, o left open, ~ not asserted, . nothing. */
type Polarity = '+' | '=' | '-' | 'o' | '~' | '.';

const MAX_CLAUSES = 6;
const BREAKS = new Set(['mark,', 'mark;', 'mark:', 'dash', 'stop', 'cell', 'arrow', 'but', 'except', 'paren', 'slash']);
const IRREAL = new Set(['plan', 'iplan', 'offer', 'if', 'would', 'should', 'hedge']);

/** Features from the polarity of each clause. */
export function addPolarities(signs: readonly SentenceSign[], add: AddFeature): void {
  const clauses = toClauses(signs);
  const polarities = clauses.map(toPolarity).filter((polarity) => polarity !== '.');
  const set = [...new Set(polarities)].sort().join('');
  add('pol', polarities.slice(0, MAX_CLAUSES).join(''));
  add('pols', set);
  add('pol1', polarities[0] ?? '');
  add('poll', polarities.at(-1) ?? '');
  if (signs.some((sign) => sign.name === 'but' || sign.name === 'except')) add('polc', set);
  for (const clause of clauses) addNegatedWord(clause, add);
}

function toClauses(signs: readonly SentenceSign[]): SentenceSign[][] {
  const clauses: SentenceSign[][] = [[]];
  for (const sign of signs) {
    if (BREAKS.has(sign.name)) clauses.push([]);
    else clauses.at(-1)?.push(sign);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function toPolarity(clause: readonly SentenceSign[]): Polarity {
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

function before(clause: readonly SentenceSign[], firsts: readonly string[], second: string): boolean {
  const at = clause.findIndex((sign) => sign.name === second);
  return clause.some((sign, index) => index < at && firsts.includes(sign.name));
}

/** The word that a negation in the same clause is nearest to. */
function addNegatedWord(clause: readonly SentenceSign[], add: AddFeature): void {
  const negation = clause.find((sign) => NEGATIONS.has(sign.name));
  if (!negation) return;
  let nearest: SentenceSign | null = null;
  for (const sign of clause) {
    if (!DENIABLE.has(sign.name)) continue;
    if (!nearest || Math.abs(sign.at - negation.at) < Math.abs(nearest.at - negation.at)) nearest = sign;
  }
  add('neg', nearest?.name ?? '');
}

const NEGATIONS = new Set(['not', 'none', 'without']);
const DENIABLE = new Set(['done', 'ok', 'fail', 'trouble', 'verify', 'gone', 'try', 'describe']);
