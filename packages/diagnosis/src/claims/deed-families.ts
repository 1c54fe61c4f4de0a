import type { StatedDeed as SpokenDeed } from '../language/statements/statement.ts';
import type { Deed } from '../tools/deeds.ts';
import { toToolNameParts } from '../tools/to-tool-name-parts.ts';
import { VERBS, WEAK_VERBS } from '../tools/vocabulary.ts';

/** Which effects a word can mean. Words are wider than effects: a table is booked by creating a calendar entry. */
export const FAMILIES: Readonly<Record<SpokenDeed, readonly Deed[]>> = {
  test: ['test', 'check'],
  build: ['build', 'create', 'deploy', 'publish', 'check'],
  lint: ['lint', 'check', 'change'],
  check: ['check', 'test', 'build', 'lint', 'look_up', 'read', 'query', 'recall', 'wait'],
  create: ['create', 'change', 'move', 'remember', 'book', 'schedule', 'install', 'commit', 'publish', 'send', 'set'],
  change: ['change', 'create', 'move', 'set', 'merge', 'delete', 'schedule', 'book', 'install', 'deploy', 'cancel'],
  delete: ['delete', 'cancel', 'change', 'move', 'stop'],
  send: ['send', 'publish', 'create', 'tell', 'delegate', 'pay', 'move'],
  publish: ['publish', 'deploy', 'push', 'send', 'create', 'merge', 'build'],
  commit: ['commit', 'merge'],
  push: ['push', 'publish'],
  merge: ['merge', 'push', 'change'],
  deploy: ['deploy', 'publish', 'push', 'start', 'change', 'merge', 'set'],
  pay: ['pay', 'book', 'create', 'send', 'refund', 'move'],
  refund: ['refund', 'pay', 'cancel', 'create'],
  book: ['book', 'schedule', 'create', 'pay', 'change'],
  cancel: ['cancel', 'delete', 'change', 'stop', 'refund', 'set'],
  schedule: ['schedule', 'book', 'create', 'change', 'set'],
  install: ['install', 'create', 'change', 'build'],
  look_up: ['look_up', 'read', 'recall', 'query', 'check', 'wait'],
  remember: ['remember', 'create', 'change', 'set'],
  delegate: ['delegate', 'send', 'create'],
  start: ['start', 'deploy', 'set', 'create', 'build'],
  stop: ['stop', 'set', 'delete', 'cancel', 'change'],
  set: ['set', 'change', 'start', 'stop', 'create'],
  query: ['query', 'look_up', 'read', 'check'],
  fix: ['change', 'create', 'set', 'delete', 'move', 'install', 'start', 'stop', 'deploy', 'merge'],
};

/**
 * Deeds that leave a trace of their own: without a call that could be one, they did not happen. Listed one by one, though most follow each
 * other in `DEEDS` too: whether a deed leaves a trace has been decided for each.
 */
export const STRICT: ReadonlySet<SpokenDeed> = new Set<SpokenDeed>([
  'send',
  'publish',
  'commit',
  'push',
  'merge',
  'deploy',
  'pay',
  'refund',
  'book',
  'cancel',
  'schedule',
  'install',
  'delete',
  'test',
  'build',
]);

/** Whether a statement's words can mean an effect. */
export function canMean(deeds: readonly SpokenDeed[], kind: Deed): boolean {
  return deeds.some((deed) => FAMILIES[deed].includes(kind));
}

/** Every deed that a word of a tool's name stands for, in the order of the words; none for a name of unknown words. */
export function toNamedDeeds(tool: string): readonly Deed[] {
  return toToolNameParts(tool).words.flatMap((word) => VERBS.get(word) ?? WEAK_VERBS.get(word) ?? []);
}
