import { SUBCOMMANDS } from './commands/command-table.ts';
import { toRequest, toSavedFile } from './commands/http-requests.ts';
import { toProgramObjects } from './commands/inline-programs.ts';
import type { SimpleCommand } from './commands/shell-line.ts';
import { toSqlStatements } from './commands/sql-statements.ts';
import type { Deed } from './deeds.ts';
import { toWords } from './to-tool-name-parts.ts';
import { toArguments } from './tool-arguments.ts';

/** Something that a call acts on or gives back. */
export interface EffectObject {
  readonly kind: 'path' | 'url' | 'email' | 'id' | 'package' | 'table' | 'branch' | 'name' | 'number';
  readonly text: string;
  /** The last word of the argument or member that it was found under: `to`, `amount`; null for the words of a command. */
  readonly role: string | null;
}

/** The last part of a path, whether or not a slash follows it. */
export function toBaseName(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(path.lastIndexOf('/', Math.max(end - 1, 0)) + 1, end);
}

const MOST_OBJECTS = 40;
const TEXT_CHARS = 300;

/** The objects that the arguments of a tool name. Texts that are written or sent may hold anything and name none. */
export function toArgumentObjects(args: unknown): EffectObject[] {
  const objects: EffectObject[] = [];
  const pending: [name: string, value: unknown, depth: number][] = Object.entries(toArguments(args)).map(
    ([name, value]) => [name, value, 0],
  );
  for (let index = 0; index < pending.length && objects.length < MOST_OBJECTS; index += 1) {
    const [name, value, depth] = pending[index] as [string, unknown, number];
    const object = toFieldObject(name, value);
    if (object) objects.push(object);
    else if (Array.isArray(value))
      for (const item of value.slice(0, MOST_OBJECTS)) pending.push([name, item, depth + 1]);
    else if (typeof value === 'object' && value !== null && depth < 3)
      for (const [member, item] of Object.entries(value)) pending.push([member, item, depth + 1]);
  }
  return objects;
}

