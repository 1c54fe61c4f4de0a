import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { print } from '../../../critiqor/src/cli/options.ts';
import { HubError } from '../hub-error.ts';
import { eraseRun } from '../ingest/erase-run.ts';
import { listQuarantine } from '../ingest/quarantine.ts';
import { isDigest } from '../ingest/read-push.ts';
import type { Database } from '../store/database.ts';
import { bindToProject } from '../store/project-database.ts';
import { audit } from '../tenancy/audit.ts';
import { findProject, listProjects, type ProjectSettings, putProject } from '../tenancy/projects.ts';
import {
  createToken,
  DEFAULT_REQUESTS_PER_MINUTE,
  listTokens,
  revokeToken,
  SCOPES,
  type Scope,
} from '../tenancy/tokens.ts';
import { alignRows } from './align-rows.ts';
import { ensureEngine, type StoreFlags, withStore, withStoreOptions } from './store-options.ts';

export interface ManageFlags extends StoreFlags {
  readonly project: string;
  readonly json?: boolean;
}

export const ACTOR = 'local';

/** Commands for whoever runs the hub. They work beside a running hub, on the same data. */
export function addManagement(program: Command): void {
  program
    .command('install')
    .description('install the embedded ClickHouse engine into the cache')
    .option('--yes', 'without asking')
    .action(async ({ yes }: { readonly yes?: boolean }) => {
      await ensureEngine(yes ?? false);
      console.log('The embedded engine is installed.');
    });
  addProjects(program.command('project').description('create, change and list projects'));
  addTokens(program.command('token').description('create, list and revoke tokens'));
  withCommonOptions(
    program.command('erase').description('erase a run from a project, for good').argument('<seal>', 'seal of the run'),
  )
    .addHelpText('after', '\nExamples:\n  $ critiqor hub erase fe1f38239389…a64 --project my-team')
    .action((seal: string, flags: ManageFlags) => withStore(flags, (store) => erase(store, seal, flags)));
  withCommonOptions(program.command('quarantine').description('list evidence that was not accepted, and why')).action(
    (flags: ManageFlags) =>
      withStore(flags, async (store) => {
        const uploads = await listQuarantine(bindToProject(store, await toKnownProject(store, flags.project)));
        print(flags.json, { uploads }, () =>
          alignRows(
            uploads.map(({ received_at, machine, run_id, reasons }) => [
              received_at,
              machine,
              run_id,
              reasons.join(', '),
            ]),
            'Nothing is in quarantine.',
          ),
        );
      }),
  );
}

export const withCommonOptions = (command: Command): Command =>
  withStoreOptions(command.requiredOption('--project <name>', 'project')).option('--json', 'print JSON for scripts');

function addProjects(command: Command): void {
  const withSettings = (leaf: Command): Command =>
    withStoreOptions(leaf.argument('<name>', 'name of the project'))
      .option('--keep <days>', 'delete runs after so many days', toCount)
      .option('--require-signature', 'accept only evidence that is signed with a key of the project')
      .option('--no-require-signature', 'accept unsigned evidence too')
      .option(
        '--public-key <file>',
        'public key that signs evidence; repeatable',
        (path: string, keys: readonly string[] = []) => [...keys, readKey(path)],
      )
      .option('--json', 'print JSON for scripts');
  withSettings(command.command('add').description('create a project'))
    .addHelpText('after', '\nExamples:\n  $ critiqor hub project add my-team --keep 90')
    .action((name: string, flags: ProjectFlags) => withStore(flags, (store) => put(store, name, flags, false)));
  withSettings(command.command('set').description('change a project; runs that are stored keep the time that they had'))
    .addHelpText('after', '\nExamples:\n  $ critiqor hub project set my-team --require-signature --public-key team.pub')
    .action((name: string, flags: ProjectFlags) => withStore(flags, (store) => put(store, name, flags, true)));
  withStoreOptions(command.command('list').description('list projects'))
    .option('--json', 'print JSON for scripts')
    .action((flags: ProjectFlags) =>
      withStore(flags, async (store) => {
        const projects = await listProjects(store);
        print(flags.json, { projects }, () =>
          alignRows(
            projects.map(({ project, retention_days, require_signature }) => [
              project,
              `${retention_days} days`,
              require_signature ? 'signed evidence only' : '',
            ]),
            'There is no project.',
          ),
        );
      }),
    );
}

interface ProjectFlags extends StoreFlags {
  readonly keep?: number;
  readonly requireSignature?: boolean;
  readonly publicKey?: readonly string[];
  readonly json?: boolean;
}

