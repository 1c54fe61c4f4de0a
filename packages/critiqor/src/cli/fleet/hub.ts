import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { CritiqorError } from '../../system/errors.ts';
import { toAction } from '../command-end.ts';
import { withExamples } from '../options.ts';

/** What the package of the hub exports. */
interface HubPackage {
  runHub(args: readonly string[]): Promise<number>;
}

const PACKAGE = 'critiqor-hub';

export function addHub(program: Command): void {
  const command = program
    .command('hub')
    .description('run the hub of a fleet: one place for the runs of many machines (needs the package critiqor-hub)')
    .argument('[arguments...]', 'what the hub is to do; critiqor hub --help lists it')
    // They belong to the hub, which has its own help.
    .helpOption(false)
    .allowUnknownOption();
  withExamples(command, ['critiqor hub serve', 'critiqor hub --help']).action(toAction(runHubCommand));
}

async function runHubCommand(_: readonly string[], __: unknown, command: Command): Promise<number> {
  const path = findHub();
  if (path === undefined) {
    throw new CritiqorError('package_missing', `The package ${PACKAGE} is not installed.`, {
      remedy: `Install it with: npm install --global ${PACKAGE}`,
    });
  }
  const { runHub } = (await import(pathToFileURL(path).href)) as HubPackage;
  return runHub(command.args);
}

/** Beside this package, or in the project of the current folder. */
function findHub(): string | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json')).href]) {
    try {
      return createRequire(from).resolve(PACKAGE);
    } catch {
      // Not there.
    }
  }
  return undefined;
}
