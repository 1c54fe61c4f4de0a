import { isStandIn } from '../judge/judge-value.ts';
import type { Search, Secret } from '../secret.ts';
import { findCookies } from './find-headers.ts';

/** What an argument of a command holds: the secret itself, one behind a user's name, or cookies. */
type Holds = 'secret' | 'after_user' | 'cookie' | 'attached';

const CURL: Readonly<Record<string, Holds>> = {
  '-u': 'after_user',
  '--user': 'after_user',
  '-U': 'after_user',
  '--proxy-user': 'after_user',
  '-b': 'cookie',
  '--cookie': 'cookie',
  '--oauth2-bearer': 'secret',
  '--pass': 'secret',
  '--proxy-pass': 'secret',
};

const PASSWORD_P: Readonly<Record<string, Holds>> = { '-p': 'secret' };

/** Which short options of which commands hold a password. Long ones are known by their names. */
const COMMANDS: Readonly<Record<string, Readonly<Record<string, Holds>>>> = {
  curl: CURL,
  mysql: { '-p': 'attached' },
  mariadb: { '-p': 'attached' },
  sshpass: PASSWORD_P,
  'redis-cli': { '-a': 'secret', '--pass': 'secret' },
  'docker login': PASSWORD_P,
  'podman login': PASSWORD_P,
  mongo: PASSWORD_P,
  beeline: PASSWORD_P,
  cqlsh: PASSWORD_P,
  twine: PASSWORD_P,
  'az login': PASSWORD_P,
  sqlcmd: { '-P': 'secret' },
  bcp: { '-P': 'secret' },
  ipmitool: { '-P': 'secret' },
  mosquitto_: { '-P': 'secret' },
  xfreerdp: { '/p:': 'attached' },
  '7z ': { '-p': 'attached' },
  'unrar ': { '-p': 'attached' },
  'rar ': { '-p': 'attached', '-hp': 'attached' },
  ldap: { '-w': 'secret' },
  smbclient: { '-U': 'after_user' },
  winexe: { '-U': 'after_user' },
  rpcclient: { '-U': 'after_user' },
  smbmap: PASSWORD_P,
  crackmapexec: PASSWORD_P,
  nxc: PASSWORD_P,
  'evil-winrm': PASSWORD_P,
  mysqldump: { '-p': 'attached' },
  mysqladmin: { '-p': 'attached' },
  mongosh: PASSWORD_P,
  mongodump: PASSWORD_P,
  clickhouse: PASSWORD_P,
  influx: { '-p': 'secret', '-t': 'secret' },
  ykman: { '-P': 'secret', '-p': 'secret' },
  lftp: { '-u': 'after_user' },
  'http ': { '-a': 'after_user', '--auth': 'after_user' },
  doctl: { '-t': 'secret' },
  snmpwalk: { '-c': 'secret', '-A': 'secret', '-X': 'secret' },
  snmpget: { '-c': 'secret', '-A': 'secret', '-X': 'secret' },
  security: { '-p': 'secret', '-P': 'secret', '-w': 'secret' },
  'ssh-keygen': { '-N': 'secret', '-P': 'secret' },
  openssl: { '-k': 'secret', '-K': 'secret', '-hmac': 'secret', '-passin': 'secret', '-passout': 'secret' },
  unzip: { '-P': 'secret' },
  zip: { '-P': 'secret' },
  signtool: { '/p': 'secret' },
  schtasks: { '/rp': 'secret' },
  altool: { '-p': 'secret' },
  useradd: PASSWORD_P,
  usermod: PASSWORD_P,
  rdesktop: { '-p': 'secret' },
  psexec: { '-p': 'secret' },
  wmic: { '/password:': 'attached' },
  'secret set': { '-b': 'secret', '--body': 'secret' },
};

/** Words that show that a user logs in: `-p` beside them is no port. */
const LOGIN = /\s(?:-u|-U|-D|--user(?:name)?|--service-principal|login)(?:[\s=]|\w)/;
const ARGUMENT =
  /(?:[ \t]|\\\r?\n)+("(?:[^"\\\n]|\\.){0,2000}"|'[^'\n]{0,2000}'|(?:[^\s"'|;&\\]|\\(?!\r?\n).|"[^"\n]{0,500}"|'[^'\n]{0,500}'|&(?!&)){1,500})/y;
const MAX_ARGUMENTS = 60;

