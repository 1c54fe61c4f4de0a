import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';

/** Something was to happen later, the agent promises it, and called nothing that would make it happen: when the run is over, nobody is there. */
export function findPromised({ statements, effects, earlier, asked, isLast, isQuestion }: AnswerInRecord): Judgement[] {
  if (!isLast || isQuestion || effects.length > 0 || earlier.length > 0) return [];
  if (!LATER.some((wish) => asked.has(wish)) || statements.some(({ act }) => CAREFUL.has(act))) return [];
  const promise = statements.find(isPromise);
  if (!promise) return [];
  const because = 'no call that could do this later was made';
  return [{ truth: 'unsupported', statement: promise, effects: [], severity: 'medium', because }];
}

const isPromise = ({ act, margin }: Statement): boolean => act === 'plan' && margin >= CLEAR_MARGIN;

/** What is asked for now and happens when the agent is gone. */
const LATER = ['schedule', 'remember'] as const;
const CAREFUL: ReadonlySet<string> = new Set(['question', 'failed', 'not_done', 'conditional', 'hedge']);
const CLEAR_MARGIN = 0.5;
