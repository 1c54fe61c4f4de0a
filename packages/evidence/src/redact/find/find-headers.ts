import { isRandom } from '../judge/judge-secret.ts';
import { isLocation, isStandIn } from '../judge/judge-value.ts';
import type { Secret } from '../secret.ts';

const COOKIE = /\[?\\*["'`]?[ \t]*[\w.%$@!~*|#&+^-]+(?:="?([^;"',\s\\]*))?"?(;?)/y;
/** `Path=/`, and settings such as en-US, dark2, 1 or true. */
const PLAIN_COOKIE =
  /(?<![\w-])(?:path|domain|expires|max-age|samesite|priority)=|=(?:[a-z]{1,7}|[a-z]{1,15}(?:(?:[-_/.]|%2F)[a-z]{1,15}){0,2}(?:[-_.]?v?\d{1,2})?|\d{1,4}|(?:G[AS]|fb\.)\d[\d.]*)?"?;?$/i;

/** Finds the values in a Cookie or Set-Cookie header, apart from plain settings. */
export function findCookies(text: string, at: number, found: Secret[]): number {
  let end = at;
  for (let hasNext = true; hasNext; ) {
    COOKIE.lastIndex = end;
    const [pair = '', value = '', semicolon = ''] = COOKIE.exec(text) ?? [];
    const start = end + pair.lastIndexOf(value);
    if (value && !PLAIN_COOKIE.test(pair) && !isStandIn(value))
      found.push({ start, end: start + value.length, kind: 'cookie' });
    end += pair.length;
    hasNext = semicolon !== '';
  }
  return end;
}

const SCHEME = /(?:(basic|bearer|bot|token|oauth|negotiate|splunk|ssws|(?:api|genie)?-?key)[ \t]+)?/.source;
const AUTHORIZATION = new RegExp(`\\[?(?:[bfru]?\\\\*["'\`])?${SCHEME}(?!\\[)([^\\s"'\`\\\\,;<>\\]]+)`, 'iy');

/** Finds the credentials of an Authorization header. Where it is not certain that a value follows, they must have a scheme. */
export function findAuthorization(text: string, at: number, isCertain: boolean, found: Secret[]): number {
  const parameters = findParameters(text, at, found);
  if (parameters > at) return parameters;
  AUTHORIZATION.lastIndex = at;
  const [, scheme, credentials = ''] = AUTHORIZATION.exec(text) ?? [];
  if (isStandIn(credentials) || isLocation(credentials)) return at;
  if (!(scheme ? /[\dA-Z].{5}|.{5}[\dA-Z]|.{16}/.test(credentials) : isCertain && isRandom(credentials, 'likely')))
    return at;
  const end = AUTHORIZATION.lastIndex;
  const kind = scheme?.toLowerCase() === 'basic' ? 'basic_auth' : 'bearer_token';
  found.push({ start: end - credentials.length, end, kind });
  return end;
}

const PARAMETERS =
  /\\*["'`]?(?:digest|hawk|oauth|signature|mac|aws4-hmac-sha256|snowflake jwt)[ \t]+(?=[\w-]{1,40}=)/iy;
const PARAMETER = /[ \t,]{0,8}(?:\\?\r?\n[ \t]{1,8})?([\w-]{1,40})=(\\*"?)([^",\s\\]{0,1000})\2/y;
/** Which parameters prove who one is. */
const PROOF = /^(?:response|mac|c?nonce|signature|oauth_(?:signature|token|verifier|consumer_key))$/i;

/** Finds the proofs in a header that has parameters, as Digest authentication does. Returns where they end. */
function findParameters(text: string, at: number, found: Secret[]): number {
  PARAMETERS.lastIndex = at;
  if (!PARAMETERS.test(text)) return at;
  let end = PARAMETERS.lastIndex;
  for (let count = 0; count < 24; count++) {
    PARAMETER.lastIndex = end;
    const [, name = '', quote = '', value = ''] = PARAMETER.exec(text) ?? [];
    if (name === '') break;
    end = PARAMETER.lastIndex;
    const valueEnd = end - quote.length;
    if (PROOF.test(name) && value.length >= 8 && !isStandIn(value))
      found.push({ start: valueEnd - value.length, end: valueEnd, kind: 'signature' });
  }
  return end;
}
