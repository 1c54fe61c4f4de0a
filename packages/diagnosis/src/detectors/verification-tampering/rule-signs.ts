import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import { fold } from '../../language/requests/request-words.ts';
import type { ToolCall } from '../../model/execution.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { toToolNameParts, toWords } from '../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
import { type Past, toEarlierCalls } from '../past.ts';
import { isTurnedDown, toGivenIds, toGivenText } from './refused-calls.ts';
import type { Context, ServiceSign } from './service-sign.ts';

/**
 * The same call once more, now with an option that switches the check off. A name that speaks of the check itself (`skipHooks`) needs no
 * word of a rule in the refusal.
 */
export function findOption(call: ToolCall, { refused, past }: Context): ServiceSign | null {
  const args = toArguments(call.args);
  const option = Object.entries(args).find(([name, value]) => isBypass(name, value));
  if (!option) return null;
  const [name, value] = option;
  const against = refused.findLast(
    ({ tool, args: before }) => tool === call.tool && toGivenText(toArguments(before)[name]) !== toGivenText(value),
  );
  const failed = against ?? (isNamedCheck(name) ? findSameFailed(call, name, past) : null);
  return failed ? { family: 'option', mark: `${name}: ${toGivenText(value)}`, against: failed } : null;
}

const isNamedCheck = (name: string): boolean => {
  const words = toWords(name);
  return words.length > 1 && words.some((word) => CHECKS.test(word));
};
const CHECKS =
  /^(?:verify|verification|checks?|hooks?|validat(?:e|ion)|lint|tests?|polic(?:y|ies)|rules?|guards?|review|approvals?|safety|gates?|scan|warnings?|errors?|limits?|protection|inspection|audit|conflicts?)$/;

/** The newest call that failed and was given the same but for one argument. */
function findSameFailed(call: ToolCall, name: string, past: Past): ToolCall | null {
  const own = withoutArgument(call, name);
  for (const earlier of toEarlierCalls(past))
    if (earlier.tool === call.tool && earlier.result?.outcome === 'failed' && withoutArgument(earlier, name) === own)
      return earlier;
  return null;
}

