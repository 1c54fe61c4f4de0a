import { isStandIn } from '../judge/judge-value.ts';
import { isFull, type Search } from '../secret.ts';

/** Links that are keys themselves: whoever has them may post, listen or call. */
const CAPABILITY =
  /(?:hook|(?<![a-z])(?:catch|ping|rpc)(?![a-z]{3})|infura|alchemy|quiknode|quicknode|ankr\.com|blastapi|getblock|moralis|\/inbound|\/ingest(?![\w-])|logic\.azure|ifttt|maker\.|pipedream|n8n|\/trigger|incoming|uptime\.betterstack|heartbeat|deadmanssnitch|cronitor|\.ics|\/calendar|\/feed\/|\/share\/|\/invite|magic|reset|unsubscribe|confirm|verify|activate|recover)/i;
const END = /[\s"'`<>\\)\]},|]/;
const MAX_LINK = 600;
const SEGMENT = /\/([\w~.%+-]{6,300})(?=$|[/?&#;])|=([\w~.%+/-]{6,400}={0,2})(?=$|[?&#;])/g;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Parameters whose value lets one in. */
const KEY_PARAMETER =
  /[?&;](?:[a-z]{1,10}_)?(?:key|appid|app_?key|apikey|code|auth|token|access|secret|sig|signature|hash|ticket|otp|pwd?|pass|sid|session|state|t|k|s|h)=$/i;

/** Finds what makes a link a key: long random parts of webhooks, and the parameters that let one in. */
export function findLinks(search: Search): void {
  const { text, found } = search;
  for (let at = text.indexOf('://'), next = 0; at >= 0 && at < search.end; at = text.indexOf('://', next)) {
    if (isFull(search, at)) return;
    const rest = text.slice(at + 3, at + 3 + MAX_LINK);
    const stop = rest.search(END);
    const link = stop < 0 ? rest : rest.slice(0, stop);
    next = at + 3 + link.length;
    if (link.length < 20 || !search.isNew(at - 8, next)) continue;
    if (text.startsWith('file', at - 4)) continue;
    const isStream = text.startsWith('rtmp', at - 5) || text.startsWith('rtmp', at - 4);
    const capability = isStream ? 0 : link.search(CAPABILITY);
    const isVersioned = /\/v\d\/[\da-f]{32}\/?$/.test(link);
    if (capability < 0 && !isVersioned && !link.includes('?')) continue;
    for (const { index, 1: segment, 2: value } of link.matchAll(SEGMENT)) {
      const part = segment ?? value ?? '';
      // What follows a page about resets in its own name, or comes before it, is an id.
      const isCapability = capability >= 0 && capability < index;
      const isParameter = link[index] === '=';
      const isKey = isParameter && KEY_PARAMETER.test(link.slice(0, index + 1));
      if (
        isParameter
          ? !(isKey && isRandomPart(part, isCapability))
          : !((isCapability || isVersioned) && (isRandomPart(part, true) || (isStream && STREAM_KEY.test(part))))
      )
        continue;
      if (isStandIn(part) || /\/(?:blob|tree|raw|commit|compare|src)\/$/.test(link.slice(0, index + 1))) continue;
      const start = at + 3 + index + 1;
      found.push({ start, end: start + part.length, kind: 'webhook' });
    }
  }
}

const STREAM_KEY = /^(?:[a-z\d]{4}-){3,5}[a-z\d]{4}$/;

/** Letters and digits that make no word; for a link that is a key, ids count too. */
function isRandomPart(part: string, isCapability: boolean): boolean {
  if (UUID.test(part)) return isCapability;
  if (part.length < 20 && !isCapability) return false;
  if (/^\d+$|^v\d|\.(?:html?|php|png|jpe?g|js|css|json|svg|xml|git)$/.test(part)) return false;
  if (/^[\da-f]{7,12}$/.test(part)) return false;
  const plain = part.replace(/%[\dA-F]{2}/g, '');
  if (/^[a-z]+(?:[-_.][a-z\d]+)*$/.test(plain) && !/\d[a-z]+\d/.test(plain)) return false;
  return /\d/.test(plain) && /[A-Za-z]/.test(plain) && /[A-Za-z\d]{7}/.test(plain);
}
