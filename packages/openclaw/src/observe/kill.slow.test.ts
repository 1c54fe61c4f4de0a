import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import { readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { readRecording } from '../testing/recording.ts';
import { toSteps } from '../testing/replay-steps.ts';
import { createReplayedHost } from '../testing/replayed-host.ts';

/** `kill -9` at any moment loses nothing whose handler had returned. */

const KILLS = 20;
/** Many short lines, and a few that are longer than a page and a pipe. */
const STREAMS = [
  { recording: '02b-repeat-loop-detection', capture: 'standard' },
  { recording: '15-large-output', capture: 'full' },
] as const;
type Stream = (typeof STREAMS)[number];

/** Kinds of the lines that a stream makes, and how many there are once the handlers of its n-th event have returned. */
interface Reference {
  readonly kinds: readonly string[];
  readonly linesAfter: readonly number[];
}
const references = new Map<Stream, Reference>();
let directory: string;

before(async () => {
  directory = mkdtempSync(join(tmpdir(), 'critiqor-kill-'));
  for (const stream of STREAMS) references.set(stream, await toReference(stream));
});
after(() => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));

describe('kill -9', { concurrency: 2 }, () => {
  const random = createRandom(20_261_115);
  for (let number = 1; number <= KILLS; number++) {
    const stream = STREAMS[number % STREAMS.length] as Stream;
    const at = random();
    const delayMs = random() * 2;
    const moment = `${Math.round(at * 100)} % and ${delayMs.toFixed(2)} ms`;
    test(`number ${number}, ${moment} into ${stream.recording}: the journal holds what it should`, (t) =>
      assertSurvives(t, stream, number, at, delayMs));
  }
});

async function assertSurvives(
  t: TestContext,
  stream: Stream,
  number: number,
  at: number,
  delayMs: number,
): Promise<void> {
  const { kinds, linesAfter } = references.get(stream) as Reference;
  const runsDir = join(directory, `kill-${number}`);
  const { begun, returned } = await killWhile(stream, runsDir, Math.floor(at * linesAfter.length), delayMs);
  const path = join(runsDir, 'run_001', 'events.jsonl');
  const { events, report } = await readWholeJournal(path);
  const kept = linesAfter[returned] ?? 0;
  const allowed = linesAfter[begun] ?? 0;
  t.diagnostic(`event ${returned} of ${linesAfter.length} had returned, ${begun} had begun, ${events.length} lines`);
  assert.ok(events.length >= kept, `${events.length} lines, but handlers had returned after ${kept}`);
  assert.ok(events.length <= allowed, `${events.length} lines, but only ${allowed} were to be written`);
  assert.deepEqual(events.map(kindOf), kinds.slice(0, events.length));
  const isTorn = !readFileSync(path, 'utf8').endsWith('\n');
  assert.deepEqual(
    report.notes.map(({ kind }) => kind),
    isTorn ? ['torn_line'] : [],
  );
}

function kindOf({
  event_type,
  tool_call_id,
  refines,
}: {
  event_type: string;
  tool_call_id?: string;
  refines?: number;
}): string {
  return `${event_type} ${tool_call_id} ${refines}`;
}

async function toReference(stream: Stream): Promise<Reference> {
  const runsDir = join(directory, `reference-${stream.recording}`);
  const host = createReplayedHost({ after: () => {} }, { entryPoint: 'gateway', capture: stream.capture, runsDir });
  await host.register('discovery');
  const linesAfter: number[] = [];
  for (const step of toSteps(readRecording(stream.recording))) {
    host.deliver(step);
    linesAfter.push(readFileSync(host.journalPath, 'latin1').split('\n').length - 1);
  }
  const { events } = await host.journal();
  host.exit();
  return { kinds: events.map(kindOf), linesAfter };
}

/** Lets another process replay the stream and kills it soon after an event; says how far it had come. */
function killWhile(
  stream: Stream,
  runsDir: string,
  at: number,
  delayMs: number,
): Promise<{ begun: number; returned: number }> {
  const script = join(import.meta.dirname, '../testing/replay-in-process.ts');
  const child = spawn(process.execPath, [script, stream.recording, runsDir, stream.capture], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(directory, 'compiled') },
  });
  let report = '';
  let isDoomed = false;
  child.stdout.setEncoding('latin1').on('data', (chunk: string) => {
    report += chunk;
    if (isDoomed || !report.includes(`b ${at}\n`)) return;
    isDoomed = true;
    const until = performance.now() + delayMs;
    while (performance.now() < until);
    child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`The host ended by itself:\n${report}`));
      const last = (word: string): number =>
        Number(
          report
            .match(new RegExp(`^${word} \\d+$`, 'gm'))
            ?.at(-1)
            ?.slice(2) ?? -1,
        );
      resolve({ begun: last('b'), returned: last('a') });
    });
  });
}

/** Mulberry32: small, seeded, good enough to choose moments. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
