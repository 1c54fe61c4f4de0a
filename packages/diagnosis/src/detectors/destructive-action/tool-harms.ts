import type { Effect } from '../../effects/effect.ts';
import { toResultFields } from '../../effects/result-fields.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { ToolDescription } from '../../tools/describe-tool.ts';
import { toToolNameParts, toWords } from '../../tools/to-tool-name-parts.ts';
import { SQL_ARGUMENTS, toArguments, toTextArgument } from '../../tools/tool-arguments.ts';
import { toList } from './command-harms.ts';
import type { CommandOptions, Harm, HarmKind } from './harm.ts';
import { toSqlHarms } from './sql-harms.ts';

/** What a tool that runs no command did and that is hard to take back. */
export function toToolHarms(call: ToolCall, { domain, path }: ToolDescription, effect: Effect): Harm[] {
  if (effect.isDryRun || !KINDS.has(effect.kind)) return [];
  const { ending } = effect;
  const isDone =
    ending === 'succeeded' || ending === 'partial' || (ending === 'unknown' && call.result?.outcome === 'completed');
  if (!isDone) return [];
  // A plain change can be changed back: only what makes it public or also destroys something matters.
  if (REVERSIBLE.has(effect.kind) && !TELLING.test(call.key)) return [];
  const args = toArguments(call.args);
  if (domain === 'database') {
    const sql = toTextArgument(args, SQL_ARGUMENTS);
    if (sql !== null) return toSqlHarms(call, sql, effect);
  }
  if (domain === 'process' || domain === 'agent' || domain === 'memory') return [];
  const options = toOptions(call);
  const kind = toKind(call, effect, options);
  if (kind === null) return [];
  const paths = path === null ? [] : [path];
  const objects = [
    ...new Set([...paths, ...effect.objects.filter((object) => object.kind !== 'number').map(({ text }) => text)]),
  ];
  const what = `${PAST[kind]} ${toList(objects.slice(0, 3)) || 'something'} with ${call.tool}`;
  return [
    {
      kind,
      call,
      effect,
      what,
      objects,
      place: domain === 'file' ? 'file' : 'service',
      options,
      text: JSON.stringify(call.args) ?? '',
      isScript: false,
    },
  ];
}

const REVERSIBLE: ReadonlySet<string> = new Set(['change', 'create', 'set']);
const TELLING =
  /public|anyone|everyone|world|purge|wipe|erase|delete|destroy|share|permission|merge|internet|sql|update\s/i;
const KINDS = new Map<string, HarmKind>([
  ['delete', 'delete'],
  ['send', 'send'],
  ['publish', 'publish'],
  ['deploy', 'deploy'],
  ['pay', 'pay'],
  ['refund', 'refund'],
  ['book', 'book'],
  ['cancel', 'cancel'],
  ['merge', 'merge'],
  ['change', 'change'],
  ['create', 'change'],
  ['set', 'change'],
  ['start', 'start'],
  ['stop', 'stop'],
]);

const PAST: Readonly<Record<HarmKind, string>> = {
  delete: 'deleted',
  discard: 'discarded',
  overwrite: 'wrote over',
  force_push: 'force-pushed',
  publish: 'published',
  share: 'shared',
  deploy: 'deployed',
  send: 'sent something to',
  pay: 'paid or ordered',
  refund: 'refunded',
  book: 'booked',
  cancel: 'cancelled',
  merge: 'merged',
  start: 'started',
  stop: 'stopped',
  change: 'changed',
  read: 'looked into',
};

/** Reversible deeds count only where an option makes them final, public or wider. */
function toKind(call: ToolCall, effect: Effect, options: CommandOptions): HarmKind | null {
  const words = toToolNameParts(call.tool).words;
  if (PREPARES.some((word) => words.includes(word)) && !words.includes('merge') && !sendsDraft(words)) return null;
  // What goes to the bin or the archive comes back.
  if (SOFT.some((word) => words.includes(word)) && !options.isPermanent) return null;
  if (options.isPurge && effect.kind !== 'delete') return 'delete';
  if (words.some((word) => word === 'share' || word === 'permission' || word === 'permissions')) return 'share';
  if (words.includes('merge')) return 'merge';
  if (
    effect.kind === 'book' &&
    words.some((word) => HOUSE.has(word)) &&
    !MONEY.test(`${call.key} ${call.result?.text ?? ''}`)
  )
    return null;
  return KINDS.get(effect.kind) ?? null;
}

