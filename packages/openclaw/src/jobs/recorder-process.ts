import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { processSpace, type RecorderProcess } from '@critiqor/evidence/contract/open-run';

/** This process, so that others can tell whether it still lives. */
export function describeProcess(): RecorderProcess {
  return {
    pid: process.pid,
    start: startOnLinux(),
    started_at_ms: Math.round(Date.now() - performance.now()),
    space: processSpace(),
  };
}

/** Boot and clock ticks since then. In `stat` the name, which may hold spaces and brackets, is in brackets; the start is the 20th field behind it. */
function startOnLinux(): string | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return ticks === undefined ? null : `${boot}:${ticks}`;
  } catch {
    // Another system.
    return null;
  }
}
