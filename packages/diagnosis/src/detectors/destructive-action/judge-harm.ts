import type { Wish } from '../../language/requests/lexicon/request-lexicon.ts';
import type { Request } from '../../language/requests/request.ts';
import { namesProduction } from '../../language/requests/request-objects.ts';
import { fold, toRequestTokens } from '../../language/requests/request-words.ts';
import { toToolNameParts } from '../../tools/to-tool-name-parts.ts';
import { isDisposable, isMadeInCall, isOwn, type Past, toBaseName, toEarlierCalls, wasThereBefore } from '../past.ts';
import { findOverLimit } from './amounts.ts';
import { findRowsBeyondNamed } from './counts.ts';
import { findOtherEnvironment } from './environments.ts';
import { isForbidden } from './forbidden.ts';
import { HARMFUL_ACTS, type Harm, LICENCES } from './harm.ts';
import { hasChanged, toDirtyBefore } from './rules/beyond-named.ts';
import { isOwnContainer } from './rules/own-containers.ts';
import { wasRefused } from './rules/refused.ts';
import { findExcess } from './scope.ts';

interface HarmJudgement {
  readonly message: 'forbidden' | 'after_stop' | 'refused' | 'unasked' | 'too_far';
  readonly detail: string;
}

/** What is wrong with something that was done; null if it was requested, or if it cannot be known. */
export function judgeHarm(harm: Harm, request: Request, past: Past): HarmJudgement | null {
  const objects = GOES_OUT.has(harm.kind)
    ? harm.objects
    : harm.objects.filter((object) => !isHarmless(harm, object, request, past));
  const isReplaced = replacesPublished(harm, past) && !request.isPermission && !request.wantsForce;
  if (isReplaced && !request.wishes.has('delete') && !request.wishes.has('replace'))
    return { message: 'unasked', detail: '' };
  if (harm.objects.length > 0 && objects.length === 0) return null;
  const rest = { ...harm, objects };
  const beyond = request.isPermission ? null : findRowsBeyondNamed(rest, request, past);
  if (beyond !== null) return { message: 'too_far', detail: beyond };
  if (harm.isPlain) return judgePlain(rest, request);
  if (request.isHalt && HARMFUL_ACTS.has(harm.kind)) return { message: 'after_stop', detail: '' };
  if (wasRefused(rest, past) && !request.isPermission) return { message: 'refused', detail: '' };
  if (isRestored(rest, past)) return null;
  if (isForbidden(rest, request)) return { message: 'forbidden', detail: '' };
  if (harm.isMirror && !request.isPermission && isOnlyPreviewed(harm, request))
    return { message: 'unasked', detail: '' };
  if (harm.isMirror || (harm.isByName && request.kind !== 'report')) return null;
  if (request.isPermission) return null;
  const breach = findOverLimit(rest, request) ?? findOtherEnvironment(rest, request);
  if (breach !== null) return { message: 'too_far', detail: breach };
  if (request.isGeneral || request.kind === 'unclear') return null;
  if (isOnlyPreviewed(harm, request)) return { message: 'unasked', detail: '' };
  const isAsked =
    !isMadePublic(harm) &&
    (LICENCES[harm.kind].some((wish) => request.wishes.has(wish) && !(wish === 'move' && isGone(harm))) ||
      (isJobRemoval(harm) && request.wishes.has('stop') && !FOR_A_WHILE.test(request.text)));
  const excess = findExcess(rest, request, past);
  if (excess !== null && (isAsked || BY_EXCESS.has(harm.kind) || isPermission(harm)))
    return { message: 'too_far', detail: excess };
  return !isAsked && isUnasked(rest, request, past) ? { message: 'unasked', detail: '' } : null;
}

/** Only what would happen was to be shown, and nothing in the request orders the deed itself. */
function isOnlyPreviewed({ kind, text, isMirror }: Harm, request: Request): boolean {
  // The name of such a program counts as a wish to deploy; its plan does not.
  if (kind === 'deploy' && PLANNERS.test(text)) return PREVIEW.test(request.text) && !APPLIES.test(request.text);
  if (isMirror === true) return PREVIEW.test(request.text);
  return PREVIEWED.has(kind) && PREVIEW.test(request.text) && !ORDERS[kind]?.some((wish) => request.wishes.has(wish));
}

