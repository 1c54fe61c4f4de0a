import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { HubFailure } from '@critiqor/api/push';
import { ApiFailure } from '../../../critiqor/src/server/api-failure.ts';
import { SESSION_PATH } from '../../../critiqor/src/server/http/guard-request.ts';
import { sendFailure as sendApiFailure, setCommonHeaders } from '../../../critiqor/src/server/http/responses.ts';
import { type Assets, sendAsset } from '../../../critiqor/src/server/http/serve-assets.ts';
import { HubError } from '../hub-error.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { createOpenedRuns } from '../open/opened-runs.ts';
import { type Database, toPassingProblem } from '../store/database.ts';
import { bindToProject } from '../store/project-database.ts';
import { createAuthorizer } from '../tenancy/authorize.ts';
import { findProject } from '../tenancy/projects.ts';
import { createSessions } from '../tenancy/sessions.ts';
import { createToken, listTokens, revokeToken } from '../tenancy/tokens.ts';
import { ALERT_ROUTES } from './alert-routes.ts';
import { answerSession, assertOwnPage, readSessionCookie } from './browser-session.ts';
import { FLEET_ROUTES } from './fleet-routes.ts';
import { PUSH_ROUTES } from './push-routes.ts';
import type { HubAnswer, HubRequest, HubRoute, Tenancy } from './route.ts';
import { RUN_ROUTES } from './run-routes.ts';
import { createSlots } from './slots.ts';
import { TENANCY_ROUTES } from './tenancy-routes.ts';

/** Every address that a token opens. Tests go through this list. */
export const ROUTES: readonly HubRoute[] = [
  ...PUSH_ROUTES,
  ...TENANCY_ROUTES,
  ...FLEET_ROUTES,
  ...ALERT_ROUTES,
  ...RUN_ROUTES,
];

interface HubServerOptions {
  readonly workFolder: string;
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** Whether the address of a client is in `X-Forwarded-For`: only behind a proxy that sets it. */
  readonly behindProxy?: boolean;
  /** Whether webhooks may be in private networks. */
  readonly allowPrivateWebhooks?: boolean;
  /** The web app. */
  readonly assets?: Assets;
  readonly onError?: (cause: unknown) => void;
}

/** Uploads that are verified at once; others wait, and so does their sender. */
const SLOTS = 4;
const MAX_WAITING = 256;
const RETRY_SECONDS = 5;

/** The hub's HTTP server. It keeps nothing: any number of them can serve one database. */
export function createHubServer(database: Database, options: HubServerOptions): Server {
  const authorizer = createAuthorizer(database);
  const withSlot = createSlots(SLOTS, MAX_WAITING);
  const sessions = createSessions(database);
  const opened = createOpenedRuns(options.workFolder);
  const isSecure = options.tls !== undefined || (options.behindProxy ?? false);
  const limits = { requestTimeout: 600_000, headersTimeout: 20_000, maxHeaderSize: 16_384 };
  const server: Server = options.tls ? createSecureServer({ ...limits, ...options.tls }) : createServer(limits);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<HubAnswer | undefined> => {
    const url = new URL(request.url ?? '/', 'http://hub');
    if (url.pathname === '/healthz') return { body: await toHealth(database) };
    const remote = toRemote(request, options.behindProxy ?? false);
    if (url.pathname === SESSION_PATH) {
      await answerSession(request, response, { sessions, authorizer, remote, isSecure });
      return undefined;
    }
    if (options.assets && isPage(request, url)) {
      sendAsset(response, url.pathname, options.assets);
      return undefined;
    }
    const { route, parts } = findRoute(ROUTES, request.method ?? '', url.pathname);
    const session = request.headers.authorization === undefined ? readSessionCookie(request) : null;
    if (session !== null) assertOwnPage(request);
    const authorization = await authorizer.authorize(request.headers.authorization, remote, session);
    if ('refused' in authorization) {
      const isGuess = authorization.refused === 'unauthorized';
      throw new HubRefusal(isGuess ? 401 : 429, authorization.refused, authorization.why);
    }
    const { grant } = authorization;
    if (!route.scopes.some((scope) => grant.scopes.includes(scope)))
      throw new HubRefusal(403, 'forbidden', `This needs a token with the scope ${route.scopes.join(' or ')}.`);
    const asked: HubRequest = {
      request,
      response,
      url,
      search: url.searchParams,
      parts,
      remote,
      grant,
      database: bindToProject(database, grant.project),
      tenancy: toTenancy(database, grant.project),
      workFolder: options.workFolder,
      allowPrivateWebhooks: options.allowPrivateWebhooks ?? false,
      opened,
      withSlot,
    };
    return route.handle(asked);
  };
  server.on('close', () => opened.close());
  server.on('request', (request, response) => {
    setCommonHeaders(response);
    answer(request, response).then(
      (result) => result && sendJson(response, result.status ?? 200, result.body),
      (cause: unknown) => {
        // What is left of a body that was refused is not read.
        if (!request.complete) response.setHeader('Connection', 'close');
        sendFailure(response, cause, options.onError);
      },
    );
  });
  return server;
}

