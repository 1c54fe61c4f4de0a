import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { CritiqorError } from '../../system/errors.ts';
import { globalFlagsOf, launchKindOf, optionOf } from './args.ts';
import { stateDirOf } from './state.ts';
import { assertSupportedOpenClaw, openClawVersionIn } from './version.ts';

/** How OpenClaw is started: a program, and what precedes OpenClaw's own arguments. */
export interface OpenClawCommand {
  readonly program: string;
  readonly prefix: readonly string[];
  /** OpenClaw's arguments, as the user gave them. */
  readonly args: readonly string[];
}

/** What OpenClaw reports about the installation that a command line will use. */
export interface OpenClawInstallation {
  readonly version: string;
  readonly configPath: string;
  readonly stateDir: string;
  readonly plugins: PluginPolicy;
}

/** The user's plugin settings that decide whether the recorder may load. */
export interface PluginPolicy {
  readonly enabled?: boolean;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  readonly load?: { readonly paths?: readonly string[] };
}

/** A busy machine loads a plugin slowly; a broken installation hangs. */
const QUESTION_TIMEOUT_MS = 90_000;

/**
 * Builds the command from `--openclaw-command` ("openclaw chat"). What follows `--` replaces its arguments; a leading `openclaw` there is
 * accepted.
 */
export function toOpenClawCommand(
  commandLine: string,
  after: readonly string[],
  env: NodeJS.ProcessEnv,
): OpenClawCommand {
  const [name = 'openclaw', ...defaults] = splitWords(commandLine);
  const given = after[0] === 'openclaw' ? after.slice(1) : after;
  const args = after.length > 0 ? given : defaults;
  const program = findProgram(name, env);
  if (program === null) {
    throw new CritiqorError('openclaw_not_found', `Cannot find ${JSON.stringify(name)}.`, {
      remedy:
        'Install OpenClaw (npm install --global openclaw), or pass its path: --openclaw-command "/path/to/openclaw chat".',
    });
  }
  const isScript = /\.[cm]?js$/.test(program);
  return isScript ? { program: process.execPath, prefix: [program], args } : { program, prefix: [], args };
}

/**
 * Asks OpenClaw which configuration and state the command line will use, and what its plugin policy is. An invalid configuration is
 * reported here, under the name of the user's own file.
 */
export async function inspectInstallation(
  command: OpenClawCommand,
  env: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<OpenClawInstallation> {
  const globals = globalFlagsOf(command.args);
  const pinned = launchKindOf(command.args, env) === 'exec' ? optionOf(command.args, '--config') : undefined;
  // `agent exec --config X` uses X instead of the configuration, including X's plugin policy.
  const asked = pinned === undefined ? env : { ...env, OPENCLAW_CONFIG_PATH: resolve(cwd, pinned) };
  const [version, file, plugins] = await Promise.all([
    askOpenClaw(command, ['--version'], env, cwd),
    askOpenClaw(command, [...globals, 'config', 'file'], asked, cwd),
    askOpenClaw(command, [...globals, 'config', 'get', 'plugins', '--json'], asked, cwd),
  ]);
  const number = openClawVersionIn(version.stdout);
  if (version.code !== 0 || !number) {
    throw new CritiqorError(
      'openclaw_not_found',
      `${command.program} does not respond like OpenClaw: ${(version.stderr || version.stdout).trim().slice(0, 300)}`,
      {
        remedy: 'Check that it works on its own: openclaw --version',
      },
    );
  }
  // First of all: what an old OpenClaw answers to the other questions means nothing.
  assertSupportedOpenClaw(number);
  if (file.stdout.trim() === '') throw refuseSilence('config file', file);
  // An answer that names no policy is none; only silence could hide one.
  if (plugins.code === null) throw refuseSilence('config get plugins --json', plugins);
  const configPath = resolve(cwd, file.stdout.trim().replace(/^~(?=$|\/)/, env.HOME ?? homedir()));
  if (pinned !== undefined && !existsSync(configPath)) {
    throw new CritiqorError('openclaw_refuses', `The configuration ${configPath} does not exist.`, {
      remedy: 'Check the value of --config.',
    });
  }
  return {
    version: number,
    configPath,
    stateDir: stateDirOf(command.args, env, cwd),
    plugins: toPolicy(plugins.stdout, configPath),
  };
}

/**
 * Without an answer the overlay would stand for another configuration than the user's, and the agent would fail because of us: on a very
 * busy machine OpenClaw needs longer than we wait.
 */
function refuseSilence(question: string, { code, stderr }: OpenClawAnswer): CritiqorError {
  const said = stderr.trim().slice(-300);
  const reason = code === null ? `no answer within ${QUESTION_TIMEOUT_MS / 1_000} s` : said || `exit code ${code}`;
  return new CritiqorError('openclaw_refuses', `OpenClaw did not answer openclaw ${question}: ${reason}.`, {
    remedy: 'Check that it works on its own, then start again. Nothing was launched.',
  });
}

/** Splits a command line into words; quotes keep words together. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

export function findProgram(name: string, env: NodeJS.ProcessEnv): string | null {
  const candidates = name.includes('/')
    ? [resolve(name)]
    : (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return candidates.find((path) => existsSync(path) && (/\.[cm]?js$/.test(path) || isExecutable(path))) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface ConfigAnswer extends PluginPolicy {
  readonly ok?: boolean;
  readonly issues?: readonly { readonly path?: string; readonly message?: string }[];
}

function toPolicy(text: string, configPath: string): PluginPolicy {
  const answer = parseAnswer(text);
  if (answer.issues?.length) {
    const said = answer.issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
    throw new CritiqorError('openclaw_refuses', `OpenClaw cannot use ${configPath}: ${said}`, {
      remedy: 'Fix it first: openclaw config validate shows details, openclaw doctor --fix may help.',
    });
  }
  return answer.ok === false ? {} : answer;
}

function parseAnswer(text: string): ConfigAnswer {
  try {
    return JSON.parse(text) as ConfigAnswer;
  } catch {
    // Unreadable answer: OpenClaw itself will report what is wrong with the configuration.
    return {};
  }
}

interface OpenClawAnswer {
  /** Null when it did not end by itself. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs OpenClaw and returns what it printed; never fails, whatever OpenClaw does. */
export function askOpenClaw(
  command: OpenClawCommand,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<OpenClawAnswer> {
  return new Promise((done) => {
    const options = { env, cwd, timeout: QUESTION_TIMEOUT_MS, maxBuffer: 1 << 24 };
    const child = execFile(command.program, [...command.prefix, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });
}
