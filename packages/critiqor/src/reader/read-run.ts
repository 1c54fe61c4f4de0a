import type { KeyObject } from 'node:crypto';
import type { ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { PROMPT_REVISION } from '@critiqor/diagnosis/reader/prompt';
import { askEndpoint } from './endpoint/ask-endpoint.ts';
import type { ReaderEndpoint } from './endpoint/reader-endpoint.ts';
import type { LoadedRecord } from './load-record.ts';
import { type AskedPart, makeReading } from './make-reading.ts';
import { readContent } from './read-content.ts';
import type { ReaderOptions } from './reader-options.ts';
import { type ReaderRequest, type RunRequests, toMarks } from './requests.ts';
import { readStored, storeReading, toReadingPath } from './store/stored-readings.ts';

interface ReadRunOptions {
  readonly options: ReaderOptions;
  readonly endpoint: ReaderEndpoint;
  readonly signingKey?: KeyObject | undefined;
  /** Tests do not wait. */
  readonly firstRetryMs?: number;
}

/** A malformed answer is asked for once more; then it is reported. */
const MAX_ASKS = 2;

/** Asks a model about a run whose requests were made, checks what it says, and stores the reading. Never changes anything else. */
export async function readRun(
  loaded: LoadedRecord,
  sent: RunRequests,
  { options, endpoint, signingKey, firstRetryMs }: ReadRunOptions,
): Promise<ModelReading> {
  const asked: AskedPart[] = [];
  for (const [index, request] of sent.requests.entries())
    asked.push(await askPart(request, sent.estimatedTokens[index] ?? 0, loaded.seal, endpoint, firstRetryMs));
  const createdAt = new Date().toISOString();
  const reading = makeReading({ loaded, sent, asked, options, endpoint: endpoint.place, createdAt, signingKey });
  storeReading(loaded.paths, reading);
  return reading;
}

/** The stored reading of this seal, model and revision, if one was made that could be read. */
export function findStored({ paths, seal }: LoadedRecord, model: string): ModelReading | null {
  const stored = readStored(toReadingPath(paths, model, PROMPT_REVISION), seal);
  return stored && stored.model === model && stored.state === 'read' ? stored : null;
}

async function askPart(
  { custom_id, body }: ReaderRequest,
  estimated: number,
  secret: string,
  endpoint: ReaderEndpoint,
  firstRetryMs?: number,
): Promise<AskedPart> {
  const marks = toMarks(secret, custom_id);
  const about = { request_id: custom_id, estimated_tokens: estimated };
  let tokens: Pick<AskedPart['part'], 'prompt_tokens' | 'answer_tokens' | 'duration_ms'> = NOTHING_KNOWN;
  for (let attempts = 1; ; attempts += 1) {
    const given = await askEndpoint(endpoint, body, firstRetryMs);
    if ('problem' in given) {
      const part = { ...about, ...tokens, state: 'failed' as const, attempts, problem: given.problem, said: null };
      return { part, answer: null };
    }
    tokens = addTokens(tokens, given, attempts);
    const read = readContent(given.content, marks);
    if (read.state === 'read') {
      const part = { ...about, ...tokens, state: read.state, attempts, problem: null, said: read.answer.verdict };
      return { part, answer: read.answer };
    }
    if (attempts < MAX_ASKS) continue;
    return { part: { ...about, ...tokens, ...read, attempts, said: null }, answer: null };
  }
}

const NOTHING_KNOWN = { prompt_tokens: null, answer_tokens: null, duration_ms: null };

/** What was asked twice is paid twice. */
function addTokens(
  before: typeof NOTHING_KNOWN | Pick<AskedPart['part'], 'prompt_tokens' | 'answer_tokens' | 'duration_ms'>,
  given: { readonly promptTokens: number | null; readonly answerTokens: number | null; readonly durationMs: number },
  attempts: number,
): Pick<AskedPart['part'], 'prompt_tokens' | 'answer_tokens' | 'duration_ms'> {
  const add = (known: number | null, more: number | null): number | null =>
    attempts === 1 ? more : known === null || more === null ? null : known + more;
  return {
    prompt_tokens: add(before.prompt_tokens, given.promptTokens),
    answer_tokens: add(before.answer_tokens, given.answerTokens),
    duration_ms: add(before.duration_ms, given.durationMs),
  };
}
