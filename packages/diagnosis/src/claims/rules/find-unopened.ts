import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, LEAST_MARGIN } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { namesLack } from '../voice.ts';

/** The person named several files to work with; some were opened, one no call named or showed, and the answer gives results as if it had been. */
export function findUnopened(answer: AnswerInRecord): Judgement[] {
  const { statements, effects, earlier, askedText, isLast } = answer;
  // Where something was changed, a file may be named for another reason than to be read.
  if (!isLast || effects.length === 0 || !effects.every(({ kind }) => isLook(kind))) return [];
  const files = [...new Set(askedText.match(FILE) ?? [])];
  if (files.length < 2 || statements.some((statement) => isOpen(statement, askedText))) return [];
  const touched = [...effects, ...earlier].map(toTouched).join('\n').toLowerCase();
  // A pattern of names may stand for any of them.
  if (touched.includes('*')) return [];
  const unopened = files.filter((file) => !touched.includes(toStem(file)));
  const claim = statements.find(({ act }) => FACTUAL_ACTS.has(act));
  if (unopened.length === 0 || unopened.length === files.length || !claim) return [];
  const because = `no call opened ${unopened[0]}`;
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

const FILE =
  /(?<![\p{L}\p{N}/@.:])[\p{L}\p{N}_-][\p{L}\p{N}_./-]{0,80}\.[a-z][a-z0-9]{1,4}(?![\p{L}\p{N}@/]|\.[\p{L}\p{N}])/gu;
const toStem = (file: string): string => (file.split('/').at(-1) ?? file).replace(/\.[^.]+$/, '');
const toTouched = ({ call }: Effect): string => `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`;

/** What the person asked for in these words ("who is missing?") is a result and admits nothing. */
const isOpen = (statement: Statement, askedText: string): boolean =>
  statement.act === 'question' ||
  namesLack(statement, askedText) ||
  (OPEN.has(statement.act) && statement.margin >= LEAST_MARGIN);
const OPEN: ReadonlySet<string> = new Set(['plan', 'conditional', 'hedge', 'not_done']);
