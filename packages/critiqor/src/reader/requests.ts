import { createHmac, randomBytes } from 'node:crypto';
import { estimateTokens } from '@critiqor/diagnosis/reader/packing/estimate-tokens';
import { type PackedRun, packRun } from '@critiqor/diagnosis/reader/packing/pack-run';
import { OVERHEAD_TOKENS, type PromptMessage, type RequestMarks, toPrompt } from '@critiqor/diagnosis/reader/prompt';
import { toAnswerSchema } from '@critiqor/diagnosis/reader/read-answer';
import type { ReaderRecord } from '@critiqor/diagnosis/reader/reader-record';
import type { ReaderOptions } from './reader-options.ts';

/** One request as it is sent, or as a line of a batch file. */
export interface ReaderRequest {
  readonly custom_id: string;
  readonly method: 'POST';
  readonly url: '/v1/chat/completions';
  readonly body: RequestBody;
}

export interface RequestBody {
  readonly model: string;
  readonly messages: readonly PromptMessage[];
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: object;
}

export interface RunRequests {
  readonly requests: readonly ReaderRequest[];
  readonly packed: Omit<PackedRun, 'parts'>;
  /** Of each request. */
  readonly estimatedTokens: readonly number[];
}

/**
 * The requests about a run. `subject` names it in their ids, `secret` is what nobody knew who wrote recorded text: the seal, or a digest of the
 * whole trace. With it and the random part of the id, boundary and canary are found again when answers come back.
 */
export function toRunRequests(
  record: ReaderRecord,
  subject: string,
  secret: string,
  options: ReaderOptions,
  toNonce: () => string = () => randomBytes(8).toString('hex'),
): RunRequests {
  const { budgetTokens, windowTokens } = options;
  const { parts, ...packed } = packRun(record, { budgetTokens, windowTokens, overheadTokens: OVERHEAD_TOKENS });
  const requests = parts.map((part, index): ReaderRequest => {
    const id = `${subject}.${index + 1}of${parts.length}.${toNonce()}`;
    const messages = toPrompt(part, toMarks(secret, id), { number: index + 1, of: parts.length });
    return { custom_id: id, method: 'POST', url: '/v1/chat/completions', body: toBody(messages, options) };
  });
  return { requests, packed, estimatedTokens: requests.map(({ body }) => countTokens(body)) };
}

/** Boundary and canary of a request. */
export function toMarks(secret: string, requestId: string): RequestMarks {
  const digest = (what: string): string =>
    createHmac('sha256', secret).update(`${what} ${requestId}`).digest('hex').slice(0, 24);
  return { boundary: digest('boundary'), canary: digest('canary') };
}

const countTokens = ({ messages }: RequestBody): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

function toBody(messages: readonly PromptMessage[], { model, answerTokens, format }: ReaderOptions): RequestBody {
  const schema = { name: 'review', strict: true, schema: toAnswerSchema() };
  const formats = {
    json_schema: { response_format: { type: 'json_schema', json_schema: schema } },
    json_object: { response_format: { type: 'json_object' } },
    text: {},
  };
  return { model, messages, temperature: 0, max_tokens: answerTokens, ...formats[format] };
}
