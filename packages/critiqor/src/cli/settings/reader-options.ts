import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ReaderConfig } from '../../config/read-reader.ts';
import { READER_KEYS } from '../../config/reader-keys.ts';
import {
  ANSWER_FORMATS,
  type AnswerFormat,
  READER_DEFAULTS,
  type ReaderOptions,
  toCost,
} from '../../reader/reader-options.ts';

/** Options that decide what a request contains and what it costs. */
export interface ReaderSizeFlags {
  readonly model?: string;
  readonly budget?: number;
  readonly window?: number;
  readonly answerTokens?: number;
  readonly format?: AnswerFormat;
  readonly priceIn?: number;
  readonly priceOut?: number;
}

export function withReaderSizes(command: Command): Command {
  const number = (least: number) => (text: string) => toLeastNumber(text, least);
  return command
    .option('--model <name>', 'second reader: name of the model, as the endpoint knows it')
    .option(
      '--budget <tokens>',
      `second reader: tokens for all requests about one run (default: ${formatNumber(READER_DEFAULTS.budgetTokens)})`,
      number(READER_KEYS.budget.least),
    )
    .option(
      '--window <tokens>',
      `second reader: tokens of one request (default: ${formatNumber(READER_DEFAULTS.windowTokens)})`,
      number(READER_KEYS.window.least),
    )
    .option(
      '--answer-tokens <tokens>',
      `second reader: tokens of one answer (default: ${formatNumber(READER_DEFAULTS.answerTokens)})`,
      number(READER_KEYS.answer_tokens.least),
    )
    .addOption(
      new Option(
        '--format <name>',
        'second reader: how to make the endpoint answer with JSON (default: json_schema)',
      ).choices(ANSWER_FORMATS),
    )
    .option('--price-in <usd>', 'second reader: dollars per million tokens of a request', number(0))
    .option('--price-out <usd>', 'second reader: dollars per million tokens of an answer', number(0));
}

export function toLeastNumber(text: string, least: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= least && Number.isFinite(value))) throw new InvalidArgumentError(`Use a number, ${least} or more.`);
  return value;
}

/** The options of a command over what the file says, over the defaults. */
export function toReaderOptions(flags: ReaderSizeFlags, config: ReaderConfig = {}): ReaderOptions {
  const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
  return {
    model: flags.model ?? (typeof config.model === 'string' ? config.model : 'model'),
    budgetTokens: flags.budget ?? numberOf(config.budget) ?? READER_DEFAULTS.budgetTokens,
    windowTokens: flags.window ?? numberOf(config.window) ?? READER_DEFAULTS.windowTokens,
    answerTokens: flags.answerTokens ?? numberOf(config.answer_tokens) ?? READER_DEFAULTS.answerTokens,
    format: flags.format ?? (config.format as AnswerFormat | undefined) ?? 'json_schema',
    priceIn: flags.priceIn ?? numberOf(config.price_in) ?? null,
    priceOut: flags.priceOut ?? numberOf(config.price_out) ?? null,
  };
}

/** What requests need, before anything is sent: tokens in all, median and largest, and at most what they cost. */
export function describeTokens(perRun: readonly number[], requests: number, options: ReaderOptions): string {
  if (perRun.length === 0) return 'no requests';
  const sorted = perRun.toSorted((left, right) => left - right);
  const total = sorted.reduce((sum, tokens) => sum + tokens, 0);
  const [median = 0, largest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const cost = toCost(options, total, requests * options.answerTokens);
  return [
    `${countOf(requests, 'request')} about ${countOf(perRun.length, 'run')}`,
    `about ${formatNumber(total)} tokens (per run: median ${formatNumber(median)}, largest ${formatNumber(largest)})`,
    cost === null ? 'cost unknown: set prices with --price-in and --price-out' : `at most ${formatUsd(cost)}`,
  ].join(', ');
}
