import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_TYPES } from '@critiqor/evidence/contract/event-types';
import { createTestWriter } from '../testing/test-evidence.ts';
import { toCanonicalType } from './canonical-type.ts';

const canonicalTypeOf = (event_type: string, payload: object = {}): string =>
  toCanonicalType(JSON.parse(createTestWriter('w_a')({ event_type, payload: { ...payload } })));

test('results, memory events and reported tokens have a canonical type; every other type keeps its name', () => {
  const renamed = { tool_result: 'tool_output', memory_search: 'memory_event', memory_get: 'memory_event' };
  for (const type of Object.keys(EVENT_TYPES)) {
    assert.equal(canonicalTypeOf(type), renamed[type as keyof typeof renamed] ?? type);
  }
  assert.equal(canonicalTypeOf('a_type_of_the_future'), 'a_type_of_the_future');
});

test('a model call that reports its tokens is token_usage, one that does not is not', () => {
  assert.equal(canonicalTypeOf('after_provider_response', { usage: { input: 1 } }), 'token_usage');
  assert.equal(canonicalTypeOf('after_provider_response', { usage: null }), 'after_provider_response');
  assert.equal(canonicalTypeOf('before_provider_request', { usage: { input: 1 } }), 'before_provider_request');
});