const isPage = ({ method }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'GET' && pathname !== '/api' && !pathname.startsWith('/api/');

function toTenancy(database: Database, project: string): Tenancy {
  return {
    async project() {
      const found = await findProject(database, project);
      if (!found) throw new HubRefusal(403, 'forbidden', 'The project of this token does not exist any more.');
      return found;
    },
    listTokens: () => listTokens(database, project),
    createToken: (wanted) => createToken(database, { ...wanted, project }),
    revokeToken: (tokenId) => revokeToken(database, project, tokenId),
  };
}

function findRoute(
  routes: readonly HubRoute[],
  method: string,
  path: string,
): { readonly route: HubRoute; readonly parts: readonly string[] } {
  const found = routes.flatMap((route) => {
    const parts = matchPath(route.path, path);
    return parts ? [{ route, parts }] : [];
  });
  const match = found.find(({ route }) => route.method === method);
  if (match) return match;
  if (found.length > 0) throw new HubRefusal(405, 'method_not_allowed', `${method} is not possible here.`);
  throw new HubRefusal(404, 'not_found', 'This address does not exist.');
}

function matchPath(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: string[] = [];
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) parts.push(decodePart(value));
    else if (part !== value) return null;
  }
  return parts;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new HubRefusal(400, 'bad_request', 'The address is not encoded properly.');
  }
}

function toRemote(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (request.socket.remoteAddress ?? '');
}

async function toHealth(database: Database): Promise<object> {
  await database.rows('SELECT 1 AS ok');
  return { ok: true };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}

function sendFailure(response: ServerResponse, cause: unknown, onError: (cause: unknown) => void = () => {}): void {
  if (response.headersSent) {
    // Half an answer must not look like a whole one.
    response.destroy();
    return;
  }
  if (cause instanceof ApiFailure) {
    sendApiFailure(response, cause);
    return;
  }
  const { status, failure } = toRefusal(cause, onError);
  if (status === 503) response.setHeader('Retry-After', String(RETRY_SECONDS));
  // Limits count by the minute.
  if (status === 429) response.setHeader('Retry-After', String(60 - new Date().getSeconds()));
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  sendJson(response, status, { error: failure } satisfies HubFailure);
}

function toRefusal(cause: unknown, onError: (cause: unknown) => void): HubRefusal {
  if (cause instanceof HubRefusal) return cause;
  if (cause instanceof HubError && cause.code === 'unknown_token')
    return new HubRefusal(404, 'not_found', cause.message);
  const passing = toPassingProblem(cause);
  if (passing !== null) return new HubRefusal(503, 'unavailable', passing);
  onError(cause);
  return new HubRefusal(500, 'internal', 'The hub failed; its log says why.');
}
