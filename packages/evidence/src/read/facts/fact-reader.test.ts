import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVIDENCE_VERSION, type JournalEvent } from '../../contract/event.ts';
import { createFactReader } from './fact-reader.ts';
import { MAX_LINES_BACK } from './line-facts.ts';
import type { FactListener, FactStep, RecordedFact } from './recorded-fact.ts';

type Draft = Partial<JournalEvent>;

function line(seq: number, draft: Draft): JournalEvent {
  return {
    v: EVIDENCE_VERSION,
    timestamp: '2026-01-01T00:00:00.000Z',
    event_type: 'tool_call',
    source_layer: 'tool_hooks',
    source: 'test',
    status: 'ok',
    payload: {},
    seq,
    writer: 'w_a',
    prev_hash: '',
    hash: '',
    host_run_id: 'r',
    ...draft,
  };
}

/** What a listener hears, in words: `tool_call 0 ended failed`. */
function read(drafts: readonly Draft[]) {
  const heard: string[] = [];
  const hear = (fact: RecordedFact, step: FactStep): void => {
    heard.push(`${fact.kind} ${fact.number} ${step}${fact.outcome === null ? '' : ` ${fact.outcome}`}`);
  };
  const listener: FactListener<JournalEvent> = {
    run: hear,
    turn: hear,
    modelCall: hear,
    toolCall: hear,
    memory: hear,
    compaction: hear,
    subagent: hear,
    message: hear,
    line: hear,
  };
  const facts = createFactReader(listener);
  const read = drafts.map((draft, index) => facts.add(line(index + 1, draft)));
  return { heard, facts, read };
}

const call = (id: string, more: Draft = {}): Draft => ({ tool_name: 'exec', tool_call_id: id, ...more });
const result = (id: string, more: Draft = {}): Draft => ({ ...call(id), event_type: 'tool_result', ...more });
const begun = (index: number): Draft => ({ event_type: 'before_provider_request', payload: { model_call: index } });
const ended = (index: number, more: Draft = {}): Draft => ({
  event_type: 'after_provider_response',
  outcome: 'completed',
  payload: { model_call: index },
  ...more,
});

test('a call is one fact from its beginning to the last refinement of its end', () => {
  const { heard, read: folded } = read([
    call('a'),
    { ...call('a'), refines: 1, payload: { executed_input: {} } },
    result('a', { outcome: 'running' }),
    result('a', { refines: 3, outcome: 'failed', status: 'error' }),
    result('a', { refines: 4, outcome: 'completed' }),
  ]);
  assert.deepEqual(heard, [
    'tool_call 1 began',
    'tool_call 1 beginning_refined',
    'tool_call 1 ended running',
    'tool_call 1 ending_refined failed',
    'tool_call 1 ending_refined completed',
  ]);
  assert.deepEqual(folded, ['read', 'folded', 'read', 'folded', 'folded']);
});

test('what is open can be asked for at any time', () => {
  const facts = createFactReader();
  const add = (seq: number, draft: Draft) => facts.add(line(seq, draft));
  add(1, { event_type: 'agent_start' });
  add(2, begun(1));
  add(3, call('a'));
  const { modelCalls, toolCalls } = facts.toTotals();
  assert.deepEqual([facts.toOpenRuns(), modelCalls.open, toolCalls.open], [['r'], 1, 1]);
  add(4, result('a'));
  add(5, ended(1));
  add(6, { event_type: 'agent_end', outcome: 'completed' });
  const now = facts.toTotals();
  assert.deepEqual([facts.toOpenRuns(), now.modelCalls.open, now.toolCalls.open], [[], 0, 0]);
});

