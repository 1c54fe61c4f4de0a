import { PROGRAMS, type ProgramRule, SUBCOMMANDS } from './command-table.ts';
import type { Deed } from './deeds.ts';
import { toRequest } from './http-requests.ts';
import { toProgramDeed } from './inline-programs.ts';
import { toScriptDeed } from './script-names.ts';
import type { SimpleCommand } from './shell-line.ts';
import { toSqlStatements } from './sql-statements.ts';

/** What a command does. `nothing` for what only prepares, talks or filters the output of another. */
export interface CommandKind {
  readonly deed: Deed | 'nothing';
  /** Only shows what it would do. */
  readonly isDryRun: boolean;
  /** Brings files or commits back to what they were. */
  readonly reverts: 'files' | 'commits' | null;
}

export function toCommandKind(command: SimpleCommand): CommandKind {
  const isDryRun = isDry(command);
  const deed = toDeed(command);
  const reverts = toReverted(command);
  // What would be changed is looked at and not changed.
  if (isDryRun && deed !== 'nothing' && !CHECKING.has(deed)) return { deed: 'check', isDryRun, reverts: null };
  return { deed, isDryRun, reverts };
}

const CHECKING: ReadonlySet<Deed> = new Set<Deed>(['test', 'build', 'lint', 'check', 'read', 'look_up']);

/** Programs that a pipe feeds: they show what another printed. */
const FILTERS = new Set(
  'head tail grep egrep fgrep rg sed awk gawk sort uniq wc cut tr cat less more jq yq column nl tac xxd fold fmt tee paste rev strings bat base64 od hexdump comm perl'.split(
    ' ',
  ),
);

function toDeed(command: SimpleCommand): Deed | 'nothing' {
  const { program, args, before, redirections } = command;
  const written = redirections.some(
    ({ mark, target }) => WRITING.has(mark) && target !== '/dev/null' && !target.startsWith('&') && target !== '',
  );
  if (before === '|' && FILTERS.has(program))
    return program === 'tee' && isFile(args.at(-1)) ? 'create' : written ? 'create' : 'nothing';
  const rule = toRule(command);
  if (written && (rule === 'nothing' || PRINTS.has(rule as Deed))) return 'create';
  if (rule === 'script') return toScript(command) ?? 'run';
  return rule;
}

const isFile = (word: string | undefined): boolean =>
  word !== undefined && !word.startsWith('-') && word !== '/dev/null';
const WRITING = new Set(['>', '>>', '>|', '&>', '&>>']);
/** What such a command prints goes to a file: the file is what is made. */
const PRINTS: ReadonlySet<Deed> = new Set<Deed>(['read', 'look_up', 'query', 'run', 'check']);

/** As much of a command as its program needs. */
type Invocation = Pick<SimpleCommand, 'program' | 'args' | 'before' | 'input'>;

function toRule(command: Invocation): ProgramRule {
  const { program, args } = command;
  const special = SPECIAL.get(program)?.(command);
  if (special !== undefined && special !== null) return special;
  const subcommands = SUBCOMMANDS.get(program) ?? SUBCOMMANDS.get(withoutSuffix(program));
  if (subcommands) {
    const word = args.find((arg) => subcommands.has(arg)) ?? '';
    const listed = subcommands.get(word);
    if (listed !== undefined) return toFinerRule(program, word, args) ?? listed;
    if (args.some((arg) => arg === '--version' || arg === '--help' || arg === '-h')) return 'read';
    if (NAMED_SCRIPTS.has(program)) return 'script';
  }
  if (args.length === 1 && ABOUT_ITSELF.test(args[0] ?? '')) return 'read';
  const known = PROGRAMS.get(program) ?? PROGRAMS.get(withoutSuffix(program));
  if (known !== undefined) return known;
  if (INTERPRETER.test(program)) return toInterpreted(command);
  if (program.startsWith('mkfs.')) return 'delete';
  return toScriptDeed(program) ?? 'run';
}

/** `--version`, `-h`: the program speaks of itself. */
const ABOUT_ITSELF = /^(?:--?version|--?help|-V|-h|version|help)$/;
const withoutSuffix = (program: string): string => program.replace(/\.(?:exe|cmd|bat|sh|js|py)$|-\d[\d.]*$/, '');
const NAMED_SCRIPTS = new Set(['npm', 'pnpm', 'yarn', 'bun', 'composer', 'gradle', 'gradlew', 'nx', 'turbo']);
const INTERPRETER =
  /^(?:python[\d.]*|pypy3?|node|deno|bun|ruby|perl|php|bash|sh|zsh|Rscript|julia|lua|tsx|ts-node|java|osascript|pwsh|powershell)$/;

