import { findCutLooks } from '../../effects/cut-looks.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, LEAST_MARGIN } from '../claim.ts';
import type { Judgement } from '../judgement.ts';

/** Only the beginning of something was shown, and the answer speaks of all of it. */
export function findPartlyRead({ statements, effects, isLast }: AnswerInRecord): Judgement[] {
  if (!isLast || statements.some(isOpen)) return [];
  const [cut] = findCutLooks(effects);
  const claim = cut ? statements.find(isAboutAll) : undefined;
  if (!cut || !claim) return [];
  const because = `${cut.effect.means}: only a part was shown (“${cut.quote}”)`;
  return [{ truth: 'unsupported', statement: claim, effects: [cut.effect], severity: 'high', because }];
}

/** The answer says itself that there is more. */
const isOpen = ({ act, margin }: Statement): boolean => OPEN.has(act) && margin >= LEAST_MARGIN;
const OPEN: ReadonlySet<string> = new Set(['not_done', 'partial', 'hedge', 'correction', 'conditional', 'question']);

/** That something is nowhere in it, or that all of it was seen. */
function isAboutAll({ act, extent, deeds, wordClasses }: Statement): boolean {
  if (extent.kind === 'all' && deeds.includes('look_up')) return true;
  return FACTUAL_ACTS.has(act) && (extent.kind === 'none' || DENIALS.some((denial) => wordClasses.includes(denial)));
}

const DENIALS = ['not', 'none'] as const;
