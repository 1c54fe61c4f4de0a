import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createLiveSession } from '../supervise/live-session.ts';
import {
  CREATED_AT,
  makeJournalLines,
  makeKeys,
  makeSealedRun,
  makeTestRun,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const readSchema = (name: string) => JSON.parse(readFileSync(join(ROOT, 'schemas', name), 'utf8'));

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  keywords: ['x-type', 'x-kind', 'x-source-layer'],
});
ajv.addSchema([1, 2].map((version) => readSchema(`journal-event.v${version}.schema.json`)));
const isValid = ajv.compile(readSchema('session.v1.schema.json'));

const assertValid = (session: unknown): void => assert.ok(isValid(session), ajv.errorsText(isValid.errors));

test('sealed evidence is valid, signed and unsigned', async (t) => {
  assertValid(JSON.parse((await makeSealedRun(t)).text));
  assertValid(JSON.parse((await makeSealedRun(t, makeKeys().privateKey)).text));
});

test('evidence with everything that may be wrong with a journal is valid', async (t) => {
  const paths = makeTestRun(t);
  const lines = makeJournalLines();
  const v0 = readFileSync(join(ROOT, 'packages/evidence/fixtures/journal-v0.jsonl'), 'utf8');
  writeJournal(paths, ['garbage', 'x'.repeat(100_000), ...lines.toSpliced(2, 1), lines[0] ?? '', v0]);
  writeFileSync(paths.journal, Buffer.from([0xff, 0x0a]), { flag: 'a' });
  await sealTestRun(paths);
  assertValid(JSON.parse(readFileSync(paths.session, 'utf8')));
});

test('a live summary is valid', (t) => {
  const paths = makeTestRun(t);
  writeJournal(paths, makeJournalLines());
  const live = createLiveSession(paths, { createdAt: CREATED_AT });
  live.poll();
  assertValid(JSON.parse(live.toSessionJson()));
});

test('what is neither sealed nor live is not valid', async (t) => {
  const session = JSON.parse((await makeSealedRun(t)).text);
  for (const name of ['sealed_at', 'events', 'integrity', 'metrics', 'session_id', 'run_id', 'schema_version']) {
    assert.ok(!isValid({ ...session, [name]: undefined }), name);
  }
  assert.ok(!isValid({ ...session, events_file: 'events.jsonl' }));
  assert.ok(!isValid({ ...session, events: [{ ...session.events[0], event_id: '1' }] }));
  assert.ok(!isValid({ ...session, events: [{ ...session.events[0], status: 'odd' }] }));
  assert.ok(!isValid({ ...session, extra: 1 }));
});