/** A program of a language: `python -m pytest`, `python manage.py test`, `node build.js`, code after `-c` or in a here-document. */
function toInterpreted({ args, input, before }: Invocation): ProgramRule {
  const moduleAt = args.indexOf('-m');
  if (moduleAt >= 0) {
    const [module = '', ...rest] = args.slice(moduleAt + 1);
    return toRule({ program: MODULES.get(module) ?? module, args: rest, before, input });
  }
  const codeAt = args.findIndex(
    (arg) => arg === '-c' || arg === '-e' || arg === '-r' || arg === '-p' || arg === '--eval',
  );
  const code = codeAt >= 0 ? args[codeAt + 1] : input;
  if (typeof code === 'string') return toProgramDeed(code);
  if (args.includes('--test')) return 'test';
  const file = args.find((arg) => !arg.startsWith('-')) ?? '';
  const base = file.slice(file.lastIndexOf('/') + 1);
  if (base === 'manage.py' || base === 'artisan')
    return toRule({ program: base, args: args.slice(args.indexOf(file) + 1), before, input });
  if (args.includes('--version') || args.includes('-V') || args.includes('-v')) return 'read';
  return toScriptDeed(base) ?? 'run';
}

const MODULES: ReadonlyMap<string, string> = new Map([
  ['build', 'webpack'],
  ['http.server', 'serve'],
  ['venv', 'mkdir'],
  ['py_compile', 'tsc'],
  ['compileall', 'tsc'],
  ['json.tool', 'jq'],
  ['doctest', 'pytest'],
  ['unittest', 'pytest'],
  ['pip', 'pip'],
]);

/** The name that a user gave: `npm run build`, `make test`, `gradle :app:assembleRelease`. */
function toScript({ program, args }: SimpleCommand): Deed | null {
  const words = args.filter((arg) => !arg.startsWith('-') && !arg.includes('=') && !STARTERS.has(arg));
  if (program === 'docker' || program === 'docker-compose') return toComposed(args);
  for (const word of words) {
    const deed = toScriptDeed(word);
    if (deed !== null) return deed;
  }
  return words.length === 0 && (program === 'make' || program === 'gmake' || program === 'rake') ? 'build' : null;
}

const STARTERS = new Set(['run', 'run-script', 'workspace', 'workspaces', 'foreach', 'affected', 'task']);

function toComposed(args: readonly string[]): Deed {
  const listed = SUBCOMMANDS.get('docker-compose');
  const word = args.find((arg) => arg !== 'compose' && listed?.has(arg));
  return (listed?.get(word ?? '') as Deed | undefined) ?? 'run';
}

/** Where the first word alone does not tell. */
function toFinerRule(program: string, word: string, args: readonly string[]): ProgramRule | null {
  if (program === 'gh' || program === 'glab') return toHostedRule(word, args);
  if (program === 'git') return toGitRule(word, args);
  if (program === 'kubectl' && word === 'rollout')
    return args.includes('status') ? 'check' : args.includes('restart') ? 'start' : null;
  if (program === 'docker' && args.includes('prune')) return 'delete';
  if (program === 'docker' && word !== 'exec' && args.includes('compose')) return 'script';
  if (
    program === 'docker' &&
    (word === 'volume' || word === 'network' || word === 'image' || word === 'container') &&
    args.includes('rm')
  )
    return 'delete';
  if ((program === 'mvn' || program === 'mvnw') && word === 'clean')
    return args.some((arg) => arg === 'test' || arg === 'verify') ? 'test' : args.length > 1 ? 'build' : null;
  if (program === 'npm' && word === 'audit' && args.includes('fix')) return 'install';
  if (program === 'prisma' && args.includes('status')) return 'look_up';
  if (program === 'uv' && word === 'pip' && args.includes('list')) return 'read';
  if (program === 'openclaw' && args.includes('list')) return 'look_up';
  return null;
}

function toHostedRule(word: string, args: readonly string[]): ProgramRule | null {
  const verb = args[args.indexOf(word) + 1] ?? '';
  if (word === 'api')
    return args.some((arg) => /^(?:POST|PUT|PATCH)$/.test(arg)) || args.includes('-f')
      ? 'send'
      : args.includes('DELETE')
        ? 'delete'
        : null;
  const made: ProgramRule = word === 'release' ? 'publish' : 'create';
  const rules: Readonly<Record<string, ProgramRule>> = {
    create: made,
    new: made,
    merge: 'merge',
    close: 'change',
    reopen: 'change',
    edit: 'change',
    update: 'change',
    ready: 'change',
    comment: 'send',
    note: 'send',
    review: 'send',
    approve: 'send',
    delete: 'delete',
    checks: 'check',
    watch: 'check',
    rerun: 'start',
    run: 'start',
    upload: 'publish',
    cancel: 'cancel',
    clone: 'create',
    fork: 'create',
    set: 'set',
    lock: 'set',
  };
  return Object.hasOwn(rules, verb) ? (rules[verb] ?? null) : null;
}

