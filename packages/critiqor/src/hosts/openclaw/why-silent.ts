import { accessSync, constants, existsSync } from 'node:fs';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { PLUGIN_ID } from '@critiqor/evidence/contract/product';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { commandOf, globalFlagsOf, type LaunchKind, launchKindOf } from './args.ts';
import { askOpenClaw, type OpenClawCommand, type OpenClawInstallation } from './command.ts';
import { explainOwner } from './recordability.ts';
import { findStateOwner, type StateOwner } from './state.ts';
import { isOlderOpenClaw, NEEDED_OPENCLAW } from './version.ts';

/** What OpenClaw reports about the recorder under an overlay. */
interface RecorderInspection {
  readonly state:
    | 'loaded'
    /** A policy blocks it. */
    | 'disabled'
    | 'failed'
    /** OpenClaw does not know it, so it did not see the overlay. */
    | 'unknown'
    | 'config_invalid'
    | 'unanswered';
  readonly detail: string;
}

/** Everything that is needed to find the reason. */
export interface SilenceFacts {
  readonly args: readonly string[];
  readonly launchKind: LaunchKind;
  readonly exitCode: number | null;
  /** What ended the agent before it was done: a time limit or a signal, in words; null when nothing did. */
  readonly cutBy: string | null;
  readonly durationMs: number;
  readonly version: string;
  readonly stateDir: string;
  readonly owner: StateOwner | null;
  readonly runDirectory: { readonly path: string; readonly state: 'writable' | 'missing' | 'unwritable' };
  readonly recorder: RecorderInspection;
}

/** Why nothing arrived from the recorder, and what to do. */
export interface Silence {
  readonly reason: string;
  readonly message: string;
  readonly remedy: string;
}

/** The recorder attaches a few seconds after the launch; a busy machine takes several times as long. */
const SETTLED_MS = 30_000;

/** Finds the reason from the facts: the first that fits, most certain first. */
export function explainSilence(facts: SilenceFacts): Silence {
  const { args, launchKind, recorder, runDirectory, owner } = facts;
  const shown = commandOf(args).slice(0, 2).join(' ');
  const command = shown ? `openclaw ${shown}` : 'openclaw without a command';
  if (launchKind === 'none') {
    return {
      reason: 'no_agent',
      message: `${command} runs no agent, so there was nothing to record.`,
      remedy: 'Run one that does: critiqor monitor openclaw -- chat (or agent exec "…", or gateway run).',
    };
  }
  if (runDirectory.state !== 'writable') {
    return {
      reason: 'runs_dir_unusable',
      message: `${runDirectory.path} ${runDirectory.state === 'missing' ? 'no longer exists' : 'is not writable'}, so the recorder could not write.`,
      remedy: 'Choose another directory with --runs-dir.',
    };
  }
  if (owner && facts.exitCode !== 0 && facts.cutBy === null) {
    const [message, remedy] = explainOwner(owner, args, facts.stateDir);
    return { reason: owner.role === 'gateway' ? 'gateway_running' : 'state_in_use', message, remedy };
  }
  return explainRecorder(recorder, facts) ?? explainEnd(command, facts);
}

function explainRecorder({ state, detail }: RecorderInspection, { version }: SilenceFacts): Silence | null {
  if (state === 'disabled') {
    return {
      reason: 'plugin_disabled',
      message: `OpenClaw blocks the recorder: ${detail}.`,
      remedy: 'Check plugins.enabled, plugins.allow and plugins.deny with: openclaw config get plugins',
    };
  }
  // Before anything that an old OpenClaw may answer: it knows neither the overlay nor the recorder.
  if (isOlderOpenClaw(version)) {
    return {
      reason: 'openclaw_too_old',
      message:
        state === 'failed'
          ? `OpenClaw ${version} cannot load the recorder: ${detail}`
          : `OpenClaw ${version} does not expose what the recorder needs to plugins.`,
      remedy: NEEDED_OPENCLAW,
    };
  }
  switch (state) {
    case 'failed':
      return {
        reason: 'plugin_load_error',
        message: `OpenClaw could not load the recorder: ${detail}`,
        remedy: 'Run critiqor doctor for details. Reinstalling Critiqor replaces the recorder.',
      };
    case 'config_invalid':
      return {
        reason: 'config_invalid',
        message: `OpenClaw cannot use the configuration: ${detail}`,
        remedy: 'Run openclaw config validate for details.',
      };
    case 'unknown':
      return {
        reason: 'overlay_ignored',
        message:
          'OpenClaw did not see the configuration that adds the recorder: the environment variables did not reach it.',
        remedy: 'A wrapper such as sudo, docker or ssh in --openclaw-command drops them. Name OpenClaw itself.',
      };
    default:
      return null;
  }
}

