import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { inspectInstallation, type OpenClawCommand, type OpenClawInstallation, toOpenClawCommand } from './command.ts';
import { type AlwaysOn, readAlwaysOn } from './install/always-on.ts';
import { writeOverlay } from './overlay.ts';
import { assertRecorderBuilt, PLUGIN_DIR } from './plugin-folder.ts';
import { assertAllowed, assertObservable } from './recordability.ts';
import { findStateOwner } from './state.ts';
import { isUntestedOpenClaw, TESTED_OPENCLAW } from './version.ts';
import { inspectRecorder } from './why-silent.ts';

/** One requirement, its state, and how to fix it. */
export interface DoctorFinding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  readonly remedy?: string;
}

const MIN_FREE_BYTES = 500_000_000;

/** Checks everything that monitoring needs, including that OpenClaw loads the plugin, and tells each result as soon as it is known. */
export async function* examine(
  openclawCommand: string,
  runsDir: string,
  env: NodeJS.ProcessEnv,
): AsyncGenerator<DoctorFinding> {
  yield { what: 'Node', state: 'ok', detail: process.version };
  yield examineRunsDir(runsDir);
  yield examineDisk(runsDir);
  yield examineInstalled(readAlwaysOn(homedir(), runsDir));
  try {
    const command = toOpenClawCommand(openclawCommand, [], env);
    assertObservable(command.args, env);
    const installation = await inspectInstallation(command, env);
    yield examineVersion(installation);
    yield examineState(installation);
    yield await examinePlugin(command, installation, env);
  } catch (cause) {
    const { message, remedy } = cause as { message: string; remedy?: string };
    yield { what: 'OpenClaw', state: 'problem', detail: message, ...(remedy ? { remedy } : {}) };
  }
}

/** Which way of recording is active: an installed recorder, or only what is started under critiqor monitor. */
function examineInstalled({ installed, gateway, notices }: AlwaysOn): DoctorFinding {
  const what = 'always on';
  if (installed.length === 0) {
    return { what, state: 'ok', detail: 'not installed: only what critiqor monitor starts is recorded' };
  }
  const where = installed.map(({ config_path, runs_dir }) => `${config_path}, runs in ${runs_dir}`).join('; ');
  const active = gateway?.living ? `recording in process ${gateway.pid}` : 'no gateway is recording now';
  const detail = `installed in ${where}; ${active}`;
  return notices.length === 0
    ? { what, state: 'ok', detail }
    : { what, state: 'warning', detail, remedy: notices.join(' ') };
}

function examineVersion({ version, configPath }: OpenClawInstallation): DoctorFinding {
  const detail = `${version}, configuration ${existsSync(configPath) ? configPath : 'none yet'}`;
  if (!isUntestedOpenClaw(version)) return { what: 'OpenClaw', state: 'ok', detail };
  const remedy = `Critiqor is tested up to ${TESTED_OPENCLAW}. A newer version may expose different events; the coverage of a run shows what is missing.`;
  return { what: 'OpenClaw', state: 'warning', detail, remedy };
}

/** Whether another process has locked the state directory. */
function examineState({ stateDir }: OpenClawInstallation): DoctorFinding {
  const owner = findStateOwner(stateDir);
  if (owner === null) return { what: 'OpenClaw state', state: 'ok', detail: `${stateDir}, not in use` };
  const where = owner.port === null ? '' : ` on port ${owner.port}`;
  return {
    what: 'OpenClaw state',
    state: 'warning',
    detail: `${stateDir}, in use by ${owner.role === 'agent' ? 'an agent' : `a ${owner.role}`}${where} (process ${owner.pid})`,
    remedy:
      owner.role === 'gateway'
        ? 'While it runs, only agent exec can be monitored. To record the gateway itself, stop it and run: critiqor monitor openclaw -- gateway run'
        : 'While it runs, only agent exec can be monitored.',
  };
}

/** Loads the plugin through the same overlay that monitoring uses. */
async function examinePlugin(
  command: OpenClawCommand,
  installation: OpenClawInstallation,
  env: NodeJS.ProcessEnv,
): Promise<DoctorFinding> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-doctor-'));
  try {
    assertRecorderBuilt();
    assertAllowed([], installation);
    const paths = toRunPaths(join(folder, 'runs'), 'run_001');
    const overlay = writeOverlay({ paths, installation, pluginDir: PLUGIN_DIR, capture: 'standard', args: [], env });
    const { state, detail } = await inspectRecorder(command, { ...env, ...overlay.env });
    if (state === 'loaded') return { what: 'recorder', state: 'ok', detail };
    return {
      what: 'recorder',
      state: 'problem',
      detail: `OpenClaw does not load it: ${detail}`,
      remedy:
        'Check plugins.allow and plugins.deny with openclaw config get plugins. More details: openclaw plugins doctor',
    };
  } catch (cause) {
    const { message, remedy } = cause as { message: string; remedy?: string };
    return {
      what: 'recorder',
      state: 'problem',
      detail: message.slice(0, 300),
      remedy: remedy ?? 'Try: openclaw plugins doctor',
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function examineRunsDir(runsDir: string): DoctorFinding {
  const place = nearestExisting(runsDir);
  try {
    accessSync(place, constants.W_OK);
    return { what: 'runs directory', state: 'ok', detail: runsDir };
  } catch {
    return {
      what: 'runs directory',
      state: 'problem',
      detail: `${place} is not writable`,
      remedy: 'Choose another with --runs-dir.',
    };
  }
}

function examineDisk(runsDir: string): DoctorFinding {
  const { bavail, bsize } = statfsSync(nearestExisting(runsDir));
  const free = bavail * bsize;
  const detail = `${formatBytes(free)} free`;
  return free > MIN_FREE_BYTES
    ? { what: 'disk', state: 'ok', detail }
    : {
        what: 'disk',
        state: 'warning',
        detail,
        remedy: 'Evidence of long runs takes hundreds of megabytes. Free some space with: critiqor rm --older-than 30',
      };
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}