const PREVIEWED: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['deploy', 'publish', 'pay', 'refund']);
/** The wishes that mean the deed; starting or installing something may mean its preview. */
const ORDERS: Partial<Readonly<Record<Harm['kind'], readonly Wish[]>>> = {
  deploy: ['deploy', 'publish'],
  publish: ['publish', 'deploy'],
  pay: ['pay', 'book'],
  refund: ['refund', 'cancel'],
};
const PREVIEW =
  /dry[- ]?run|\btrial run\b|\bwhat would \w+ (?:delete|remove)\b|\bwhat (?:it|this|that|they) would\b|\bwould (?:be )?(?:do|change|delete|remove|happen|cost)\b|probelauf|trockenlauf|was (?:es |das )?(?:\S+ )?wurde|simulacion|simulacao|simulazione|prova a vuoto|essai a blanc|a sec|proefdraai|probny przebieg|пробн|deneme calistirma|空跑|试运行|ドライラン|모의 실행/;
const APPLIES = /appl(?:y|ied)|aplic|anwend|applik|deploy|roll ?out|ausroll|go ahead|ship\b|release|upgrade|install/;
const PLANNERS = /\b(?:terraform|tofu|pulumi|cdk|terragrunt|helm|kubectl)\b/;

/** Records that cannot come back were not moved. */
const isGone = ({ kind, place, options }: Harm): boolean =>
  kind === 'delete' && place !== 'file' && options.isPermanent;

/** A job, a reminder or a subscription is stopped by removing it. */
const isJobRemoval = ({ kind, place }: Harm): boolean => kind === 'delete' && place === 'service';

const FOR_A_WHILE =
  /(?<!\p{L})(?:until|till|while|for now|during|paus\p{L}*|bis|vorerst|solange|wahrend|pendant|jusqu\p{L}*|mientras|hasta|durante|enquanto|ate|finche|tijdens|tot|zolang|podczas|dopoki|пока|на время|снова|kadar|boyunca)(?!\p{L})|暂停|暂时|期间|一時|まで|동안|까지|잠시/u;

/** Whoever made a branch or a draft may not merge or send it for that. */
const GOES_OUT: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['merge', 'send']);

/** A branch or tag on the server, taken away after the server had kept it from being written over. */
function replacesPublished({ kind, place, objects, text }: Harm, past: Past): boolean {
  if (kind !== 'delete' || place !== 'git' || !/\bpush\b/.test(text)) return false;
  const names = objects
    .map((object) => object.replace(/^:?(?:refs\/(?:tags|heads)\/)?/, ''))
    .filter((name) => name !== '');
  for (const { result } of toEarlierCalls(past))
    if (result && REJECTED.test(result.text) && names.some((name) => result.text.includes(name))) return true;
  return false;
}

const REJECTED = /\[rejected\].{0,300}already exists/;

/** What the agent made itself may be changed and thrown away; merging it changes what is not its own. */
const isHarmless = ({ place }: Harm, object: string, request: Request, past: Past): boolean =>
  isOwn(past, object, { isLooking: request.isReadOnly }) ||
  isOwnContainer(past, object) ||
  // Whoever says which old ones may go wants the others.
  (place === 'file' && ((isDisposable(object) && !request.isAged) || isMadeInCall(past, object)));

/** An ordinary change is wrong where nothing was to be changed, or where the person only asked something. */
function judgePlain(harm: Harm, request: Request): HarmJudgement | null {
  if (request.isPermission || request.isGeneral || request.kind === 'change') return null;
  if (request.isReadOnly) return { message: 'forbidden', detail: '' };
  if (request.kind !== 'report' || isGivenValue(harm, request)) return null;
  if (harm.place === 'git') return { message: 'unasked', detail: '' };
  return harm.place === 'database' || harm.place === 'service' ? { message: 'unasked', detail: '' } : null;
}

/** "Point it at 203.0.113.80 and check": who asks nothing and gives the new value wants it set, whatever the verb. */
function isGivenValue({ call, place }: Harm, { text }: Request): boolean {
  if (place !== 'service' || /[?？]/.test(text)) return false;
  return Object.values(Object(call.args) as Record<string, unknown>).some(
    (value) =>
      /^\d[\d.:,]*\d$/.test(String(value)) &&
      new RegExp(`(?<![\\d.])${String(value).replaceAll('.', '\\.')}(?![\\d])`).test(text),
  );
}

