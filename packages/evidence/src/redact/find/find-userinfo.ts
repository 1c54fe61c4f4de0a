import { isStandIn } from '../judge/judge-value.ts';
import { isFull, type Search } from '../secret.ts';

/** A user or a password in an address is not longer. */
const MAX_USERINFO = 300;
/** What ends the part of an address that may hold a user and a password. */
const ENDS = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\s"'`\\<>/?]/.test(String.fromCharCode(code))));
const LONE_TOKEN = /^(?![\da-f]{64,}$)(?=[A-Za-z_-]{0,40}\d)[\w-]{20,200}$/;
/** `image:tag@sha256:…` and `npm@5.0.1` are no hosts. */
const NO_HOST = /sha\d+:/y;

/** Finds passwords and tokens in addresses: `scheme://user:…@host`, `scheme://…@host`. */
export function findUserinfo(search: Search): void {
  const { text, found } = search;
  for (let at = text.indexOf('://'); at >= 0 && at < search.end; at = text.indexOf('://', at + 3)) {
    if (isFull(search, at)) return;
    const start = at + 3;
    const limit = Math.min(text.length, start + MAX_USERINFO);
    let colon = -1;
    let sign = -1;
    for (let end = start; end < limit; end++) {
      const code = text.charCodeAt(end);
      if (
        code < 128 &&
        ENDS[code] === 1 &&
        !((code === 47 || code === 63) && colon >= 0 && isInPassword(text, colon, end, limit))
      )
        break;
      // A password may hold one sign that looks like its end.
      if (code === 64 && (sign < 0 || isHostFree(text, sign, end))) sign = end;
      if (code === 58 && colon < 0 && sign < 0) colon = end;
    }
    if (sign < 0 || sign === start || text[start] === '[') continue;
    NO_HOST.lastIndex = sign + 1;
    if (NO_HOST.test(text)) continue;
    if (colon >= 0) add(colon + 1, sign, 'url_password');
    else if (LONE_TOKEN.test(text.slice(start, sign))) add(start, sign, 'url_token');
  }

  function add(start: number, end: number, kind: string): void {
    if (end > start && !isStandIn(text.slice(start, end))) found.push({ start, end, kind });
  }
}

/** Whether what lies between two signs is more of a password: `p@ss@host`, but not `a:b@host/@me`. */
function isHostFree(text: string, sign: number, end: number): boolean {
  return end - sign < 64 && !text.slice(sign, end).includes(',');
}

const REST = /[\w+/=.~-]{1,100}@[\w.-]{1,100}/y;

/** Whether a slash is one of a password in base64: what precedes it is no port, and a host follows. */
function isInPassword(text: string, colon: number, slash: number, limit: number): boolean {
  if (slash - colon > 100 || slash >= limit || /^\d{0,5}$/.test(text.slice(colon + 1, slash))) return false;
  REST.lastIndex = slash + 1;
  return REST.test(text);
}
