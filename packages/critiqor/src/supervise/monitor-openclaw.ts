import type { ChildProcess } from 'node:child_process';
import { lstatSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countOf } from '@critiqor/diagnosis/model/words';
import { FILE_MODE, type RunPaths } from '@critiqor/evidence/contract/run-directory';
import {
  inspectInstallation,
  type OpenClawCommand,
  type OpenClawInstallation,
  toOpenClawCommand,
} from '../hosts/openclaw/command.ts';
import { directStartVariables, standsInForLauncher } from '../hosts/openclaw/direct-start.ts';
import { type Overlay, writeOverlay } from '../hosts/openclaw/overlay.ts';
import { assertRecorderBuilt, PLUGIN_DIR } from '../hosts/openclaw/plugin-folder.ts';
import { assertAllowed, assertObservable } from '../hosts/openclaw/recordability.ts';
import { judgeUntested, type UntestedVersion } from '../hosts/openclaw/untested.ts';
import { type Silence, whySilent } from '../hosts/openclaw/why-silent.ts';
import type { RunMetadata } from '../runs/run-record.ts';
import {
  type ActiveSession,
  readActive,
  readRecord,
  tryReadRecord,
  writeActive,
  writeFileAtomically,
} from '../runs/runs-directory.ts';
import { withRunsLock } from '../runs/runs-lock.ts';
import type { WriterProcess } from '../runs/writer-processes.ts';
import { EVIDENCE_SOURCE } from '../sealed/sealed-format.ts';
import { CritiqorError, isSystemError, toRunsDirError } from '../system/errors.ts';
import { identityOf } from '../system/process-identity.ts';
import type { KeptStatement } from '../witness/keeper.ts';
import { toAbsentWitness, type WitnessStatement } from '../witness/statement.ts';
import { toStatementText } from '../witness/statement-file.ts';
import { agentProcesses, runVariables } from './agent-processes.ts';
import { abortRun } from './finalize-run.ts';
import { createLiveSession } from './live-session.ts';
import { createOwnRecord, type OwnRecord } from './own-record.ts';
import { startRun } from './start-run.ts';
import { type AgentEnd, exitCodeOf, superviseAgent } from './supervise-agent.ts';
import { withholdArguments } from './withhold-arguments.ts';
import { createAgentWitness } from './witness-agent.ts';

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
  /** Whether to witness what the recorder writes. */
  readonly witness?: boolean;
  /** Whether the caller finalizes the run, so that the user need not. */
  readonly finalizes?: boolean;
  /** Prints a message for the user; never called while the agent owns the terminal. */
  readonly say: (text: string) => void;
}

export interface MonitoredRun {
  readonly runId: string;
  readonly exitCode: number;
  readonly end: AgentEnd;
  /** For the seal, which it should reach without passing through a file. */
  readonly witness: WitnessStatement;
}

/** How long a tick waits for other commands; the next one comes soon. */
const LIVE_LOCK_MS = 50;
/** Damage is noted once, so it waits longer; the time limit of the agent waits with it. */
const DAMAGE_LOCK_MS = 1_000;