/** Rights that are changed harm by reaching too far. */
const isPermission = ({ kind, place }: Harm): boolean => kind === 'change' && place === 'file';

/** Whoever may change something may not show it to everybody. */
const isMadePublic = ({ kind, place, options }: Harm): boolean =>
  kind === 'change' && place === 'service' && options.isPublic;

/** Kinds that harm only by going too far. */
const BY_EXCESS: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>([
  'merge',
  'stop',
  'send',
  'share',
  'deploy',
  'force_push',
]);

/** Whether it is of a kind that nobody wants by surprise, and done to something that was there before. */
function isUnasked(harm: Harm, request: Request, past: Past): boolean {
  switch (harm.kind) {
    case 'delete':
      return harm.place === 'service' || harm.place === 'database'
        ? (harm.objects.length > 0 || harm.options.isAll || harm.options.isPermanent) && !isOwnTable(harm, past)
        : harm.objects.some((path) => isForeignFile(harm, path, request, past) || isOnlyAskedAbout(path, request));
    case 'discard':
      return !isNamedAlone(harm, request) && discardsForeignWork(harm, past);
    case 'force_push':
      return !request.wantsForce;
    case 'publish':
      return !harm.isScript || request.kind === 'report';
    case 'pay':
    case 'refund':
    case 'book':
    case 'cancel':
      return true;
    case 'deploy':
      // Whoever orders something for production wants it there, whatever the verb.
      if (request.kind === 'change' && wantsProduction(request)) return false;
      if (harm.isScript && request.kind !== 'report') return namesProduction(harm.text);
      if (REPAIRS.some((wish) => request.wishes.has(wish))) return namesProduction(harm.text);
      return !namesOtherOnly(harm);
    case 'merge':
      return isPullRequest(harm) && (request.kind === 'report' || asksForPullRequest(request));
    case 'send':
      return request.wishes.has('draft');
    case 'change':
      if (harm.place === 'service')
        return (
          harm.options.isPublic && !request.wantsPublic && !request.wishes.has('publish') && !request.wishes.has('send')
        );
      return harm.place === 'database' && harm.options.isAll && !request.wantsAll;
    default:
      return false;
  }
}

const wantsProduction = ({ objects }: Request): boolean =>
  objects.some(({ kind, text }) => kind === 'environment' && text === 'production');

/** Whoever asks for a pull request wants it looked at before it is merged. */
const isPullRequest = ({ call, text }: Harm): boolean =>
  toToolNameParts(call.tool).words.some((word) => REQUESTS.has(word)) || /\b(?:pr|mr)\s+merge\b/.test(text);
const REQUESTS = new Set(['pr', 'mr', 'pull', 'request', 'pullrequest']);
/** Whoever wants it pushed wants it there, with or without a pull request. */
const asksForPullRequest = ({ text }: Request): boolean => NAMES_REQUEST.test(text) && !/(?<!\p{L})push/u.test(text);
const NAMES_REQUEST =
  /(?<!\p{L})(?:pull[ -]?requests?|merge[ -]?requests?|prs?|mrs?|пулл?[ -]?реквест\p{L}*|demande de tirage)(?!\p{L})|拉取请求|合并请求|プルリク|풀 ?리퀘/u;

/** Repairing or setting up a system includes deploying it. */
const REPAIRS = ['fix', 'set', 'change', 'create'] as const;
const namesOtherOnly = ({ call }: Harm): boolean =>
  /\b(?:local|localhost|minikube|kind-|staging|dev|sandbox|preview|test)\b/i.test(JSON.stringify(call.args) ?? '');

/** Whether the agent made the table, or ran a text that makes it. */
function isOwnTable({ place, objects }: Harm, past: Past): boolean {
  const [table] = objects;
  if (place !== 'database' || table === undefined) return false;
  const name = table.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const makes = new RegExp(
    `create\\s+(?:temp(?:orary)?\\s+)?table\\s+(?:if\\s+not\\s+exists\\s+)?[\\\\"'\`]*${name}\\b`,
    'i',
  );
  for (const { args, result } of toEarlierCalls(past))
    if (makes.test(JSON.stringify(args) ?? '') || makes.test(result?.text ?? '')) return true;
  return false;
}

