import type { KeyObject } from 'node:crypto';
import {
  type ModelReading,
  READING_SCHEMA,
  type ReaderAnswer,
  type ReadPart,
} from '@critiqor/diagnosis/model/model-reading';
import { mergeAnswers, toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import { PROMPT_REVISION } from '@critiqor/diagnosis/reader/prompt';
import { withOrigin } from '../runs/made-from.ts';
import type { LoadedRecord } from './load-record.ts';
import { type ReaderOptions, toCost } from './reader-options.ts';
import type { RunRequests } from './requests.ts';

/** The answer about one part, or why there is none. */
export interface AskedPart {
  readonly part: ReadPart;
  readonly answer: ReaderAnswer | null;
}

interface ReadingInput {
  readonly loaded: LoadedRecord;
  readonly sent: RunRequests;
  readonly asked: readonly AskedPart[];
  readonly options: ReaderOptions;
  readonly endpoint: string;
  readonly createdAt: string;
  readonly signingKey?: KeyObject | undefined;
}

/** A reading from the answers of a model: checked, merged, and bound to the seal. */
export function makeReading(input: ReadingInput): ModelReading {
  const { loaded, sent, asked, options, endpoint, createdAt, signingKey } = input;
  const answers = asked.flatMap(({ answer }) => answer ?? []);
  const parts = asked.map(({ part }) => part);
  const state = answers.length === 0 ? 'failed' : answers.length < parts.length ? 'partly_read' : 'read';
  const checked = mergeAnswers(loaded.record, answers);
  const { readiness, overlooked } = toReaderVerdict({ state, ...checked }, loaded.diagnosis);
  const promptTokens = sumKnown(parts, ({ prompt_tokens }) => prompt_tokens);
  const answerTokens = sumKnown(parts, ({ answer_tokens }) => answer_tokens);
  const { packed, estimatedTokens } = sent;
  const reading: ModelReading = {
    schema_version: READING_SCHEMA,
    run_id: loaded.runId,
    model: options.model,
    endpoint,
    prompt_revision: PROMPT_REVISION,
    engine_version: loaded.diagnosis.engine_version,
    created_at: createdAt,
    parameters: toParameters(options),
    state,
    readiness_level: readiness,
    overlooked,
    ...checked,
    parts,
    sent: { events: packed.events, left_out: packed.leftOut, cut: packed.cut },
    usage: {
      estimated_tokens: estimatedTokens.reduce((sum, tokens) => sum + tokens, 0),
      prompt_tokens: promptTokens,
      answer_tokens: answerTokens,
      cost_usd: toCost(options, promptTokens, answerTokens),
      duration_ms: sumKnown(parts, ({ duration_ms }) => duration_ms),
    },
  };
  return withOrigin(reading, loaded.seal, signingKey);
}

const toParameters = (options: ReaderOptions): ModelReading['parameters'] => ({
  temperature: '0',
  response_format: options.format,
  answer_tokens: String(options.answerTokens),
  budget_tokens: String(options.budgetTokens),
  window_tokens: String(options.windowTokens),
});

/** A sum is known only if every part is. */
function sumKnown(parts: readonly ReadPart[], toValue: (part: ReadPart) => number | null): number | null {
  return parts.reduce<number | null>((sum, part) => {
    const value = toValue(part);
    return sum === null || value === null ? null : sum + value;
  }, 0);
}
