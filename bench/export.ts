import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { round, saveResults } from './measure.ts';

/** What exporting a million events costs in memory, format by format. `node bench/export.ts [EVENTS]` */

const EVENTS = Number(process.argv[2] ?? 1_000_000);
const MAX_PEAK_MB = 400;
const FORMATS = ['html', 'markdown', 'json', 'trace', 'playbook', 'bundle', 'otlp'];
const CLI = resolve(import.meta.dirname, '../packages/critiqor/src/cli/main.ts');
const MAKE = resolve(import.meta.dirname, 'make-busy-run.ts');
/** Says at the end how much memory the process took at most. */
const MEASURE = `process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS * 1024));`;

const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-export-'));
try {
  const runsDir = join(folder, 'runs');
  const made = spawnSync(process.execPath, [MAKE, runsDir, String(EVENTS)], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('The run could not be made.');
  const peaks: Record<string, number> = {};
  for (const format of FORMATS) {
    const output = join(folder, `out.${format}`);
    const hook = `data:text/javascript,${encodeURIComponent(MEASURE)}`;
    const args = ['--import', hook, CLI, 'export', '--format', format, '--output', output, '--runs-dir', runsDir];
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const peakMb = round(Number(/peak (\d+)/.exec(stderr)?.[1]) / 1e6, 0);
    if (status !== 0) throw new Error(stderr);
    const holds = peakMb < MAX_PEAK_MB ? 'ok  ' : 'MISS';
    const sizeMb = round(statSync(output).size / 1e6, 1);
    console.log(
      `${holds} ${format}: ${peakMb} MB at its peak, ${sizeMb} MB written, ${round((performance.now() - began) / 1_000, 1)} s`,
    );
    peaks[`${format}PeakMb`] = peakMb;
  }
  saveResults('export', { events: EVENTS, ...peaks });
} finally {
  rmSync(folder, { recursive: true });
}
