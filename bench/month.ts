import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { findStores } from '../packages/critiqor/src/imports/openclaw/find-stores.ts';
import { listNewSeals, type SealedFiles } from '../packages/critiqor/src/runs/list-seal.ts';
import type { RunRecord } from '../packages/critiqor/src/runs/run-record.ts';
import { toRecordText } from '../packages/critiqor/src/runs/runs-directory.ts';
import { createDashboardApi } from '../packages/critiqor/src/server/http/dashboard-api.ts';
import { importAll, makeEntries, writeSessionFile } from '../packages/critiqor/src/testing/imports/test-store.ts';
import { median, round, saveResults } from './measure.ts';

/**
 * A month of a busy gateway: 30 days with 500 runs each. Prints what listing, the home page and a search take, in a process of their own and in a
 * dashboard that goes on. `npm run bench:month [DAYS] [RUNS A DAY]`. The evidence of a few real runs is copied under every number: lists and
 * searches never read it, and their own files are written by the product.
 */

const DAYS = Number(process.argv[2] ?? 30);
const RUNS_A_DAY = Number(process.argv[3] ?? 500);
const ROUNDS = 7;
const MAX_MS = 300;
const TEMPLATES = 8;
const DAY_MS = 86_400_000;
const BATCH = 500;
const SETTLED_MS = 2_100;
const PROGRAM = resolve(import.meta.dirname, '../packages/critiqor/dist/critiqor.js');
const WORDS =
  'invoice refund deploy server report garden music ticket customer meeting draft price budget flight hotel release branch login error update'.split(
    ' ',
  );