/** Runs and records OpenClaw, from allocating the run to the end of the agent. The run still has to be finalized. */
export async function monitorOpenClaw(options: MonitorOptions): Promise<MonitoredRun> {
  const { runsDir, env, say } = options;
  const command = toOpenClawCommand(options.openclawCommand, options.openclawArgs, env);
  assertRecorderBuilt();
  assertObservable(command.args, env);
  const installation = await inspectInstallation(command, env, options.cwd);
  assertAllowed(command.args, installation);
  const { paths, record, active } = withRunsLock(runsDir, () =>
    startRun(runsDir, options.metadata, now(), identityOf(process.pid)),
  );
  const runId = record.run_id;
  const own = createOwnRecord(paths, record);
  const troubles = createTroubles();
  const live = createLiveSession(paths, {
    createdAt: record.timestamps.created_at,
    sessionId: record.session_id,
    onRestart: () => noteDamage(own, troubles, 'the journal was removed, shortened or replaced while the agent ran'),
  });
  const witness = (options.witness ?? true) ? createAgentWitness() : null;
  const toStatement = (): KeptStatement =>
    witness?.toStatement() ?? { ...toAbsentWitness('turned_off'), writers: new Map() };
  const keepLive = (): void => {
    // Somebody may hold the lock for ever; signals and the time limit must not wait for that.
    if (live.poll()) {
      const summary = live.toSessionJson();
      own.whileMonitoring(() => writeFileAtomically(paths.session, summary), LIVE_LOCK_MS);
    }
  };
  const { end, overlay } = await orAbort(options, own, async () => {
    const overlay = prepare(options, paths, installation, command);
    introduce(options, paths, installation, overlay, runId);
    const args = [...command.prefix, ...overlay.args];
    const end = await superviseAgent({
      program: command.program,
      args,
      env: {
        ...env,
        ...overlay.env,
        ...variablesOf(options, paths),
        ...(witness ? { ...directStartVariables(command, env), ...witness.variables } : {}),
      },
      cwd: options.cwd,
      stdio: witness?.stdio ?? 'inherit',
      isLauncher: witness !== null && standsInForLauncher(command, env),
      timeoutMs: options.timeoutSeconds === undefined ? undefined : options.timeoutSeconds * 1_000,
      launch: (start) => {
        const agent = launch(own, active, recordedCommand(options, [command.program, ...args]), start, troubles);
        witness?.listen(agent);
        return agent;
      },
      onTick: () => troubles.attempt(keepLive),
      async onEnd(end) {
        await witness?.settle();
        troubles.attempt(() => keepStatement(own, toStatementText(toStatement())));
        troubles.attempt(keepLive);
        if (live.journalBytes > 0 && isGone(paths.journal)) {
          noteDamage(own, troubles, 'the journal was removed while the agent ran');
        }
        troubles.attempt(() => noteEnd(own, end, closedByOther(paths, runId)));
      },
      strays: (wasCut) => agentProcesses(paths, wasCut, live.writers),
    });
    return { end, overlay };
  });
  const closedBy = closedByOther(paths, runId);
  const silence =
    closedBy || hasArrived(paths) ? null : await explain(options, paths, { command, installation, overlay, end });
  if (silence) {
    const payload = { source: 'recorder', message: `${silence.message} ${silence.remedy}` };
    troubles.attempt(() => own.add({ event_type: 'error_event', status: 'error', payload }));
  }
  const wasCut = end.timedOut || end.exitCode !== 0 || closedBy !== null;
  const untested = silence ? null : judgeUntested(installation.version, live.metrics.by_event_type, wasCut);
  if (untested?.isIncomplete) {
    const payload = { source: 'recorder', message: untested.message };
    troubles.attempt(() => own.add({ event_type: 'error_event', status: 'error', payload }));
  }
  const next = options.finalizes ? null : closedBy ? `critiqor show ${runId}` : 'critiqor finalize';
  say(describeEnd({ runId, writers: live.writers, end, silence, untested, closedBy, next }));
  for (const trouble of troubles.list) say(`  problem   ${trouble}`);
  return { runId, exitCode: exitCodeOf(end), end, witness: toStatement() };
}

/** For a seal that another process makes. */
function keepStatement(own: OwnRecord, text: string): void {
  own.whileMonitoring(() => writeFileAtomically(own.paths.witness, text));
}

/** The command line is recorded like everything else: without the prompt where prompts are withheld. */
function recordedCommand({ capture }: MonitorOptions, commandLine: readonly string[]): readonly string[] {
  return capture === 'standard' || capture === 'full' ? commandLine : withholdArguments(commandLine);
}

/** Problems with our own files must never affect the agent: they are reported at the end. The evidence is in the journal anyway. */
function createTroubles() {
  const list = new Set<string>();
  return {
    list: list as ReadonlySet<string>,
    add: (trouble: string): unknown => list.add(trouble),
    attempt(work: () => void): void {
      try {
        work();
      } catch (cause) {
        list.add((cause as Error).message);
      }
    },
  };
}

