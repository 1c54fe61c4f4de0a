import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { askUser } from '../../../critiqor/src/cli/settings/ask-user.ts';
import { ENGINE_SIZE, installEngine, isEngineInstalled, toEngineFolder } from '../engine/install-engine.ts';
import { HubError } from '../hub-error.ts';
import { openStore, type Store } from '../store/store.ts';

export interface StoreFlags {
  readonly data?: string;
  readonly clickhouse?: string;
  readonly cluster?: string;
  readonly yes?: boolean;
}

/** Where the data are: the same options for every command. */
export function withStoreOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--data <folder>', 'folder of the embedded engine (default: ~/.critiqor/hub)').env(
        'CRITIQOR_HUB_DATA',
      ),
    )
    .addOption(
      new Option('--clickhouse <address>', 'use this ClickHouse server, such as http://user:password@host:8123').env(
        'CRITIQOR_CLICKHOUSE',
      ),
    )
    .addOption(
      new Option('--cluster <name>', 'create replicated and distributed tables on this cluster').env(
        'CRITIQOR_CLUSTER',
      ),
    )
    .option('--yes', `install the embedded engine (${ENGINE_SIZE}, once) without asking`);
}

export const toHubFolder = ({ data }: StoreFlags): string => resolve(data ?? join(homedir(), '.critiqor', 'hub'));

/** Opens the store of a command, with the engine where one is needed. */
export async function openStoreFor(
  flags: StoreFlags,
  options: { readonly keepEngine: boolean; readonly onEngineDeath?: (text: string) => void },
): Promise<Store> {
  if (flags.clickhouse === undefined && flags.cluster !== undefined)
    throw new HubError('usage', '--cluster needs a ClickHouse server.', { remedy: 'Name one with --clickhouse.' });
  if (flags.clickhouse === undefined) await ensureEngine(flags.yes ?? false);
  return openStore({
    clickhouse: flags.clickhouse ?? null,
    cluster: flags.cluster ?? null,
    engineFolder: toEngineFolder(),
    hubFolder: toHubFolder(flags),
    ...options,
  });
}

/** Runs work on the store of a command and closes it. */
export async function withStore<Result>(flags: StoreFlags, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStoreFor(flags, { keepEngine: false });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Installs the engine if it is missing and the user agrees. */
export async function ensureEngine(isAgreed: boolean): Promise<void> {
  if (isEngineInstalled()) return;
  if (!isAgreed && !(await ask())) {
    throw new HubError('engine_unavailable', 'The embedded ClickHouse engine is not installed.', {
      remedy: `Install it (${ENGINE_SIZE}, once) with: critiqor hub install --yes\n  Or name a ClickHouse server with --clickhouse http://host:8123`,
    });
  }
  await installEngine((text) => console.error(text));
}

async function ask(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  return askUser(
    `The hub needs the ClickHouse engine: ${ENGINE_SIZE} into ${toEngineFolder()}. Install it?`,
    'Pass --yes to install it without asking.',
  );
}