const folder = mkdtempSync(join(tmpdir(), 'critiqor-month-'));
try {
  const runsDir = join(folder, 'runs');
  const total = DAYS * RUNS_A_DAY;
  const start = Date.now() - DAYS * DAY_MS;
  const templates = await makeTemplates();
  for (let first = 1; first <= total; first += BATCH)
    makeRuns(runsDir, templates, first, Math.min(first + BATCH - 1, total), start);
  await setTimeout(SETTLED_MS);
  const sizes = ['seals.jsonl', '.critiqor/texts.jsonl'].map((name) => statSync(join(runsDir, name)).size);
  console.log(`${total} runs of ${DAYS} days; list of seals ${toMb(sizes[0])} MB, texts ${toMb(sizes[1])} MB`);
  const commands = measureCommands(runsDir);
  const answers = await measureDashboard(runsDir);
  for (const [name, { wallMs, cpuMs }] of Object.entries({ ...commands, ...answers })) {
    console.log(`${wallMs < MAX_MS ? 'ok  ' : 'MISS'} ${name}: ${wallMs} ms, ${cpuMs} ms of processor time`);
  }
  saveResults('month', { runs: total, sealsMb: toMb(sizes[0]), textsMb: toMb(sizes[1]), commands, answers });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function toMb(bytes = 0): number {
  return round(bytes / 1e6, 1);
}

type Template = SealedFiles & { readonly session: string };

/** A few real runs, imported, sealed and judged. */
async function makeTemplates(): Promise<Template[]> {
  const [state, runs] = [join(folder, 'state'), join(folder, 'templates')];
  writeSessionFile(state, 'talk', makeEntries(TEMPLATES));
  const { imported } = await importAll(runs, findStores(state, { idleMs: 900_000, now: Date.now() }));
  return imported.map(({ run_id }) => {
    const paths = toRunPaths(runs, run_id ?? '');
    const [session, text] = [readFileSync(paths.session, 'utf8'), readFileSync(paths.diagnosis, 'utf8')];
    const made = toDiagnosis(JSON.parse(text));
    if (!made) throw new Error('The diagnosis of a template cannot be read.');
    const record = JSON.parse(readFileSync(paths.record, 'utf8')) as RunRecord;
    return { session, record, diagnosis: { text, made }, facts: null };
  });
}

function makeRuns(runsDir: string, templates: readonly Template[], first: number, last: number, start: number): void {
  const files: (SealedFiles & { readonly text: string })[] = [];
  mkdirSync(join(runsDir, '.critiqor'), { recursive: true });
  for (let number = first; number <= last; number += 1) {
    const template = templates[number % templates.length] as Template;
    const run_id = `run_${String(number).padStart(3, '0')}`;
    const paths = toRunPaths(runsDir, run_id);
    const started_at = new Date(start + ((number - 1) / RUNS_A_DAY) * DAY_MS).toISOString();
    const record = {
      ...template.record,
      run_id,
      timestamps: { ...template.record.timestamps, started_at, finalized_at: started_at },
    };
    mkdirSync(paths.directory);
    writeFileSync(paths.session, template.session);
    writeFileSync(paths.diagnosis, template.diagnosis?.text ?? '');
    files.push({ ...template, record, facts: makeFacts(number), text: toRecordText(record) });
  }
  listNewSeals(runsDir, files, new Date().toISOString());
  for (const { record, text } of files) writeFileSync(toRunPaths(runsDir, record.run_id).record, text);
}

/** Texts as people and models write them: most short, some of several pages. */
function makeFacts(number: number) {
  const say = (seed: number, words: number): string =>
    Array.from(
      { length: words },
      (_, index) => WORDS[(seed * 31 + index * 7 + ((seed * index) % 13)) % WORDS.length],
    ).join(' ');
  return {
    channel: ['telegram', 'slack', null][number % 3] ?? null,
    trigger: ['user', 'user', 'cron', 'heartbeat'][number % 4] ?? null,
    conversation: `agent:main:talk-${number % 40}`,
    models: ['scripted-1'],
    task: `Please ${say(number, 20 + (number % 50))} number${number}.`,
    answer: `Done: ${say(number + 1, 40 + (number % 20) * 20)}`,
  };
}

/** Medians. On a busy machine people wait for others; what the work itself takes, with compiling and collecting on other threads, stays comparable. */
interface Taken {
  readonly wallMs: number;
  readonly cpuMs: number;
}

function toMedians(taken: readonly Taken[]): Taken {
  return {
    wallMs: round(median(taken.map(({ wallMs }) => wallMs)), 0),
    cpuMs: round(median(taken.map(({ cpuMs }) => cpuMs)), 0),
  };
}

/** Whole processes, as people wait for them. */
function measureCommands(runsDir: string): Record<string, Taken> {
  const commands: Readonly<Record<string, readonly string[]>> = {
    'critiqor runs': ['runs'],
    'critiqor runs --day today': ['runs', '--day', 'today'],
    'critiqor runs --failure': ['runs', '--failure', 'tool_error_cascade'],
    'critiqor runs --text, many hits': ['runs', '--text', 'invoice refund'],
    'critiqor runs --text, one hit': ['runs', '--text', 'number4711'],
    'critiqor status': ['status'],
  };
  const time = (args: readonly string[]): Taken => {
    const timed = ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"', process.execPath, PROGRAM, ...args];
    const begun = performance.now();
    const { status, stderr } = spawnSync('bash', [...timed, '--runs-dir', runsDir], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const wallMs = performance.now() - begun;
    // Without an active run `status` ends with 1.
    if (status !== 0 && args[0] !== 'status') throw new Error(stderr);
    const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
    return { wallMs, cpuMs: 1_000 * (user + system) };
  };
  return Object.fromEntries(
    Object.entries(commands).map(([name, args]) => [name, toMedians(Array.from({ length: ROUNDS }, () => time(args)))]),
  );
}

/** Answers of a dashboard: the first one, which reads the list, and later ones after its half second of memory is over. */
async function measureDashboard(runsDir: string): Promise<Record<string, Taken>> {
  const api = createDashboardApi({ runsDir: runsDir, version: 'bench', writeToken: null });
  const ask = async (address: string): Promise<Taken> => {
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const response = { writeHead: () => response, setHeader: () => response, end: () => response } as never;
    await api.answer({ headers: {} } as never, response, new URL(address, 'http://localhost'));
    const { user, system } = process.cpuUsage(used);
    return { wallMs: performance.now() - begun, cpuMs: (user + system) / 1_000 };
  };
  const results: Record<string, Taken> = { 'dashboard, first list': toMedians([await ask('/api/runs')]) };
  const addresses = {
    'dashboard, list': '/api/runs',
    'dashboard, home': '/api/home',
    'dashboard, search': '/api/runs?search=invoice%20number4711',
  };
  for (const [name, address] of Object.entries(addresses)) {
    const times: Taken[] = [];
    for (let index = 0; index < ROUNDS; index += 1) {
      await setTimeout(600);
      times.push(await ask(address));
    }
    results[name] = toMedians(times);
  }
  api.close();
  return results;
}
