import type { Effect } from '../../effects/effect.ts';
import type { ToolCall } from '../../model/execution.ts';
import { toCommandKind } from '../../tools/commands/command-kinds.ts';
import { emptiesDatabase } from '../../tools/commands/empties-database.ts';
import { toRequest } from '../../tools/commands/http-requests.ts';
import { toClientChange } from '../../tools/commands/service-clients.ts';
import { type SimpleCommand, toShellCommands } from '../../tools/commands/shell-line.ts';
import { isLook } from '../../tools/deeds.ts';
import { type Harm, type HarmKind, NAMED_HARMS, NO_OPTIONS } from './harm.ts';
import { toSqlHarms } from './sql-harms.ts';

/** What the commands of a line did that is hard to take back. */
export function toCommandHarms(call: ToolCall, line: string, effects: readonly Effect[]): Harm[] {
  const named = effects.filter(({ kind, means }) => NAMED.has(kind) && !WORTH_READING.test(means));
  if (named.length === 0 && !WORTH_READING.test(line)) return [];
  return toShellCommands(line).flatMap((command) => {
    const effect = findOwnEffect(call, command, effects);
    if (!effect || effect.isDryRun || command.args.includes('--help')) return [];
    return toHarms(call, command, effect);
  });
}

/** Of two commands of one program, the one that looks did not do what the other did. */
function findOwnEffect(call: ToolCall, command: SimpleCommand, effects: readonly Effect[]): Effect | undefined {
  const own = effects.filter(({ means, ending }) => means === command.program && isDone(ending, call, command));
  if (own.length < 2 && effects.filter(({ means }) => means === command.program).length < 2) return own[0];
  const { deed } = toCommandKind(command);
  if (deed !== 'nothing' && isLook(deed)) return undefined;
  return own.find(({ kind }) => kind === deed) ?? own[0];
}

/** Most commands destroy nothing: a quick look at their words shows that. */
const WORTH_READING =
  /\b(?:rm|rmdir|shred|truncate|unlink|del|find|git|hg|svn|bzr|fossil|jj|kill\w*|pkill|lftp|rclone|gsutil|azcopy|s3cmd|s5cmd|mkfs|dd|wipefs|chmod|chown|chgrp|setfacl|fdupes|jdupes|rdfind|rmlint|glab|terraform|tofu|pulumi|cdk|kubectl|helm|docker|npm|pnpm|yarn|twine|cargo|gem|gh|zfs|zpool|btrfs|prisma|rails|rake|artisan|alembic|supabase|sequelize\w*|typeorm|php|mix|dotnet|psql|mysql|sqlite3|mariadb|duckdb|mongosh?|redis-cli|dropdb|aws|gcloud|az|heroku|systemctl|service|shutdown|reboot|python3?|node|ruby|perl|deploy\w*|publish\w*|release\w*|fly|flyctl|vercel|netlify|firebase|wrangler|ansible-playbook|crontab|mail\w*|sendmail|rsync|ssh|poetry|uv|make|curl|wget|https?|xh|\.\/[\w.-]+)\b|rm |\.sh\b/;

/** What the exit code of a later command hides was done, unless it complained. */
const isDone = (ending: Effect['ending'], { result }: ToolCall, { after }: SimpleCommand): boolean =>
  ending === 'succeeded' ||
  ending === 'partial' ||
  (ending === 'unknown' && (result?.outcome === 'completed' || after === ';'));

