import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { startDashboard } from '../packages/critiqor/src/server/http/dashboard-server.ts';
import { toToken } from '../packages/critiqor/src/testing/test-dashboard.ts';
import { makeBusyRun } from './busy-run.ts';
import { median, round, saveResults } from './measure.ts';

/** What the dashboard's API takes on a run of a million events. `npm run bench:dashboard-api [EVENTS]` */

const EVENTS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 15;
/** For a page of events, whatever it is filtered by. */
const MAX_PAGE_MS = 50;
type ToPath = (round: number) => string;

const toId = (number: number): string => `evt_${String(Math.floor(number)).padStart(6, '0')}`;
/** The journal has an event each millisecond. */
const toMs = (event: number): number => Date.UTC(2026, 0, 1) + Math.floor(event);

/** Requests by name, another one in each round, so that nothing is answered from the round before. */
const PAGES: Readonly<Record<string, ToPath>> = {
  'first page': () => 'events',
  'page in the middle': (round) => `events?offset=${Math.floor(EVENTS / 2) + round * 100}`,
  'newest first': (round) => `events?order=desc&offset=${round * 100}`,
  'page around an event': (round) => `events?around=${toId(EVENTS / 3 + round)}`,
  'filter by kind': (round) => `events?kind=tool&from_ms=${toMs(round)}`,
  'filter by tool, status, session and time': (round) =>
    `events?tool=exec&status=ok&session=agent:main:main&from_ms=${toMs(EVENTS / 10 + round)}&folded=1&offset=${EVENTS / 10}`,
  'errors, without a match': (round) => `events?status=error&from_ms=${toMs(round)}`,
  'search for a rare word': (round) => `events?search="case ${Math.floor(EVENTS / 2) + round}"`,
  'search for a word in every sixth event': (round) => `events?search=passes&offset=${round * 100}`,
  'search with filters, newest first': (round) =>
    `events?search=npm&kind=tool&status=ok&order=desc&offset=${round * 100}`,
};
const VIEWS: Readonly<Record<string, ToPath>> = {
  'one event': (round) => `events/${toId(EVENTS / 2 + round)}`,
  facets: () => 'facets',
  strip: (round) => `strip?buckets=${200 + round}`,
  'timeline, whole run': (round) => `timeline?buckets=${300 + round}`,
  'timeline, a window': (round) => `timeline?from_ms=${toMs(EVENTS / 2 + round)}&to_ms=${toMs(EVENTS / 2 + 3_000)}`,
  cost: (round) => `cost?points=${400 + round}`,
  privacy: () => 'privacy',
};

const runsDir = mkdtempSync(join(tmpdir(), 'critiqor-bench-'));
try {
  const sessionMb = round((await makeBusyRun(runsDir, 'run_001', EVENTS)) / 1e6, 0);
  const { ask, close } = await serve();
  const indexMs = await measureIndex(ask);
  const indexMb = round(statSync(join(runsDir, '.critiqor/index/run_001.sqlite')).size / 1e6, 0);
  console.log(`${EVENTS} events, ${sessionMb} MB; the index, made once: ${round(indexMs / 1_000, 1)} s, ${indexMb} MB`);
  const bare = await measure(ask, () => 'nothing-there');
  console.log(`     a request that is only refused: ${bare.medianMs} ms, at best ${bare.bestMs} ms`);
  const pages = await measureAll(ask, PAGES);
  for (const [name, { medianMs, bestMs, bytes }] of Object.entries(pages)) {
    console.log(
      `${medianMs < MAX_PAGE_MS ? 'ok  ' : 'MISS'} ${name}: ${medianMs} ms, at best ${bestMs} ms, ${bytes} bytes`,
    );
  }
  const views = await measureAll(ask, VIEWS);
  for (const [name, { medianMs, bestMs, bytes }] of Object.entries(views)) {
    console.log(`     ${name}: ${medianMs} ms, at best ${bestMs} ms, ${bytes} bytes`);
  }
  saveResults('dashboard-api', { events: EVENTS, sessionMb, indexMs: round(indexMs, 0), indexMb, bare, pages, views });
  await close();
} finally {
  rmSync(runsDir, { recursive: true });
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

type Ask = (path: string) => Promise<Answer>;

async function serve(): Promise<{ readonly ask: Ask; readonly close: () => Promise<void> }> {
  const dashboard = await startDashboard({ runsDir, version: '', assets: new Map(), onError: console.error });
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, method: string, headers: Readonly<Record<string, string>>, body?: string) =>
    new Promise<Answer & { readonly cookie: string }>((resolve, reject) => {
      const begun = performance.now();
      const options = { host: '127.0.0.1', port: dashboard.port, path, method, headers, agent };
      const asking = request(options, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => {
          bytes += chunk.length;
        });
        response.on('end', () => {
          const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
          resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - begun, cookie });
        });
      });
      asking.on('error', reject);
      asking.end(body);
    });
  const token = JSON.stringify({ token: toToken(dashboard.grant(null, false).address) });
  const { cookie } = await send('/api/session', 'POST', { 'content-type': 'application/json' }, token);
  return {
    ask: (path) => send(`/api/runs/run_001${path}`.replaceAll(' ', '%20'), 'GET', { cookie }),
    close: () => {
      agent.destroy();
      return dashboard.close();
    },
  };
}

/** From the first request that needs the index to the first that is answered from it. */
async function measureIndex(ask: Ask): Promise<number> {
  const begun = performance.now();
  while ((await ask('/facets')).status === 202) await setTimeout(50);
  return performance.now() - begun;
}

interface Measured {
  readonly medianMs: number;
  /** What it takes when nothing else wants the machine. */
  readonly bestMs: number;
  readonly bytes: number;
}

async function measureAll(ask: Ask, paths: Readonly<Record<string, ToPath>>): Promise<Record<string, Measured>> {
  const measured: Record<string, Measured> = {};
  for (const [name, path] of Object.entries(paths)) measured[name] = await measure(ask, path);
  return measured;
}

async function measure(ask: Ask, toPath: ToPath): Promise<Measured> {
  const answers: Answer[] = [];
  for (let number = 0; number < ROUNDS; number++) {
    const path = toPath(number);
    const answer = await ask(`/${path}`);
    if (answer.status !== 200 && !path.includes('nothing')) throw new Error(`${path}: ${answer.status}`);
    answers.push(answer);
  }
  const times = answers.map(({ ms }) => ms);
  return { medianMs: round(median(times), 1), bestMs: round(Math.min(...times), 1), bytes: answers[0]?.bytes ?? 0 };
}
