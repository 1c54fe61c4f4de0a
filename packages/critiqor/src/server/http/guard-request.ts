import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiFailure } from '../api-failure.ts';

/** Access control: only our own page, in the browser of the user who has the token. */
export interface RequestGuard {
  /** The only accepted `Host`: a foreign DNS name that points here is refused. */
  readonly host: string;
  readonly cookieName: string;
  readonly cookieValue: string;
  readonly token: string;
}

const METHODS = ['GET', 'HEAD'];
export const SESSION_PATH = '/api/session';
const SAME_SITES = ['same-origin', 'none'];

/** Refuses every request that does not come from our own page. */
export function assertOwnRequest({ host }: RequestGuard, request: IncomingMessage, pathname: string): void {
  const { headers, method = '' } = request;
  // Of two, each of us and whatever stands between could take another one.
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw refuse('The request names two hosts.');
  if (headers.host !== host) throw forbid('This address is not served here.');
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    throw forbid('Requests from other pages are refused.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !SAME_SITES.includes(String(site))) throw forbid('Requests from other sites are refused.');
  const isExchange = method === 'POST' && pathname === SESSION_PATH;
  if (!METHODS.includes(method) && !isExchange) {
    throw new ApiFailure(405, 'method_not_allowed', 'The dashboard is read-only: use GET or HEAD.');
  }
}

/** Refuses requests without the cookie that the token is exchanged for. */
export function assertSession({ cookieName, cookieValue }: RequestGuard, request: IncomingMessage): void {
  const given = toCookies(request.headers.cookie).get(cookieName);
  if (given !== undefined && isEqual(given, cookieValue)) return;
  throw new ApiFailure(
    401,
    'unauthorized',
    'The session has expired or the token is missing.',
    'Open the complete address that critiqor dashboard printed.',
  );
}

const MAX_BODY_BYTES = 1_024;

/** Exchanges the token for the session cookie. */
export async function exchangeToken(guard: RequestGuard, request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type'] ?? '';
  // A form on another page cannot send this type without a preflight request, which is refused.
  if (!/^application\/json(;|$)/.test(type)) throw refuse('Send the token as JSON.');
  const token = toToken(await readBody(request));
  if (token === null || !isEqual(token, guard.token)) {
    throw new ApiFailure(
      401,
      'unauthorized',
      'Wrong token for this dashboard.',
      'Open the complete address that critiqor dashboard printed.',
    );
  }
  return `${guard.cookieName}=${guard.cookieValue}; HttpOnly; SameSite=Strict; Path=/`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw refuse('The request is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toToken(body: string): string | null {
  try {
    const { token } = Object(JSON.parse(body)) as { token?: unknown };
    return typeof token === 'string' ? token : null;
  } catch {
    // Not JSON: not a token either.
    return null;
  }
}

function toCookies(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

/** Constant-time comparison. */
function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const forbid = (message: string): ApiFailure => new ApiFailure(403, 'forbidden', message);
const refuse = (message: string): ApiFailure => new ApiFailure(400, 'bad_request', message);
