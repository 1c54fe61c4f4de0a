import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTerminalCommand, launchKindOf } from './args.ts';
import type { OpenClawCommand } from './command.ts';
import { findProgram } from './command.ts';

/** Where the launcher looks for certificates, in this order (2026.9.6). */
const CERTIFICATES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
];
const VERSION_MANAGERS = /\/\.(?:nvm|fnm|volta|asdf|n|nodenv|nodebrew|nvs)\/|\/\.local\/share\/(?:fnm|mise)\/|\/nvs\//;

/**
 * The variables with which OpenClaw's launcher runs the agent in its own process instead of a second one: only so does the agent have the
 * supervisor as its parent, and the descriptor that the supervisor passed. A gateway runs in the first process anyway, and there
 * the setting would also change how it updates itself.
 *
 * The launcher would have given the second process the system's certificates where Node comes from a version manager, and a folder of its own below
 * NODE_COMPILE_CACHE where the user set that, so we do.
 */
export function directStartVariables(
  command: OpenClawCommand,
  env: NodeJS.ProcessEnv,
): Readonly<Record<string, string>> {
  const cache = cacheVariables(command, env);
  if (launchKindOf(command.args, env) === 'gateway') return cache;
  const certificates = needsCertificates(command, env) ? CERTIFICATES.find(isReadable) : undefined;
  return {
    OPENCLAW_NO_RESPAWN: '1',
    ...cache,
    ...(certificates === undefined
      ? {}
      : { NODE_EXTRA_CA_CERTS: certificates, OPENCLAW_NODE_EXTRA_CA_CERTS_READY: '1' }),
  };
}

/**
 * Whether the launcher would have started a second process, had we not asked it not to. It ends such a process in its own way after a
 * signal, and whoever starts the agent directly must do the same, or the agent would get more time and another exit code.
 */
export function standsInForLauncher(command: OpenClawCommand, env: NodeJS.ProcessEnv): boolean {
  const options = env.NODE_OPTIONS ?? '';
  const isQuiet = options.includes('--disable-warning=ExperimentalWarning') || options.includes('--no-warnings');
  const isSecond = env.OPENCLAW_NO_RESPAWN !== undefined || env.OPENCLAW_NODE_OPTIONS_READY !== undefined;
  if (launchKindOf(command.args, env) === 'gateway') return false;
  if (wantsCache(env)) return true;
  return !isQuiet && !isSecond && !isTerminalCommand(command.args);
}

/** Whether the launcher would start a second process, of any command, only to keep its compiled code apart from that of other programs. */
function wantsCache(env: NodeJS.ProcessEnv): boolean {
  const isOff = env.NODE_DISABLE_COMPILE_CACHE !== undefined || env.OPENCLAW_PACKAGED_COMPILE_CACHE_RESPAWNED === '1';
  return Boolean(env.NODE_COMPILE_CACHE) && !isOff;
}

function cacheVariables(command: OpenClawCommand, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  if (!wantsCache(env)) return {};
  const folder = cacheFolder(command, env.NODE_COMPILE_CACHE ?? '');
  return { OPENCLAW_PACKAGED_COMPILE_CACHE_RESPAWNED: '1', ...(folder && { NODE_COMPILE_CACHE: folder }) };
}

/** The folder as the launcher names it: by version, and by time and size of the package's description. Null where a wrapper hides the package. */
function cacheFolder({ program, prefix }: OpenClawCommand, base: string): string | null {
  const description = join(dirname(toRealPath(prefix[0] ?? program)), 'package.json');
  try {
    const { name, version } = JSON.parse(readFileSync(description, 'utf8')) as { name?: unknown; version?: unknown };
    if (name !== 'openclaw' || !existsSync(join(dirname(description), 'openclaw.mjs'))) return null;
    const { mtimeMs, size } = statSync(description);
    return join(base, 'openclaw', toSegment(String(version)), toSegment(`${Math.trunc(mtimeMs)}-${size}`));
  } catch {
    // No package is beside the program: the user's folder stays as it is.
    return null;
  }
}

function toSegment(value: string): string {
  return value.replace(/[^\w.-]+/g, '_').replace(/^_+|_+$/g, '') || 'unknown';
}

function needsCertificates({ program, prefix }: OpenClawCommand, env: NodeJS.ProcessEnv): boolean {
  if (process.platform !== 'linux' || env.NODE_EXTRA_CA_CERTS?.trim()) return false;
  if (env.NVM_DIR?.trim()) return true;
  // A script is run by the Node that we name, anything else by the first one in the path.
  const node = prefix.length > 0 ? program : findProgram('node', env);
  return node !== null && VERSION_MANAGERS.test(toRealPath(node));
}

function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It has vanished: OpenClaw itself will say so.
    return path;
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
