import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { createOwnRedaction } from '@critiqor/evidence/redact/own/own-patterns';
import {
  inspectInstallation,
  type OpenClawCommand,
  type OpenClawInstallation,
  toOpenClawCommand,
} from '../../hosts/openclaw/command.ts';
import { directStartVariables, standsInForLauncher } from '../../hosts/openclaw/direct-start.ts';
import { type Overlay, writeOverlay } from '../../hosts/openclaw/overlay.ts';
import { assertRecorderBuilt, PLUGIN_DIR } from '../../hosts/openclaw/plugin-folder.ts';
import { assertAllowed, assertObservable } from '../../hosts/openclaw/recordability.ts';
import { judgeUntested, type UntestedVersion } from '../../hosts/openclaw/untested.ts';
import { type Silence, whySilent } from '../../hosts/openclaw/why-silent.ts';
import type { RunMetadata } from '../../runs/run-record.ts';
import type { ActiveSession } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { toRunsDirError } from '../../system/errors.ts';
import { identityOf } from '../../system/process-identity.ts';
import type { WitnessStatement } from '../../witness/statement.ts';
import { agentProcesses, runVariables } from '../agent-processes.ts';
import { startRun } from '../start-run.ts';
import { type AgentEnd, exitCodeOf, superviseAgent } from '../supervise-agent.ts';
import { describeAgentEnd, describeStart } from './describe-monitoring.ts';
import { abortOnFailure, launchAgent } from './launch-agent.ts';
import { type Closing, closedByOther, noteEnd } from './note-end.ts';
import { createOwnRecord, type OwnRecord } from './own-record.ts';
import { createTroubles, type Troubles } from './troubles.ts';
import { createRunWatch, type RunWatch } from './watch-run.ts';
import { withholdArguments } from './withhold-arguments.ts';

export interface MonitorOptions {
  readonly runsDir: string;
  readonly metadata: RunMetadata;
  readonly openclawCommand: string;
  /** What followed `--`. */
  readonly openclawArgs: readonly string[];
  readonly cwd: string;
  readonly timeoutSeconds?: number | undefined;
  readonly capture: string;
  /** Further settings of the recorder. */
  readonly settings?: object;
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

/** Runs and records OpenClaw, from allocating the run to the end of the agent. The run still has to be finalized. */
export async function monitorOpenClaw(options: MonitorOptions): Promise<MonitoredRun> {
  const run = await startMonitoring(options);
  const { end, overlay } = await abortOnFailure(run.own, options.say, () => runAgent(options, run));
  const closedBy = closedByOther(run.paths, run.runId);
  const silence = closedBy || run.watch.hasArrived() ? null : await findSilence(options, run, overlay, end);
  const untested = silence ? null : judgeVersion(run, end, closedBy);
  noteDoubts(run, silence, untested);
  const next = options.finalizes ? null : closedBy ? `critiqor show ${run.runId}` : 'critiqor finalize';
  const { runId, watch, troubles } = run;
  const { writers } = watch.live;
  options.say(describeAgentEnd({ runId, writers, end, silence, untested, closedBy, next, troubles: troubles.list }));
  return { runId, exitCode: exitCodeOf(end), end, witness: watch.toStatement() };
}

interface RunningMonitor {
  readonly runId: string;
  readonly paths: RunPaths;
  readonly command: OpenClawCommand;
  readonly installation: OpenClawInstallation;
  readonly active: ActiveSession;
  readonly own: OwnRecord;
  readonly watch: RunWatch;
  readonly troubles: Troubles;
}

/** Refuses what cannot be recorded; then allocates the run. */
async function startMonitoring(options: MonitorOptions): Promise<RunningMonitor> {
  const { runsDir, env } = options;
  const command = toOpenClawCommand(options.openclawCommand, options.openclawArgs, env);
  assertRecorderBuilt();
  assertObservable(command.args, env);
  const installation = await inspectInstallation(command, env, options.cwd);
  assertAllowed(command.args, installation);
  const { paths, record, active } = withRunsLock(runsDir, () =>
    startRun(runsDir, options.metadata, new Date().toISOString(), identityOf(process.pid)),
  );
  const own = createOwnRecord(paths, record);
  const troubles = createTroubles();
  const watch = createRunWatch(own, troubles, options.witness ?? true);
  return { runId: record.run_id, paths, command, installation, active, own, watch, troubles };
}

async function runAgent(options: MonitorOptions, run: RunningMonitor): Promise<{ end: AgentEnd; overlay: Overlay }> {
  const { runId, paths, command, installation, active, own, watch, troubles } = run;
  const { env, capture, timeoutSeconds } = options;
  const { witness } = watch;
  const overlay = prepareOverlay(options, run);
  options.say(describeStart({ runId, paths, version: installation.version, capture, notices: overlay.notices }));
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
    timeoutMs: timeoutSeconds === undefined ? undefined : timeoutSeconds * 1_000,
    launch: (start) => {
      const commandLine = recordedCommand(options, [command.program, ...args]);
      const agent = launchAgent(own, active, commandLine, start, troubles);
      witness?.listen(agent);
      return agent;
    },
    onTick: watch.tick,
    async onEnd(end) {
      await watch.settle();
      troubles.attempt(() => noteEnd(own, end, closedByOther(paths, runId)));
    },
    strays: (wasCut) => agentProcesses(paths, wasCut, watch.live.writers),
  });
  return { end, overlay };
}

function prepareOverlay(
  { capture, settings = {}, env }: MonitorOptions,
  { paths, installation, command }: RunningMonitor,
): Overlay {
  try {
    return writeOverlay({ paths, installation, pluginDir: PLUGIN_DIR, capture, settings, args: command.args, env });
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

/** The command line is recorded like everything else: without the prompt where prompts are withheld. */
function recordedCommand(
  { capture, settings = {} }: MonitorOptions,
  commandLine: readonly string[],
): readonly string[] {
  const own = createOwnRedaction(Object(settings).redact);
  const hidden = own ? commandLine.map((argument) => own.hide(argument, () => '[redacted:own:00000000]')) : commandLine;
  return capture === 'standard' || capture === 'full' ? hidden : withholdArguments(hidden);
}

/** Nothing arrived from the recorder: finds the reason, which takes a few seconds. */
function findSilence(
  { env, cwd, say }: MonitorOptions,
  { command, installation, paths }: RunningMonitor,
  overlay: Overlay,
  end: AgentEnd,
): Promise<Silence> {
  say('critiqor: no events arrived from the recorder; looking for the reason …');
  return whySilent({ command, installation, end, env: { ...env, ...overlay.env }, cwd, paths });
}

function judgeVersion(
  { installation, watch }: RunningMonitor,
  end: AgentEnd,
  closedBy: Closing | null,
): UntestedVersion | null {
  const wasCut = end.timedOut || end.exitCode !== 0 || closedBy !== null;
  return judgeUntested(installation.version, watch.live.metrics.by_event_type, wasCut);
}

/** What makes the evidence less than it should be is recorded with it. */
function noteDoubts(
  { own, troubles }: RunningMonitor,
  silence: Silence | null,
  untested: UntestedVersion | null,
): void {
  const messages = [
    ...(silence ? [`${silence.message} ${silence.remedy}`] : []),
    ...(untested?.isIncomplete ? [untested.message] : []),
  ];
  for (const message of messages) {
    const payload = { source: 'recorder', message };
    troubles.attempt(() => own.add({ event_type: 'error_event', status: 'error', payload }));
  }
}
