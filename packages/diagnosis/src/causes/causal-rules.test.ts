import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FAILURE_TYPES, type FailureType } from '../model/failure-types.ts';
import { diagnoseScenario } from '../testing/diagnose-scenario.ts';
import { createScenario } from '../testing/scenario.ts';
import { edgesOf, type RuleCase, toOrdinal } from '../testing/test-causal-rule.ts';
import { ALONE, sideBySide } from './cases/alone.cases.ts';
import { CASES as CLAIMS } from './cases/claims.cases.ts';
import { CASES as CONTEXTS } from './cases/contexts.cases.ts';
import { CASES as ENDINGS } from './cases/endings.cases.ts';
import { CASES as FAILURES } from './cases/failures.cases.ts';
import { CAUSAL_RULES, type CausalRule } from './causal-rules.ts';

const CASES: readonly RuleCase[] = [...FAILURES, ...CONTEXTS, ...ENDINGS, ...CLAIMS];

test('every rule has a case', () => {
  assert.deepEqual(CASES.map(({ rule }) => rule).sort(), CAUSAL_RULES.map(({ id }) => id).sort());
});

for (const rule of CAUSAL_RULES) {
  describe(`${rule.from} ${rule.kind} ${rule.to}: ${rule.id}`, () => {
    const { scenario, cites, near } = CASES.find((candidate) => candidate.rule === rule.id) as RuleCase;

    test('is drawn, with the events that join the two', () => {
      const { events } = scenario(true);
      const [edge, ...more] = edgesOf(diagnoseScenario({ events }), rule.id);
      assert.ok(edge, 'there is an edge');
      assert.deepEqual(more, []);
      assert.deepEqual([edge.from, edge.to, edge.kind], [`${rule.from}-1`, `${rule.to}-1`, rule.kind]);
      assert.deepEqual(
        edge.event_ids.map((id) => toOrdinal(events, id)),
        cites,
      );
    });

    test('is gone without its cause, while the effect is still there', () => {
      const diagnosis = diagnoseScenario(scenario(false));
      assert.ok(
        diagnosis.findings.some(({ type }) => type === rule.to),
        'the effect is found',
      );
      assert.deepEqual(edgesOf(diagnosis, rule.id), []);
    });

    test('is not drawn for neighbours', () => {
      const [from, to] = [rule.from, rule.to] as [keyof typeof ALONE, keyof typeof ALONE];
      const neighbours = [
        sideBySide(createScenario({ contextBudget: 200_000 }), from, to),
        sideBySide(createScenario({ contextBudget: 200_000 }), to, from),
        ...(near ? [near()] : []),
      ];
      for (const neighbour of neighbours) assertUnjoined(rule, neighbour);
    });
  });
}

function assertUnjoined(rule: CausalRule, scenario: ReturnType<typeof createScenario>): void {
  const diagnosis = diagnoseScenario(scenario);
  const found = new Set<FailureType>(diagnosis.findings.map(({ type }) => type));
  const told = diagnosis.findings.map(({ type, explanation }) => `${type}: ${explanation}`).join('\n');
  assert.ok(found.has(rule.from) && found.has(rule.to), `both are found\n${told}`);
  assert.deepEqual(edgesOf(diagnosis, rule.id), []);
}

test('all failures in one conversation, one after the other, are joined by nothing', () => {
  const types = Object.keys(ALONE) as (keyof typeof ALONE)[];
  for (const order of [types, types.toReversed()]) {
    const diagnosis = diagnoseScenario(sideBySide(createScenario({ contextBudget: 200_000 }), ...order));
    const failures = new Set(diagnosis.findings.map(({ id }) => id));
    assert.deepEqual(new Set(diagnosis.findings.map(({ type }) => type)), new Set(types));
    assert.deepEqual(
      diagnosis.causal_graph.edges.filter(({ from }) => failures.has(from)),
      [],
    );
  }
});

test('a value that memory did not give is joined to the search itself', () => {
  const { events } = createScenario()
    .user('When does it expire?')
    .memory('search', 'passport', 'empty', 0)
    .say('It expires on 2031-04-17.')
    .end();
  const [edge] = edgesOf(diagnoseScenario({ events }), 'missing_memory_is_made_up');
  assert.deepEqual(
    edge?.event_ids.map((id) => toOrdinal(events, id)),
    ['tool_call 1', 'message_end 2'],
  );
});

test('ids are unique, and each rule is a sentence with a fact that joins', () => {
  assert.equal(new Set(CAUSAL_RULES.map(({ id }) => id)).size, CAUSAL_RULES.length);
  for (const { because, join } of CAUSAL_RULES) {
    assert.match(because, /^[A-Z].*\.$/);
    assert.match(join.fact, /^[a-z].*[^.]$/);
  }
});

test('from cause to effect there is no cycle between types, but for loops inside of failures, where time decides', () => {
  const remaining = new Set<FailureType>(FAILURE_TYPES);
  const rules = CAUSAL_RULES.filter(({ id }) => id !== 'loop_adds_failures');
  for (let removed = true; removed; ) {
    removed = false;
    for (const type of remaining) {
      if (rules.some(({ from, to }) => from === type && remaining.has(to))) continue;
      remaining.delete(type);
      removed = true;
    }
  }
  assert.deepEqual([...remaining], []);
});
