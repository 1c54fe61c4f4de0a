import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FILE_MODE, type RunPaths } from '@critiqor/evidence/run-directory';
import { CritiqorError } from './errors.ts';
import { isLiving, readWriters } from './journal-writers.ts';
import { createLiveSession } from './live-session.ts';
import {
  gatewayPort,
  inspectInstallation,
  isPortOpen,
  type OpenClawCommand,
  type OpenClawInstallation,
  toOpenClawCommand,
} from './openclaw-command.ts';
import { type Overlay, writeOverlay } from './overlay.ts';
import { identityOf, type ProcessIdentity } from './process-identity.ts';
import { addLifecycleEvent, type LifecycleDraft, type RunMetadata, type RunRecord } from './run-record.ts';
import {
  type ActiveSession,
  readRecord,
  startRun,
  writeActive,
  writeFileAtomically,
  writeRecord,
} from './runs-directory.ts';
import { withRunsLock } from './runs-lock.ts';
import { type AgentEnd, exitCodeOf, superviseAgent } from './supervise-agent.ts';

export interface MonitorOptions {
  readonly runsDir: string;
  readonly metadata: RunMetadata;
  readonly openclawCommand: string;
  /** What followed `--`. */
  readonly openclawArgs: readonly string[];
  readonly cwd: string;
  readonly timeoutSeconds?: number | undefined;
  readonly capture: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether the caller finalizes the run itself, so that the person need not. */
  readonly finalizes?: boolean;
  /** Says something to the person; never called while the agent owns the terminal. */
  readonly say: (text: string) => void;
}

export interface MonitoredRun {
  readonly runId: string;
  readonly exitCode: number;
  readonly end: AgentEnd;
}

/** The plugin that belongs to this version of Critiqor. */
export const PLUGIN_DIR = resolve(import.meta.dirname, '../dist/plugin');

/** Runs OpenClaw under observation, from the allocation of the run to the end of the agent. The run stays to be finalized. */
export async function monitorOpenClaw(options: MonitorOptions): Promise<MonitoredRun> {
  const { runsDir, env, say } = options;
  const command = toOpenClawCommand(options.openclawCommand, options.openclawArgs, env);
  const installation = await inspectInstallation(command, env);
  await assertNoGateway(command, env);
  const supervisor = identityOf(process.pid) as ProcessIdentity;
  const startedAt = now();
  const { paths, record, active } = withRunsLock(runsDir, () => {
    const started = startRun(runsDir, options.metadata, startedAt);
    const active: ActiveSession = {
      run_id: started.record.run_id,
      status: 'MONITORING',
      runs_dir: runsDir,
      supervisor,
      child: null,
      started_at: startedAt,
    };
    writeActive(runsDir, active);
    return { ...started, active };
  });
  const overlay = await prepareOrAbort(options, paths, installation, command);
  introduce(options, paths, installation, overlay, record.run_id);
  const live = createLiveSession(paths, { createdAt: startedAt });
  // Trouble with our own files must never become the agent's: it is said at the end, and the evidence is in the journal anyway.
  const troubles = new Set<string>();
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch (cause) {
      troubles.add((cause as Error).message);
    }
  };
  const keepLive = (): void => {
    if (live.poll()) whileMonitoring(paths, () => writeFileAtomically(paths.session, live.toSessionJson()));
  };
  const commandLine = [command.program, ...command.prefix, ...overlay.args];
  const end = await superviseAgent({
    program: command.program,
    args: [...command.prefix, ...overlay.args],
    env: { ...env, ...overlay.env, ...variablesOf(options, record.run_id) },
    cwd: options.cwd,
    timeoutMs: options.timeoutSeconds === undefined ? undefined : options.timeoutSeconds * 1_000,
    onStart: (pid) =>
      attempt(() => {
        note(paths, { event_type: 'process_start', payload: { command: commandLine, pid } });
        writeActive(runsDir, { ...active, child: identityOf(pid) });
      }),
    onTick: () => attempt(keepLive),
    strays: () =>
      readWriters(paths.journal)
        .filter(isLiving)
        .map(({ pid }) => pid),
  });
  attempt(keepLive);
  attempt(() => noteEnd(paths, end));
  say(describeEnd(record.run_id, paths, end, options.finalizes ?? false));
  for (const trouble of troubles) say(`  trouble   ${trouble}`);
  return { runId: record.run_id, exitCode: exitCodeOf(end), end };
}

const now = (): string => new Date().toISOString();

/** A gateway of the same installation makes every other entry point but `agent exec` fail; better said before than after. */
async function assertNoGateway(command: OpenClawCommand, env: NodeJS.ProcessEnv): Promise<void> {
  const words = command.args.filter((arg) => !arg.startsWith('-'));
  const needsState = words[0] === 'chat' || words[0] === 'tui' || command.args.includes('--local');
  if (!needsState) return;
  const port = await gatewayPort(command, env);
  if (!(await isPortOpen(port))) return;
  throw new CritiqorError(
    'openclaw_refuses',
    `An OpenClaw gateway already runs on port ${port}; beside it, ${words[0]} cannot start.`,
    {
      remedy:
        'Stop it and run it observed: critiqor monitor openclaw -- gateway run. Or use: critiqor monitor openclaw -- agent exec "…"',
    },
  );
}

