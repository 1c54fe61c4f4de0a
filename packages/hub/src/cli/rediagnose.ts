import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { print } from '../../../critiqor/src/cli/options.ts';
import { withProgress } from '../../../critiqor/src/cli/progress.ts';
import { PROFILES } from '../../../critiqor/src/judge/diagnose-run.ts';
import { HubError } from '../hub-error.ts';
import { type Rediagnosis, rediagnose, type Shard } from '../judge/rediagnose.ts';
import { bindToProject } from '../store/project-database.ts';
import { findProject, listProjects } from '../tenancy/projects.ts';
import { type StoreFlags, withStore, withStoreOptions } from './store-options.ts';

interface RediagnoseFlags extends StoreFlags {
  readonly project?: string;
  readonly profile: string;
  readonly shard: Shard;
  readonly json?: boolean;
}

const MAX_SHARDS = 1_000;

export function addRediagnose(program: Command): void {
  withStoreOptions(
    program
      .command('rediagnose')
      .description('judge stored runs again with this engine; several workers can share the work'),
  )
    .option('--project <name>', 'only this project (default: all)')
    .addOption(
      new Option('--profile <name>', 'scoring profile').choices(Object.keys(PROFILES)).default(DEFAULT_PROFILE.name),
    )
    .option('--shard <i/n>', 'do the part of worker i of n', toShard, { index: 1, of: 1 })
    .option('--json', 'print JSON for scripts')
    .addHelpText(
      'after',
      '\nExamples:\n  $ critiqor hub rediagnose\n  $ critiqor hub rediagnose --clickhouse http://clickhouse:8123 --shard 1/2',
    )
    .action((flags: RediagnoseFlags) =>
      withStore(flags, async (store) => {
        const wanted =
          flags.project === undefined ? await listProjects(store) : [await findProject(store, flags.project)];
        const projects = wanted.filter((project) => project !== undefined);
        if (flags.project !== undefined && projects.length === 0)
          throw new HubError('unknown_project', `There is no project ${JSON.stringify(flags.project)}.`);
        const profile = PROFILES[flags.profile] ?? DEFAULT_PROFILE;
        const results: (Rediagnosis & { readonly project: string })[] = [];
        for (const { project } of projects) {
          const result = await withProgress(
            process.stderr,
            (onProgress) => rediagnose(bindToProject(store, project), { profile, shard: flags.shard, onProgress }),
            Date.now,
            (share) => `critiqor hub: judging ${project}, ${Math.floor(share * 100)} %`,
          );
          results.push({ project, ...result });
        }
        print(flags.json, { projects: results }, () =>
          results
            .map(
              ({ project, judged, current, failed }) =>
                `${project}: ${judged} judged, ${current} were up to date${failed.length > 0 ? `, ${failed.length} could not be judged: ${failed[0]?.why}` : ''}`,
            )
            .join('\n'),
        );
        if (results.some(({ failed }) => failed.length > 0))
          throw new HubError('not_judged', 'Some runs could not be judged.');
      }),
    );
}

function toShard(text: string): Shard {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (!(shard.index >= 1 && shard.index <= shard.of && shard.of <= MAX_SHARDS))
    throw new InvalidArgumentError('A shard looks like 1/4.');
  return shard;
}
