import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '../contract/event.ts';
import { FACTS } from '../contract/facts.ts';
import { createWriterSurvey } from './coverage.ts';

/** What coverage says of a version that was listening to everything and showed one model call. */
function coverageOf(host_version: string) {
  const seams = [...new Set(Object.values(FACTS).flatMap(({ seams }): readonly string[] => seams))];
  const about = { host_version, entry_point: 'gateway', conversation_access: true, subscribed: seams };
  const survey = createWriterSurvey({ counts: true });
  for (const [event_type, payload] of [
    ['recorder_start', about],
    ['before_provider_request', { model_call: 1 }],
  ] as const) {
    survey.add({ event_type, payload, writer: 'w_1', source: 'test' } as unknown as JournalEvent);
  }
  const facts = survey.toWriters().writers[0]?.facts;
  return [facts?.model_call_start.status, facts?.retry.status];
}

test('what an older version hides is neither complete nor absent', () => {
  for (const version of ['2026.7.1', '2026.7.35', '2026.8.2'])
    assert.deepEqual(coverageOf(version), ['partial', 'not_shown']);
  for (const version of ['2026.9.1', '2026.9.6', '2026.10.1'])
    assert.deepEqual(coverageOf(version), ['captured', 'none_seen']);
});
