import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { toChainedLine } from '@critiqor/evidence/write/chain';
import { appendAnnotation } from '../ledger/annotations.ts';
import { makeFinalizedRun, makeRunsDir } from '../testing/finalized-run.ts';
import { makeKeys } from '../testing/test-evidence.ts';
import { checkRun } from './check-run.ts';
import { listRuns } from './list-runs.ts';
import { listAnnotation, listDeletions } from './list-seal.ts';
import { withOrigin } from './made-from.ts';

/** What somebody can do to the files of a sealed run without touching its events: everything is noticed, and there is no verdict. */

const edit = (path: string, change: (text: string) => string): void => {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  assert.notEqual(after, before, 'the attack changes something');
  chmodSync(path, 0o600);
  writeFileSync(path, after);
};
const kindsOf = async (paths: RunPaths): Promise<string[]> => {
  const { report, withheld, diagnosis } = await checkRun(paths);
  if (report.status === 'invalid') assert.deepEqual([typeof withheld, diagnosis], ['string', null]);
  return report.problems.map(({ kind }) => kind);
};
const copyRun = (from: RunPaths, to: RunPaths): void => {
  rmSync(to.directory, { recursive: true, force: true });
  cpSync(from.directory, to.directory, { recursive: true });
  cpSync(from.record, to.record);
};

test('a run that nobody touched has its verdict, and so has its row', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  const { report, withheld, diagnosis } = await checkRun(paths);
  assert.deepEqual([report.status, withheld], ['consistent', null]);
  assert.equal(diagnosis?.made_from?.seal, report.seal);
  const [row] = listRuns(runsDir);
  assert.deepEqual([row?.check, row?.problem], ['listed', null]);
  assert.equal(row?.trust_score, diagnosis?.executive_summary.trust_score);
});

/** By what each is noticed in the end. */
const EDITS: Readonly<Record<string, readonly [kind: string, attack: (paths: RunPaths) => void]>> = {
  'another label': ['wrong_record', ({ record }) => edit(record, (text) => text.replace('"main"', '"safe"'))],
  'another visibility': ['wrong_record', ({ record }) => edit(record, (text) => text.replace('"private"', '"public"'))],
  'another score in the record': [
    'wrong_record',
    ({ record }) => edit(record, (text) => text.replace(/"trust_score": \d+/g, '"trust_score": 99')),
  ],
  'a record that is gone': ['wrong_record', ({ record }) => writeFileSync(record, '')],
  'a flattering diagnosis': [
    'wrong_diagnosis',
    ({ diagnosis }) => edit(diagnosis, (text) => text.replace(/"trust_score": \d+/, '"trust_score": 99')),
  ],
  'a flattering diagnosis with its digest recomputed': [
    'wrong_diagnosis',
    ({ diagnosis: path }) =>
      edit(path, (text) => {
        const made = toDiagnosis(JSON.parse(text));
        assert.ok(made?.made_from);
        const summary = { ...made.executive_summary, trust_score: 99 };
        return JSON.stringify(withOrigin({ ...made, executive_summary: summary }, made.made_from.seal));
      }),
  ],
  'a diagnosis that is gone': ['wrong_diagnosis', ({ diagnosis }) => rmSync(diagnosis)],
  'an annotation in nobody’s name': [
    'wrong_annotations',
    ({ annotations }) => writeFileSync(annotations, '{"visibility":"public"}\n'),
  ],
  'an event': ['altered_line', ({ session }) => edit(session, (text) => text.replace('"fine"', '"good"'))],
  'a number in other words': [
    'rewritten_line',
    ({ session }) => edit(session, (text) => text.replace('"duration_ms":12,', '"duration_ms":12.0,')),
  ],
  'an escape for a letter': [
    'rewritten_line',
    ({ session }) => edit(session, (text) => text.replace('"fine"', '"fin\\u0065"')),
  ],
  'a space': ['rewritten_line', ({ session }) => edit(session, (text) => text.replace('"fine"', ' "fine"'))],
  'a repeated key': [
    'rewritten_line',
    ({ session }) => edit(session, (text) => text.replace('"duration_ms":12,', '"duration_ms":1,"duration_ms":12,')),
  ],
  'an escape in the type of an event': [
    'reformatted',
    ({ session }) => edit(session, (text) => text.replace('"event":"tool_call"', '"event":"tool\\u005fcall"')),
  ],
  'the metadata in the seal': [
    'wrong_seal',
    ({ session }) => edit(session, (text) => text.replace('"branch":"main"', '"branch":"safe"')),
  ],
  'the session id': [
    'wrong_seal',
    ({ session }) => edit(session, (text) => text.replace(/"session_id":"[^"]{8}/, '"session_id":"00000000')),
  ],
};