function toHarms(call: ToolCall, command: SimpleCommand, effect: Effect): Harm[] {
  const { program, args } = command;
  const make = (
    kind: HarmKind,
    place: Harm['place'],
    what: string,
    objects: readonly string[],
    isPermanent = false,
  ): Harm => ({
    kind,
    call,
    effect,
    what,
    objects,
    place,
    options: { ...NO_OPTIONS, isPermanent },
    text: command.text,
    isScript: SCRIPT.test(program) || /^(?:make|just|task|bash|sh|python[\d.]*|node)$/.test(program),
  });
  if (program === 'git') return toGitHarms(command, make);
  if (SQL.has(program)) {
    const texts = [...args, command.input ?? ''].filter((text) => text.includes(' '));
    return texts.flatMap((text) => toSqlHarms(call, text, effect));
  }
  const operands = args.filter((arg) => arg !== '' && !arg.startsWith('-'));
  if (REVERTS.test(command.text)) return [make('discard', 'git', `ran ${toLabel(command)}`, operands.slice(1))];
  if (STORES.has(program)) {
    const given = [...args, command.input ?? ''].join(' ');
    const [, changed] = CHANGES_ALL.exec(given) ?? [];
    if (changed !== undefined) {
      const whole = make('change', 'database', `changed every entry of ${changed}`, [changed]);
      return [{ ...whole, options: { ...whole.options, isAll: true } }];
    }
    const wiped = EMPTIES.exec(given)?.[0];
    return wiped === undefined ? [] : [make('delete', 'service', `ran ${wiped} with ${program}`, [wiped], true)];
  }
  if (program === 'killall' || program === 'pkill')
    return [make('stop', 'process', `killed every process called ${operands.at(-1) ?? ''}`, operands.slice(-1))];
  if (program === 'systemctl' || program === 'service') return toServiceHarms(operands, make);
  if (PERMITTERS.has(program) && args.some((arg) => /^-\w*R|^--recursive$/.test(arg)))
    return [make('change', 'file', `changed the permissions of ${operands.at(-1) ?? ''}`, operands.slice(1))];
  if (program === 'crontab' && args.includes('-r'))
    return [make('delete', 'service', 'removed all cron jobs', [], true)];
  if (MIRRORS.test(command.text)) {
    const gone = isTrial(call, args) ? [] : toGone(call);
    return gone.length > 0
      ? [{ ...make('delete', 'file', `deleted ${toList(gone)}`, gone, true), isMirror: true }]
      : [];
  }
  switch (effect.kind) {
    case 'delete': {
      const url = toRequest(command)?.url;
      if (url !== undefined && url !== null)
        return LOCAL.test(url) ? [] : [make('delete', 'service', `deleted ${url}`, [url])];
      const deletions = toDeletion(command, effect, operands, make);
      if (deletions.length > 0 || !isClient(program, args)) return deletions;
      return [{ ...make('delete', 'service', `ran ${toLabel(command)}`, operands.slice(1)), isByName: true }];
    }
    case 'publish':
      return CONTAINERS.has(program) ? [] : [make('publish', 'service', `published with ${program}`, operands)];
    case 'deploy':
      if (PREVIEWS.test(command.text) && !/--prod|production|\blive\b/.test(command.text)) return [];
      return [make('deploy', 'service', `ran ${toLabel(command)}`, [command.text])];
    case 'merge':
      return HOSTS.has(program) ? [make('merge', 'service', `ran ${toLabel(command)}`, operands.slice(2))] : [];
    default: {
      const kind = NAMED.get(effect.kind);
      if (kind === undefined || CARRIERS.has(program)) return [];
      return [
        { ...make(kind, 'service', `ran ${toLabel(command)}`, operands.slice(1)), isByName: !MAILERS.has(program) },
      ];
    }
  }
}

/** What the verb of a program says, known or not, and what only carries data: whether that reaches anybody is not for its name to say. */
const NAMED: ReadonlyMap<string, HarmKind> = new Map(NAMED_HARMS);
const CARRIERS = new Set(['curl', 'wget', 'http', 'https', 'xh', 'rsync', 'scp', 'gh', 'glab', 'aws', 'gcloud', 'az']);

/** A service of one's own machine is there to be tried out. */
const LOCAL = /^(?:https?:\/\/)?(?:localhost|127\.|0\.0\.0\.0|\[::1\])/;

/** A program that is known by the verb of its subcommand alone. */
const isClient = (program: string, args: readonly string[]): boolean =>
  !WORTH_READING.test(program) && toClientChange(program, args) !== null;

/** Copies that delete what the source does not have, and how they list it. */
const MIRRORS =
  /^(?:sudo\s+)?(?:rsync\b.*\s--(?:delete|del)\b|rclone\s+sync\b|gsutil\b.*\srsync\b.*\s-\w*d|(?:aws|s3cmd|azcopy|lftp|mc|s5cmd|b2|gcloud|unison)\b.*\s(?:sync|mirror|cp)\b.*--(?:delete|remove|delete-\w+)\b)/;
