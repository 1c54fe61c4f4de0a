import { setTimeout as pause } from 'node:timers/promises';
import type { HubFailure } from '@critiqor/api/push';
import { CritiqorError } from '../system/errors.ts';

/** The hub of a fleet, as this machine speaks to it. */
export interface HubClient {
  /** The address without what may be secret in it. */
  readonly place: string;
  /** Asks until there is an answer. What the hub refuses is an answer too. */
  ask<Answer>(method: string, path: string, body?: Body): Promise<HubReply<Answer>>;
}

export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: 'zstd' | 'identity';
}

type HubReply<Answer> = { readonly answer: Answer } | { readonly refused: HubFailure['error'] };

interface HubClientOptions {
  readonly address: string;
  readonly token: string;
  /** How often to try in a row when the hub does not answer; it may be restarting. */
  readonly attempts: number;
  readonly firstRetryMs?: number;
  /** How long one request may take. */
  readonly requestMs?: number;
  /** Called before each wait. */
  readonly onRetry?: (why: string, waitMs: number) => void;
  readonly signal?: AbortSignal;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 60_000;
const REQUEST_LIMIT_MS = 600_000;
const MAX_ANSWER_CHARS = 4 * 1024 * 1024;
const RETRYABLE: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

export function createHubClient(options: HubClientOptions): HubClient {
  const base = toBase(options.address);
  return {
    place: base.origin,
    async ask<Answer>(method: string, path: string, body?: Body) {
      for (let attempt = 1; ; attempt += 1) {
        const reply = await tryOnce<Answer>(new URL(path, base), method, body, options);
        if (!('why' in reply)) return reply;
        if (attempt >= options.attempts) {
          throw new CritiqorError('export_failed', `The hub at ${base.origin} does not answer: ${reply.why}.`, {
            remedy: 'Check the address. What was not sent stays here: the same command goes on where it stopped.',
          });
        }
        const waitMs = reply.waitMs ?? toWait(attempt, options.firstRetryMs ?? FIRST_RETRY_MS);
        options.onRetry?.(reply.why, waitMs);
        await pause(waitMs, undefined, options.signal ? { signal: options.signal } : {});
      }
    },
  };
}

/** Twice as long each time, and never the same for all machines of a fleet. */
const toWait = (attempt: number, firstMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempt - 1, 20), MAX_RETRY_MS) * (0.5 + Math.random() / 2);

type AskedOnce<Answer> = HubReply<Answer> | { readonly why: string; readonly waitMs?: number };

async function tryOnce<Answer>(
  url: URL,
  method: string,
  body: Body | undefined,
  { token, signal, requestMs = REQUEST_LIMIT_MS }: HubClientOptions,
): Promise<AskedOnce<Answer>> {
  try {
    const limit = AbortSignal.timeout(requestMs);
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Encoding': body.encoding } : {}) },
      ...(body ? { body: body.bytes } : {}),
      // A redirect could lead the token and the evidence somewhere that nobody named.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const text = (await response.text()).slice(0, MAX_ANSWER_CHARS);
    if (response.ok) return { answer: JSON.parse(text) as Answer };
    const failure = readFailure(text);
    if (RETRYABLE.has(response.status) || !failure) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      const why = failure?.message ?? `it answered ${response.status}`;
      return { why, ...(seconds >= 0 ? { waitMs: Math.min(seconds * 1_000, MAX_RETRY_MS) } : {}) };
    }
    return { refused: failure };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const { name, cause: reason } = cause as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
    return { why: String(reason?.code ?? name) };
  }
}

function readFailure(text: string): HubFailure['error'] | null {
  try {
    const { error } = Object(JSON.parse(text)) as Partial<HubFailure>;
    return typeof error?.code === 'string' && typeof error.message === 'string' ? error : null;
  } catch {
    // Not an answer of a hub: a proxy speaks.
    return null;
  }
}

function toBase(address: string): URL {
  const base = URL.canParse(address) ? new URL(address) : null;
  if (!base || !['http:', 'https:'].includes(base.protocol)) {
    throw new CritiqorError('usage', `${JSON.stringify(address)} is not the address of a hub.`, {
      remedy: 'An address looks like https://hub.example.org.',
    });
  }
  if (base.protocol === 'http:' && !LOOPBACK.has(base.hostname)) {
    throw new CritiqorError('usage', `The token and the evidence would travel unencrypted to ${base.host}.`, {
      remedy: 'Use an address that begins with https://.',
    });
  }
  return base;
}
