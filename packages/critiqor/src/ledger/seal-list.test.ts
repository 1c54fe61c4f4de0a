import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import { LIST_START } from './list-scan.ts';
import { followSeals } from './listed-seals.ts';
import { createSealListReader, readSealList } from './seal-list.ts';

const DIGEST = { digest: 'd'.repeat(64), bytes: 10 };

function toMembers(run_id: string, changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    kind: 'seal',
    at: '2026-11-16T00:00:00.000Z',
    run_id,
    session_id: `session of ${run_id}`.replaceAll(' ', '-'),
    seal: 'a'.repeat(64),
    session_bytes: 100,
    record: DIGEST,
    diagnosis: DIGEST,
    text: DIGEST,
    row: {
      run_id,
      labels: { seq: '9', 'prev_hash":"': 'x', run_id: 'run_999', started_at: '1999-01-01T00:00:00.000Z' },
      models: [],
      started_at: '2026-11-16T00:00:00.000Z',
      trust_score: 90,
    },
    ...changes,
  };
}

/** Lines as the product writes them. */
function toLines(list: readonly Readonly<Record<string, unknown>>[]): string[] {
  let head = LIST_START;
  return list.map((members, index) => {
    const { line, hash } = toChainedLine(toCanonicalJson({ ...members, seq: index + 1, prev_hash: head }));
    head = hash;
    return `${line}\n`;
  });
}

function makeList(t: TestContext, lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-list-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'seals.jsonl');
  writeFileSync(path, lines.join(''));
  return path;
}

const THREE = ['run_001', 'run_002', 'run_003'];

test('runs are found without parsing their lines, whatever their labels are called', (t) => {
  const path = makeList(t, toLines(THREE.map((id) => toMembers(id))));
  for (const keepsBytes of [true, false]) {
    const { runs, problems, exists } = readSealList(path, { keepsBytes });
    assert.deepEqual([problems, exists, runs.ids()], [[], true, THREE]);
    assert.deepEqual([runs.get('run_002')?.row.trust_score, runs.get('run_002')?.isDoubtful], [90, false]);
    assert.deepEqual(runs.textOf('run_003'), DIGEST);
  }
});

test('a rough test never drops a run that fits, and drops most others', (t) => {
  const late = toMembers('run_002', { row: { started_at: '2026-11-18T00:00:00.000Z', agent_id: 'Émile "x"' } });
  const path = makeList(t, toLines([toMembers('run_001'), late, toMembers('run_003')]));
  const fitting = (rough: Parameters<typeof readSealList>[1]) => {
    const { runs } = readSealList(path, rough);
    return runs.ids().filter(runs.mayFit);
  };
  assert.deepEqual(fitting({ rough: { since: Date.UTC(2026, 10, 17) } }), ['run_002']);
  assert.deepEqual(fitting({ rough: { until: Date.UTC(2026, 10, 17) } }), ['run_001', 'run_003']);
  assert.deepEqual(fitting({ rough: { texts: [[Buffer.from(JSON.stringify('Émile "x"'))]] } }), ['run_002']);
  const { runs } = readSealList(path, { rough: { words: [[Buffer.from('Émile')]] } });
  assert.deepEqual(
    THREE.map((id) => runs.mayHave(id, 0)),
    [false, true, false],
  );
});

const ATTACKS: Readonly<Record<string, readonly [RegExp, (lines: string[]) => void]>> = {
  'a score': [
    /^Line 2 was modified/,
    (lines) => lines.splice(1, 1, (lines[1] ?? '').replace('"trust_score":90', '"trust_score":99')),
  ],
  'an escape for a letter': [
    /^Line 2 was modified/,
    (lines) => lines.splice(1, 1, (lines[1] ?? '').replace('session', 's\\u0065ssion')),
  ],
  'a space': [/^Line 2 was modified/, (lines) => lines.splice(1, 1, (lines[1] ?? '').replace('{"at"', '{ "at"'))],
  'a missing line': [/^Line 2 does not follow/, (lines) => lines.splice(1, 1)],
  'two lines exchanged': [/^Line 1 does not follow/, (lines) => lines.reverse()],
  'an empty line': [/^Line 2 is not readable/, (lines) => lines.splice(1, 0, '\n')],
  'bytes behind the end': [/^Line 4 is not readable/, (lines) => lines.push('{"kind":')],
};

for (const [what, [problem, attack]] of Object.entries(ATTACKS)) {
  test(`noticed in the list of seals: ${what}`, (t) => {
    const lines = toLines(THREE.map((id) => toMembers(id)));
    attack(lines);
    const list = readSealList(makeList(t, lines));
    assert.match(list.problems[0]?.message ?? '', problem);
    assert.equal(list.runs.get('run_003')?.isDoubtful ?? true, what !== 'bytes behind the end');
  });
}

test('a line that changes between the scan and the look at it is not believed', (t) => {
  const lines = toLines(THREE.map((id) => toMembers(id)));
  const path = makeList(t, lines);
  const { runs } = readSealList(path);
  writeFileSync(path, lines.join('').replaceAll('"trust_score":90', '"trust_score":99'));
  assert.equal(runs.get('run_002'), undefined);
});

test('the end of a long list is told from the rest', (t) => {
  const row = { run_id: 'run_001', labels: {}, models: [], note: 'x'.repeat(1_200_000) };
  const { runs } = readSealList(makeList(t, toLines(THREE.map((id) => toMembers(id, { row })))));
  assert.deepEqual(
    ['run_000', ...THREE].map((id) => runs.isLate(id)),
    [false, false, true, true],
  );
});

test('a reader that goes on sees what was appended and what was changed', (t) => {
  const lines = toLines([toMembers('run_001'), toMembers('run_002'), { ...toMembers('run_001'), kind: 'tombstone' }]);
  const path = makeList(t, lines.slice(0, 1));
  const read = createSealListReader(path);
  assert.deepEqual(read().runs.ids(), ['run_001']);
  appendFileSync(path, lines.slice(1).join(''));
  const { runs } = read();
  assert.deepEqual([runs.isSealed('run_001'), runs.isSealed('run_002')], [false, true]);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"trust_score":90', '"trust_score":91'));
  assert.equal(read().problems.length > 0, true);
});

test('who appends reads each line once, and everything again when the file is another', (t) => {
  const lines = toLines([toMembers('run_007'), toMembers('run_008'), { ...toMembers('run_007'), kind: 'tombstone' }]);
  const path = makeList(t, lines.slice(0, 1));
  assert.deepEqual([followSeals(path).highest, followSeals(path).runs.get('run_007')?.isDeleted], [7, false]);
  appendFileSync(path, `${lines[1]}{"kind":"torn`);
  assert.deepEqual([followSeals(path).highest, followSeals(path).runs.size], [8, 2]);
  writeFileSync(path, lines.join(''));
  assert.equal(followSeals(path).runs.get('run_007')?.isDeleted, true);
  rmSync(path);
  assert.equal(followSeals(path).highest, 0);
  writeFileSync(path, lines.slice(0, 1).join(''));
  assert.deepEqual([followSeals(path).runs.size, followSeals(path).highest], [1, 7]);
});
