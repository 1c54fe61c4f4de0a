import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders, mounts and processes of a campaign. Whatever ends the campaign, nothing of them is left. */
export interface Workshop {
  /** A fresh folder; in memory where the disk does not matter. */
  folder(name?: string, inMemory?: boolean): string;
  /** A small file system of its own, or null where this user may not mount. */
  mountDisk(sizeKb: number): string | null;
  start(program: string, args: readonly string[], options?: SpawnOptions): ChildProcess;
  /** Ends what is not a child of ours but was started by one. */
  keepPid(pid: number): void;
  /** Removes a folder that somebody else made for us. */
  keepFolder(path: string): void;
  clean(): void;
}

const SHARED_MEMORY = '/dev/shm';

export function createWorkshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'critiqor-prove-'));
  const children = new Set<ChildProcess>();
  const pids = new Set<number>();
  const mounts: string[] = [];
  const folders: string[] = [];
  let count = 0;
  const memory = existsSync(SHARED_MEMORY) ? mkdtempSync(join(SHARED_MEMORY, 'critiqor-prove-')) : root;
  const folder = (name = 'work', inMemory = false): string => {
    const path = join(inMemory ? memory : root, `${name}-${++count}`);
    mkdirSync(path);
    return path;
  };
  return {
    folder,
    mountDisk(sizeKb) {
      const disk = folder('disk');
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeKb}k`, 'tmpfs', disk], { stdio: 'ignore' });
      } catch {
        // Only root may mount; the part says that it left this out.
        return null;
      }
      mounts.push(disk);
      return disk;
    },
    start(program, args, options = {}) {
      const child = spawn(program, args, options);
      children.add(child);
      child.on('close', () => children.delete(child));
      return child;
    },
    keepPid: (pid) => void pids.add(pid),
    keepFolder: (path) => void folders.push(path),
    clean() {
      for (const child of children) child.kill('SIGKILL');
      for (const pid of pids) tryTo(() => process.kill(pid, 'SIGKILL'));
      for (const disk of mounts) tryTo(() => execFileSync('umount', ['--lazy', disk], { stdio: 'ignore' }));
      for (const place of new Set([root, memory, ...folders]))
        tryTo(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }));
    },
  };
}

function tryTo(work: () => unknown): void {
  try {
    work();
  } catch {
    // It is gone already, which is all that was wanted.
  }
}
