import type { Effect } from '../../../effects/effect.ts';
import { toResultFields } from '../../../effects/result-fields.ts';
import type { Request } from '../../../language/requests/request.ts';
import { toRequestTokens } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { CONTENT_ARGUMENTS, toArguments, toTextArgument } from '../../../tools/tool-arguments.ts';
import { isOwn, type Past, toBaseName, toEarlierCalls } from '../../past.ts';
import { type Harm, LICENCES, toHarm } from '../harm.ts';

/** Less than this share of the old lines left means that the file was replaced, not extended. */
const KEPT_SHARE = 0.5;
const LEAST_LINES = 2;

/** A file that was read before and rewritten without content that the request says nothing about. */
export function findOverwrite(call: ToolCall, effect: Effect, request: Request, past: Past): Harm | null {
  if (!mayOverwrite(effect) || request.isPermission || request.isGeneral) return null;
  const { domain, path } = describeTool(call);
  const replaced = path === null || isOwn(past, path) ? null : toReplaced(call);
  if (replaced !== null && !LICENCES.overwrite.some((wish) => request.wishes.has(wish)))
    return toHarm({
      kind: 'overwrite',
      call,
      effect,
      what: `wrote over ${path ?? ''} (${replaced})`,
      objects: [path ?? ''],
      place: 'file',
    });
  const content = toTextArgument(toArguments(call.args), CONTENT_ARGUMENTS);
  if (domain !== 'file' || path === null || content === null || isOwn(past, path)) return null;
  const before = toContentBefore(path, past);
  if (before === null) return null;
  const lines = before
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < LEAST_LINES) return null;
  const now = new Set(content.split('\n').map((line) => line.trim()));
  const kept = lines.filter((line) => now.has(line)).length;
  const isAddition = request.wishes.has('create') && !LICENCES.overwrite.some((wish) => request.wishes.has(wish));
  const isReplaced = isAddition && kept / lines.length < KEPT_SHARE && !keepsNames(lines, content);
  if (!isReplaced && !dropsLines(lines, [...now], request)) return null;
  const what = `wrote over ${path} and lost ${lines.length - kept} of its ${lines.length} lines`;
  return toHarm({
    kind: 'overwrite',
    call,
    effect,
    what,
    objects: [path],
    place: 'file',
  });
}

/**
 * A few things were to change in the file, and others are gone: more lines went than came, part of the file stayed, and neither the new text
 * nor the request has a word of what went.
 */
function dropsLines(lines: readonly string[], now: readonly string[], request: Request): boolean {
  if (REWRITES.some((wish) => request.wishes.has(wish)) || lines.length > MOST_LINES) return false;
  const known = new Set(lines);
  const after = new Set(now);
  const gone = lines.filter((line) => !after.has(line));
  const come = now.filter((line) => line !== '' && !known.has(line));
  if (gone.length <= come.length || gone.length === lines.length) return false;
  const words = new Set(now.flatMap((line) => toRequestTokens(line)));
  const isLost = (line: string): boolean => {
    const own = toRequestTokens(line).filter((word) => word.length > 2);
    return own.length > 0 && own.every((word) => !words.has(word) && !request.words.has(word));
  };
  return gone.some(isLost);
}

/** A longer text is seldom written out again by somebody who wants to change one place. */
const MOST_LINES = 60;
const REWRITES = ['delete', 'clean', 'merge', 'move', 'archive', 'draft'] as const;

/** What is written anew with its old words is a new version of it. */
function keepsNames(lines: readonly string[], content: string): boolean {
  const names = new Set(lines.flatMap((line) => line.match(NAME) ?? []));
  const kept = [...names].filter((name) => content.includes(name)).length;
  return names.size > 0 && kept / names.size >= KEPT_NAMES;
}

const NAME = /[\p{L}_][\p{L}\p{N}_]{2,60}/gu;
const KEPT_NAMES = 0.75;

/** What a result says about the file that was there before: that it was replaced, and that it was much larger. */
function toReplaced({ result }: ToolCall): string | null {
  const fields = toResultFields(result?.text ?? '') ?? [];
  const before = fields.find(({ name, value }) => BEFORE.test(name) && typeof value === 'number');
  const now = fields.find(({ name, value }) => NOW.test(name) && typeof value === 'number');
  if (!before || !now || Number(before.value) < LEAST_BYTES) return null;
  return Number(now.value) < Number(before.value) * KEPT_SHARE ? `${before.value} before, ${now.value} now` : null;
}

const BEFORE =
  /^(?:previous|prev|old|former|replaced|original|before)_(?:\w+_)?(?:bytes|size|lines|words|chars|length|rows)$/;
const NOW = /^(?:new_|written_|current_)?(?:bytes|size|lines|words|chars|length|rows)(?:_written)?$/;
const LEAST_BYTES = 10;

export const mayOverwrite = ({ kind, ending }: Effect): boolean => kind === 'create' && ending === 'succeeded';

/** What the newest look at the whole file showed. */
function toContentBefore(path: string, past: Past): string | null {
  for (const call of toEarlierCalls(past)) {
    const description = describeTool(call);
    const isRead = description.domain === 'file' && description.deed === 'read' && description.path !== null;
    if (!isRead || toBaseName(description.path ?? '') !== toBaseName(path)) continue;
    const { offset, limit } = toArguments(call.args);
    if (offset !== undefined || limit !== undefined || call.result?.outcome !== 'completed') return null;
    return call.result.text;
  }
  return null;
}
