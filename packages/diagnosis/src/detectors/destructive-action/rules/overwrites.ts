import type { Effect } from '../../../effects/effect.ts';
import { toResultFields } from '../../../effects/result-fields.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../../language/requests/request-words.ts';
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
  const { domain, path: own } = describeTool(call);
  const path = own ?? effect.objects.find(({ kind }) => kind === 'path')?.text ?? null;
  const replaced = path === null || isOwn(past, path) ? null : (toReplaced(call) ?? toShrunk(call, path, past));
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

/** Pictures or recordings that were changed in place, although a second place was named for what is made of them. */
export function findInPlace(call: ToolCall, effect: Effect, request: Request, past: Past): Harm | null {
  if (!maySpoil(effect) || request.isPermission || request.isGeneral || !request.wishes.has('create')) return null;
  if (LICENCES.overwrite.some((wish) => request.wishes.has(wish))) return null;
  const named = request.objects.filter(({ kind }) => kind === 'path').map(({ text }) => text.replace(/\/+$/, ''));
  const given = effect.objects.map(({ text }) => fold(text));
  const original = given.find((path) => ORIGINALS.test(path) && named.some((name) => isAt(path, name)));
  // A copy may be changed, and a program that is given the second place writes there.
  if (original === undefined || isCopied(original, effect, past)) return null;
  if (!named.some((name) => !given.some((path) => isAt(path, name)))) return null;
  return toHarm({
    kind: 'overwrite',
    call,
    effect,
    what: `changed ${original} in place with ${effect.means}`,
    objects: [original],
    place: 'file',
    text: call.key,
  });
}

export const maySpoil = ({ kind, ending, means, objects }: Effect): boolean =>
  kind === 'change' &&
  (ending === 'succeeded' || ending === 'unknown') &&
  means !== 'git' &&
  objects.some((object) => object.kind === 'path' && ORIGINALS.test(object.text));
/** What is made of the original is worse than the original: pictures, sound, film, scans. */
const ORIGINALS =
  /\.(?:jpe?g|png|tiff?|gif|webp|heic|raw|cr2|nef|mp3|wav|flac|ogg|m4a|aiff?|mp4|mov|mkv|avi|webm|pdf)$/i;
const isAt = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}/`) || path.endsWith(`/${name}`);

/** Whether the agent made the file or its folder, in an earlier call or before this in the same. */
const isCopied = (path: string, { call }: Effect, past: Past): boolean =>
  isOwn(past, path) ||
  past.effects.some(
    (other) =>
      other.call === call &&
      other.kind === 'create' &&
      isAt(path, fold(other.objects.at(-1)?.text ?? '').replace(/\/+$/, '') || '/'),
  );

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

/** What a listing had shown of the file: that it was much larger than what is in it now. */
function toShrunk(call: ToolCall, path: string, past: Past): string | null {
  const content = toTextArgument(toArguments(call.args), CONTENT_ARGUMENTS);
  if (content === null) return null;
  const name = toBaseName(path);
  for (const { result } of toEarlierCalls(past)) {
    const line = result?.text
      .slice(0, MOST_CHARS)
      .split('\n')
      .find((one) => one.trimEnd().endsWith(` ${name}`));
    const [, size] = LISTED.exec(line ?? '') ?? [];
    if (size === undefined) continue;
    return content.length < Number(size) * KEPT_SHARE && Number(size) >= LEAST_LISTED
      ? `${size} bytes before, ${content.length} now`
      : null;
  }
  return null;
}

const MOST_CHARS = 20_000;
/** As `ls -l` shows it: rights, links, owner, group, size. */
const LISTED = /^-[rwxsStT-]{9}[.+@]?\s+\d+\s+\S+\s+\S+\s+(\d{1,15})\s/;
/** A file of a few lines is often there to be filled. */
const LEAST_LISTED = 1_000;

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
