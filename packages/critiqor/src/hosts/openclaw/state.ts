import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { readPlainText } from '../../system/open-plain-file.ts';
import { identityOf } from '../../system/process-identity.ts';
import { profileOf } from './args.ts';

/** A process that has locked a state directory, as its lock file says. */
export interface StateOwner {
  readonly role: 'gateway' | 'agent' | 'maintenance';
  readonly pid: number;
  readonly port: number | null;
}

/** The state directory that a command line uses, by OpenClaw's own rules; no OpenClaw command prints it. */
export function stateDirOf(args: readonly string[], env: NodeJS.ProcessEnv, cwd = process.cwd()): string {
  const home = resolve(env.OPENCLAW_HOME?.trim() || env.HOME || homedir());
  const given = env.OPENCLAW_STATE_DIR?.trim();
  const stateDir = given ? resolve(cwd, given.replace(/^~(?=$|\/)/, home)) : undefined;
  const profile = profileOf(args);
  if (profile === undefined) return stateDir ?? defaultStateDir(home);
  const selected = profileStateDir(home, profile);
  const inherited = profileStateDir(home, env.OPENCLAW_PROFILE?.trim() || 'default');
  // A directory that merely repeats the active profile is not a choice of its own.
  return stateDir === undefined || (stateDir === inherited && selected !== inherited) ? selected : stateDir;
}

/** Which process is using a state directory now; null when none is, whatever an earlier process left behind. */
export function findStateOwner(stateDir: string): StateOwner | null {
  const lock = readLock(stateDir);
  if (lock === null || !holds(lock)) return null;
  const role = ROLES[lock.role ?? 'gateway'] ?? 'maintenance';
  return { role, pid: lock.pid, port: lock.port ?? null };
}

interface StateLock {
  readonly pid: number;
  readonly role?: string;
  readonly port?: number;
  readonly startTime?: number;
}

const ROLES: Readonly<Record<string, StateOwner['role']>> = { gateway: 'gateway', 'agent-embedded': 'agent' };

function readLock(stateDir: string): StateLock | null {
  const suffix = process.getuid ? `openclaw-${process.getuid()}` : 'openclaw';
  try {
    const path = join(realpathSync(stateDir), 'tmp', suffix, 'gateway.state.lock');
    const lock = JSON.parse(readPlainText(path) ?? '') as StateLock;
    return Number.isInteger(lock.pid) ? lock : null;
  } catch {
    // No state yet, no lock, or an unreadable one: OpenClaw itself decides then.
    return null;
  }
}

/** Whether the process that took the lock is still alive, and not another one with the same number. */
function holds({ pid, startTime }: StateLock): boolean {
  const identity = identityOf(pid);
  if (identity === null) return false;
  return process.platform !== 'linux' || startTime === undefined || identity.start.endsWith(`:${startTime}`);
}

function defaultStateDir(home: string): string {
  const current = join(home, '.openclaw');
  const legacy = join(home, '.clawdbot');
  return !existsSync(current) && existsSync(legacy) ? legacy : current;
}

function profileStateDir(home: string, profile: string): string {
  return join(home, profile.toLowerCase() === 'default' ? '.openclaw' : `.openclaw-${profile}`);
}