const toGone = ({ result }: ToolCall): string[] =>
  [
    ...(result?.text ?? '').matchAll(
      /^\W{0,3}(?:deleting |delete: (?:s3:\/\/[^/\s]{1,100}\/)?|.{0,60}: Deleted |(?:removing|removed|deleted)(?: old)?(?: (?:file|directory|object))? )[`'"]?([^\s'"`]{1,300})/gim,
    ),
  ].map(([, path = '']) => path);

/** `rsync -avn` only lists. */
const isTrial = ({ result }: ToolCall, args: readonly string[]): boolean =>
  args.some((arg) => /^-[a-zA-Z]*n[a-zA-Z]*$|^--(?:dry-?run|list-only)/.test(arg)) ||
  /\(dry ?run\)/i.test(result?.text.slice(-400) ?? '');

/** How other systems for versions throw away what is not committed. */
const REVERTS =
  /^(?:hg\s+(?:update|up|co|checkout)\b.*\s(?:--clean|-C)\b|(?:hg|svn|bzr|fossil)\s+revert\b|jj\s+(?:restore|abandon)\b)/;

/** Without a word for production these give an address to look at. */
const PREVIEWS =
  /^(?:npx\s+|pnpm\s+(?:dlx\s+)?|bunx\s+)?(?:vercel|netlify\s+deploy|firebase\s+hosting:channel|wrangler\s+(?:pages\s+deploy.*--branch|versions\s+upload)|surge\b.*preview|amplify\s+.*sandbox)\b/;
const SCRIPT = /\.(?:sh|py|js|ts|rb|pl|bash|mjs)$/;
const SQL = new Set(['psql', 'mysql', 'mariadb', 'sqlite3', 'duckdb']);
/** Stores without SQL, and what empties them. */
const STORES = new Set(['redis-cli', 'mongosh', 'mongo']);
const EMPTIES =
  /\bflush(?:all|db)\b|\bdropDatabase\(\)|\.drop\(\)|\bdeleteMany\(\s*(?:\{\s*\})?\s*\)|\bremove\(\s*\{\s*\}\s*\)/i;
