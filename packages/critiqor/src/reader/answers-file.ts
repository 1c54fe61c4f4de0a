import { readLines } from '../judge/read-lines.ts';
import { CritiqorError } from '../system/errors.ts';

/** An answer of a batch: what the model wrote, and what it cost. */
export interface OfflineAnswer {
  readonly requestId: string;
  readonly content: string;
  readonly promptTokens: number | null;
  readonly answerTokens: number | null;
}

/**
 * Reads answers, one per line: results of a batch service (`custom_id` with `response.body`), chat completions (`custom_id` with `choices`), or the
 * bare words of a model (`custom_id` with `content`, a text or an object).
 */
export async function readAnswersFile(path: string): Promise<ReadonlyMap<string, OfflineAnswer>> {
  const answers = new Map<string, OfflineAnswer>();
  for await (const { text, place } of readLines(path)) {
    const answer = readAnswerLine(text);
    if (!answer) {
      throw new CritiqorError('usage', `${place} is not an answer.`, {
        remedy: 'A line is JSON with custom_id and either response, choices or content: docs/second-reader.md.',
      });
    }
    answers.set(answer.requestId, answer);
  }
  return answers;
}

function readAnswerLine(line: string): OfflineAnswer | null {
  let value: AnswerLine;
  try {
    value = Object(JSON.parse(line)) as AnswerLine;
  } catch {
    return null;
  }
  if (typeof value.custom_id !== 'string') return null;
  const completion = Object(Object(value.response).body ?? value) as Completion;
  const content = value.content ?? completion.choices?.[0]?.message?.content ?? '';
  const { prompt_tokens, completion_tokens } = Object(completion.usage) as Record<string, unknown>;
  return {
    requestId: value.custom_id,
    content: typeof content === 'string' ? content : JSON.stringify(content),
    promptTokens: typeof prompt_tokens === 'number' ? prompt_tokens : null,
    answerTokens: typeof completion_tokens === 'number' ? completion_tokens : null,
  };
}

interface AnswerLine {
  readonly custom_id?: unknown;
  readonly response?: unknown;
  readonly content?: unknown;
}

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  readonly usage?: unknown;
}

/** The answers by what they are about, each list by part; null where a part has none. Of several answers to a part the last wins. */
export function groupAnswers(
  answers: ReadonlyMap<string, OfflineAnswer>,
): ReadonlyMap<string, readonly (OfflineAnswer | null)[]> {
  const grouped = new Map<string, (OfflineAnswer | null)[]>();
  for (const answer of answers.values()) {
    const [, subject, number, total] = REQUEST_ID.exec(answer.requestId) ?? [];
    if (subject === undefined) continue;
    const parts = grouped.get(subject) ?? [];
    while (parts.length < Number(total)) parts.push(null);
    parts[Number(number) - 1] = answer;
    grouped.set(subject, parts);
  }
  return grouped;
}

const REQUEST_ID = /^([\w-]{1,40})\.([1-9]\d{0,2})of([1-9]\d{0,2})\.[\da-f]{1,32}$/;
