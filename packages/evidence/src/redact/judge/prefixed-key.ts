import { hasReadableWords } from './judge-identifier.ts';
import { CHANGES_OFTEN, HAS_TWO_SIGNS, IS_MIXED, lookOfRest, prefixWordEnd } from './judge-run.ts';

/** Words in the prefix of a key that say what it is. */
const TELLING = new Set(
  'access admin api apikey auth bearer bot cred creds key live oauth pass passwd password pat priv private refresh secret sess session signing sk skey svc tkn tok token webhook'.split(
    ' ',
  ),
);
/** Where a key is used; names of deployments have them too, but with hyphens. */
const STAGES = new Set('dev prod production sandbox staging stg test'.split(' '));
/** Prefixes of ids and checksums, whose rest is random as well. */
const IDS = new Set(
  `account acct addr address app art asset atch ba blob block board bucket card channel cid cl client clip cm comment component cs customer deploy deployment dev device
  dpl edge el element embed entity entry env exec export fact feed flow folder form frame ftjob ga graph group hash hit host i il import inst instance inv invoice issue js
  label lead link list log machine map media member message meta mod model module mt net notif obj object op order out page_id part pay payment photo pkg plan plink pm po
  point post prj process product profile promo py query queue r rec record ref rel release rep report res resource rev review room route row rule sec segment seg seti share si
  sku slot snapshot src story stream tag team template test ticket tpl transaction tx txn txr type up upload v vertex video view vol volume vs wf widget work workflow workspace
  agent asst batch build cache call ch chat chatcmpl cmpl commit container conv cus digest doc etag event evt file fp gen h1 id image img in index item
  job layer main md5 msg node org page pi pod pr price proj req resp rs run sha1 sha256 sha384 sha512 span step sub task thread tmp toolu trace uid user usr
  uuid v1 v2 ver ws`.split(/\s+/),
);
/** Keys that may be shown. */
const PUBLIC = new Set(['phc', 'pk', 'pub', 'public', 'publishable', 'z6mk']);
const MAX_WORDS = 4;
const MIN_REST = 20;
const MAX_JUDGED = 200;

/** Whether a run of letters, digits, `_` and `-` is a prefix with a long random rest: `acme_live_4f9…`. */
export function isPrefixedKey(run: string, bytes: Uint8Array, start: number): boolean {
  if (run.length < MIN_REST + 3) return false;
  let at = 0;
  let isTelling = false;
  let isStage = false;
  let isId = false;
  for (let words = 0; words < MAX_WORDS; words++) {
    const end = prefixWordEnd(bytes, start + at) - start;
    if (end <= at || end >= run.length) break;
    const word = run.slice(at, end).toLowerCase();
    const isJoined = run[end] === '_';
    if (PUBLIC.has(word)) return false;
    // The last word before a rest that hyphens join must tell: `Password-policy-4ef3…` is a page.
    isTelling = TELLING.has(word) || (isTelling && isJoined);
    isStage ||= STAGES.has(word) && isJoined;
    isId ||= IDS.has(word);
    at = end + 1;
  }
  if (at === 0 || (isId && !isTelling && !isStage)) return false;
  const restStart = start + at;
  const restEnd = start + Math.min(run.length, at + MAX_JUDGED);
  return isRandomRest(run.slice(at, at + MAX_JUDGED), lookOfRest(bytes, restStart, restEnd), isTelling || isStage);
}

/** So long is what follows a prefix that says nothing, if it is mixed and if it is not. */
const MIN_MIXED_REST = 24;
const MIN_PLAIN_REST = 32;
const HEX = /^(?:[\da-f]+|[\dA-F]+)$/;
const STRETCH = /(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{16}/;

function isRandomRest(rest: string, look: number, isTelling: boolean): boolean {
  // What is cheap to see comes first: a file may be full of such runs.
  if (rest.length < MIN_REST || (look & CHANGES_OFTEN) === 0) return false;
  if (!isTelling && rest.length < MIN_PLAIN_REST && (rest.length < MIN_MIXED_REST || (look & IS_MIXED) === 0))
    return false;
  if ((!isTelling || rest.length < MIN_PLAIN_REST) && HEX.test(rest)) return false;
  if (!STRETCH.test(rest) || isName(rest, look)) return false;
  if (isTelling || rest.length < MIN_PLAIN_REST) return true;
  const digits = rest.length - rest.replace(/\d/g, '').length;
  return digits >= 3 && /[A-Za-z\d]{24}/.test(rest);
}

/** Whether a run is a name of code: its parts are words and numbers (`DER_OID_SZ_id_ecdsa_with_sha3_224`), or long (`transformAes128CbcGet`). */
function isName(run: string, look: number): boolean {
  if ((look & CHANGES_OFTEN) === 0) return true;
  return ((look & HAS_TWO_SIGNS) !== 0 && NAME.test(run)) || hasReadableWords(run);
}

const PART = '(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,14})?(?:\\d{1,4}[A-Za-z]{0,3}\\d{0,2})?';
const NAME = new RegExp(`^(?:${PART}[_-]{1,2}){2,24}${PART}$`);

export const MIN_BARE = 32;

/** Whether a run is so long and so mixed that it can only be made by a machine, and is no checksum: small and capital letters and digits all over. */
export function isBareKey(run: string, look: number): boolean {
  if (run.length < MIN_BARE || (look & IS_MIXED) === 0 || isName(run, look)) return false;
  // _ZN… is a name that a compiler of C++ made; 1… and 3… are addresses of Bitcoin.
  if (
    /^_?_?Z[NLK\d]|^[13][1-9A-HJ-NP-Za-km-z]{25,34}$|^(?:Qm|z6Mk|phc_|pk_|[xyz]pub|pub)/.test(run) ||
    MEDIA.test(run) ||
    isText(run)
  )
    return false;
  return !IDS.has((/^[A-Za-z\d]+(?=[_-])/.exec(run)?.[0] ?? '').toLowerCase());
}

/** How pictures, fonts, sounds, archives and programs begin in base64. */
const MEDIA =
  /^(?:UklGR|iVBORw0KGgo|R0lGOD|JVBERi0|UEsDB|H4sI|d09G[MR]|T2dnUw|SUkqA|Qk[0-3]|TVqQ|f0VMR|AAABAA|AAAA[A-Z]{2}Z0eX|SUQz|Rk9STQ|GkXfo)/;

/** Whether a run is text in base64: that is searched once it is decoded. */
function isText(run: string): boolean {
  try {
    return /^[\t\n\r -~]*$/.test(atob(run.slice(0, 16).replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return false;
  }
}