type Troubles = ReturnType<typeof createTroubles>;

/**
 * Starts the agent and records its process in one step, as seen by other commands: none of them finds a run with an unknown agent, and a
 * run that was aborted in the meantime gets no agent.
 */
function launch(
  own: OwnRecord,
  active: ActiveSession,
  commandLine: readonly string[],
  start: () => ChildProcess,
  troubles: Troubles,
): ChildProcess {
  const { paths } = own;
  return withRunsLock(paths.runsDir, () => {
    const record = readRecord(paths);
    if (record.status !== 'MONITORING') {
      throw new CritiqorError('run_active', `${record.run_id} was aborted before its agent was launched.`, {
        remedy: 'Another command aborted it; start again.',
      });
    }
    const child = start();
    const { pid } = child;
    if (pid === undefined) return child;
    troubles.attempt(() => writeActive(paths.runsDir, { ...active, child: identityOf(pid) }));
    const started = { event_type: 'process_start', payload: { command: commandLine, pid } } as const;
    troubles.attempt(() => own.addLocked(started));
    return child;
  });
}

const now = (): string => new Date().toISOString();

/** A failure before the agent runs must not leave an active run that blocks the next one. */
async function orAbort<Result>(
  { runsDir, say }: MonitorOptions,
  own: OwnRecord,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const runId = basename(own.paths.directory);
    try {
      const message = (cause as Error).message;
      own.add({ event_type: 'error_event', status: 'error', payload: { source: 'launch', message } });
      await abortRun(runsDir, { runId, message: 'the agent could not be launched' });
    } catch (trouble) {
      say(`critiqor: ${runId} could not be closed: ${(trouble as Error).message}\n  Close it with: critiqor abort`);
    }
    throw isSystemError(cause) ? toLaunchError(cause) : cause;
  }
}

function toLaunchError(cause: Error): CritiqorError {
  return new CritiqorError('launch_failed', `OpenClaw could not be launched: ${cause.message}.`, {
    remedy: 'Check that the --cwd folder exists and that the command works on its own.',
    cause,
  });
}

function prepare(
  options: MonitorOptions,
  paths: RunPaths,
  installation: OpenClawInstallation,
  command: OpenClawCommand,
): Overlay {
  const { capture, env } = options;
  try {
    return writeOverlay({ paths, installation, pluginDir: PLUGIN_DIR, capture, args: command.args, env });
  } catch (cause) {
    throw toRunsDirError(cause, paths.runsDir);
  }
}

