import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { diagnoseRun, toDiagnosisText, withDiagnosis } from '../judge/diagnose-run.ts';
import { createRunRecord, transition } from '../runs/run-lifecycle.ts';
import { lifecycleEvents, type RunMetadata } from '../runs/run-record.ts';
import { writeFileAtomically, writeRecord } from '../runs/runs-directory.ts';
import { withEventLog } from '../runs/with-event-log.ts';
import { sealEvidence } from '../seal/seal-evidence.ts';
import { type Dashboard, startDashboard } from '../server/http/dashboard-server.ts';
import type { Assets } from '../server/http/serve-assets.ts';
import type { Audience } from '../visibility/audience.ts';
import { writeJournal } from './test-evidence.ts';

/** What tests of the dashboard share: runs from recordings, and a dashboard that serves them. */

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/evidence');

const METADATA: RunMetadata = {
  agent_id: 'deployer',
  tenant_id: 'acme',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'openclaw_runtime_v1',
  difficulty_tier: 'standard',
  labels: { branch: 'main' },
};

export function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-dashboard-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'runs');
}

export const readFixture = (name: string): string[] =>
  readFileSync(join(FIXTURES, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');

/** A live run: its record and as much of a journal as is given. */
export function addLiveRun(
  runsDir: string,
  runId: string,
  lines: readonly string[],
  metadata: Partial<RunMetadata> = {},
): RunPaths {
  const paths = toRunPaths(runsDir, runId);
  ensureRunDirectories(paths);
  writeRecord(paths, createRunRecord(runId, { ...METADATA, ...metadata }, toStart(lines)));
  writeJournal(paths, lines);
  return paths;
}

/** Seals and judges a run as `finalize` does. */
export async function closeRun(paths: RunPaths): Promise<void> {
  const record = JSON.parse(readFileSync(paths.record, 'utf8'));
  const at = '2026-12-01T00:00:00.000Z';
  const finalizing = transition(record, 'FINALIZING', at, 'finalize requested');
  const seal = await sealEvidence({
    paths,
    lifecycle: lifecycleEvents(record),
    createdAt: record.timestamps.created_at,
    sealedAt: at,
  });
  const closed = transition(finalizing, 'COMPLETED', at, 'evidence sealed');
  const sealed = withEventLog({ ...closed, timestamps: { ...closed.timestamps, finalized_at: at } }, seal);
  const diagnosis = diagnoseRun(paths, sealed);
  writeFileAtomically(paths.diagnosis, toDiagnosisText(diagnosis));
  writeRecord(paths, withDiagnosis(sealed, diagnosis));
}

/** A sealed and judged run, from a recording or from lines. */
export async function addSealedRun(
  runsDir: string,
  runId: string,
  fixture: string | readonly string[],
  metadata: Partial<RunMetadata> = {},
): Promise<RunPaths> {
  const paths = addLiveRun(runsDir, runId, typeof fixture === 'string' ? readFixture(fixture) : fixture, metadata);
  await closeRun(paths);
  return paths;
}

const toStart = (lines: readonly string[]): string =>
  lines[0] === undefined ? '2026-01-01T00:00:00.000Z' : JSON.parse(lines[0]).timestamp;

interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Body;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface TestDashboard {
  readonly dashboard: Dashboard;
  readonly cookie: string;
  /** A request with exactly these headers and no cookie. */
  send(path: string, request?: RawRequest): Promise<Answer>;
  /** Asks the API with the cookie, and again while an index is being made. */
  get<Body>(path: string): Promise<Answer<Body>>;
}

const ASSETS: Assets = new Map([
  ['/index.html', { type: 'text/html; charset=utf-8', body: Buffer.from('<!doctype html><title>app</title>') }],
  ['/assets/app.js', { type: 'text/javascript; charset=utf-8', body: Buffer.from('export {};') }],
]);

export async function startTestDashboard(
  t: TestContext,
  runsDir: string,
  audience: Audience = 'owner',
  readOnly = false,
  notices: readonly string[] = [],
): Promise<TestDashboard> {
  const dashboard = await startDashboard({
    runsDir,
    audience,
    readOnly,
    notices: () => notices,
    version: '0.0.0',
    assets: ASSETS,
    onError: (cause) => t.diagnostic(`unforeseen: ${(cause as Error).stack}`),
  });
  t.after(() => dashboard.close());
  const send = (path: string, { method = 'GET', headers = {}, body }: RawRequest = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: dashboard.port, path, method, headers, agent: false };
      const asking = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = String(response.headers['content-type']).includes('json');
          const parsed = isJson && text ? JSON.parse(text) : null;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed });
        });
        response.on('error', reject);
      });
      asking.on('error', reject);
      asking.end(body);
    });
  const session = await send('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: toToken(dashboard.grant(null, false).address) }),
  });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const get = async <Body>(path: string): Promise<Answer<Body>> => {
    for (;;) {
      const answer = await send(path.replaceAll(' ', '%20'), { headers: { cookie } });
      if (answer.status !== 202) return answer as Answer<Body>;
    }
  };
  return { dashboard, cookie, send, get };
}

/** The token of an address. */
export const toToken = (address: string): string => address.split('#token=')[1] ?? '';
