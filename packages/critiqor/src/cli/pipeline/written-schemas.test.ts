import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { toRefusedReport } from '../../supervise/run-report.ts';
import { makeFinalizedRun, makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { makeReadableRun } from '../../testing/reader/readable-run.ts';
import { GOOD, useHome } from '../../testing/reader/reader-home.ts';
import { startEndpoint } from '../../testing/reader/scripted-endpoint.ts';
import { addSealedRun } from '../../testing/test-dashboard.ts';

const SCHEMAS = join(import.meta.dirname, '../../../../../schemas');

/** Why a value does not fit the schema of its file; null when it does. */
function whyNot(name: string, value: unknown): string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const isValid = ajv.compile(JSON.parse(readFileSync(join(SCHEMAS, `${name}.v1.schema.json`), 'utf8')));
  return isValid(value) ? null : ajv.errorsText(isValid.errors);
}

test('what export, check and annotate write fits its schema', async (t) => {
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const out = (name: string) => join(dirname(runsDir), name);
  const run = (...args: readonly string[]) => runCommand(t, ...args, '--runs-dir', runsDir);
  const read = (name: string): unknown => JSON.parse(readFileSync(out(name), 'utf8'));
  assert.equal((await run('export', '--format', 'json', '--output', out('e.json'))).code, 0);
  assert.equal(whyNot('export', read('e.json')), null);
  assert.equal((await run('export', '--format', 'bundle', '--output', out('b.tar.gz'))).code, 0);
  const tar = gunzipSync(readFileSync(out('b.tar.gz')));
  const size = Number.parseInt(tar.toString('latin1', 124, 135), 8);
  assert.equal(whyNot('bundle', JSON.parse(tar.toString('utf8', 512, 512 + size))), null);
  await run('annotate', 'latest', '--note', 'fine', '--label', 'a=b', '--visibility', 'shared');
  const lines = readFileSync(join(runsDir, 'run_001/annotations.jsonl'), 'utf8').trimEnd().split('\n');
  for (const line of lines) assert.equal(whyNot('annotation', JSON.parse(line)), null);
});

test('reports of check and stored baselines fit theirs, whatever the outcome', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const [index, fixture] of ['gateway-cascade', 'gateway-clean', 'sigkill-first-moment'].entries())
    await addSealedRun(runsDir, `run_00${index + 1}`, fixture);
  const baseline = join(dirname(runsDir), 'baseline.json');
  const where = ['--runs-dir', runsDir];
  const checked = await runCommand(t, 'check', 'run_001..run_003', '--json', '--write-baseline', baseline, ...where);
  assert.equal(whyNot('check', JSON.parse(checked.out)), null);
  assert.equal(whyNot('baseline', JSON.parse(readFileSync(baseline, 'utf8'))), null);
});

test('a schema refuses what does not fit', () => {
  for (const name of ['export', 'bundle', 'baseline', 'check', 'run-report', 'annotation']) {
    assert.notEqual(whyNot(name, { schema_version: 'critiqor.other.v1' }), null, name);
  }
});

test('a reading fits its schema, and so does the report of a run with one', async (t) => {
  useHome(t);
  const runsDir = makeRunsDir(t);
  await makeReadableRun(runsDir);
  const endpoint = await startEndpoint(t, GOOD);
  const args = ['read', '--runs-dir', runsDir, '--endpoint', endpoint.address, '--model', 'm', '--consent'];
  assert.equal((await runCommand(t, ...args)).code, 0);
  const folder = join(runsDir, 'run_001/readings');
  const [file = ''] = readdirSync(folder);
  const reading = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  assert.equal(whyNot('reading', reading), null);
  assert.notEqual(whyNot('reading', { ...reading, objections: [{ type: 'made_up' }] }), null);
  const refused = toRefusedReport(1, 'nothing was launched', undefined);
  assert.equal(whyNot('run-report', { ...refused, second_reader: { reading, note: null } }), null);
  assert.notEqual(whyNot('run-report', { ...refused, third_reader: {} }), null);
});
