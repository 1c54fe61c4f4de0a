import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/run-directory';
import { PLUGIN_DIR } from './monitor-openclaw.ts';
import {
  gatewayPort,
  inspectInstallation,
  isPortOpen,
  type OpenClawCommand,
  type OpenClawInstallation,
  toOpenClawCommand,
} from './openclaw-command.ts';
import { writeOverlay } from './overlay.ts';

/** One thing that must be right, how it is, and what to do if it is not. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly detail: string;
  readonly remedy?: string;
}

/** The version that all tests ran against. */
const TESTED_OPENCLAW = '2026.9.6';
const MIN_FREE_BYTES = 500_000_000;

/** Looks at everything that monitoring needs, the plugin itself included: OpenClaw really loads it. */
export async function examine(openclawCommand: string, runsDir: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const findings: Finding[] = [
    { what: 'Node', state: 'ok', detail: process.version },
    examineRunsDir(runsDir),
    examineDisk(runsDir),
  ];
  try {
    const command = toOpenClawCommand(openclawCommand, [], env);
    const installation = await inspectInstallation(command, env);
    findings.push(
      examineVersion(installation),
      await examineGateway(command, env),
      await examinePlugin(command, installation, env),
    );
  } catch (cause) {
    const { message, remedy } = cause as { message: string; remedy?: string };
    findings.push({ what: 'OpenClaw', state: 'problem', detail: message, ...(remedy ? { remedy } : {}) });
  }
  return findings;
}

function examineVersion({ version, configPath }: OpenClawInstallation): Finding {
  const detail = `${version}, configuration ${existsSync(configPath) ? configPath : 'none yet'}`;
  if (version === TESTED_OPENCLAW) return { what: 'OpenClaw', state: 'ok', detail };
  const remedy = `Critiqor was tested with ${TESTED_OPENCLAW}; what another version shows may differ, and coverage says so.`;
  return { what: 'OpenClaw', state: 'warning', detail, remedy };
}

async function examineGateway(command: OpenClawCommand, env: NodeJS.ProcessEnv): Promise<Finding> {
  const port = await gatewayPort(command, env);
  if (!(await isPortOpen(port))) return { what: 'gateway', state: 'ok', detail: `none on port ${port}` };
  return {
    what: 'gateway',
    state: 'warning',
    detail: `something answers on port ${port}`,
    remedy:
      'Beside a running gateway only agent exec can be monitored. To record the gateway, restart it: critiqor monitor openclaw -- gateway run',
  };
}

/** Loads the plugin for real, through the same overlay that monitoring uses. */
async function examinePlugin(
  command: OpenClawCommand,
  installation: OpenClawInstallation,
  env: NodeJS.ProcessEnv,
): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-doctor-'));
  try {
    const paths = toRunPaths(join(folder, 'runs'), 'run_001');
    const overlay = writeOverlay({ paths, installation, pluginDir: PLUGIN_DIR, capture: 'standard', args: [], env });
    const answer = await ask(command, ['plugins', 'inspect', 'critiqor-openclaw', '--runtime', '--json'], {
      ...env,
      ...overlay.env,
    });
    const { plugin } = JSON.parse(answer) as { plugin: { status: string; error?: string } };
    if (plugin.status === 'loaded') return { what: 'recorder', state: 'ok', detail: 'OpenClaw loads it' };
    return {
      what: 'recorder',
      state: 'problem',
      detail: `OpenClaw does not load it: ${plugin.error ?? plugin.status}`,
      remedy: 'Look at plugins.allow and plugins.deny: openclaw config get plugins',
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

function examineRunsDir(runsDir: string): Finding {
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

function examineDisk(runsDir: string): Finding {
  const { bavail, bsize } = statfsSync(nearestExisting(runsDir));
  const free = bavail * bsize;
  const detail = `${Math.round(free / 1e6)} MB free`;
  return free > MIN_FREE_BYTES
    ? { what: 'disk', state: 'ok', detail }
    : {
        what: 'disk',
        state: 'warning',
        detail,
        remedy: 'Evidence of long runs takes hundreds of megabytes; critiqor rm --older-than 30 frees some.',
      };
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

function ask(command: OpenClawCommand, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      command.program,
      [...command.prefix, ...args],
      { env, timeout: 60_000, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => (stdout ? resolve(stdout) : reject(error ?? new Error(stderr))),
    );
  });
}