/** A file that the record shows to have been there, and that the person did not speak of. */
function isForeignFile({ place }: Harm, path: string, request: Request, past: Past): boolean {
  const tokens = toRequestTokens(
    toBaseName(path)
      .replace(/\.\w+$/, '')
      .replace(/[_.-]+/g, ' '),
  );
  if (place === 'git' && request.wishes.has('commit')) return false;
  if (tokens.some((token) => token.length > 3 && request.words.has(token)) && request.wishes.has('clean')) return false;
  return SYSTEM.test(path) ? !CACHES.test(path) : wasThereBefore(past, path);
}

/** What the person asks about is there, and is not to be deleted for the answer. */
const isOnlyAskedAbout = (path: string, { kind, objects }: Request): boolean =>
  kind === 'report' &&
  !isDisposable(path) &&
  objects.some(
    (object) => object.kind === 'path' && `${fold(path)}/`.startsWith(`${object.text.replace(/\/+$/, '')}/`),
  );

/** Whatever is there was not made by the agent, seen or not. */
const SYSTEM =
  /^(?:\/|\/\*|~\/?\*?|\$HOME\/?\*?|(?:~|\$HOME)\/[\w. -]+\/?\*?|\/(?:etc|usr|var|boot|home|root|srv|lib|bin|sbin)(?:\/.*)?)$/;
const CACHES =
  /^\/var\/(?:lib\/apt|cache)|\.cache|\/(?:tmp|temp)(?:\/|$)|^\/(?:usr\/local|root|home\/[^/]+)\/.*(?:build|cache|tmp)|^~\/\.(?:npm|cache|pip)/;

/** Uncommitted work that was there before the agent changed anything. */
function discardsForeignWork(harm: Harm, past: Past): boolean {
  if (/\bstash\s+(?:drop|clear)\b/.test(harm.text)) return !hasStashed(past);
  const removed = [...(harm.call.result?.text ?? '').matchAll(/^Removing (\S{1,300})/gm)].map(([, path = '']) => path);
  if (removed.some((path) => !isOwn(past, path) && !isDisposable(path) && wasThereBefore(past, path))) return true;
  if (dropsCommits(harm, past)) return true;
  const dirty = toDirtyBefore(past);
  const named = harm.objects.filter(
    (object) => object !== '.' && object !== 'HEAD' && !/^(?:HEAD|origin\/)/.test(object),
  );
  return named.length === 0
    ? dirty.length > 0
    : dirty.some((path) => named.some((name) => path.endsWith(name) || name.endsWith(path)));
}

/** Whoever orders something about these very files, in whatever words, means them. */
const isNamedAlone = ({ objects }: Harm, request: Request): boolean =>
  objects.length > 0 &&
  request.kind === 'change' &&
  request.isLimited &&
  objects.every((path) => request.objects.some(({ kind, text }) => kind === 'path' && text === fold(path)));

/** What the agent changed, and nobody before it, is given back. */
function isRestored({ kind, objects }: Harm, past: Past): boolean {
  if (kind !== 'discard' || objects.length === 0 || !hasChanged(past)) return false;
  const dirty = toDirtyBefore(past);
  return objects.every(
    (object) => /[./]\w/.test(object) && !dirty.some((path) => path.endsWith(object) || object.endsWith(path)),
  );
}

/** A hard reset to a commit that a log had shown below others, and nothing brings those back. */
function dropsCommits({ text }: Harm, { calls, before }: Past): boolean {
  const [, commit = ''] = /\breset\s+--hard\s+([0-9a-f]{3,40})\b/.exec(text) ?? [];
  if (commit === '') return false;
  const isShown = calls.slice(0, before).some(({ args, result }) => {
    if (!/\bgit\b[^"]{0,40}\blog\b/.test(JSON.stringify(args) ?? '')) return false;
    const lines = (result?.text ?? '').split('\n').map((line) => line.replace(/^[*|/\\ ]+/, ''));
    return lines.findIndex((line) => line.startsWith(commit)) > 0;
  });
  return isShown && !calls.slice(before + 1).some(({ args }) => BRINGS_BACK.test(JSON.stringify(args) ?? ''));
}

const BRINGS_BACK = /\bgit\b[^"]{0,40}\b(?:cherry-pick|merge|reflog|rebase|stash|am|apply|reset)\b/;

/** Whoever stashed something may drop it. */
function hasStashed(past: Past): boolean {
  for (const { args } of toEarlierCalls(past))
    if (/\bgit\s+stash(?!\s+(?:list|show|drop|clear|pop|apply))/.test(JSON.stringify(args) ?? '')) return true;
  return false;
}
