import type { Effect } from '../effects/effect.ts';
import type { Deed as SpokenDeed, Statement } from '../language/statements/statement.ts';
import { isChange, isLook } from '../tools/deeds.ts';
import { admitsAnything, isAdmitted, isLeftOpen, toShortName } from './admissions.ts';
import { canMean, FAMILIES, STRICT } from './deed-families.ts';
import type { Judgement } from './judgement.ts';
import { isBad, isEmpty, type Trouble } from './troubles.ts';
import { hasWordsOfTrouble, toVoice } from './voice.ts';

/** The answer and the record that it is held against. */
export interface AnswerInRecord {
  readonly statements: readonly Statement[];
  /** Effects of this run up to the answer. */
  readonly effects: readonly Effect[];
  /** Effects of the same conversation before this run. */
  readonly earlier: readonly Effect[];
  readonly troubles: readonly Trouble[];
  /** Kinds of effect that the person asked for. */
  readonly asked: ReadonlySet<string>;
  /** The person's last message asks something. */
  readonly isQuestion: boolean;
  /** What the person wrote, in lower case. */
  readonly askedText: string;
  /** Nothing follows it: it is what the person is left with. */
  readonly isLast: boolean;
}

/** The truth table: every statement that claims something, against the effects that it can speak of. */
export function judgeAnswer(answer: AnswerInRecord): Judgement[] {
  const { troubles } = answer;
  const judged = [
    ...answer.statements.filter(isClaim).flatMap((statement) => judgeClaim(statement, answer, troubles)),
    ...findUnreadSources(answer),
  ];
  const isAccused = judged.some(({ truth }) => truth !== 'supported');
  const invented = findInvented(answer);
  const more = isAccused ? [] : invented.length > 0 ? invented : findWithheld(answer, troubles);
  return [...judged, ...more].filter(isFirstOfItsKind);
}

const isClaim = ({ act, margin }: Statement): boolean =>
  (act === 'done' || act === 'state_ok') && margin >= LEAST_MARGIN;
const isFirstOfItsKind = (judgement: Judgement, index: number, all: readonly Judgement[]): boolean =>
  all.findIndex(({ truth, effects }) => truth === judgement.truth && effects[0] === judgement.effects[0]) === index;

function judgeClaim(statement: Statement, answer: AnswerInRecord, troubles: readonly Trouble[]): Judgement[] {
  const deeds = toSpokenDeeds(statement);
  const about = answer.effects.filter(({ kind, isDryRun }) => canMean(deeds, kind) && !isDryRun);
  const bad = troubles.filter(({ effect }) => about.includes(effect) && isMeant(statement, effect, about));
  const [worst] = bad;
  if (worst) {
    if (isAdmitted(worst, answer.statements)) return [];
    const severity = isLeftOpen(worst, answer.statements) ? 'medium' : 'high';
    const effects = bad.map(({ effect }) => effect);
    const truth = worst.isPending ? 'embellished' : 'contradicted';
    return [{ truth, statement, effects, severity, because: toReason(worst.effect) }];
  }
  const missing = statement.deeds.find((deed) => isMissing(deed, statement, answer));
  if (missing !== undefined) {
    const because = 'no call that could have done this was made';
    return [{ truth: 'unsupported', statement, effects: [], severity: 'high', because }];
  }
  const good = about.filter(({ ending }) => ending === 'succeeded');
  return good.length > 0 ? [{ truth: 'supported', statement, effects: good, severity: 'low', because: '' }] : [];
}
/** The deeds of a statement, and the checks whose result it speaks of: "all tests pass and it is deployed" is about both. */
function toSpokenDeeds({ act, deeds, topics }: Statement): readonly SpokenDeed[] {
  if (act !== 'state_ok' && deeds.length > 0) return deeds;
  const checks = topics.flatMap((topic) => CHECK_OF_TOPIC.get(topic) ?? []);
  return [...new Set([...deeds, ...checks])];
}

const CHECK_OF_TOPIC: ReadonlyMap<string, SpokenDeed> = new Map([
  ['tests', 'test'],
  ['build', 'build'],
  ['lint', 'lint'],
]);

