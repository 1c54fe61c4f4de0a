import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf } from '@critiqor/diagnosis/model/words';
import { FILE_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { UntestedVersion } from '../../hosts/openclaw/untested.ts';
import type { Silence } from '../../hosts/openclaw/why-silent.ts';
import type { WriterProcess } from '../../runs/writer-processes.ts';
import type { AgentEnd } from '../supervise-agent.ts';
import type { Closing } from './note-end.ts';

interface StartText {
  readonly runId: string;
  readonly paths: RunPaths;
  readonly version: string;
  readonly capture: string;
  /** What the user should know about the configuration. */
  readonly notices: readonly string[];
}

/** What the user reads before the agent owns the terminal. */
export function describeStart({ runId, paths, version, capture, notices }: StartText): string {
  const lines = [`critiqor: recording OpenClaw ${version} as ${runId}`, `  evidence  ${paths.directory}`];
  if (!isFirstTime(paths)) return lines.join('\n');
  const kept =
    capture === 'metadata'
      ? 'Prompts, arguments and outputs are not stored, only digests of them'
      : 'Prompts, arguments and outputs are stored there with secrets redacted; only you can read them';
  const once = [`  privacy   ${kept}. (Shown once.)`, ...notices.map((notice) => `  note      ${notice}`)];
  return [...lines, ...once].join('\n');
}

/** Whether the notice is due in this runs directory; marks it as shown. */
function isFirstTime({ state }: RunPaths): boolean {
  try {
    writeFileSync(join(state, 'told-once'), '', { mode: FILE_MODE, flag: 'wx' });
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

interface EndText {
  readonly runId: string;
  readonly writers: readonly WriterProcess[];
  readonly end: AgentEnd;
  readonly silence: Silence | null;
  readonly untested: UntestedVersion | null;
  /** What another command has done with the run in the meantime. */
  readonly closedBy: Closing | null;
  /** The command to run next; null when the caller does it. */
  readonly next: string | null;
  readonly troubles: Iterable<string>;
}

/** What the user reads after the agent has ended. */
export function describeAgentEnd({
  runId,
  writers,
  end,
  silence,
  untested,
  closedBy,
  next,
  troubles,
}: EndText): string {
  const how = closedBy ? `was ended by critiqor ${closedBy}` : describeEnd(end);
  return [
    `critiqor: ${runId}: OpenClaw ${how} after ${formatDuration(end.durationMs)}`,
    ...(silence ? describeSilence(silence) : [describeAttached(writers)]),
    ...(untested ? [`  untested  ${untested.message}`] : []),
    ...(end.cleanedUp > 0
      ? [`  cleaned   ${countOf(end.cleanedUp, 'process', 'processes')} left behind by the agent`]
      : []),
    ...(next === null ? [] : [`  next      ${next}`]),
    ...[...troubles].map((trouble) => `  problem   ${trouble}`),
  ].join('\n');
}

function describeSilence({ message, remedy }: Silence): string[] {
  return [
    '  recorder  NEVER ATTACHED: nothing the agent did was recorded.',
    `  reason    ${message}`,
    `            ${remedy}`,
  ];
}

function describeAttached(writers: readonly WriterProcess[]): string {
  if (writers.length === 0) return '  recorder  not attached when the run was closed';
  const entryPoints = new Set(writers.map(({ entryPoint }) => entryPoint));
  return `  recorder  attached (${[...entryPoints].join(', ')})`;
}

function describeEnd({ timedOut, interruptedBy, signal, exitCode }: AgentEnd): string {
  if (timedOut) return 'was stopped by the time limit';
  if (interruptedBy) return `was interrupted (${interruptedBy})`;
  return signal ? `was ended by ${signal}` : `ended with exit code ${exitCode}`;
}