/** What the child must know; the plugin records only when these are set. */
function variablesOf({ metadata }: MonitorOptions, paths: RunPaths): Record<string, string> {
  return {
    ...runVariables(paths),
    CRITIQOR_AGENT_ID: metadata.agent_id,
    CRITIQOR_TENANT_ID: metadata.tenant_id,
    CRITIQOR_VISIBILITY: metadata.visibility,
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
  if (!isFirstTime(paths)) return;
  const kept =
    capture === 'metadata'
      ? 'Prompts, arguments and outputs are not stored, only digests of them'
      : 'Prompts, arguments and outputs are stored there with secrets redacted; only you can read them';
  say([`  privacy   ${kept}. (Shown once.)`, ...overlay.notices.map((notice) => `  note      ${notice}`)].join('\n'));
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

/** Damage that only we could see. The seal counts it, so it is part of the run's own events. */
function noteDamage(own: OwnRecord, troubles: Troubles, message: string): void {
  if (troubles.list.has(message)) return;
  const payload = { source: EVIDENCE_SOURCE, message };
  troubles.attempt(() => own.add({ event_type: 'error_event', status: 'error', payload }, DAMAGE_LOCK_MS));
  troubles.add(message);
}

type Closing = NonNullable<ActiveSession['closing']>;

/** The command that has closed the run, or is waiting for our agent to end so that it can. */
function closedByOther(paths: RunPaths, runId: string): Closing | null {
  const active = readActive(paths.runsDir);
  if (active?.run_id === runId && active.closing) return active.closing;
  const status = tryReadRecord(paths)?.status ?? 'MONITORING';
  return status === 'MONITORING' ? null : status === 'ABORTED' ? 'abort' : 'finalize';
}

function noteEnd(own: OwnRecord, end: AgentEnd, closedBy: Closing | null): void {
  const { pid, exitCode, signal, timedOut, interruptedBy, durationMs } = end;
  const payload = {
    ...(pid === undefined ? {} : { pid }),
    duration: durationMs / 1_000,
    ...(exitCode === null ? {} : { exit_code: exitCode }),
    ...(signal ? { signal } : {}),
  };
  const failed = exitCode !== 0;
  own.add({ event_type: 'process_end', outcome: failed ? 'failed' : 'completed', payload });
  if (!failed && !timedOut && !interruptedBy && !closedBy) return;
  const [source, message] = timedOut
    ? ['timeout', 'the time limit was reached']
    : closedBy
      ? [closedBy, `ended by critiqor ${closedBy}`]
      : interruptedBy
        ? ['interrupt', `interrupted by ${interruptedBy}`]
        : signal
          ? ['signal', `ended by ${signal}`]
          : ['exit', `ended with exit code ${exitCode}`];
  own.add({ event_type: 'error_event', status: 'error', payload: { source, message } });
}

/** Whether a file is no longer there. Where we may not look, nothing is known: the agent's exit code must not depend on it. */
function isGone(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** Whether the recorder wrote anything, even with a damaged first line; or whether nobody can tell. */
const hasArrived = ({ journal }: RunPaths): boolean => {
  try {
    const found = lstatSync(journal, { throwIfNoEntry: false });
    return found !== undefined && (found.size > 0 || !found.isFile());
  } catch {
    return true;
  }
};

/** Nothing arrived from the recorder: finds the reason, which takes a few seconds. */
function explain(
  { env, cwd, say }: MonitorOptions,
  paths: RunPaths,
  run: {
    readonly command: OpenClawCommand;
    readonly installation: OpenClawInstallation;
    readonly overlay: Overlay;
    readonly end: AgentEnd;
  },
): Promise<Silence> {
  say('critiqor: no events arrived from the recorder; looking for the reason …');
  return whySilent({ ...run, env: { ...env, ...run.overlay.env }, cwd, paths });
}

interface ToldEnd {
  readonly runId: string;
  readonly writers: readonly WriterProcess[];
  readonly end: AgentEnd;
  readonly silence: Silence | null;
  readonly untested: UntestedVersion | null;
  /** What another command has done with the run in the meantime. */
  readonly closedBy: Closing | null;
  /** The command to run next; null when the caller does it. */
  readonly next: string | null;
}

function describeEnd({ runId, writers, end, silence, untested, closedBy, next }: ToldEnd): string {
  const entryPoints = new Set(writers.map(({ entryPoint }) => entryPoint));
  const attached = silence
    ? `  recorder  NEVER ATTACHED: nothing the agent did was recorded.\n  reason    ${silence.message}\n            ${silence.remedy}`
    : `  recorder  ${writers.length > 0 ? `attached (${[...entryPoints].join(', ')})` : 'not attached when the run was closed'}`;
  const cleaned =
    end.cleanedUp > 0 ? [`  cleaned   ${countOf(end.cleanedUp, 'process', 'processes')} left behind by the agent`] : [];
  const how = closedBy ? `was ended by critiqor ${closedBy}` : tellEnd(end);
  return [
    `critiqor: ${runId}: OpenClaw ${how} after ${Math.round(end.durationMs / 1_000)} s`,
    attached,
    ...(untested ? [`  untested  ${untested.message}`] : []),
    ...cleaned,
    ...(next === null ? [] : [`  next      ${next}`]),
  ].join('\n');
}

function tellEnd({ timedOut, interruptedBy, signal, exitCode }: AgentEnd): string {
  if (timedOut) return 'was stopped by the time limit';
  if (interruptedBy) return `was interrupted (${interruptedBy})`;
  return signal ? `was ended by ${signal}` : `ended with exit code ${exitCode}`;
}