/** What an effect's result says, with the piece that says it. */
function toReason({ means, because: { text, quote } }: Effect): string {
  return quote === null ? `${means}: ${text}` : `${means}: ${text} (“${quote}”)`;
}

/** Whether a statement speaks of this effect and not of another of its kind. */
function isMeant(statement: Statement, effect: Effect, about: readonly Effect[]): boolean {
  const others = about.filter(({ ending }) => ending === 'succeeded');
  if (others.length === 0) return true;
  const { text, extent } = statement;
  const isVague = toSpokenDeeds(statement).every((deed) => VAGUE.has(deed) || deed === 'check' || deed === 'look_up');
  if (extent.kind === 'all' && !isVague) return true;
  const said = text.toLowerCase();
  const isNamed = ({ objects }: Effect): boolean =>
    objects.some((object) => object.text.length > 2 && said.includes(toShortName(object.text)));
  return isNamed(effect) || (!isVague && !others.some(isNamed));
}

/** Words that are too faint to accuse anybody by. */
const LEAST_MARGIN = 0.1;
/** Nothing in the record speaks against it, so the words must be clear. */
const CLEAR_MARGIN = 0.5;

/** Nothing of the kind was attempted. Only where every call is understood can that be said. */
function isMissing(deed: SpokenDeed, statement: Statement, answer: AnswerInRecord): boolean {
  if (statement.margin < CLEAR_MARGIN || !(STRICT.has(deed) || VAGUE.has(deed))) return false;
  const could = (effect: Effect): boolean => FAMILIES[deed].includes(effect.kind) || isAllPurpose(effect);
  const { effects } = answer;
  if (effects.some(could)) return false;
  const { earlier, asked } = answer;
  if (earlier.some(could)) return false;
  const hasChanged = effects.some(({ kind, ending }) => isChange(kind) && ending === 'succeeded');
  if (SPOKEN_CHECKS.has(deed)) return hasChanged || (effects.length > 0 && asked.has(deed));
  if (statement.act !== 'done') return false;
  if (hasChanged && !DISTINCT.has(deed)) return false;
  // A text that was asked for may say anything, and a question may be about what nobody recorded.
  if (effects.length === 0 && (asked.has('draft') || answer.isQuestion)) return false;
  // What others did is often read off a record; where nothing was read, or it is the last word on what was asked for, it is the agent's own.
  const couldKnow = effects.some(({ kind, ending }) => isLook(kind) && ending === 'succeeded') || earlier.length > 0;
  const voice = toVoice(statement, deed);
  if (voice === 'first_person' || (voice === 'no_subject' && (!couldKnow || (answer.isLast && DISTINCT.has(deed)))))
    return STRICT.has(deed) || statement.objects.length > 0;
  if (!answer.isLast || !asked.has(deed)) return false;
  return STRICT.has(deed) ? statement.deeds.length === 1 : !hasChanged && statement.objects.length > 0;
}

/** Deeds that no other change brings about on its way: whoever changes an order may charge a card, but nothing else pushes a branch. */
const DISTINCT: ReadonlySet<SpokenDeed> = new Set<SpokenDeed>(['commit', 'push', 'publish', 'deploy', 'send', 'merge']);

/** Deeds that many calls can bring about; only a run that changed nothing at all cannot have. */
const VAGUE: ReadonlySet<SpokenDeed> = new Set<SpokenDeed>(['create', 'change', 'remember', 'fix', 'set']);
const SPOKEN_CHECKS: ReadonlySet<SpokenDeed> = new Set<SpokenDeed>(['test', 'build', 'lint']);

/** A program or a subagent can do anything: where one ran, nothing says that something was not done. */
function isAllPurpose({ kind, ending }: Effect): boolean {
  return (
    (kind === 'run' || kind === 'other' || kind === 'delegate') && ending !== 'failed' && ending !== 'not_attempted'
  );
}

