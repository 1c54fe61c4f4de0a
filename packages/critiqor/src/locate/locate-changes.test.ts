import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { toDiagnosisText, withDiagnosis } from '../judge/diagnose-run.ts';
import { checkRun } from '../runs/check-run.ts';
import { listSeal } from '../runs/list-seal.ts';
import { withOrigin } from '../runs/made-from.ts';
import { readRecord } from '../runs/open/read-record.ts';
import { toRecordText, writeFileAtomically } from '../runs/runs-directory.ts';
import { makeFinalizedRun, makeRunsDir } from '../testing/finalized-run.ts';
import { makeKeys } from '../testing/test-evidence.ts';
import { locateChanges } from './locate-changes.ts';

type Tree = Record<string, unknown>;

const placesOf = async (paths: RunPaths): Promise<string[]> =>
  locateChanges(paths, (await checkRun(paths)).report).problems.map(({ where, message }) => `${where}: ${message}`);

/** What verify says about a file with another content; the file is as before afterwards. */
async function withText(paths: RunPaths, path: string, text: string): Promise<string> {
  const before = readFileSync(path, 'utf8');
  assert.notEqual(text, before, 'the attack changes something');
  chmodSync(path, 0o600);
  writeFileSync(path, text);
  const [place = 'nothing'] = await placesOf(paths);
  writeFileSync(path, before);
  return place;
}

/** The paths of all single values. */
function toLeaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) => toLeaves(member, [...path, name]));
}

function withChange(tree: Tree, path: readonly string[]): Tree {
  const copy = structuredClone(tree);
  const holder = path.slice(0, -1).reduce<Tree>((at, name) => at[name] as Tree, copy);
  const name = path.at(-1) ?? '';
  holder[name] = typeof holder[name] === 'number' ? holder[name] + 1 : 'x';
  return copy;
}

const toName = (path: readonly string[]): string =>
  path.map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : index === 0 ? name : `.${name}`)).join('');

test('every changed value of the record is named', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const record = JSON.parse(readFileSync(paths.record, 'utf8'));
  // The record holds the whole diagnosis, whose values have their own test.
  const leaves = toLeaves(record).filter(([first]) => first !== 'diagnosis');
  assert.ok(leaves.length > 60);
  for (const leaf of [...leaves, ['diagnosis', 'executive_summary', 'trust_score']]) {
    const place = await withText(paths, paths.record, toRecordText(withChange(record, leaf) as never));
    assert.ok(place.startsWith(`run_001.json ${toName(leaf)}: `), `${toName(leaf)}: ${place}`);
  }
});

test('every changed value of the diagnosis is named, whatever it says about its maker', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const diagnosis = JSON.parse(readFileSync(paths.diagnosis, 'utf8'));
  const leaves = toLeaves(diagnosis);
  assert.ok(leaves.length > 60);
  for (const leaf of leaves.filter((_, index) => index % 3 === 0).concat([['engine_version'], ['scores', 'profile']])) {
    const place = await withText(paths, paths.diagnosis, toDiagnosisText(withChange(diagnosis, leaf) as never));
    assert.ok(place.startsWith(`diagnosis.json ${toName(leaf)}: `), `${toName(leaf)}: ${place}`);
  }
});

test('several changes are named, members that were added or removed too', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const { run_id: _, ...rest } = JSON.parse(readFileSync(paths.diagnosis, 'utf8'));
  const place = await withText(paths, paths.diagnosis, toDiagnosisText({ ...rest, praise: 1 } as never));
  assert.ok(place.startsWith('diagnosis.json run_id, praise: '), place);
  const empty = await withText(paths, paths.diagnosis, '{}\n');
  assert.match(empty, /^diagnosis\.json schema_version, engine_version, .* and \d+ more: /);
});

test('an edit that keeps every value is found by its line and column', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  for (const [path, name] of [
    [paths.record, 'run_001.json'],
    [paths.diagnosis, 'diagnosis.json'],
  ] as const) {
    const text = readFileSync(path, 'utf8');
    const line = text.split('\n').findIndex((one) => one.includes('"tenant_id"')) + 1;
    const edits = [
      text.replace('"tenant_id":', '"tenant_id" :'),
      text.replace('"tenant_id"', '"t\\u0065nant_id"'),
      text.replace(/( *)("tenant_id": .*\n)/, '$1$2$1$2'),
      text.replace(/"confidence_score": (\d+)/, '"confidence_score": $1.0'),
    ];
    const places: string[] = [];
    for (const edit of edits) places.push(await withText(paths, path, edit));
    const number = text.slice(0, text.indexOf('"confidence_score": ')).split('\n').length;
    assert.deepEqual(
      places.map((place) => /^(\S+) line (\d+), column \d+: /.exec(place)?.slice(1, 3)),
      [
        [name, String(line)],
        [name, String(line)],
        [name, String(line + 1)],
        [name, String(number)],
      ],
    );
    assert.match(await withText(paths, path, `${text} `), new RegExp(`^${name} line \\d+, column 1: `));
  }
});

