import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { startDashboard } from '../../../packages/critiqor/src/server/http/dashboard-server.ts';
import { addSealedRun, toToken } from '../../../packages/critiqor/src/testing/test-dashboard.ts';
import type { Random } from '../../random.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

const PATHS = [
  ...[
    '',
    '/',
    '/index.html',
    '/assets/app.js',
    '/api',
    '/api/session',
    '/api/about',
    '/api/runs',
    '/api/runs/trend',
    '/api/compare',
  ],
  ...[
    '',
    '/verification',
    '/privacy',
    '/facets',
    '/events',
    '/events/evt_000002',
    '/events/evt_000002/text',
    '/strip',
    '/timeline',
  ].map((end) => `/api/runs/run_001${end}`),
  ...['/cost', '/live/events/evt_000001', '/nothing'].map((end) => `/api/runs/latest${end}`),
];
const NAMES = [
  'limit',
  'offset',
  'cursor',
  'after',
  'before',
  'sort',
  'order',
  'tool',
  'type',
  'q',
  'text',
  'pointer',
  'runs',
  'from',
  'to',
  'state',
  'agent',
  'label',
  'since',
  'failure',
  'lane',
  'width',
  'buckets',
  'conversation',
];
const VALUES = [
  '0',
  '-1',
  '1e9',
  'NaN',
  '%00',
  '%ff',
  '%',
  'a',
  'run_001,run_001',
  'latest',
  '/payload/input',
  '__proto__',
  '%22%3Cscript%3E',
  '9'.repeat(400),
  '',
  '..%2f..%2f',
  'evt_000001',
  '2026-01-01',
  '%F0%9F%98%80',
];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'get', 'TRACE'];
const ASSETS = new Map([['/index.html', { type: 'text/html', body: Buffer.from('<!doctype html>') }]]);
/** A hang guard; a busy machine answers late. */
const ANSWER_MS = 300_000;

/** The dashboard's API over a real socket: no request gets 500 or more, and the next one is answered as if nothing had been. */
export const openApi: OpenParser = async (folder, random) => {
  const runsDir = join(folder, 'runs');
  await addSealedRun(runsDir, 'run_001', 'exec-denied');
  const errors: unknown[] = [];
  const dashboard = await startDashboard({
    runsDir,
    version: '0',
    assets: ASSETS,
    onError: (cause) => errors.push(cause),
  });
  const host = `127.0.0.1:${dashboard.port}`;
  const body = JSON.stringify({ token: toToken(dashboard.grant(null, false).address) });
  const head = (lines: readonly string[], rest = ''): string => `${lines.join('\r\n')}\r\n\r\n${rest}`;
  const opened = await ask(
    dashboard.port,
    head(
      [
        'POST /api/session HTTP/1.1',
        `Host: ${host}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ],
      body,
    ),
  );
  const cookie = /Set-Cookie: ([^;\r]+)/i.exec(opened)?.[1] ?? '';
  must(cookie !== '', `no session: ${opened.slice(0, 300)}`);
  // Ports and cookies differ from run to run: kept inputs carry names for them.
  const fill = (input: string): string => input.replaceAll('{host}', host).replaceAll('{cookie}', cookie);
  const make = (): string => {
    const query = Array.from({ length: random.below(4) }, () => `${random.pick(NAMES)}=${random.pick(VALUES)}`).join(
      '&',
    );
    const target = `${random.pick(PATHS)}${query ? `?${query}` : ''}`;
    return head([
      `${random.pick(METHODS)} ${target} HTTP/1.1`,
      'Host: {host}',
      'Cookie: {cookie}',
      ...(random.chance(0.1) ? ['Origin: http://evil.example'] : []),
    ]);
  };
  return {
    seeds: PATHS.map((path) => head([`GET ${path} HTTP/1.1`, 'Host: {host}', 'Cookie: {cookie}'])),
    mutate: (input, from, pool) => mutateRequest(from.chance(0.5) ? make() : input, from, pool),
    async feed(input) {
      const answer = await ask(dashboard.port, fill(input));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      must(status < 500, `answered with ${status}: ${answer.slice(0, 200)}`);
      must(errors.length === 0, `unforeseen: ${(errors.shift() as Error | undefined)?.stack}`);
      must(!/\bat .*\.ts:\d/.test(answer), 'an answer shows a stack');
      const path = /^\w+ ([^? ]{1,60})/.exec(input)?.[1]?.split('/').slice(0, 5).join('/') ?? '';
      return `${status} ${PATHS.includes(path) ? path : ''} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? ''}`;
    },
    close: () => dashboard.close(),
  };
};

const mutateRequest = (input: string, random: Random, pool: readonly string[]): string =>
  random.chance(0.5) ? mutate(input, random, pool) : input;

/** Sends bytes on a connection of its own and gives what comes back before the server closes it or the answer is complete. */
function ask(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => void socket.end(request));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${ANSWER_MS} ms`));
    }, ANSWER_MS);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    // A server may hang up on what it cannot read.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}