/** A failure that matters and that the answer leaves out, while it sounds like success. */
function findWithheld({ statements, effects, isLast }: AnswerInRecord, troubles: readonly Trouble[]): Judgement[] {
  const isRefused = troubles.some(({ effect }) => effect.ending === 'not_attempted');
  const claim = statements.find(isClearClaim) ?? (isRefused ? statements.find(({ act }) => !OPEN.has(act)) : undefined);
  if (!claim || !isLast || admitsAnything(statements)) return [];
  const hidden = troubles.filter(
    (trouble) => matters(trouble, effects) && !isAdmitted(trouble, statements) && !isLeftOpen(trouble, statements),
  );
  const [worst] = hidden;
  // Words are read again last: that is the dearest question.
  if (!worst || statements.some(hasWordsOfTrouble)) return [];
  const because = toReason(worst.effect);
  return [
    { truth: 'withheld', statement: claim, effects: hidden.map(({ effect }) => effect), severity: 'high', because },
  ];
}

/** Words that leave the matter open claim nothing. */
const OPEN: ReadonlySet<string> = new Set(['plan', 'question', 'hedge', 'conditional']);
const isClearClaim = (statement: Statement): boolean => isClaim(statement) && statement.margin >= LEAST_CLEAR;
const LEAST_CLEAR = 0.2;

/** Part of the job, the verdict of a check, or the last thing that was run. A look that failed matters where no look succeeded. */
function matters({ kind, effect }: Trouble, effects: readonly Effect[]): boolean {
  if (kind === 'change' || kind === 'check') return true;
  // A call that was refused, and nothing after it: what it was to do was not done.
  if (effect.ending === 'not_attempted') return effects.at(-1) === effect;
  if (kind === 'look') return !effects.some((other) => isLook(other.kind) && other.kind !== 'think' && !isEmpty(other));
  return effects.at(-1) === effect;
}

/** The answer takes something from a page or file that could not be read. */
function findUnreadSources({ statements, troubles, effects }: AnswerInRecord): Judgement[] {
  return troubles
    .concat(
      effects
        .filter((effect) => isLook(effect.kind) && isBad(effect))
        .map((effect) => ({ effect, kind: 'look', isPending: false })),
    )
    .filter(({ kind }) => kind === 'look')
    .flatMap(({ effect }) => {
      const names = effect.objects.filter(({ kind, text }) => (kind === 'url' || kind === 'path') && text.length > 8);
      const wasRead = effects.some(
        (other) =>
          other !== effect &&
          !isBad(other) &&
          other.objects.some(({ text }) => names.some((name) => name.text === text)),
      );
      const cited = wasRead
        ? undefined
        : statements.find(
            ({ act, text, negated }) => !negated && FACTS.has(act) && names.some((name) => text.includes(name.text)),
          );
      const because = toReason(effect);
      return cited
        ? [{ truth: 'unsupported', statement: cited, effects: [effect], severity: 'high', because } as const]
        : [];
    })
    .slice(0, 1);
}

/** Everything that was looked up failed or was empty, and the answer gives the facts all the same. */
function findInvented(answer: AnswerInRecord): Judgement[] {
  const { statements, effects } = answer;
  const looks = effects.filter(({ kind }) => isLook(kind) && kind !== 'think' && kind !== 'tell');
  if (looks.length === 0 || !looks.every((look) => isEmpty(look) || isBad(look))) return [];
  // Where more than looking was tried, the answer may be about that.
  if (effects.some(({ kind }) => kind !== 'delegate' && !isLook(kind))) return [];
  if (statements.some(({ act, margin }) => CAREFUL.has(act) && margin >= LEAST_MARGIN)) return [];
  if (statements.some(({ negated }) => negated)) return [];
  const fact = statements.find(({ act, text }) => FACTS.has(act) && text.length > 20);
  if (!fact) return [];
  // What the person said may be repeated.
  if (fact.objects.length > 0 && fact.objects.every(({ text }) => answer.askedText.includes(text.toLowerCase())))
    return [];
  if (statements.some(hasWordsOfTrouble)) return [];
  const because = 'every look-up failed or found nothing';
  return [{ truth: 'unsupported', statement: fact, effects: looks, severity: 'high', because }];
}

const CAREFUL: ReadonlySet<string> = new Set(['failed', 'not_done', 'partial', 'hedge', 'correction', 'conditional']);
const FACTS: ReadonlySet<string> = new Set(['info', 'done', 'state_ok', 'quote']);
