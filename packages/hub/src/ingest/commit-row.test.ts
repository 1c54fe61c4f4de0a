import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { SealedRecord } from '../../../critiqor/src/sealed/sealed-record.ts';
import { createFactCollector } from '../check/evidence-facts.ts';
import { toFindingRows, toWantedEvents } from './commit-row.ts';

const PLACE = { agent: 'a', seal: '0'.repeat(64), month: '2026-01-01', expires: '2099-01-01 00:00:00' };

/** A diagnosis as far as its findings need it. */
const toDiagnosis = (...findings: readonly object[]): Diagnosis =>
  ({
    engine_version: '1',
    scores: { profile: 'default' },
    failure_analysis: { detectors: [] },
    findings: findings.map((finding, index) => ({ id: `f${index}`, part_of: null, title: 'T', ...finding })),
  }) as unknown as Diagnosis;

const toRecord = (event_id: string, journal: object): SealedRecord =>
  ({ event_id, journal: { event_type: 'tool_result', status: 'ok', payload: {}, ...journal } }) as SealedRecord;

function toRows(diagnosis: Diagnosis, ...records: readonly SealedRecord[]) {
  const collector = createFactCollector(toWantedEvents(diagnosis));
  for (const record of records) collector.see(record);
  return toFindingRows(diagnosis, collector.toFacts().cited, PLACE, 'hub') as {
    readonly tool: string;
    readonly message: string;
    readonly fingerprint: string;
  }[];
}

const CASCADE = { type: 'tool_error_cascade', began_at_event_id: 'e1', event_ids: ['e1', 'e2'] };
const CALL = toRecord('e1', { event_type: 'tool_call', tool_name: 'exec' });
const failed = (text: string): SealedRecord =>
  toRecord('e2', { tool_name: 'exec', status: 'error', exit_code: 1, payload: { text } });

test('a finding has the tool and the message of the events that it cites', () => {
  const [row] = toRows(toDiagnosis(CASCADE), CALL, failed('building\nError: ENOSPC, write /tmp/a1'));
  assert.deepEqual([row?.tool, row?.message], ['exec', 'Error: ENOSPC, write /tmp/a1']);
});

test('another message is another failure, another path is not', () => {
  const printOf = (text: string) => toRows(toDiagnosis(CASCADE), CALL, failed(text))[0]?.fingerprint;
  const full = printOf('Error: ENOSPC, write /tmp/a1');
  assert.equal(printOf('Error: ENOSPC, write /srv/b/c22'), full);
  assert.notEqual(printOf('Error: ECONNREFUSED'), full);
});

test('the error of a model call is a message too, and what went well has none', () => {
  const fault = { type: 'provider_fault', began_at_event_id: 'e3', event_ids: ['e3'] };
  const claim = { type: 'unverified_claim', began_at_event_id: 'e4', event_ids: ['e4'] };
  const rows = toRows(
    toDiagnosis(fault, claim),
    toRecord('e3', { event_type: 'after_provider_response', status: 'error', error: '429 rate limited' }),
    toRecord('e4', { event_type: 'message_end', payload: { text: 'Error: none. All is done.' } }),
  );
  assert.deepEqual(
    rows.map(({ tool, message }) => [tool, message]),
    [
      ['', '429 rate limited'],
      ['', ''],
    ],
  );
});