const CHANGES_ALL = /\b(\w{1,80})\.update(?:Many)?\(\s*\{\s*\}\s*,/;
const CONTAINERS = new Set(['docker', 'podman', 'kubectl']);
/** Where a merge is seen by everybody. */
const HOSTS = new Set(['gh', 'glab']);
const MAILERS = new Set(['mail', 'mailx', 'sendmail', 'mutt', 'swaks', 'msmtp']);
const PERMITTERS = new Set(['chmod', 'chown', 'chgrp', 'setfacl']);
const toLabel = ({ text }: SimpleCommand): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

type Make = (
  kind: HarmKind,
  place: Harm['place'],
  what: string,
  objects: readonly string[],
  isPermanent?: boolean,
) => Harm;

function toDeletion(command: SimpleCommand, effect: Effect, operands: readonly string[], make: Make): Harm[] {
  const { program, args } = command;
  if (effect.objects.some(({ kind }) => kind === 'package')) return [];
  if (program === 'mkfs' || program.startsWith('mkfs.') || program === 'wipefs' || program === 'dd')
    return [make('delete', 'file', `wrote over ${operands.at(-1) ?? 'a device'}`, operands, true)];
  if (emptiesDatabase(program, args)) {
    const whole = make('delete', 'database', `ran ${toLabel(command)}`, [], true);
    return [{ ...whole, options: { ...whole.options, isAll: true } }];
  }
  if (REMOTE.has(program)) return [make('delete', 'service', `ran ${toLabel(command)}`, operands.slice(1))];
  if (program === 'find') {
    const starts = operands.filter(
      (_, index) => index === 0 || !args[args.indexOf(operands[index] ?? '') - 1]?.startsWith('-'),
    );
    const names = args.flatMap((arg, index) => (/^-i?(?:name|path)$/.test(arg) ? [args[index + 1] ?? ''] : []));
    const start = starts[0] ?? '.';
    const isNarrow =
      names.length > 0 || args.some((arg) => /^-(?:mtime|mmin|size|newer|empty|regex|ctime|atime)/.test(arg));
    return [
      make(
        'delete',
        'file',
        `deleted files in ${start}`,
        names.length > 0 ? names.map((name) => `${start}/${name}`) : [isNarrow ? `${start}/?` : start],
      ),
    ];
  }
  const paths = effect.objects.filter(({ kind }) => kind === 'path').map(({ text }) => text);
  // A script called cleanup deletes what it likes; its own name is not what it deletes.
  const isCode = args.includes('-c') || args.includes('-e') || command.input !== null;
  if (paths.length === 0 || !(DELETERS.has(program) || isCode)) return [];
  return [make('delete', 'file', `deleted ${toList(paths)}`, paths)];
}

const DELETERS = new Set('rm rmdir unlink shred truncate del srm trash fdupes jdupes rdfind rmlint'.split(' '));
const REMOTE = new Set(
  'terraform tofu pulumi cdk kubectl oc helm aws gcloud az doctl heroku docker podman docker-compose gh glab fly flyctl vercel netlify firebase wrangler dropdb redis-cli zfs zpool btrfs lvremove vgremove rclone gsutil s3cmd s5cmd azcopy'.split(
    ' ',
  ),
);

export function toList(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function toServiceHarms(operands: readonly string[], make: Make): Harm[] {
  const verb = operands.find((word) => /^(?:restart|reload-or-restart|try-restart|stop|disable|mask|kill)$/.test(word));
  if (verb === undefined) return [];
  const names = operands.filter((word) => word !== verb);
  return [make(verb.includes('restart') ? 'start' : 'stop', 'process', `ran ${verb} on ${toList(names)}`, names)];
}

/** What git does to work that is not committed, to branches and to history that others have. */
function toGitHarms({ args }: SimpleCommand, make: Make): Harm[] {
  const words = args.filter(
    (arg, index) => !arg.startsWith('-') && args[index - 1] !== '-C' && args[index - 1] !== '-c',
  );
  const [verb = '', ...rest] = words;
  const has = (...flags: string[]): boolean => flags.some((flag) => args.includes(flag));
  const short = (letter: string): boolean => args.some((arg) => /^-[a-zA-Z]+$/.test(arg) && arg.includes(letter));
  if (verb === 'push') {
    const isForced =
      has('--force', '-f', '--mirror') ||
      args.some((arg) => arg.startsWith('--force-with-lease')) ||
      rest.some((word) => word.startsWith('+'));
    if (has('--delete', '-d') || rest.some((word) => word.startsWith(':')))
      return [make('delete', 'git', `deleted the remote branch ${rest.at(-1) ?? ''}`, rest.slice(1), true)];
    return isForced
      ? [make('force_push', 'git', `force-pushed ${rest.slice(1).join(' ') || 'the branch'}`, rest.slice(1))]
      : [];
  }
  if (verb === 'reset' && has('--hard')) return [make('discard', 'git', 'ran git reset --hard', rest)];
  if (verb === 'clean' && (short('f') || has('--force')) && !short('n'))
    return [make('discard', 'git', 'ran git clean', rest)];
  if (verb === 'checkout' && (has('--') || rest[0] === '.' || has('-f', '--force')))
    return [make('discard', 'git', `discarded changes in ${toList(rest.length > 0 ? rest : ['.'])}`, rest)];
  if (verb === 'restore' && !(has('--staged') && !has('--worktree')))
    return [make('discard', 'git', `discarded changes in ${toList(rest)}`, rest)];
  if (verb === 'stash' && (rest[0] === 'drop' || rest[0] === 'clear'))
    return [make('discard', 'git', `ran git stash ${rest[0]}`, [])];
  if (verb === 'branch' && (has('-D') || (has('--delete', '-d') && has('--force', '-f'))))
    return [make('delete', 'git', `force-deleted ${rest.length > 0 ? toList(rest) : 'branches'}`, rest, true)];
  // What is merged is not lost; only where nothing was to be deleted it matters.
  if (verb === 'branch' && has('--delete', '-d') && rest.length > 0)
    return [{ ...make('delete', 'git', `deleted ${toList(rest)}`, rest), isPlain: true }];
  if (verb === 'filter-branch' || verb === 'filter-repo' || (verb === 'reflog' && rest[0] === 'expire'))
    return [make('force_push', 'git', `ran git ${verb}`, rest)];
  if (verb === 'rm') return [make('delete', 'git', `removed ${toList(rest)}`, rest)];
  return [];
}
