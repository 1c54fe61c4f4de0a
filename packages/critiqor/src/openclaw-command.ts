import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { CritiqorError } from './errors.ts';

/** How OpenClaw is started: a program and what stands before OpenClaw's own arguments. */
export interface OpenClawCommand {
  readonly program: string;
  readonly prefix: readonly string[];
  /** OpenClaw's arguments, as the user gave them. */
  readonly args: readonly string[];
}

/** What OpenClaw says about the installation that a command line will use. */
export interface OpenClawInstallation {
  readonly version: string;
  readonly configPath: string;
  readonly stateDir: string;
  readonly plugins: PluginPolicy;
}

/** What of the user's plugin settings decides whether a recorder may load. */
export interface PluginPolicy {
  readonly enabled?: boolean;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
}

const QUESTION_TIMEOUT_MS = 30_000;

/**
 * Makes a command of the option `--openclaw-command` ("openclaw chat") and of what follows `--`, which replaces its arguments; a
 * leading `openclaw` there is accepted.
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
    throw new CritiqorError('openclaw_not_found', `There is no ${JSON.stringify(name)} to run.`, {
      remedy:
        'Install OpenClaw (npm install --global openclaw), or name it with --openclaw-command "/path/to/openclaw chat".',
    });
  }
  const isScript = /\.[cm]?js$/.test(program);
  return isScript ? { program: process.execPath, prefix: [program], args } : { program, prefix: [], args };
}

/** Flags that stand before the command and choose another configuration. */
export function globalFlagsOf(args: readonly string[]): string[] {
  const flags: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--profile') flags.push(arg, args[++index] ?? '');
    else if (arg.startsWith('--profile=') || arg === '--dev') flags.push(arg);
    else if (!arg.startsWith('-')) break;
  }
  return flags;
}

/** Asks OpenClaw which configuration and state the command line will use, and what its plugin policy is. */
export async function inspectInstallation(
  command: OpenClawCommand,
  env: NodeJS.ProcessEnv,
): Promise<OpenClawInstallation> {
  const globals = globalFlagsOf(command.args);
  const [version, file, plugins] = await Promise.all([
    ask(command, ['--version'], env),
    ask(command, [...globals, 'config', 'file'], env),
    ask(command, [...globals, 'config', 'get', 'plugins', '--json'], env),
  ]);
  const number = /\b\d{4}\.\d+\.\d+\S*/.exec(version.stdout)?.[0];
  if (version.code !== 0 || !number) {
    throw new CritiqorError(
      'openclaw_not_found',
      `${command.program} did not answer like OpenClaw: ${(version.stderr || version.stdout).trim().slice(0, 300)}`,
      {
        remedy: 'Check that it starts by itself: openclaw --version',
      },
    );
  }
  const configPath = resolve(file.stdout.trim().replace(/^~(?=$|\/)/, env.HOME ?? homedir()));
  return {
    version: number,
    configPath,
    stateDir: stateDirOf(configPath, globals, env),
    plugins: toPolicy(plugins.stdout),
  };
}

/** Whether something answers where the gateway of this configuration would listen. */
export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 500 });
    const settle = (isOpen: boolean) => () => {
      socket.destroy();
      done(isOpen);
    };
    socket.on('connect', settle(true)).on('error', settle(false)).on('timeout', settle(false));
  });
}

/** The gateway's port, as configured or as OpenClaw's default. */
export async function gatewayPort(command: OpenClawCommand, env: NodeJS.ProcessEnv): Promise<number> {
  const DEFAULT_PORT = 18_789;
  const { stdout } = await ask(
    command,
    [...globalFlagsOf(command.args), 'config', 'get', 'gateway.port', '--json'],
    env,
  );
  const port = Number.parseInt(stdout, 10);
  return Number.isInteger(port) ? port : DEFAULT_PORT;
}

/** Splits a command line into words; quotes keep words together. */
function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

function findProgram(name: string, env: NodeJS.ProcessEnv): string | null {
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

/**
 * The state directory. A configuration that the user put elsewhere does not move the state, so only the directory of a
 * configuration in its usual place can be taken for it.
 */
function stateDirOf(configPath: string, globals: readonly string[], env: NodeJS.ProcessEnv): string {
  if (env.OPENCLAW_STATE_DIR) return resolve(env.OPENCLAW_STATE_DIR);
  if (env.OPENCLAW_CONFIG_PATH && globals.length === 0) return join(env.HOME ?? homedir(), '.openclaw');
  return dirname(configPath);
}

function toPolicy(answer: string): PluginPolicy {
  try {
    const plugins = JSON.parse(answer) as PluginPolicy & { ok?: boolean };
    return plugins.ok === false ? {} : plugins;
  } catch {
    // No answer that could be read: OpenClaw itself will say what is wrong with the configuration.
    return {};
  }
}

function ask(command: OpenClawCommand, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((done) => {
    const options = { env, timeout: QUESTION_TIMEOUT_MS, maxBuffer: 1 << 24 };
    const child = execFile(command.program, [...command.prefix, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
  });
}
