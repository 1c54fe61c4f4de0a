import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FACTS } from '@critiqor/evidence/contract/facts';
import { makeSide } from '../testing/pipeline/test-side.ts';
import { makeDiagnosis } from '../testing/test-diagnosis.ts';
import { checkRules, type PolicySubject } from './check-rules.ts';
import { POLICY_KEYS, type PolicyKeyName } from './policy-keys.ts';
import type { RuleStatus } from './policy-report.ts';

const CLAIM = { type: 'unverified_claim', severity: 'high', place: 'answer' } as const;

/** A run with this trust; what a rule reads can be replaced. */
function makeSubject(trust: number | null, over: object = {}, diagnosed: object = {}): PolicySubject {
  const side = makeSide('run_001', { trust, findings: trust !== null && trust < 80 ? [CLAIM] : [], ...over });
  const diagnosis = { ...makeDiagnosis(trust, null), ...side.diagnosis, ...diagnosed };
  return { side, diagnosis, signature: 'none', witness: 'not_witnessed', ...over } as PolicySubject;
}

const [fact] = Object.keys(FACTS) as (keyof typeof FACTS)[];
const coverage = { not_captured: [FACTS[fact as keyof typeof FACTS].is], lost_events: 3, open_runs: 0, writers: 1 };
const clear = { ...coverage, not_captured: [], lost_events: 0 };

/** Rule, value, run, what it comes to. */
const TABLE: readonly (readonly [PolicyKeyName, string | number | readonly string[], PolicySubject, RuleStatus])[] = [
  ['readiness', 'review_recommended', makeSubject(95), 'pass'],
  ['readiness', 'ready_for_runtime', makeSubject(95), 'pass'],
  ['readiness', 'review_recommended', makeSubject(40), 'fail'],
  ['readiness', 'unsafe_for_production', makeSubject(40), 'pass'],
  ['readiness', 'unsafe_for_production', makeSubject(null), 'not_judgeable'],
  ['min_trust', 95, makeSubject(95), 'pass'],
  ['min_trust', 96, makeSubject(95), 'fail'],
  ['min_trust', 0, makeSubject(null), 'not_judgeable'],
  ['min_confidence', 50, makeSubject(95), 'pass'],
  ['min_confidence', 51, makeSubject(95), 'fail'],
  ['forbid_failures', ['secret_exposure'], makeSubject(40), 'pass'],
  ['forbid_failures', ['secret_exposure', 'unverified_claim'], makeSubject(40), 'fail'],
  ['forbid_severities', ['critical'], makeSubject(40), 'pass'],
  ['forbid_severities', ['critical', 'high'], makeSubject(40), 'fail'],
  ['max_cost_usd', 0.01, makeSubject(95), 'pass'],
  ['max_cost_usd', 0.009, makeSubject(95), 'fail'],
  ['max_cost_usd', 1, makeSubject(95, { row: { cost_usd: null } }), 'not_judgeable'],
  ['max_tokens', 1_000, makeSubject(95), 'pass'],
  ['max_tokens', 999, makeSubject(95), 'fail'],
  ['max_duration_s', 60, makeSubject(95), 'pass'],
  ['max_duration_s', 59, makeSubject(95), 'fail'],
  ['max_duration_s', 59, makeSubject(95, { row: { duration_ms: null } }), 'not_judgeable'],
  ['max_tool_errors', 0, makeSubject(95), 'pass'],
  ['max_lost_events', 3, makeSubject(95, {}, { coverage }), 'pass'],
  ['max_lost_events', 2, makeSubject(95, {}, { coverage }), 'fail'],
  ['require_coverage', [String(fact)], makeSubject(95, {}, { coverage: clear }), 'pass'],
  ['require_coverage', [String(fact)], makeSubject(95, {}, { coverage }), 'fail'],
  ['seal', 'valid', makeSubject(95), 'pass'],
  ['seal', 'signed', makeSubject(95), 'fail'],
  ['seal', 'signed', makeSubject(95, { signature: 'unchecked' }), 'not_judgeable'],
  ['seal', 'signed', makeSubject(95, { signature: 'signed' }), 'pass'],
  ['witness', 'optional', makeSubject(95), 'pass'],
  ['witness', 'required', makeSubject(95, { witness: 'partly' }), 'fail'],
  ['witness', 'required', makeSubject(95, { witness: 'witnessed' }), 'pass'],
];

/** They say whose verdict other rules judge. */
const READER_RULES = ['verdict', 'reader_model', 'reader_support'];

test('whose verdict is judged', () => {
  const bad = makeSubject(40).diagnosis;
  const good = makeSubject(95);
  const statusOf = (verdict: string, reader: typeof bad | null) =>
    checkRules(
      { ...good, reader },
      { readiness: { value: 'review_recommended', line: 1 }, verdict: { value: verdict, line: 2 } },
    ).map(({ rule, status }) => `${rule} ${status}`);
  assert.deepEqual(statusOf('engine', bad), ['readiness pass']);
  assert.deepEqual(statusOf('reader', bad), ['readiness (reader) fail']);
  assert.deepEqual(statusOf('both', good.diagnosis), ['readiness pass', 'readiness (reader) pass']);
  assert.deepEqual(statusOf('both', null), ['readiness pass', 'readiness (reader) not_judgeable']);
});

test('the truth table of rules', () => {
  for (const [rule, value, subject, expected] of TABLE) {
    const [result] = checkRules(subject, { [rule]: { value, line: 7 } });
    assert.deepEqual([rule, value, result?.status, result?.line], [rule, value, expected, 7], result?.message);
  }
  const tested = new Set(TABLE.map(([rule]) => rule));
  const untested = Object.keys(POLICY_KEYS).filter((rule) => !tested.has(rule as PolicyKeyName));
  assert.deepEqual(untested, [...READER_RULES, 'public_key'], 'they say nothing by themselves');
  assert.deepEqual(checkRules(makeSubject(95), { public_key: { value: '/k', line: 1 } }), []);
});

test('a broken rule names the finding and its event', () => {
  const [result] = checkRules(makeSubject(40), { forbid_failures: { value: ['unverified_claim'], line: 1 } });
  assert.deepEqual([result?.finding?.type, result?.finding?.event_id], ['unverified_claim', 'evt_000001']);
});
