import type { RunRow } from '@critiqor/api/runs';
import type { RoughTest } from '../../ledger/rough-test.ts';

/** Which runs to list; an absent member matches every run, an unknown value none. Of a list, any value fits. */
export interface RunFilter {
  readonly state?: string | readonly string[] | undefined;
  readonly agent?: string | readonly string[] | undefined;
  readonly benchmark?: string | readonly string[] | undefined;
  readonly tier?: string | readonly string[] | undefined;
  readonly channel?: string | readonly string[] | undefined;
  readonly trigger?: string | readonly string[] | undefined;
  readonly conversation?: string | readonly string[] | undefined;
  readonly model?: string | readonly string[] | undefined;
  readonly readiness?: string | readonly string[] | undefined;
  /** A type of failure that was found, whether or not it is the primary one. */
  readonly failure?: string | readonly string[] | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Began at or after, and before, in ms since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  /** Words of the task, the answer, or what the row says. Each must be somewhere. */
  readonly text?: string | undefined;
}

/** Whether a row fits everything but the text. */
export function fitsRun(run: RunRow, filter: RunFilter): boolean {
  const { state, agent, benchmark, tier, channel, trigger, conversation, model, readiness, failure } = filter;
  return (
    isOneOf(run.status, state) &&
    isOneOf(run.agent_id, agent) &&
    isOneOf(run.benchmark_id, benchmark) &&
    isOneOf(run.difficulty_tier, tier) &&
    isOneOf(run.channel, channel) &&
    isOneOf(run.trigger, trigger) &&
    isOneOf(run.conversation, conversation) &&
    isOneOf(run.readiness_level, readiness) &&
    (model === undefined || run.models.some((name) => isOneOf(name, model))) &&
    (failure === undefined || typesOf(run).some((type) => isOneOf(type, failure))) &&
    isWithin(run.started_at, filter) &&
    Object.entries(filter.labels ?? {}).every(([name, value]) => run.labels[name] === value)
  );
}

/** What the line of a run in the list of seals must contain to fit. */
export function toRoughTest(filter: RunFilter, words: RoughTest['words'] = []): RoughTest {
  const { agent, benchmark, tier, channel, trigger, conversation, model, readiness, failure, labels = {} } = filter;
  const wanted = [agent, benchmark, tier, channel, trigger, conversation, model, readiness, failure];
  const texts = [...wanted, ...Object.values(labels)].flatMap((any) => (any === undefined ? [] : [[any].flat()]));
  return {
    since: filter.since,
    until: filter.until,
    words,
    texts: texts.map((any) => any.map((text) => Buffer.from(JSON.stringify(text)))),
  };
}

const typesOf = ({ primary_failure, findings_by_type }: RunRow): string[] => [
  ...(primary_failure === null ? [] : [primary_failure]),
  ...Object.keys(findings_by_type),
];

function isWithin(started: string | null, { since, until }: RunFilter): boolean {
  if (since === undefined && until === undefined) return true;
  const at = Date.parse(started ?? '');
  return (since === undefined || at >= since) && (until === undefined || at < until);
}

function isOneOf(value: string | null, wanted: string | readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? value === wanted : wanted.includes(value ?? '');
}
