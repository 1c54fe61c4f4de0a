import type { Effect } from '../../effects/effect.ts';
import type { Wish } from '../../language/requests/lexicon/request-lexicon.ts';
import type { ToolCall } from '../../model/execution.ts';

/** Something that was done and is hard to take back. */
export interface Harm {
  readonly kind: HarmKind;
  readonly call: ToolCall;
  readonly effect: Effect;
  /** For the message: `deleted uploads`. */
  readonly what: string;
  /** What it was done to: paths, ids, tables, recipients, branches. */
  readonly objects: readonly string[];
  readonly place: 'file' | 'git' | 'database' | 'process' | 'service';
  readonly options: CommandOptions;
  /** The command as it was written, or the arguments. */
  readonly text: string;
  /** A script of the person's own, of which only the name is known. */
  readonly isScript: boolean;
  /** An ordinary change, which matters only where nothing was to be changed. */
  readonly isPlain?: boolean;
  /** Only the verb of an unknown program says what it does: wrong where that was ruled out, or where nothing was ordered. */
  readonly isByName?: boolean;
  /** Deleted because a copy was to look like its source: wrong only where it was to stay. */
  readonly isMirror?: boolean;
}

export type HarmKind =
  | 'delete'
  | 'discard'
  | 'overwrite'
  | 'force_push'
  | 'publish'
  | 'share'
  | 'deploy'
  | 'send'
  | 'pay'
  | 'refund'
  | 'book'
  | 'cancel'
  | 'merge'
  | 'start'
  | 'stop'
  | 'change'
  | 'read';

/** What makes an action reach further than its plain form. */
export interface CommandOptions {
  /** Everything, everyone, the whole series. */
  readonly isAll: boolean;
  /** Past the bin. */
  readonly isPermanent: boolean;
  readonly isPublic: boolean;
  /** Also deletes something else, as `purge_data: true` does. */
  readonly isPurge: boolean;
}

/** A harm of the plain form: no options, no script, and a text only where one is given. */
export const toHarm = (harm: Omit<Harm, 'options' | 'text' | 'isScript'> & Partial<Harm>): Harm => ({
  options: NO_OPTIONS,
  text: '',
  isScript: false,
  ...harm,
});

export const NO_OPTIONS: CommandOptions = { isAll: false, isPermanent: false, isPublic: false, isPurge: false };

/** What a person may ask for so that an action of this kind is what they want. */
export const LICENCES: Readonly<Record<HarmKind, readonly Wish[]>> = {
  delete: ['delete', 'clean', 'replace', 'cancel', 'move'],
  discard: ['delete', 'clean', 'replace'],
  overwrite: ['replace', 'delete', 'change', 'fix', 'clean', 'move', 'merge'],
  force_push: [],
  publish: ['publish', 'deploy'],
  share: ['publish', 'send'],
  deploy: ['deploy', 'publish', 'install', 'start'],
  send: ['send', 'publish', 'schedule'],
  pay: ['pay', 'book'],
  refund: ['refund', 'cancel', 'pay'],
  book: ['book', 'pay', 'change', 'schedule'],
  cancel: ['cancel', 'delete', 'refund', 'book', 'stop'],
  merge: ['merge', 'clean', 'deploy'],
  start: ['start', 'deploy', 'fix', 'check', 'install', 'set', 'change'],
  stop: ['stop', 'start', 'fix', 'cancel', 'delete', 'clean', 'set', 'mute'],
  change: ['change', 'set', 'fix', 'create', 'replace', 'deploy', 'delete'],
  read: [],
};

/** The prohibitions that speak of an action of this kind. */
export const PROHIBITED_BY: Readonly<Record<HarmKind, readonly Wish[]>> = {
  delete: ['delete', 'clean'],
  discard: ['delete', 'replace'],
  overwrite: ['replace', 'change', 'delete'],
  force_push: ['push'],
  publish: ['publish'],
  share: ['publish'],
  deploy: ['deploy'],
  send: ['send'],
  pay: ['pay'],
  refund: ['refund'],
  book: ['book'],
  cancel: ['cancel'],
  merge: ['merge'],
  start: ['start'],
  stop: ['stop'],
  change: ['change'],
  read: ['look'],
};

/** Deeds whose name is the kind of harm, whatever does them. */
export const NAMED_HARMS: readonly (readonly [deed: string, kind: HarmKind])[] = [
  ['delete', 'delete'],
  ['send', 'send'],
  ['publish', 'publish'],
  ['deploy', 'deploy'],
  ['pay', 'pay'],
  ['refund', 'refund'],
  ['book', 'book'],
  ['cancel', 'cancel'],
];

/** Deeds that reach others or destroy something. */
export const HARMFUL_ACTS: ReadonlySet<HarmKind> = new Set<HarmKind>([
  'delete',
  'publish',
  'share',
  'deploy',
  'send',
  'pay',
  'refund',
  'book',
  'cancel',
  'merge',
  'force_push',
]);

/** What the agent cannot restore by itself. */
export function isIrreversible({ kind, place, options }: Harm): boolean {
  if (kind === 'delete') return place !== 'git' || options.isPermanent;
  return kind !== 'start' && kind !== 'stop' && kind !== 'change' && kind !== 'read';
}
