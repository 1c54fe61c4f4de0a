import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnoseScenario } from '../testing/diagnose-scenario.ts';
import { createScenario } from '../testing/scenario.ts';
import { edgesOf, toOrdinal } from '../testing/test-causal-rule.ts';
import { CASES } from './cases/events.cases.ts';
import { EVENT_RULES, ROOT_STEP } from './event-rules.ts';

const RULES = [...EVENT_RULES, ROOT_STEP];

test('every way has a case', () => {
  assert.deepEqual(
    CASES.map(({ rule }) => rule),
    RULES.map(({ id }) => id),
  );
});

for (const { rule, scenario, cites, near } of CASES) {
  describe(rule, () => {
    test('is drawn between events, with the events that join the two', () => {
      const { events } = scenario(true);
      const diagnosis = diagnoseScenario({ events });
      const [edge, ...more] = edgesOf(diagnosis, rule);
      assert.ok(edge, 'there is an edge');
      assert.deepEqual(more, []);
      assert.equal(edge.kind, 'precedes');
      assert.deepEqual(
        edge.event_ids.map((id) => toOrdinal(events, id)),
        cites,
      );
      const kinds = new Map(diagnosis.causal_graph.nodes.map(({ id, kind }) => [id, kind]));
      assert.deepEqual([kinds.get(edge.from), kinds.get(edge.to)], ['event', 'event']);
      assert.ok(
        diagnosis.causal_graph.edges.some(({ from }) => from === edge.to),
        'it leads on to a failure',
      );
    });

    test('is gone without its cause', () => {
      assert.deepEqual(edgesOf(diagnoseScenario(scenario(false)), rule), []);
    });

    test('is not drawn for neighbours', () => {
      const diagnosis = diagnoseScenario(near());
      assert.ok(diagnosis.findings.length > 0, 'something is found');
      assert.deepEqual(edgesOf(diagnosis, rule), []);
    });
  });
}

test('a model call that two failures cite is one node', () => {
  const lost = createScenario()
    .user('Sum up the mail')
    .model({ outcome: 'failed', failure: 'auth', error: 'the key was refused' })
    .end('error', { error: 'the key was refused' });
  const { causal_graph } = diagnoseScenario(lost);
  assert.equal(causal_graph.nodes.filter(({ label }) => label.startsWith('model call')).length, 1);
});

test('ids are unique, and each way is a sentence with a fact that joins', () => {
  assert.equal(new Set(RULES.map(({ id }) => id)).size, RULES.length);
  for (const { because, fact } of RULES) {
    assert.match(because, /^[A-Z].*\.$/);
    assert.match(fact, /^[a-z].*[^.]$/);
  }
});