for (const [what, [kind, attack]] of Object.entries(EDITS)) {
  test(`noticed after the seal: ${what}`, async (t) => {
    const runsDir = makeRunsDir(t);
    const paths = await makeFinalizedRun(runsDir);
    const before = listRuns(runsDir)[0]?.trust_score;
    attack(paths);
    assert.ok((await kindsOf(paths)).includes(kind), `${kind}: ${await kindsOf(paths)}`);
    const [row] = listRuns(runsDir);
    assert.ok(
      row?.check === 'changed' ? row.trust_score === null : row?.trust_score === before,
      'a list never flatters',
    );
  });
}

test('every edit that keeps the value is located', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  edit(paths.session, (text) => text.replace('"duration_ms":12,', '"duration_ms":12.0,'));
  const { report } = await checkRun(paths);
  const place = report.problems.find(({ kind }) => kind === 'rewritten_line')?.where ?? '';
  const line = readFileSync(paths.session, 'utf8')
    .split('\n')
    .find((text) => text.includes('12.0'));
  assert.ok(line?.includes(`"event_id":"${place}"`), place);
});

/** Two runs, `a` before `b`; the run that the attack makes wrong. */
const SWAPS: Readonly<
  Record<string, readonly [kinds: readonly string[], attack: (a: RunPaths, b: RunPaths) => RunPaths]>
> = {
  'evidence of another run': [
    ['wrong_run', 'wrong_session'],
    (a, b) => {
      rmSync(b.session);
      cpSync(a.session, b.session);
      return b;
    },
  ],
  'a whole run in the place of another': [
    ['wrong_run', 'wrong_session'],
    (a, b) => {
      copyRun(a, b);
      return b;
    },
  ],
  'two runs exchanged': [
    ['wrong_run', 'wrong_session'],
    (a, b) => {
      renameSync(a.directory, `${a.directory}.away`);
      renameSync(b.directory, a.directory);
      renameSync(`${a.directory}.away`, b.directory);
      return a;
    },
  ],
  'a run again under a new number': [
    ['wrong_run', 'not_listed'],
    (a) => {
      const next = toRunPaths(a.runsDir, 'run_009');
      copyRun(a, next);
      edit(next.record, (text) => text.replace('"run_id": "run_001"', '"run_id": "run_009"'));
      return next;
    },
  ],
  'the diagnosis of another run': [
    ['wrong_diagnosis'],
    (a, b) => {
      cpSync(a.diagnosis, b.diagnosis);
      return b;
    },
  ],
  'the record of another run': [
    ['wrong_record'],
    (a, b) => {
      cpSync(a.record, b.record);
      return b;
    },
  ],
  'a deleted run that was put back': [
    ['deleted_run'],
    (a) => {
      listDeletions(a.runsDir, ['run_001'], new Date().toISOString(), 'rm');
      return a;
    },
  ],
  'a list of seals that is gone': [
    ['not_listed'],
    (a) => {
      rmSync(a.seals);
      return a;
    },
  ],
  'a line of the list that was changed': [
    ['list_changed'],
    (a) => {
      edit(a.seals, (text) => text.replace('"agent_id":"deployer"', '"agent_id":"somebody"'));
      return a;
    },
  ],
  'a line of the list that is missing': [
    ['not_listed'],
    (a) => {
      edit(a.seals, (text) => text.slice(text.indexOf('\n') + 1));
      return a;
    },
  ],
};

for (const [what, [kinds, attack]] of Object.entries(SWAPS)) {
  test(`noticed: ${what}`, async (t) => {
    const runsDir = makeRunsDir(t);
    const [a, b] = [await makeFinalizedRun(runsDir, 'w_a'), await makeFinalizedRun(runsDir, 'w_b')];
    const wrong = attack(a, b);
    const found = await kindsOf(wrong);
    for (const kind of kinds) assert.ok(found.includes(kind), `${kind}: ${found}`);
  });
}

test('the run of another directory under the same number is noticed', async (t) => {
  const [here, there] = [await makeFinalizedRun(makeRunsDir(t), 'w_a'), await makeFinalizedRun(makeRunsDir(t), 'w_b')];
  copyRun(there, here);
  assert.ok((await kindsOf(here)).includes('wrong_session'));
});

