import type { ToldTurn } from '../../claims/claims-view.ts';
import { toContentWords } from '../../language/content-words.ts';
import type { Act, Statement } from '../../language/statements/statement.ts';
import { findFirstTextCall } from '../tool-call-as-text/text-calls.ts';

/** What an answer reports after a call that is only written in it and was never made; null when it reports nothing of the kind. */
export function findInventedReport({ run, answer, statements }: ToldTurn): Statement | null {
  if (!answer || run.calls.length > 0) return null;
  const at = findFirstTextCall(answer.text);
  if (at < 0) return null;
  const after = statements.filter(
    ({ start, text, margin }) => start > at && margin >= LEAST_MARGIN && !IN_CALL.test(text),
  );
  const called = new Set(toContentWords(answer.text.slice(at, after[0]?.start ?? at)));
  return after.find((said) => REPORTS.has(said.act) || (said.act === 'info' && speaksOf(said, called))) ?? null;
}

/** Below this a reading is a guess. */
const LEAST_MARGIN = 0.3;
/** The text of the call itself is not a statement. */
const IN_CALL = /[{}"<>]/;
const REPORTS: ReadonlySet<Act> = new Set<Act>(['done', 'state_ok']);

/** Two words of the call: one alone may be chance. */
function speaksOf({ text }: Statement, called: ReadonlySet<string>): boolean {
  return new Set(toContentWords(text).filter((word) => word.length > 3 && called.has(word))).size >= 2;
}
