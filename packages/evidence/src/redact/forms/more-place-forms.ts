import type { PlaceForm } from './place-form.ts';
import { AT_LINE_END, RANDOM_PART, STRONG } from './place-form.ts';

/** Further places, mostly of protocols, commands and devices. */
export const MORE_PLACE_FORMS: readonly PlaceForm[] = [
  { word: 'devops pat', form: /devops pat[ \t:="']{1,6}(\w{40,100})/iy, kind: 'token' },
  { word: '--encrypt ', form: /--encrypt (?!-)(\S{4,100} \S{4,100})(?= (?:40|128|256) )/y, kind: 'password' },
  { word: 'rclone obscure ', form: /rclone obscure ["']?([^\s"']{4,100})/y, kind: 'password' },
  // What a page or a tool gives an application: its id, then its secret
  {
    word: 'provider :',
    form: /provider :\w{1,40},\s{0,8}["'][^"'\n]{4,200}["'],\s{0,8}["']([^"'\n]{12,200})["']/y,
    kind: 'secret',
  },
  // Records that name a key in one field and hold it in another
  {
    word: 'keyname',
    form: /keyname\\{0,3}["']?[ \t]{0,4}[:=][ \t]{0,4}\\{0,3}["']?[\w-]{1,40}\\{0,3}["']?[^{}]{0,200}?[\s"',]value\\{0,3}["']?[ \t]{0,4}[:=][ \t]{0,4}\\{0,3}["']?((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,120}={0,2})/iy,
    kind: 'api_key',
  },
  // /etc/ppp/chap-secrets: client, server, secret, addresses
  {
    word: 'secrets for authentication using ',
    form: /secrets for authentication using [^\n]{1,20}\n(?:#[^\n]{0,200}\n|\s{0,8}\n){0,4}"?[\w.@\\-]{1,64}"?[ \t]{1,16}"?[\w.*-]{1,64}"?[ \t]{1,16}("[^"\n]{4,200}"|[^\s"]{4,200})/iy,
    kind: 'password',
  },
  // Stored passwords of Windows and MySQL
  { word: ':::', form: /:::(?<=(?=([\da-f]{32}:[\da-f]{32}))[\da-f]{32}:[\da-f]{32}:::)/iy, kind: 'password_hash' },
  { word: "as '*", form: /as '(\*[\dA-F]{40})'/iy, kind: 'password_hash' },
  { word: "by password '", form: /by password '(\*[\dA-F]{40})'/iy, kind: 'password_hash' },
  // Keys in XML
  { word: '<p>', form: /<P>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/P>/y, kind: 'private_key' },
  { word: '<q>', form: /<Q>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/Q>/y, kind: 'private_key' },
  { word: '<d>', form: /<D>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/D>/y, kind: 'private_key' },
  { word: '<dp>', form: /<DP>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/DP>/y, kind: 'private_key' },
  { word: '<dq>', form: /<DQ>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/DQ>/y, kind: 'private_key' },
  {
    word: '<inverseq>',
    form: /<InverseQ>((?=[A-Za-z+/]{0,60}\d)[A-Za-z\d+/]{40,1000}={0,2})<\/InverseQ>/y,
    kind: 'private_key',
  },
  // What OpenSSL prints of a key
  { word: 'priv:', form: /priv:\s{1,8}((?:[\da-f]{2}:\s{0,12}){15,2000}[\da-f]{2})/iy, kind: 'private_key' },
  {
    word: 'privateexponent:',
    form: /privateExponent:\s{1,8}((?:[\da-f]{2}:\s{0,12}){15,2000}[\da-f]{2})/iy,
    kind: 'private_key',
  },
  { word: 'prime1:', form: /prime1:\s{1,8}((?:[\da-f]{2}:\s{0,12}){15,2000}[\da-f]{2})/iy, kind: 'private_key' },
  { word: 'prime2:', form: /prime2:\s{1,8}((?:[\da-f]{2}:\s{0,12}){15,2000}[\da-f]{2})/iy, kind: 'private_key' },
  {
    word: 'dump:',
    form: /(?<=(?:key|psk|secret|\bMK)\b[^\n]{0,40}\s)dump:\s{1,8}((?:[\da-f]{2}[: ]\s{0,20}){7,200}[\da-f]{2})/iy,
    kind: 'private_key',
  },
  {
    word: 'static key v1-----',
    form: /Static key V1-----\s{1,4}((?:[\da-f]{16,64}\s{1,4}){1,40})(?=-----END|$)/iy,
    kind: 'private_key',
  },
  // A key that its groups give away
  { word: 'recovery key', form: /recovery key[^\n\d]{0,60}\s{0,8}((?:\d{6}-){7}\d{6})/iy, kind: 'recovery_code' },
  { word: 'secret_id', form: /secret_id["'\s:=]{1,24}([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/iy, kind: 'secret' },
  { word: 'secretid', form: /secretid["'\s:=]{1,24}([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/iy, kind: 'secret' },
  {
    word: 'secret id',
    form: /secret id["'\s:=|]{1,24}([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})/iy,
    kind: 'secret',
  },
  {
    word: 'erlang.cookie',
    form: /erlang\.cookie["'\s]{1,4}((?=[A-Z]{0,40}[A-Z\d])[A-Z\d]{16,64})(?=\s|$|["'\\])/y,
    kind: 'cookie',
  },
  {
    word: 'keyname ',
    form: /keyname [^\n]{0,60}value[ \t]*\n(?:[- \t]{1,200}\n)?[^\n]{0,100}? ([A-Za-z\d+/]{40,120}={0,2})[ \t]*(?=\n|$)/iy,
    kind: 'api_key',
  },
  {
    word: '  full  ',
    form: /(?<=\nkey\d {2,40}|Z {1,8}key\d {2,40}) {2}FULL {2,40}([A-Za-z\d+/]{40,120}={0,2})/y,
    kind: 'api_key',
  },
  // Protocols
  {
    word: 'login ',
    written: 'LOGIN ',
    form: new RegExp(
      `(?<=(?:^|[\\n:>]) ?[A-Za-z]{0,4}\\d{1,5} )LOGIN "?[\\w.@-]{1,64}"? "?(${STRONG}[^\\s"]{6,100})"?${AT_LINE_END}`,
      'y',
    ),
    kind: 'password',
  },
  { word: '\npass ', written: '\nPASS ', form: /\nPASS (\S{6,100})(?=\r?\n(?:[+<-]|2\d\d|331|S:))/y, kind: 'password' },
  { word: '> pass ', written: '> PASS ', form: /> PASS (\S{6,100})(?=\r?\n(?:[<-]|[25]\d\d))/y, kind: 'password' },
  { word: 'c: pass ', written: 'C: PASS ', form: /C: PASS (\S{4,100})(?=\r?\n|$)/y, kind: 'password' },
  { word: '334 ugfzc3dvcmq6', form: /334 UGFzc3dvcmQ6\r?\n(?:C: |> |>> )?([\w+/]{6,400}={0,2})/iy, kind: 'basic_auth' },
  {
    word: '\\u0000',
    form: /(?<![\da-f])\\u0000[\w.@-]{1,64}\\u0000([^\s"'\\]{4,100})(?=["'\s]|$)/iy,
    kind: 'password',
  },
  // Accounts in one line, whatever the port: host:port:database:user:password
  ...[1433, 1521, 3306, 5433, 6379, 6432, 9092, 27017, 33060].map((port) => ({
    word: `:${port}:`,
    form: new RegExp(
      `(?<=(?:^|[\\n="'])[\\w.*-]{1,64}):${port}:[^:\\s]{1,64}:[^:\\s]{1,64}:(${STRONG}[^\\s:]{6,200})(?=[\\r\\n]|$)`,
      'y',
    ),
    kind: 'password',
  })),
  {
    word: ':1521/',
    form: /:1521\/(?<=(?:^|[\s"'=:])[\w$#.-]{1,64}\/([^\s@"'/]{4,64})@\/\/[\w.-]{1,100}:1521\/)/y,
    kind: 'password',
  },
  { word: 'radtest ', form: /radtest (?:-\S{1,8} ){0,4}\S{1,64} (\S{4,100}) \S{1,64} \d/y, kind: 'password' },
  {
    word: 'srvlogin ',
    form: /srvlogin (?:(?:N?'[^'\n]{0,64}'|NULL|\w{1,12}),\s{0,4}){4}N?'([^'\n]{4,100})'/iy,
    kind: 'password',
  },
  {
    word: '<(echo ',
    form: /(?<=pass[^\n]{0,40})<\(echo ["']?([^\s"')$]{4,100})["']?\)/y,
    kind: 'password',
  },
  {
    word: 'password-command',
    form: /password-command[ =]["']echo ([^\s"']{4,100})["']/y,
    kind: 'password',
  },
  { word: 'hooks/catch/', form: /hooks\/catch\/\d{3,12}\/(\w{5,24})/y, kind: 'webhook' },
  {
    word: 'access_token$',
    form: /(access_token\$\w{4,12}\$\w{10,30}\$[\da-f]{32})/y,
    kind: 'service_key',
  },
  {
    word: '"session"',
    form: new RegExp(
      `"session"\\s{0,4}:\\s{0,4}\\{\\s{0,12}"id"\\s{0,4}:\\s{0,4}"(?![\\da-f]{8}-)(${RANDOM_PART}[\\w-]{24,200})"`,
      'y',
    ),
    kind: 'session',
  },
  {
    word: ':010100000000',
    form: /:010100000000(?<=(?=([\da-f]{16}:[\da-f]{32}:[\da-f]{32,1000}))[\da-f]{16}:[\da-f]{32}:010100000000)/iy,
    kind: 'password_hash',
  },
  {
    word: ' /user:',
    form: new RegExp(
      `(?<=net use [^\\n]{1,160}) \\/user:\\S{1,64} (${STRONG}[^\\s"'/*]{6,100}|[^\\s"'/*]{12,100})(?=\\s|$)`,
      'iy',
    ),
    kind: 'password',
  },
  {
    word: 'wlan-schl',
    form: /wlan-schl(?:ü|ue)ssel[^\n:]{0,20}:\s{0,4}(\S{8,63})/iy,
    kind: 'password',
  },
  { word: 'bitlocker', form: /bitlocker[^\n\d]{0,60}\s{0,8}((?:\d{6}-){7}\d{6})/iy, kind: 'recovery_code' },
  {
    word: 'sid: ',
    written: 'SID: ',
    form: new RegExp(`(?<!Account |Service |Message )SID: (?!AC[\\da-f]{32}\\b)(${RANDOM_PART}[\\w-]{24,200})`, 'y'),
    kind: 'session',
  },
  { word: 'keypair', form: /keypair[^\n]{0,30}?[\s"'=:]([1-9A-HJ-NP-Za-km-z]{80,90})(?!\w)/iy, kind: 'private_key' },
];
