import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** For tests: a small file system of its own, or null where this user may not mount; the test is then skipped and says so. */
export function mountSmallDisk(t: TestContext, sizeKb: number): string | null {
  const disk = mkdtempSync(join(tmpdir(), 'critiqor-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeKb}k`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    rmdirSync(disk);
    t.skip('this user may not mount a file system');
    return null;
  }
  t.after(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmdirSync(disk);
  });
  return disk;
}
