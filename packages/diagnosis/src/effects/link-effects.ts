import type { ToolResult } from '../model/execution.ts';
import { isStillRunning } from '../tools/call-outcome.ts';
import type { Deed } from '../tools/deeds.ts';
import { isCheck, isLook } from '../tools/deeds.ts';
import type { EffectDraft, Verdict } from './effect.ts';
import { toExitCode, toSessionId } from './exit-codes.ts';
import { toPlan } from './plan-effects.ts';
import { readOutcomes } from './read-ending.ts';
import { type Field, toResultFields } from './result-fields.ts';
import { ENDED, PARTIAL, PENDING, PLAINLY_BAD } from './status-words.ts';
import { readStructuredEnding } from './structured-ending.ts';
import { toSubjects } from './subjects.ts';

/** Joins effects that are about the same thing: later looks, later attempts, and what takes something back. One pass, in order. */
export function linkEffects(effects: readonly EffectDraft[]): void {
  if (effects.length === 0) return;
  const open = new Map<string, EffectDraft[]>();
  const failed = new Map<string, EffectDraft[]>();
  const latest = new Map<string, EffectDraft>();
  const made = new Map<string, EffectDraft[]>();
  for (const effect of effects) {
    settle(effect, open);
    expectGone(effect, made);
    supersede(effect, failed, latest);
    undo(effect, made);
    keep(effect, open, made);
  }
}

/** A later look at something that was not over: the poll of a process, the status of a message or job. */
function settle(effect: EffectDraft, open: Map<string, EffectDraft[]>): void {
  const { result } = effect.call;
  if (open.size === 0 || !result || result.outcome === 'failed' || result.outcome === 'blocked') return;
  for (const { text } of effect.objects) {
    const waiting = open.get(text);
    if (!waiting) continue;
    const read = createSettling(effect, result);
    for (const earlier of waiting) {
      const verdict = read(earlier);
      if (!verdict) continue;
      earlier.ending = verdict.ending;
      earlier.because = verdict.because;
      earlier.counts = verdict.counts ?? earlier.counts;
      earlier.settledBy = effect;
    }
    const left = waiting.filter(
      ({ ending, kind, settledBy }) => ending === 'unknown' || (kind === 'start' && settledBy === null),
    );
    if (left.length < waiting.length) open.set(text, left);
  }
}

/** Reads off one look how earlier effects ended; what they share is read once. */
function createSettling(look: EffectDraft, result: ToolResult): (earlier: EffectDraft) => Verdict | null {
  const exit = toExitCode(result);
  let fields: Field[] | null | undefined;
  return (earlier) => {
    if (exit !== null && earlier.means !== look.means) {
      const plan = toPlan(earlier.call);
      if (plan.commands.length > 0) {
        const ended = { ...result, exitCode: exit, outcome: exit === 0 ? 'completed' : 'failed' } as const;
        const { verdicts } = readOutcomes(plan, { ...earlier.call, result: ended });
        return (
          verdicts[plan.actions.findIndex(({ kind, means }) => kind === earlier.kind && means === earlier.means)] ??
          null
        );
      }
    }
    if (fields === undefined) fields = isStillRunning(result) ? null : toResultFields(result.text);
    if (!fields || fields.length === 0) return readWords(result.text);
    // A state that has not changed says nothing about what was to end it.
    if (
      UNDOES.has(earlier.kind) &&
      !fields.some(({ value }) => typeof value === 'string' && ENDED.has(value.toLowerCase()))
    )
      return null;
    const verdict = readStructuredEnding(earlier.kind, earlier.means, fields, earlier.call.args);
    return verdict.ending === 'unknown' || verdict.because.quote === null ? null : verdict;
  };
}

/** The state of something in a few words: "tr_508 booked 11:26". */
function readWords(text: string): Verdict | null {
  if (text.length > FEW_CHARS) return null;
  const words = text.toLowerCase().match(/[\p{L}_]+/gu) ?? [];
  if (words.some((word) => PENDING.has(word) || PARTIAL.has(word))) return null;
  const quote = text.trim().slice(0, 160);
  if (words.some((word) => PLAINLY_BAD.has(word)))
    return { ending: 'failed', because: { text: 'a later look says so', quote }, counts: null };
  return words.some((word) => SETTLED.has(word))
    ? { ending: 'succeeded', because: { text: 'a later look says so', quote }, counts: null }
    : null;
}

const FEW_CHARS = 200;
const SETTLED: ReadonlySet<string> = new Set(
  'booked executed completed delivered paid settled succeeded success confirmed finished done sent shipped published deployed ready'.split(
    ' ',
  ),
);

/** A page or file that answers "not found" after it was deleted is what was wanted. */
function expectGone(effect: EffectDraft, made: Map<string, EffectDraft[]>): void {
  if (
    effect.ending !== 'failed' ||
    !isLookOrCheck(effect.kind) ||
    !GONE.test(`${effect.because.text} ${effect.because.quote ?? ''}`)
  )
    return;
  const isGone = effect.objects.some(({ text }) => made.get(`gone ${toStem(text)}`) !== undefined);
  if (!isGone) return;
  effect.ending = 'succeeded';
  effect.because = { text: 'it is gone because it was deleted before', quote: effect.because.quote };
}

