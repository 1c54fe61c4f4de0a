import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { EvidenceEvent } from '@critiqor/diagnosis/intake/read-evidence';
import type { DetectorCases } from '@critiqor/diagnosis/testing/test-detector';
import { round, saveResults } from './measure.ts';

/**
 * Whether anything takes more than linear time: every case of every detector over and over, in one long run and in many runs of one
 * conversation. `node --expose-gc bench/scaling.ts [EVENTS]`
 */

const EVENTS = Number(process.argv[2] ?? 4_000);
/** Four times the events may take nine times the time: caches and garbage have their share. A square would take sixteen. */
const FACTOR = 4;
const MAX_GROWTH = 9;
/** What is faster than this is not measured but guessed. */
const LEAST_MS = 15;
const IDENTITY = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'openclaw', visibility: 'private' };
const SHAPES = ['one run', 'many runs'] as const;
const ENDS = new Set(['agent_end', 'process_end']);
const DETECTORS = join(import.meta.dirname, '../packages/diagnosis/src/detectors');

type Shape = (typeof SHAPES)[number];
type Times = Readonly<Record<string, number>>;

const cases = await loadCases();
const suspects = new Map<string, number>();
for (const [index, { name, events }] of cases.entries()) {
  if (index % 50 === 0) console.error(`${index} of ${cases.length} cases …`);
  for (const shape of SHAPES) {
    const laps = Math.max(20, Math.round(EVENTS / events.length));
    const slow = toGrowing(events, laps, shape, 1);
    // Once may be chance: what grew too fast must do so again, with more events and at the best of several times.
    const sure = slow.size === 0 ? slow : toGrowing(events, laps * FACTOR, shape, 3);
    for (const [part, growth] of sure) if (slow.has(part)) suspects.set(`${part}, ${shape} of “${name}”`, growth);
  }
}
for (const [what, growth] of suspects)
  console.log(`MISS ${what}: ${round(growth, 1)}× the time for ${FACTOR}× the events`);
if (suspects.size === 0)
  console.log(`ok   ${cases.length} cases in ${SHAPES.length} shapes: nothing takes more than linear time`);
saveResults('scaling', { cases: cases.length, slow: Object.fromEntries(suspects) });

async function loadCases(): Promise<{ name: string; events: readonly EvidenceEvent[] }[]> {
  const files = readdirSync(DETECTORS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.cases.ts'),
  );
  const lists = await Promise.all(
    files.map(async (file) => {
      const { CASES } = (await import(join(DETECTORS, file))) as { CASES: DetectorCases };
      return [...CASES.fires, ...CASES.silent].map(({ name, scenario }) => ({ name, events: scenario().events }));
    }),
  );
  return lists.flat();
}

/** The parts of judging that take too much more time for more events. */
function toGrowing(events: readonly EvidenceEvent[], laps: number, shape: Shape, rounds: number): Map<string, number> {
  measure(repeat(events, Math.ceil(laps / FACTOR), shape), 1);
  const few = measure(repeat(events, laps, shape), rounds);
  const many = measure(repeat(events, laps * FACTOR, shape), rounds);
  const growths = Object.entries(many)
    .filter(([, ms]) => ms >= LEAST_MS)
    .map(([part, ms]) => [part, ms / Math.max(1, few[part] ?? 0)] as const);
  return new Map(growths.filter(([, growth]) => growth > MAX_GROWTH));
}

/** Milliseconds on the processor: of each detector, of reading, and of the report. The best of some rounds. */
function measure(events: readonly EvidenceEvent[], rounds: number): Times {
  const best: Record<string, number> = {};
  for (let done = 0; done < rounds; done += 1) {
    globalThis.gc?.();
    const times: Record<string, number> = {};
    const began = now();
    let judged = began;
    diagnose({ identity: IDENTITY, events, integrity: null }, undefined, {
      now,
      onDetectorRuns(runs) {
        judged = now();
        for (const { detector, elapsedMs } of runs) times[detector.meta.id] = elapsedMs;
      },
    });
    const detecting = Object.values(times).reduce((sum, ms) => sum + ms, 0);
    Object.assign(times, { reading: judged - began - detecting, report: now() - judged });
    for (const [part, ms] of Object.entries(times)) best[part] = Math.min(best[part] ?? Number.POSITIVE_INFINITY, ms);
  }
  return best;
}

function now(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The same events over and over: as runs of one conversation, or as one run that goes on and on. */
function repeat(events: readonly EvidenceEvent[], laps: number, shape: Shape): EvidenceEvent[] {
  const all: EvidenceEvent[] = [];
  let modelCalls = 0;
  for (let lap = 0; lap < laps; lap += 1) {
    const offset = all.length;
    let ownModelCalls = 0;
    for (const event of events) {
      const { event_type: type, payload } = event;
      const isLeftOut =
        (lap > 0 && type === 'recorder_start') ||
        (shape === 'one run' && ((lap > 0 && type === 'agent_start') || (lap < laps - 1 && ENDS.has(type))));
      if (isLeftOut) continue;
      const number = typeof payload.model_call === 'number' ? payload.model_call : null;
      ownModelCalls = Math.max(ownModelCalls, number ?? 0);
      all.push({
        ...event,
        ...(number === null ? {} : { payload: { ...payload, model_call: number + modelCalls } }),
        seq: all.length + 1,
        event_id: `evt_${String(all.length + 1).padStart(6, '0')}`,
        timestamp: new Date(Date.UTC(2026, 0, 1) + all.length * 1_000).toISOString(),
        ...(event.refines === undefined ? {} : { refines: event.refines + offset }),
        ...(event.tool_call_id === undefined ? {} : { tool_call_id: `${event.tool_call_id}-${lap}` }),
        ...(event.host_run_id === undefined || shape === 'one run'
          ? {}
          : { host_run_id: `${event.host_run_id}-${lap}` }),
      });
    }
    if (shape === 'one run') modelCalls += ownModelCalls;
  }
  return all;
}