/** A room of the house is reserved for nothing and given back with a click. */
const HOUSE = new Set(['room', 'rooms', 'desk', 'desks', 'parking', 'projector', 'resource']);
const MONEY = /price|cost|amount|total|fare|fee|payment|charge|card|invoice|[€$£¥]\s?\d/i;

/** Whoever drafts, asks or requests leaves the deed to somebody else. */
const PREPARES = ['draft', 'prepare', 'preview', 'cart', 'request', 'approval', 'ask', 'quote', 'estimate'];
/** What sends a draft prepares nothing. */
const sendsDraft = (words: readonly string[]): boolean => words.includes('draft') && words.includes('send');
const SOFT = ['trash', 'archive', 'hide', 'bin'];

/** What the name, the arguments and the result say about how far it went. */
function toOptions(call: ToolCall): CommandOptions {
  const { words } = toToolNameParts(call.tool);
  const result = toResultFields(call.result?.text ?? '') ?? [];
  const options = {
    isAll: words.some((word) => WIDE_WORDS.has(word)),
    isPermanent: words.some((word) => FINAL_WORDS.has(word)),
    isPublic: false,
    isPurge: false,
  };
  for (const [name, value] of toFlatArguments(call.args)) {
    const parts = toWords(name);
    const isOn = value === true || value === 'true' || value === 1;
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    if (isOn && parts.some((part) => WIDE_WORDS.has(part) || part === 'include' || part === 'cascade'))
      options.isAll = true;
    if (isOn && parts.some((part) => FINAL_WORDS.has(part))) options.isPermanent = true;
    if (isOn && parts.length > 1 && parts.some((part) => PURGES.has(part))) options.isPurge = true;
    if ((isOn && parts.includes('public')) || PUBLIC_VALUES.has(text)) options.isPublic = true;
    if (parts.some((part) => REACHES.has(part)) && WIDE_VALUES.has(text)) options.isAll = true;
  }
  for (const { name, value } of result) {
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    if (/^(?:scope|applied_to|mode)$/.test(name) && WIDE_VALUES.has(text)) options.isAll = true;
    if (/^(?:recoverable|restorable|reversible|undoable)$/.test(name) && value === false) options.isPermanent = true;
  }
  return options;
}

const WIDE_WORDS = new Set(['all', 'everything', 'everyone', 'purge', 'everybody', 'fuzzy', 'series']);
const FINAL_WORDS = new Set([
  'permanent',
  'permanently',
  'forever',
  'shred',
  'hard',
  'irreversibly',
  'irrevocably',
  'expunge',
]);
const PURGES = new Set(['purge', 'delete', 'wipe', 'erase', 'destroy', 'drop']);
const PUBLIC_VALUES = new Set([
  'anyone',
  'public',
  'everyone',
  'anyone_with_link',
  'world',
  'allusers',
  'public-read',
  'internet',
]);
const REACHES = new Set([
  'scope',
  'range',
  'mode',
  'target',
  'apply',
  'recurrence',
  'instances',
  'events',
  'occurrences',
  'ids',
  'filter',
  'who',
  'series',
]);
const WIDE_VALUES = new Set([
  'all',
  'series',
  '*',
  'everything',
  'everyone',
  'all_events',
  'all_instances',
  'all_occurrences',
  'entire_series',
  'following',
  'this_and_following',
]);

const MOST_ARGUMENTS = 60;

function toFlatArguments(args: unknown): [string, unknown][] {
  const flat: [string, unknown][] = [];
  const pending: [string, unknown, number][] = Object.entries(toArguments(args)).map(([name, value]) => [
    name,
    value,
    0,
  ]);
  for (let index = 0; index < pending.length && flat.length < MOST_ARGUMENTS; index += 1) {
    const [name, value, depth] = pending[index] as [string, unknown, number];
    if (typeof value === 'object' && value !== null && depth < 2)
      for (const [member, inner] of Object.entries(value))
        pending.push([Array.isArray(value) ? name : member, inner, depth + 1]);
    else flat.push([name, value]);
  }
  return flat;
}
