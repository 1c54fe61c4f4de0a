import { execFileSync } from 'node:child_process';
import { closeSync, copyFileSync, createReadStream, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/chain';
import type { EventDraft } from '@critiqor/evidence/event';
import { createEventEncoder } from '@critiqor/evidence/event-encoder';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/run-directory';
import { round, saveResults } from './measure.ts';

/** What sealing a million events takes, held against parsing and writing the same lines. `node bench/seal.ts [EVENTS]` */

const EVENTS = Number(process.argv[2] ?? 1_000_000);
const WRITERS = ['w_one', 'w_two'];
/** Of one run of the host, by one writer. */
const RUN_LINES = 1_000;
const MAX_RATIO = 5;
const MAX_PEAK_MB = 300;
const BATCH = 10_000;
const SEAL = resolve(import.meta.dirname, '../packages/critiqor/src/measure-sealing.ts');

const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-'));
try {
  const paths = toRunPaths(folder, 'run_001');
  ensureRunDirectories(paths);
  writeJournal(paths);
  const journalMb = round(statSync(paths.journal).size / 1e6, 0);
  const copy = join(folder, 'copy.jsonl');
  copyFileSync(paths.journal, copy);
  const before = await measureParsing(copy);
  const sealed = JSON.parse(execFileSync(process.execPath, [SEAL, folder, 'run_001'], { encoding: 'utf8' })) as {
    readonly events: number;
    readonly durationMs: number;
    readonly peakBytes: number;
  };
  // Machines are shared and noisy: what is compared is measured on both sides.
  const referenceMs = (before + (await measureParsing(copy))) / 2;
  const ratio = round(sealed.durationMs / referenceMs);
  const peakMb = round(sealed.peakBytes / 1e6, 0);
  const seconds = (ms: number): string => `${round(ms / 1_000, 1)} s`;
  const times = `${seconds(sealed.durationMs)}, ${ratio}× JSON.parse + JSON.stringify (${seconds(referenceMs)})`;
  print(`sealing ${sealed.events} events, ${journalMb} MB`, times, ratio <= MAX_RATIO);
  print('memory', `${peakMb} MB at its peak`, peakMb < MAX_PEAK_MB);
  const { events, durationMs } = sealed;
  saveResults('seal', {
    events,
    journalMb,
    sealMs: round(durationMs, 0),
    referenceMs: round(referenceMs, 0),
    ratio,
    peakMb,
  });
} finally {
  rmSync(folder, { recursive: true });
}

function print(what: string, result: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${result}`);
}

/** A journal as a busy gateway would leave it: calls, results, refinements and model calls of two writers. */
function writeJournal({ journal }: RunPaths): void {
  const encode = createEventEncoder('standard', (text) => text.slice(0, 16).padEnd(16, '0'));
  const heads = WRITERS.map((writer) => ({ writer, seq: 0, prevHash: CHAIN_START }));
  const fd = openSync(journal, 'a', 0o600);
  let text = '';
  for (let index = 0; index < EVENTS; index++) {
    const head = heads[index % heads.length] as (typeof heads)[number];
    head.seq += 1;
    const timestamp = new Date(Date.UTC(2026, 0, 1) + index).toISOString();
    const { line, hash } = toChainedLine(encode(toDraft(index, head.seq), { ...head, timestamp }));
    head.prevHash = hash;
    text += `${line}\n`;
    if (index % BATCH !== BATCH - 1 && index < EVENTS - 1) continue;
    writeSync(fd, text);
    text = '';
  }
  closeSync(fd);
}

function toDraft(index: number, seq: number): EventDraft {
  const call = `call_${seq - (seq % 6)}`;
  const tool = { tool_name: 'exec', tool_call_id: call };
  const model = { model_call: Math.floor(seq / 6), provider: 'anthropic', model: 'claude-opus-4' };
  const ids = {
    openclaw_run_id: `6f2c1f0a-7c1e-4c55-900${index % WRITERS.length}-${String(Math.floor(seq / RUN_LINES)).padStart(12, '0')}`,
    openclaw_session_key: 'agent:main:main',
    openclaw_session_id: '148b229c-1e13-43aa-901e-8d6e272097c1',
    openclaw_agent_id: 'main',
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

/** Milliseconds that `JSON.parse` and `JSON.stringify` take for all lines; reading the file is not counted. */
async function measureParsing(path: string): Promise<number> {
  let total = 0;
  let batch: string[] = [];
  let bytes = 0;
  const measure = (): void => {
    const begun = performance.now();
    for (const line of batch) bytes += JSON.stringify(JSON.parse(line)).length;
    total += performance.now() - begun;
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (batch.push(line) === BATCH) measure();
  }
  measure();
  if (bytes === 0) throw new Error('The journal is empty.');
  return total;
}
