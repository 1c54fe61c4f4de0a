import type { OfflineAnswer } from './answers-file.ts';
import type { AskedPart } from './make-reading.ts';
import { readContent } from './read-content.ts';
import { toMarks } from './requests.ts';

/** Answers from a file, read like those of an endpoint. A part without an answer counts as failed. */
export function readOffline(
  parts: readonly (OfflineAnswer | null)[],
  secret: string,
  estimatedTokens: readonly number[],
): AskedPart[] {
  return parts.map((given, index) => {
    const about = { estimated_tokens: estimatedTokens[index] ?? 0, duration_ms: null };
    if (!given) {
      const none = { request_id: `part ${index + 1}`, attempts: 0, prompt_tokens: null, answer_tokens: null };
      const part = { ...about, ...none, state: 'failed' as const, problem: 'there is no answer to it', said: null };
      return { part, answer: null };
    }
    const { requestId, content, promptTokens, answerTokens } = given;
    const used = { request_id: requestId, attempts: 1, prompt_tokens: promptTokens, answer_tokens: answerTokens };
    const read = readContent(content, toMarks(secret, requestId));
    if (read.state !== 'read') return { part: { ...about, ...used, ...read, said: null }, answer: null };
    const { answer, state } = read;
    return { part: { ...about, ...used, state, problem: null, said: answer.verdict }, answer };
  });
}
