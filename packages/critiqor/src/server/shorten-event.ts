import type { ShortenedText } from '@critiqor/api/evidence';

/** The standard capture policy keeps half as much, so this only affects texts that were captured in full. */
const MAX_TEXT_CHARS = 32_768;
/** All texts and members of one event together. */
const MAX_EVENT_CHARS = 1_000_000;
const MAX_DEPTH = 200;

interface ShownEvent {
  readonly event: Readonly<Record<string, unknown>>;
  readonly shortened: readonly ShortenedText[];
}

/** An event of bounded size: long texts keep their beginning, and members beyond the limit are dropped; each is listed with its pointer. */
export function shortenEvent(event: Readonly<Record<string, unknown>>): ShownEvent {
  const shortened: ShortenedText[] = [];
  let left = MAX_EVENT_CHARS;

  const cutText = (text: string, pointer: string): string => {
    const shown = Math.max(0, Math.min(MAX_TEXT_CHARS, left));
    left -= Math.min(text.length, shown);
    if (text.length <= shown) return text;
    shortened.push({ pointer, chars: text.length, shown_chars: shown });
    return text.slice(0, shown);
  };
  const walk = (value: unknown, pointer: string, depth: number): unknown => {
    if (typeof value === 'string') return cutText(value, pointer);
    if (typeof value !== 'object' || value === null) {
      left -= 8;
      return value;
    }
    if (left <= 0 || depth > MAX_DEPTH) {
      shortened.push({ pointer, chars: toJson(value).length, shown_chars: 0 });
      return null;
    }
    left -= 2;
    if (Array.isArray(value)) return walkList(value, pointer, depth);
    const members: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      left -= name.length;
      members.push([name, walk(member, `${pointer}/${escapePointer(name)}`, depth + 1)]);
    }
    return fromMembers(members);
  };
  const walkList = (list: readonly unknown[], pointer: string, depth: number): unknown[] => {
    const items: unknown[] = [];
    for (const [place, item] of list.entries()) {
      if (left <= 0) {
        shortened.push({ pointer, chars: toJson(list).length, shown_chars: toJson(items).length });
        break;
      }
      items.push(walk(item, `${pointer}/${place}`, depth + 1));
    }
    return items;
  };
  return { event: walk(event, '', 0) as Record<string, unknown>, shortened };
}

/** A slice of the value at a pointer: of a text, or of the JSON of anything else. Undefined when there is no such value. */
export function readText(event: unknown, pointer: string): string | undefined {
  let value: unknown = event;
  for (const name of pointer === '' ? [] : pointer.slice(1).split('/').map(unescapePointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return typeof value === 'string' ? value : value === undefined ? undefined : toJson(value);
}

/** Calls back for every text in a value, with its pointer. */
export function forEachText(
  value: unknown,
  use: (text: string, pointer: string) => void,
  pointer = '',
  depth = 0,
): void {
  if (typeof value === 'string') use(value, pointer);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  for (const [name, member] of Object.entries(value)) {
    forEachText(member, use, `${pointer}/${escapePointer(name)}`, depth + 1);
  }
}

/** `__proto__` is a member like any other. */
const fromMembers = (members: readonly (readonly [string, unknown])[]): object => Object.fromEntries(members);

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePointer = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // A stack overflow on hostile nesting: nothing of it can be shown.
    return '';
  }
}
