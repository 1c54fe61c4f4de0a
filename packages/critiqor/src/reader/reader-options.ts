/** How a run is read. Everything that changes what is sent or what it costs. */
export interface ReaderOptions {
  readonly model: string;
  /** Tokens for all requests about a run together, and for one of them. */
  readonly budgetTokens: number;
  readonly windowTokens: number;
  /** Tokens that an answer may have. */
  readonly answerTokens: number;
  /** How the endpoint is held to JSON. */
  readonly format: AnswerFormat;
  /** Dollars per million tokens; null when nobody said. */
  readonly priceIn: number | null;
  readonly priceOut: number | null;
}

export const ANSWER_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** A model with a window of 16,000 tokens can read with these; a median run needs one request. */
export const READER_DEFAULTS = {
  budgetTokens: 48_000,
  windowTokens: 12_000,
  answerTokens: 4_000,
  timeoutMs: 120_000,
  keyVariable: 'CRITIQOR_READER_KEY',
} as const;

/** What tokens cost, or null when no price is known. */
export function toCost(
  { priceIn, priceOut }: Pick<ReaderOptions, 'priceIn' | 'priceOut'>,
  promptTokens: number | null,
  answerTokens: number | null,
): number | null {
  if (priceIn === null || priceOut === null || promptTokens === null || answerTokens === null) return null;
  return (promptTokens * priceIn + answerTokens * priceOut) / 1_000_000;
}