function toGitRule(word: string, args: readonly string[]): ProgramRule | null {
  const has = (...flags: string[]): boolean => flags.some((flag) => args.includes(flag));
  const rest = args.slice(args.indexOf(word) + 1);
  const names = rest.filter((arg) => !arg.startsWith('-'));
  if (word === 'branch')
    return has('-d', '-D', '--delete')
      ? 'delete'
      : names.length === 0 ||
          has('-a', '-r', '--list', '--show-current', '-v', '-vv') ||
          args.some((arg) => /^--(?:no-)?(?:merged|contains|sort|format|points-at)/.test(arg))
        ? 'read'
        : 'create';
  if (word === 'tag')
    return has('-d', '--delete') ? 'delete' : names.length === 0 || has('-l', '--list') ? 'read' : 'create';
  if (word === 'checkout' || word === 'switch')
    return has('-b', '-B', '-c', '-C') ? 'create' : has('--') || names[0] === '.' ? 'change' : 'other';
  if (word === 'stash') return has('list', 'show') ? 'read' : has('drop', 'clear') ? 'delete' : 'other';
  if (word === 'config') return has('--get', '-l', '--list') || names.length < 2 ? 'read' : 'set';
  if (word === 'remote') return has('add', 'set-url', 'remove') ? 'set' : 'read';
  if (word === 'push') return has('--delete', '-d') ? 'delete' : 'push';
  if (word === 'worktree' || word === 'submodule') return has('list', 'status') ? 'read' : null;
  return null;
}

type Special = (command: Invocation) => ProgramRule | null;

const toHttpRule: Special = (command) => toRequest(command)?.deed ?? null;

const toSqlRule: Special = ({ args, input }) => {
  const texts = [...args, input ?? ''];
  const statements = texts.filter((text) => text.includes(' ')).flatMap(toSqlStatements);
  return statements.find(({ deed }) => deed !== 'query')?.deed ?? null;
};

const SPECIAL: ReadonlyMap<string, Special> = new Map<string, Special>([
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
  ['sed', ({ args }) => (args.some((arg) => /^-[a-zA-Z]*i|^--in-place/.test(arg)) ? 'change' : 'look_up')],
  ['perl', ({ args }) => (args.some((arg) => /^-[a-z]*i/.test(arg)) ? 'change' : null)],
  [
    'find',
    ({ args }) => (args.includes('-delete') || (args.includes('-exec') && args.includes('rm')) ? 'delete' : null),
  ],
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
  for (const arg of args.slice(0, 5)) {
    if (arg.startsWith('-')) continue;
    const verb = arg.split('-', 1)[0] ?? '';
    const deed = CLOUD_VERBS.get(verb);
    if (deed !== undefined) return deed;
  }
  return null;
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

function isDry({ program, args }: SimpleCommand): boolean {
  return args.some(
    (arg) =>
      arg === '--dry-run' ||
      arg === '--dryrun' ||
      arg.startsWith('--dry-run=') ||
      arg === '--what-if' ||
      arg === '-WhatIf' ||
      arg === '--simulate' ||
      arg === '--noop' ||
      (arg === '-n' && (program === 'make' || program === 'rsync' || (program === 'git' && args[0] === 'clean'))) ||
      (arg === '--check' && program === 'ansible-playbook') ||
      (arg === 'plan' && (program === 'terraform' || program === 'tofu')),
  );
}

function toReverted({ program, args }: SimpleCommand): CommandKind['reverts'] {
  if (program !== 'git') return null;
  if (args.includes('revert')) return 'commits';
  if (args.includes('reset'))
    return args.some((arg) => /^(?:HEAD[~^]|[0-9a-f]{7,40}$|origin\/)/.test(arg))
      ? 'commits'
      : args.includes('--hard')
        ? 'files'
        : null;
  if (args.includes('restore') && !args.includes('--staged')) return 'files';
  if (args.includes('checkout') && (args.includes('--') || args.includes('.'))) return 'files';
  return args.includes('clean') && !args.includes('-n') ? 'files' : null;
}
