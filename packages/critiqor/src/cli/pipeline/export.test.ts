import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { VISIBILITIES } from '@critiqor/api/runs';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, type Prediction } from '../../judge/evaluate-traces.ts';
import { makeFinalizedRun, makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { addSealedRun } from '../../testing/test-dashboard.ts';
import { AUDIENCES } from '../../visibility/audience.ts';

const FORMATS = ['html', 'markdown', 'json', 'trace', 'playbook', 'bundle', 'otlp'] as const;

/** Exports a run to a file and gives its bytes, or the exit code when it was refused. */
async function exportRun(t: TestContext, runsDir: string, run: string, format: string, ...more: string[]) {
  const output = join(dirname(runsDir), `${run}.${format}${format === 'bundle' ? '.tar.gz' : ''}`);
  const args = [run, '--format', format, '--output', output, '--force', '--runs-dir', runsDir, ...more];
  const { code, error } = await runCommand(t, 'export', ...args);
  return { output, code, error, bytes: code === 0 ? readFileSync(output) : Buffer.alloc(0) };
}

test('every format of a run that failed', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const textOf = async (format: string) => (await exportRun(t, runsDir, 'run_001', format)).bytes.toString('utf8');
  const html = await textOf('html');
  for (const part of [
    'Please do SCENARIO-cascade.',
    'It failed six times.',
    'Tool error cascade',
    'evt_000012',
    'Steps',
  ]) {
    assert.ok(html.includes(part), part);
  }
  assert.doesNotMatch(html, /<script|<link|<img|https?:\/\/|url\(/);
  assert.match(await textOf('markdown'), /# run\\_001: [\s\S]*### High: Tool error cascade/);
  const json = JSON.parse(await textOf('json'));
  assert.deepEqual([json.schema_version, json.task], ['critiqor.export.v1', 'Please do SCENARIO-cascade.']);
  assert.equal(json.diagnosis.findings[0].type, 'tool_error_cascade');
  assert.match(await textOf('playbook'), /Playbook for run\\_001[\s\S]*Prompt for a coding agent/);
});

test('a trace is read by the engine, and has the same failure', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  await addSealedRun(runsDir, 'run_002', 'gateway-deferred');
  const { output } = await exportRun(t, runsDir, 'run_001', 'trace');
  const predictions: Prediction[] = [];
  for await (const prediction of evaluateTraces(output, DEFAULT_PROFILE)) predictions.push(prediction);
  assert.deepEqual(
    predictions.map(({ trace_id, error, findings }) => [trace_id, error, findings.map(({ type }) => type)]),
    [['run_001', undefined, ['tool_error_cascade']]],
  );
  const deferred = JSON.parse((await exportRun(t, runsDir, 'run_002', 'trace')).bytes.toString('utf8'));
  const calls = deferred.events.filter(({ type }: { type: string }) => type === 'tool_call');
  assert.deepEqual(
    calls.map(({ tool }: { tool: string }) => tool),
    ['sessions_list'],
    'the wrapper of a deferred tool is not a call',
  );
});

test('recorded text stays text', async (t) => {
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir, '<script>alert(1)</script> ![x](http://x.example) | \u202eevil');
  const html = (await exportRun(t, runsDir, 'run_001', 'html')).bytes.toString('utf8');
  assert.doesNotMatch(html, /<script|\u202e/);
  assert.ok(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;'));
  const markdown = (await exportRun(t, runsDir, 'run_001', 'markdown')).bytes.toString('utf8');
  assert.doesNotMatch(markdown, /[^\\]<script|[^\\]!\[|\u202e|[^\\]:\/\//);
});

test('a bundle verifies, is the same each time, and nothing in it can be changed', async (t) => {
  const runsDir = makeRunsDir(t);
  await makeFinalizedRun(runsDir);
  const { output, bytes } = await exportRun(t, runsDir, 'run_001', 'bundle');
  assert.deepEqual((await exportRun(t, runsDir, 'run_001', 'bundle')).bytes, bytes);
  const intact = await runCommand(t, 'verify', output, '--json');
  assert.deepEqual([intact.code, JSON.parse(intact.out).status], [0, 'consistent']);
  const tar = gunzipSync(bytes);
  const withText = (from: string, to: string): Buffer => {
    const changed = Buffer.from(tar);
    const at = changed.lastIndexOf(from);
    assert.notEqual(at, -1, from);
    changed.write(to, at);
    return changed;
  };
  const header = Buffer.from(tar.subarray(0, 512));
  const attacks: Readonly<Record<string, Buffer>> = {
    'changed evidence': withText('List the files', 'Lost the files'),
    'changed diagnosis': withText('"engine_version"', '"engine_virsion"'),
    'other name in a header': withText('run_001/session.json\0', 'run_001/../../x.json\0'),
    'nothing but a manifest': Buffer.concat([tar.subarray(0, 1024), Buffer.alloc(1024)]),
    'second manifest': Buffer.concat([tar.subarray(0, tar.length - 1024), header, Buffer.alloc(2048)]),
    'cut off': tar.subarray(0, tar.length - 1500),
    'no archive': Buffer.from('hello'),
  };
  for (const [what, changed] of Object.entries(attacks)) {
    writeFileSync(output, gzipSync(changed));
    assert.equal((await runCommand(t, 'verify', output)).code, 4, what);
  }
  writeFileSync(output, bytes.subarray(0, bytes.length - 20));
  assert.equal((await runCommand(t, 'verify', output)).code, 4, 'cut gzip');
  writeFileSync(output, 'not zipped');
  assert.equal((await runCommand(t, 'verify', output)).code, 4, 'not zipped');
  assert.equal((await runCommand(t, 'verify', join(runsDir, 'none.tar.gz'))).code, 1);
});

test('each visibility has its effect in every format, for every audience', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const [index, visibility] of VISIBILITIES.entries()) {
    await addSealedRun(runsDir, `run_00${index + 1}`, 'gateway-cascade', { visibility, labels: { secret: 'of-acme' } });
  }
  const refused: Readonly<Record<string, readonly string[]>> = {
    owner: [],
    shared: ['private'],
    public: ['private', 'shared'],
  };
  /** What names the agent, its owner, its tools, its model, its task or its words. */
  const names = /deployer|acme|exec\b|scripted-1|SCENARIO|attempt \d|failed six times/;
  for (const audience of AUDIENCES) {
    for (const [index, visibility] of VISIBILITIES.entries()) {
      for (const format of FORMATS) {
        const what = `${audience} ${visibility} ${format}`;
        const { code, bytes } = await exportRun(t, runsDir, `run_00${index + 1}`, format, '--audience', audience);
        const isRefused =
          refused[audience]?.includes(visibility) || (visibility === 'anonymous' && format === 'bundle');
        assert.equal(code, isRefused ? 2 : 0, what);
        if (isRefused || format === 'bundle') continue;
        const text = bytes.toString('utf8');
        if (visibility === 'anonymous') assert.doesNotMatch(text, names, what);
        else assert.match(text, names, what);
      }
    }
  }
});

test('evidence that does not verify is not exported, and a file is not overwritten unasked', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-clean');
  const output = join(dirname(runsDir), 'mine.html');
  writeFileSync(output, 'mine');
  assert.equal((await runCommand(t, 'export', 'run_001', '--output', output, '--runs-dir', runsDir)).code, 2);
  assert.equal(readFileSync(output, 'utf8'), 'mine');
  writeFileSync(
    paths.diagnosis,
    readFileSync(paths.diagnosis, 'utf8').replace(/"trust_score": \d+/, '"trust_score": 99'),
  );
  for (const format of FORMATS) assert.equal((await exportRun(t, runsDir, 'run_001', format)).code, 4, format);
});
