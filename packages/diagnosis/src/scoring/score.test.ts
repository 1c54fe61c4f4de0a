import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FAILURE_TYPES, SEVERITIES } from '../model/failure-types.ts';
import { toDetectorRun, toFindingDraft } from '../testing/test-finding.ts';
import { DEFAULT_PROFILE } from './default-profile.ts';
import { gradeFindings, MOST_LISTED, takeListed, toScore } from './score.ts';

const score = (runs: ReturnType<typeof toDetectorRun>[]) =>
  toScore(gradeFindings(runs, DEFAULT_PROFILE), runs, DEFAULT_PROFILE);

test('every failure type is in one dimension of the default profile', () => {
  const types = DEFAULT_PROFILE.dimensions.flatMap(({ types }) => types);
  assert.deepEqual([...types].sort(), [...FAILURE_TYPES].sort());
});

test('a worse severity never costs less', () => {
  for (const type of FAILURE_TYPES) {
    const impacts = SEVERITIES.map(
      (severity) => DEFAULT_PROFILE.grade(type, toFindingDraft({ severity }))?.impact ?? 0,
    );
    assert.deepEqual(
      impacts,
      [...impacts].sort((left, right) => left - right),
      type,
    );
  }
});

test('nothing that is critical is ready, whatever else is well', () => {
  for (const type of FAILURE_TYPES) {
    const { trust, readiness } = score([toDetectorRun(type, [toFindingDraft({ severity: 'critical' })])]);
    assert.equal(readiness, 'unsafe_for_production', type);
    assert.ok(trust <= 39, type);
  }
});

test('nothing that is high is ready', () => {
  for (const type of FAILURE_TYPES) {
    const { readiness } = score([toDetectorRun(type, [toFindingDraft({ severity: 'high' })])]);
    assert.notEqual(readiness, 'ready_for_runtime', type);
  }
});

test('each deduction names finding, rule and events, and together they make the total', () => {
  const { trust, scores } = score([
    toDetectorRun('memory_degradation', [toFindingDraft({ events: ['evt_000007'] })]),
    toDetectorRun('cost_explosion', [toFindingDraft({ severity: 'low' })]),
  ]);
  const total = 100 - scores.deductions.reduce((sum, { points }) => sum + points, 0);
  assert.equal(trust, Math.min(total, scores.cap?.limit ?? 100));
  const [first] = scores.deductions;
  assert.deepEqual([first?.finding_id, first?.event_ids], ['memory_degradation-1', ['evt_000007']]);
  assert.match(first?.rule ?? '', /medium/);
});

test('a limit by severity is said', () => {
  const { scores } = score([toDetectorRun('secret_exposure', [toFindingDraft({ severity: 'high' })])]);
  assert.deepEqual(scores.cap, { limit: 69, rule: 'capped at 69: one high-severity finding' });
});

test('a run with a finding of medium severity is one to look at', () => {
  const { readiness } = score([toDetectorRun('infinite_tool_loop', [toFindingDraft({ severity: 'medium' })])]);
  assert.equal(readiness, 'review_recommended');
});

test('a dimension whose detectors could not tell is not scored', () => {
  const { scores } = score([toDetectorRun('skill_failure', [], 'insufficient'), toDetectorRun('cost_explosion')]);
  const find = (name: string) => scores.dimensions.find((dimension) => dimension.name === name);
  assert.equal(find('skill_adherence')?.score, null);
  assert.match(find('skill_adherence')?.reason ?? '', /not captured/);
  assert.equal(find('cost_efficiency')?.score, 100);
});

test('of many findings of a type the worst are listed, and no type is crowded out', () => {
  const many = Array.from({ length: 200_000 }, (_, index) =>
    toFindingDraft({ severity: index % 1_000 === 999 ? 'critical' : 'high' }),
  );
  const graded = gradeFindings(
    [toDetectorRun('infinite_tool_loop', many), toDetectorRun('provider_fault', [toFindingDraft({ severity: 'low' })])],
    DEFAULT_PROFILE,
  );
  assert.equal(graded.length, 200_001);
  const listed = takeListed(graded);
  assert.deepEqual(
    listed.map(({ type, grade }) => `${type} ${grade.severity}`),
    [...Array.from({ length: MOST_LISTED }, () => 'infinite_tool_loop critical'), 'provider_fault low'],
  );
  assert.ok(listed[0]?.counts);
});

test('more findings never give more trust', () => {
  const run = fc.record({ type: fc.constantFrom(...FAILURE_TYPES), severity: fc.constantFrom(...SEVERITIES) });
  fc.assert(
    fc.property(fc.uniqueArray(run, { selector: ({ type }) => type, minLength: 1 }), (found) => {
      const runs = found.map(({ type, severity }) => toDetectorRun(type, [toFindingDraft({ severity })]));
      const fewer = runs.slice(0, -1).concat(toDetectorRun(found.at(-1)?.type ?? 'provider_fault'));
      assert.ok(score(runs).trust <= score(fewer).trust);
    }),
  );
});

test('weak signs lower the score and never change what a run may be used for', () => {
  const signs = Array.from({ length: 9 }, () => ({ rule: '', points: 2, event_ids: [], sign: 'repeats', cases: null }));
  for (const type of FAILURE_TYPES) {
    for (const severity of SEVERITIES) {
      const runs = [toDetectorRun(type, [toFindingDraft({ severity })])];
      const findings = gradeFindings(runs, DEFAULT_PROFILE);
      const without = toScore(findings, runs, DEFAULT_PROFILE);
      const signed = toScore(findings, runs, DEFAULT_PROFILE, { risks: signs });
      assert.equal(signed.readiness, without.readiness, `${type} ${severity}`);
      assert.ok(signed.trust <= without.trust);
    }
  }
  assert.equal(toScore([], [], DEFAULT_PROFILE, { risks: signs }).trust, 82);
});
