import type { Alert, AlertRule } from '@critiqor/api/alerts';
import type { FleetHome } from '@critiqor/api/fleet';
import { listAlerts } from '../alerts/alert-history.ts';
import { createAlertRule } from '../alerts/alert-rules.ts';
import { runAlerts } from '../alerts/watch-alerts.ts';
import { toFingerprint } from '../ingest/fingerprint.ts';
import { readHome } from '../query/read-home.ts';
import type { Database } from '../store/database.ts';
import { bindToProject } from '../store/project-database.ts';
import { putProject } from '../tenancy/projects.ts';
import { storeTestRuns, type TestRun } from './stored-runs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MACHINES = 200;
const AGENTS = 40;
const MODELS = ['atlas-1', 'birch-3', 'cedar-7'];

/** The model that is rolled out, and when in the day the first machine gets it and the last one. */
const BAD_MODEL = 'atlas-2';
const ROLL_OUT_MS = 12 * HOUR_MS;
const ROLLED_OUT_MS = 14 * HOUR_MS;
const BAD_SHARE = 0.3;
/** What fails on every day: shares of all runs. */
const USUAL = [
  { type: 'provider_fault', tool: '', message: '503 The model is overloaded', share: 0.02 },
  { type: 'tool_error_cascade', tool: 'exec', message: 'Error: connect ECONNREFUSED', share: 0.015 },
  { type: 'unverified_claim', tool: '', message: '', share: 0.015 },
] as const;
const BAD = { type: 'malformed_arguments', tool: 'browser', message: 'url must be a string', share: BAD_SHARE };

interface FleetDay {
  readonly rolledOutAt: number;
  readonly badModel: string;
  readonly rules: readonly AlertRule[];
  /** The oldest first. */
  readonly alerts: readonly Alert[];
  readonly home: FleetHome;
}

/**
 * A quiet day and a day with a bad roll-out of a fleet of 200 machines, ending at `end`: stored as it would have arrived, and looked at by the rules
 * as often as `everyMinutes` says.
 */
export async function playFleetDay(
  database: Database,
  project: string,
  {
    runsPerDay,
    everyMinutes,
    end,
    onProgress = () => {},
  }: {
    readonly runsPerDay: number;
    readonly everyMinutes: number;
    readonly end: number;
    readonly onProgress?: (done: number, total: number) => void;
  },
): Promise<FleetDay> {
  await putProject(database, project, {});
  const own = bindToProject(database, project);
  const [before, day] = [end - 2 * DAY_MS, end - DAY_MS];
  const rules: AlertRule[] = [];
  for (const rule of ['failures worse in 3 hours', `${BAD.type} 20 times in 1 hour`, 'cost above 90'])
    rules.push(await createAlertRule(own, { rule }, before));
  const waiting = [...toRuns(1, before, runsPerDay, null), ...toRuns(2, day, runsPerDay, day + ROLL_OUT_MS)].sort(
    (left, right) => left.at - right.at,
  );
  const stepMs = everyMinutes * MINUTE_MS;
  for (let now = before + stepMs; now <= end; now += stepMs) {
    const arrived = waiting.findIndex(({ at }) => at >= now);
    await storeTestRuns(own, waiting.splice(0, arrived === -1 ? waiting.length : arrived));
    await runAlerts(database, [project], now, { allowPrivate: false });
    onProgress(now - before, 2 * DAY_MS);
  }
  const alerts = await listAlerts(own, { rule: null, limit: 1_000 });
  const home = await readHome(own, 1, end);
  return { rolledOutAt: day + ROLL_OUT_MS, badModel: BAD_MODEL, rules, alerts: alerts.reverse(), home };
}

/** More in the afternoon than at night; the same runs every time. */
function toRuns(seed: number, from: number, count: number, rolledOutAt: number | null): TestRun[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(from + ((random() + random()) / 2) * DAY_MS);
    const machine = index % MACHINES;
    const usual = MODELS[machine % MODELS.length] ?? '';
    const share = rolledOutAt === null ? 0 : (at - rolledOutAt) / (ROLLED_OUT_MS - ROLL_OUT_MS);
    // A third of the machines is to get it, one after the other.
    const isBad = usual === 'atlas-1' && machine / MACHINES < share;
    const chances = isBad ? [BAD, ...USUAL] : USUAL;
    const cost = random();
    let left = random();
    const failure = chances.find((chance) => {
      left -= chance.share;
      return left < 0;
    });
    return {
      at,
      agent: `agent-${String((index * 7) % AGENTS).padStart(2, '0')}`,
      machine: `gateway-${String(machine).padStart(3, '0')}`,
      model: isBad ? BAD_MODEL : usual,
      version: machine % 4 === 0 ? '2026.9.5' : '2026.9.6',
      trust: failure ? 30 + Math.floor(random() * 30) : 85 + Math.floor(random() * 15),
      cost,
      failure: failure
        ? {
            type: failure.type,
            tool: failure.tool,
            message: failure.message,
            fingerprint: toFingerprint(failure.type, failure.tool, failure.message),
          }
        : null,
    };
  });
}

/** Mulberry32: enough for a simulation, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
