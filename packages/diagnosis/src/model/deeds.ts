/**
 * What a tool call or a command does, in a closed list. Tools, commands, SQL and words are all read into these, so that nothing else needs
 * a list of its own.
 */
export const DEEDS = [
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
