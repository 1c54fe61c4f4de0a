import { spawn } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { listOpenRuns } from '../runs/open/open-runs.ts';

interface KeepOnOptions {
  readonly runsDir: string;
  /** The program and the arguments of one pass. It prints its report as JSON. */
  readonly pass: readonly [program: string, ...args: string[]];
  readonly signal: AbortSignal;
  readonly onPass?: (isOk: boolean) => void;
  /** Tests do not wait as long. */
  readonly lookMs?: number;
}

const LOOK_MS = 5_000;
/** Retention and what could not be sent wait for no run. */
const PASS_EVERY_MS = 600_000;
const LONGEST_PAUSE_MS = 600_000;
/** What no list of seals looks like, also none that is missing. */
const NEVER = 'never';

/**
 * Looks for work as long as it runs. The work itself is done by a process of its own, at the lowest priority: what judging needs in memory is given back
 * when it ends, and nothing that happens to it happens to the keeper.
 */
export async function keepOn(options: KeepOnOptions): Promise<void> {
  const { runsDir, pass, signal, onPass = () => {}, lookMs = LOOK_MS } = options;
  let [seen, passedAt, failures] = [NEVER, Number.NEGATIVE_INFINITY, 0];
  while (!signal.aborted) {
    const mark = toMark(runsDir);
    const isDue = performance.now() - passedAt >= PASS_EVERY_MS;
    if (isDue || mark.waiting > 0 || mark.seals !== seen) {
      const { isOk, hasMore } = await runPass(pass, signal);
      passedAt = performance.now();
      // As it was before the pass: what was sealed while it ran is looked at again.
      seen = isOk && !hasMore ? mark.seals : NEVER;
      failures = isOk ? 0 : failures + 1;
      if (!signal.aborted) onPass(isOk);
    }
    const wait = Math.min(lookMs * 2 ** failures, LONGEST_PAUSE_MS);
    // Stopped, which is how it ends.
    await pause(wait, undefined, { signal }).catch(() => {});
  }
}

/** What shows that there is something to do: runs that have ended, or seals that other commands have made. */
function toMark(runsDir: string): { readonly waiting: number; readonly seals: string } {
  const stats = lstatSync(toRunPaths(runsDir, 'run_001').seals, { throwIfNoEntry: false });
  const waiting = listOpenRuns(runsDir).filter(({ state }) => state !== 'open').length;
  return { waiting, seals: stats ? `${stats.ino} ${stats.size}` : '' };
}

interface EndedPass {
  readonly isOk: boolean;
  readonly hasMore: boolean;
}

/** More is no report. */
const MAX_REPORT_CHARS = 1 << 20;

function runPass([program, ...args]: KeepOnOptions['pass'], signal: AbortSignal): Promise<EndedPass> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already, or the system allows no other priority.
    }
    let report = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (report.length < MAX_REPORT_CHARS) report += text;
    });
    const stop = (): void => void child.kill('SIGTERM');
    signal.addEventListener('abort', stop, { once: true });
    const end = (isOk: boolean): void => {
      signal.removeEventListener('abort', stop);
      resolve({ isOk, hasMore: isOk && parseObject(report)?.more === true });
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}
