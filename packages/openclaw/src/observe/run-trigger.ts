import type { ObservedRun } from '../calls/observed-run.ts';

/** Why a run began. Some conversations exist for one purpose, and their key says which. */
export function triggerOf({
  sessionKey = '',
  trigger,
}: Pick<ObservedRun, 'sessionKey' | 'trigger'>): Record<string, string> {
  const purpose = /:subagent:/.test(sessionKey)
    ? 'subagent'
    : /:cron:/.test(sessionKey)
      ? 'cron'
      : /:internal-session-effects:/.test(sessionKey)
        ? 'memory'
        : undefined;
  if (trigger && (trigger !== 'user' || !purpose)) return { trigger, trigger_source: 'host' };
  return purpose ? { trigger: purpose, trigger_source: 'conversation_key' } : {};
}
