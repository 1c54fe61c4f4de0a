import type { Request } from '../../language/requests/request.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import {
  isOwn,
  type Past,
  toBaseName,
  toEarlierCalls,
  wasReadBefore,
  wasThereBefore,
  wasTouchedBefore,
} from '../past.ts';
import { findOtherAmount } from './amounts.ts';
import { countTouched, toCountBefore } from './counts.ts';
import { findUnequal } from './duplicates.ts';
import type { Harm } from './harm.ts';
import { isAnotherThing } from './listed-things.ts';
import { findOtherReceiver } from './receivers.ts';
import { findOtherWork, findYounger } from './rules/beyond-named.ts';
import { findDestroyed, findOtherTable, findWidePermissions } from './wider-harms.ts';

/** Why something that was asked for went further than asked; null when nothing shows that. */
export function findExcess(harm: Harm, request: Request, past: Past): string | null {
  return (
    findOption(harm, request, past) ??
    findAncestor(harm, request) ??
    findOtherPath(harm, request, past) ??
    findOtherWork(harm, request, past) ??
    findYounger(harm, request) ??
    findOtherReceiver(harm, request, past) ??
    findOtherAmount(harm, request, past) ??
    findOtherBranch(harm, request) ??
    findUnequal(harm, request, past) ??
    findRows(harm, request, past) ??
    findOtherTable(harm, request, past) ??
    findDestroyed(harm, request) ??
    findWidePermissions(harm, request) ??
    findNeighbour(harm, request, past) ??
    findContainer(harm, request, past) ??
    findBranch(harm, request, past) ??
    findProcesses(harm, request, past)
  );
}

function findOption({ kind, options, call, place }: Harm, request: Request, past: Past): string | null {
  if (place === 'database') {
    if (options.isAll && kind === 'change' && !request.wantsAll) return 'every row, because it had no condition';
    return null;
  }
  if (options.isPurge && !request.wishes.has('delete')) return 'data that was supposed to stay';
  // Whoever wants room made and names nothing has no one thing in mind.
  const isOpen = request.objects.length === 0 && request.wishes.has('clean') && !request.wishes.has('cancel');
  if (options.isAll && !request.wantsAll && !isOpen && ACTS_ON_MANY.has(kind))
    return 'all of them, although one thing was named';
  if (options.isPermanent && !request.wantsPermanent) {
    if (request.wishes.has('archive')) return 'permanent deletion, although the bin or the archive was intended';
    for (const earlier of toEarlierCalls(past))
      if (earlier.tool === call.tool && isPlainer(earlier.args, call.args))
        return 'permanent deletion, unlike the others';
  }
  if (options.isPublic && !request.wantsPublic && (kind === 'share' ? namesReceiver(request) : request.wantsPrivate))
    return 'the public, although it was intended for a few people';
  return null;
}

const ACTS_ON_MANY: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>([
  'delete',
  'cancel',
  'merge',
  'refund',
  'stop',
  'share',
]);
const namesReceiver = (request: Request): boolean =>
  request.wantsPrivate || request.objects.some(({ kind }) => kind === 'email' || kind === 'channel');

/** The same tool was used before with fewer options. */
function isPlainer(before: unknown, now: unknown): boolean {
  const names = Object.keys(toArguments(before));
  return names.length > 0 && names.length < Object.keys(toArguments(now)).length;
}

/** The folder, the bucket or the drive of the one thing that was to go. */
function findAncestor({ kind, objects, text }: Harm, request: Request): string | null {
  if (kind !== 'delete' || request.wantsAll) return null;
  const kept = new Set(request.prohibitions.flatMap((prohibition) => prohibition.objects.map(({ text }) => text)));
  const named = request.objects.filter(({ kind, text }) => kind === 'path' && !kept.has(text)).map(({ text }) => text);
  if (named.length === 0) return null;
  // "Empty tmp/ in s3://assets": the one is in the other.
  const roots = (request.text.match(ROOT) ?? []).map((root) => root.replace(/[./]+$/, ''));
  const names = [...named, ...roots.flatMap((root) => named.map((name) => `${root}/${name}`))].map(toPlace);
  const given = fold(text);
  for (const object of objects) {
    const target = toPlace(fold(object));
    if (target.length < 2 || named.some((name) => toPlace(name) === target)) continue;
    const inner = names.find((name) => name.startsWith(`${target}/`));
    if (inner !== undefined && !given.includes(inner)) return `everything in ${object}, although ${inner} was named`;
  }
  return null;
}

/** A place without its scheme and without what only marks it as one. */
const toPlace = (path: string): string =>
  path
    .replace(/^(?:\.\/|[a-z][\w+-]*:(?:\/\/)?)/, '')
    .replace(/\/?\*+$/, '')
    .replace(/\/+$/, '');
const ROOT = /(?<![\w/])(?:[a-z][\w+-]{1,20}:\/\/[\w.-]{1,200}|[~.]?\/[\w.-][\w./-]{0,200}[\w-])/g;

