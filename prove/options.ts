import { parseArgs } from 'node:util';
import type { Part } from './part.ts';

export interface Options {
  readonly parts: readonly Part[];
  readonly seed: number;
  readonly isShort: boolean;
  readonly isSaved: boolean;
}

/** What was wanted on the command line, or the text to show instead, with the exit code. */
export function readOptions(args: readonly string[], parts: readonly Part[]): Options | { text: string; code: number } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (cause) {
    return { text: `${(cause as Error).message}\n\n${toHelp(parts)}`, code: 2 };
  }
  const { values, positionals } = parsed;
  if (values.help) return { text: toHelp(parts), code: 0 };
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) return { text: `There is no part ${unknown.join(', ')}.\n\n${toHelp(parts)}`, code: 2 };
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (!Number.isSafeInteger(seed) || seed < 0) return { text: 'The seed is a whole number.', code: 2 };
  return {
    parts: parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    seed,
    isShort: values.short,
    isSaved: !values.short && !values['no-save'],
  };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      seed: { type: 'string' },
      short: { type: 'boolean', default: false },
      'no-save': { type: 'boolean', default: false },
    },
  });

const toHelp = (parts: readonly Part[]): string =>
  [
    'Usage: npm run prove -- [PART...] [options]',
    '',
    'Tries to break Critiqor, and writes what it found to docs/reliability.md. Exit code 1: something does not hold.',
    '',
    'Parts, all of them unless some are named:',
    ...parts.map(({ name, title }) => `  ${name.padEnd(12)}${title}`),
    '',
    'Options:',
    '  --seed N    make the same random choices again; every run prints its seed',
    '  --short     the small form that is part of npm test; saves nothing',
    '  --no-save   leave prove/results and docs/reliability.md as they are',
    '  --help',
  ].join('\n');