const isLookOrCheck = (kind: Deed): boolean => isLook(kind) || kind === 'check';
const GONE =
  /\b(?:404|410|no such (?:file|user|process)|not found|does not exist|inactive|not running|stopped|refused)\b/i;
const toStem = (text: string): string =>
  (text.split(/[?#]/, 1)[0] ?? '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w{1,8}$/, '');

/** A success repairs earlier failures of the same, and takes the place of earlier runs of the same. */
function supersede(effect: EffectDraft, failed: Map<string, EffectDraft[]>, latest: Map<string, EffectDraft>): void {
  for (const key of effect.keys) {
    const before = latest.get(key);
    if (
      before &&
      before.call !== effect.call &&
      effect.ending !== 'not_attempted' &&
      (isCheck(effect.kind) || effect.kind === 'set')
    )
      before.supersededBy ??= effect;
    if (effect.ending !== 'not_attempted') latest.set(key, effect);
    if (effect.ending === 'succeeded') {
      for (const earlier of failed.get(key) ?? []) earlier.repairedBy ??= effect;
      failed.delete(key);
    } else if (effect.ending === 'failed' || effect.ending === 'partial' || effect.ending === 'not_attempted') {
      push(failed, key, effect);
      if (isCheck(effect.kind)) push(failed, `any ${effect.kind}`, effect);
    }
  }
  // A check of everything covers the checks of parts.
  if (COVERING.has(effect.kind) && effect.ending === 'succeeded' && effect.objects.length === 0) {
    for (const earlier of failed.get(`any ${effect.kind}`) ?? []) earlier.repairedBy ??= effect;
    failed.delete(`any ${effect.kind}`);
  }
}

const COVERING: ReadonlySet<Deed> = new Set<Deed>(['test', 'build', 'lint']);

/** Longer lists keep their newest: a guard against one name for everything. */
const MOST_LISTED = 50;
/** One lookup shows the newest of those that wait. */
const MOST_OPEN = 4;

function push(map: Map<string, EffectDraft[]>, key: string, effect: EffectDraft, most = MOST_LISTED): void {
  const list = map.get(key);
  if (!list) map.set(key, [effect]);
  else {
    if (list.length >= most) list.shift();
    list.push(effect);
  }
}

/** What takes something back: deleting what was created, cancelling what was booked, resetting what was committed. */
function undo(effect: EffectDraft, made: Map<string, EffectDraft[]>): void {
  if (effect.ending !== 'succeeded' && effect.ending !== 'partial') return;
  const takeBack = (list: readonly EffectDraft[] | undefined, kinds: ReadonlySet<Deed>): void => {
    for (const earlier of list ?? []) if (earlier !== effect && kinds.has(earlier.kind)) earlier.undoneBy ??= effect;
  };
  if (effect.reverts === 'commits') takeBack(made.get('commit'), COMMITS);
  if (effect.reverts === 'files') {
    const all = effect.objects.length === 0 || effect.objects.some(({ text }) => text === '.' || text === 'HEAD');
    if (all) takeBack(made.get('files'), FILE_CHANGES);
  }
  const undone = UNDOES.get(effect.kind) ?? (effect.reverts === 'files' ? FILE_CHANGES : undefined);
  if (undone) for (const { text } of toSubjects(effect.objects)) takeBack(made.get(text), undone);
}

const COMMITS: ReadonlySet<Deed> = new Set<Deed>(['commit', 'merge']);
const FILE_CHANGES: ReadonlySet<Deed> = new Set<Deed>(['create', 'change', 'move']);
const UNDOES: ReadonlyMap<Deed, ReadonlySet<Deed>> = new Map<Deed, ReadonlySet<Deed>>([
  ['delete', new Set<Deed>(['create', 'change', 'send', 'publish', 'schedule', 'install', 'remember', 'book', 'move'])],
  ['cancel', new Set<Deed>(['book', 'pay', 'schedule', 'create', 'send'])],
  ['refund', new Set<Deed>(['pay'])],
  ['stop', new Set<Deed>(['start', 'schedule', 'set'])],
]);

/** Remembers what later effects may be about. */
function keep(effect: EffectDraft, open: Map<string, EffectDraft[]>, made: Map<string, EffectDraft[]>): void {
  const { kind, ending, call } = effect;
  const isOpen = ending === 'unknown' || (kind === 'start' && ending === 'succeeded');
  if (isOpen && !isLook(kind) && call.result) {
    const session = effect.yields.length === 0 && isStillRunning(call.result) ? toSessionId(call.result.text) : null;
    if (session !== null) push(open, session, effect, MOST_OPEN);
    for (const { text, kind: type } of [...effect.yields, ...effect.objects])
      if (type === 'id' || type === 'url' || type === 'email') push(open, text, effect, MOST_OPEN);
  }
  if (ending === 'failed' || ending === 'not_attempted' || isLook(kind)) return;
  if (kind === 'delete' || kind === 'stop')
    for (const { text } of effect.objects) push(made, `gone ${toStem(text)}`, effect);
  if (kind === 'commit' || kind === 'merge') push(made, 'commit', effect);
  if (FILE_CHANGES.has(kind) && effect.objects.some(({ kind: type }) => type === 'path')) push(made, 'files', effect);
  for (const { text, kind: type } of effect.objects) if (type !== 'number') push(made, text, effect);
  for (const { text } of effect.yields) push(made, text, effect);
}
