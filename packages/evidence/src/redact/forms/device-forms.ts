import { AT_LINE_END, type PlaceForm, STRONG } from './place-form.ts';

const VALUE = `["']?(${STRONG}[^\\s"']{6,100})`;

/** Places of network devices, tools of administrators, phones and things at home. */
export const DEVICE_FORMS: readonly PlaceForm[] = [
  // Routers and switches
  {
    word: ' key ',
    form: new RegExp(`(?<=(?:tacacs|radius)[^!]{0,160}\\n[ \\t]{0,4}) key (?:\\d )?${VALUE}${AT_LINE_END}`, 'iy'),
    kind: 'password',
  },
  { word: 'key-string ', form: new RegExp(`key-string (?:\\d )?${VALUE}`, 'iy'), kind: 'password' },
  { word: 'ascii-text ', form: /ascii-text ["']?([^\s"']{6,100})/iy, kind: 'password' },
  { word: 'keymaterial>', form: /keyMaterial>([^<\n]{8,64})</iy, kind: 'password' },
  { word: '.key=', form: /(?<=wireless[^\n]{0,60})\.key=["']?([^\s"']{8,64})/iy, kind: 'password' },
  { word: 'cwjap', form: /CWJAP\w{0,6}="[^"\n]{1,64}","([^"\n]{8,64})"/iy, kind: 'password' },
  {
    word: 'setairportnetwork',
    form: /setairportnetwork \S{1,20} (?:"[^"\n]{1,64}"|'[^'\n]{1,64}'|\S{1,64}) ["']?([^\s"']{8,64})/iy,
    kind: 'password',
  },
  {
    word: 'rasdial ',
    form: new RegExp(`rasdial (?:"[^"\\n]{1,64}"|\\S{1,64}) \\S{1,64} ${VALUE}`, 'iy'),
    kind: 'password',
  },
  { word: ': eap ', form: /: EAP ["']([^"'\n]{4,100})["']/iy, kind: 'password' },
  { word: ': xauth ', form: /: XAUTH ["']([^"'\n]{4,100})["']/iy, kind: 'password' },
  { word: ': rsa ', form: /: RSA \S{1,120} ["']([^"'\n]{4,100})["']/iy, kind: 'password' },
  { word: 'hmac-', form: /hmac-(?:sha\d{1,3}|md5):[\w.-]{1,64}:([A-Za-z\d+/]{16,200}={0,2})/iy, kind: 'secret' },
  { word: ':x25519:', form: /:x25519:([A-Z2-7]{52})(?!\w)/y, kind: 'private_key' },
  // Accounts of servers
  { word: 'ldappasswd ', form: /ldappasswd [^\n]{0,200}? -s ["']?([^\s"']{4,100})/iy, kind: 'password' },
  {
    word: 'radtest ',
    form: /radtest \S{1,64} (?:'[^'\n]{1,100}'|\S{1,100}) \S{1,100} \d{1,5} ["']?([^\s"']{4,100})/iy,
    kind: 'secret',
  },
  {
    word: 'samba-tool user ',
    form: /samba-tool user (?:add|create|setpassword) \S{1,64} ["']?([^\s"'-][^\s"']{5,100})/iy,
    kind: 'password',
  },
  { word: 'expdp ', form: /expdp ["']?[\w$#.-]{1,64}\/"?([^\s@"'/]{4,64})/iy, kind: 'password' },
  { word: 'impdp ', form: /impdp ["']?[\w$#.-]{1,64}\/"?([^\s@"'/]{4,64})/iy, kind: 'password' },
  {
    word: 'encrypt_string',
    form: /encrypt_string(?: --?[\w-]{1,30}(?:[= ][\w@./-]{1,60})?){0,4} ["']([^"'\n]{4,100})["']/iy,
    kind: 'secret',
  },
  { word: ' -xp ', form: / -xp ["']?([^\s"']{4,100})/iy, kind: 'password' },
  {
    word: '>> ',
    form: new RegExp(
      `>> \\S{0,80}(?:secret|passw|credential|netrc|pgpass)(?<=(?:echo|printf) ["']?[^\\n"']{0,200}[\\s:](${STRONG}[^\\s"':]{6,100})["']? >> \\S{1,120})`,
      'iy',
    ),
    kind: 'password',
  },
  {
    word: 'user ',
    form: new RegExp(
      `(?<=\\n)user [\\w.@-]{1,64} ${VALUE}(?=\\r?\\n(?:put|get|cd|binary|mput|mget|bye|quit|ls|passive))`,
      'iy',
    ),
    kind: 'password',
  },
  { word: 'monitorrole', form: /monitorRole[ \t]{1,8}(?!read)(\S{4,100})/iy, kind: 'password' },
  { word: 'controlrole', form: /controlRole[ \t]{1,8}(?!read)(\S{4,100})/iy, kind: 'password' },
  { word: 'erlang cookie', form: /erlang cookie[^:\n]{0,20}: ?([A-Z]{20}|\S{16,64})(?=\s|$|\\)/iy, kind: 'cookie' },
  { word: '_salt', form: /_salt["'],\s{0,12}["']([^"'\n]{16,200})["']/iy, kind: 'secret' },
  {
    word: 'value = ',
    form: /value = '([^'\n]{4,200})'(?= where [^\n;]{0,40}'[\w.-]{0,40}(?:pass|secret|token|key))/iy,
    kind: 'password',
  },
  // What a terminal or a mail server was told
  {
    word: 'passphrase for ',
    form: new RegExp(`passphrase for (?:key )?["']?[^"'\\n:]{1,120}["']?: ${VALUE}${AT_LINE_END}`, 'iy'),
    kind: 'passphrase',
  },
  {
    word: 'password for ',
    form: new RegExp(`password for [^\\n:]{1,80}: ${VALUE}${AT_LINE_END}`, 'iy'),
    kind: 'password',
  },
  {
    word: 'ugfzc3dvcmq6',
    form: /UGFzc3dvcmQ6\s{1,4}[-<>CS: ]{0,6}([A-Za-z\d+/]{4,200}={0,2})/y,
    kind: 'password',
  },
  { word: ']:587', form: new RegExp(`\\]:587[ \\t]{1,8}[\\w.@+-]{1,64}:(${STRONG}\\S{4,100})`, 'y'), kind: 'password' },
  {
    word: 'from-literal=',
    form: /(?<=secret [^\n]{0,400})from-literal=["']?[\w.-]{1,60}=["']?([^\s"']{4,200})/y,
    kind: 'secret',
  },
  { word: 'auth_pass ', form: /auth_pass[ \t]{1,8}["']?([^\s"']{4,64})/iy, kind: 'password' },
  { word: " key '", form: /(?<=attach[^\n;]{1,160}) key '([^'\n]{4,100})'/iy, kind: 'password' },
  {
    word: "_key', ",
    form: /(?<=define\(["'][A-Z_]{1,30})_KEY', {1,4}["']([^"'\n]{32,200})["']/y,
    kind: 'secret',
  },
  {
    word: ' p: ',
    form: new RegExp(`(?<=(?:^|[\\s"'>:[])u(?:ser)?: ?[\\w.@-]{1,64}[,;|/]?) p: ${VALUE}`, 'iy'),
    kind: 'password',
  },
  {
    word: 'registeredusers',
    form: /registeredusers["']\s{0,4}:\s{0,4}\{\s{0,12}["'][\w.@-]{1,64}["']\s{0,4}:\s{0,4}["']([^"'\n]{4,100})["']/iy,
    kind: 'password',
  },
  // Codes of devices
  {
    word: 'alarm_control_panel',
    form: /alarm_control_panel:\s[^#]{0,200}?[ \t]code: ?["']?(\d{4,8})(?!\d)/y,
    kind: 'one_time_code',
  },
  {
    word: 'recovery key',
    form: /recovery key[^\d\n]{0,20}\s{0,4}[+ \t]{0,12}((?:\d{6}-){7}\d{6})/iy,
    kind: 'recovery_code',
  },
  { word: 'setup code', form: /setup code[: ]{1,3}(\d{3}-\d{2}-\d{3})(?!\d)/iy, kind: 'one_time_code' },
  {
    word: 'pairing code',
    form: /pairing code[: ]{1,3}(\d{11}|\d{4}-\d{3}-\d{4}|\d{6,8})(?!\d)/iy,
    kind: 'one_time_code',
  },
  { word: 's2_', form: /S2_\w{4,30}["']?[:=] ?["']?([\dA-F]{32})(?!\w)/iy, kind: 'api_key' },
  { word: 's0_legacy', form: /S0_Legacy["']?[:=] ?["']?([\dA-F]{32})(?!\w)/iy, kind: 'api_key' },
  {
    word: 'puk',
    form: /(?<![a-z])puk\d?(?:[- ]?(?:code|nummer|number))?["']?(?:[ \t]{0,2}[:=][ \t]{0,2}|[ \t](?:(?:is|ist|lautet|est|es|è|é|to)[ \t:]{1,2})?)["']?(\d{8})(?!\d)/iy,
    kind: 'pin',
  },
  { word: 'passkey', form: /passkey[: ]{1,3}(\d{6})(?!\d)/iy, kind: 'pin' },
  { word: 'host key', form: /host key: {1,2}(\d{6,10})(?!\d)/iy, kind: 'pin' },
];
