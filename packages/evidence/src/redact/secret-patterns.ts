import { PASSWORD_ABROAD } from './names-abroad.ts';

/**
 * What secrets look like: their forms, their surroundings and the names they stand under. Every expression takes linear time. Those that search
 * whole texts start with rare letters (`ken` of token), because the engine skips quickly to those.
 */

/**
 * Secrets that their surroundings give away: an anchor, and the expression to try wherever it stands. The group is the secret, its
 * name the kind; where the anchor stands within the secret, a look-ahead within a look-behind captures it.
 */
export const SHAPES: readonly (readonly [anchor: string, shape: RegExp])[] = [
  // A signed link, where encoded characters cut the signature into runs that are too short to be found as tokens.
  ['%', /%(?<=(?=.sig=(?<signature>[\w%+/=.-]{16,200}))[?&;6]sig=\w{0,60}%)/dy],
  ['Q~', /Q~(?<=(?=(?<azure_secret>[\w~.-]{4}Q~[\w~.-]{31,34}))[\w~.-]{3}\dQ~)/dy],
];

/** Words that end the name of a secret; the group is the kind of its value. */
const KEY_OWNERS =
  'access|account|activation|admin|aes|api|app|application|auth|bind|cookie|decrypt(?:ion)?|device|join|licen[cs]e|local|network|pairing|product|stream|tunnel|unseal|backup|client|consumer|deploy|encrypt(?:ion)?|hmac|jwt|license|login|master|pre[_-]?shared|private|recovery|root|sas|secret|server|setup|service|shared|sign(?:ing)?|ssh|ssl|storage|subscription|tls|wallet|webhook';
