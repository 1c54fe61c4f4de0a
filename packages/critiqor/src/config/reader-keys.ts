/** One setting of `reader` in `critiqor.yaml`. */
export interface ReaderKey {
  readonly type: 'text' | 'path' | 'number' | 'choice' | 'list';
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly option?: string;
  readonly is: string;
}

/** Every setting of the second reader, in one place: the file is checked against it, and schema and documentation are made from it. */
export const READER_KEYS = {
  endpoint: {
    type: 'text',
    option: '--endpoint',
    is: 'Address of an OpenAI-compatible endpoint, such as `http://127.0.0.1:11434/v1`, or `openclaw` for the gateway of your own OpenClaw.',
  },
  model: { type: 'text', option: '--model', is: 'Name of the model, as the endpoint knows it.' },
  key_env: {
    type: 'text',
    option: '--key-env',
    is: 'Variable that holds the key; default `CRITIQOR_READER_KEY`. Do not put the key itself here.',
  },
  key_file: { type: 'path', option: '--key-file', is: 'File that holds the key.' },
  budget: {
    type: 'number',
    least: 2_000,
    option: '--budget',
    is: 'Tokens for all requests about one run; default 48,000.',
  },
  window: { type: 'number', least: 2_000, option: '--window', is: 'Tokens of one request; default 12,000.' },
  answer_tokens: {
    type: 'number',
    least: 200,
    option: '--answer-tokens',
    is: 'Tokens of one answer; default 4,000.',
  },
  timeout_s: { type: 'number', least: 1, option: '--timeout', is: 'Seconds to wait for an answer; default 120.' },
  format: {
    type: 'choice',
    choices: ['json_schema', 'json_object', 'text'],
    option: '--format',
    is: 'How to make the endpoint answer with JSON; default `json_schema`.',
  },
  price_in: {
    type: 'number',
    least: 0,
    option: '--price-in',
    is: 'Dollars per million tokens of a request, for the cost.',
  },
  price_out: { type: 'number', least: 0, option: '--price-out', is: 'Dollars per million tokens of an answer.' },
  on: {
    type: 'list',
    choices: ['finalize', 'run', 'check', 'keep'],
    is: 'Commands that read each run automatically; default: all of them. `critiqor read` does not need this.',
  },
} as const satisfies Readonly<Record<string, ReaderKey>>;

export type ReaderKeyName = keyof typeof READER_KEYS;
