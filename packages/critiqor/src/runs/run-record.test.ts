import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunState } from '@critiqor/api/runs';
import { hashOf } from '@critiqor/evidence/read/line-hash';
import fc from 'fast-check';
import { CritiqorError } from '../system/errors.ts';
import { TEST_METADATA } from '../testing/test-metadata.ts';
import { addLifecycleEvent, createRunRecord, transition } from './run-lifecycle.ts';
import { isActive, lifecycleEvents, type RunRecord } from './run-record.ts';

const AT = '2026-11-15T10:00:00.000Z';
const STATES: readonly RunState[] = ['IDLE', 'MONITORING', 'FINALIZING', 'COMPLETED', 'ABORTED'];
/** The diagram of the design, as pairs. */
const LEGAL = new Set(['MONITORING FINALIZING', 'MONITORING ABORTED', 'FINALIZING COMPLETED', 'FINALIZING ABORTED']);

test('a new record begins with IDLE and is MONITORING, with nothing judged', () => {
  const record = createRunRecord('run_001', TEST_METADATA, AT);
  assert.deepEqual(
    record.lifecycle.map(({ state }) => state),
    ['IDLE', 'MONITORING'],
  );
  assert.equal(record.timestamps.finalized_at, null);
  assert.deepEqual([record.diagnosis, record.trust_score, record.causal_graph], [null, null, null]);
});

test('any walk through the states keeps to the diagram, is stamped at every step and keeps its chain', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATES), { maxLength: 12 }), (wishes) => {
      let record: RunRecord = createRunRecord('run_001', TEST_METADATA, AT);
      for (const wish of wishes) {
        const isLegal = LEGAL.has(`${record.status} ${wish}`);
        if (isLegal) record = transition(record, wish, AT, 'because');
        else
          assert.throws(
            () => transition(record, wish, AT, 'because'),
            (error) => error instanceof CritiqorError && error.code === 'illegal_transition',
          );
      }
      assert.equal(record.lifecycle.at(-1)?.state, record.status);
      const events = lifecycleEvents(record);
      assert.deepEqual(
        events.map(({ payload }) => payload.state),
        record.lifecycle.slice(1).map(({ state }) => state),
      );
      for (const [index, event] of events.entries()) {
        assert.equal(event.seq, index + 1);
        assert.equal(event.hash, hashOf('', event as unknown as Record<string, unknown>));
        if (index > 0) assert.equal(event.prev_hash, events[index - 1]?.hash);
      }
    }),
  );
});

test('only MONITORING and FINALIZING are active', () => {
  assert.deepEqual(STATES.filter(isActive), ['MONITORING', 'FINALIZING']);
});

test('a secret in a command line is not kept', () => {
  const secret = ['ghp', 'a8Kd03LmQz71XcVbN52RtYuIoP94WeSdFgHj'].join('_');
  const record = addLifecycleEvent(
    createRunRecord('run_001', TEST_METADATA, AT),
    { event_type: 'process_start', payload: { command: ['openclaw', 'agent', '--token', secret], pid: 7 } },
    AT,
  );
  assert.ok(!JSON.stringify(record).includes(secret));
  assert.equal(lifecycleEvents(record).at(-1)?.payload.pid, 7);
});
