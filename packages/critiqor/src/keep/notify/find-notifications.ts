import { randomUUID } from 'node:crypto';
import type { RunRow } from '@critiqor/api/runs';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import type { NotifyRule } from '../../config/notify-rules.ts';
import type { Notification } from './notification.ts';

interface CauseInput {
  readonly rules: readonly NotifyRule[];
  /** Runs that were sealed since the last pass. */
  readonly fresh: readonly RunRow[];
  /** All sealed runs of the longest time that a rule looks back. */
  readonly recent: readonly RunRow[];
  /** Hours since anything was recorded; null while the gateway is not busy either. */
  readonly silentHours: number | null;
  readonly told: Readonly<Record<string, number>>;
  readonly now: number;
}

const HOUR_MS = 3_600_000;

/** What the rules have to say, each cause at most once an hour. */
export function findNotifications({ rules, fresh, recent, silentHours, told, now }: CauseInput): Notification[] {
  const found = new Map<string, Notification>();
  const add = (cause: string, rule: NotifyRule, message: string, run: RunRow | null): void => {
    // A clock that was set back must not silence a cause for as long.
    const since = Math.abs(now - (told[cause] ?? Number.NEGATIVE_INFINITY));
    if (since >= HOUR_MS && !found.has(cause)) found.set(cause, toNotification(cause, rule, message, run, now));
  };
  for (const rule of rules) {
    if (rule.kind === 'silence') {
      if (silentHours !== null && silentHours >= rule.hours) {
        add(
          rule.text,
          rule,
          `Nothing was recorded for ${Math.floor(silentHours)} hours, although the gateway is busy.`,
          null,
        );
      }
      continue;
    }
    for (const run of fresh) {
      const message = toMessage(rule, run, recent, now);
      if (message !== null) add(`${rule.text} ${run.agent_id ?? ''}`, rule, message, run);
    }
  }
  return [...found.values()];
}

function toMessage(rule: NotifyRule, run: RunRow, recent: readonly RunRow[], now: number): string | null {
  const who = `${run.run_id} of ${run.agent_id ?? 'an unknown agent'}`;
  switch (rule.kind) {
    case 'readiness':
      return run.readiness_level === rule.level ? `${who} is ${rule.level.replaceAll('_', ' ')}.` : null;
    case 'trust':
      return run.trust_score !== null && run.trust_score < rule.below ? `${who} has trust ${run.trust_score}.` : null;
    case 'cost':
      return (run.cost_usd ?? 0) > rule.above ? `${who} cost $${run.cost_usd?.toFixed(2)}.` : null;
    case 'failure': {
      if (!Object.hasOwn(run.findings_by_type, rule.type)) return null;
      const since = now - rule.hours * HOUR_MS;
      const times = recent.filter(
        ({ agent_id, findings_by_type, finalized_at }) =>
          agent_id === run.agent_id &&
          Object.hasOwn(findings_by_type, rule.type) &&
          Date.parse(finalized_at ?? '') >= since,
      ).length;
      const name = toFailureTitle(rule.type);
      return times < rule.times
        ? null
        : `${name} was found in ${times === 1 ? who : `${times} runs in ${rule.hours} hours, last in ${who}`}.`;
    }
    default:
      return null;
  }
}

function toNotification(
  cause: string,
  rule: NotifyRule,
  message: string,
  run: RunRow | null,
  now: number,
): Notification {
  return {
    id: randomUUID(),
    cause,
    rule: rule.text,
    message,
    run_id: run?.run_id ?? null,
    agent_id: run?.agent_id ?? null,
    trust_score: run?.trust_score ?? null,
    readiness_level: run?.readiness_level ?? null,
    failures: Object.keys(run?.findings_by_type ?? {}),
    cost_usd: run?.cost_usd ?? null,
    at: new Date(now).toISOString(),
    attempts: 0,
    next_at: now,
  };
}