test('an older session is not replayed under a number that was given away again', async (t) => {
  const runsDir = makeRunsDir(t);
  const first = await makeFinalizedRun(runsDir, 'w_a');
  const kept = join(runsDir, '..', 'kept');
  cpSync(first.directory, kept, { recursive: true });
  listDeletions(first.runsDir, ['run_001'], new Date().toISOString(), 'rm');
  for (const path of [first.directory, first.record]) rmSync(path, { recursive: true });
  const next = await makeFinalizedRun(runsDir, 'w_b');
  assert.equal(next.directory.endsWith('run_002'), true, 'the number is not used again');
  rmSync(next.directory, { recursive: true });
  cpSync(kept, next.directory, { recursive: true });
  assert.ok((await kindsOf(next)).includes('wrong_run'));
});

test('a run that was deleted by hand is a row that says so; one that critiqor deleted is none', async (t) => {
  const runsDir = makeRunsDir(t);
  const [a, b] = [await makeFinalizedRun(runsDir, 'w_a'), await makeFinalizedRun(runsDir, 'w_b')];
  for (const path of [a.directory, a.record]) rmSync(path, { recursive: true });
  assert.match(listRuns(runsDir)[0]?.problem ?? '', /run_001 was deleted without critiqor rm/);
  listDeletions(b.runsDir, ['run_002'], new Date().toISOString(), 'rm');
  for (const path of [b.directory, b.record]) rmSync(path, { recursive: true });
  assert.deepEqual(
    listRuns(runsDir).map(({ run_id }) => run_id),
    ['run_001'],
  );
});

test('annotations are chained to the seal, lists show the newest, and a shortened file is noticed', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  const seal = (await checkRun(paths)).report.seal ?? '';
  for (const visibility of ['shared', 'public'] as const) {
    const at = new Date().toISOString();
    const { seq, hash: head } = appendAnnotation(paths, seal, { at, visibility });
    listAnnotation(paths, { run_id: 'run_001', seal, count: seq, head }, { visibility }, at);
  }
  assert.deepEqual(await kindsOf(paths), []);
  assert.equal(listRuns(runsDir)[0]?.visibility, 'public');
  edit(paths.annotations, (text) => text.slice(0, text.indexOf('\n') + 1));
  assert.deepEqual(await kindsOf(paths), ['wrong_annotations']);
});

test('a signed run: the list, the seal and the diagnosis carry the key', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  const paths = await makeFinalizedRun(makeRunsDir(t), 'w_a', { signingKey: privateKey });
  const { report, diagnosis } = await checkRun(paths, { publicKey });
  assert.deepEqual([report.problems, report.signature], [[], 'valid']);
  assert.equal(diagnosis?.made_from?.signature?.key_id, report.key_id);
  assert.match(readFileSync(paths.seals, 'utf8'), new RegExp(`"key_id":"${report.key_id}"`));
  const other = makeKeys();
  assert.ok((await checkRun(paths, { publicKey: other.publicKey })).report.problems.length > 0);
});

test('a list that was forged with a new chain is caught where it is signed', async (t) => {
  const { privateKey, publicKey } = makeKeys();
  const paths = await makeFinalizedRun(makeRunsDir(t), 'w_a', { signingKey: privateKey });
  const { hash: _, ...line } = JSON.parse(readFileSync(paths.seals, 'utf8')) as Record<string, unknown>;
  const row = { ...(line.row as object), trust_score: 3 };
  writeFileSync(paths.seals, `${toChainedLine(toCanonicalJson({ ...line, row })).line}\n`);
  const { report } = await checkRun(paths, { publicKey });
  assert.ok(report.problems.some(({ kind }) => kind === 'list_changed'));
});

test('runs that were sealed before there was a list are taken into it as they are', async (t) => {
  const runsDir = makeRunsDir(t);
  const old = await makeFinalizedRun(runsDir, 'w_old');
  rmSync(old.seals);
  edit(old.record, (text) => text.replace(/ {2}"session_id": "[^"]+",\n/, ''));
  const next = await makeFinalizedRun(runsDir, 'w_new');
  assert.equal(readFileSync(next.seals, 'utf8').match(/"adopted":true/g)?.length, 1);
  assert.deepEqual(await kindsOf(old), []);
  assert.deepEqual(await kindsOf(next), []);
});

test('a killed append leaves a torn line, which the next one replaces', async (t) => {
  const runsDir = makeRunsDir(t);
  const first = await makeFinalizedRun(runsDir, 'w_a');
  writeFileSync(first.seals, `${readFileSync(first.seals, 'utf8')}{"kind":"seal","run_`);
  const next = await makeFinalizedRun(runsDir, 'w_b');
  assert.deepEqual([await kindsOf(first), await kindsOf(next)], [[], []]);
});

test('something else in the place of the list is refused in words', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  rmSync(paths.seals);
  mkdirSync(paths.seals);
  await assert.rejects(checkRun(paths), { code: 'runs_dir_unusable', message: /seals\.jsonl is not a plain file/ });
});
