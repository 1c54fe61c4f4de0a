import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { DetectorRun } from '@critiqor/diagnosis/detectors/run-detectors';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import { median, round, saveResults } from './measure.ts';

/** What judging a million events takes. `node --expose-gc bench/engine.ts [EVENTS]` */

const EVENTS = Number(process.argv[2] ?? 1_000_000);
const MIN_EVENTS_PER_SECOND = 300_000;
/** Doubling the events at most doubles the time, give or take a tenth. */
const MAX_DOUBLING = 2.2;
const ROUNDS = 3;
const CONVERSATIONS = 200;
const IDENTITY = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'openclaw', visibility: 'private' };

const recorded = readFileSync(join(import.meta.dirname, '../fixtures/evidence/gateway-whole.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as EvidenceEvent);

measure(Math.round(EVENTS / 10));
const samples = Array.from({ length: ROUNDS }, () => {
  const half = measure(Math.round(EVENTS / 2));
  const whole = measure(EVENTS);
  return { ...whole, doubling: whole.ms / half.ms };
});
const pick = (name: 'ms' | 'doubling' | 'heapMb'): number => median(samples.map((sample) => sample[name]));
const perSecond = Math.round(EVENTS / (pick('ms') / 1_000));
print(`${EVENTS} events`, `${perSecond} a second of processor time`, perSecond >= MIN_EVENTS_PER_SECOND);
print('twice the events', `${round(pick('doubling'))}× the time`, pick('doubling') <= MAX_DOUBLING);
console.log(
  `     memory: ${round(pick('heapMb'), 0)} MB more than before, ${round((pick('heapMb') * 1e6) / EVENTS, 0)} bytes an event`,
);
const byDetector = Object.fromEntries(
  (samples.at(-1)?.detectors ?? []).map(({ detector, elapsedMs }) => [detector.meta.id, round(elapsedMs, 1)]),
);
for (const [type, ms] of Object.entries(byDetector)) console.log(`     ${type}: ${ms} ms`);
saveResults('engine', {
  events: EVENTS,
  perSecond,
  doubling: round(pick('doubling')),
  heapMb: round(pick('heapMb'), 0),
  byDetector,
});

function print(what: string, result: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${result}`);
}

/** Events are parsed already: making them is measured on its own and taken off. */
function measure(count: number) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let made = 0;
  const making = timed(() => {
    for (const event of makeEvents(count)) made += event.seq;
  });
  let detectors: readonly DetectorRun[] = [];
  let heap = 0;
  const judging = timed(() => {
    diagnose({ identity: IDENTITY, events: makeEvents(count), integrity: null }, undefined, {
      now: () => performance.now(),
      onDetectorRuns: (runs) => {
        detectors = runs;
        heap = process.memoryUsage().heapUsed;
      },
    });
  });
  return { ms: Math.max(1, judging - making), heapMb: (heap - before) / 1e6, detectors, made };
}

/** Time on the processor, collecting garbage included: what else the machine does hardly shows. */
function timed(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

/** A recorded gateway over and over: other runs, in turns in one of many conversations. */
function* makeEvents(count: number): Generator<EvidenceEvent> {
  for (let index = 0; index < count; index += 1) {
    const event = recorded[index % recorded.length] as EvidenceEvent;
    const lap = Math.floor(index / recorded.length);
    const offset = lap * recorded.length;
    const { openclaw_run_id: run, openclaw_session_key: key, refines, derived_from } = event;
    yield {
      ...event,
      event_id: `evt_${String(index + 1).padStart(6, '0')}`,
      seq: event.seq + offset,
      ...(refines === undefined ? {} : { refines: refines + offset }),
      ...(derived_from === undefined ? {} : { derived_from: derived_from + offset }),
      ...(run === undefined ? {} : { openclaw_run_id: `${run}-${lap}` }),
      ...(key === undefined ? {} : { openclaw_session_key: `${key}-${lap % CONVERSATIONS}` }),
    };
  }
}
