import { type Deed, isCheck } from '../tools/deeds.ts';
import type { EffectObject } from '../tools/targets.ts';

const MOST_KEYS = 6;

/** What an effect is about, for comparing it with others: kind and object. A check is about its program and what it is given. */
export function toKeys(kind: Deed, means: string, objects: readonly EffectObject[], tool: string): string[] {
  if (isCheck(kind)) return [`${kind} ${means} ${objects.map(({ text }) => text).join(' ')}`];
  // A program that is run is about everything that it is given: the script alone does not distinguish two runs.
  if (kind === 'run' && objects.length > 1) return [`run ${means} ${objects.map(({ text }) => text).join(' ')}`];
  const subjects = toSubjects(objects);
  if (subjects.length === 0) return [`${kind} ${means} ${tool}`];
  return subjects
    .slice(0, MOST_KEYS)
    .map(({ text }) => `${kind} ${kind === 'install' ? text.replace(VERSION, '') : text}`);
}

/** `render>=3`, `render@3`: another source of the same package is the same thing. */
const VERSION = /(?<=.)(?:@|[=<>~^!]=?).*$/;

/** The objects that distinguish two effects of one kind: who it goes to, else what is named for certain, else what is named at all. */
export function toSubjects(objects: readonly EffectObject[]): readonly EffectObject[] {
  const receivers = objects.filter(({ role }) => role !== null && RECEIVERS.has(role));
  const certain = objects.filter(({ kind, role }) => CERTAIN.has(kind) && !(role !== null && SENDERS.has(role)));
  if (receivers.length > 0) return [...certain.filter(({ kind }) => kind === 'id'), ...receivers];
  if (certain.length > 0) return certain;
  return objects.filter(({ kind, role }) => kind === 'name' && !(role !== null && REMARKS.has(role)));
}

const RECEIVERS = new Set(['to', 'target', 'recipient', 'recipients']);
const SENDERS = new Set(['from', 'sender']);
const CERTAIN = new Set(['path', 'url', 'email', 'id', 'package', 'table', 'branch']);
/** What is said about a thing does not name it. */
const REMARKS = new Set([
  'subject',
  'title',
  'label',
  'when',
  'start',
  'date',
  'day',
  'status',
  'state',
  'query',
  'range',
]);
