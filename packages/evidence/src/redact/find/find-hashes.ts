import type { Search } from '../secret.ts';

const HASH =
  /\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|argon2(?:i|d|id)|scrypt|md5|sha1|pbkdf2[\w-]{0,16}|P|H|S)\$[\w./$,=+-]{12,400}/y;
const LDAP_HASH = /\{(?:S?SHA\d{0,3}|S?MD5|CRYPT|PBKDF2[\w-]{0,12})\}[\w./$+=-]{12,200}/y;

/** Finds stored passwords: `$6$salt$…` of /etc/shadow, `$2b$…`, `{SSHA}…`. */
export function findHashes({ text, found }: Search): void {
  for (const [sign, form] of [
    ['$', HASH],
    ['{', LDAP_HASH],
  ] as const) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      const next = text.charCodeAt(at + 1);
      if (sign === '{' ? next !== 83 && next !== 77 && next !== 67 && next !== 80 : !HASH_STARTS.has(next)) continue;
      form.lastIndex = at;
      if (!form.test(text)) continue;
      found.push({ start: at, end: form.lastIndex, kind: 'password_hash' });
      at = form.lastIndex - 1;
    }
  }
}

const HASH_STARTS = new Set([...'12567yagsmpPHS'].map((sign) => sign.charCodeAt(0)));
