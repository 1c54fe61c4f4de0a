import { BETWEEN, CAPITAL, DIGIT, SMALL, sortOf } from './character-sorts.ts';
import { hasReadableWords } from './judge-identifier.ts';

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
const WORD = /[A-Za-z]{1,14}\d{0,2}[a-z]?[_-]/y;
/** So long is a word of WORD with its sign. */
const MAX_WORD = 18;
const MAX_WORDS = 4;
const MIN_REST = 20;
const MAX_JUDGED = 200;

/** Whether a run of letters, digits, `_` and `-` is a prefix with a long random rest: `acme_live_4f9…`. */
export function isPrefixedKey(run: string): boolean {
  if (run.length < MIN_REST + 3 || !hasSignEarly(run)) return false;
  let at = 0;
  let isTelling = false;
  let isStage = false;
  let isId = false;
  for (let words = 0; words < MAX_WORDS; words++) {
    WORD.lastIndex = at;
    if (!WORD.test(run)) break;
    const word = run.slice(at, WORD.lastIndex - 1).toLowerCase();
    if (PUBLIC.has(word)) return false;
    // The last word before a rest that hyphens join must tell: `Password-policy-4ef3…` is a page.
    isTelling = TELLING.has(word) || (isTelling && run[WORD.lastIndex - 1] === '_');
    isStage ||= STAGES.has(word) && run[WORD.lastIndex - 1] === '_';
    isId ||= IDS.has(word);
    at = WORD.lastIndex;
  }
  if (at === 0) return false;
  const rest = run.slice(at, at + MAX_JUDGED);
  return isRandomRest(rest, isTelling || isStage, isId);
}

/** Whether a first word can end: most runs have no sign there, and need no expression. */
function hasSignEarly(run: string): boolean {
  for (let at = 1; at < MAX_WORD; at++) if (sortOf(run.charCodeAt(at)) === SIGN) return true;
  return false;
}

const STRETCH = /(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{16}/;

function isRandomRest(rest: string, isTelling: boolean, isId: boolean): boolean {
  if (rest.length < MIN_REST || !STRETCH.test(rest) || isName(rest)) return false;
  const isHex = /^(?:[\da-f]+|[\dA-F]+)$/.test(rest);
  if (isTelling) return !isHex || rest.length >= 32;
  if (isId || isHex) return false;
  if (rest.length < 32) return rest.length >= 24 && isMixedAllOver(rest);
  const digits = rest.length - rest.replace(/\d/g, '').length;
  return digits >= 3 && /[A-Za-z\d]{24}/.test(rest);
}

/** Whether a run is a name of code: its parts are words and numbers (`DER_OID_SZ_id_ecdsa_with_sha3_224`), or long (`transformAes128CbcGet`). */
function isName(run: string): boolean {
  return countParts(run) * MIN_PART <= run.length || NAME.test(run) || hasReadableWords(run);
}

const PART = '(?:[A-Z]?[a-z]{1,14}|[A-Z]{1,14})?(?:\\d{1,4}[A-Za-z]{0,3}\\d{0,2})?';
const NAME = new RegExp(`^(?:${PART}[_-]{1,2}){2,24}${PART}$`);

/** The parts of a run: signs divide them, and letters change from small to capital or to digits and back. */
function countParts(run: string): number {
  let parts = 1;
  let before = SIGN;
  for (let at = 0; at < run.length; at++) {
    const code = run.charCodeAt(at);
    const sort = sortOf(code);
    if (sort === SIGN) {
      if (at === 0 || before !== SIGN) parts++;
    } else if (before !== SIGN && sort !== before) {
      if (sort !== SMALL || before === DIGIT) parts++;
    } else if (sort === CAPITAL && before === CAPITAL && sortOf(run.charCodeAt(at + 1)) === SMALL) parts++;
    before = sort;
  }
  return parts;
}

/** Letters and digits of a random run change after two or three. */
const MIN_PART = 3.5;

const MIN_BARE = 32;
const MAX_BARE = 180;

/** Whether a run is so long and so mixed that it can only be made by a machine, and is no checksum: small and capital letters and digits all over. */
export function isBareKey(run: string): boolean {
  if (run.length < MIN_BARE || run.length > MAX_BARE || !isMixedAllOver(run) || isName(run)) return false;
  // _ZN… is a name that a compiler of C++ made; 1… and 3… are addresses of Bitcoin.
  if (/^_?_?Z[NLK\d]|^[13][1-9A-HJ-NP-Za-km-z]{25,34}$|^(?:Qm|z6Mk|phc_|pk_|[xyz]pub|pub)/.test(run) || isText(run))
    return false;
  return !IDS.has((/^[A-Za-z\d]+(?=[_-])/.exec(run)?.[0] ?? '').toLowerCase());
}

const MIN_DIGITS = 3;
const MIN_LETTERS = 8;
/** So many letters of one case in a row are a word. */
const WORD_LETTERS = 9;

/** Whether digits and letters of both cases are in a run, none of them for long, and no sign twice in a row. */
function isMixedAllOver(run: string): boolean {
  let [small, capitals, digits, streak, previousCode] = [0, 0, 0, 0, 0];
  let previous = SIGN;
  for (let at = 0; at < run.length; at++) {
    const code = run.charCodeAt(at);
    const sort = sortOf(code);
    if (sort === SIGN && code === previousCode) return false;
    streak = sort === previous ? streak + 1 : 1;
    if (sort === DIGIT) digits++;
    else if (sort !== SIGN) {
      if (streak >= WORD_LETTERS) return false;
      if (sort === SMALL) small++;
      else capitals++;
    }
    previous = sort;
    previousCode = code;
  }
  return digits >= MIN_DIGITS && capitals >= MIN_LETTERS && small >= MIN_LETTERS;
}

/** In a run, whatever is no letter or digit is `_` or `-`. */
const SIGN = BETWEEN;

/** Whether a run is text in base64: that is searched once it is decoded. */
function isText(run: string): boolean {
  try {
    return /^[\t\n\r -~]*$/.test(atob(run.slice(0, 16).replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return false;
  }
}
