import { CODE_FORMS } from './code-forms.ts';
import { COMMAND_FORMS } from './command-forms.ts';
import { DEVICE_FORMS } from './device-forms.ts';
import { MORE_PLACE_FORMS } from './more-place-forms.ts';
import { AT_LINE_END, type PlaceForm, STRONG } from './place-form.ts';

export const PLACE_FORMS: readonly PlaceForm[] = [
  // .netrc
  {
    word: 'machine',
    form: /machine\s{1,8}\S{1,200}\s{1,20}login\s{1,8}\S{1,200}\s{1,20}(?:account\s{1,8}\S{1,100}\s{1,20})?password\s{1,8}(\S{4,300})/y,
    kind: 'password',
  },
  { word: 'default login', form: /default login\s{1,8}\S{1,200}\s{1,20}password\s{1,8}(\S{4,300})/y, kind: 'password' },
  // .pgpass
  {
    word: ':5432:',
    form: /(?<=(?:^|[\n="'])[\w.*-]{1,64}):5432:[^:\s]{1,64}:[^:\s]{1,64}:([^\s:]{4,200})(?=[\r\n]|$)/y,
    kind: 'password',
  },
  {
    word: ':*:',
    form: /(?<=(?:^|[\n="'])[\w.*-]{1,64}):\*:[^:\s]{1,64}:[^:\s]{1,64}:([^\s:]{4,200})(?=[\r\n]|$)/y,
    kind: 'password',
  },
  // Netscape's cookie file
  {
    word: '\ttrue\t',
    form: /(?<=\t(?:TRUE|FALSE)\t\/[^\t\n]{0,200})\tTRUE\t\d{1,12}\t[^\t\n]{1,100}\t(?![a-z]{1,15}(?:[-_.][a-z]{1,15}){0,3}(?:[\r\n]|$))(\S{6,4096})/y,
    kind: 'cookie',
  },
  {
    word: '\tfalse\t',
    form: /(?<=\t(?:TRUE|FALSE)\t\/[^\t\n]{0,200})\tFALSE\t\d{1,12}\t[^\t\n]{1,100}\t(?![a-z]{1,15}(?:[-_.][a-z]{1,15}){0,3}(?:[\r\n]|$))(\S{6,4096})/y,
    kind: 'cookie',
  },
  // Protocols
  {
    word: 'auth plain',
    form: /AUTH PLAIN[ \r\n]{1,4}((?=[A-Za-z+/]{0,400}[\d=])[A-Za-z\d+/]{8,400}={0,2})(?=\s|$)/y,
    kind: 'basic_auth',
  },
  {
    word: 'auth ',
    written: 'AUTH ',
    form: new RegExp(`(?<=^|\\n|> |["'\`])AUTH (?:\\w{1,20} )?"?(${STRONG}[^\\s"'\\\\]{6,100})"?${AT_LINE_END}`, 'y'),
    kind: 'password',
  },
  {
    word: 'login ',
    written: 'LOGIN ',
    form: /(?<=(?:^|[\n:>]) ?[A-Za-z]{0,4}\d{1,5} |IMAP )LOGIN "?[\w.@-]{1,64}"? "([^"\n]{4,100})"/y,
    kind: 'password',
  },
  // Networks
  { word: 'wifi:', written: 'WIFI:', form: /WIFI:[^\n]{0,100}?P:((?:[^;\\\n]|\\.){4,100});/y, kind: 'password' },
  {
    word: 'community',
    form: /community[ \t]{1,4}"?([^\s"]{5,64})"?(?:(?=[ \t]{1,4}r[ow]\b(?:[ \t]{1,4}\S{1,40})?[ \t]*(?:[\r\n"'<\]│]|$))|(?=[ \t]{1,4}\d{1,3}[ \t]*(?:[\r\n]|$)(?<=snmp[^\n]{0,200})))/iy,
    kind: 'password',
  },
  {
    word: 'isakmp key',
    form: /isakmp key[ \t]{1,4}(?:\d[ \t]{1,4})?(\S{4,100})(?=[ \t]{1,4}(?:address|hostname))/iy,
    kind: 'password',
  },
  {
    word: 'server key',
    form: new RegExp(
      `server key[ \\t]{1,4}(?:\\d[ \\t]{1,4}(\\S{6,100})(?=\\s|$)|(?<=-server key[ \\t]{1,4})(\\S{6,100})${AT_LINE_END})`,
      'iy',
    ),
    kind: 'password',
  },
  { word: 'auth-user-pass>', form: /auth-user-pass>\s{1,8}\S{1,64}\s{1,8}(\S{4,100})/iy, kind: 'password' },
  // Commands with the user and the password in one word
  {
    word: 'sqlplus ',
    form: /sqlplus (?:-\w{1,8} ){0,4}["']?[\w$#.-]{1,64}\/"?([^\s@"'/]{4,64})"?@/iy,
    kind: 'password',
  },
  { word: 'oracle:thin:', form: /oracle:thin:[\w$#.-]{1,64}\/([^\s@"'/]{4,64})@/iy, kind: 'password' },
  {
    word: 'htpasswd ',
    form: /htpasswd(?: -\w{1,8}){0,3} -\w{0,7}b\w{0,7}(?: -\w{1,8}){0,3} (?:\S{1,200} )?[\w.@-]{1,64} ["']?([^\s"'-][^\s"']{3,100})/iy,
    kind: 'password',
  },
  {
    word: 'net use',
    form: /net use (?:\S{1,4} )?\\\\\S{1,200} ([^\s"'/*][^\s"'/]{4,100})(?= \/user)/iy,
    kind: 'password',
  },
  { word: 'authtoken ', form: /authtoken ((?=[A-Za-z_]{0,99}\d)\w{20,100})/iy, kind: 'token' },
  {
    word: 'rabbitmqctl ',
    form: /rabbitmqctl (?:add_user|change_password) \S{1,64} ["']?([^\s"']{4,100})/iy,
    kind: 'password',
  },
  {
    word: 'net user ',
    form: new RegExp(
      `(?<!\\w)net user [\\w.-]{1,64} (?:(${STRONG}[^\\s"'/*]{6,100})${AT_LINE_END}|([^\\s"'/*]{4,100})(?= \\/))`,
      'iy',
    ),
    kind: 'password',
  },
  {
    word: 'wpa_passphrase ',
    form: new RegExp(
      `wpa_passphrase (?:"[^"\\n]{1,64}"|\\S{1,64}) ["']?([^\\s"']{8,64})(?:${AT_LINE_END}|(?=["']? >))`,
      'iy',
    ),
    kind: 'password',
  },
  { word: 'http-basic.', form: /http-basic\.\S{1,100} \S{1,64} (\S{4,100})/iy, kind: 'password' },
  {
    word: 'cargo login ',
    form: /cargo login (?:--?[\w-]{1,20}(?:[ =][\w-]{1,40})? ){0,3}((?=[A-Za-z_-]{0,99}\d|\w{32})[\w-]{20,100})/iy,
    kind: 'token',
  },
  {
    word: 'vault login ',
    form: /vault login (?:-\S{1,40} ){0,3}((?=[A-Za-z_.-]{0,60}\d)[\w.-]{16,200})/iy,
    kind: 'token',
  },
  {
    word: 'socks5',
    form: /socks5h?[ \t]{1,8}[\w.-]{1,64}[ \t]{1,8}\d{1,5}[ \t]{1,8}[\w.@-]{1,64}[ \t]{1,8}(\S{4,100})/iy,
    kind: 'password',
  },
  {
    word: 'insecure-password',
    form: /(?<=user[ \t]{1,8}\S{1,64}[ \t]{1,8})insecure-password[ \t]{1,8}(\S{4,100})/iy,
    kind: 'password',
  },
  { word: 'stats auth ', form: /stats auth [\w.@-]{1,64}:(\S{4,100})/iy, kind: 'password' },
  {
    word: 'requirepass',
    form: new RegExp(
      `requirepass["']?,?\\s{1,20}(?:\\d{1,2}\\) )?["']?([^\\s"']{4,200})(?:${AT_LINE_END}|(?=["'\\]])|(?= --))`,
      'iy',
    ),
    kind: 'password',
  },
  {
    word: 'masterauth',
    form: new RegExp(`masterauth["']?,?\\s{1,20}["']?([^\\s"']{4,200})(?:${AT_LINE_END}|(?=["'\\]])|(?= --))`, 'iy'),
    kind: 'password',
  },
  { word: 'key content', form: /key content[ \t]{2,20}:[ \t]{0,4}(\S{8,63})/iy, kind: 'password' },
  { word: 'cache_peer ', form: /cache_peer [^\n]{1,200}?login=[\w.@-]{1,64}:(\S{4,100})/iy, kind: 'password' },
  {
    word: 'static:',
    form: /(?<=password_maps[ \t]{0,4}=[ \t]{0,4})static:[\w.@-]{1,64}:(\S{4,100})/iy,
    kind: 'password',
  },
  { word: '{plain}', written: '{PLAIN}', form: /\{PLAIN\}([^\s:]{4,100})/y, kind: 'password' },
  { word: 'grub.pbkdf2', form: /(grub\.pbkdf2[\w.]{40,600})/iy, kind: 'password_hash' },
  { word: 'pragma key', form: /pragma key\s{0,4}=\s{0,4}["']([^"'\n]{4,200})/iy, kind: 'password' },
  { word: 'phpsessid=', form: /phpsessid=([\w-]{16,64})/iy, kind: 'cookie' },
  { word: 'sessionid=', form: /sessionid=(?=[\w.-]{0,40}\d)([\w.-]{20,200})/y, kind: 'cookie' },
  { word: 'connect.sid=', form: /connect\.sid=([\w.%+/-]{20,200})/iy, kind: 'cookie' },
  { word: 'webhookb2/', form: /webhookb2\/([\w@/-]{40,300})/iy, kind: 'webhook' },
  {
    word: '<<< ',
    form: new RegExp(
      `(?<=(?:passw|passphrase|\\bpass\\b|login|sudo|crypt|gpg|openssl|kinit|unlock|stdin|ssh)[^\\n<]{0,160})<<< ["']?(${STRONG}[^\\s"']{6,100})`,
      'iy',
    ),
    kind: 'password',
  },
  { word: ':587 ', form: new RegExp(`:587 [\\w.@+-]{1,64}:(${STRONG}\\S{4,100})`, 'y'), kind: 'password' },
  {
    word: ':[u ',
    written: ':[U ',
    form: /:\[U (?<=(?=:([\dA-F]{32}:[\dA-F]{32}))[\s\S]{66}:\[U )/y,
    kind: 'password_hash',
  },
  {
    word: 'signature=',
    form: /(?<=[?&;, -])signature=(?=[^\s&]{0,60}\d)([\w%+/=~.-]{20,2000})/iy,
    kind: 'signature',
  },
  { word: 'policy=', form: /(?<=[?&])policy=([\w%~-]{40,4000})(?=&)/iy, kind: 'signature' },
  // Keys in base64, which + and / cut into short runs
  { word: 'ops_eyj', form: /ops_eyJ([\w+/=-]{60,4000})/y, kind: 'service_key' },
  { word: 'sntrys_', form: /sntrys_([\w+/=-]{24,400})/y, kind: 'sentry_token' },
  { word: 'fm2_', form: /fm2_([\w+/=,-]{40,4000})/y, kind: 'service_key' },
  { word: 'glc_', form: /glc_([\w+/=-]{32,600})/y, kind: 'service_key' },
  // What is put before another thing
  {
    word: 'plainauth(',
    form: /plainauth\(\s{0,8}["'`][^"'`\n]{0,64}["'`],\s{0,8}["'`][^"'`\n]{1,64}["'`],\s{0,8}["'`]([^"'`\n]{4,100})["'`]/iy,
    kind: 'password',
  },
  ...MORE_PLACE_FORMS,
  ...COMMAND_FORMS,
  ...CODE_FORMS,
  ...DEVICE_FORMS,
];
