import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { makeFinalizedRun, makeRunsDir } from '../testing/finalized-run.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const readSchema = (name: string) => JSON.parse(readFileSync(join(ROOT, 'schemas', `${name}.schema.json`), 'utf8'));

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(['journal-event.v1', 'journal-event.v2', 'session.v1', 'diagnosis.v1'].map(readSchema));
const isValid: ReturnType<typeof ajv.compile> = ajv.compile(readSchema('run-record.v1'));

test('the record of a closed run fits its schema, its log is the sealed stream, its diagnosis the whole one', async (t) => {
  const paths = await makeFinalizedRun(makeRunsDir(t));
  const record = JSON.parse(readFileSync(paths.record, 'utf8'));
  assert.equal(isValid(record), true, ajv.errorsText(isValid.errors));
  const session = JSON.parse(readFileSync(paths.session, 'utf8'));
  assert.deepEqual(record.event_log.slice(0, -1), session.events);
  const closing = record.event_log.at(-1);
  assert.deepEqual([closing.event, closing.payload.state], ['state_transition', 'COMPLETED']);
  const supervisor = session.events.filter(({ writer }: { writer: string }) => writer === 'supervisor');
  assert.equal(closing.prev_hash, supervisor.at(-1).hash, 'it continues the chain');
  assert.deepEqual(record.diagnosis, JSON.parse(readFileSync(paths.diagnosis, 'utf8')));
});

test('what is not a record is not valid', async (t) => {
  const record = JSON.parse(readFileSync((await makeFinalizedRun(makeRunsDir(t))).record, 'utf8'));
  for (const change of [{ status: 'DONE' }, { event_log: [{}] }, { diagnosis: {} }, { extra: 1 }, { metadata: {} }]) {
    assert.ok(!isValid({ ...record, ...change }), JSON.stringify(change));
  }
});
