import type { RunJob } from '@critiqor/evidence/contract/open-run';

type JobKind = RunJob['kind'];

/** Conversations that exist for one purpose, as their keys say; the host makes these keys. */
export function kindOfKey(key: string): JobKind {
  if (key.includes(':internal-session-effects:')) return 'memory';
  return key.includes(':cron:') ? 'cron' : 'conversation';
}

/** Why a turn began makes it a job of its own, also within a conversation that goes on. */
export function kindOfTrigger(trigger: string | undefined): JobKind | undefined {
  return trigger === 'heartbeat' || trigger === 'cron' ? trigger : undefined;
}

/** The conversation of a subagent, which belongs to the run that it was started from. */
export const isSubagentKey = (key: string): boolean => key.includes(':subagent:');

/** The cron job in the key of its conversation: `agent:main:cron:<job>:run:<id>`. */
export const cronJobOf = (key: string): string | null => /:cron:([^:]{1,200})/.exec(key)?.[1] ?? null;

/** The channel in a key such as `agent:main:telegram:direct:1`; the main conversation of an agent is on every channel. */
export function channelOf(key: string): string | null {
  const [, , channel, peer] = key.split(':', 4);
  return peer === undefined || kindOfKey(key) !== 'conversation' || isSubagentKey(key) ? null : (channel ?? null);
}
