import { AT_LINE_END, NO_WORDS, type PlaceForm, RANDOM_PART, STRONG } from './place-form.ts';

/** Places of commands, of what they print and of tools that are set up with them. */
export const COMMAND_FORMS: readonly PlaceForm[] = [
  // Commands
  { word: '"p:', form: /"P:([^"\n]{4,100})"(?<="U:[^\n]{1,200})/iy, kind: 'password' },
  { word: 'passwordeval', form: /passwordeval[ =]["']?echo ([^\s"']{4,100})/y, kind: 'password' },
  {
    word: 'able to see it again',
    form: /able to see it again[^\n]{0,40}\s{1,20}((?=[A-Za-z_.-]{0,60}\d)[\w.-]{16,400})(?=\s|$)/iy,
    kind: 'token',
  },
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
];
