import type { Effect } from '../../effects/effect.ts';
import { hasWord } from '../../language/has-word.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { countRepeated, toCandour } from '../candour.ts';
import { FACTUAL_ACTS, LEAST_MARGIN } from '../claim.ts';
import { type Judgement, toReason } from '../judgement.ts';
import { isBad, type Trouble } from '../troubles.ts';
import { toVoice } from '../voice.ts';

/** The answer takes something from a page or file that could not be read, or says that it was read. */
export function findUnreadSources(answer: AnswerInRecord): Judgement[] {
  const { statements, effects } = answer;
  for (const effect of effects) {
    if (!isLook(effect.kind) || !isBad(effect)) continue;
    if (wasRead(effect, effects)) continue;
    const named = findNamed(effect, answer);
    if (named)
      return [
        { truth: 'unsupported', statement: named, effects: [effect], severity: 'high', because: toReason(effect) },
      ];
    const cited = statements.find((statement) => cites(statement, effect) || saysRead(statement, effect, effects));
    if (!cited) continue;
    const trouble: Trouble = { effect, kind: 'look', isPending: false };
    if (toCandour(trouble, answer) === 'told' || countRepeated(trouble, statements, answer.askedText) > 0) continue;
    return [{ truth: 'unsupported', statement: cited, effects: [effect], severity: 'high', because: toReason(effect) }];
  }
  return [];
}

/** What the answer has from a site by its name ("Xata: 20 GB"), while nothing in it says that anything could not be read. */
function findNamed(effect: Effect, { statements, effects, askedText }: AnswerInRecord): Statement | null {
  if (statements.some(soundsBroken)) return null;
  const others = effects.filter((other) => !isBad(other)).map(({ call }) => call.result?.text.toLowerCase() ?? '');
  const names = effect.objects
    .flatMap(({ kind, text }) => (kind === 'url' ? (HOST.exec(text.toLowerCase())?.slice(1, 2) ?? []) : []))
    .filter((name) => askedText.includes(name) && !others.some((text) => text.includes(name)));
  if (names.length === 0) return null;
  return (
    statements.find(({ act, text }) => !ASIDE.has(act) && names.some((name) => hasWord(text.toLowerCase(), name))) ??
    null
  );
}

/** The name in an address: `https://www.xata.example/pricing`. */
const HOST = /^[a-z]{3,5}:\/\/(?:www\.)?([\p{L}\p{N}-]{3,40})\./u;
const ASIDE: ReadonlySet<string> = new Set(['question', 'plan', 'conditional', 'hedge', 'failed', 'correction']);

const soundsBroken = ({ wordClasses }: Statement): boolean => wordClasses.some((meaning) => BROKEN.has(meaning));
const BROKEN: ReadonlySet<string> = new Set(['fail', 'sorry', 'not', 'none', 'yet', 'correct', 'hedge']);

const toSources = ({ objects }: Effect): string[] =>
  objects.flatMap(({ kind, text }) => ((kind === 'url' || kind === 'path') && text.length > 8 ? [text] : []));

function wasRead(effect: Effect, effects: readonly Effect[]): boolean {
  const sources = toSources(effect);
  return effects.some(
    (other) => other !== effect && !isBad(other) && other.objects.some(({ text }) => sources.includes(text)),
  );
}

const cites = ({ act, text, negated }: Statement, effect: Effect): boolean =>
  !negated && FACTUAL_ACTS.has(act) && toSources(effect).some((source) => text.includes(source));

/** "I read all three", or "I went through the report" where none of its kind could be opened. */
function saysRead(statement: Statement, effect: Effect, effects: readonly Effect[]): boolean {
  const { act, margin, deeds, extent } = statement;
  if (margin >= LEAST_MARGIN && citesDocument(statement) && isOnlyDocument(effect, effects)) return true;
  if (act !== 'done' || margin < LEAST_MARGIN || !deeds.includes('look_up')) return false;
  if (extent.kind === 'all') return true;
  const isOnly = !effects.some(({ means, ending }) => means === effect.means && ending === 'succeeded');
  return isOnly && toSources(effect).length > 0 && toVoice(statement, 'look_up') === 'first_person';
}

/** "According to the paper …", "I checked the page": what is said comes from a document. */
const citesDocument = ({ act, deeds, wordClasses }: Statement): boolean =>
  FACTUAL_ACTS.has(act) &&
  (act === 'quote' ||
    (deeds.includes('check') && wordClasses.includes('i')) ||
    (wordClasses.includes('say') && wordClasses.includes('speaker')));

/** A search shows where documents are; none of them was opened. */
const isOnlyDocument = (effect: Effect, effects: readonly Effect[]): boolean =>
  effect.objects.some(({ kind }) => kind === 'url') &&
  !effects.some(
    ({ kind, ending, objects }) =>
      isLook(kind) &&
      ending === 'succeeded' &&
      objects.some((object) => object.kind === 'url' || object.kind === 'path'),
  );
