/** What a structured report says about one session. */
interface HeardSession {
  readonly name: string;
  /** The words that say how it is: its status, or the name of the list that it is in. */
  readonly words: string;
  readonly hasError: boolean;
}

/** Reads a report that lists sessions by their ids: each with its own state, or sorted into lists such as `pending`. Null for other texts. */
export function hearSessions(text: string, names: ReadonlySet<string>): HeardSession[] | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start));
  } catch {
    return null;
  }
  const heard: HeardSession[] = [];
  walk(value, '', 0, names, heard);
  return heard.length > 0 ? heard : null;
}

const MAX_DEPTH = 4;
const MOST_MEMBERS = 200;

function walk(value: unknown, list: string, depth: number, names: ReadonlySet<string>, heard: HeardSession[]): void {
  if (typeof value === 'string') {
    if (list !== '' && names.has(value)) heard.push({ name: value, words: list, hasError: false });
    return;
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, MOST_MEMBERS)) walk(item, list, depth + 1, names, heard);
    return;
  }
  const members = Object.entries(value).slice(0, MOST_MEMBERS);
  const own = members.find(([, member]) => typeof member === 'string' && names.has(member));
  if (own && typeof own[1] === 'string') {
    const state = members.find(([key, member]) => STATES.test(key) && typeof member === 'string');
    const hasError = members.some(([key, member]) => ERRORS.test(key) && typeof member === 'string' && member !== '');
    const isSaid = state !== undefined || hasError || list !== '';
    if (isSaid) heard.push({ name: own[1], words: state ? String(state[1]) : list, hasError });
    return;
  }
  for (const [key, member] of members)
    if (names.has(key)) {
      const words = typeof member === 'string' ? member : toStateOf(member);
      if (words !== null) heard.push({ name: key, words, hasError: false });
    } else if (typeof member === 'object') walk(member, key, depth + 1, names, heard);
}

const STATES = /^(?:status|state|outcome|ending|phase|result_status)$/i;
const ERRORS = /^(?:error|error_message|failure|reason_failed)$/i;

function toStateOf(member: unknown): string | null {
  if (typeof member !== 'object' || member === null) return null;
  const state = Object.entries(member).find(([key, value]) => STATES.test(key) && typeof value === 'string');
  return state ? String(state[1]) : null;
}