/** Finds the passwords in the arguments of a command that starts at `start`. Returns where it ends. */
export function findInCommand(search: Search, name: string, start: number): number {
  const { text, found } = search;
  const holds = COMMANDS[name] ?? {};
  let at = start + name.trimEnd().length;
  while (/[\w.-]/.test(text[at] ?? '')) at++;
  let wanted: Holds | undefined;
  for (let count = 0; count < MAX_ARGUMENTS; count++) {
    ARGUMENT.lastIndex = at;
    const [, argument = ''] = ARGUMENT.exec(text) ?? [];
    if (argument === '') break;
    const end = ARGUMENT.lastIndex;
    const isQuoted = /^["']/.test(argument);
    const bare = isQuoted ? argument.slice(1, -1) : argument;
    const bareAt = end - argument.length + Number(isQuoted);
    if (wanted !== undefined && !/^--?[a-z]/.test(bare)) {
      add(text, bareAt, bareAt + bare.length, wanted, found, argument.startsWith("'"));
      wanted = undefined;
    } else wanted = readOption(text, holds, bare, bareAt, found);
    at = end;
  }
  return at;
}

/** Reads `-u`, `-uada:…`, `--user=ada:…`. Returns what the next argument holds. */
function readOption(
  text: string,
  holds: Readonly<Record<string, Holds>>,
  argument: string,
  at: number,
  found: Secret[],
): Holds | undefined {
  if (Object.hasOwn(holds, argument)) return holds[argument] === 'attached' ? undefined : holds[argument];
  // -keyout is no -k.
  if (/^-[a-z]{3,}(?:-[a-z]+)*$/.test(argument) && !Object.values(holds).includes('attached')) return undefined;
  for (const [option, what] of Object.entries(holds)) {
    if (!argument.startsWith(option) || (option.startsWith('--') && argument[option.length] !== '=')) continue;
    const valueAt = at + option.length + Number(argument[option.length] === '=');
    const isQuoted = /["']/.test(text[valueAt] ?? '');
    add(text, valueAt + Number(isQuoted), at + argument.length - Number(isQuoted), what, found, text[valueAt] === "'");
  }
  return undefined;
}

/** In single quotes, a shell takes every sign as it is. */
function add(text: string, start: number, end: number, what: Holds, found: Secret[], isExact: boolean): void {
  if (what === 'cookie') {
    if (text.slice(start, end).includes('=')) findCookies(text, start, found);
    return;
  }
  const colon = what === 'after_user' ? text.slice(start, end).search(/[:%,]/) + 1 : 0;
  if (what === 'after_user' && (colon === 0 || text[start] === '[')) return;
  const value = text.slice(start + colon, end);
  const bare = value.replace(/^\\+["']/, '');
  if (
    value.length >= 3 &&
    !/^\\*["']\\*["']/.test(value) &&
    !(isStandIn(value) && !(isExact && /^\$.*\d/.test(value))) &&
    !(bare !== value && bare.startsWith('$')) &&
    !(isExact ? /^(?:\d{1,5}|[/.~].*)$/ : /^(?:\d{1,5}|[/.~$@-].*)$/).test(value)
  )
    found.push({ start: start + colon, end, kind: 'password' });
}

const SHORT_PASSWORD =
  / -(?:pw?|P|w)(?: {1,4}|=)(["']?)((?=[^\s"']{0,60}(?:\d[^\s"']{0,60}[A-Za-z!?#*^~]|[A-Za-z!?#*^~][^\s"']{0,60}\d))[^\s"':/,]{6,200})\1(?=\s|$)/y;

const COMMAND = new RegExp(
  `(?:^|[\\s;&|("'\`/$>:[])(${Object.keys(COMMANDS)
    .map((name) => name.trimEnd())
    .join('|')})(?=[\\w.-]*\\s)`,
);
const FLAGS = new Set([...'puUPwabtShkKNAXc'].map((letter) => letter.charCodeAt(0)));
const DASHES = / --(?:user|proxy-user|cookie|oauth2-bearer|auth|pass|proxy-pass|body)\b/y;

/** Finds passwords around an option: of a command that is known, or of any that also names a user. */
export function findAtFlag(search: Search, start: number): number {
  const { text } = search;
  const code = text.charCodeAt(start + 2);
  if (!FLAGS.has(code) && !(code === 45 && hasLongFlag(text, start))) return start + 1;
  if (search.placeLooks-- <= 0) return text.length;
  if (code === 83) return findPiped(search, start);
  const before = text.slice(Math.max(0, start - 300), start + 1);
  const lineStart = before.replace(/\\\r?\n/g, (breaks) => ' '.repeat(breaks.length)).lastIndexOf('\n') + 1;
  const command = COMMAND.exec(before.slice(lineStart));
  if (command === null)
    return code === 112 || code === 80 || code === 119 ? findShortPassword(search, start) : start + 1;
  const name = command[1] ?? '';
  const key = Object.hasOwn(COMMANDS, name) ? name : `${name} `;
  const commandStart = start + 1 - before.length + lineStart + command.index + command[0].length - name.length;
  return Math.max(start + 1, findInCommand(search, key, commandStart));
}

function hasLongFlag(text: string, start: number): boolean {
  DASHES.lastIndex = start;
  return DASHES.test(text);
}

/** Finds the value of `-p` in any command that also names a user. */
function findShortPassword({ text, found }: Search, start: number): number {
  SHORT_PASSWORD.lastIndex = start;
  const [, , value = ''] = SHORT_PASSWORD.exec(text) ?? [];
  if (value === '') return start + 1;
  const end = SHORT_PASSWORD.lastIndex - Number(/["']/.test(text[SHORT_PASSWORD.lastIndex - 1] ?? ''));
  const before = text.slice(Math.max(0, start - 300), start);
  const line = before.slice(before.lastIndexOf('\n') + 1) + (text.slice(end, end + 200).split('\n', 1)[0] ?? '');
  if (LOGIN.test(line) && !isStandIn(value)) found.push({ start: end - value.length, end, kind: 'password' });
  return end;
}

const ECHO =
  /(?:echo|printf)[ \t]{1,4}(?:-[neE]{1,3}[ \t]{1,4})?(?:["']%s(?:\\{1,4}n)?["'][ \t]{1,4})?(?:(["'])([^"'\n]{4,200})\1|([^\s|"'$]{4,200}))[ \t]{0,4}\|[^|\n]{0,120}$/;

/** Finds a password that is piped into a command that reads one: `echo … | sudo -S`. */
export function findPiped({ text, found }: Search, start: number): number {
  const before = text.slice(Math.max(0, start - 300), start);
  const match = ECHO.exec(before.slice(before.lastIndexOf('\n') + 1));
  const value = match?.[2] ?? match?.[3] ?? '';
  if (match === null || value === '' || isStandIn(value)) return start + 1;
  const from = start - match[0].length + match[0].indexOf(value);
  const user = /^[\w.@-]{1,64}:/.exec(value)?.[0].length ?? 0;
  found.push({ start: from + user, end: from + value.length, kind: 'password' });
  return start + 1;
}
