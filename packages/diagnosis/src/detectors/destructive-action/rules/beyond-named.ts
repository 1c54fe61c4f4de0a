import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toCommand } from '../../../tools/describe-tool.ts';
import { isDisposable, type Past, toEarlierCalls, toEarlierEffects } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';

/** Uncommitted work in places that were not named, thrown away together with what was. */
export function findOtherWork({ kind, objects }: Harm, request: Request, past: Past): string | null {
  if (kind !== 'discard' || request.wantsAll || objects.some((object) => !isWhole(object))) return null;
  const dirty = toDirtyBefore(past);
  const paths = toNamedPaths(request);
  const named = paths.length > 0 || !request.isLimited ? paths : toNamedFolders(dirty, request);
  if (named.length === 0) return null;
  const other = dirty.find((path) => !named.some((name) => isWithin(fold(path), name)));
  return other === undefined ? null : `${other}, which was not named`;
}

/** "Just the locale folder": a word of the request that is a part of some of the paths. */
const toNamedFolders = (dirty: readonly string[], { words }: Request): string[] => [
  ...new Set(dirty.flatMap((path) => fold(path).split('/')).filter((part) => part.length > 2 && words.has(part))),
];

const isWhole = (object: string): boolean =>
  object === '.' || /^(?:HEAD|ORIG_HEAD|origin\/|[0-9a-f]{7,40}$)/.test(object);

const toNamedPaths = ({ objects, untouched }: Request): string[] =>
  objects
    .filter(({ kind, text }) => kind === 'path' && !untouched.includes(text))
    .map(({ text }) => text.replace(/^\.\//, '').replace(/[/*]+$/, ''));

const isWithin = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}/`) || path.endsWith(`/${name}`) || path.includes(`/${name}/`);

/** The files that git showed to be changed before the agent changed anything. */
export function toDirtyBefore(past: Past): string[] {
  const firstChange = toEarlierEffects(past).find(isChanging)?.call.position ?? Number.POSITIVE_INFINITY;
  const dirty: string[] = [];
  for (const { position, result, args } of toEarlierCalls(past)) {
    if (position > firstChange || !result || !/\b(?:git|hg|svn|bzr|jj|fossil)\b/.test(JSON.stringify(args) ?? ''))
      continue;
    for (const form of DIRTY_FORMS)
      for (const [, path = ''] of result.text.matchAll(form)) if (!isDisposable(path)) dirty.push(path);
    const [, blocked = ''] = WOULD_LOSE.exec(result.text) ?? [];
    dirty.push(
      ...blocked
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
  }
  return dirty;
}

/** Whether the agent has changed anything so far. */
export const hasChanged = (past: Past): boolean => toEarlierEffects(past).some(isChanging);

const isChanging = ({ kind, call }: Effect): boolean => CHANGES.has(kind) || PASSES_ON.test(call.key);
const CHANGES: ReadonlySet<string> = new Set(['change', 'create', 'move', 'run']);
const PASSES_ON = /\bxargs\b|\bsed -\w*i/;

/** Short and long status, and the summary of a diff. */
const DIRTY_FORMS = [/^\s?(?:M|MM|A|AM|D|R|\?\?|modified:|new file:)\s+(\S{1,300})/gm, /^ (\S{1,300}) +\| +\d+ [+-]/gm];
const WOULD_LOSE = /local changes to the following files would be overwritten by [\w-]+:\n((?:\t.{1,300}\n){1,50})/;

/** A change of the whole tree where one file was named and nothing else was to change. */
export function findWholeTree(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  const effect = effects.find(changesTree);
  if (!effect || request.isPermission || request.wantsAll || !request.isLimited || toNamedPaths(request).length === 0)
    return null;
  return toHarm({
    kind: 'change',
    call,
    effect,
    what: `ran ${effect.means} on everything`,
    objects: [],
    place: 'file',
    text: toCommand(call) ?? '',
  });
}

export const changesTree = ({ kind, ending, objects, means }: Effect): boolean =>
  kind === 'change' && ending === 'succeeded' && means !== 'git' && objects.some(({ text }) => TREE.test(text));
const TREE = /^(?:\.|\.\/|\*|\*\*|\.\/\.\.\.|\.\/\*\*?)$/;

/** Everything of a kind, although only what is older than something was to go. */
export function findYounger({ kind, place, objects, text }: Harm, request: Request): string | null {
  if (kind !== 'delete' || place !== 'file' || !request.isAged || request.wantsAll) return null;
  if (BY_AGE.test(text)) return null;
  const whole = objects.find((path) => /(?:^|\/)\*(?:\.[\w*]+)?$/.test(path));
  return whole === undefined ? null : `${whole}, whatever its age`;
}

const BY_AGE = /-(?:[mca]time|[mca]min|newer\w*|older\w*)\b|\b(?:mtime|older|age|date|days)\b/i;
