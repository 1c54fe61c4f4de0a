/**
 * What a tool call or a command does, in a closed list. Tools, commands and SQL are all read into these, so that nothing else needs a list
 * of its own.
 */
const DEEDS = [
  // Checks: their result says whether something works.
  'test',
  'build',
  'lint',
  'check',
  // Changes.
  'create',
  'change',
  'delete',
  'move',
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
  'remember',
  'delegate',
  'start',
  'stop',
  'set',
  // Looks: nothing is different afterwards.
  'look_up',
  'read',
  'recall',
  'query',
  'wait',
  'think',
  'tell',
  // A command or a tool whose purpose is not known.
  'run',
  'other',
] as const;

export type Deed = (typeof DEEDS)[number];

/** Checks answer whether something works; a build also leaves files behind, which nobody minds. */
export const isCheck = (deed: Deed): boolean => CHECKS.has(deed);

/** Whether nothing outside the agent is different after it. */
export const isLook = (deed: Deed): boolean => LOOKS.has(deed);

/** Whether it changes something outside the agent, as far as its name shows. `run` and `other` may. */
export const isChange = (deed: Deed): boolean => CHANGES.has(deed);

const CHECKS: ReadonlySet<Deed> = new Set<Deed>(['test', 'build', 'lint', 'check']);
const LOOKS: ReadonlySet<Deed> = new Set<Deed>(['look_up', 'read', 'recall', 'query', 'wait', 'think', 'tell']);
const CHANGES: ReadonlySet<Deed> = new Set(
  DEEDS.filter((deed) => !CHECKS.has(deed) && !LOOKS.has(deed) && deed !== 'run' && deed !== 'other'),
);
