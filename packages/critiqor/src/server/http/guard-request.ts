import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { ApiFailure } from '../api-failure.ts';
import type { AccessTokens } from './access-tokens.ts';

/** Access control: only our own page, in the browser of the user who has the token. */
export interface RequestGuard {
  /** The only accepted `Host`: a foreign DNS name that points here is refused. */
  readonly host: string;
  readonly cookieName: string;
  readonly cookieValue: string;
  /** Open a session, once each. */
  readonly tokens: AccessTokens;
  /** With this, other commands of the same user get a token. It is in a file that only this user can read. */
  readonly secret: string;
  /** What our page sends with everything that it writes; null when nothing may be written. */
  readonly writeToken: string | null;
}

const METHODS = ['GET', 'HEAD'];
export const SESSION_PATH = '/api/session';
export const ACCESS_PATH = '/api/access';
const SAME_SITES = ['same-origin', 'none'];

/** Refuses every request that does not come from our own page. */
export function assertOwnRequest({ host }: RequestGuard, request: IncomingMessage, pathname: string): void {
  const { headers, method = '' } = request;
  // Of two, we and a proxy in between could each take a different one.
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw refuse('The request names two hosts.');
  if (headers.host !== host) throw forbid('This address is not served here.');
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    throw forbid('Requests from other pages are refused.');
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || SAME_SITES.includes(String(site));
  if (!isOwnSite && !opensPage(request, pathname)) throw forbid('Requests from other sites are refused.');
  const isExchange = method === 'POST' && (pathname === SESSION_PATH || pathname === ACCESS_PATH);
  if (!METHODS.includes(method) && !isExchange && !isAnnotating(method, pathname)) {
    throw new ApiFailure(405, 'method_not_allowed', 'Nothing can be changed here: use GET or HEAD.');
  }
}

/** The only thing that can be written: what a person says about a run. */
export const isAnnotating = (method: string | undefined, pathname: string): boolean =>
  method === 'POST' && /^\/api\/runs\/[\w-]{1,40}\/annotations$/.test(pathname);

const MAX_ANNOTATION_BYTES = 16_384;
const TOKEN_HEADER = 'x-critiqor-token';

/** Reads what our own page wrote: with its session, its origin and its token. */
export async function readAnnotation(
  guard: RequestGuard,
  request: IncomingMessage,
): Promise<Readonly<Record<string, unknown>>> {
  assertSession(guard, request);
  // A browser always names the origin of a POST; whatever does not is no page of ours.
  if (request.headers.origin !== `http://${guard.host}`) throw forbid('Only our own page may write.');
  if (guard.writeToken === null) throw forbid('This dashboard is read-only.');
  const token = request.headers[TOKEN_HEADER];
  if (typeof token !== 'string' || !isEqual(token, guard.writeToken)) throw forbid('The token is missing or wrong.');
  return readMembers(request, MAX_ANNOTATION_BYTES);
}

/** Whether a link or the opening page leads a window here. The document has no data: those are asked for by our own page. */
function opensPage({ headers, method = '' }: IncomingMessage, pathname: string): boolean {
  const isPage = METHODS.includes(method) && pathname !== '/api' && !pathname.startsWith('/api/');
  return isPage && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
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
  const { token } = await readMembers(request);
  if (typeof token !== 'string' || !guard.tokens.redeem(token)) {
    throw new ApiFailure(
      401,
      'unauthorized',
      'This address was used before, has expired, or belongs to another dashboard.',
      'Run critiqor dashboard again and open the address that it prints.',
    );
  }
  return `${guard.cookieName}=${guard.cookieValue}; HttpOnly; SameSite=Strict; Path=/`;
}

/** What another command of the same user asks for: an address, and a page that leads there. */
export interface AccessRequest {
  readonly run: string | null;
  readonly open: boolean;
}

/** Reads a request for access; refuses whoever does not know the secret. */
export async function readAccessRequest(guard: RequestGuard, request: IncomingMessage): Promise<AccessRequest> {
  const { secret, run, open } = await readMembers(request);
  if (typeof secret !== 'string' || !isEqual(secret, guard.secret)) {
    throw new ApiFailure(401, 'unauthorized', 'Only commands of the user who started the dashboard get an address.');
  }
  return { run: typeof run === 'string' && isRunId(run) ? run : null, open: open === true };
}

async function readMembers(
  request: IncomingMessage,
  maxBytes = MAX_BODY_BYTES,
): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers['content-type'] ?? '';
  // A form on another page cannot send this type without a preflight request, which is refused.
  if (!/^application\/json(;|$)/.test(type)) throw refuse('Send it as JSON.');
  const body = await readBody(request, maxBytes);
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    // Not JSON: nothing in it either.
    return {};
  }
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw refuse('The request is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
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
