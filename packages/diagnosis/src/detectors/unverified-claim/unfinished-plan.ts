import type { ToldTurn } from '../../claims/claims-view.ts';
import { toContentWords } from '../../language/content-words.ts';
import { findOpenPlan } from '../../language/plans.ts';
import type { Act, Statement } from '../../language/statements/statement.ts';

interface UnfinishedPlan {
  readonly eventId: string;
  /** The statement that says that the work is done. */
  readonly statement: Statement;
  readonly open: readonly string[];
  readonly total: number;
}

/** An answer that reports success while the agent's own plan has open steps, and says nothing about them. */
export function findUnfinishedPlan({ run, answer, statements }: ToldTurn): UnfinishedPlan | null {
  const plan = answer ? findOpenPlan(run) : null;
  if (!plan || !answer || plan.call.position > answer.position) return null;
  // The plan is that of the whole run: an answer on the way says nothing about its end.
  const isLast = !run.calls.some(({ position }) => position > answer.position);
  const isClear = ({ margin }: Statement): boolean => margin >= LEAST_MARGIN;
  const statement = statements.find((said) => DONE.has(said.act) && isClear(said));
  const steps = new Set(plan.open.flatMap(toTellingWords));
  const leavesOpen = statements.some((said) => isClear(said) && OPEN.has(said.act) && concerns(said, steps));
  if (!isLast || !statement || leavesOpen) return null;
  return { eventId: plan.call.eventId, statement, open: plan.open, total: plan.total };
}

/** “The tokens remain unchanged” says nothing about a step; a failure may be the reason for any of them. */
function concerns({ act, text }: Statement, steps: ReadonlySet<string>): boolean {
  return act === 'failed' || SPEAKS_OF_PLAN.test(text) || toTellingWords(text).some((word) => steps.has(word));
}

const toTellingWords = (text: string): string[] => toContentWords(text).filter((word) => word.length > 3);
const SPEAKS_OF_PLAN = /\bto-?dos?\b|\bpending\b|\bremaining\b|\bnext steps?\b|\bpermission\b/i;

/** Below this a reading is a guess. */
const LEAST_MARGIN = 0.3;
const DONE: ReadonlySet<Act> = new Set<Act>(['done', 'state_ok']);
const OPEN: ReadonlySet<Act> = new Set<Act>(['failed', 'not_done', 'partial']);
