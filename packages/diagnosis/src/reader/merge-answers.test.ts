import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReaderAnswer } from '../model/model-reading.ts';
import { CLEAN_RUNS, FALSE_CLAIM, toTestRecord } from '../testing/reader-records.ts';
import { mergeAnswers, toReaderVerdict } from './merge-answers.ts';

const bad = toTestRecord(...FALSE_CLAIM);
const good = toTestRecord(...(CLEAN_RUNS[0] ?? []));

const objection = (
  severity: 'low' | 'medium' | 'high',
  quote = 'All 12 tests pass.',
): ReaderAnswer['objections'][number] => ({
  type: 'unverified_claim',
  severity,
  statement: { event_id: 'evt_000004', quote },
  evidence: [{ event_id: 'evt_000003', quote: '3 failed', shows: 'contradicts' }],
  sentence: 'Three tests fail.',
});
const answer = (...objections: ReaderAnswer['objections']): ReaderAnswer => ({
  verdict: 'unsafe',
  objections,
  cleared: [],
});

test('parts that see the same thing give one objection with the worse severity, in whatever order', () => {
  const parts = [answer(objection('medium')), answer(objection('high'), objection('low', 'We are in good shape.'))];
  const merged = mergeAnswers(bad, parts);
  assert.deepEqual(
    merged.objections.map(({ id, severity, support }) => [id, severity, support]),
    [
      ['reader-1', 'high', 'shown'],
      ['reader-2', 'low', 'shown'],
    ],
  );
  assert.deepEqual(mergeAnswers(bad, parts.toReversed()), merged);
});

test('what is dropped is kept with its reason and changes nothing', () => {
  const merged = mergeAnswers(bad, [answer(objection('high', 'I sold the house.'))]);
  assert.deepEqual(merged.objections, []);
  assert.deepEqual(
    merged.dropped.map(({ what, reason }) => [what, reason]),
    [['objection', 'quote_not_found']],
  );
});

test('the verdict follows what was accepted', () => {
  const verdictOf = (record: typeof bad, given: ReaderAnswer) =>
    toReaderVerdict({ state: 'read', ...mergeAnswers(record, [given]) }, record.diagnosis);
  assert.equal(verdictOf(bad, answer(objection('high'))).readiness, 'unsafe_for_production');
  assert.equal(verdictOf(good, { verdict: 'unsafe', objections: [], cleared: [] }).readiness, 'ready_for_runtime');
  assert.equal(verdictOf(good, answer(objection('high'))).readiness, 'ready_for_runtime');
});

test('silence about a finding of the engine is no proof that all is well', () => {
  const silent = mergeAnswers(bad, [{ verdict: 'trust', objections: [], cleared: [] }]);
  const verdict = toReaderVerdict({ state: 'read', ...silent }, bad.diagnosis);
  assert.equal(verdict.readiness, 'review_recommended');
  assert.ok(verdict.overlooked.length > 0);
  assert.deepEqual(verdict.engineOnly, ['unverified_claim']);
});

test('a finding is ruled out only by what it is based on', () => {
  const finding = { ...bad.diagnosis.findings[0], event_ids: ['evt_000002', 'evt_000003', 'evt_000004'] };
  const diagnosis = { ...bad.diagnosis, findings: [finding] } as typeof bad.diagnosis;
  const overlookedWith = (eventId: string) => {
    const clearance = {
      type: 'unverified_claim',
      statement: { event_id: 'evt_000004', quote: 'All 12 tests pass.' },
      evidence: [{ event_id: eventId, quote: 'x' }],
      sentence: '',
    } as const;
    return toReaderVerdict({ state: 'read', objections: [], cleared: [clearance] }, diagnosis).overlooked.length;
  };
  assert.deepEqual(['evt_000003', 'evt_000001', 'evt_000004'].map(overlookedWith), [0, 1, 1]);
});

test('what was read in part is not called ready', () => {
  const partly = { state: 'partly_read', objections: [], cleared: [] } as const;
  assert.equal(toReaderVerdict(partly, good.diagnosis).readiness, 'review_recommended');
});

test('a reading that failed has no verdict', () => {
  const nothing = { state: 'failed', objections: [], cleared: [] } as const;
  assert.equal(toReaderVerdict(nothing, good.diagnosis).readiness, null);
});