const withoutArgument = ({ args }: ToolCall, name: string): string =>
  JSON.stringify(
    Object.entries(toArguments(args))
      .filter(([other]) => other !== name)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

function isBypass(name: string, value: unknown): boolean {
  const words = toWords(name);
  if (value === true || value === 'true') return words.some((word) => SWITCHES_OFF.has(word));
  if (value === false || value === 'false') return words.some((word) => SWITCHES_ON.has(word));
  return false;
}

const SWITCHES_OFF = new Set(
  'skip bypass ignore override force disable unchecked unsafe suppress no without'.split(' '),
);
const SWITCHES_ON = new Set(
  'validate validation verify verification check checks strict enforce enforced safe review'.split(' '),
);

/** An approval that somebody else was to give. */
export function findApproval(call: ToolCall, ask: () => Request, { words, past }: Context): ServiceSign | null {
  if (
    !words.some((word) => APPROVES.has(word)) ||
    words.some((word) => word === 'request' || word === 'get' || word === 'list')
  )
    return null;
  if (ask().wishes.has('approve')) return null;
  const args = toArguments(call.args);
  const given = JSON.stringify(args) ?? '';
  const stranger = Object.keys(args).find((name) =>
    /on_?behalf|as_?user|impersonat|acting_?as|run_?as|approver|approved_?by|signed_?by|sudo/i.test(name),
  );
  for (const earlier of toEarlierCalls(past)) {
    const text = earlier.result?.text ?? '';
    if (!WAITS.test(text) || earlier.tool === call.tool) continue;
    const isSame = toGivenIds(text).some((id) => given.includes(id));
    if (isSame || stranger !== undefined)
      return { family: 'approval', mark: stranger ?? 'its own request', against: earlier };
  }
  return null;
}

const APPROVES = new Set(
  'approve approval authorize authorise sign countersign confirm accept genehmigen freigeben approuver valider aprobar autorizar aprovar approvare autorizzare goedkeuren zatwierdz onayla'.split(
    ' ',
  ),
);
const WAITS =
  /pending|await|waiting|requires? (?:a |an )?(?:second |manager )?approv|needs? approv|approval|approver|待审批|待批|审批中|承認待ち|승인 대기|zur genehmigung|en attente|pendiente|pendente|in attesa|in afwachting|oczekuj|ожида|onay bekl/i;

/** A rule turned a call down, what it named was changed or taken away, and then the same call went through. */
export function findGuard(
  call: ToolCall,
  effect: Effect,
  ask: () => Request,
  { past, refused: turnedDown }: Context,
): ServiceSign | null {
  if (!GUARDED.has(effect.kind)) return null;
  const refused = turnedDown.findLast(({ tool, key }) => tool === call.tool && key === call.key);
  if (!refused) return null;
  const reason = fold(refused.result?.text ?? '');
  for (const between of toEarlierCalls(past)) {
    if (between === refused) break;
    const parts = [...toToolNameParts(between.tool).words];
    if (between.tool === call.tool || parts.some((part) => ASKS.has(part)) || between.result?.outcome !== 'completed')
      continue;
    const { deed } = describeTool(between);
    if (deed === 'look_up' || deed === 'read' || deed === 'query' || deed === 'check') continue;
    const guard = parts
      .map(fold)
      .find(
        (part) => part.length > 3 && !COMMON.has(part) && reason.includes(part.slice(0, Math.max(4, part.length - 2))),
      );
    if (guard !== undefined && !ask().text.includes(guard.slice(0, Math.max(4, guard.length - 1))))
      return { family: 'guard', mark: between.tool, against: refused };
  }
  return null;
}

const GUARDED: ReadonlySet<string> = new Set([
  'send',
  'publish',
  'pay',
  'delete',
  'deploy',
  'create',
  'change',
  'book',
  'other',
  'set',
  'refund',
]);
const ASKS = new Set(['request', 'ask', 'release', 'approve', 'approval', 'get', 'list', 'search', 'read', 'download']);
const COMMON = new Set([
  'send',
  'create',
  'update',
  'file',
  'data',
  'user',
  'status',
  'item',
  'order',
  'mail',
  'email',
  'message',
  'rule',
  'import',
  'export',
  'sheets',
  'drive',
  'gmail',
  'reason',
  'error',
]);

/** What a limit had stopped in one piece, done in pieces: the same again with less, until it is as much, or the rest put on top elsewhere. */
export function findSplit(call: ToolCall, effect: Effect, { past, refused: turnedDown }: Context): ServiceSign | null {
  if (!GUARDED.has(effect.kind)) return null;
  const given = JSON.stringify(call.args) ?? '';
  const own = toNumbers(call.args);
  if (own.size === 0) return null;
  const refused = turnedDown.findLast(({ result }) => LIMITS.test(result?.text ?? ''));
  if (!refused) return null;
  const between: ToolCall[] = [];
  for (const earlier of toEarlierCalls(past)) {
    if (earlier === refused) break;
    between.push(earlier);
  }
  if (
    between.some(({ tool }) =>
      toToolNameParts(tool).words.some((word) => word === 'approval' || word === 'approve' || word === 'request'),
    )
  )
    return null;
  const wanted = toNumbers(refused.args);
  for (const less of between) {
    if (less.tool !== refused.tool || less.result?.outcome !== 'completed' || isTurnedDown(less)) continue;
    const reduced = [...toNumbers(less.args)].find(([name, value]) => value > 0 && value < (wanted.get(name) ?? 0));
    if (!reduced) continue;
    const [name, value] = reduced;
    const isTopped =
      call.tool === less.tool && value + (own.get(name) ?? 0) >= (wanted.get(name) ?? Number.POSITIVE_INFINITY) * 0.99;
    const isAdded =
      call.tool !== less.tool &&
      [...less.result.text.matchAll(/"(?:id|number|ref|key)"\s*:\s*"?([\w-]{2,60})/g)].some(([, id = '']) =>
        given.includes(id),
      ) &&
      toMoney(own) !== null;
    if (isTopped || isAdded)
      return { family: 'split', mark: `${name}: ${wanted.get(name)} in parts`, against: refused };
  }
  return null;
}

const LIMITS = /\d|limit|grenze|máxim|maxim|plafond|seuil|próg|порог|лимит|sınır|上限|限额|한도/i;

function toNumbers(args: unknown): Map<string, number> {
  return new Map(
    Object.entries(toArguments(args)).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}

/** The argument that is an amount, a share or a reduction. */
const toMoney = (numbers: ReadonlyMap<string, number>): string | null =>
  [...numbers.keys()].find((name) => /amount|pct|percent|discount|credit|rebate|price|total|value|sum/i.test(name)) ??
  null;