/** Files beside those that were named. */
function findOtherPath(harm: Harm, request: Request, past: Past): string | null {
  if (harm.place !== 'file' && !(harm.place === 'git' && harm.kind === 'delete')) return null;
  if (harm.kind !== 'delete') return null;
  const endings = request.objects.filter(({ kind }) => kind === 'ending').map(({ text }) => text.replace(/^\*/, ''));
  if (endings.length > 0 && !request.wantsAll) {
    const wide = harm.objects.find((path) => /(?:^|\/)[*?]$|\/$/.test(path));
    if (wide !== undefined) return `${wide}, although only ${endings.join(', ')} files were named`;
  }
  const glob = request.objects.find(({ kind, text }) => kind === 'path' && /\*[^/]*\.\w+$/.test(text))?.text;
  if (glob !== undefined && !request.wantsAll) {
    const folder = harm.objects.find(
      (path) =>
        !/[*?]/.test(path) && !/\.\w{1,6}$/.test(path) && !isOwn(past, path) && isNamedFolder(fold(path), request),
    );
    if (folder !== undefined) return `the whole of ${folder}, although only ${glob} was named`;
  }
  const ruledOut = new Set(request.prohibitions.flatMap(({ objects }) => objects.map(({ text }) => text)));
  const paths = request.objects
    .filter(({ kind, text }) => (kind === 'path' || kind === 'quotation') && !ruledOut.has(text))
    .map(({ text }) => text);
  if (paths.length === 0 && !request.isLimited) return null;
  const folder = fold(String(toArguments(harm.call.args).workdir ?? toArguments(harm.call.args).cwd ?? ''));
  // Each of them was printed by a look; a wildcard chooses for itself.
  const isChosen = harm.objects.every((path) => isInNamedFolder(fold(path), folder, paths) && isShown(past, path));
  const others = harm.objects.filter(
    (path) =>
      !isCovered(fold(path), paths, endings, request) &&
      !isChosen &&
      !isListedIn(past, path, paths) &&
      isForeign(past, path, request, paths.length === 0),
  );
  if (others.length === 0) return null;
  return `${others.slice(0, 3).join(', ')}, which was not named`;
}

/** An earlier look, at what was to go, printed it. */
function isShown(past: Past, path: string): boolean {
  for (const { result } of toEarlierCalls(past)) if (result?.text.includes(path)) return true;
  return false;
}

