import { isFull, type Search } from '../secret.ts';

/** `$6$salt$…` and what other systems write, with or without a name before it: `pbkdf2_sha256$…`, `sha1$…`, `scrypt:…$…`, `SCRAM-SHA-256$…`. */
const HASH =
  /\$(?:1|apr1)\$[\w./]{0,16}\$[\w./]{20,200}|\$(?:2[abxy]?|5|6|7|8|9|y|gy|argon2(?:i|d|id)|scrypt|md5|sha1|sha256|sha512|ml|NT|LM|krb5\w{2,12}|DCC2|pbkdf2[\w-]{0,16}|bcrypt-sha256|P|H|S)\$[\w./$,=+:*@-]{12,2000}/y;
const LDAP_HASH =
  /\{(?:S?SHA\d{0,3}|S?MD5|CRYPT|ARGON2|BCRYPT|PBKDF2[\w-]{0,12}|bcrypt|scrypt|pbkdf2|argon2)\}[\w./$+=-]{12,200}/y;
const NAMED_HASH =
  /(?:(?:pbkdf2|scrypt|bcrypt|argon2\w{0,2}|sha\d{1,3}|md5|SCRAM-SHA-\d{1,3})(?:[_:]\w{1,12}){0,4})\$(?=[\w./+=:-]{4,120}[$:])[\w./$+=:,-]{24,400}/iy;

/** Finds stored passwords: `$6$salt$…` of /etc/shadow, `$2b$…`, `{SSHA}…`. */
export function findHashes(search: Search): void {
  const { text, found } = search;
  for (const [sign, form] of [
    ['$', HASH],
    ['{', LDAP_HASH],
  ] as const) {
    for (let at = text.indexOf(sign); at >= 0 && at < search.end; at = text.indexOf(sign, at + 1)) {
      if (isFull(search, at)) return;
      const next = text.charCodeAt(at + 1);
      if (sign === '{' ? !LDAP_STARTS.has(next | 32) : !isWordCode(next)) continue;
      form.lastIndex = at;
      const start = form.test(text) ? at : sign === '$' ? namedStart(text, at) : -1;
      if (start < 0) continue;
      if (start < at) form.lastIndex = NAMED_HASH.lastIndex;
      found.push({ start, end: form.lastIndex, kind: 'password_hash' });
      at = form.lastIndex - 1;
    }
  }
}

const LDAP_STARTS = new Set([...'smcpab'].map((sign) => sign.charCodeAt(0)));

function isWordCode(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

const MAX_NAME = 32;

/** Where the name of a method starts that ends at the first `$` of a hash; -1 if there is none. */
function namedStart(text: string, sign: number): number {
  let start = sign;
  while (sign - start < MAX_NAME && /[\w:-]/.test(text[start - 1] ?? ' ')) start--;
  if (sign - start < 3) return -1;
  NAMED_HASH.lastIndex = start;
  if (NAMED_HASH.test(text)) return start;
  // `ada:pbkdf2_sha256$…`
  const user = text.slice(start, sign).search(/[^:]*$/);
  NAMED_HASH.lastIndex = start + user;
  return user > 0 && NAMED_HASH.test(text) ? start + user : -1;
}
