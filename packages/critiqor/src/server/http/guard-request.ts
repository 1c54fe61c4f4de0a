import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiFailure } from '../api-failure.ts';

/** Who may ask: only a page that this server gave out, in the browser of the person who has the token. */
export interface RequestGuard {
  /** The only `Host` that is answered: a name that somebody else's DNS points here is another one. */
  readonly host: string;
  readonly cookieName: string;
  readonly cookieValue: string;
  readonly token: string;
}

const METHODS = ['GET', 'HEAD'];
export const SESSION_PATH = '/api/session';
const SAME_SITES = ['same-origin', 'none'];

/** Refuses what does not come from our own page, whatever it asks for. */
export function assertOwnRequest({ host }: RequestGuard, request: IncomingMessage, pathname: string): void {
  const { headers, method = '' } = request;
  if (headers.host !== host) throw forbid('This address is not served here.');
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    throw forbid('Requests of other pages are refused.');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !SAME_SITES.includes(String(site))) throw forbid('Requests of other sites are refused.');
  const isExchange = method === 'POST' && pathname === SESSION_PATH;
  if (!METHODS.includes(method) && !isExchange) {
    throw new ApiFailure(405, 'method_not_allowed', 'The dashboard only reads: GET and HEAD.');
  }
}

/** Refuses whoever has not exchanged the token for the cookie. */
export function assertSession({ cookieName, cookieValue }: RequestGuard, request: IncomingMessage): void {
  const given = toCookies(request.headers.cookie).get(cookieName);
  if (given !== undefined && isEqual(given, cookieValue)) return;
  throw new ApiFailure(
    401,
    'unauthorized',
    'This needs the token that critiqor dashboard printed.',
    'Open the whole address that the command printed.',
  );
}

const MAX_BODY_BYTES = 1_024;

/** Takes the token, and returns the cookie that stands for it from now on. */
export async function exchangeToken(guard: RequestGuard, request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type'] ?? '';
  // A form of another page cannot send this type without asking first, and nobody would be answered.
  if (!/^application\/json(;|$)/.test(type)) throw refuse('The token is sent as JSON.');
  const token = toToken(await readBody(request));
  if (token === null || !isEqual(token, guard.token)) {
    throw new ApiFailure(
      401,
      'unauthorized',
      'This is not the token of this dashboard.',
      'Open the whole address that the command printed.',
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

/** Takes the same time wherever two texts differ. */
function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const forbid = (message: string): ApiFailure => new ApiFailure(403, 'forbidden', message);
const refuse = (message: string): ApiFailure => new ApiFailure(400, 'bad_request', message);
