import { compareCohorts } from '../../packages/hub/src/query/compare-cohorts.ts';
import { listFailures } from '../../packages/hub/src/query/failures.ts';
import { readFilter } from '../../packages/hub/src/query/filter.ts';
import { countRuns, listFacets, listFleetRuns } from '../../packages/hub/src/query/list-runs.ts';
import { readCost } from '../../packages/hub/src/query/read-cost.ts';
import { readHome } from '../../packages/hub/src/query/read-home.ts';
import { readTrends } from '../../packages/hub/src/query/trends.ts';
import type { QueryValues } from '../../packages/hub/src/store/database.ts';
import { DATABASE } from '../../packages/hub/src/store/define-table.ts';
import type { ProjectDatabase } from '../../packages/hub/src/store/project-database.ts';
import { storeTestRuns, type TestRun } from '../../packages/hub/src/testing/stored-runs.ts';
import { median, round } from '../measure.ts';
import { type BenchHub, timeMs } from './running-hub.ts';

const ASKED = 20;
const BATCH = 10_000;
const MOST_MS = 300;
const MOST_RATIO = 3;
const DAY_S = 86_400;
const DAYS = 30;

interface Page {
  readonly path: string;
  readonly ask: (database: ProjectDatabase) => Promise<unknown>;
}

const filter = (query: string) => readFilter(new URLSearchParams(query));
const page = { sort: null, isAscending: false, offset: 0, limit: 50 };
const RUNS = '/api/v1/fleet/runs';

/** What each page of the fleet asks, by its address and as the function behind it. */
const PAGES: Readonly<Record<string, Page>> = {
  home: { path: '/api/v1/fleet/home', ask: (database) => readHome(database, 7) },
  runs: { path: RUNS, ask: (database) => listFleetRuns(database, filter(''), page) },
  runsByTrust: {
    path: `${RUNS}?sort=trust&order=asc&offset=5000`,
    ask: (database) =>
      listFleetRuns(database, filter(''), { ...page, sort: 'trust', isAscending: true, offset: 5_000 }),
  },
  runsOfAgent: {
    path: `${RUNS}?agent=agent7&model=model1`,
    ask: (database) => listFleetRuns(database, filter('agent=agent7&model=model1'), page),
  },
  runsWithText: {
    path: `${RUNS}?text=number%2077`,
    ask: (database) => listFleetRuns(database, filter('text=number 77'), page),
  },
  facets: { path: '/api/v1/fleet/facets', ask: (database) => listFacets(database, filter('')) },
  failures: { path: '/api/v1/fleet/failures', ask: (database) => listFailures(database, filter('')) },
  trends: { path: '/api/v1/fleet/trends', ask: (database) => readTrends(database, filter(''), 'day') },
  compare: {
    path: '/api/v1/fleet/compare?a.model=model1&b.model=model2',
    ask: (database) =>
      compareCohorts(
        database,
        readFilter(new URLSearchParams('a.model=model1'), 'a.'),
        readFilter(new URLSearchParams('b.model=model2'), 'b.'),
      ),
  },
  cost: { path: '/api/v1/fleet/cost', ask: (database) => readCost(database, filter('')) },
};

/** The answers behind the fleet pages, over HTTP, beside the statements of each with nothing around them. */
export async function measurePages(
  hub: BenchHub,
  { runs, events }: { readonly runs: number; readonly events: number },
): Promise<object> {
  if ((await countRuns(hub.database, filter(''))) === 0) await storeFleet(hub, runs, events);
  const pages: Record<
    string,
    { readonly p50Ms: number; readonly p95Ms: number; readonly cpuMs: number; readonly ofBare: number }
  > = {};
  for (const [name, { path, ask }] of Object.entries(PAGES)) pages[name] = await measurePage(hub, path, ask);
  return {
    runs,
    events,
    pages,
    missed: Object.entries(pages).flatMap(([name, { p95Ms, ofBare }]) => [
      ...(p95Ms > MOST_MS ? [`${name} within ${MOST_MS} ms: ${p95Ms}`] : []),
      ...(ofBare > MOST_RATIO ? [`${name} at most ${MOST_RATIO} times the bare SQL: ${ofBare}`] : []),
    ]),
  };
}

async function storeFleet(hub: BenchHub, runs: number, events: number): Promise<void> {
  const storedMs = await timeMs(async () => {
    for (let from = 0; from < runs; from += BATCH)
      await storeTestRuns(
        hub.database,
        Array.from({ length: Math.min(BATCH, runs - from) }, (_, index) => toRun(from + index)),
      );
  });
  const eventsMs = await timeMs(() => storeEvents(hub, runs, events));
  console.log(`${runs} runs stored in ${Math.round(storedMs)} ms, ${events} events in ${Math.round(eventsMs)} ms`);
}

