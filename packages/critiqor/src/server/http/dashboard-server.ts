import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CritiqorError } from '../../system/errors.ts';
import type { Audience } from '../../visibility/audience.ts';
import { ApiFailure } from '../api-failure.ts';
import { writeOpeningPage } from '../opening-page.ts';
import { createAccessTokens, createSecret } from './access-tokens.ts';
import { createDashboardApi, type DashboardApi } from './dashboard-api.ts';
import {
  ACCESS_PATH,
  assertOwnRequest,
  assertSession,
  exchangeToken,
  isAnnotating,
  type RequestGuard,
  readAccessRequest,
  readAnnotation,
  SESSION_PATH,
} from './guard-request.ts';
import { sendFailure, sendJson, setCommonHeaders } from './responses.ts';
import { type Assets, sendAsset } from './serve-assets.ts';

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '::1'];

interface DashboardOptions {
  readonly runsDir: string;
  readonly version: string;
  readonly assets: Assets;
  /** One of LOOPBACK_HOSTS. */
  readonly host?: string;
  /** 0 picks a free port. */
  readonly port?: number;
  /** The run to be opened first: its index is built while the browser starts. */
  readonly firstRunId?: string | null;
  /** Whose dashboard it is: it serves only runs that these people may see. */
  readonly audience?: Audience;
  /** Nothing can be written, not even annotations. */
  readonly readOnly?: boolean | undefined;
  /** What does not fit between versions. */
  readonly notices?: (() => readonly string[]) | undefined;
  /** Called with unexpected errors. */
  readonly onError?: (cause: unknown) => void;
}

export interface Dashboard {
  readonly port: number;
  /** `http://host:port`, without the token. */
  readonly origin: string;
  /** With this, another command of the same user gets access too. */
  readonly secret: string;
  /** A new address for a run or for all, and if asked for a page that leads a browser there. */
  grant: Grant;
  close(): Promise<void>;
}

type Grant = (run: string | null, open: boolean) => Access;

/** A way in, for one browser. */
export interface Access {
  /** Carries a token that works once and not for long, in the fragment: no server and no log ever sees that. */
  readonly address: string;
  /** A private file that leads a browser to another such address. */
  readonly page: string | null;
}

/** Serves the dashboard of a runs directory on this machine only. */
export async function startDashboard(options: DashboardOptions): Promise<Dashboard> {
  const { runsDir, version, assets, host = '127.0.0.1', port = 0, onError = () => {} } = options;
  if (!LOOPBACK_HOSTS.includes(host)) {
    throw new CritiqorError('usage', `The dashboard is served on loopback only, not on ${host}.`, {
      remedy: `Omit --host, or use one of ${LOOPBACK_HOSTS.join(', ')}.`,
    });
  }
  // Guests read; whoever owns the runs may write, unless they said otherwise.
  const mayWrite = (options.audience ?? 'owner') === 'owner' && !options.readOnly;
  const writeToken = mayWrite ? createSecret() : null;
  const api = createDashboardApi({
    runsDir,
    version,
    audience: options.audience,
    writeToken,
    notices: options.notices,
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16_384 });
  const bound = await listen(server, host, port);
  const guard: RequestGuard = {
    host: `${host.includes(':') ? `[${host}]` : host}:${bound}`,
    // Browsers do not separate cookies by port: two dashboards must not overwrite each other's.
    cookieName: `critiqor_${bound}`,
    cookieValue: createSecret(),
    tokens: createAccessTokens(),
    secret: createSecret(),
    writeToken,
  };
  const origin = `http://${guard.host}`;
  const grant = createGrant(runsDir, origin, guard);
  server.on('request', (request, response) => {
    respond(request, response, { guard, api, assets, grant }).catch((cause) => {
      if (!(cause instanceof ApiFailure)) onError(cause);
      sendFailure(response, cause);
    });
  });
  api.prepare(options.firstRunId ?? 'latest');
  // While the browser starts.
  setImmediate(api.prepareList);
  return {
    port: bound,
    origin,
    secret: guard.secret,
    grant,
    close: () => {
      guard.tokens.close();
      api.close();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Each address has a token of its own: the page and the printed address can both be used. */
function createGrant(runsDir: string, origin: string, { tokens }: RequestGuard): Grant {
  return (run, open) => {
    const toAddress = (token: string): string => `${origin}/${run === null ? '' : `runs/${run}`}#token=${token}`;
    const address = toAddress(tokens.issue());
    if (!open) return { address, page: null };
    const onEnd = (): void => page.remove();
    const page = writeOpeningPage(runsDir, toAddress(tokens.issue(onEnd)));
    return { address, page: page.path };
  };
}

interface Serving {
  readonly guard: RequestGuard;
  readonly api: DashboardApi;
  readonly assets: Assets;
  readonly grant: Grant;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { guard, api, assets, grant }: Serving,
): Promise<void> {
  setCommonHeaders(response);
  const url = toUrl(request.url);
  assertOwnRequest(guard, request, url.pathname);
  if (request.method === 'POST' && url.pathname === ACCESS_PATH) {
    const { run, open } = await readAccessRequest(guard, request);
    sendJson(response, 200, grant(run, open));
    return;
  }
  if (isAnnotating(request.method, url.pathname)) {
    await api.annotate(response, url.pathname, await readAnnotation(guard, request));
    return;
  }
  if (request.method === 'POST') {
    const cookie = await exchangeToken(guard, request);
    response.writeHead(204, { 'Set-Cookie': cookie }).end();
    return;
  }
  if (url.pathname === SESSION_PATH) throw new ApiFailure(405, 'method_not_allowed', 'Send the token with POST.');
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) {
    assertSession(guard, request);
    await api.answer(request, response, url);
    return;
  }
  sendAsset(response, url.pathname, assets);
}

/** Paths exactly as sent: `..` and its encodings are not resolved, and no list contains them. */
function toUrl(target = '/'): URL {
  const [path = '/', ...query] = target.split('?');
  const isPlain = path.startsWith('/') && !path.startsWith('//') && !/[\\\u0000-\u0020]/.test(path);
  if (!isPlain || path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
    throw new ApiFailure(404, 'not_found', 'This address does not exist.');
  }
  if (/%00/i.test(query.join('?'))) throw new ApiFailure(400, 'bad_request', 'The address contains a NUL character.');
  return new URL(`${path}${query.length > 0 ? `?${query.join('?')}` : ''}`, 'http://dashboard.invalid');
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      const remedy = isTaken ? 'Omit --port to use a free one.' : 'Choose another with --port or --host.';
      reject(
        new CritiqorError('usage', `Port ${port} on ${host} cannot be used: ${cause.message}.`, { remedy, cause }),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
