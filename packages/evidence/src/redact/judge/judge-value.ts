import { PASSWORD_ABROAD } from '../names-abroad.ts';

/** As much of a value as is judged: the rest of a longer one is more of the same. */
const MAX_JUDGED = 200;

/** Variables, templates, types and the parameters of statements. */
const REFERENCE =
  /^(?:\$(?:env|global|script|using):\w+$|\$(?:[A-Z_][A-Z\d_]*|[A-Za-z_]+)(?:$|\{|(?<=[A-Z_]{3})[/:](?=[a-z/$]))|\$[{(][\w. ]|[#@]?\{(?!(?:noop|plain|clear)\}|[A-Za-z\d+/]{40,190}={0,2}\}?$)(?:[\w. ]*\}[\w.:@/-]*$|.*\}$)|<[\w .:'/-]*>$|&(?:lt|#x3[Cc]);|%[A-Za-z_]\w*(?:%$|\()|%[sdv](?:$|[:/])|%\(|!(?:vault|Ref|Sub|GetAtt|env|secret|include|lookup|encrypted)(?:\b|_)|![a-z]+(?:[_-][a-z]+)+$|![A-Z][A-Za-z:]+$|ENC[[(]|@Microsoft\.KeyVault\(|@[\w.-]+@$|@(?:[\w.-]*\/)*[\w-]+\.(?:txt|json|ya?ml|pem|key|env|conf)$|@@\w+@@$|__[A-Za-z_]+__$|!\w+!$|!!\w+$|(?:secretref|ssm|keyring|keyvault|aws-sm|gcp|azure|sm|bw|sops|doppler|infisical|k8s|ref\+\w+):|[a-z][a-z-]{1,12}:(?:\/?[a-z][a-z\d._-]*\/)+[a-z\d_.#-]+$|[a-z][a-z\d._-]{0,20}(?:\/[a-z][a-z\d._-]{0,30}){2,}(?:#[\w.-]{1,40})?$|[*-]{2,8}redacted|(?:data|each|local|module|params|resource|secrets|self|settings|var|(?:aws|azurerm|google|kubernetes|random|vault)_[a-z_]{1,40})\.[a-z][\w.[\]"-]{1,150}$|id_(?:rsa|dsa|ecdsa|ed25519)[\w.-]{0,40}$|(?:ConvertFrom|ConvertTo|Get|Import|Invoke|New|Read|Select|Unprotect)-[A-Z][A-Za-z]{2,30}$|\{cipher\}|\$ANSIBLE_VAULT|Ag[A-Z][A-Za-z\d+/]{150,}|\[[\w -]+\]|\(.*\)$|[:@&*][a-z_]+$|:[a-z]+:|\.[*+]|[\w.@-]{1,40}:\$(?:[A-Z_]{2,40}|\{[\w.]{1,60}\}|\([^)]{1,60}\))$|[A-Za-z]{1,40}\d{0,3}(?:(?:_|::)[A-Za-z]{1,40}\d{0,3}){0,8}::[A-Za-z]{1,40}\d{0,3}(?:_[A-Za-z]{1,40}\d{0,3}){0,4}$)/;
const SAMPLE =
  /^(?:user(?:name)?:pass(?:wd|word)?$|(?:pass(?:word|wd)?|pwd?|token|secret|key)[-_]?[12]$|0x[\da-f]{1,16}u?l{0,2}$|\d{1,9}\/\d{1,9}$|#[\da-f]{3,8}$|(.)\1*$|required\b|(?:todo|fixme|tbd)(?:[-_][a-z]+)+$|your|(?:change|replace|insert|enter|put|set)[-_ ]?(?:me|this|here|your)|(?:test|example|dummy|sample|foo|foobar|fake|abc|my|demo)[-_]?(?:pass(?:word|wd)?|pw|token|secret|key|user)?[-_]?(?:\d{1,4})?!?$|(?:[hr]s|es)(?:256|384|512)$|(?:sha\d+|md5)sum$|(?:(?:tls|psk|e?dhe?|ecdhe?|rsa|dss|ecdsa|srp|anon|krb5|aes\d{0,3}|rc4|3?des|ede|cbc|gcm|ccm8?|null|camellia\d{0,3}|aria\d{0,3}|chacha20|poly1305|with|\d{2,3})-){1,7}(?:sha\d{0,3}|gcm|ccm8?|poly1305)$|(?:[al]?gpl|apache|bsd|mit|mpl|cc)-\d[\d.]{0,4}\+?(?:-[a-z]{2,9}){0,3}$|(?:argon2\w*|base64|md5|oauth2?|sha-?\d+|utf-?8)(?:$|-)|(?:aes|bcrypt|chacha20|ecdsa|ed25519|hmac|pbkdf2|rsa|scram|scrypt)(?:-[a-z\d]{1,6}){0,4}$)/i;
/** A key of which only the ends are shown: `sk-ab…wxyz`, `********`. */
const MASKED =
  /^(?:[\w:-]{0,14}(?:\*{3,200}|\.{3,8}|…+|•{3,200})[\w/-]{0,6}|[[<(]?redacted\W{0,3}|x{3,200}|(?:x{2,12}-){1,8}x{1,12})$/i;
const PLACEHOLDER_WORDS =
  'an?|access|account|add|admin|api|app|auth|aws|bearer|bot|change|client|code|configure|credentials?|default|demo|dummy|enter|example|fake|fill|foo|bar|baz|from|generated?|github|goes|here|id|in|insert|is|it|key|live|me|my|name|new|of|openai|own|pass(?:word|wd|phrase|code)?|paste|placeholder|private|project|prod|proj|public|put|random|real|redacted|replace|sample|secret|service|set|some|string|super|test|that|the|this|to|todo|token|user(?:name)?|value|very|with|x{2,200}|your?|0{3,200}|1234(?:5(?:6(?:7(?:89?0?)?)?)?)?|abc(?:def)?|ant|or|v\\d|sk|pk|rk|gh[opsur]|glpat|xox[a-z]|pat|hf|npm|akia|\\d';
const PLACEHOLDER = new RegExp(`^(?:(?:${PLACEHOLDER_WORDS})(?:[-_ .:]+|$)){1,24}$`, 'i');
const STAND_IN_WORD =
  /x{3}|0{6}|your?|example|placeholder|sample|redacted|replace|insert|dummy|fake|todo|change|here|test|demo|1234/i;

/** Whether the whole of a value is a placeholder: `sk-xxxxxxxxxxxx`, `your-api-key-here`. A part of it is not enough. */
export function isPlaceholder(value: string): boolean {
  if (MASKED.test(value) || isMarked(value) || DOCUMENTED.has(value)) return true;
  return STAND_IN_WORD.test(value) && (PLACEHOLDER.test(value) || isOneSign(value));
}

const MARK = /\[?redacted:\w{1,40}:[\da-f]{4,64}\]?/g;

/** Whether a value was redacted before, and nothing that looks like a secret was put beside the mark. */
function isMarked(value: string): boolean {
  return (
    value.includes('redacted:') &&
    !/\w{5}\d|\d\w{5}|\w\w\d\w\w\w/.test(value.replace(MARK, '')) &&
    value.search(MARK) >= 0
  );
}

/** `AKIAXXXXXXXXXXXXXXXX`: a prefix and one sign that is repeated to the end. */
function isOneSign(value: string): boolean {
  const last = value[value.length - 1];
  let at = value.length;
  while (at > 0 && value[at - 1] === last) at--;
  return value.length - at >= 8 && at <= 16;
}

/** Keys that AWS prints in its documentation. */
const DOCUMENTED = new Set(
  'AKIAIOSFODNN7EXAMPLE AKIAI44QH8DHBEXAMPLE wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY je7MtGbClwBF/2Zp9Utk/h3yCo8nvbEXAMPLEKEY'.split(
    ' ',
  ),
);

/** DB_PASSWORD, TOKEN: the name of a variable where a value could stand. */
const VARIABLE_NAME = /^(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z]{1,15})$/;
const PLAIN_WORDS = new Set(
  `always and any argument ask auto bcrypt bool boolean bytes debug disabled empty enabled error false field fields file flag flags from hidden integer
  invalid masked missing never none null number object option optional options parameter pass passphrase passwd password passwort prompt salt
  secret stdin string text token true undefined unknown unset user value warn warning with wrong`.split(/\s+/),
);

const MAX_PLAIN_WORD = 12;

/** Whether a value only stands for a secret. `changeme` does, too: it is public, and that it was left is worth knowing. */
export function isStandIn(whole: string): boolean {
  // `\"$TOKEN\"`: the backslash is the closing quote's.
  const value = whole.slice(0, whole.endsWith('\\') ? Math.min(MAX_JUDGED, whole.length - 1) : MAX_JUDGED);
  if (REFERENCE.test(value) || SAMPLE.test(value) || isPlaceholder(value) || isPattern(value)) return true;
  return VARIABLE_NAME.test(value) || isPlainWord(value);
}

/** What regular expressions have and hardly a password: a class of letters or digits, a group that looks ahead, a class that is repeated. */
const PATTERN = /\[[^\]]{0,20}(?:[aA]-[zZfF]|0-9|\\[dw])[^\]]{0,40}\]|\(\?[=!:<]|\\[dwsS](?:[+*]|\{\d)/;

function isPattern(value: string): boolean {
  return (value.includes('[') || value.includes('(') || value.includes('\\')) && PATTERN.test(value);
}

/** `required`, `null`: a word that says something about a value. */
export function isPlainWord(value: string): boolean {
  return value.length <= MAX_PLAIN_WORD && PLAIN_WORDS.has(value.toLowerCase());
}

const LOCATION =
  /^(?:[a-z][a-z\d+.-]*:\/\/|#\/[A-Za-z$]|[\w./:-]{1,150}@sha256:|(?:[\w.-]{1,60}\/){2,6}[\w.-]{1,60}:[\w.-]{1,60}$|(?:[\w.-]{1,40}\/){1,8}[\w.-]{1,40}:\d{1,6}(?::|$)|(?:~|\.{1,2})?\/(?:[a-z._-][a-z\d._-]*|Users|Library|Volumes)(?:\/|$)|[A-Za-z]:[\\/]|(?:arn|data|env|file|op|ref|sha\d+|vault):|0x[\da-fA-F]{40}$|(?:(?:[\w.-]{1,32}:)?[x*!]{1,2}:)?\d{1,6}:\d{1,6}:[^:]{0,60}:\/|(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array$|projects\/|@?[\w./-]{1,80}@[v^~]?\d+\.\d+(?:\.[\w.+-]*)?$|\d{4}-\d\d-\d\d|[v^~<>=]{0,2}\d+\.\d+(?:\.|$))/;

/** Whether a value is a file, an address, a reference into a secret store, a date or a version. Base64 may start like a path. */
export function isLocation(value: string): boolean {
  return LOCATION.test(value) && !(isMixed(value) && /^[A-Za-z\d+/]{30,200}={0,2}$/.test(value));
}

/** Words for secrets, as forms and messages have them in many languages. */
const LABEL_WORD = new RegExp(
  `(?<!\\p{L})(?:${PASSWORD_ABROAD}|pass(?:word|wort|code|phrase)|geheim|secret[oa]?$|segret|segred|sekret|salais|hemlig|gizli|tajn|jeton|ficha)`,
  'iu',
);

/** Whether a value is the label of a field: words of any language without digits or signs, of which one is not English or names a secret. */
export function isLabel(value: string): boolean {
  if (!/^[\p{L}\p{M}][\p{L}\p{M} '’.…?-]*$/u.test(value)) return false;
  return /[^\x20-\x7e]/.test(value) || (LABEL_WORD.test(value) && !/[a-z][A-Z]/.test(value));
}

/** Whether a value has small and capital letters and digits. */
export function isMixed(value: string): boolean {
  return /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
}
