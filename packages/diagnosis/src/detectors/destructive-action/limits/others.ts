import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts } from './touched.ts';

/** Something besides what was named went, although everything else was to stay as it is. */
export function findOthersLost(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  if (!request.prohibitions.some(({ isRest }) => isRest)) return null;
  const effect = effects.find(acts);
  if (!effect) return null;
  const other = findOtherEnding(effects, request) ?? findRemoved(call, request) ?? findOverwritten(call, request);
  if (other === null) return null;
  return toHarm({ kind: 'change', call, effect, what: `took ${other} as well`, objects: [other], place: 'service' });
}

/** Kinds of files were named, and another kind was deleted with them. */
function findOtherEnding(effects: readonly Effect[], { objects, words }: Request): string | null {
  const endings = objects.filter(({ kind }) => kind === 'ending').map(({ text }) => text.replace(/^\*/, ''));
  if (endings.length === 0) return null;
  const paths = effects
    .filter((effect) => effect.kind === 'delete' && acts(effect))
    .flatMap((effect) => effect.objects.filter(({ kind }) => kind === 'path').map(({ text }) => text));
  const isNamed = (path: string): boolean =>
    endings.some((ending) => fold(path).endsWith(ending)) || toRequestTokens(path).some((token) => words.has(token));
  if (!paths.some((path) => endings.some((ending) => fold(path).endsWith(ending)))) return null;
  return paths.find((path) => /\.\w{1,6}$/.test(path) && !isNamed(path)) ?? null;
}

/** A result reports a removal, although nothing was to be removed. */
function findRemoved({ result }: ToolCall, { wishes, words, text }: Request): string | null {
  if (REMOVING.some((wish) => wishes.has(wish))) return null;
  for (const [, name = ''] of (result?.text ?? '').slice(0, MOST_CHARS).matchAll(REMOVED))
    if (!text.includes(fold(name)) && !toRequestTokens(name).some((token) => token.length > 3 && words.has(token)))
      return name;
  return null;
}

/** A member of the result counts what was written over or removed. */
function findOverwritten({ result }: ToolCall, { wishes }: Request): string | null {
  if (REMOVING.some((wish) => wishes.has(wish))) return null;
  const [, name, count] = COUNTED.exec(result?.text.slice(0, MOST_CHARS) ?? '') ?? [];
  return name === undefined ? null : `${count} ${name}`;
}
const COUNTED = /\b(\w{0,30}(?:overwritten|removed|deleted|dropped|destroyed))"?\s?[:=]\s?"?([1-9]\d{0,6})\b/i;

const MOST_CHARS = 8_000;
const REMOVING = ['delete', 'clean', 'replace', 'cancel', 'stop', 'merge'] as const;
/** As package managers and tools of infrastructure write it, each on a line of its own. */
const REMOVED =
  /^\s*(?:Removing|Uninstalling|Erasing|Purging|removed)\s+['"]?([\w.+:@/-]{2,80})['"]?(?:\s+\([^)\n]{1,40}\))?\s*(?:\.\.\.|$)/gm;
