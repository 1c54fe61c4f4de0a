import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { DetectorRun } from '@critiqor/diagnosis/detectors/run-detectors';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import { upgradeEvent } from '@critiqor/evidence/contract/upgrade-event';
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
  .map((line) => toEvidence(JSON.parse(line)));

/** The recording is of an older version; upgrading it is no part of judging. */
function toEvidence(line: object): EvidenceEvent {
  const upgraded = upgradeEvent({ ...line });
  if ('refused' in upgraded) throw new TypeError(upgraded.refused);
  return upgraded.event as unknown as EvidenceEvent;
}

measure(Math.round(EVENTS / 10));
const samples = Array.from({ length: ROUNDS }, () => {
  const half = measure(Math.round(EVENTS / 2));
  const whole = measure(EVENTS);
  return { ...whole, doubling: whole.ms / half.ms };
});
const pick = (name: 'ms' | 'allThreadsMs' | 'doubling' | 'heapMb'): number =>
  median(samples.map((sample) => sample[name]));
const perSecond = Math.round(EVENTS / (pick('ms') / 1_000));
const perSecondOfAll = Math.round(EVENTS / (pick('allThreadsMs') / 1_000));
print(`${EVENTS} events`, `${perSecond} a second on the engine's core`, perSecond >= MIN_EVENTS_PER_SECOND);
console.log(`     ${perSecondOfAll} a second when what helpers of the runtime do on other cores is counted too`);
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
  perSecondOfAll,
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
  return {
    ms: Math.max(1, judging.ms - making.ms),
    allThreadsMs: Math.max(1, judging.allThreadsMs - making.allThreadsMs),
    heapMb: (heap - before) / 1e6,
    detectors,
    made,
  };
}

/**
 * Time on the processor, so that what else the machine does hardly shows: of the one thread that judges, its part in collecting garbage
 * included, and of all threads of the process.
 */
function timed(work: () => void) {
  const began = process.threadCpuUsage();
  const allBegan = process.cpuUsage();
  work();
  const own = process.threadCpuUsage(began);
  const all = process.cpuUsage(allBegan);
  return { ms: (own.user + own.system) / 1_000, allThreadsMs: (all.user + all.system) / 1_000 };
}

/** A recorded gateway over and over: other runs, in turns in one of many conversations. */
function* makeEvents(count: number): Generator<EvidenceEvent> {
  for (let lap = 0, index = 0; index < count; lap += 1) {
    const offset = index;
    const toRun = createNames(`-${lap}`);
    const toKey = createNames(`-${lap % CONVERSATIONS}`);
    for (const event of recorded) {
      if (index === count) return;
      index += 1;
      const { host_run_id: run, conversation_key: key, refines, derived_from } = event;
      yield {
        ...event,
        event_id: `evt_${String(index).padStart(6, '0')}`,
        seq: event.seq + offset,
        ...(refines === undefined ? {} : { refines: refines + offset }),
        ...(derived_from === undefined ? {} : { derived_from: derived_from + offset }),
        ...(run === undefined ? {} : { host_run_id: toRun(run) }),
        ...(key === undefined ? {} : { conversation_key: toKey(key) }),
      };
    }
  }
}

/** Names with an ending, each made once: parsed events hold whole texts, not texts that are still to be joined. */
function createNames(ending: string): (name: string) => string {
  const made = new Map<string, string>();
  return (name) => {
    const known = made.get(name) ?? JSON.parse(JSON.stringify(name + ending));
    made.set(name, known);
    return known;
  };
}