async function measurePage({ address, token, store, database, cpuMs }: BenchHub, path: string, ask: Page['ask']) {
  const asked: (readonly [string, QueryValues])[] = [];
  await ask({
    ...database,
    rows: (sql, values = {}) => {
      asked.push([sql, { ...values, project: database.project }]);
      return database.rows(sql, values);
    },
  });
  const samples = [];
  let pageCpuMs = 0;
  for (let turn = 0; turn < ASKED; turn += 1) {
    const before = cpuMs();
    const pageMs = await timeMs(async () => {
      const answer = await fetch(`${address}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.json();
    });
    pageCpuMs += cpuMs() - before;
    // All at once, as fast as they could be asked.
    const bareMs = await timeMs(() => Promise.all(asked.map(([sql, values]) => store.rows(sql, values))));
    samples.push({ pageMs, ratio: pageMs / bareMs });
  }
  const times = samples.map(({ pageMs }) => pageMs).sort((left, right) => left - right);
  return {
    p50Ms: Math.round(median(times)),
    p95Ms: Math.round(times[Math.ceil(ASKED * 0.95) - 1] ?? 0),
    /** Processor time of hub, engine and client together: other work on the machine does not change it much. */
    cpuMs: Math.round(pageCpuMs / ASKED),
    ofBare: round(median(samples.map(({ ratio }) => ratio))),
  };
}

/** A task as people write one: some hundred characters. */
const TASK = `Read the open invoices in the mailbox, compare each of them with the order it names, and note the difference in the sheet of this month.
When an order is missing, ask the person who placed it and go on with the next one. Do not pay anything. At the end send a summary with the number
of invoices, the sum that is open, and a list of everything that you could not decide.`;

/** Runs of a month: 40 agents on 200 machines with four models; every seventh fails, in one of 50 ways. */
function toRun(number: number): TestRun {
  const fingerprint = String(number % 50).padStart(32, '0');
  const failure = number % 7 === 0 ? { type: 'tool_error_cascade', tool: `tool${number % 5}`, fingerprint } : null;
  return {
    at: Date.now() - ((number * 7_919) % (DAYS * DAY_S)) * 1_000,
    agent: `agent${number % 40}`,
    machine: `machine${number % 200}`,
    model: `model${number % 4}`,
    version: `${number % 3}`,
    trust: failure ? 50 : 90,
    cost: number % 100,
    task: `Do the thing number ${number}. ${TASK.slice((number * 31) % 200)}`,
    prompt: 4_000 + (number % 3),
    labels: { branch: number % 5 === 0 ? 'main' : `topic-${number % 30}`, team: `team${number % 12}` },
    channels: [['telegram', 'slack', 'mail', 'cli'][number % 4] ?? ''],
    tools: ['exec', 'read', `tool${number % 20}`, `tool${(number + 7) % 20}`],
    failure,
  };
}

/** Made where they are stored: as long as real ones, and different. */
const EVENT_BATCH = 1_000_000;

async function storeEvents({ store, database: { project } }: BenchHub, runs: number, events: number): Promise<void> {
  const perRun = Math.ceil(events / runs);
  for (let from = 0; from < events; from += EVENT_BATCH) {
    await store.command(
      `INSERT INTO ${DATABASE}.events (project, agent, seal, seq, month, at, type, tool, status, line, expires)
       SELECT {project:String}, concat('agent', toString(intDiv(number, {perRun:UInt32}) % 40)), lower(hex(SHA256(toString(intDiv(number, {perRun:UInt32}))))),
         number % {perRun:UInt32} + 1, toStartOfMonth(now()), now64(3), ['tool_call', 'tool_output', 'token_usage'][number % 3 + 1], 'exec', 'ok',
         concat('{"event_id":"evt_', toString(number), '","timestamp":"2026-01-01T00:00:00.000Z","payload":{"toolCallId":"call_', hex(cityHash64(number)),
           '","result":"case ', toString(number), ' passed"},"prev_hash":"', hex(SHA256(toString(number))), '","hash":"', hex(SHA256(toString(number + 1))), '"}'),
         '2099-01-01 00:00:00'
       FROM numbers({from:UInt64}, {count:UInt64})`,
      { project, perRun, from, count: Math.min(EVENT_BATCH, events - from) },
    );
  }
}
