/** What has a key that is a secret: a block with such a name, a section, a record that says so. */
const OWNER =
  /(?:api[_-]?keys?|jwt|jwe|crypt(?:o|er|ography)?|(?:en|de)cryption|cipher|hmac|sign(?:ing|er|ature)|auth(?:entication|orization)?|credentials?|secrets?|session|cookie|tokens?|license|webhook)s?(?:[_-]?(?:settings|config(?:uration)?|options))?["'\]]*$/i;
const SAYS_SO =
  /\bapi[ _-]?keys?\b|shown (?:only )?once|only be shown|store (?:this|it) (?:now|safely|securely)|cannot be retrieved/i;
const MAX_BEFORE = 300;
const MAX_AFTER = 200;
const MAX_LEVELS = 3;

/** Whether a bare `key`, whose value may be a checksum by its look, belongs to something that has secrets. */
export function isOwnedKey(text: string, nameStart: number, valueEnd: number): boolean {
  const before = text.slice(Math.max(0, nameStart - MAX_BEFORE), nameStart);
  if (isInBlock(before) || isInSection(before)) return true;
  // ~/.cdsapirc and its like: an address, then the key to it.
  if (/(?:^|\n)[ \t]*(?:url|endpoint|host|server)[ \t]*[:=][ \t]*\S+[ \t\r]*\n[ \t]*$/i.test(before)) return true;
  const record = text.slice(valueEnd, valueEnd + MAX_AFTER);
  return SAYS_SO.test(before.slice(-120)) || SAYS_SO.test(record.slice(0, Math.max(0, record.search(/\n\s*\n|$/))));
}

/** Whether one of the brackets that are open here follows the name of an owner: `"Jwt": {`, `'crypt' => [`, `"api_keys":[{`. */
function isInBlock(before: string): boolean {
  let depth = 0;
  let levels = 0;
  for (let at = before.length - 1; at >= 0 && levels < MAX_LEVELS; at--) {
    const sign = before[at];
    if (sign === '}' || sign === ']' || sign === ')') depth++;
    else if (sign === '{' || sign === '[' || sign === '(') {
      if (depth-- > 0) continue;
      depth = 0;
      levels++;
      if (OWNER.test(before.slice(Math.max(0, at - 40), at).replace(/[\s:=>]+$/, ''))) return true;
    }
  }
  return false;
}

/** The same for `jwt:` above lines that are indented more, and for `[jwt]`. */
function isInSection(before: string): boolean {
  return OWNER.test(sectionOf(before));
}

/** Whether a name with a checksum is in a list of them: SPEC CHECKSUMS. */
export function isInChecksums(text: string, nameStart: number): boolean {
  const before = text.slice(Math.max(0, nameStart - MAX_BEFORE), nameStart).replace(/\S+$/, '');
  return /checksums?|digests?|sha\d+(?:sums?)?|integrity|hashes$/i.test(sectionOf(before));
}

/** The heading of the lines that end here: one that is indented less and ends with a colon, or is in brackets. */
function sectionOf(before: string): string {
  const lines = before.split('\n');
  const indent = /^[ \t]*/.exec(lines.at(-1) ?? '')?.[0].length ?? 0;
  for (let index = lines.length - 2; index >= 0; index--) {
    const line = lines[index] ?? '';
    const depth = line.search(/\S/);
    if (depth < 0) continue;
    if (/^\s*\[[^\]]*\]\s*$/.test(line)) return line.trim();
    if (depth < indent) return /:\s*$/.test(line) ? line.replace(/:\s*$/, '') : '';
  }
  return '';
}
