import { setTimeout as pause } from 'node:timers/promises';
import type { RequestBody } from '../requests.ts';
import { adaptBody } from './adapt-body.ts';
import type { ReaderEndpoint } from './reader-endpoint.ts';

/** What came back, or why nothing usable did. Never contains the key. */
type EndpointAnswer =
  | {
      readonly content: string;
      readonly promptTokens: number | null;
      readonly answerTokens: number | null;
      readonly durationMs: number;
      /** As it was accepted: some endpoints refuse a parameter. */
      readonly body: RequestBody;
    }
  | { readonly problem: string };

/** A review is a few thousand characters. */
const MAX_BYTES = 1 << 20;
const MAX_ATTEMPTS = 3;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
const RETRYABLE: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
/** Parameters that an endpoint may refuse one after the other. */
const MAX_ADAPTIONS = 3;

/** Asks an endpoint. Tries again what may succeed later, and without a parameter that it does not know. */
export async function askEndpoint(
  endpoint: ReaderEndpoint,
  request: RequestBody,
  firstRetryMs = FIRST_RETRY_MS,
): Promise<EndpointAnswer> {
  let body = request;
  let adaptions = 0;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await tryAsk(endpoint, body);
    if ('content' in answer) return { ...answer, body };
    const adapted = adaptions < MAX_ADAPTIONS && answer.refused !== undefined ? adaptBody(body, answer.refused) : null;
    if (adapted) {
      body = adapted;
      adaptions += 1;
      attempt -= 1;
      continue;
    }
    if (!answer.mayRetry || attempt >= MAX_ATTEMPTS) return { problem: withoutKey(answer.why, endpoint.key) };
    await pause(Math.min(answer.waitMs ?? firstRetryMs * 2 ** (attempt - 1), MAX_RETRY_MS));
  }
}

type Tried =
  | {
      readonly content: string;
      readonly promptTokens: number | null;
      readonly answerTokens: number | null;
      readonly durationMs: number;
    }
  | { readonly why: string; readonly mayRetry: boolean; readonly waitMs?: number; readonly refused?: string };

async function tryAsk({ url, key, timeoutMs, hints }: ReaderEndpoint, body: RequestBody): Promise<Tried> {
  const began = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      // A redirect could lead the evidence and the key somewhere that nobody named.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readBounded(response);
    if (text === null) return { why: 'its answer is too long', mayRetry: false };
    if (!response.ok) return toFailure(response, text, hints?.[response.status]);
    if (key !== null && text.includes(key)) return { why: 'it sent the key back', mayRetry: false };
    return readCompletion(text, performance.now() - began);
  } catch (cause) {
    const { name, cause: reason } = cause as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
    if (name === 'TimeoutError') return { why: `no answer within ${timeoutMs / 1_000} seconds`, mayRetry: false };
    const code = reason?.code;
    return { why: `the connection failed (${typeof code === 'string' ? code : String(name)})`, mayRetry: true };
  }
}

/** The body as text; null when it is longer than any review. */
async function readBounded(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function toFailure({ status, headers }: Response, text: string, hint?: string): Tried {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  // What is refused for who is asking may repeat the key; what is refused for its form explains itself.
  const isForm = status === 400 || status === 404 || status === 422;
  const said = isForm ? toMessage(text) : '';
  return {
    why: [`it answered ${status}`, said, hint].filter(Boolean).join(': '),
    mayRetry: RETRYABLE.has(status),
    ...(seconds >= 0 ? { waitMs: seconds * 1_000 } : {}),
    ...(isForm ? { refused: text.slice(0, 4_000) } : {}),
  };
}

const MESSAGE_CHARS = 300;

function toMessage(text: string): string {
  try {
    const { error } = Object(JSON.parse(text)) as { readonly error?: unknown };
    const message = typeof error === 'string' ? error : (Object(error) as { message?: unknown }).message;
    return typeof message === 'string' ? message.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, MESSAGE_CHARS) : '';
  } catch {
    // A page of a proxy: the status says enough.
    return '';
  }
}

function readCompletion(text: string, durationMs: number): Tried {
  let completion: Completion;
  try {
    completion = Object(JSON.parse(text)) as Completion;
  } catch {
    return { why: 'its answer is not JSON', mayRetry: true };
  }
  const content = completion.choices?.[0]?.message?.content;
  if (typeof content !== 'string') return { why: 'its answer is not a chat completion', mayRetry: false };
  const { prompt_tokens, completion_tokens } = Object(completion.usage) as Record<string, unknown>;
  return {
    content,
    promptTokens: toCount(prompt_tokens),
    answerTokens: toCount(completion_tokens),
    durationMs: Math.round(durationMs),
  };
}

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  readonly usage?: unknown;
}

const toCount = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

const withoutKey = (text: string, key: string | null): string => (key === null ? text : text.replaceAll(key, '[key]'));
