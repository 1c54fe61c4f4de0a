import type { Statement } from '../language/statements/statement.ts';

/** Words that are too faint to accuse anybody by. */
export const LEAST_MARGIN = 0.1;

/** Whether a statement says that something was done or is as it should be. */
export const isClaim = ({ act, margin }: Statement): boolean =>
  (act === 'done' || act === 'state_ok') && margin >= LEAST_MARGIN;

/** Acts that give something as a fact. */
export const FACTUAL_ACTS: ReadonlySet<string> = new Set(['info', 'done', 'state_ok', 'quote']);

/** Acts with which an answer is careful. */
const CAREFUL: ReadonlySet<string> = new Set(['failed', 'not_done', 'partial', 'hedge', 'correction']);

/** Whether nothing in an answer is careful: it reports as if all were well. */
export const isSure = (statements: readonly Statement[]): boolean =>
  !statements.some(({ act, margin }) => CAREFUL.has(act) && margin >= LEAST_MARGIN);
