import { countOf, toOneLine, withOneStop } from '@critiqor/diagnosis/model/words';
import { type RunSide, toPlainWords } from './run-side.ts';

/** How the work of two groups of runs differs, one sentence each; empty when like is compared with like. */
export function findUnlike(before: readonly RunSide[], after: readonly RunSide[]): string[] {
  return [
    ...findOtherTasks(before, after),
    ...findOther('benchmark', before, after, ({ row }) => row.benchmark_id),
    ...findOther('difficulty tier', before, after, ({ row }) => row.difficulty_tier),
    ...findOther('scoring profile', before, after, ({ diagnosis }) => diagnosis?.scores.profile ?? null),
  ];
}

/** What does not forbid a comparison, but belongs to it. */
export function findCaveats(before: readonly RunSide[], after: readonly RunSide[]): string[] {
  const all = [...before, ...after];
  const differs = (read: (side: RunSide) => unknown): boolean => new Set(all.map(read)).size > 1;
  const judged = all.filter(({ diagnosis }) => diagnosis);
  const isOtherEngine = new Set(judged.map(({ diagnosis }) => diagnosis?.engine_version)).size > 1;
  const caveats: readonly (readonly [boolean, string])[] = [
    [judged.length < all.length, 'Not all of these runs have a diagnosis.'],
    [differs(({ row }) => row.agent_id), 'These are runs of different agents.'],
    [isOtherEngine, 'These runs were judged by different engine versions. Judge them again with critiqor diagnose.'],
    [differs(({ row }) => row.visibility === 'anonymous'), 'Not all of these runs are anonymous.'],
  ];
  return caveats.filter(([holds]) => holds).map(([, text]) => text);
}

const QUOTED_CHARS = 80;
const quote = (task: string): string => `“${toOneLine(task, QUOTED_CHARS)}”`;

function findOtherTasks(before: readonly RunSide[], after: readonly RunSide[]): string[] {
  const unknown = [...before, ...after].filter(({ task }) => task === null);
  const [old, now] = [toTasks(before), toTasks(after)];
  const [onlyOld, onlyNow] = [[...old].filter((task) => !now.has(task)), [...now].filter((task) => !old.has(task))];
  const [left, right] = [onlyOld[0], onlyNow[0]];
  const told: string[] = [];
  if (left !== undefined && right !== undefined && old.size === 1 && now.size === 1) {
    told.push(`The tasks differ: ${quote(left)} and ${quote(right)}.`);
  } else {
    if (left !== undefined) told.push(`${countOf(onlyOld.length, 'task')} only before, such as ${quote(left)}.`);
    if (right !== undefined) told.push(`${countOf(onlyNow.length, 'task')} only after, such as ${quote(right)}.`);
  }
  if (unknown.length > 0) {
    const names = unknown.slice(0, 3).map(({ row }) => row.run_id);
    told.push(`The task is not known for ${names.join(', ')}${unknown.length > 3 ? ' and others' : ''}.`);
  }
  return told.map(withOneStop);
}

const toTasks = (sides: readonly RunSide[]): ReadonlySet<string> =>
  new Set(sides.flatMap(({ task }) => (task === null ? [] : [toPlainWords(task)])));

/** What is unknown differs from nothing. */
function findOther(
  name: string,
  before: readonly RunSide[],
  after: readonly RunSide[],
  read: (side: RunSide) => string | null,
): string[] {
  const toValues = (sides: readonly RunSide[]): string[] => [
    ...new Set(sides.map(read).filter((value) => value !== null)),
  ];
  const [old, now] = [toValues(before), toValues(after)];
  const isSame = old.length === 0 || now.length === 0 || old.toSorted().join('\n') === now.toSorted().join('\n');
  return isSame ? [] : [`The ${name} differs: ${old.join(', ')} and ${now.join(', ')}.`];
}
