import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CritiqorError } from '../../../system/errors.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { withExamples } from '../../options.ts';
import { POLICY_TEMPLATE } from './policy-template.ts';

export function addInit(program: Command): void {
  const command = program
    .command('init')
    .description('write a commented policy for critiqor check')
    .option('--output <file>', 'where to write it', 'critiqor.yaml');
  withExamples(command, ['critiqor init', 'critiqor init --output ci/policy.yaml']).action(toAction(runInit));
}

function runInit({ output }: { readonly output: string }): number {
  const path = resolve(output);
  if (existsSync(path)) {
    throw new CritiqorError('usage', `${path} exists already and was not changed.`, {
      remedy: 'Choose another file with --output, and use it with critiqor check --policy.',
    });
  }
  writeFileSync(path, POLICY_TEMPLATE, { flag: 'wx' });
  console.log(`${toPrintable(path)} written. Edit it, then run: critiqor check`);
  return EXIT.ok;
}
