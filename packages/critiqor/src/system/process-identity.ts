import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process is identified by its number and start time, because numbers are reused. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly start: string;
}

/** The identity of a living process, or null when no process has that number. */
export function identityOf(pid: number): ProcessIdentity | null {
  const start = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return start === null ? null : { pid, start };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identityOf(identity.pid)?.start === identity.start;
}

/** Whether a living process started at about that time; for processes known only by number and time. */
export function beganAt(pid: number, wallMs: number): boolean {
  const TOLERANCE_MS = 3_000;
  const began = process.platform === 'linux' ? beginOnLinux(pid) : Date.parse(startByPs(pid) ?? '');
  return began !== null && Math.abs(began - wallMs) < TOLERANCE_MS;
}

/** All living descendants of a process, nearest first. */
export function descendantsOf(pid: number): number[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsByPs();
  const found: number[] = [];
  for (let generation = [pid]; generation.length > 0; ) {
    const children = [...parents].filter(([, parent]) => generation.includes(parent)).map(([child]) => child);
    found.push(...children);
    generation = children;
  }
  return found;
}

/**
 * Other living processes of this user that were started with all these variables. A process keeps its environment when it loses its
 * parent. Linux only; elsewhere the list is empty.
 */
export function processesWith(variables: Readonly<Record<string, string>>): number[] {
  if (process.platform !== 'linux') return [];
  const wanted = Object.entries(variables).map(([name, value]) => Buffer.from(`\0${name}=${value}\0`));
  return pidsOnLinux().filter((pid) => {
    const environment = environmentOf(pid);
    return pid !== process.pid && environment !== null && wanted.every((entry) => environment.includes(entry));
  });
}

/** The environment of a process, each variable between two zeros; null if unreadable, empty for a zombie. */
function environmentOf(pid: number): Buffer | null {
  try {
    return Buffer.concat([Buffer.of(0), readFileSync(`/proc/${pid}/environ`)]);
  } catch {
    // It has ended or belongs to another user.
    return null;
  }
}

/** Start in clock ticks since boot, made unique by the boot. */
function startOnLinux(pid: number): string | null {
  const ticks = ticksAtStart(pid);
  if (ticks === null) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8)}:${ticks}`;
}

/** A zombie has ended and only waits to be collected; in many containers nothing ever collects it. */
function ticksAtStart(pid: number): string | null {
  const fields = statOf(pid);
  return !fields || fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

function beginOnLinux(pid: number): number | null {
  const ticks = ticksAtStart(pid);
  const bootSeconds = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1];
  // Linux reports times to programs in hundredths of a second, whatever the kernel uses itself.
  return ticks === null || bootSeconds === undefined ? null : Number(bootSeconds) * 1_000 + Number(ticks) * 10;
}

function parentsOnLinux(): Map<number, number> {
  return new Map(
    pidsOnLinux().flatMap((pid) => {
      const parent = statOf(pid)?.[1];
      return parent === undefined ? [] : [[pid, Number(parent)] as const];
    }),
  );
}

function pidsOnLinux(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Fields of /proc/PID/stat behind the name, which may itself hold spaces and brackets: state, parent, … start. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // No such process (any more).
    return null;
  }
}

function startByPs(pid: number): string | null {
  const { stdout, status } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}

function parentsByPs(): Map<number, number> {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return new Map(rows.map(([pid = 0, parent = 0]) => [pid, parent]));
}
