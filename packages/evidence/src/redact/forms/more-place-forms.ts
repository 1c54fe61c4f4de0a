import type { PlaceForm } from './place-form.ts';
import { AT_LINE_END, NO_WORDS, RANDOM_PART, STRONG } from './place-form.ts';

/** Further places, mostly of protocols, commands and devices. */
export const MORE_PLACE_FORMS: readonly PlaceForm[] = [
  { word: 'devops pat', form: /devops pat[ \t:="']{1,6}(\w{40,100})/iy, kind: 'token' },
  // Codes that are sent, before what they are for
  {
    word: ' is your ',
    form: / is your (?=[^\n.]{0,40}(?:code|pin|otp|passcode)\b)(?<=(?<![\w.])(?:[A-Z]-)?(\d{4,8}|\d{3}[ -]\d{3}) is your )/iy,
    kind: 'one_time_code',
  },
  ...[' to verify', ' to confirm', ' to log in', ' to sign in', ' to complete', ' as your '].map((word) => ({
    word,
    form: new RegExp(
      `${word}(?<=\\b(?:use|enter|code|type|input)(?: code)?:? (\\d{4,8}|\\d{3}[ -]\\d{3})${word})`,
      'iy',
    ),
    kind: 'one_time_code',
  })),
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
  // Commands
  {
    word: ' login ',
    form: / login (?<=(?:wandb|huggingface-cli|netlify|vercel|heroku|railway|flyctl|fly|neonctl|supabase|snyk|ngrok|cargo|gem|hf|doctl|gh|glab|op|pulumi|expo|sentry-cli)(?: auth)? login )(?:--?[\w-]{1,20}(?:[ =](?=\S{1,24} \S{20})[a-z][\w./:-]{0,60})?[ =]){0,3}((?=[A-Za-z_.-]{0,60}\d)[\w.-]{20,200})/iy,
    kind: 'token',
  },
  {
    word: 'bw unlock ',
    form: new RegExp(`bw unlock ["']?(${STRONG}[^\\s"'/-][^\\s"']{5,100})(?=["']?(?:\\s|$))`, 'iy'),
    kind: 'password',
  },
  {
    word: 'rootpw ',
    form: new RegExp(
      `(?<=(?:^|\\n)[ \\t]{0,8})rootpw (?:(?:--\\w{1,16} ){1,3}([^\\s-]\\S{5,200})|(${STRONG}[^\\s-]\\S{5,200})${AT_LINE_END})`,
      'iy',
    ),
    kind: 'password',
  },
  { word: 'setsteamaccount ', form: /setsteamaccount ([\dA-F]{32})/iy, kind: 'token' },
  {
    word: ' md5 ',
    form: new RegExp(
      `(?<=(?:digest-key \\d{1,3}|authentication(?: mode| \\S{1,24})?|key \\d{1,3}|area \\S{1,16})) md5 (?:\\d )?(${STRONG}[^\\s"]{6,80})${AT_LINE_END}`,
      'y',
    ),
    kind: 'password',
  },
  {
    word: 'app password',
    form: new RegExp(`app password[^\\n:]{0,60}[: ]{1,3}["']?(${NO_WORDS}[a-z]{4}(?: [a-z]{4}){3})(?![a-z])`, 'iy'),
    kind: 'password',
  },
  {
    word: 'app-password',
    form: new RegExp(`app-password[^\\n:]{0,60}[: ]{1,3}["']?(${NO_WORDS}[a-z]{4}(?: [a-z]{4}){3})(?![a-z])`, 'iy'),
    kind: 'password',
  },
  { word: 'pwd={', form: /pwd=\{(?![\w.()[\]'" ]{1,100}\})([^{}\n]{4,100})\}/iy, kind: 'password' },
  { word: 'password={', form: /password=\{(?![\w.()[\] ]{1,100}\})([^{}\n"'$]{4,100})\};/iy, kind: 'password' },
  { word: 'issecret=true', form: /issecret=true\]([^\r\n]{4,400})/iy, kind: 'secret' },
  { word: ' /rp ', form: /(?<=schtasks[^\n]{0,300}|\/ru [^\n]{0,60}) \/rp ["']?([^\s"'*]{4,100})/iy, kind: 'password' },
  { word: ' /pass:', form: / \/pass:["']?([^\s"'*]{4,100})/iy, kind: 'password' },
  { word: '@tcp(', form: /@tcp\((?<=["'`/\s=][\w.@-]{1,64}:([^\s"'`]{4,100})@tcp\()/y, kind: 'url_password' },
  { word: '@unix(', form: /@unix\((?<=["'`/\s=][\w.@-]{1,64}:([^\s"'`]{4,100})@unix\()/y, kind: 'url_password' },
  {
    word: 'impacket-',
    form: /impacket-\w{1,20} (?:-\S{1,20} ){0,4}["']?[\w./\\-]{1,64}:(?:'([^'\n]{4,100})'|([^\s'"@]{4,100}))@/y,
    kind: 'password',
  },
  { word: '::server:', form: /(::server:[\da-f]{32})/y, kind: 'token' },
  { word: 'k10', written: 'K10', form: /(K10[\da-f]{64})(?!\w)/y, kind: 'token' },
  { word: '+login ', form: /(?<=steamcmd[^\n]{0,200} )\+login [\w.-]{1,64} ([^\s+]{4,100})/iy, kind: 'password' },
  { word: 'oauth:', form: /oauth:((?=[a-z]{0,39}\d)[a-z\d]{24,40})(?!\w)/iy, kind: 'token' },
  { word: ':identify ', form: /(?<=nickserv ?):identify (?:\S{1,32} )?(\S{5,100})(?=\s|$)/iy, kind: 'password' },
  {
    word: '/msg nickserv identify ',
    form: /\/msg nickserv identify (?:\S{1,32} )?(\S{5,100})(?=\s|$)/iy,
    kind: 'password',
  },
  { word: ' on >', form: /(?<=\b(?:setuser|user) \S{1,64}) on >([^\s>]{4,100})/iy, kind: 'password' },
  {
    word: 'auth\r\n',
    written: 'AUTH\r\n',
    form: /AUTH(?:\r\n\$\d{1,4}\r\n[^\r\n]{1,64})??\r\n\$\d{1,4}\r\n([^\r\n]{4,200})\r\n/y,
    kind: 'password',
  },
  {
    word: '-server host ',
    form: /-server host \S{1,64} (?:\S{1,20} \d{1,6} ){0,4}key (?:\d )?([^\s]{4,100})/iy,
    kind: 'password',
  },
  {
    word: 'key-string ',
    form: new RegExp(`(?<=(?:^|\\n)[ \\t]{0,8})key-string (?:\\d )?(\\S{4,100})${AT_LINE_END}`, 'iy'),
    kind: 'password',
  },
  { word: 'psk ascii ', form: /psk ascii (?:\d )?(\S{8,64})/iy, kind: 'password' },
  { word: 'set-key ascii ', form: /set-key ascii (?:\d )?(\S{8,64})/iy, kind: 'password' },
  { word: 'version 2c ', form: /(?<=snmp[^\n]{0,80} )version 2c (\S{5,64})/iy, kind: 'password' },
  { word: 'text-password-value ', form: /text-password-value (\S{4,100})/iy, kind: 'password' },
  {
    word: 'createuser ',
    form: /createUser [\w.-]{1,64} (?:MD5|SHA(?:-\d{3})?) "?([^\s"]{6,100})"?/iy,
    kind: 'password',
  },
  { word: ' aes "', form: /(?<=createuser [^\n]{1,160}) AES "([^"\n]{6,100})"/iy, kind: 'password' },
  { word: ' des "', form: /(?<=createuser [^\n]{1,160}) DES "([^"\n]{6,100})"/iy, kind: 'password' },
  {
    word: '; path=/',
    form: new RegExp(`; path=\\/(?<=(?:^|[\\s"'])[\\w.$-]{1,80}=(${RANDOM_PART}[^\\s;"']{16,4000}); path=\\/)`, 'iy'),
    kind: 'cookie',
  },
  { word: 'wordpress_logged_in', form: /wordpress_logged_in_\w{1,40}=(\S{20,400})/iy, kind: 'cookie' },
  {
    word: 'privatekey',
    form: /private ?keys?[^\n]{0,40}\s{0,4}[=-]{0,40}\s{0,8}(?:\(\d+\)\s)?(0x[\da-f]{64})/iy,
    kind: 'private_key',
  },
  {
    word: 'private keys',
    form: /private keys[^\n]{0,40}\s{0,4}[=-]{0,40}\s{0,8}(?:\(\d+\)\s)?((?:0x)?[\da-f]{64})/iy,
    kind: 'private_key',
  },
  { word: 'accounts: [', form: /accounts: \[\s{0,8}["'`](0x[\da-f]{64})["'`]/iy, kind: 'private_key' },
  {
    word: '--value ',
    form: new RegExp(
      `(?<=(?:securestring|passw|secret|credential|api[-_]?key|token)[^\\n]{0,200} )--value ["']?(${STRONG}[^\\s"'$-][^\\s"']{5,400})`,
      'iy',
    ),
    kind: 'secret',
  },
  { word: 'key-id-and-', form: /key-id-and-(\w{40})/iy, kind: 'secret' },
  {
    word: '"-p',
    form: /(?<=(?:mysql|maria)[^\n]{0,200})"-p(?!ort|ro|re|lu|ipe|a(?:ger|ssword)|ri)([^"\n\s]{4,100})"/y,
    kind: 'password',
  },
  {
    word: "'-p",
    form: /(?<=(?:mysql|maria)[^\n]{0,200})'-p(?!ort|ro|re|lu|ipe|a(?:ger|ssword)|ri)([^'\n\s]{4,100})'/y,
    kind: 'password',
  },
  { word: '"-u" a', form: /"-u" a\d="[\w.@-]{1,64}:([^"\n]{4,100})"/y, kind: 'password' },
  { word: '$production$', form: /\$production\$(\w{10,30}\$[\da-f]{32})/y, kind: 'service_key' },
  { word: '$sandbox$', form: /\$sandbox\$(\w{10,30}\$[\da-f]{32})/y, kind: 'service_key' },
  { word: 'absk', written: 'ABSK', form: /(ABSK[A-Za-z\d+/]{60,400}={0,2})/y, kind: 'service_key' },
  { word: 'secret-token:', form: /(secret-token:[\w.~%-]{12,400})/iy, kind: 'token' },
  {
    word: '"httponly"',
    form: new RegExp(
      `"httpOnly"(?<="value"\\s{0,4}:\\s{0,4}"(${RANDOM_PART}[^"\\s]{16,2000})"[^{}]{0,300}"httpOnly")`,
      'iy',
    ),
    kind: 'cookie',
  },
  {
    word: 'id.json',
    form: /id\.json\s{1,4}\[\s{0,4}((?:\d{1,3},\s{0,4}){31,63}\d{1,3})\s{0,4}\]/iy,
    kind: 'private_key',
  },
  {
    word: '##[debug]=>',
    form: /##\[debug\]=> '([^'\n]{6,400})'(?<=secrets\.[^\n]{1,80}\n[^\n]{1,500})/y,
    kind: 'secret',
  },
  {
    word: 'option key ',
    form: /option key '([^'\n]{8,64})'(?:(?<=(?:wifi-|encryption|ssid)[\s\S]{0,300})|(?=[\s\S]{0,200}?option (?:encryption|ssid)))/y,
    kind: 'password',
  },
  {
    word: '"username"',
    form: /"username"\s{0,4}:\s{0,4}"[^"\n]{1,64}"\s{0,4},\s{0,12}"key"\s{0,4}:\s{0,4}"([\da-f]{32})"/iy,
    kind: 'api_key',
  },
  { word: '"-u", "', form: /(?<=curl[^\n]{0,200})"-u", "[\w.@-]{1,64}:([^"\n]{4,100})"/y, kind: 'password' },
  { word: "'-u', '", form: /(?<=curl[^\n]{0,200})'-u', '[\w.@-]{1,64}:([^'\n]{4,100})'/y, kind: 'password' },
  {
    word: '| base64',
    form: /\| base64(?: -w ?0)?\r?\n([A-Za-z\d+/]{16,400}={0,2})(?=\s|$)(?<=(?:echo|printf)[^\n]{1,200}\n\S{1,410})/y,
    kind: 'encoded_secret',
  },
  {
    word: '| base64',
    form: /\| base64(?<=(?:echo|printf) (?:-\w{1,3} )?["']?[\w.@-]{1,64}:([^"'\s|]{5,100})["']? \| base64)/y,
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
