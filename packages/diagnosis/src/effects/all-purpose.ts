import type { Effect } from './effect.ts';

/** A program or a subagent can do anything: where one ran, nothing says that something was not done. */
export function isAllPurpose({ kind, means, ending }: Effect): boolean {
  return (
    (kind === 'run' || (kind === 'other' && means !== 'git') || kind === 'delegate') &&
    ending !== 'failed' &&
    ending !== 'not_attempted'
  );
}
