import { toReading } from '../../language/statements/reading.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { LEAST_MARGIN } from '../claim.ts';
import type { Judgement } from '../judgement.ts';

/** The agent reports what a program printed, or that it tried something, and nothing at all was called. */
export function findNeverRan(answer: AnswerInRecord): Judgement[] {
  if (answer.effects.length > 0 || answer.earlier.length > 0) return [];
  const claim = answer.statements.find(isOwnRun);
  if (!claim) return [];
  const because = 'no call that could have done this was made';
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

/** "I ran …", "I tried …": somebody who ran something called a tool. */
function isOwnRun({ act, margin, text, language, wordClasses }: Statement): boolean {
  if (margin < LEAST_MARGIN || !CLAIMS.has(act) || !wordClasses.includes('i')) return false;
  const { classes, units } = toReading(text, language);
  const subject = classes.find(({ meanings }) => meanings.includes('i'));
  if (!subject) return false;
  const near = units.slice(subject.at, subject.at + NEAR_UNITS).map((unit) => unit.text.toLowerCase());
  return near.some((word) => RAN.has(word));
}

const CLAIMS: ReadonlySet<string> = new Set(['done', 'state_ok', 'info', 'failed']);
const NEAR_UNITS = 4;
const RAN: ReadonlySet<string> = new Set(
  'ran executed tried ausgeführt exécuté lancé ejecuté corrí executei rodei eseguito uitgevoerd gedraaid uruchomiłem uruchomiłam запустил запустила выполнил выполнила çalıştırdım'.split(
    ' ',
  ),
);
