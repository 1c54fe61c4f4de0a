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
  `agent asst batch build cache call ch chat chatcmpl cmpl commit container conv cus digest doc etag event evt file fp gen h1 id image img in index item
  job layer main md5 msg node org page pi pod pr price proj req resp rs run sha1 sha256 sha384 sha512 span step sub task thread tmp toolu trace uid user usr
  uuid v1 v2 ver ws`.split(/\s+/),
);
/** Keys that may be shown. */
const PUBLIC = new Set(['pk', 'pub', 'public', 'publishable']);
const WORD = /[A-Za-z]{1,14}\d{0,2}[_-]/y;
const MAX_WORDS = 4;
const MIN_REST = 20;
const MAX_JUDGED = 200;

/** Whether a run of letters, digits, `_` and `-` is a prefix with a long random rest: `acme_live_4f9…`. */
export function isPrefixedKey(run: string): boolean {
  if (run.length < MIN_REST + 3) return false;
  let at = 0;
  let isTelling = false;
  let isStage = false;
  let isId = false;
  for (let words = 0; words < MAX_WORDS; words++) {
    WORD.lastIndex = at;
    if (!WORD.test(run)) break;
    const word = run.slice(at, WORD.lastIndex - 1).toLowerCase();
    if (PUBLIC.has(word)) return false;
    isTelling ||= TELLING.has(word);
    isStage ||= STAGES.has(word) && run[WORD.lastIndex - 1] === '_';
    isId ||= IDS.has(word);
    at = WORD.lastIndex;
  }
  if (at === 0) return false;
  const rest = run.slice(at, at + MAX_JUDGED);
  return isRandomRest(rest, isTelling || isStage, isId);
}

const STRETCH = /(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{16}/;

function isRandomRest(rest: string, isTelling: boolean, isId: boolean): boolean {
  if (rest.length < MIN_REST || !STRETCH.test(rest)) return false;
  const isHex = /^(?:[\da-f]+|[\dA-F]+)$/.test(rest);
  if (isTelling) return !isHex || rest.length >= 32;
  if (isId || isHex || rest.length < 32) return false;
  const digits = rest.length - rest.replace(/\d/g, '').length;
  return digits >= 3 && /[A-Za-z\d]{24}/.test(rest);
}
