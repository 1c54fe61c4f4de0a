import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ancestorsOf, walkEdges } from './walk.ts';

const node = (id: string) => ({ id, kind: 'event' as const, label: id });
const edge = (from: string, to: string) => ({ from, to, kind: 'causes' as const, rule: 'r', event_ids: [] });
const told = (edges: readonly { from: string; to: string }[]) => edges.map(({ from, to }) => `${from}${to}`);

test('nothing is told before what led to it', () => {
  const graph = { nodes: ['a', 'b', 'c', 'd'].map(node), edges: [edge('c', 'd'), edge('a', 'c'), edge('b', 'c')] };
  assert.deepEqual(told(walkEdges(graph, null)), ['ac', 'bc', 'cd']);
});

test('the chain of the primary failure comes first', () => {
  const graph = { nodes: ['a', 'x', 'p', 'q'].map(node), edges: [edge('a', 'x'), edge('p', 'q')] };
  assert.deepEqual(told(walkEdges(graph, 'q')), ['pq', 'ax']);
});

test('a cycle is told and ends', () => {
  const graph = { nodes: ['a', 'b'].map(node), edges: [edge('a', 'b'), edge('b', 'a')] };
  assert.deepEqual(told(walkEdges(graph, 'b')).sort(), ['ab', 'ba']);
});

test('a graph that is too large is cut to what led to the failure', () => {
  const graph = { nodes: ['a', 'b', 'c'].map(node), edges: [edge('a', 'b'), edge('b', 'c')] };
  assert.deepEqual(
    ancestorsOf(graph, 'b', 10).nodes.map(({ id }) => id),
    ['a', 'b'],
  );
});
