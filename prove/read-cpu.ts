import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** How long a process was on the processor, or null when it has ended or the system does not say. */
export const readCpuMs = (pid: number): number | null => readTicks(pid, 11, 13);

/** The same for this process and everything that it started and that has ended. */
export const readAllCpuMs = (): number | null => readTicks(process.pid, 11, 15);

function readTicks(pid: number, from: number, to: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0);
    return (ticks * 1_000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
