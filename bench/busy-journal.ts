import { closeSync, openSync, writeSync } from 'node:fs';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';

const WRITERS = ['w_one', 'w_two'];
/** Of one run of the host, by one writer. */
const RUN_LINES = 1_000;
const BATCH = 10_000;

/** A journal as a busy gateway would leave it: calls, results, refinements and model calls of two writers. */
export function writeBusyJournal({ journal }: RunPaths, events: number): void {
  const encode = createEventEncoder('standard', (text) => text.slice(0, 16).padEnd(16, '0'));
  const heads = WRITERS.map((writer) => ({ writer, seq: 0, prevHash: CHAIN_START }));
  const fd = openSync(journal, 'a', 0o600);
  let text = '';
  for (let index = 0; index < events; index++) {
    const head = heads[index % heads.length] as (typeof heads)[number];
    head.seq += 1;
    const timestamp = new Date(Date.UTC(2026, 0, 1) + index).toISOString();
    const { line, hash } = toChainedLine(encode(toBusyDraft(index, head.seq), { ...head, timestamp }));
    head.prevHash = hash;
    text += `${line}\n`;
    if (index % BATCH !== BATCH - 1 && index < events - 1) continue;
    writeSync(fd, text);
    text = '';
  }
  closeSync(fd);
}

/** The event of a busy gateway at a place of its journal, and of its writer. */
export function toBusyDraft(index: number, seq: number): EventDraft {
  const call = `call_${seq - (seq % 6)}`;
  const tool = { tool_name: 'exec', tool_call_id: call };
  const model = { model_call: Math.floor(seq / 6), provider: 'anthropic', model: 'claude-opus-4' };
  const ids = {
    host_run_id: `6f2c1f0a-7c1e-4c55-900${index % WRITERS.length}-${String(Math.floor(seq / RUN_LINES)).padStart(12, '0')}`,
    conversation_key: 'agent:main:main',
    conversation_id: '148b229c-1e13-43aa-901e-8d6e272097c1',
    agent_id: 'main',
    host_ts: 1_794_733_590_000 + index,
  };
  const lifecycle = { ...ids, source: 'agent_event.lifecycle' };
  if (seq % RUN_LINES === 0)
    return { ...lifecycle, event_type: 'agent_start', payload: { attempt: 1, trigger: 'user' } };
  if (seq % RUN_LINES === RUN_LINES - 1) {
    return {
      ...lifecycle,
      event_type: 'agent_end',
      outcome: 'completed',
      payload: { ending: 'success', settled: true },
    };
  }
  const turn: readonly Pick<EventDraft, 'event_type' | 'source' | 'payload'>[] = [
    {
      event_type: 'tool_call',
      source: 'agent_event.tool',
      payload: {
        toolName: 'exec',
        toolCallId: call,
        input: { command: `npm test -- --grep "case ${index}"`, workdir: 'app' },
      },
    },
    {
      event_type: 'tool_result',
      source: 'agent_event.tool',
      payload: {
        toolName: 'exec',
        toolCallId: call,
        result: { content: [{ type: 'text', text: `case ${index} passed in 12 ms` }] },
      },
    },
    {
      event_type: 'before_provider_request',
      source: 'hook.model_call_started',
      payload: { ...model, context_budget: 200_000 },
    },
    {
      event_type: 'after_provider_response',
      source: 'agent_event.usage',
      payload: { ...model, usage: { input: 1_200 + (index % 100), output: 80, cache_read: 15_000, total: 16_280 } },
    },
    {
      event_type: 'after_provider_response',
      source: 'hook.model_call_ended',
      payload: { first_byte_ms: 212, response_bytes: 4_001 },
    },
    {
      event_type: 'message_end',
      source: 'transcript',
      payload: { text: `Case ${index} passes; on to the next one.`, stop_reason: 'toolUse' },
    },
  ];
  const draft = turn[seq % 6] as (typeof turn)[number];
  return { ...ids, ...(seq % 6 < 2 ? tool : {}), ...(seq % 6 === 4 ? { refines: seq - 1 } : {}), ...draft };
}
