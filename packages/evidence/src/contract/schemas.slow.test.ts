import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { draft as anyDraft, journalEvent } from '../testing/arbitrary-events.ts';
import { testDigest } from '../testing/test-journal.ts';
import { CHAIN_START, toChainedLine } from '../write/chain.ts';
import { createEventEncoder } from '../write/event-encoder.ts';
import { EVIDENCE_VERSION, isJournalEvent } from './event.ts';
import type { EventTypeContract } from './event-types/event-type.ts';
import { EVENT_TYPES } from './event-types.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const SCHEMA = JSON.parse(
  readFileSync(resolve(ROOT, `schemas/journal-event.v${EVIDENCE_VERSION}.schema.json`), 'utf8'),
);

const ajv = new Ajv2020({ strict: true, strictTypes: false, keywords: ['x-type', 'x-kind', 'x-source-layer'] });
const isValid = ajv.compile(SCHEMA);
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function assertAgreement(event: unknown): void {
  assert.equal(isValid(event), isJournalEvent(event), `${JSON.stringify(event)}: ${ajv.errorsText(isValid.errors)}`);
}

test('guard and schema agree on what the contract allows', () => {
  fc.assert(
    fc.property(journalEvent, (event) => {
      const parsed = asJson(event);
      assertAgreement(parsed);
      assert.ok(isValid(parsed));
    }),
  );
});

test('guard and schema agree on events with a member changed, removed or added', () => {
  const members = [...Object.keys(SCHEMA.properties), 'unknown'];
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(0, 1, -1, 1.5, 2 ** 53, null, '', 'ok', 'failed', 'tool_hooks', '0'.repeat(64)),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(journalEvent, fc.constantFrom(...members), value, (event, name, changed) => {
      assertAgreement(asJson({ ...event, [name]: changed }));
    }),
    { numRuns: 1_000 },
  );
});

test('guard and schema agree on what is no event at all', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => assertAgreement(asJson(value))));
});

test('whatever a recorder writes is valid', () => {
  const encode = createEventEncoder('standard', testDigest);
  const position = { seq: 1, writer: 'w_a', prevHash: CHAIN_START, timestamp: '2026-01-01T00:00:00.000Z' };
  fc.assert(
    fc.property(anyDraft, (draft) => {
      assert.ok(isValid(JSON.parse(toChainedLine(encode(draft, position)).line)), ajv.errorsText(isValid.errors));
    }),
  );
});

test('every type of event and every member of its payload is described', () => {
  for (const [type, { is, payload }] of Object.entries<EventTypeContract>(EVENT_TYPES)) {
    const { description, properties } = SCHEMA.$defs[type];
    assert.equal(description, is);
    for (const [name, field] of Object.entries(payload)) {
      assert.deepEqual(properties[name], { description: field.is, 'x-type': field.type, 'x-kind': field.kind });
    }
  }
});

test('every member of a line is described', () => {
  for (const [name, { description }] of Object.entries<{ description?: string }>(SCHEMA.properties)) {
    assert.match(description ?? '', /\.$/, name);
  }
});

test('the schema is what the script makes', () => {
  execFileSync(process.execPath, ['scripts/make-schemas.ts', '--check'], { cwd: ROOT });
});