/** What fails before the agent runs leaves no run behind that blocks the next one. */
async function prepareOrAbort(
  options: MonitorOptions,
  paths: RunPaths,
  installation: OpenClawInstallation,
  command: OpenClawCommand,
): Promise<Overlay> {
  try {
    mkdirSync(paths.state, { recursive: true });
    return writeOverlay({
      paths,
      installation,
      pluginDir: PLUGIN_DIR,
      capture: options.capture,
      args: command.args,
      env: options.env,
    });
  } catch (cause) {
    const { abortRun } = await import('./finalize-run.ts');
    note(paths, {
      event_type: 'error_event',
      status: 'error',
      payload: { source: 'launch', message: (cause as Error).message },
    });
    await abortRun(options.runsDir, { message: 'the agent could not be launched' });
    throw cause;
  }
}

/** What the child must know; the plugin records only where these are set. */
function variablesOf({ runsDir, metadata }: MonitorOptions, runId: string): Record<string, string> {
  return {
    CRITIQOR_RUN_ID: runId,
    CRITIQOR_RUNS_DIR: runsDir,
    CRITIQOR_AGENT_ID: metadata.agent_id,
    CRITIQOR_TENANT_ID: metadata.tenant_id,
    CRITIQOR_VISIBILITY: metadata.visibility,
    CRITIQOR_EVENT_SOURCE: 'openclaw',
  };
}

function introduce(
  { say, capture }: MonitorOptions,
  paths: RunPaths,
  { version }: OpenClawInstallation,
  overlay: Overlay,
  runId: string,
): void {
  say(`critiqor: recording OpenClaw ${version} as ${runId}\n  evidence  ${paths.directory}`);
  const told = join(paths.state, 'told-once');
  if (existsSync(told)) return;
  writeFileSync(told, '', { mode: FILE_MODE });
  const kept =
    capture === 'metadata'
      ? 'No prompt, argument or output is stored, only digests'
      : 'Prompts, arguments and outputs are stored there, secrets redacted, readable by you alone';
  say([`  privacy   ${kept}. (Said once.)`, ...overlay.notices.map((notice) => `  note      ${notice}`)].join('\n'));
}

/** Adds an event to the record. */
function note(paths: RunPaths, draft: LifecycleDraft): void {
  whileMonitoring(paths, (record) => writeRecord(paths, addLifecycleEvent(record, draft, now())));
}

/** Once somebody finalizes the run, its record and its evidence are not ours to write any more. */
function whileMonitoring(paths: RunPaths, write: (record: RunRecord) => void): void {
  withRunsLock(paths.runsDir, () => {
    const record = readRecord(paths);
    if (record.status === 'MONITORING') write(record);
  });
}

function noteEnd(paths: RunPaths, end: AgentEnd): void {
  const { exitCode, signal, timedOut, durationMs } = end;
  const payload = {
    duration: durationMs / 1_000,
    ...(exitCode === null ? {} : { exit_code: exitCode }),
    ...(signal ? { signal } : {}),
  };
  const failed = exitCode !== 0;
  note(paths, { event_type: 'process_end', outcome: failed ? 'failed' : 'completed', payload });
  if (!failed && !timedOut) return;
  const source = timedOut ? 'timeout' : signal ? 'signal' : 'exit';
  const message = timedOut
    ? 'the time limit was reached'
    : signal
      ? `ended by ${signal}`
      : `ended with exit code ${exitCode}`;
  note(paths, { event_type: 'error_event', status: 'error', payload: { source, message } });
}

function describeEnd(runId: string, paths: RunPaths, end: AgentEnd, finalizes: boolean): string {
  const how = end.timedOut
    ? 'was stopped at the time limit'
    : end.signal
      ? `was ended by ${end.signal}`
      : `ended with exit code ${end.exitCode}`;
  const writers = readWriters(paths.journal);
  const attached =
    writers.length > 0
      ? `  recorder  attached (${[...new Set(writers.map(({ entryPoint }) => entryPoint))].join(', ')})`
      : '  recorder  NEVER ATTACHED: nothing of what the agent did was recorded. critiqor doctor finds out why.';
  const cleaned = end.cleanedUp > 0 ? [`  cleaned   ${end.cleanedUp} processes that the agent had left behind`] : [];
  return [
    `critiqor: ${runId}: OpenClaw ${how} after ${Math.round(end.durationMs / 1_000)} s`,
    attached,
    ...cleaned,
    ...(finalizes ? [] : ['  next      critiqor finalize']),
  ].join('\n');
}
