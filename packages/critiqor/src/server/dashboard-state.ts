import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DIRECTORY_MODE } from '@critiqor/evidence/contract/run-directory';
import { writeFileAtomically } from '../runs/runs-directory.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import { identityOf, isAlive, type ProcessIdentity } from '../system/process-identity.ts';
import type { Access } from './http/dashboard-server.ts';
import { ACCESS_PATH, type AccessRequest } from './http/guard-request.ts';
import { isOpeningPage } from './opening-page.ts';

/** A running dashboard, as described in a file that only its user can read. */
interface RunningDashboard {
  readonly process: ProcessIdentity;
  /** `http://host:port`. */
  readonly origin: string;
  readonly secret: string;
}

const PRIVATE_BITS = 0o077;
const PROBE_MS = 2_000;

const toStatePath = (runsDir: string): string => join(runsDir, '.critiqor', 'dashboard.json');

/** Access to the dashboard that serves a runs directory, if one is running. Port 0 is any. */
export async function findRunning(runsDir: string, asked: AccessRequest, port: number): Promise<Access | null> {
  const state = readState(toStatePath(runsDir));
  if (!state || !isAlive(state.process) || (port !== 0 && !state.origin.endsWith(`:${port}`))) return null;
  const access = await askForAccess(state, asked);
  // Who answers there may be somebody else: nothing but its own address is opened.
  return access?.address.startsWith(`${state.origin}/`) ? access : null;
}

/** Records that this process serves a runs directory. If that cannot be written, the next command starts a second server. */
export function noteRunning(
  runsDir: string,
  { origin, secret }: { readonly origin: string; readonly secret: string },
): void {
  const identity = identityOf(process.pid);
  if (!identity || !existsSync(runsDir)) return;
  try {
    mkdirSync(join(runsDir, '.critiqor'), { recursive: true, mode: DIRECTORY_MODE });
    const state: RunningDashboard = { process: identity, origin, secret };
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
    const { process: identity, origin, secret } = JSON.parse(text) as RunningDashboard;
    const isWhole =
      Number.isInteger(identity?.pid) &&
      typeof identity.start === 'string' &&
      /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/.test(origin) &&
      typeof secret === 'string';
    return isWhole ? { process: identity, origin, secret } : null;
  } catch {
    // Damaged or being replaced: treated as missing.
    return null;
  }
}

const MAX_ANSWER_CHARS = 4_096;

/** Asks the server at that address; null when it is another one or does not answer. */
function askForAccess({ origin, secret }: RunningDashboard, asked: AccessRequest): Promise<Access | null> {
  return new Promise((resolve) => {
    const asking = request(
      `${origin}${ACCESS_PATH}`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, timeout: PROBE_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (text.length > MAX_ANSWER_CHARS) asking.destroy();
        });
        response.on('close', () => resolve(response.statusCode === 200 ? toAccess(text) : null));
      },
    );
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(null));
    asking.end(JSON.stringify({ secret, ...asked }));
  });
}

function toAccess(text: string): Access | null {
  try {
    const { address, page } = JSON.parse(text) as Access;
    return typeof address === 'string' ? { address, page: isOpeningPage(page) ? page : null } : null;
  } catch {
    // Not an answer of ours.
    return null;
  }
}
