import { type Command, InvalidArgumentError, Option } from 'commander';
import { chooseSetting, type Setting } from '../config/settings.ts';
import { toPrintableJson } from './format.ts';

/** Where runs are stored. Which folder it is without the option: `config/settings.ts`. */
export function runsDirOption(): Option {
  return new Option(
    '--runs-dir <folder>',
    'folder that holds the runs (default: CRITIQOR_RUNS_DIR, critiqor.yaml, ./runs if present, ~/.critiqor/runs)',
  );
}

/** The runs directory of a command, by its option, the environment, the configuration or the default. */
export const toRunsDir = (folder: string | undefined): string => chooseRunsDir(folder).value;

export const chooseRunsDir = (folder: string | undefined): Setting => chooseSetting('runs_dir', folder);

export function jsonOption(): Option {
  return new Option('--json', 'print JSON for scripts');
}

/** Labels, each given as key=value. */
export function labelOption(description: string): Option {
  return new Option('--label <key=value>', `${description}; repeatable`).argParser(addLabel).default({}, 'none');
}

function addLabel(text: string, labels: Readonly<Record<string, string>>): Record<string, string> {
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
