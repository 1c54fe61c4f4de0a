import type { Effect } from '../../effects/effect.ts';
import { toResultFields } from '../../effects/result-fields.ts';
import { fold } from '../../language/requests/request-words.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { ToolDescription } from '../../tools/describe-tool.ts';
import { toToolNameParts, toWords } from '../../tools/to-tool-name-parts.ts';
import { SQL_ARGUMENTS, toArguments, toTextArgument } from '../../tools/tool-arguments.ts';
import { toList } from './command-harms.ts';
import { type CommandOptions, type Harm, type HarmKind, NAMED_HARMS } from './harm.ts';
import { toSqlHarms } from './sql-harms.ts';

/** What a tool that runs no command did and that is hard to take back. */
export function toToolHarms(call: ToolCall, { domain, path }: ToolDescription, effect: Effect): Harm[] {
  if (effect.isDryRun || !(KINDS.has(effect.kind) || reportsLoss(call, effect.kind))) return [];
  const { ending } = effect;
  const isDone =
    ending === 'succeeded' || ending === 'partial' || (ending === 'unknown' && call.result?.outcome === 'completed');
  if (!isDone) return [];
  // A plain change can be changed back: only what makes it public or also destroys something matters.
  const args = toArguments(call.args);
  const isUnbounded = hasEmptyFilter(args) && (REVERSIBLE.has(effect.kind) || effect.kind === 'delete');
  if (REVERSIBLE.has(effect.kind) && !isUnbounded && !TELLING.test(call.key) && !reportsLoss(call, effect.kind))
    return [];
  if (domain === 'database') {
    const sql = toTextArgument(args, SQL_ARGUMENTS);
    if (sql !== null) return toSqlHarms(call, sql, effect);
  }
  if (domain === 'process' || domain === 'agent' || domain === 'memory') return [];
  const options = toOptions(call);
  const kind = reportsLoss(call, effect.kind) ? 'delete' : toKind(call, effect, options);
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
      place: domain === 'file' ? 'file' : isUnbounded && kind === 'change' ? 'database' : 'service',
      options: isUnbounded ? { ...options, isAll: true } : options,
      text: toGivenText(args),
      isScript: false,
    },
  ];
}

