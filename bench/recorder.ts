import { mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import { createRecorder, type Recorder } from '../packages/openclaw/src/observe/recorder.ts';
import { compare, median, round, saveResults, timePerCall } from './measure.ts';

/** What recording costs the agent's process, as ratios measured in one run. `npm run bench:recorder` */

const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-'));
const LOG_LINE = '2026-11-15 09:12:44 INFO  request id=4711 path=/api/v1/items status=200 took 12 ms, token_count=55\n';
const OUTPUT_32_KB = LOG_LINE.repeat(Math.ceil(32_768 / LOG_LINE.length)).slice(0, 32_768);
/** Every run of the host numbers its own events. */
const EVENTS_PER_RUN = 10_000;

const smallEvent = {
  phase: 'start',
  name: 'exec',
  args: { command: 'npm test -- --grep "renders the list" && git status --short | head -20', workdir: 'packages/app' },
};
const largeEvent = {
  phase: 'result',
  name: 'exec',
  isError: false,
  result: {
    content: [{ type: 'text', text: OUTPUT_32_KB }],
    details: { status: 'completed', exitCode: 0, durationMs: 12 },
  },
};

try {
  const small = compareWithBareWrite('small', smallEvent, 41, 2_000);
  const large = compareWithBareWrite('large', largeEvent, 41, 200);
  const flat = measureFlatness();
  const rewriting = compareWithRewriting();
  print(
    `a ${small.bytes}-byte event`,
    `${small.own} µs, ${small.ratio}× a bare JSON.stringify + writeSync (${small.other} µs)`,
    small.ratio <= 3,
  );
  print(
    'a 32 KB tool output',
    `${large.own} µs, ${large.ratio}× a bare JSON.stringify + writeSync (${large.other} µs)`,
    large.ratio <= 4,
  );
  print('a million events', `the last thousand cost ${flat.ratio}× events 10,000–11,000`, flat.ratio <= 1.2);
  print('memory', `grew by ${flat.memoryMb} MB over them`, flat.memoryMb < 20);
  print(
    '3,000 events',
    `${rewriting.ratio}× less time than rewriting the session file per event`,
    rewriting.ratio >= 300,
  );
  saveResults('recorder', { small, large, flat, rewriting });
} finally {
  rmSync(folder, { recursive: true });
}

function print(what: string, result: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${result}`);
}

/** The whole handler path against the least that could be done: writing the same line. */
function compareWithBareWrite(name: string, data: object, rounds: number, calls: number) {
  const path = join(folder, `${name}.jsonl`);
  const recorder = openRecorder(path);
  let sent = 0;
  const record = (): void => send(recorder, sent++, data);
  record();
  const line = readFileSync(path, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  const fullText = JSON.stringify({ ...JSON.parse(line), payload: data });
  const event = JSON.parse(fullText) as object;
  const fd = openSync(join(folder, `${name}-bare.jsonl`), 'a');
  const bare = (): void => void writeSync(fd, `${JSON.stringify(event)}\n`);
  timePerCall(calls * 5, record);
  timePerCall(calls * 5, bare);
  const { own, other, ratio } = compare(rounds, calls, record, bare);
  return { bytes: line.length, own: round(own), other: round(other), ratio: round(ratio) };
}

function measureFlatness() {
  const recorder = openRecorder(join(folder, 'million.jsonl'));
  const million = 1_000_000;
  const window = 1_000;
  const times: number[] = [];
  let sent = 0;
  const next = (): void => send(recorder, sent++, smallEvent);
  globalThis.gc?.();
  let memoryAtStart = 0;
  while (sent < million) {
    times.push(timePerCall(window, next));
    if (sent === 11 * window) memoryAtStart = heapAfterCollection();
  }
  const memoryMb = round((heapAfterCollection() - memoryAtStart) / 1e6);
  const early = median(times.slice(9, 12));
  const late = median(times.slice(-3));
  return { early: round(early), late: round(late), ratio: round(late / early), memoryMb };
}

function heapAfterCollection(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed + process.memoryUsage().external;
}

/** The documented way: read the session file, add the event, write it all again. */
function compareWithRewriting() {
  const events = 3_000;
  const journal = join(folder, 'append.jsonl');
  const recorder = openRecorder(journal);
  const appending = timePerCall(events, (index) => send(recorder, index, smallEvent));
  const event = JSON.parse(readFileSync(journal, 'utf8').split('\n', 1)[0] ?? '') as object;
  const path = join(folder, 'session.json');
  writeFileSync(path, '{"events":[]}');
  const rewriting = timePerCall(events, () => {
    const session = JSON.parse(readFileSync(path, 'utf8')) as { events: object[] };
    session.events.push(event);
    writeFileSync(path, JSON.stringify(session));
  });
  return { ratio: round(rewriting / appending, 0), sessionBytes: statSync(path).size };
}

function openRecorder(path: string): Recorder {
  const { digest } = openDigester(join(folder, 'key'));
  return createRecorder(
    createJournalWriter({ path, writer: 'w_bench', encode: createEventEncoder('standard', digest) }),
  );
}

function send(recorder: Recorder, index: number, data: object): void {
  recorder.agentEvent({
    runId: `6f2c1f0a-run-${Math.floor(index / EVENTS_PER_RUN)}`,
    seq: (index % EVENTS_PER_RUN) + 1,
    stream: 'tool',
    ts: 1_794_733_590_000 + index,
    sessionKey: 'agent:main:main',
    sessionId: '148b229c-1e13-43aa-901e-8d6e272097c1',
    agentId: 'main',
    data: { ...data, toolCallId: `call_${index}` },
  });
}