test('turns are derived from model calls, and not from the calls that write summaries', () => {
  const summary = { model_call: 1, purpose: 'compaction' };
  const { heard, facts } = read([
    begun(1),
    ended(1),
    ended(1, { payload: summary }),
    begun(2),
    { event_type: 'agent_end', outcome: 'completed' },
  ]);
  assert.equal(facts.toTotals().turns, 2);
  assert.deepEqual(
    heard.filter((text) => text.startsWith('turn')),
    ['turn 2 began', 'turn 2 ended', 'turn 5 began', 'turn 5 ended'],
  );
});

test('turns that a recorder writes are read, whether they stand before their model call or behind it', () => {
  const start: Draft = { event_type: 'turn_start' };
  const end: Draft = { event_type: 'turn_end' };
  const turnsOf = (drafts: readonly Draft[]): number => read(drafts).facts.toTotals().turns;
  assert.equal(turnsOf([start, begun(1), ended(1), end, start, begun(2), ended(2), end]), 2);
  assert.equal(turnsOf([begun(1), start, ended(1), end, begun(2), start, ended(2), end]), 2);
  assert.equal(turnsOf([start, begun(1), ended(1), begun(2), ended(2), end]), 1, 'a retry is no turn of its own');
});

test('an access to memory is one fact, made from the copies of its call', () => {
  const copy = (derived_from: number, observed_as: string): Draft => ({
    ...call('a'),
    event_type: 'memory_search',
    derived_from,
    payload: { observed_as },
  });
  const { heard, facts } = read([call('a'), copy(1, 'tool_call'), result('a'), copy(3, 'tool_result')]);
  assert.deepEqual(
    heard.filter((text) => text.startsWith('memory')),
    ['memory 2 began', 'memory 2 ended'],
  );
  assert.equal(facts.toTotals().toolCalls.calls, 1);
});

test('messages, compactions and subagents have a beginning and an end', () => {
  const child = { child_conversation_key: 'c' };
  const { heard } = read([
    { event_type: 'message_start' },
    { event_type: 'message_end' },
    { event_type: 'compaction_start' },
    { event_type: 'compaction_end', outcome: 'failed', derived_from: 3 },
    { event_type: 'subagent_spawned', payload: child },
    { event_type: 'subagent_ended', payload: child },
    { event_type: 'subagent_ended', payload: child },
  ]);
  assert.deepEqual(heard, [
    'message 1 began',
    'message 1 ended',
    'compaction 2 began',
    'compaction 2 ended failed',
    'subagent 3 began',
    'subagent 3 ended',
    'line 4 ended',
  ]);
});

test('a line is remembered for a while, and as long as what it tells of is open', () => {
  const facts = createFactReader();
  let seq = 0;
  const add = (draft: Draft) => {
    seq += 1;
    return facts.add(line(seq, draft));
  };
  add(call('done'));
  add(result('done', { outcome: 'completed' }));
  add(call('background'));
  add(result('background', { outcome: 'running' }));
  assert.equal(add(result('done', { refines: 2 })), 'folded');
  for (let index = 0; index < MAX_LINES_BACK; index++) add({ event_type: 'recorder_status' });
  assert.equal(add(result('background', { refines: 4, outcome: 'failed' })), 'folded');
  assert.equal(facts.toTotals().toolCalls.failed, 1);
  assert.equal(add(result('done', { refines: 2 })), 'folded', 'its run is still open, and it has a name');
  assert.equal(facts.toTotals().toolCalls.calls, 2);
  add({ event_type: 'agent_end', outcome: 'completed' });
  assert.equal(add(result('done', { refines: 2 })), 'read', 'it is a fact of its own by then');
});

test('forged numbers of lines neither fill the memory nor mix lines up', () => {
  const facts = createFactReader();
  const far = Number.MAX_SAFE_INTEGER;
  for (const seq of [far, far - 1, far - 64, 64, 128]) facts.add(line(seq, call(`${seq}`)));
  assert.equal(facts.add(line(1, { ...call('x'), refines: far - 64 })), 'folded');
  assert.equal(facts.add(line(2, { ...call('y'), refines: 63 })), 'read');
});
