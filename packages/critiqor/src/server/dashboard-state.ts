import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DIRECTORY_MODE } from '@critiqor/evidence/contract/run-directory';
import { writeFileAtomically } from '../runs/runs-directory.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import { identityOf, isAlive, type ProcessIdentity } from '../system/process-identity.ts';
import { SESSION_PATH } from './http/guard-request.ts';

/** A running dashboard, as described in a file that only its user can read. */
interface RunningDashboard {
  readonly process: ProcessIdentity;
  /** `http://host:port`. */
  readonly origin: string;
  readonly token: string;
}

const PRIVATE_BITS = 0o077;
const PROBE_MS = 2_000;

const toStatePath = (runsDir: string): string => join(runsDir, '.critiqor', 'dashboard.json');

/** The dashboard that serves a runs directory, if one is running. */
export async function findRunning(runsDir: string): Promise<RunningDashboard | null> {
  const state = readState(toStatePath(runsDir));
  return state && isAlive(state.process) && (await knowsToken(state)) ? state : null;
}

/** Records that this process serves a runs directory. If that cannot be written, the next command starts a second server. */
export function noteRunning(
  runsDir: string,
  { origin, token }: { readonly origin: string; readonly token: string },
): void {
  const identity = identityOf(process.pid);
  if (!identity || !existsSync(runsDir)) return;
  try {
    mkdirSync(join(runsDir, '.critiqor'), { recursive: true, mode: DIRECTORY_MODE });
    const state: RunningDashboard = { process: identity, origin, token };
    writeFileAtomically(toStatePath(runsDir), `${JSON.stringify(state, null, 2)}\n`);
  } catch {
    // A read-only directory.
  }
}

/** Removes the record if it is this process's own. */
export function forgetRunning(runsDir: string): void {
  const path = toStatePath(runsDir);
  if (readState(path)?.process.pid === process.pid) rmSync(path, { force: true });
}

/** A file that others could have written is ignored. */
function readState(path: string): RunningDashboard | null {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    const isOwn =
      stats?.isFile() && (stats.mode & PRIVATE_BITS) === 0 && stats.uid === (process.getuid?.() ?? stats.uid);
    const text = isOwn ? readPlainText(path) : null;
    if (text === null) return null;
    const { process: identity, origin, token } = JSON.parse(text) as RunningDashboard;
    const isWhole =
      Number.isInteger(identity?.pid) &&
      typeof identity.start === 'string' &&
      /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/.test(origin) &&
      typeof token === 'string';
    return isWhole ? { process: identity, origin, token } : null;
  } catch {
    // Damaged or being replaced: treated as missing.
    return null;
  }
}

/** Whether the server at that address accepts the token. */
function knowsToken({ origin, token }: RunningDashboard): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request(
      `${origin}${SESSION_PATH}`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, timeout: PROBE_MS },
      (response) => {
        response.resume();
        resolve(response.statusCode === 204);
      },
    );
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.end(JSON.stringify({ token }));
  });
}
