import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunVerdict } from '../runs/read-diagnosis.ts';
import { toRunEnd } from './run-report.ts';

const verdict = (trust_score: number | null): RunVerdict => ({
  trust_score,
  readiness_level: null,
  confidence_score: null,
  primary_failure: null,
});

test("without a bar the exit code is the agent's, whatever the verdict", () => {
  for (const judged of [undefined, verdict(0), verdict(null)]) {
    assert.deepEqual(toRunEnd(7, judged, undefined), { exit_code: 7, reason: null });
  }
});

test('the bar is reached by the score itself, and missed below it', () => {
  assert.equal(toRunEnd(0, verdict(80), 80).exit_code, 0);
  assert.equal(toRunEnd(5, verdict(100), 80).exit_code, 5, 'a failure of the agent stays one');
  assert.deepEqual(toRunEnd(0, verdict(79.9), 80), { exit_code: 3, reason: 'trust 79.9 is below 80' });
  assert.equal(toRunEnd(1, verdict(0), 80).exit_code, 3);
  assert.equal(toRunEnd(0, verdict(0), 0).exit_code, 0);
});

test('what cannot be judged never passes a bar, not even one of 0', () => {
  for (const [judged, reason] of [
    [undefined, 'not judgeable: the diagnosis failed'],
    [verdict(null), 'not judgeable: there is not enough evidence for a trust score'],
  ] as const) {
    assert.deepEqual(toRunEnd(0, judged, 0), { exit_code: 4, reason });
  }
});