/** The arguments without those that are switched off: `volumes: false` leaves the volumes alone. */
const toGivenText = (args: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(args, (_name, value: unknown) => (value === false || value === null ? undefined : value)) ?? '';

/** A condition that is there and rules nothing out: `filter: {}`. */
const hasEmptyFilter = (args: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(args).some(([name, value]) => CONDITIONS.test(name) && EMPTY.test(JSON.stringify(value) ?? ''));
const CONDITIONS = /^(?:filter|where|selector|criteria|conditions?|query|match)$/i;
const EMPTY = /^(?:\{\}|""|\{"match_all":\{\}\})$/;

const REVERSIBLE: ReadonlySet<string> = new Set(['change', 'create', 'set']);
const TELLING =
  /public|anyone|everyone|world|purge|wipe|erase|delete|destroy|share|permission|merge|internet|sql|update\s|factory|format|reimage/i;
const KINDS = new Map<string, HarmKind>([
  ...NAMED_HARMS,
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
  if (isWiped(words)) return 'delete';
  if (
    effect.kind === 'book' &&
    words.some((word) => HOUSE.has(word)) &&
    !MONEY.test(`${call.key} ${call.result?.text ?? ''}`)
  )
    return null;
  const kind = KINDS.get(effect.kind) ?? null;
  return kind === 'pay' && isHeld(call) ? null : kind;
}

/** Put on hold, parked, a draft: nothing is paid. */
const isHeld = ({ key, result }: ToolCall): boolean =>
  HELD_ARGUMENT.test(key) || HELD_RESULT.test(result?.text.slice(0, 4_000) ?? '');
const HELD_ARGUMENT = /"(?:type|mode|action|status|kind)"\s?:\s?"(?:hold|reserve|option|draft|quote|parked?|save)"/i;
const HELD_RESULT =
  /"(?:status|state|payment|payment_status)"\s?:\s?"(?:held|on_?hold|parked|draft|awaiting_payment|unpaid|not_paid|reserved|quote|entwurf|brouillon|borrador|rascunho|bozza|concept)"/i;

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
    isAll: words.some((word) => WIDE_WORDS.has(word)) || isWiped(words),
    isPermanent: words.some(isFinalWord) || isWiped(words),
    isPublic: false,
    isPurge: false,
  };
  for (const [name, value] of toFlatArguments(call.args)) {
    const parts = toWords(name);
    const isOn = value === true || value === 'true' || value === 1;
    const text = typeof value === 'string' && value.length <= 60 ? toWords(value).join('_') : '';
    if (isOn && parts.some((part) => WIDE_WORDS.has(part) || part === 'include' || part === 'cascade'))
      options.isAll = true;
    if (isOn && parts.some(isFinalWord)) options.isPermanent = true;
    if (isOn && parts.length > 1 && parts.some((part) => PURGES.has(part))) options.isPurge = true;
    if ((isOn && parts.includes('public')) || PUBLIC_VALUES.has(text)) options.isPublic = true;
    if (parts.some((part) => REACHES.has(part)) && WIDE_VALUES.has(text)) options.isAll = true;
  }
  for (const { name, value } of result) {
    const text = typeof value === 'string' ? value.toLowerCase() : '';
    if (/^(?:scope|applied_to|mode)$/.test(name) && WIDE_VALUES.has(text)) options.isAll = true;
    if (COMES_BACK.test(fold(name)) && value === false) options.isPermanent = true;
    if (isFinalWord(name) && value === true) options.isPermanent = true;
  }
  return options;
}

/** `recoverable`, `can_undo`, `geri_alinabilir`: whether what is gone can come back. */
const COMES_BACK =
  /(?:^|_)(?:un)?(?:recover|restor|revers|undo|revert|wiederherst|ruckgang|rueckgaeng|recuper|annulab|ripristin|herstel|odwrac|odzysk|geri|восстан|обратим)/;

/** Everything that a device or a disk holds goes. */
const isWiped = (words: readonly string[]): boolean =>
  words.includes('factory') || (words.includes('format') && words.some((word) => MEDIA.has(word)));
const MEDIA = new Set(['disk', 'drive', 'volume', 'card', 'partition', 'device', 'sd', 'usb', 'storage']);

/** The result of something that was not called a deletion says that things are gone. */
function reportsLoss({ result }: ToolCall, kind: string): boolean {
  if (LOOKING.has(kind) || KINDS.get(kind) === 'delete' || !LOSS_WORD.test(result?.text ?? '')) return false;
  const fields = toResultFields(result?.text ?? '') ?? [];
  // Whoever counts what came, too, has put one thing in the place of another.
  if (fields.some(({ name }) => GAINS.test(name))) return false;
  return fields.some(
    ({ name, value }) =>
      LOSSES.test(fold(name)) &&
      (value === true || (typeof value === 'number' && value > 0) || (Array.isArray(value) && value.length > 0)),
  );
}

const LOOKING: ReadonlySet<string> = new Set(['look_up', 'read', 'recall', 'query', 'wait', 'think', 'tell', 'check']);
const GAINS = /added|insert|created|updated|kept|moved|archived|replaced_by/;
const LOSS_WORD =
  /delet|destroy|eras|purg|wip|dropp|lost|silin|löscht|loescht|supprim|elimin|borrad|exclu|verwijder|usuni|удал/i;
const LOSSES =
  /^(?:\p{L}+_)?(?:deleted|destroyed|erased|purged|wiped|dropped|lost|silinen|geloscht\p{L}*|geloescht\p{L}*|supprim\p{L}*|eliminad\p{L}*|borrad\p{L}*|excluid\p{L}*|eliminat\p{L}*|verwijderd\p{L}*|usuniet\p{L}*|удален\p{L}*)(?:_\p{L}+)?$/u;

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
const isFinalWord = (word: string): boolean => FINAL_WORDS.has(word) || FINAL_STEM.test(fold(word));
const FINAL_STEM =
  /^(?:permanen|endgultig|definiti[vft]|kalici|trwal|navsegda|навсегда|безвозврат|irrevers|irrevoc|unwiderruf)/;
const PURGES = new Set(['purge', 'delete', 'wipe', 'erase', 'destroy', 'drop']);
const PUBLIC_VALUES = new Set([
  'anyone',
  'public',
  'everyone',
  'anyone_with_link',
  'world',
  'allusers',
  'public_read',
  'all_users',
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
  'whole_series',
  'full_series',
  'every_occurrence',
  'each',
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
