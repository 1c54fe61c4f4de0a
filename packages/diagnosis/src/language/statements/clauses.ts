import type { Language } from '../lexicon/lexicon.ts';
import type { Unit } from '../units/units.ts';
import { type SentenceReading, toReading } from './reading.ts';
import type { Act } from './statement.ts';
import { type Decision, decideAct } from './to-act.ts';

interface Clause {
  readonly reading: SentenceReading;
  readonly decision: Decision;
  /** Offset in the sentence. */
  readonly start: number;
}

/** Acts that assert something; only sentences of these have clauses worth reading by themselves. */
const ASSERTIVE: ReadonlySet<Act> = new Set(['done', 'state_ok', 'failed', 'not_done', 'partial', 'info']);
const MIN_UNITS = 2;
const MAX_CLAUSES = 8;

/** The clauses of a sentence where each asserts something of its own, otherwise the sentence itself. */
export function toStatementClauses(reading: SentenceReading, decision: Decision, fallback: Language): Clause[] {
  const whole = [{ reading, decision, start: 0 }];
  if (!ASSERTIVE.has(decision.act)) return whole;
  const cuts = toCuts(reading);
  if (cuts.length === 0 || cuts.length >= MAX_CLAUSES) return whole;
  const clauses: Clause[] = [];
  let from = 0;
  for (const to of [...cuts, reading.text.length]) {
    const raw = reading.text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const part = toReading(raw.trim(), reading.language ?? fallback);
    if (countWords(part.units) < MIN_UNITS) return whole;
    clauses.push({ reading: part, decision: decideAct(part), start: from + lead });
    from = to;
  }
  if (clauses.some((clause) => !ASSERTIVE.has(clause.decision.act))) return whole;
  // A partial sentence whose clauses all sound alike is better judged as a whole.
  const acts = new Set(clauses.map((clause) => clause.decision.act));
  return acts.size > 1 || decision.act !== 'partial' ? clauses : whole;
}

/** Where a new clause begins: after a semicolon, and at a word like "but" that follows a comma or dash. */
function toCuts({ units, classes }: SentenceReading): number[] {
  const cuts: number[] = [];
  units.forEach((unit, at) => {
    if (unit.kind === 'mark' && (unit.text === ';' || unit.text === '；') && at + 1 < units.length) cuts.push(unit.end);
  });
  for (const match of classes) {
    if (!match.meanings.includes('but') || match.at === 0) continue;
    const before = units[match.at - 1];
    const unit = units[match.at];
    if (before?.kind === 'mark' && [',', '，', '–', '—', '-', '、'].includes(before.text) && unit)
      cuts.push(before.end);
  }
  return [...new Set(cuts)].sort((a, b) => a - b);
}

function countWords(units: readonly Unit[]): number {
  let words = 0;
  for (const unit of units) if (unit.kind !== 'mark') words++;
  return words;
}
