import { readStatements } from '../language/statements/read-statements.ts';
import type { Act } from '../language/statements/statement.ts';
import type { Reading } from '../model/reading.ts';

/** Whether a text says that something is missing or did not work. */
export function admitsTrouble(text: string, reading: Reading): boolean {
  return (
    ADMITS.test(text) ||
    reading.text(readStatements, text).some(({ act, margin }) => OPEN.has(act) && margin >= LEAST_MARGIN)
  );
}

/** `partial` is left out: “23 of 40” mostly speaks of the subject, not of the work. */
const OPEN: ReadonlySet<Act> = new Set<Act>(['failed', 'not_done', 'correction']);
/** Below this a reading is a guess. */
const LEAST_MARGIN = 0.3;

/** Words that say that something is missing or did not work. */
const ADMITS =
  /\bfail\w*|\berrors?\b|\bcould(?: not|n['’]t)|\bunable\b|\btim(?:ed|e) ?-?out|\bdid(?: not|n['’]t)|\bcrash\w*|\bincomplete\b|\babort\w*|\bmissing\b|\bno (?:answer|reply|result|response)\b|\bnot (?:able|finish\w*|complete\w*|available|return\w*)|\bwithout (?:a |the )?(?:result|answer|reply)/i;
