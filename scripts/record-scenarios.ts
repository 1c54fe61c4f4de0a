import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { toJournal, toScenarios } from './scenario-fixtures.ts';

/**
 * Runs the scenarios against the real OpenClaw and keeps the evidence that they leave under `fixtures/evidence`, one file per
 * scenario, trimmed and with neutral paths, for whatever reads evidence later. Chains are recomputed over the trimmed lines.
 */
const TARGET = 'fixtures/evidence';

/** The tests that keep what they record. */
const SCENARIOS = ['chat', 'compaction', 'exec', 'gateway', 'interruptions', 'plugin-package'];

const kept = mkdtempSync(join(tmpdir(), 'critiqor-evidence-'));
const env = { ...process.env, KEEP_EVIDENCE_IN: kept };
for (const args of [
  ['scripts/build.ts'],
  ['scripts/pack-plugin.ts'],
  ['--test', '--test-concurrency=2', ...SCENARIOS.map((name) => `test/openclaw/${name}.test.ts`)],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The scenarios failed; the fixtures stay as they are.');
}
rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
for (const file of readdirSync(kept).sort()) {
  const { events } = await readWholeJournal(join(kept, file));
  const name = file.replace('.jsonl', '');
  for (const [scenario, lines] of toScenarios(name, events)) {
    writeFileSync(join(TARGET, `${scenario}.jsonl`), toJournal(lines));
    console.log(`${scenario}: ${lines.length} lines`);
  }
}
rmSync(kept, { recursive: true });