test('a changed signature is named', async (t) => {
  const { privateKey } = makeKeys();
  const paths = await makeFinalizedRun(makeRunsDir(t), 'w_a', { signingKey: privateKey });
  const made = JSON.parse(readFileSync(paths.diagnosis, 'utf8'));
  const forged = { ...made, made_from: { ...made.made_from, signature: { ...made.made_from.signature, value: 'x' } } };
  assert.match(
    await withText(paths, paths.diagnosis, toDiagnosisText(forged)),
    /^diagnosis\.json made_from\.signature: /,
  );
  const flattering = withChange(made, ['executive_summary', 'trust_score']);
  const place = await withText(paths, paths.diagnosis, toDiagnosisText(flattering as never));
  assert.ok(place.startsWith('diagnosis.json executive_summary.trust_score: '), place);
});

test('where the diagnosis cannot be made again, the report says why', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const made = toDiagnosis(JSON.parse(readFileSync(paths.diagnosis, 'utf8')));
  assert.ok(made?.made_from);
  const newer = withOrigin({ ...made, engine_version: '9.9.9' }, made.made_from.seal);
  const text = toDiagnosisText(newer);
  const record = withDiagnosis(readRecord(paths), newer);
  listSeal(paths, { record, diagnosis: { text, made: newer }, facts: null }, '2026-11-16T00:00:00.000Z');
  writeFileAtomically(paths.diagnosis, text);
  writeFileAtomically(paths.record, toRecordText(record));
  assert.deepEqual(await placesOf(paths), []);
  const flattering = withChange(JSON.parse(text), ['executive_summary', 'trust_score']);
  const place = await withText(paths, paths.diagnosis, toDiagnosisText(flattering as never));
  assert.match(
    place,
    /^diagnosis\.json: .* The change cannot be located: it was made by another engine version; this one is /,
  );
  // The record can still be compared: its diagnosis is the one of the file.
  const better = toRecordText({ ...record, trust_score: 99 });
  assert.ok((await withText(paths, paths.record, better)).startsWith('run_001.json trust_score: '));
});

test('without the list of seals, or with other evidence, nothing is guessed', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  writeFileSync(paths.record, readFileSync(paths.record, 'utf8').replace('"private"', '"public"'));
  rmSync(paths.seals);
  const places = await placesOf(paths);
  assert.ok(
    places.some((place) => place.includes('The change cannot be located: the list of seals has no usable digest')),
    `${places}`,
  );
});

test('every changed value of the first and the last line of the evidence is named', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const text = readFileSync(paths.session, 'utf8');
  const { events: _, ...ends } = JSON.parse(text) as Tree;
  const leaves = toLeaves(ends).filter((leaf) => !isRest(leaf));
  assert.ok(leaves.length > 20, `${leaves.length} values`);
  for (const leaf of leaves) {
    const places = await placesWith(paths, text, leaf);
    assert.ok(places.includes(`session.json ${toName(leaf)}`), `${toName(leaf)}: ${places.join(' · ')}`);
  }
  const rest = await placesWith(paths, text, ['integrity', 'note_counts', 'torn_line']);
  assert.ok(
    rest.some((place) => /session\.json .*integrity\.note_counts/.test(place)),
    rest.join(' · '),
  );
});

/** What nothing beside the seal says: it is named as the rest. */
const isRest = ([first, second]: readonly string[]): boolean =>
  first === 'integrity' && /^(?:witness|notes?|note_counts|unreadable)$/.test(second ?? '');

async function placesWith(paths: RunPaths, text: string, leaf: readonly string[]): Promise<string[]> {
  const [head = '', ...lines] = text.split('\n');
  const changeIn = (line: string, open: string, close: string): string => {
    const tree = withChange(JSON.parse(`${open}${line}${close}`) as Tree, leaf);
    const changed = JSON.stringify(tree);
    return changed.slice(open.length, changed.length - close.length);
  };
  const isHead = leaf.length === 1 && leaf[0] !== 'metrics';
  const footer = lines.findLastIndex((line) => line.startsWith(']'));
  if (!isHead) lines[footer] = `]${changeIn((lines[footer] ?? '').slice(1), '{"events":[]', '').slice(0)}`;
  const changed = [isHead ? changeIn(head, '', ']}') : head, ...lines].join('\n');
  chmodSync(paths.session, 0o600);
  writeFileSync(paths.session, changed);
  const { problems } = locateChanges(paths, (await checkRun(paths)).report);
  writeFileSync(paths.session, text);
  return problems.map(({ where }) => where ?? '');
}
