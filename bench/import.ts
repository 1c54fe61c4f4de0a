import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStores } from '../packages/critiqor/src/imports/openclaw/find-stores.ts';
import { importAll, makeEntries, writeSessionDatabase } from '../packages/critiqor/src/testing/imports/test-store.ts';
import { saveResults } from './measure.ts';

/** Imports a store of many runs and prints the time and the most memory that it took. `npm run bench:import [runs]` */
const RUNS = Number(process.argv[2] ?? 10_000);
const RUNS_PER_SESSION = 20;
const SAMPLE_EVERY_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-import-'));
try {
  const [stateDir, runsDir] = [join(folder, 'state'), join(folder, 'runs')];
  const sessions = Array.from({ length: Math.ceil(RUNS / RUNS_PER_SESSION) }, (_, index) => [
    `session-${index}`,
    makeEntries(RUNS_PER_SESSION, { startMs: Date.UTC(2026, 0, 1) + index * 1_000 }),
  ]);
  writeSessionDatabase(stateDir, Object.fromEntries(sessions));
  sessions.length = 0;
  const bare = process.memoryUsage().rss;
  let most = bare;
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_EVERY_MS);
  const runOnce = async (): Promise<string> => {
    const began = performance.now();
    const files = findStores(stateDir, { idleMs: 900_000, now: Date.now() });
    const { imported, known, bad } = await importAll(runsDir, files);
    const seconds = (performance.now() - began) / 1_000;
    return `${imported.length} runs imported, ${known} known, ${bad} bad in ${seconds.toFixed(1)} s`;
  };
  const toMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const first = await runOnce();
  console.log(first);
  console.log(`memory: ${toMb(bare)} before, at most ${toMb(most)} during the import`);
  const again = await runOnce();
  console.log(`again: ${again}`);
  clearInterval(sampler);
  saveResults('import', { first, memory: `${toMb(bare)} before, at most ${toMb(most)}`, again });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
