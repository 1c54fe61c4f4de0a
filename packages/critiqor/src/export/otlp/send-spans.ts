import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { CritiqorError } from '../../system/errors.ts';
import { type Attributes, type OtlpSpan, toOtlpRequest } from './otlp-json.ts';
import type { OtlpSettings } from './settings.ts';

/** What became of the spans. */
interface SentSpans {
  readonly spans: number;
  readonly requests: number;
  /** Spans that the backend did not take, and what it said. */
  readonly rejected: number;
  readonly messages: readonly string[];
}

/** As many as the exporters of OpenTelemetry send at once. */
const MAX_BATCH = 512;
const MAX_ATTEMPTS = 5;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** What the specification says may be tried again. */
const RETRYABLE: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const MAX_ANSWER_CHARS = 64 * 1024;
const MAX_MESSAGES = 10;

/** Spans as request bodies. */
export function* toOtlpBodies(
  spans: Iterable<OtlpSpan>,
  resource: Attributes,
): Generator<{ text: string; count: number }> {
  let batch: OtlpSpan[] = [];
  for (const span of spans) {
    batch.push(span);
    if (batch.length < MAX_BATCH) continue;
    yield { text: JSON.stringify(toOtlpRequest(batch, resource)), count: batch.length };
    batch = [];
  }
  if (batch.length > 0) yield { text: JSON.stringify(toOtlpRequest(batch, resource)), count: batch.length };
}

/** Sends spans, one request after the other. Tries again what may succeed later; what a backend rejects is counted. */
export async function sendSpans(
  requests: Iterable<{ readonly text: string; readonly count: number }>,
  settings: OtlpSettings,
  firstRetryMs = FIRST_RETRY_MS,
): Promise<SentSpans> {
  const sent = { spans: 0, requests: 0, rejected: 0, messages: [] as string[] };
  for (const { text, count } of requests) {
    const { rejectedSpans, errorMessage } = await post(text, settings, firstRetryMs);
    const rejected = Number(rejectedSpans ?? 0) || 0;
    sent.requests += 1;
    sent.rejected += rejected;
    sent.spans += count - rejected;
    if (errorMessage && sent.messages.length < MAX_MESSAGES) sent.messages.push(String(errorMessage).slice(0, 500));
  }
  return sent;
}

interface PartialSuccess {
  readonly rejectedSpans?: unknown;
  readonly errorMessage?: unknown;
}

async function post(text: string, settings: OtlpSettings, firstRetryMs: number): Promise<PartialSuccess> {
  const body = settings.isCompressed ? gzipSync(text) : text;
  const headers = {
    'Content-Type': 'application/json',
    ...(settings.isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    ...settings.headers,
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await tryPost({ ...settings, headers }, body);
    if ('success' in answer) return answer.success;
    if (!answer.mayRetry || attempt === MAX_ATTEMPTS) {
      throw new CritiqorError('export_failed', `${toPlace(settings.url)} did not take the spans: ${answer.why}.`, {
        remedy: 'Check the endpoint and its headers. Sending the run again gives the same span ids.',
      });
    }
    await pause(Math.min(answer.waitMs ?? firstRetryMs * 2 ** (attempt - 1), MAX_RETRY_MS));
  }
}

type PostAnswer =
  | { readonly success: PartialSuccess }
  | { readonly why: string; readonly mayRetry: boolean; readonly waitMs?: number };

async function tryPost(
  { url, headers, timeoutMs }: OtlpSettings,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<PostAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // A redirect could lead the evidence somewhere that nobody named.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER_CHARS);
    if (response.ok) return { success: readPartialSuccess(text) };
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      why: `it answered ${response.status}`,
      mayRetry: RETRYABLE.has(response.status),
      ...(seconds >= 0 ? { waitMs: seconds * 1_000 } : {}),
    };
  } catch (cause) {
    const { name, cause: reason } = cause as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
    const why = name === 'TimeoutError' ? `no answer within ${timeoutMs} ms` : String(reason?.code ?? name);
    return { why, mayRetry: true };
  }
}

function readPartialSuccess(text: string): PartialSuccess {
  try {
    return Object((JSON.parse(text) as { readonly partialSuccess?: unknown }).partialSuccess) as PartialSuccess;
  } catch {
    // An empty answer, or one in another encoding: the status says that all was taken.
    return {};
  }
}

/** An address without what may be secret in it. */
export function toPlace(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
