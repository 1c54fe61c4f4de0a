import type { IncomingMessage, ServerResponse } from 'node:http';
import { HubRefusal } from '../hub-refusal.ts';
import { readBody } from '../ingest/read-body.ts';
import type { Authorizer } from '../tenancy/authorize.ts';
import { SESSION_LIFE_SECONDS, type Sessions } from '../tenancy/sessions.ts';
import { parseJson } from './push-routes.ts';

const MAX_BODY_BYTES = 1_024;

/** The secret of the session that a browser has; null without one. */
export function readSessionCookie(request: IncomingMessage): string | null {
  const name = toCookieName(request);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/**
 * Refuses what another page makes a browser send. A session must not act for a page that is not ours: browsers say where a request comes from,
 * and what does not say it is no browser with a session.
 */
export function assertOwnPage(request: IncomingMessage): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isOwnSite = site === undefined ? origin === undefined || isOrigin(origin, host) : OWN_SITES.has(String(site));
  const mustName = request.method !== 'GET' && site === undefined && origin === undefined;
  if (!isOwnSite || mustName) throw new HubRefusal(403, 'forbidden', 'Requests from other pages are refused.');
}

const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

const isOrigin = (origin: string, host = ''): boolean => origin === `http://${host}` || origin === `https://${host}`;

interface SessionOptions {
  readonly sessions: Sessions;
  readonly authorizer: Authorizer;
  readonly remote: string;
  /** Whether browsers reach the hub over HTTPS only. */
  readonly isSecure: boolean;
}

/** Exchanges a token for a cookie that scripts cannot read (POST), or ends the session (DELETE). */
export async function answerSession(
  request: IncomingMessage,
  response: ServerResponse,
  options: SessionOptions,
): Promise<void> {
  assertOwnPage(request);
  if (request.method === 'POST') await signIn(request, response, options);
  else if (request.method === 'DELETE') await signOut(request, response, options);
  else throw new HubRefusal(405, 'method_not_allowed', 'Sign in with POST, sign out with DELETE.');
}

async function signIn(
  request: IncomingMessage,
  response: ServerResponse,
  { sessions, authorizer, remote, isSecure }: SessionOptions,
): Promise<void> {
  // A form on another page cannot send this type without asking first, which is refused.
  if (!/^application\/json(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new HubRefusal(400, 'bad_request', 'Send the token as JSON.');
  const { token } = Object(parseJson((await readBody(request, MAX_BODY_BYTES)).bytes.toString('utf8'))) as {
    readonly token?: unknown;
  };
  const authorization = await authorizer.authorize(`Bearer ${String(token)}`, remote);
  if ('refused' in authorization)
    throw new HubRefusal(
      authorization.refused === 'unauthorized' ? 401 : 429,
      authorization.refused,
      authorization.why,
    );
  const { grant } = authorization;
  if (!grant.scopes.includes('read'))
    throw new HubRefusal(403, 'forbidden', 'This token cannot read: sign in with one that has the scope read.');
  setCookie(request, response, await sessions.open(grant, remote), SESSION_LIFE_SECONDS, isSecure);
  response.writeHead(204).end();
}

async function signOut(
  request: IncomingMessage,
  response: ServerResponse,
  { sessions, authorizer, isSecure }: SessionOptions,
): Promise<void> {
  const secret = readSessionCookie(request);
  if (secret !== null) {
    await sessions.end(secret);
    authorizer.forget(secret);
  }
  setCookie(request, response, '', 0, isSecure);
  response.writeHead(204).end();
}

function setCookie(
  request: IncomingMessage,
  response: ServerResponse,
  value: string,
  maxAge: number,
  isSecure: boolean,
): void {
  response.setHeader(
    'Set-Cookie',
    `${toCookieName(request)}=${value}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`,
  );
}

/** Browsers do not separate cookies by port: two hubs on one machine must not overwrite each other's. */
const toCookieName = ({ headers }: IncomingMessage): string =>
  `critiqor_hub_${/:(\d{1,5})$/.exec(headers.host ?? '')?.[1] ?? ''}`;
