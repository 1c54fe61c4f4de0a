/**
 * Places that hold a secret without a name right before it: a word to look for, and the form of what stands there. The first group is the secret.
 * Every form is tried only where its word is, and is bounded.
 */
interface PlaceForm {
  /** Lower case; the text may have it in any case. */
  readonly word: string;
  /** How it is written, for a short word that is looked for as it is. */
  readonly written?: string;
  readonly form: RegExp;
  readonly kind: string;
}

/** Letters and digits or signs, as passwords that people choose have. */
const STRONG = /(?=[^\s"']{0,60}(?:\d|[!?#*^~$%&@]))(?=[^\s"']{0,60}[A-Za-z])/.source;

export const PLACE_FORMS: readonly PlaceForm[] = [
  // .netrc
  {
    word: 'machine',
    form: /machine\s{1,8}\S{1,200}\s{1,20}login\s{1,8}\S{1,200}\s{1,20}(?:account\s{1,8}\S{1,100}\s{1,20})?password\s{1,8}(\S{4,300})/y,
    kind: 'password',
  },
  { word: 'default login', form: /default login\s{1,8}\S{1,200}\s{1,20}password\s{1,8}(\S{4,300})/y, kind: 'password' },
  // .pgpass
  { word: ':5432:', form: /:5432:[^:\s]{1,64}:[^:\s]{1,64}:([^\s:]{4,200})(?=[\r\n]|$)/y, kind: 'password' },
  { word: ':*:', form: /:\*:[^:\s]{1,64}:[^:\s]{1,64}:([^\s:]{4,200})(?=[\r\n]|$)/y, kind: 'password' },
  // Netscape's cookie file
  {
    word: '\t/',
    form: /\t\/[^\t\n]{0,200}\t(?:TRUE|FALSE)\t\d{1,12}\t[^\t\n]{1,100}\t(\S{6,4096})/y,
    kind: 'cookie',
  },
  // Protocols
  { word: 'auth plain', form: /AUTH PLAIN[ \r\n]{1,4}([A-Za-z\d+/]{8,400}={0,2})(?=\s|$)/y, kind: 'basic_auth' },
  {
    word: 'auth ',
    written: 'AUTH ',
    form: new RegExp(`AUTH (?:\\w{1,20} )?"?(${STRONG}[^\\s"'\\\\]{6,100})"?(?=\\s|$)`, 'y'),
    kind: 'password',
  },
  { word: 'login ', written: 'LOGIN ', form: /LOGIN "?[\w.@-]{1,64}"? "([^"\n]{4,100})"/y, kind: 'password' },
  // Networks
  { word: 'wifi:', written: 'WIFI:', form: /WIFI:[^\n]{0,100}?P:((?:[^;\\\n]|\\.){4,100});/y, kind: 'password' },
  { word: 'community', form: /community[ \t]{1,4}"?([^\s"]{5,64})"?(?=[ \t]{1,4}(?:r[ow]|\d)\b)/iy, kind: 'password' },
  {
    word: 'isakmp key',
    form: /isakmp key[ \t]{1,4}(?:\d[ \t]{1,4})?(\S{4,100})(?=[ \t]{1,4}(?:address|hostname))/iy,
    kind: 'password',
  },
  { word: 'server key', form: /server key[ \t]{1,4}(?:\d[ \t]{1,4})?(\S{6,100})(?=\s|$)/iy, kind: 'password' },
  { word: 'auth-user-pass>', form: /auth-user-pass>\s{1,8}\S{1,64}\s{1,8}(\S{4,100})/iy, kind: 'password' },
  // Commands with the user and the password in one word
  { word: 'sqlplus ', form: /sqlplus (?:-\w{1,8} ){0,4}["']?[\w$#]{1,64}\/"?([^\s@"'/]{4,64})"?@/iy, kind: 'password' },
  { word: 'oracle:thin:', form: /oracle:thin:[\w$#]{1,64}\/([^\s@"'/]{4,64})@/iy, kind: 'password' },
  {
    word: 'htpasswd ',
    form: /htpasswd(?: -\w{1,8}){0,4} (?:\S{1,200} )?[\w.@-]{1,64} ["']?([^\s"'-][^\s"']{3,100})/iy,
    kind: 'password',
  },
  {
    word: 'net use',
    form: new RegExp(`net use (?:\\S{1,4} )?\\\\\\\\\\S{1,200} (${STRONG}[^\\s"'/]{5,100})(?= /user)`, 'iy'),
    kind: 'password',
  },
  { word: 'authtoken ', form: /authtoken (\w{20,100})/iy, kind: 'token' },
  // What is put before another thing
  {
    word: 'plainauth(',
    form: /plainauth\(\s{0,8}["'`][^"'`\n]{0,64}["'`],\s{0,8}["'`][^"'`\n]{1,64}["'`],\s{0,8}["'`]([^"'`\n]{4,100})["'`]/iy,
    kind: 'password',
  },
];
