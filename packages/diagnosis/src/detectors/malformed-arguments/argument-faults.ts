import type { ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import { isShell } from '../../tools/describe-tool.ts';
import { PATH_ARGUMENTS } from '../../tools/tool-arguments.ts';

/** A string inside the arguments of a call, with its name. */
interface Leaf {
  readonly name: string;
  readonly value: string;
}

const MAX_LEAVES = 200;

/** The strings and numbers in arguments, however deep; a list's items have the name of the list. */
function toLeaves(args: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const pending: { name: string; value: unknown }[] = [{ name: '', value: args }];
  for (let i = 0; i < pending.length && leaves.length < MAX_LEAVES; i += 1) {
    const { name, value } = pending[i] as { name: string; value: unknown };
    if (typeof value === 'string') leaves.push({ name, value });
    else if (typeof value === 'number') leaves.push({ name, value: String(value) });
    else if (Array.isArray(value)) for (const item of value) pending.push({ name, value: item });
    else if (typeof value === 'object' && value !== null)
      for (const [member, item] of Object.entries(value)) pending.push({ name: member, value: item });
  }
  return leaves;
}

const toCallLeaves = ({ args }: ToolCall): readonly Leaf[] => toLeaves(args);

/** Arguments that name what to do or where; texts that are written or sent may hold anything. */
const COMMANDS = new Set(['command', 'cmd', 'script']);
const TARGETS = new Set([...[...PATH_ARGUMENTS.keys()].map((name) => name.toLowerCase()), 'url', 'query']);
/** Short, without letters, and a place or a pattern all the same. */
const MEANT = new Set(['.', '..', './', '../', '/', '~', '~/', '*', '**', '-', '?', '\\']);
/** What is left of JSON when a model writes past the beginning of an argument. `: > file` and `: ${x:=y}` are good shell. */
const LEFTOVER = /^[:,}\]](?:\s|$)(?!\s*(?:>|"?\$\{))/;

/** An argument that means nothing: empty, only punctuation, or the leftover of broken JSON. */
export function findDegenerate(call: ToolCall, reading: Reading): Leaf | null {
  for (const leaf of reading.call(toCallLeaves, call)) {
    const name = leaf.name.toLowerCase();
    const isCommand = COMMANDS.has(name);
    if (!isCommand && !TARGETS.has(name)) continue;
    const value = leaf.value.trim();
    // Many tools take an empty text for "not given": it is a fault only where nothing can be done without it.
    const isEmpty = value === '' && ((isCommand && isShell(call)) || call.result?.outcome === 'failed');
    const isPunctuation = value !== '' && !MEANT.has(value) && !/[\p{L}\p{N}]/u.test(value);
    if (isEmpty || isPunctuation || (LEFTOVER.test(leaf.value) && value.length > 1)) return leaf;
  }
  return null;
}

/** Arguments that are executed verbatim. */
const EXECUTED = new Set([
  ...COMMANDS,
  ...TARGETS,
  'code',
  'action',
  'token',
  'api_key',
  'apikey',
  'key',
  'email',
  'to',
  'id',
]);
const STAND_IN =
  /\bYOUR_[A-Z][A-Z_]{2,40}\b|\bINSERT_[A-Z_]{2,40}_HERE\b|\byour[-_](?:api[-_]?key|access[-_]?token|token|password|username|project[-_]id|bucket|domain)(?:[-_]here)?\b|<(?:your|insert|the)[ _-][a-z _-]{2,40}>|(?:^|["'\s=])\/path\/to\/[\w./-]{1,80}/;
const WHOLE_STAND_IN =
  /^(?:<[a-z][a-z _-]{1,40}>|\{\{? ?\w{1,40} ?\}?\}|\[object Object\]|undefined|TODO|TBD|placeholder|(?:id|file|path|url)_?here)$/;
/** Commands that look for such words, or write a template. */
const ABOUT_STAND_INS = /<<|\b(?:grep|rg|sed|awk|echo|printf|tee)\b|\.example\b|\.sample\b|\.template\b|\.md\b/;

/** A placeholder instead of a value: `/path/to/file`, `YOUR_API_KEY`. */
export function findPlaceholder(call: ToolCall): string | null {
  for (const { name, value } of toLeaves(call.args)) {
    if (!EXECUTED.has(name.toLowerCase()) || ABOUT_STAND_INS.test(value)) continue;
    const match = WHOLE_STAND_IN.exec(value.trim()) ?? STAND_IN.exec(value);
    if (match) return match[0].replace(/^["'\s=]/, '');
  }
  return null;
}

const BOUNDED_CHARS = 2_000;

/** Whether the arguments were kept as text because they are no JSON; long ones are kept so as well. */
export function isBrokenJson({ args }: ToolCall): boolean {
  const raw = (args as { readonly _raw?: unknown } | null)?._raw;
  if (typeof raw !== 'string' || raw.length >= BOUNDED_CHARS) return false;
  try {
    JSON.parse(raw);
    return false;
  } catch {
    return true;
  }
}

const ID_NAME = /(?:^|_)(?:id|ids|uuid)$|[a-z]Ids?$/;
const NOT_FOUND =
  /\bnot found\b|\bno [\w ]{1,30} found\b|\bdoes not exist\b|\bdoesn't exist\b|\bno such\b|\bunknown\b/i;

/** Whether a call failed because something does not exist. */
export function isNotFound({ result }: ToolCall): boolean {
  return result?.outcome === 'failed' && NOT_FOUND.test(result.text.slice(0, 300));
}

/** Ids of a call that failed because they do not exist. */
export function toDeniedIds(call: ToolCall): string[] {
  if (!isNotFound(call)) return [];
  return toLeaves(call.args)
    .filter(({ name, value }) => ID_NAME.test(name) && value.length >= 4)
    .map(({ value }) => value);
}
