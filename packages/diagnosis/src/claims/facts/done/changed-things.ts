import type { Effect } from '../../../effects/effect.ts';
import { isChange } from '../../../tools/deeds.ts';
import { toWords } from '../../../tools/to-tool-name-parts.ts';
import type { Output } from '../outputs.ts';
import { toReplacements } from './replacements.ts';

/** Something that a call changed, by the name that its output or its arguments give it. */
export interface ChangedThing {
  readonly output: Output;
  readonly name: string;
  /** The call names it as its target, or the output lists it; else a text that an edit took out mentions it. */
  readonly isWhole: boolean;
}

/** What the calls of a run changed. What is put back is not; what was already changed before the run is not either. */
export function toChangedThings(outputs: readonly Output[], effects: readonly Effect[]): ChangedThing[] {
  const work = new Set(effects.flatMap(({ kind, call }) => (isWork(kind) ? [call] : [])));
  const first = outputs.findIndex(({ effect }) => work.has(effect.call));
  if (first < 0) return [];
  const before = new Set(outputs.slice(0, first).flatMap(({ text }) => toPrinted(text)));
  return outputs.slice(first).flatMap((output, at) => {
    const { effect } = output;
    if (effect.ending === 'failed' || effect.ending === 'not_attempted' || effect.isDryRun || effect.undoneBy)
      return [];
    const isOwn = isChange(effect.kind);
    const listed = [...toListed(output.json), ...toPrinted(output.text)].filter((name) => isOwn || !before.has(name));
    // A command may name what it reads beside what it writes.
    const isTool = isOwn && typeof effect.call.args === 'object' && !/"(?:command|cmd|input)"\s?:/.test(output.args);
    const targets = isTool ? effect.objects.flatMap(({ kind, text }) => (kind === 'path' ? [text] : [])) : [];
    const later = outputs.slice(first + at + 1);
    const isKept = (name: string): boolean => !later.some(({ args }) => args.includes(name) && PUT_BACK.test(args));
    return [
      ...[...listed, ...targets].filter(isKept).map((name) => ({ output, name, isWhole: true })),
      ...(isOwn ? toTakenOut(effect.call) : []).map((name) => ({ output, name, isWhole: false })),
    ];
  });
}

const PUT_BACK = /\bgit (?:checkout|restore|stash|reset|revert)\b|\bundo\b|restore|revert/i;

const isWork = (kind: Effect['kind']): boolean => isChange(kind) || kind === 'run' || kind === 'other';

/** Members that hold what was changed. */
const CHANGED =
  /^(?:changed|updated|modified|deleted|removed|affected|turned_off|turned_on|overwritten|moved)(?:_\w+)?$/;

function toListed(json: unknown): string[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !CHANGED.test(toWords(key).join('_'))) return [];
    return value.slice(0, MOST_THINGS).flatMap((item) => (typeof item === 'string' ? [item] : toEntryNames(item)));
  });
}

const toEntryNames = (item: unknown): string[] =>
  typeof item === 'object' && item !== null
    ? Object.entries(item).flatMap(([key, value]) =>
        typeof value === 'string' && ENTRY_NAME.test(key) && value.length < LONGEST_NAME ? [value] : [],
      )
    : [];
const ENTRY_NAME = /^(?:entity_?id|id|name|path|file|key|device|title)$/i;
const MOST_THINGS = 200;
const LONGEST_NAME = 120;

/** Lines in which programs say what they changed: `git status --short`, `git commit`, `zfs destroy -v`, package managers. */
function toPrinted(text: string): string[] {
  return [...text.slice(0, MOST_CHARS).matchAll(PRINTED)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
const MOST_CHARS = 8_000;
const PRINTED =
  /^(?: ?[MD]{1,2} {1,2}| (?:create|delete) mode \d{6} |(?:will destroy|destroyed|removed|deleted|deleting|removing|overwrote|overwriting)[: ] {0,3}['"]?)([^\s'"]{2,120})/gim;

/** Names in a text that an edit replaced and that its new text has no more. */
const toTakenOut = (call: Effect['call']): string[] =>
  toReplacements(call).flatMap(({ before, after }) =>
    before.length > LONGEST_EDIT ? [] : (before.match(NAME) ?? []).filter((name) => !after.includes(name)),
  );
const NAME = /[A-Za-z][A-Za-z\d]*(?:[_.-][A-Za-z\d]+){1,8}/g;
const LONGEST_EDIT = 400;