const IDENTIFIED_BY =
  /identified[ \t]+(?:with[ \t]+\S{1,32}[ \t]+)?by(?<=\b(?:user|to)[ \t]{1,4}\S{1,64}[ \t]{1,4}identified[^\n]{1,48}|(?=[ \t]{1,4}'))/
    .source;
const PW_OWNERS = '(?:admin|app|bind|db|ftp|http|ldap|my|root|smtp|sql|ssh|user|wifi)';
const NO_WORD_BEFORE = '(?<!\\\\)[a-z]';
const NAME_END = `(?:${[
  '(?<pin>(?<![a-z\\d])pin(?:[_ -]?code)?)',
  // Chosen by people: any literal will do.
  `(?<password>p(?:ass(?:word)?_?salt|ass(?:[_-]?(?:phrase|code|wor[dt](?:s(?![a-z]))?|wd))?(?<!(?:all|band|buy|by|com|high|low|multi|over|sur|tres|under)pass|(?:boarding|bus|day|debug|hall|parking|press|rail|render|season|ski|train|travel)[ _-]pass)|wd?(?:(?<!${NO_WORD_BEFORE}pw)|(?<=${PW_OWNERS}pw))|sk(?<!${NO_WORD_BEFORE}psk))|curestring|key(?<=shared[_ -]?key)|(?<!p)assword(?=:)|${IDENTIFIED_BY}|${PASSWORD_ABROAD})`,
  '(?<secret>cret(?<=secret)(?<!(?:existing|hashed|image|pull|tls)[_-]?secret|\\d:secret)(?:[_ -]?(?:access[_ -]?)?key|s(?![a-z]))?)',
  // Made by machines: the value must look random.
  "(?<token>_tok(?![a-z])|ken(?<=token)(?<!public[_ -]?key[_ -]?token|hashed[_-]?token)(?<!(?:cancel(?:lation)?|continuation|idempotency|next|page|pagination|resume|sync)[_ -]?token)|токен|секретный ключ|ключ(?: api| доступа)|令牌|密[钥鑰]|秘[钥密鑰]|トークン|シークレット|apiキー|토큰|비밀키|(?:api|액세스|시크릿|비밀|인증) ?키|api[- ](?:sleutel|nyckel|nøgle|nøkkel|avain|kulcs|klíč|ключ|kunci|κλειδί)|cheie(?:a)? (?:api|secretă)|khóa (?:api|bí mật)|kunci (?:api|rahasia)|κλειδί api|คีย์ api|एपीआई कुंजी|chiave (?:segreta|api|dell['’]api|privata)|cl(?:é|e)[ _](?:d(?:e l)?['’]api|wi-?fi|wpa2?|wep|api|secr[eè]te|priv[ée]e)|schl(?:ü|ue)ssel|jeton|chave (?:secreta|api|d[ae] api|privada)|llave (?:secreta|privada)|clave (?:secreta|api|de (?:la )?api|privada)|anahtar[ıi]?|klucz (?:api|prywatny)|مفتاح|מפתח|_pat(?<=(?:access|ado|azure|bot|ci|deploy|devops|ext|gh|git|github|gitlab|jira|user|vsts)_pat))",
  `(?<api_key>key(?<=(?:${KEY_OWNERS})(?:[_\\- .:]|__)?key)s?)`,
  `(?<credential>cred(?:ential)?s?(?:(?<!${NO_WORD_BEFORE}cred(?:ential)?s?)|(?<=(?:acct|bind|login|db|user|client|service|admin|api|app|smtp|ldap)cred(?:ential)?s?))|uth(?<=(?<!o|otp)auth)|configjson)`,
  '(?<other_key>key(?<=(?<![a-z])key|[a-z]Key)(?<!did:key)(?<!(?:pub|public|publishable|recv|site|idempotency|cache|sort|partition|row|foreign|primary|object|map|translation|websocket|s3|file|react|index|lookup|group|project|issue|hot|arrow|turn|low|no)[_ -]?key)(?:[_ ]?material)?s?|[._]login|licen[sc]e|encrypt(?<![a-z]encrypt)|device[_-]?code|code_verifier|samlre(?:sponse|quest)|assertion|_session)',
  '(?<session>session_?id|sessid|"sid)',
  // Hold a secret among other things.
  '(?<connection_string>conn(?:ection)?[_\\- ]?str(?:ing)?)',
  '(?<authorization>uthorization)',
  '(?<cookie>kie(?<=cookie))',
].join(
  '|',
)})(?:[_ -]?\\d{1,3}(?!\\d)|[_ -]?confirm(?:ation)?|\\.(?:hex|b64|base64|raw|txt)|(?:string|value)(?![a-z])|\\.(?:db|prod(?:uction)?|dev|staging|test|mysql|postgres|redis|smtp|root|admin|app)(?![\\w(])|[_-](?:v\\d|admin|api|app|b(?:ase)?64|backup|banco|base|bd|bot|clear(?:text)?|client|cloud|data|database|db|default|dev|email|encoded|ftp|git|github|gitlab|hex|ldap|live|local|mail|main|master|mysql|new|old|plain(?:text)?|postgres|primary|redis|root|s3|secondary|server|smtp|ssh|str|web|wifi|prod(?:uction)?|raw|stag(?:e|ing)|test|value))?`;
/** A whole name, as it stands in an object. */
export const NAME = new RegExp(
  `(?:${NAME_END}s?|(?<bearer_token>bearer)|(?<passphrase>mnemonic|seed[_-]?phrase))$`,
  'i',
);

/** What a secret follows without a name. */
const NAMELESS = [
  '(?<login>(?:cli(?<=redis-cli)|cmd(?<=sqlcmd)|(?:cker|podman) login|pass(?<=sshpass))[^|;&\\n]{0,150}?\\s-[ap] ?)',
  '(?<webhook>ks(?<=hooks)(?:\\.slack\\.com\\/[a-z]+|(?<=discord(?:app)?\\.com\\/api\\/webhooks)\\/\\d+)\\/[\\w/-]{20,200})',
].join('|');
const ANSI = /(?:(?:\x1b|\\+(?:u001b|x1b|033|e))\[[\d;]{0,8}m)?/.source;
const QUOTE = /\\*["'`]/.source;
/** `getToken(`, `tokens[0]`, `req.body.password`, `await …`: an expression, not a literal. */
const EXPRESSION = [
  /\{|\((?!\\*["'])|[A-Za-z_$][\w$]{0,40}(?:\??\.[A-Za-z_$#][\w$]{0,40}){0,6}(?:[([]|::|->)/.source,
  /[A-Za-z_$]{1,40}(?:\??\.[A-Za-z_$#]{1,40}){1,12}(?:[\s,;)\]}([:!?"'\\]|$)/.source,
  /(?:args|config|env|import|opt(?:ion)?s|os|process|req(?:uest)?|self|settings|this|var)\??\.[A-Za-z_$]/.source,
  /(?:any|await|boolean|ConvertTo-\w+|false|new|none|null|number|str|string|true|undefined)\b/.source,
].join('|');
const COPULA = 'is|was|ist|lautet|war|est|es|era|é|è|e|jest|to|är|er|on|je|este|eh|là';
/** A name in a text and what leads from it to its value, which starts where the match ends. */
export const NAMED = new RegExp(
  `${NAMELESS}|${NAME_END}(?:${QUOTE})?[\\])*]{0,3}${ANSI}(?: ?\\[[^\\]\\n]{0,24}\\]| \\([^()\\n]{1,30}\\)(?=[:=]))?[ \\t]{0,24}(?:${[
    `(?<assign>${[
      `(?::[ \\t]*|(?<=[ \\t]))&?[A-Za-z]\\w{0,15}[ \\t]+=[ \\t](?=${QUOTE})`, // password: str = '…'
      `(?:=>|[:=])[ \\t]{0,8}\\r?\\n[ \\t]{1,40}(?=${QUOTE}|[^\\s#:]{4,400}[ \\t]*(?:[\\r\\n]|$))`, // password:⏎  …
      `[:=][ \\t]{0,4}\\([ \\t]{0,4}\\r?\\n[ \\t]{0,40}(?=${QUOTE})`, // KEY = (⏎ "…"⏎ "…")
      `<-(?=[ \\t]*${QUOTE})`, // password <- '…'
      `(?:\\([^()\\n]{1,40}\\)[ \\t]{0,2})?(?:=>|[:=])\\s{0,12}(?:string|str|String|bytes?|char|Some|Just|Secret|Optional|SecretStr)\\(?\\d{0,5}\\)?[ \\t]{0,2}(?:=[ \\t]{0,2})?\\(?(?=${QUOTE})`, // ["password"]=>⏎ string(16) "…"
      '(?:;|,)s:\\d{1,4}:(?=\\\\*")', // s:8:"password";s:12:"…"
      `=[ \\t]{0,2}0x[\\da-f]{4,16}[ \\t]{1,2}(?=${QUOTE})`, // password = 0x55d0 "…"
      ':-|\\?=|[:=]{1,3}>?(?![:=>]|(?<=:)\\?)(?:\\*\\*(?=[ \\t]))?', // password=…, 'password' => …, **Password:** …, ${PASSWORD:-…}
      `(?:[,;\\s]|\\\\+n)[\\s"'\\\\]{0,40}(?:\\w{1,12}_)?value\\\\*["']?[ \\t]*[:=]`, // name: DB_PASSWORD⏎value: …
      '(?:[ \\t][\\w:]+=[^<>\\n]{1,60})?>(?:<!\\[CDATA\\[)?|(?<=[ \\t])(?<!\\{\\{[^\\n}]{0,80})\\|(?=[ \\t])', // <password>…, | password | …
      '(?:\\.[\\w.-]{1,80})?</\\w{1,20}>\\s{0,40}<\\w{1,20}>(?:<\\w{1,20}>)?', // <key>password</key><string>…
      '[ \\t]{1,8}REG_\\w{2,12}[ \\t]{1,8}|[ \\t]{1,4}-(?:string|value)[ \\t]{1,4}', // DefaultPassword REG_SZ …
      '(?<=\\d\\) "[\\w-]{1,40}")\\r?\\n[ \\t]{0,8}\\d{1,4}\\) ', // 1) "requirepass"⏎2) "…"
      '(?<=name="[\\w-]{1,40}")\\r?\\n\\r?\\n', // name="password"⏎⏎…
      '[ \\t]?(?:(?:：|→|⇒|は|是|为|為|는|은|คือ)[ \\t「『“]{0,3}|[「『])', // パスワードは「…」
    ].join('|')})[ \\t]{0,24}(?:!!str[ \\t]{1,8})?${ANSI}(?![ \\t]|${EXPRESSION})`,
    // setPassword('…'), set('password', '…'), process.env.PASSWORD || '…'
    `(?<call>[,(]|\\|\\||\\?\\?|(?<=[)\\]][ \\t]?)or[ \\t])[ \\t]*(?=${QUOTE})`,
    // --password …, WITH PASSWORD '…', the password for ada is …
    `(?<space>(?<=[ \\t])(?:[05789][ \\t]|(?:(?:for|of|til|till|voor|für|para|pour|per|dla|для)[ \\t](?:'[^'\\n]{1,80}'|[^\\n.:=]{1,40}?))?(?:(?<=[ \\t])(?:(?:has been |was )?set to|${COPULA})|[:=])[ \\t:]{1,4})?)(?!${EXPRESSION})(?=${QUOTE}|[^\\s"'=]{0,40}\\d|(?<=[ \\t](?:${COPULA}|by)[ \\t:]{1,4})\\S{12}|(?<=\\s--?[\\w-]{0,32}[ \\t]{1,4}))`,
  ].join('|')})(?<!redacted:\\w{0,24}:)`,
  'iy',
);

/** A name that ends where it matches. */
export const NAME_AT = new RegExp(`${NAME_END}s?(?![\\w-])`, 'iy');

/** A name, whatever it goes on with. */
export const NAME_HEAD = new RegExp(NAME_END, 'iy');

/** How names and what a secret follows start: only there NAMED is tried. */
export const NAME_ANCHORS: readonly string[] = [
  ...'pass assword pw psk curestring cret ken _pat key cred uth configjson kie identified conn cli cmd cker podman ks _login encrypt device_code devicecode code_v samlre assertion _session session_id sessionid sessid "sid .login _tok licen'.split(
    ' ',
  ),
  ...'kennwort contrase motde mot_de mot-de wachtwoord losenord lösenord salasana adgangskode passord clave senha mdp'.split(
    ' ',
  ),
  ...'haslo hasło Şifre parool parol authtok lozinka geslo zaporka slapta lykilor contraseny palavra heslo sifre şifre jelsz matkh mat_kh mật kata парол Парол ПАРОЛ лозинка Лозинка гасло Гасло токен Токен секретный Секретный ключ Ключ 令牌 密钥 密鑰 秘钥 秘密 秘鑰 トークン シークレット apiキー 토큰 비밀키 api키 액세스 시크릿 비밀 인증키 api-sleutel api-nyckel api-nøgle api-nøkkel api-avain api-kulcs api-klíč cheie khóa kunci chiave clé cle_ cle schlü schlue jeton chave llave anahtar klucz مفتاح מפתח گذرواژه رمز পাসওয়ার্ড پاس 密码 密碼 口令 パスワ 暗証番 비밀번 비번 암호 šifra шифра Шифра'.split(
    ' ',
  ),
  ...'كلمة סיסמה รหัส पासव कूटश κωδικ Κωδικ'.split(' '),
  'mot de',
  'api 키',
  'api kulcs',
  'api klíč',
  'คีย์ api',
  'κλειδί api',
  'एपीआई कुंजी',
  '인증 키',
  'phrase sec',
  'phrase de pas',
  'кодовая',
  'Кодовая',
  'парольн',
  'Парольн',
  'パスフレ',
  'pin',
];
