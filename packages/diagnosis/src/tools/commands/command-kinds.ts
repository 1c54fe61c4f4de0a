import type { Deed } from '../deeds.ts';
import { PROGRAMS, type ProgramRule, SUBCOMMANDS } from './command-table.ts';
import { toFinerRule } from './finer-rules.ts';
import { toProgramDeed } from './inline-programs.ts';
import { toScriptDeed } from './script-names.ts';
import type { SimpleCommand } from './shell-line.ts';
import { type Invocation, SPECIAL } from './special-rules.ts';

/** What a command does. `nothing` for what only prepares, talks or filters the output of another. */
interface CommandKind {
  readonly deed: Deed | 'nothing';
  /** Only shows what it would do. */
  readonly isDryRun: boolean;
  /** Restores files or commits to an earlier state. */
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
  const { program, args, before, redirections, wrappers } = command;
  const written = redirections.some(
    ({ mark, target }) => WRITING.has(mark) && target !== '/dev/null' && !target.startsWith('&') && target !== '',
  );
  // `xargs` hands over names, not text.
  if (before === '|' && FILTERS.has(program) && !wrappers.includes('xargs'))
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

function toRule(command: Invocation): ProgramRule {
  const { program, args } = command;
  if (args.length === 1 && ABOUT_ITSELF.test(args[0] ?? '')) return 'read';
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
  const known = PROGRAMS.get(program) ?? PROGRAMS.get(withoutSuffix(program));
  // `mkdocs serve` builds too, but it is there to stay.
  if (known === 'build' && SERVES.has(args[0] ?? '')) return 'start';
  if (known !== undefined) return known;
  if (INTERPRETER.test(program)) return toInterpreted(command);
  if (program.startsWith('mkfs.')) return 'delete';
  return toScriptDeed(program) ?? (args.some((arg) => VERIFIES.has(arg)) ? 'check' : 'run');
}

const SERVES: ReadonlySet<string> = new Set(['serve', 'server', 'dev', 'watch', 'start', 'preview']);
/** `gpg --verify`, `cosign verify`: what no table lists says itself that it checks something. */
const VERIFIES: ReadonlySet<string> = new Set(['verify', '--verify', 'validate', '--validate']);

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

function isDry({ program, args }: SimpleCommand): boolean {
  return args.some(
    (arg) =>
      arg === '--dry-run' ||
      arg === 'dry-run' ||
      arg === '--dryrun' ||
      arg.startsWith('--dry-run=') ||
      arg === '--what-if' ||
      arg === '-WhatIf' ||
      arg === '--simulate' ||
      arg === '--noop' ||
      (arg === '-n' && (program === 'make' || program === 'rsync' || (program === 'git' && args[0] === 'clean'))) ||
      (arg === '--check' && program === 'ansible-playbook') ||
      (arg === '--sql' && program === 'alembic') ||
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
