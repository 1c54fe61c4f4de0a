import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FailureType, Severity } from '../model/failure-types.ts';
import { toDetectorRun, toFindingDraft } from '../testing/test-finding.ts';
import { DOCUMENTED_PROFILE } from './documented-profile.ts';
import { gradeFindings, toScore } from './score.ts';

type Counts = Readonly<Record<string, number>>;

/** The documented table, worked out by hand: counts, then severity and impact. */
const GRADES: readonly (readonly [FailureType, Counts, Severity, number])[] = [
  ['infinite_tool_loop', { n: 3 }, 'high', 20],
  ['infinite_tool_loop', { n: 4, retries: 1 }, 'high', 27],
  ['infinite_tool_loop', { n: 5 }, 'critical', 28],
  ['infinite_tool_loop', { n: 3, retries: 3 }, 'critical', 29],
  ['infinite_tool_loop', { n: 9 }, 'critical', 30],
  ['memory_degradation', { n: 1 }, 'medium', 13],
  ['memory_degradation', { n: 3 }, 'high', 23],
  ['memory_degradation', { n: 4 }, 'high', 25],
  ['ignoring_tool_outputs', { n: 1 }, 'medium', 17],
  ['ignoring_tool_outputs', { n: 2 }, 'high', 24],
  ['ignoring_tool_outputs', { n: 3 }, 'high', 30],
  ['context_pollution', { n: 1, saturation: 85 }, 'medium', 12],
  ['context_pollution', { n: 2, saturation: 95 }, 'high', 17],
  ['context_pollution', { n: 4, saturation: 99 }, 'high', 22],
  ['cost_explosion', { tokens: 12_000 }, 'high', 12],
  ['cost_explosion', { tokens: 29_999, duplicates: 2 }, 'high', 22],
  ['cost_explosion', { tokens: 30_000 }, 'critical', 15],
  ['cost_explosion', { tokens: 90_000, duplicates: 5 }, 'critical', 30],
  ['skill_failure', { n: 1 }, 'medium', 14],
  ['skill_failure', { n: 2 }, 'high', 20],
  ['skill_failure', { n: 3 }, 'high', 24],
];

describe('the documented profile gives the documented numbers', () => {
  for (const [type, counts, severity, impact] of GRADES) {
    test(`${type} ${JSON.stringify(counts)}: ${severity}, ${impact} points`, () => {
      const grade = DOCUMENTED_PROFILE.grade(type, toFindingDraft({ counts }));
      assert.equal(grade?.severity, severity);
      assert.equal(grade?.impact, impact);
    });
  }
});

const SIX = DOCUMENTED_PROFILE.dimensions.flatMap(({ types }) => types);
const scoreOf = (found: Readonly<Partial<Record<FailureType, Counts>>>) => {
  const runs = SIX.map((type) => toDetectorRun(type, found[type] ? [toFindingDraft({ counts: found[type] })] : []));
  return toScore(gradeFindings(runs, DOCUMENTED_PROFILE), runs, DOCUMENTED_PROFILE);
};

test('weights are those of the documents and add up to one', () => {
  assert.deepEqual(
    DOCUMENTED_PROFILE.dimensions.map(({ name, weight }) => [name, weight]),
    [
      ['loop_control', 0.2],
      ['tool_output_utilization', 0.2],
      ['memory_integrity', 0.15],
      ['context_health', 0.15],
      ['cost_efficiency', 0.15],
      ['skill_adherence', 0.15],
    ],
  );
});

test('nothing found: 100, ready', () => {
  const { trust, readiness } = scoreOf({});
  assert.deepEqual([trust, readiness], [100, 'ready_for_runtime']);
});

test('one loop of eight calls: 100 − 0.2 × 30 = 94, yet unsafe, because it is critical', () => {
  const { trust, readiness } = scoreOf({ infinite_tool_loop: { n: 8 } });
  assert.deepEqual([trust, readiness], [94, 'unsafe_for_production']);
});

test('one empty memory search: 100 − 0.15 × 13 = 98, ready', () => {
  const { trust, readiness } = scoreOf({ memory_degradation: { n: 1 } });
  assert.deepEqual([trust, readiness], [98, 'ready_for_runtime']);
});

test('two ignored outputs: high, so review', () => {
  const { trust, readiness } = scoreOf({ ignoring_tool_outputs: { n: 2 } });
  assert.deepEqual([trust, readiness], [95, 'review_recommended']);
});

test('everything at its worst is 73: the documented profile knows no lower number', () => {
  const { trust, scores } = scoreOf({
    infinite_tool_loop: { n: 99 },
    ignoring_tool_outputs: { n: 99 },
    memory_degradation: { n: 99 },
    context_pollution: { n: 99, saturation: 100 },
    cost_explosion: { tokens: 9e6, duplicates: 99 },
    skill_failure: { n: 99 },
  });
  assert.equal(trust, 73);
  assert.deepEqual(
    scores.dimensions.map(({ score }) => score),
    [70, 70, 75, 78, 70, 76],
  );
});

test('the worst finding of a type counts, the others cost nothing', () => {
  const runs = [
    toDetectorRun('skill_failure', [toFindingDraft({ counts: { n: 1 } }), toFindingDraft({ counts: { n: 3 } })]),
  ];
  const graded = gradeFindings(runs, DOCUMENTED_PROFILE);
  assert.deepEqual(
    graded.map(({ id, counts }) => [id, counts]),
    [
      ['skill_failure-2', true],
      ['skill_failure-1', false],
    ],
  );
});

test('types that the documents do not know are not judged', () => {
  assert.equal(DOCUMENTED_PROFILE.grade('provider_fault', toFindingDraft()), null);
});
