import type { ApiError, IndexBuilding } from '@critiqor/api/answer';
import type { SessionRequest } from '@critiqor/api/session';
import { IS_HUB } from '../app/server-kind.ts';

/** An error answer, in the server's words. */
export class RequestError extends Error {
  readonly code: string;
  readonly remedy: string | null;

  constructor(code: string, message: string, remedy: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = 'RequestError';
    this.code = code;
    this.remedy = remedy;
  }
}

interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Called while the server builds the index of a run that is opened for the first time. */
  readonly onBuilding?: (done: number) => void;
}

/** Reads one answer of the API; waits while the index of a run is being built. */
export async function getJson<T>(path: string, { signal, onBuilding }: RequestOptions = {}): Promise<T> {
  for (;;) {
    const response = await send(path, signal ? { signal } : {});
    const body = await readBody(response);
    if (response.status === 202) {
      const { done_bytes, total_bytes, retry_ms } = (body as IndexBuilding).building;
      onBuilding?.(total_bytes > 0 ? done_bytes / total_bytes : 0);
      await wait(retry_ms, signal);
      continue;
    }
    if (!response.ok) throw toError(response.status, body as Partial<ApiError> | null);
    return body as T;
  }
}

/** Exchanges a token for a cookie that scripts cannot read. */
export async function openSession(token: string): Promise<void> {
  const response = await send('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token } satisfies SessionRequest),
  });
  if (!response.ok) throw toError(response.status, (await readBody(response)) as Partial<ApiError> | null);
}

/** Signs out of a hub. */
export async function closeSession(): Promise<void> {
  await send('/api/session', { method: 'DELETE' });
}

/** Sends something to be kept, and reads the answer. */
export const postJson = <T>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<T> =>
  change<T>('POST', path, body, headers);

/** Changes something that is there. */
export const putJson = <T>(path: string, body: unknown): Promise<T> => change<T>('PUT', path, body, {});

/** Removes something. */
export const deleteJson = (path: string): Promise<unknown> => change('DELETE', path, undefined, {});

async function change<T>(
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<T> {
  const response = await send(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await readBody(response);
  if (!response.ok) throw toError(response.status, answer as Partial<ApiError> | null);
  return answer as T;
}

/** Whether this browser has a session. */
export async function hasSession(): Promise<boolean> {
  return getJson('/api/about').then(
    () => true,
    () => false,
  );
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const [message, remedy] = IS_HUB ? NO_HUB : NO_DASHBOARD;
    throw new RequestError('unreachable', message, remedy, cause);
  }
}

const NO_DASHBOARD = [
  'The dashboard is no longer running.',
  'Start it again with `critiqor dashboard` and open the printed address.',
] as const;
const NO_HUB = ['The hub does not answer.', 'Try again in a moment.'] as const;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError('bad_answer', 'The server sent an unreadable answer.', null, cause);
  }
}

function toError(status: number, body: Partial<ApiError> | null): RequestError {
  const told = body?.error;
  if (told) return new RequestError(told.code, told.message, told.remedy ?? null);
  return new RequestError(`http_${status}`, `The server answered with status ${status}.`);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
