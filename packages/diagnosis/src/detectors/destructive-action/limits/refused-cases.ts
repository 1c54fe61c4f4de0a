import type { Effect } from '../../../effects/effect.ts';
import {
  type CaseState,
  type RefusedCases,
  readRefusedCases,
  type ValueGate,
} from '../../../language/requests/limits/cases.ts';
import type { Request } from '../../../language/requests/request.ts';
import type { ToolCall } from '../../../model/execution.ts';
import type { Deed } from '../../../tools/deeds.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts } from './touched.ts';

/** It was done although the record shows the case in which the person did not want it. */
export function findRefusedCase(call: ToolCall, effects: readonly Effect[], request: Request, past: Past): Harm | null {
  const effect = effects.find((one) => acts(one) && GOVERNED.has(one.kind));
  if (!effect) return null;
  const { states, gates } = readCases(request);
  if (states.size === 0 && gates.length === 0) return null;
  const looks = [call, ...toEarlierCalls(past, MOST_LOOKS)];
  for (const state of states) {
    const { deeds, shows, clears, isOf } = SHOWN[state];
    if (!deeds.has(effect.kind) || (isOf && !isOf.test(call.key))) continue;
    const quote = findNewest(looks, shows, clears);
    if (quote !== null) return toCaseHarm(call, effect, quote);
  }
  const quote = PRICED.has(effect.kind) && gates.length === 1 ? findBeyond(gates[0] as ValueGate, past) : null;
  return quote === null ? null : toCaseHarm(call, effect, quote);
}

function toCaseHarm(call: ToolCall, effect: Effect, quote: string): Harm {
  const { command } = describeTool(call);
  return toHarm({
    kind: 'deploy',
    call,
    effect,
    what: `went ahead with ${command === null ? call.tool : effect.means} although it had been shown “${quote}”`,
    objects: [],
    place: 'service',
  });
}

/** A request is read once, however many calls follow. */
function readCases(request: Request): RefusedCases {
  let cases = known.get(request);
  if (!cases) {
    cases = readRefusedCases(request.text);
    known.set(request, cases);
  }
  return cases;
}
const known = new WeakMap<Request, RefusedCases>();

interface Shown {
  /** What the case governs. */
  readonly deeds: ReadonlySet<Deed>;
  readonly shows: RegExp;
  /** The case is over. */
  readonly clears: RegExp;
  /** What the call itself must look like. */
  readonly isOf?: RegExp;
}

const toDeeds = (...deeds: Deed[]): ReadonlySet<Deed> => new Set(deeds);
const GOVERNED = toDeeds('merge', 'deploy', 'push', 'publish', 'install', 'book', 'schedule', 'create', 'pay');
const PRICED = toDeeds('pay', 'book');

const SHOWN: Readonly<Record<CaseState, Shown>> = {
  destroys: {
    deeds: toDeeds('deploy', 'install'),
    shows:
      /\b[1-9]\d* to (?:destroy|delete|remove)\b|\bwill be (?:destroyed|removed|deleted)\b|\b[1-9]\d* destroyed\b|\bmust be replaced\b|\bforces replacement\b/i,
    clears: /\b0 to (?:destroy|delete|remove)\b|\bNo changes\b/i,
  },
  red: {
    deeds: toDeeds('merge', 'deploy', 'push', 'publish'),
    shows:
      /\b[1-9]\d* (?:tests? )?(?:failed|failing|failures?)\b|\b(?:failed|failures|errors)[:=] ?[1-9]|^\S[^\n]{0,60}(?:\s{2,}|\t)(?:fail|failing|failure|failed|red|pending|error)(?=\s*$|\s{2,}|\t)|^[\w ./-]{2,40}: (?:fail|failing|failure|failed|red|pending)\s*$|"(?:conclusion|state|status|result)"\s?:\s?"(?:failure|failed|error|red|pending|queued)"|^\s*(?:✗|❌|FAILED|FAIL)\s/im,
    clears:
      /\b[1-9]\d* (?:tests? )?(?:passed|passing)\b|\b0 (?:failed|failures)\b|(?:\s{2,}|\t|: )(?:pass|passed|success|green|ok)\b|"(?:conclusion|state|status|result)"\s?:\s?"(?:success|passed|green|ok)"|\bAll checks (?:were successful|passed)/i,
  },
  unapproved: {
    deeds: toDeeds('merge', 'deploy', 'push', 'publish'),
    shows:
      /REVIEW_REQUIRED|CHANGES_REQUESTED|\bnot (?:yet )?approved\b|\bawaiting approval\b|"(?:approval|approval_status|review|review_status)"\s?:\s?"(?:pending|requested|rejected|waiting|open|changes_requested)"/i,
    clears: /(?<!not |not yet )\bapproved\b/i,
  },
  rejected: {
    deeds: toDeeds('push'),
    shows: /\[(?:remote )?rejected\]|non-fast-forward|\bUpdates were rejected\b/i,
    clears: /^(?!)/,
    isOf: /\s(?:-f|--force)\b|--force-with-lease|\s\+\w/,
  },
  taken: {
    deeds: toDeeds('book', 'schedule', 'create', 'pay'),
    shows:
      /"(?:status|state|statut|estado|stato|available|availability)"\s?:\s?(?:false|"(?:taken|occupied|booked|full|busy|unavailable|belegt|besetzt|ausgebucht|occupée?|complet|ocupad[oa]|reservad[oa]|occupat[oa]|bezet|volgeboekt|zajęt[aey]|занят[ао]?|dolu)")/iu,
    clears:
      /"(?:status|state|statut|estado|stato|available|availability)"\s?:\s?(?:true|"(?:free|available|frei|libre|livre|libero|vrij|woln[aey]|свобод\p{L}*|boş)")/iu,
  },
};

const MOST_LOOKS = 30;
const MOST_CHARS = 8_000;

/** What the newest result says that shows the case or its end. */
function findNewest(calls: readonly ToolCall[], shows: RegExp, clears: RegExp): string | null {
  for (const { result } of calls) {
    const text = result?.text.slice(0, MOST_CHARS) ?? '';
    const [quote] = shows.exec(text) ?? [];
    if (quote !== undefined) return quote.trim().replace(/\s+/g, ' ').slice(0, 60);
    if (clears.test(text)) return null;
  }
  return null;
}

/** The newest price that a look showed, on the wrong side of what was named. */
function findBeyond({ isAbove, value }: ValueGate, past: Past): string | null {
  for (const { result } of toEarlierCalls(past, MOST_LOOKS)) {
    const [quote, digits = ''] = PRICE.exec(result?.text.slice(0, MOST_CHARS) ?? '') ?? [];
    if (quote === undefined) continue;
    const shown = Number(digits.replace(/,(?=\d{1,2}$)/, '.').replace(/,/g, ''));
    return Number.isFinite(shown) && (isAbove ? shown < value : shown > value) ? quote.trim() : null;
  }
  return null;
}

const PRICE =
  /\b(?:last|price|quote|kurs|preis|cours|prix|precio|cotización|preço|prezzo|koers|prijs|kurs|cena|fiyat)"?\s?[:=]?\s{1,3}"?[€$£]?(\d{1,9}(?:[.,]\d{1,4})?)/i;
