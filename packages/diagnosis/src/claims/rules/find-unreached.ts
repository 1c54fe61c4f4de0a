import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS } from '../claim.ts';
import { type Judgement, toReason } from '../judgement.ts';
import { namesLack } from '../voice.ts';

/** Every call that named a thing of the request failed, nothing in the answer says that anything went wrong, and it speaks of that thing as of the source or the result. */
export function findUnreached({ statements, effects, earlier, askedText, isLast }: AnswerInRecord): Judgement[] {
  if (!isLast) return [];
  const lastGood = new Map(
    effects.filter(({ ending }) => ending === 'succeeded').map(({ kind, call }) => [kind, call.index]),
  );
  // Another try at the same went well, under whatever name.
  const failed = effects
    .filter(isFailed)
    .filter(({ kind, call }) => (lastGood.get(kind) ?? -1) <= call.index)
    .slice(-MOST_FAILED);
  if (failed.length === 0 || statements.some((statement) => isOpen(statement, askedText))) return [];
  const good = [...effects, ...earlier]
    .filter((effect) => !isFailed(effect))
    .map(toRecorded)
    .join('\n');
  for (const effect of failed) {
    for (const { kind, text } of effect.objects) {
      const name = (text.split('/').at(-1) ?? text).toLowerCase();
      if (kind === 'number' || name.length < 4 || !askedText.includes(name) || good.includes(name)) continue;
      const claim = statements.find(
        ({ act, text: said }) => FACTUAL_ACTS.has(act) && said.toLowerCase().includes(name),
      );
      if (claim)
        return [
          { truth: 'unsupported', statement: claim, effects: [effect], severity: 'high', because: toReason(effect) },
        ];
    }
  }
  return [];
}

/** The latest matter most, and each is looked for in all outputs. */
const MOST_FAILED = 20;
const isFailed = ({ ending }: Effect): boolean => ending === 'failed' || ending === 'not_attempted';

const toRecorded = ({ call }: Effect): string =>
  `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.toLowerCase();
const isOpen = (statement: Statement, askedText: string): boolean =>
  statement.act === 'question' || namesLack(statement, askedText) || statement.wordClasses.includes('open');
