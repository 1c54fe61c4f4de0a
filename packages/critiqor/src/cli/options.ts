import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { toPrintableJson } from './format.ts';

/** Where runs are stored: the option, the environment variable, or `runs` in the current folder. */
export function runsDirOption(): Option {
  return new Option('--runs-dir <folder>', 'folder that holds the runs').env('CRITIQOR_RUNS_DIR').default('runs');
}

export function jsonOption(): Option {
  return new Option('--json', 'print JSON for scripts');
}

export const toRunsDir = (folder: string): string => resolve(folder);

/** Collects labels, each given as key=value. */
export function addLabel(text: string, labels: Readonly<Record<string, string>>): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('A label must look like key=value.');
  return { ...labels, [text.slice(0, at)]: text.slice(at + 1) };
}

/** Adds examples below the options. */
export function withExamples(command: Command, examples: readonly string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ ${example}`).join('\n')}`);
}

/** Prints a value as JSON or as text. */
export function print(json: boolean | undefined, value: unknown, words: () => string): void {
  console.log(json ? toPrintableJson(value, 2) : words());
}
