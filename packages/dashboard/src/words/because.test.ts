import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { because, EDGE_MEANINGS } from './because.ts';

const DIAGNOSES = join(import.meta.dirname, '../../../../fixtures/diagnosis');

test('every edge of the recorded diagnoses is told in a sentence, and its kind is in the legend', () => {
  const edges = readdirSync(DIAGNOSES).flatMap((name) => {
    const { causal_graph } = JSON.parse(readFileSync(join(DIAGNOSES, name), 'utf8')) as Diagnosis;
    return causal_graph.edges;
  });
  assert.ok(edges.some(({ kind }) => kind === 'precedes'));
  for (const { rule, kind } of edges) {
    assert.match(because(rule) ?? rule, /^[A-Z].*\.$/);
    assert.ok(EDGE_MEANINGS[kind]);
  }
});
