import { CUT_MARK } from '../model/excerpt.ts';
import { toWords } from '../tools/to-tool-name-parts.ts';
import { type Field, MOST_LINE_CHARS, toLineFields, toValue } from './line-fields.ts';
import { WRAPPERS } from './status-words.ts';

export type { Field } from './line-fields.ts';

/** What a structured result says about itself: its own members and those of the members that only wrap an answer. Null for running text. */
export function toResultFields(text: string): Field[] | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return toLineFields(text);
  const fields: Field[] = [];
  addFields(fields, value, 0);
  return fields;
}

const MOST_FIELDS = 100;
const MAX_DEPTH = 3;

function addFields(fields: Field[], value: object, depth: number): void {
  if (Array.isArray(value)) {
    // Several results of one kind of call come as a list; a list of one is its member.
    if (value.length === 1 && typeof value[0] === 'object' && value[0] !== null && depth < MAX_DEPTH)
      addFields(fields, value[0], depth + 1);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    if (fields.length >= MOST_FIELDS) return;
    const name = toWords(key).join('_');
    fields.push({ name, value: member, key });
    if (
      depth < MAX_DEPTH &&
      typeof member === 'object' &&
      member !== null &&
      !Array.isArray(member) &&
      WRAPPERS.includes(name)
    )
      addFields(fields, member, depth + 1);
  }
}

/** `state      pending approval` among other lines: what a client prints about how it went. Null where there is none. */
export function toStateFields(text: string): Field[] | null {
  const fields = [...text.slice(0, MOST_LINE_CHARS).matchAll(STATE_LINE)].map(
    ([, key = '', value = '']): Field => ({
      name: toWords(key).join('_'),
      value: toValue(value.trim()),
      key,
    }),
  );
  return fields.length === 0 ? null : fields;
}

const STATE_LINE =
  /^[ \t]{0,8}((?:[a-z]{2,12}[ _-])?(?:state|status|result|outcome|phase))(?:[ \t]{0,12}[:=][ \t]{0,12}|[ \t]{2,24})([^\n]{2,60})$/gim;

const QUOTE_CHARS = 160;

/** A member as it was written, for a quotation. */
export function toFieldQuote({ key, value }: Field): string {
  return `"${key}": ${JSON.stringify(value) ?? ''}`.slice(0, QUOTE_CHARS);
}

/** The value of a text that is JSON as a whole, or was until it was cut. */
function parseJson(text: string): unknown {
  const trimmed = text.trimStart();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return null;
  try {
    return JSON.parse(trimmed);
  } catch {
    // Not JSON after all, or an excerpt: what is whole at its beginning can still be read.
    const cut = trimmed.indexOf(CUT_MARK);
    return parseCut(cut < 0 ? trimmed : trimmed.slice(0, cut));
  }
}

/** Reads the beginning of JSON that was cut off: up to the last member that is whole, with the open brackets closed. */
function parseCut(text: string): unknown {
  const closers: string[] = [];
  let end = -1;
  let open: string[] = [];
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isText) {
      if (char === '\\') at += 1;
      else if (char === '"') isText = false;
      continue;
    }
    if (char === '"') isText = true;
    else if (char === '{') closers.push('}');
    else if (char === '[') closers.push(']');
    else if (char === '}' || char === ']') {
      if (closers.pop() !== char) break;
      if (closers.length === 0) {
        // JSON with words after it.
        end = at + 1;
        open = [];
        break;
      }
    } else if (char === ',') {
      end = at;
      open = [...closers];
    }
    if (closers.length > MAX_OPEN) return null;
  }
  if (end < 0) return null;
  try {
    return JSON.parse(text.slice(0, end) + open.reverse().join(''));
  } catch {
    return null;
  }
}

/** Deeper nesting is copied at every comma, and nothing that is looked for lies that deep. */
const MAX_OPEN = 12;