async function put(store: Database, name: string, flags: ProjectFlags, mustExist: boolean): Promise<void> {
  const known = await findProject(store, name);
  if (known && !mustExist)
    throw new HubError('exists', `There is a project ${name} already.`, {
      remedy: 'Change it with: critiqor hub project set',
    });
  if (!known && mustExist) await toKnownProject(store, name);
  const settings: ProjectSettings = {
    ...(flags.keep === undefined ? {} : { retention_days: flags.keep }),
    ...(flags.requireSignature === undefined ? {} : { require_signature: flags.requireSignature }),
    ...(flags.publicKey === undefined ? {} : { public_keys: flags.publicKey }),
  };
  const project = await putProject(store, name, settings);
  await audit(bindToProject(store, name), {
    actor: ACTOR,
    action: 'project_changed',
    subject: name,
    detail: JSON.stringify(settings).slice(0, 500),
  });
  print(
    flags.json,
    project,
    () =>
      `${name}: runs are kept for ${project.retention_days} days${project.require_signature ? ', and must be signed' : ''}.`,
  );
}

function addTokens(command: Command): void {
  withCommonOptions(
    command
      .command('add')
      .description('create a token; it is shown once')
      .argument('<name>', 'what it is for, such as the machine'),
  )
    .addOption(new Option('--scope <scope...>', 'what it may do').choices(SCOPES).default(['push']))
    .option('--requests-per-minute <number>', 'limit', toCount, DEFAULT_REQUESTS_PER_MINUTE)
    .addHelpText(
      'after',
      '\nExamples:\n  $ critiqor hub token add laptop --project my-team --scope push\n  $ critiqor hub token add ada --project my-team --scope read admin',
    )
    .action(
      (name: string, flags: ManageFlags & { readonly scope: readonly Scope[]; readonly requestsPerMinute: number }) =>
        withStore(flags, async (store) => {
          const project = await toKnownProject(store, flags.project);
          const created = await createToken(store, {
            project,
            name,
            scopes: flags.scope,
            requests_per_minute: flags.requestsPerMinute,
          });
          await audit(bindToProject(store, project), {
            actor: ACTOR,
            action: 'token_created',
            subject: created.token_id,
            detail: flags.scope.join(),
          });
          print(
            flags.json,
            created,
            () =>
              `${created.token}\n\nIt is not shown again. On the machine: CRITIQOR_HUB_TOKEN=… critiqor push --hub <address>`,
          );
        }),
    );
  withCommonOptions(command.command('list').description('list tokens with their last use')).action(
    (flags: ManageFlags) =>
      withStore(flags, async (store) => {
        const tokens = await listTokens(store, await toKnownProject(store, flags.project));
        print(flags.json, { tokens }, () =>
          alignRows(
            tokens.map(({ token_id, name, scopes, last_used, revoked }) => [
              token_id,
              name,
              scopes.join(', '),
              last_used ?? 'never used',
              revoked ? 'revoked' : '',
            ]),
            'There is no token.',
          ),
        );
      }),
  );
  withCommonOptions(command.command('revoke').description('revoke a token').argument('<id>', 'id of the token'))
    .addHelpText('after', '\nExamples:\n  $ critiqor hub token revoke 0123456789abcdef --project my-team')
    .action((id: string, flags: ManageFlags) =>
      withStore(flags, async (store) => {
        await revokeToken(store, flags.project, id);
        await audit(bindToProject(store, flags.project), { actor: ACTOR, action: 'token_revoked', subject: id });
        print(flags.json, { revoked: id }, () => `${id} is revoked.`);
      }),
    );
}

async function erase(store: Database, seal: string, { project, json }: ManageFlags): Promise<void> {
  if (!isDigest(seal))
    throw new HubError('usage', 'A seal has 64 hexadecimal digits.', {
      remedy: 'critiqor verify --json shows the seal of a run.',
    });
  const database = bindToProject(store, await toKnownProject(store, project));
  if (!(await eraseRun(database, seal))) throw new HubError('unknown_run', `${project} has no run with this seal.`);
  await audit(database, { actor: ACTOR, action: 'run_erased', subject: seal });
  print(json, { erased: seal }, () => `${seal} is erased.`);
}

export async function toKnownProject(store: Database, name: string): Promise<string> {
  if (await findProject(store, name)) return name;
  throw new HubError('unknown_project', `There is no project ${JSON.stringify(name)}.`, {
    remedy: 'List them with: critiqor hub project list',
  });
}

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('This must be a whole number above 0.');
  return count;
}

function readKey(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new InvalidArgumentError(`${path} cannot be read: ${(cause as Error).message}.`);
  }
}