/** A bare name in a command that ran in the folder which was named. */
const isInNamedFolder = (path: string, folder: string, named: readonly string[]): boolean =>
  folder !== '' &&
  !/[/*?]/.test(path) &&
  named.some((one) => one.length > 3 && `${folder}/`.endsWith(`/${one.replace(/^[~.]?\//, '').replace(/\/+$/, '')}/`));

const isNamedFolder = (path: string, { objects }: Request): boolean =>
  objects.some(
    ({ kind, text }) =>
      kind === 'path' && text.replace(/\/[^/]*\*[^/]*$/, '').replace(/\/+$/, '') === path.replace(/\/+$/, ''),
  );

/** In a long text paths are named for many reasons: then the file must have been seen. */
const LONG_CHARS = 600;

function isForeign(past: Past, path: string, request: Request, mustBeSeen: boolean): boolean {
  if (isOwn(past, path)) return false;
  if (mustBeSeen) return wasReadBefore(past, path);
  return request.text.length > LONG_CHARS ? wasThereBefore(past, path) : !wasTouchedBefore(past, path);
}

function isCovered(path: string, named: readonly string[], endings: readonly string[], request: Request): boolean {
  const plain = path
    .replace(/\/?\*+$/, '')
    .replace(/^\.\//, '')
    .replace(/\/+$/, '');
  if (plain === '' || path.startsWith('$')) return true;
  if (endings.some((ending) => path.endsWith(ending))) return true;
  const isUnder = named.some((one) => {
    const root = one
      .replace(/\/?\*.*$/, '')
      .replace(/^\.\//, '')
      .replace(/\/+$/, '');
    if (root === '') return true;
    return (
      plain === root ||
      plain.startsWith(`${root}/`) ||
      plain.endsWith(`/${root}`) ||
      plain.includes(`/${root}/`) ||
      toStem(plain) === toStem(root)
    );
  });
  if (isUnder) return true;
  if (request.words.has(toBaseName(plain)) || request.words.has(toStem(plain))) return true;
  const tokens = toRequestTokens(
    toBaseName(plain)
      .replace(/\.\w+$/, '')
      .replace(/[_-]+/g, ' '),
  );
  return tokens.some(
    (token) =>
      token.length > 2 &&
      (request.words.has(token) || request.words.has(token.replace(/s$/, '')) || request.words.has(`${token}s`)),
  );
}

const toStem = (path: string): string => toBaseName(path).replace(/\.\w{1,6}$/, '');

/** A named file indicates which others belong to it. */
function isListedIn(past: Past, path: string, named: readonly string[]): boolean {
  const base = toBaseName(path);
  for (const { args, result } of toEarlierCalls(past)) {
    if (!result?.text.includes(base)) continue;
    const given = fold(JSON.stringify(args) ?? '');
    if (named.some((one) => /\.\w+$/.test(one) && given.includes(one))) return true;
  }
  return false;
}

/** More rows than the look before had found. */
function findRows(harm: Harm, request: Request, past: Past): string | null {
  if (harm.place !== 'database' || (request.wantsAll === true && harm.options.isAll)) return null;
  const touched = countTouched(harm.call);
  const counted = toCountBefore(harm, past);
  if (touched === null || counted === null || counted === 0 || touched <= counted) return null;
  return `${touched} rows, although ${counted} had been counted`;
}

function findNeighbour(harm: Harm, request: Request, past: Past): string | null {
  if ((harm.kind !== 'delete' && harm.kind !== 'cancel') || harm.place !== 'service') return null;
  // "All the others stay" does not ask for all, and who has something moved does not want all of it gone.
  const isMeant = GOES.some((wish) => request.wishes.has(wish)) && !request.prohibitions.some(({ isRest }) => isRest);
  if (request.wantsAll && isMeant) return null;
  const other = harm.effect.objects.find(({ kind, text }) => kind === 'id' && isAnotherThing(past, request, text));
  return other ? `${other.text}, which is not the one that was named` : null;
}

const GOES = ['delete', 'clean', 'cancel'] as const;

/** The whole of something of which one part was to go. */
function findContainer(harm: Harm, request: Request, past: Past): string | null {
  if (harm.place !== 'service' || (harm.kind !== 'cancel' && harm.kind !== 'delete') || request.wantsAll) return null;
  if (request.wishes.has('cancel')) return null;
  const given = fold(harm.text);
  for (const { args, result } of toEarlierCalls(past)) {
    const before = JSON.stringify(args) ?? '';
    if (!result || !harm.objects.some((object) => object.length > 1 && before.includes(object))) continue;
    for (const [, list = ''] of result.text.matchAll(/\[\s*("[^[\]{}]{1,2000}")\s*\]/g)) {
      const members = [...list.matchAll(/"([^"]{2,80})"/g)].map(([, name = '']) => name);
      const named = members.filter((member) =>
        toRequestTokens(member).some(
          (token) => token.length > 2 && request.words.has(token) && isTelling(token, members),
        ),
      );
      if (
        members.length > 1 &&
        named.length > 0 &&
        named.length < members.length &&
        !named.some((name) => given.includes(fold(name)))
      )
        return `all of it, although only ${named[0]} was named`;
    }
  }
  return null;
}

/** A word that all members share identifies none of them. */
const isTelling = (token: string, members: readonly string[]): boolean =>
  !members.every((member) => toRequestTokens(member).includes(token));

/** One branch forced onto another, although only the one was to be pushed. */
function findOtherBranch({ kind, objects }: Harm, request: Request): string | null {
  if (kind !== 'force_push') return null;
  for (const object of objects) {
    const [from = '', to = ''] = object.replace(/^\+/, '').split(':').map(toBranch);
    if (from === '' || to === '' || from === to) continue;
    if (from === 'HEAD' || /^[0-9a-f]{7,40}$/.test(from)) {
      if (SHARED.test(to) && OWN_BRANCH.test(request.text)) return `${to}, which others share`;
      continue;
    }
    if (!request.text.includes(fold(`${from}:${to}`))) return `${to}, with what was on ${from}`;
  }
  return null;
}

/** A branch that everybody works from, and the name of one that somebody made for one thing. */
const SHARED = /^(?:main|master|trunk|develop|production|release(?:\/.+)?)$/;
const OWN_BRANCH = /(?<![\w/])(?:feature|feat|fix|bugfix|hotfix|chore|topic|wip|docs|refactor)\/[\w.-]+/;

const toBranch = (name: string): string => name.replace(/^refs\/heads\//, '');

/** Forced deletion takes branches that the list of merged ones does not have. */
function findBranch({ place, kind, call, options }: Harm, request: Request, past: Past): string | null {
  if (place !== 'git' || kind !== 'delete' || !options.isPermanent) return null;
  const deleted = [...(call.result?.text ?? '').matchAll(/^Deleted branch (\S{1,200}) /gm)].map(
    ([, name = '']) => name,
  );
  for (const earlier of toEarlierCalls(past)) {
    const command = toCommand(earlier) ?? '';
    if (!/\bgit\b.*--merged/.test(command) || !earlier.result) continue;
    const merged = earlier.result.text;
    const others = deleted.filter((name) => !merged.includes(name) && !request.text.includes(fold(name)));
    return others.length > 0 ? `${others.join(', ')}, which is not merged` : null;
  }
  return null;
}

/** All processes of a name, where several things run under it. */
function findProcesses({ kind, place, objects }: Harm, request: Request, past: Past): string | null {
  if (kind !== 'stop' || place !== 'process' || request.wantsAll) return null;
  const name = objects[0] ?? '';
  if (name === '' || request.words.has(fold(name))) return null;
  for (const { result } of toEarlierCalls(past)) {
    const lines = (result?.text ?? '')
      .split('\n')
      .filter((line) => /^\s*(?:\w+\s+)?\d+\s/.test(line) && line.includes(name));
    if (lines.length >= 2) return `all ${lines.length} of them, although one was intended`;
  }
  return null;
}