/** What a member of arguments or of a result names, by the last word of its name. */
export function toFieldObject(name: string, value: unknown): EffectObject | null {
  const role = toWords(name).at(-1) ?? null;
  const kind = KIND_OF_NAME.get(role ?? '');
  if (typeof value === 'number') return { kind: kind === 'id' ? 'id' : 'number', text: String(value), role };
  if (typeof value !== 'string' || value === '' || value.length > TEXT_CHARS) return null;
  if (/^https?:\/\//i.test(value)) return { kind: 'url', text: value, role };
  if (EMAIL.test(value)) return { kind: 'email', text: value, role };
  if (kind === undefined || value.includes('\n')) return null;
  return { kind: kind === 'url' && !/[./]/.test(value) ? 'name' : kind, text: value, role };
}

const EMAIL = /^[\w.+-]{1,80}@[\w-]{1,80}(?:\.[\w-]{1,40}){1,5}$/;

/** What an argument holds, by the last word of its name. */
const KIND_OF_NAME: ReadonlyMap<string, EffectObject['kind']> = new Map(
  (
    [
      [
        'path',
        'path paths file files filename filepath dir directory folder destination source src dest output notebook cwd attachments attachment document',
      ],
      ['url', 'url uri href link endpoint website domain'],
      [
        'id',
        'id ids uuid sid ref reference key number issue ticket order charge invoice event job run token thread pr account booking offer deal sku isbn iban rechnung spedizione campaign monitor pnr hash sha ts',
      ],
      ['table', 'table tables collection dataset'],
      ['branch', 'branch head base'],
      ['package', 'package packages dependency'],
      [
        'name',
        'name title label to target recipient recipients channel room list sheet playlist customer vendor user username group city place station entity device calendar project repo owner subject query label company passenger range symbol tag segment kunde address when start date day deployment item cart status state to_group',
      ],
    ] as const
  ).flatMap(([kind, names]) => names.split(' ').map((name): [string, EffectObject['kind']] => [name, kind])),
);

/** The objects of a command: files, addresses, packages, tables, branches. */
export function toCommandObjects(command: SimpleCommand, deed: Deed): EffectObject[] {
  const { program, args, redirections, input } = command;
  const objects: EffectObject[] = [];
  const add = (kind: EffectObject['kind'], text: string | null | undefined): void => {
    if (
      text !== null &&
      text !== undefined &&
      text !== '' &&
      text.length <= TEXT_CHARS &&
      objects.length < MOST_OBJECTS
    )
      objects.push({ kind, text, role: null });
  };
  for (const { mark, target } of redirections) if (WRITING.has(mark) && target !== '/dev/null') add('path', target);
  const request = toRequest(command);
  if (request) {
    add('url', request.url);
    add('path', toSavedFile(command));
    return objects;
  }
  if (SQL_PROGRAMS.has(program)) {
    for (const text of [...args, input ?? ''])
      if (text.includes(' ')) for (const { table } of toSqlStatements(text)) add('table', table);
    return objects;
  }
  const operands = toOperands(program, args);
  const code = toInlineCode(command);
  if (code !== null) for (const text of toProgramObjects(code)) add(/^https?:/.test(text) ? 'url' : 'path', text);
  else if (program === 'git') addGitObjects(operands, deed, add);
  else if (deed === 'install' || (deed === 'delete' && PACKAGE_PROGRAMS.has(program)))
    for (const word of operands.filter((operand) => !NO_PACKAGE.has(operand))) add('package', word);
  else if (FILE_PROGRAMS.has(program)) for (const word of toFiles(program, operands, args)) add('path', word);
  else for (const word of operands) add(/^https?:\/\//.test(word) ? 'url' : /[/.]/.test(word) ? 'path' : 'name', word);
  return objects;
}

/** Programs whose operands are files, whatever they look like. */
const FILE_PROGRAMS = new Set(
  'rm rmdir mv cp touch mkdir ln chmod chown cat less more head tail ls stat file wc sed perl tar zip unzip truncate shred tee find awk grep egrep rg jq diff cmp du tree'.split(
    ' ',
  ),
);
/** Programs whose first operand says what to look for or do. */
const WITH_SCRIPT = new Set(['sed', 'awk', 'grep', 'egrep', 'rg', 'jq', 'perl', 'chmod', 'chown']);

function toFiles(program: string, operands: readonly string[], args: readonly string[]): readonly string[] {
  if (program === 'find')
    return operands.slice(
      0,
      Math.max(
        1,
        args.findIndex((arg) => arg.startsWith('-')),
      ),
    );
  if (program === 'tar') return operands.filter((operand) => !/^[a-zA-Z]{1,6}$/.test(operand) || operand !== args[0]);
  return WITH_SCRIPT.has(program) && !args.includes('-e') && !args.includes('-f') ? operands.slice(1) : operands;
}

/** Code of a language that is handed over with the command. */
function toInlineCode({ program, args, input }: SimpleCommand): string | null {
  if (!/^(?:python[\d.]*|node|ruby|perl|php|deno|bun)$/.test(program)) return null;
  const at = args.findIndex((arg) => arg === '-c' || arg === '-e');
  return at >= 0 && program !== 'perl' ? (args[at + 1] ?? null) : input;
}

const WRITING = new Set(['>', '>>', '>|', '&>', '&>>']);
const SQL_PROGRAMS = new Set(['psql', 'mysql', 'mariadb', 'sqlite3', 'duckdb']);
const PACKAGE_PROGRAMS = new Set(
  'npm pnpm yarn pip pip3 apt apt-get brew dnf yum apk uv poetry cargo gem composer conda snap'.split(' '),
);
const NO_PACKAGE = new Set(
  'install i add ci require update upgrade get remove uninstall purge pip sync exec -y'.split(' '),
);

/** Words that are neither flags nor the word that says what the program does; a value after an unknown flag cannot be distinguished from them. */
function toOperands(program: string, args: readonly string[]): string[] {
  const subcommands = program === 'git' ? undefined : SUBCOMMANDS.get(program);
  const words = args.filter(
    (arg, index) => arg !== '' && !arg.startsWith('-') && !VALUE_FLAGS.has(args[index - 1] ?? ''),
  );
  const at = subcommands ? words.findIndex((word) => subcommands.has(word)) : -1;
  const operands = at < 0 ? words : words.toSpliced(at, 1);
  return FILE_PROGRAMS.has(program) ? operands : operands.filter((word) => !WHOLE.has(word));
}

/** Script names that mean everything of their kind. */
const WHOLE = new Set(['test', 'build', 'lint', 'all', './...']);
const VALUE_FLAGS = new Set([
  '-m',
  '--message',
  '-n',
  '-k',
  '-C',
  '--filter',
  '-j',
  '--timeout',
  '--mode',
  '-p',
  '--port',
  '--namespace',
  '-t',
  '-w',
  '-H',
  '--header',
]);

function addGitObjects(
  operands: readonly string[],
  deed: Deed,
  add: (kind: EffectObject['kind'], text: string | undefined) => void,
): void {
  const [subcommand = '', ...rest] = operands;
  if (deed === 'push') add('branch', rest[1]?.slice(rest[1].lastIndexOf(':') + 1));
  else if (deed === 'merge') add('branch', rest[0]);
  else if (subcommand !== 'commit' && subcommand !== 'stash' && subcommand !== 'bisect')
    for (const word of rest) add(GIT_FILES.has(subcommand) || deed === 'change' ? 'path' : 'branch', word);
}

const GIT_FILES = new Set(['add', 'rm', 'mv', 'restore', 'apply', 'clean', 'diff', 'blame', 'show']);
