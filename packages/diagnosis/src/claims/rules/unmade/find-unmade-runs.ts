import type { Effect } from '../../../effects/effect.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { looksAhead } from '../../voice.ts';

/** The answer gives the result of a command that it names in code, and that command is in no call and in no output. */
export function findUnmadeRuns({ statements, effects, earlier, isLast }: AnswerInRecord): Judgement[] {
  if (!isLast || effects.length === 0) return [];
  let record: string | undefined;
  for (const statement of statements) {
    if (!givesResult(statement)) continue;
    for (const { kind, text } of statement.objects) {
      const command = kind === 'code' ? COMMAND.exec(text)?.slice(1, 3).join(' ') : undefined;
      if (command === undefined) continue;
      record ??= [...effects, ...earlier].map(toRecorded).join('\n');
      if (record.includes(command)) continue;
      const because = `\`${command}\` is in no call`;
      return [{ truth: 'unsupported', statement, effects: [], severity: 'high', because }];
    }
  }
  return [];
}

/** A report, and neither advice nor a description of what the command does. */
const givesResult = ({ act, negated, text, wordClasses }: Statement): boolean =>
  FACTUAL_ACTS.has(act) &&
  !negated &&
  !looksAhead(text) &&
  !wordClasses.some((meaning) => ADVICE.has(meaning)) &&
  wordClasses.some((meaning) => RESULTS.has(meaning));
const ADVICE: ReadonlySet<string> = new Set(['you', 'if', 'would', 'should', 'offer', 'hedge', 'open', 'yet']);
const RESULTS: ReadonlySet<string> = new Set(['ok', 'done', 'trouble', 'none', 'verify']);

/** A program and what it is to do, in small letters. */
const COMMAND = /^\$?\s?((?:\.{0,2}\/)?[a-z][\w./-]{1,40}) ([a-z][\w:-]{1,30})(?![\w(./=])/;

const toRecorded = ({ call }: Effect): string =>
  `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.replaceAll(/["',\s[\]]+/g, ' ');
