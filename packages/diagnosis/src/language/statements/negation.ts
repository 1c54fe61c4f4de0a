import type { SentenceReading } from './reading.ts';
import type { Act } from './statement.ts';

const NEGATIONS = new Set(['not', 'none', 'without']);
/** What a statement may deny; the negation of a failure ("no errors") denies nothing that was done. */
const DENIED = new Set(['done', 'ok', 'verify', 'try', 'describe', 'be', 'aux']);
const REACH = 6;

/** Whether a statement denies what its words say. */
export function isNegated({ classes }: SentenceReading, act: Act): boolean {
  if (act === 'not_done') return true;
  for (let index = 0; index < classes.length; index++) {
    const match = classes[index];
    if (!match?.meanings.some((name) => NEGATIONS.has(name))) continue;
    for (let next = index + 1; next < classes.length; next++) {
      const other = classes[next];
      if (!other || other.at - match.at > REACH) break;
      if (other.meanings.some((name) => name === 'fail' || name === 'trouble' || name === 'open')) break;
      if (other.meanings.some((name) => name === 'done' || name === 'ok' || name === 'verify')) return true;
    }
    const before = classes[index - 1];
    if (before?.meanings.some((name) => DENIED.has(name)) && act === 'failed') return true;
  }
  return false;
}
