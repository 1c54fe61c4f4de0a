import type { Deed } from '../deeds.ts';
import type { ProgramRule } from './command-table.ts';
import { emptiesDatabase } from './empties-database.ts';
import { toRequest } from './http-requests.ts';
import type { SimpleCommand } from './shell-line.ts';
import { toSqlStatements } from './sql-statements.ts';

/** As much of a command as its program needs. */
export type Invocation = Pick<SimpleCommand, 'program' | 'args' | 'before' | 'input'>;

const toMigrationRule: Special = ({ program, args }) => (emptiesDatabase(program, args) ? 'delete' : null);

type Special = (command: Invocation) => ProgramRule | null;

const toHttpRule: Special = (command) => toRequest(command)?.deed ?? null;

const toSqlRule: Special = ({ args, input }) => {
  const texts = [...args, input ?? ''];
  const statements = texts.filter((text) => text.includes(' ')).flatMap(toSqlStatements);
  const changed = statements.find(({ deed }) => deed !== 'query')?.deed;
  // What is in a file of statements is not shown.
  return changed ?? (statements.length === 0 && args.some((arg) => SQL_FILE.test(arg)) ? 'run' : null);
};

const SQL_FILE = /^(?:-f|--file(?:=.*)?)$|\.sql$/;

/** They list what is there twice, or delete it. */
const toDuplicatesRule: Special = ({ args }) =>
  args.some((arg) => arg === '--delete' || /^-[a-zA-Z]*d[a-zA-Z]*$/.test(arg)) ? 'delete' : null;

/** Programs whose flags or operands show what they do. */
export const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
  ['curl', toHttpRule],
  ['wget', toHttpRule],
  ['http', toHttpRule],
  ['https', toHttpRule],
  ['xh', toHttpRule],
  ['psql', toSqlRule],
  ['mysql', toSqlRule],
  ['mariadb', toSqlRule],
  ['sqlite3', toSqlRule],
  ['duckdb', toSqlRule],
  ...[
    'prisma',
    'rails',
    'rake',
    'php',
    'alembic',
    'supabase',
    'sequelize',
    'sequelize-cli',
    'typeorm',
    'mix',
    'dotnet',
  ].map((program): [string, Special] => [program, toMigrationRule]),
  ['sed', ({ args }) => (args.some((arg) => /^-[a-zA-Z]*i|^--in-place/.test(arg)) ? 'change' : 'look_up')],
  ['perl', ({ args }) => (args.some((arg) => /^-[a-z]*i/.test(arg)) ? 'change' : null)],
  [
    'find',
    ({ args }) => (args.includes('-delete') || (args.includes('-exec') && args.includes('rm')) ? 'delete' : null),
  ],
  ['fdupes', toDuplicatesRule],
  ['jdupes', toDuplicatesRule],
  ['rdfind', ({ args }) => (args[args.indexOf('-deleteduplicates') + 1] === 'true' ? 'delete' : null)],
  ['dd', ({ args }) => (args.some((arg) => arg.startsWith('of=/dev/')) ? 'delete' : 'create')],
  ['rsync', ({ args }) => (args.some(isRemote) ? 'send' : 'create')],
  ['scp', ({ args }) => (isRemote(args.at(-1) ?? '') ? 'send' : 'create')],
  ['crontab', ({ args }) => (args.includes('-l') ? 'look_up' : args.includes('-r') ? 'delete' : 'schedule')],
  ['black', ({ args }) => (args.some((arg) => arg === '--check' || arg === '--diff') ? 'lint' : null)],
  [
    'prettier',
    ({ args }) =>
      args.some((arg) => arg === '--check' || arg === '-c' || arg === '-l' || arg === '--list-different')
        ? 'lint'
        : null,
  ],
  ['isort', ({ args }) => (args.some((arg) => arg.startsWith('--check')) ? 'lint' : null)],
  ['gofmt', ({ args }) => (args.includes('-w') ? 'change' : 'lint')],
  [
    'ruff',
    ({ args }) =>
      args.includes('format') ? (args.includes('--check') || args.includes('--diff') ? 'lint' : 'change') : null,
  ],
  ['eslint', ({ args }) => (args.includes('--version') ? 'read' : 'lint')],
  ['tar', ({ args }) => (/^-?[a-z]*t/.test(args[0] ?? '') && !/^-?[a-z]*[cx]/.test(args[0] ?? '') ? 'read' : 'create')],
  ['cmake', ({ args }) => (args.includes('-E') ? 'other' : 'build')],
  ['test', () => 'check'],
  ['tsc', ({ args }) => (args.includes('--noEmit') ? 'lint' : 'build')],
  ['date', () => 'read'],
  ['service', ({ args }) => (args.includes('stop') ? 'stop' : args.includes('status') ? 'check' : 'start')],
  ['aws', toCloudRule],
  ['gcloud', toCloudRule],
  ['az', toCloudRule],
  ['doctl', toCloudRule],
  ['stripe', toCloudRule],
  ['heroku', ({ args }) => (args.some((arg) => arg.startsWith('pg:reset')) ? 'delete' : null)],
  ...'md5sum sha1sum sha256sum sha512sum shasum'
    .split(' ')
    .map((name): [string, Special] => [
      name,
      ({ args }) => (args.some((arg) => arg === '-c' || arg === '--check') ? 'check' : 'read'),
    ]),
  ['truncate', () => 'delete'],
  ['ip', ({ args }) => (args.some((arg) => arg === 'add' || arg === 'del' || arg === 'set') ? 'set' : 'read')],
  ['command', ({ args }) => (args[0] === '-v' || args[0] === '-V' ? 'read' : null)],
]);

const isRemote = (word: string): boolean => /^[\w.@-]{1,200}:(?!\/\/)/.test(word) || word.startsWith('rsync://');

/** Cloud programs put the verb late: `aws s3api delete-object`, `gcloud run deploy`, `az webapp restart`. */
function toCloudRule({ args }: Invocation): ProgramRule | null {
  let rule: ProgramRule | null = null;
  for (const arg of args.slice(0, 5)) {
    if (arg.startsWith('-')) continue;
    const verb = arg.split('-', 1)[0] ?? '';
    const deed = CLOUD_VERBS.get(verb);
    if (deed !== undefined) rule = deed;
  }
  return rule;
}

const CLOUD_VERBS: ReadonlyMap<string, Deed> = new Map<string, Deed>(
  (
    [
      ['create', 'create put cp sync run upload mb import copy add'],
      ['change', 'update modify edit attach detach'],
      ['delete', 'delete rm rb terminate remove purge destroy'],
      ['deploy', 'deploy'],
      ['start', 'start reboot restart invoke'],
      ['stop', 'stop'],
      ['set', 'set enable disable scale config'],
      ['send', 'send publish'],
      ['look_up', 'list get describe ls show head wait logs filter'],
      ['move', 'mv'],
      ['refund', 'refunds'],
    ] as const
  ).flatMap(([deed, verbs]) => verbs.split(' ').map((verb): [string, Deed] => [verb, deed])),
);
