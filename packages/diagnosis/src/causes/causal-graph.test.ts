import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createEvidenceIntake, type EvidenceEvent } from '../intake/read-evidence.ts';
import type { CausalEdge } from '../model/diagnosis.ts';
import { FAILURE_TYPES } from '../model/failure-types.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import { diagnoseScenario } from '../testing/diagnose-scenario.ts';
import { createScenario } from '../testing/scenario.ts';
import type { DetectorCases } from '../testing/test-detector.ts';
import { toFindingDraft } from '../testing/test-finding.ts';
import { MAX_EDGES, MAX_NODES } from './build-causal-graph.ts';
import { ALONE, sideBySide } from './cases/alone.cases.ts';
import { findCauses, MAX_LINKS } from './find-causes.ts';

const EVIDENCE = join(import.meta.dirname, '../../../../fixtures/evidence');
const DETECTORS = join(import.meta.dirname, '../detectors');

function readFixture(name: string): EvidenceEvent[] {
  const lines = readFileSync(join(EVIDENCE, name), 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => ({ ...JSON.parse(line), event_id: `evt_${String(index + 1).padStart(6, '0')}` }));
}

/** What holds for every graph: it has no cycle, is small, cites only what is there, and comes out the same again. */
function assertSound(events: readonly EvidenceEvent[]): void {
  const { causal_graph, findings } = diagnoseScenario({ events: [...events] });
  const { nodes, edges } = causal_graph;
  const ids = new Set(nodes.map(({ id }) => id));
  const known = new Set(events.map(({ event_id }) => event_id));
  assert.equal(ids.size, nodes.length, 'no node twice');
  assert.ok(nodes.length <= MAX_NODES && edges.length <= MAX_EDGES, `${nodes.length} nodes, ${edges.length} edges`);
  const distinct = new Set(edges.map(({ from, to, rule }) => `${from} ${to} ${rule}`));
  assert.equal(distinct.size, edges.length, 'no edge twice');
  for (const { from, to, event_ids } of edges) {
    assert.ok(ids.has(from) && ids.has(to), `${from} and ${to} are nodes`);
    assert.ok(event_ids.length > 0, 'an edge is justified');
    for (const id of event_ids) assert.ok(known.has(id), `${id} is in the evidence`);
  }
  for (const { id, kind, label } of nodes) {
    assert.ok(kind === 'event' ? known.has(id) : findings.some((finding) => finding.id === id), `${id} exists`);
    assert.notEqual(label, kind === 'event' ? id : '', `${id} is told in words`);
  }
  assertAcyclic(edges);
  const again = diagnoseScenario({ events: [...events] });
  assert.equal(JSON.stringify(again.causal_graph), JSON.stringify(causal_graph), 'two runs give the same');
}

function assertAcyclic(edges: readonly CausalEdge[]): void {
  let left = edges;
  for (let before = -1; left.length !== before; ) {
    before = left.length;
    const entered = new Set(left.map(({ to }) => to));
    left = left.filter(({ from }) => entered.has(from));
  }
  assert.deepEqual(left, [], 'no cycle');
}

describe('every graph is sound', () => {
  for (const name of readdirSync(EVIDENCE)) test(name, () => assertSound(readFixture(name)));

  for (const name of readdirSync(DETECTORS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.cases.ts'),
  )) {
    test(name, async () => {
      const path = pathToFileURL(join(DETECTORS, name)).href;
      const { CASES } = (await import(path)) as { readonly CASES: DetectorCases };
      for (const { scenario } of [...CASES.fires, ...CASES.silent]) assertSound(scenario().events);
    });
  }

  for (const name of readdirSync(join(import.meta.dirname, 'cases')).filter((file) => !file.startsWith('alone'))) {
    test(name, async () => {
      const path = pathToFileURL(join(import.meta.dirname, 'cases', name)).href;
      const { CASES } = (await import(path)) as typeof import('./cases/events.cases.ts');
      for (const { scenario } of CASES) assertSound(scenario(true).events);
    });
  }
});

test('whatever findings cite, there is no cycle, and no more edges than a person can take in', () => {
  const { events } = sideBySide(createScenario(), ...(Object.keys(ALONE) as (keyof typeof ALONE)[]));
  const intake = createEvidenceIntake();
  for (const event of events) intake.add(event);
  const execution = intake.toExecution();
  const pick = createPicker(7);
  const messages = [
    'same_failure',
    'nothing_worked',
    'failed',
    'overflow',
    'repeated_work',
    'asked_again',
    'announced',
  ];
  let joined = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const findings = Array.from({ length: 16 }, (_, index): GradedFinding => {
      const cited = Array.from({ length: 1 + pick(12) }, () => events[pick(events.length)]?.event_id ?? '');
      const draft = toFindingDraft({
        message: messages[pick(messages.length)] ?? '',
        data: { quote: 'The parser is done', about: 'Graz' },
        events: cited,
        beganAt: cited[pick(cited.length)] ?? '',
        wasted: cited,
      });
      const type = FAILURE_TYPES[pick(FAILURE_TYPES.length)] ?? 'cost_explosion';
      return {
        id: `${type}-${index}`,
        type,
        draft,
        grade: { severity: 'high', impact: 1, rule: '' },
        counts: true,
        partOf: null,
      };
    });
    const { links } = findCauses(execution, findings);
    joined += links.length;
    assert.ok(links.length <= MAX_LINKS);
    assertAcyclic(links);
  }
  assert.ok(joined > 500, `${joined} edges were looked at`);
});

/** Numbers below a limit, the same in every run. */
function createPicker(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}
