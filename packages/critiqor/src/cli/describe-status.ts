import { styleText } from 'node:util';
import type { AlwaysOn } from '../hosts/openclaw/install/always-on.ts';
import type { FoundOpenRun } from '../runs/open/open-runs.ts';
import { isDeserted, type KnownProcess, type RunStatus } from '../runs/run-status.ts';
import { toDuration, toPrintable } from './format.ts';

/** The state of the active run, one fact per line. */
export function describeStatus(status: RunStatus, now = Date.now()): string[] {
  const { recorders, silence } = status;
  const since = toDuration(now - Date.parse(status.started_at));
  return [
    `${style('bold', `${status.active} ${status.status}`)} since ${status.started_at} (${since})`,
    `  supervisor ${describeProcess(status.supervisor)}`,
    `  agent      ${describeProcess(status.agent)}`,
    ...(recorders.length === 0 ? ['  recorder   not attached yet'] : recorders.map(describeRecorder)),
    ...(silence === null ? [] : [`  reason     ${toPrintable(silence)}`]),
    `  receiving  ${describeReceiving(status, now)}`,
    ...describeMetrics(status),
    ...(isDeserted(status) ? ['  next       critiqor finalize (all processes of the run have ended)'] : []),
  ];
}

const SHOWN_OPEN = 10;

/** What an installed recorder does, one fact per line. */
export function describeAlwaysOn(
  { installed, gateway, notices, open }: AlwaysOn & { readonly open: readonly FoundOpenRun[] },
  now = Date.now(),
): string[] {
  const where = installed.map(({ version, config_path }) => `version ${version} in ${toPrintable(config_path)}`);
  return [
    style('bold', 'Always on'),
    `  recorder   ${where.length > 0 ? where.join('; ') : 'not installed here'}`,
    `  gateway    ${gateway ? `process ${gateway.pid}, OpenClaw ${gateway.host_version}${gateway.living ? '' : style('yellow', ', ended')}` : 'has not recorded here yet; restart it after installing'}`,
    `  open runs  ${open.length}`,
    ...open.slice(0, SHOWN_OPEN).map(({ entry: { run_id, job, started_at } }) => {
      const since = toDuration(Math.max(0, now - Date.parse(started_at)));
      return `    ${run_id}  ${job.kind}  ${toPrintable(job.conversation_key ?? '')}  since ${since}`;
    }),
    ...(open.length > SHOWN_OPEN ? [`    and ${open.length - SHOWN_OPEN} more`] : []),
    ...notices.map((notice) => `  ${style('yellow', 'note')}       ${toPrintable(notice)}`),
  ];
}

function describeMetrics({ metrics, metrics_at, supervisor }: RunStatus): string[] {
  if (!metrics) return ['  events     not counted yet'];
  const { total_events, by_event_type, error_events, tool_calls } = metrics;
  const calls = Object.values(tool_calls).reduce((sum, count) => sum + count, 0);
  // After the supervisor has ended, nobody updates these numbers.
  const age = supervisor?.living || metrics_at === null ? '' : `, last counted ${metrics_at}`;
  return [
    `  events     ${total_events}${age}`,
    `  calls      ${by_event_type.before_provider_request ?? 0} model, ${calls} tool${describeTools(tool_calls)}`,
    `  errors     ${error_events > 0 ? style('red', String(error_events)) : error_events}`,
  ];
}

type Color = Parameters<typeof styleText>[0];

const style = (color: Color, text: string): string => styleText(color, text, { stream: process.stdout });

function describeProcess(known: KnownProcess | null): string {
  if (!known) return 'unknown';
  return `process ${known.pid}${known.living ? '' : style('yellow', ', ended')}`;
}

function describeRecorder({ entryPoint, pid, living }: RunStatus['recorders'][number]): string {
  return `  recorder   ${toPrintable(String(entryPoint))}, process ${pid}${living ? '' : style('yellow', ', ended')}`;
}

function describeReceiving({ last_event_at, last_event }: RunStatus, now: number): string {
  if (last_event_at === null) return style('yellow', 'nothing yet');
  const ago = toDuration(Math.max(0, now - Date.parse(last_event_at)));
  return `last event ${ago} ago (${toPrintable(String(last_event))})`;
}

const MAX_TOOLS = 5;

/** The tools that were called most. */
function describeTools(calls: Readonly<Record<string, number>>): string {
  const most = Object.entries(calls).sort(([, left], [, right]) => right - left);
  if (most.length === 0) return '';
  const named = most.slice(0, MAX_TOOLS).map(([name, count]) => `${toPrintable(name)} ${count}`);
  return ` (${named.join(', ')}${most.length > MAX_TOOLS ? ', …' : ''})`;
}