/** The recorder itself is fine, so OpenClaw stopped before loading it or lost its environment on the way. */
function explainEnd(command: string, { cutBy, exitCode, durationMs, recorder }: SilenceFacts): Silence {
  if (cutBy !== null) {
    return {
      reason: 'ended_early',
      message: `${command} was stopped by ${cutBy} after ${formatDuration(durationMs)}, before it had loaded its plugins.`,
      remedy: 'Run it again and give it more time: loading takes 5 to 20 seconds, on a busy machine longer.',
    };
  }
  if (exitCode !== 0 && exitCode !== null) {
    return {
      reason: 'failed_before_agent',
      message: `${command} exited with code ${exitCode} before it loaded its plugins; see its output above.`,
      remedy: 'Make it work without Critiqor first.',
    };
  }
  if (recorder.state === 'unanswered') {
    return {
      reason: 'not_known',
      message: `OpenClaw did not report whether it loads the recorder: ${recorder.detail}`,
      remedy: 'Run critiqor doctor to check everything that monitoring needs.',
    };
  }
  return {
    reason: 'agent_elsewhere',
    message: `OpenClaw loads the recorder, but ${command} ended without it: the agent ran in another process or environment.`,
    remedy: 'Name OpenClaw itself in --openclaw-command, not a wrapper. Run critiqor doctor to check the rest.',
  };
}

/** Collects the facts and finds the reason. Takes some seconds because it asks OpenClaw; call it only when nothing arrived. */
export async function whySilent(run: {
  readonly command: OpenClawCommand;
  readonly installation: OpenClawInstallation;
  /** The environment with the overlay but without a run to record. */
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly paths: RunPaths;
  readonly end: {
    readonly exitCode: number | null;
    readonly signal: string | null;
    readonly timedOut: boolean;
    readonly interruptedBy?: string | undefined;
    readonly durationMs: number;
  };
}): Promise<Silence> {
  const { command, installation, paths, end } = run;
  const launchKind = launchKindOf(command.args, run.env);
  const facts = {
    args: command.args,
    launchKind,
    exitCode: end.exitCode,
    cutBy: end.timedOut ? 'the time limit' : (end.interruptedBy ?? end.signal),
    durationMs: end.durationMs,
    version: installation.version,
    stateDir: installation.stateDir,
    owner: launchKind === 'embedded' || launchKind === 'gateway' ? findStateOwner(installation.stateDir) : null,
    runDirectory: { path: paths.directory, state: stateOf(paths.directory) },
  };
  const isEarly = facts.cutBy !== null && facts.durationMs < SETTLED_MS;
  const isKnown = launchKind === 'none' || facts.owner !== null || facts.runDirectory.state !== 'writable' || isEarly;
  const recorder = isKnown ? NOT_ASKED : await inspectRecorder(command, run.env, run.cwd);
  return explainSilence({ ...facts, recorder });
}

const NOT_ASKED: RecorderInspection = { state: 'unanswered', detail: 'it was not asked' };

/** Makes OpenClaw load the recorder under the overlay that `env` names. */
export async function inspectRecorder(
  command: OpenClawCommand,
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<RecorderInspection> {
  const { CRITIQOR_RUN_ID: _, ...unrecorded } = env;
  const question = [...globalFlagsOf(command.args), 'plugins', 'inspect', PLUGIN_ID, '--runtime', '--json'];
  const { stdout, stderr } = await askOpenClaw(command, question, unrecorded, cwd);
  return readInspection(stdout, stderr);
}

interface InspectionAnswer {
  readonly ok?: boolean;
  readonly plugin?: { readonly status?: string; readonly error?: string };
  readonly error?: { readonly message?: string };
  readonly issues?: readonly { readonly path?: string; readonly message?: string }[];
}

/** Reads an answer of `plugins inspect --runtime --json`. */
export function readInspection(stdout: string, stderr: string): RecorderInspection {
  // Only stderr shows that an allowlist lacks the recorder; the answer itself still says "loaded".
  const keptOut = new RegExp(`plugins\\.entries\\.${PLUGIN_ID}: plugin disabled \\(([^)]*)\\)`).exec(stderr)?.[1];
  if (keptOut) return { state: 'disabled', detail: keptOut };
  const answer = parse(stdout);
  if (answer?.plugin?.status === 'loaded') return { state: 'loaded', detail: 'OpenClaw loads it' };
  if (answer?.plugin) {
    const detail = answer.plugin.error ?? answer.plugin.status ?? 'no reason given';
    return { state: answer.plugin.status === 'disabled' ? 'disabled' : 'failed', detail };
  }
  if (answer?.issues?.length) {
    const detail = answer.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    return { state: 'config_invalid', detail };
  }
  const said = (answer?.error?.message ?? (stderr.trim() || stdout.trim())).slice(0, 300);
  return { state: /not found/i.test(said) ? 'unknown' : 'unanswered', detail: said || 'no answer' };
}

function parse(text: string): InspectionAnswer | null {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as InspectionAnswer;
  } catch {
    // Not an answer of OpenClaw; the detail shows what it is.
    return null;
  }
}

function stateOf(directory: string): SilenceFacts['runDirectory']['state'] {
  if (!existsSync(directory)) return 'missing';
  try {
    accessSync(directory, constants.W_OK);
    return 'writable';
  } catch {
    return 'unwritable';
  }
}
