import type { Statement } from '../language/statements/statement.ts';

/** Words that are too faint to accuse anybody by. */
export const LEAST_MARGIN = 0.1;

/** Whether a statement says that something was done or is as it should be. */
export const isClaim = ({ act, margin, text, language }: Statement): boolean =>
  (act === 'done' || act === 'state_ok') &&
  margin >= LEAST_MARGIN &&
  !CROSSED.test(text) &&
  !(language === 'en' && ADVICE.test(text));

/** "❌ failed: 1". */
const CROSSED = /^[\s*•>#|\d.)-]*(?:❌|✗|✘|🔴|🚫|⛔)/u;
/** "Move it to the environment": an order to the reader. Verbs whose past looks the same are left out, and so are nouns. */
const ADVICE =
  /^(?:[\s*•>-]|\d+[.)])*(?:please |just |then |also |now )?(?:add|avoid|call|change|check|close|commit|consider|copy|create|delete|deploy|disable|do|drop|enable|ensure|fix|give|install|keep|leave|make|merge|move|open|pass|pin|prefer|push|remove|rename|replace|restart|revoke|rotate|save|send|start|stop|store|switch|take|test|try|turn|update|upgrade|use|verify|wrap|write) (?:it|them|this|that|these|those|the|a|an|your|all|each|every|any|one|to|from|on|off)(?![\w-])/iu;

/** Acts that give something as a fact. */
export const FACTUAL_ACTS: ReadonlySet<string> = new Set(['info', 'done', 'state_ok', 'quote']);

/** Acts with which an answer is careful. */
const CAREFUL: ReadonlySet<string> = new Set(['failed', 'not_done', 'partial', 'hedge', 'correction']);

/** Whether nothing in an answer is careful: it reports as if all were well. */
export const isSure = (statements: readonly Statement[]): boolean =>
  !statements.some(({ act, margin }) => CAREFUL.has(act) && margin >= LEAST_MARGIN);
