/**
 * What secrets look like: their forms, their surroundings and the names they stand under. Every expression takes linear time. Those that search
 * whole texts start with rare letters (`ken` of token), because the engine skips quickly to those.
 */

/** A stretch of letters and digits such as keys have, and words joined by hyphens (sk-fading-circle) have not. */
const RANDOM = /(?=[\w-]{0,200}?(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{12})/.source;

const SERVICES_WITH_UNDERSCORE =
  'gsk|r8|fw|pcsk|lsv2_[ps][tk]|sk(?=_[\\da-f]{40})|re|ntn|secret|sbp|sb_secret|lin_(?:api|oauth)|figd|dckr_[op]at|gls?[ac]|pscale_[a-z]+|rubygems|sntry[su]|nfp|rnd|sq[apu]|bkua|sgp|phx|e2b|rzp_(?:live|test)|vercel_blob_rw';
const SERVICES_WITH_DASH =
  '(?:xai|pplx|csk|nvapi|tvly|fc|pul|xkeysib|xsmtpsib|tskey|pat-[a-z]{2}\\d|CFPAT|FLWSECK|HRKU|NRAK|PMAK)-|(?<![/+])EAA[A-Z]';

/** Secrets with a form of their own, tried wherever MIN_RUN characters of `[\w-]` stand in a row. */
export const MIN_RUN = 20;
const FORMS: Readonly<Record<string, RegExp>> = {
  anthropic_key: /sk-ant-[\w-]{16,}/,
  openrouter_key: /sk-or-[\w-]{16,}/,
  openai_key: new RegExp(`sk-${RANDOM}[\\w-]{13,}`),
  stripe_key: /[sr]k_(?:live|test|prod)_\w{10,}|whsec_[\w+/=-]{16,}/,
  google_key: /AIza[\w-]{30,}|GOCSPX-[\w-]{16,}|ya29\.[\w.-]{16,}|(?<=1\/\/)0[\w-]{30,}|APA91b[\w-]{60,}/,
  aws_key_id: /A(?:KI|SI|BI|CC)A[A-Z\d]{16}(?![A-Za-z\d])/,
  github_token: /gh[oprsu]_\w{16,}|github_pat_\w{20,}/,
  gitlab_token: /gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat)-[\w.-]{16,}/,
  slack_token: /(?:xoxe\.)?xox[a-eoprs]-(?=[\w-]*\d)[\w%-]{10,}|xapp-(?=[\w-]*\d)[\w-]{12,}/,
  npm_token: /npm_[A-Za-z\d]{30,}/,
  pypi_token: new RegExp(`pypi-${RANDOM}[\\w-]{16,}`),
  huggingface_token: /(?:hf|api_org)_[A-Za-z\d]{28,}/,
  sendgrid_key: /SG\.[\w-]{16,}\.[\w-]{16,}/,
  twilio_key: /SK[\da-f]{32}(?!\w)/,
  telegram_token: /(?<=(?<!\d)\d{8,10}:)(?=[\w-]*[A-Z])[\w-]{35}(?![\w-])/,
  discord_token: /[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{27,}/,
  databricks_token: /dapi[\da-f]{32}/,
  digitalocean_token: /do[opr]_v1_[\da-f]{32,}/,
  vault_token: /hv[brs]\.[\w-]{16,}/,
  age_key: /AGE-SECRET-KEY-1[A-Z\d]{40,}/,
  shopify_token: /shp(?:at|ca|pa|ss)_[\da-fA-F]{32}/,
  square_token: /sq0[a-z]{3}-[\w-]{20,}/,
  mailgun_key: /key-[\da-f]{32}/,
  mailchimp_key: /[\da-f]{32}-us\d{1,2}(?!\w)/,
  atlassian_token: /ATATT3[\w=-]{20,}|ATBB\w{20,}/,
  doppler_token: /dp\.[a-z]{2,5}\.\w{30,}/,
  service_key: new RegExp(
    `(?:${SERVICES_WITH_UNDERSCORE})_${RANDOM}[\\w-]{16,}|(?:${SERVICES_WITH_DASH})${RANDOM}[\\w-]{16,}`,
  ),
  jwt: /(?<=sk\.)eyJ[\w-]{16,}\.[\w-]{10,}|eyJ[\w-]{8,}\.(?:eyJ[\w-]{4,}|[\w-]*\.[\w-]{8,})(?:\.[\w-]*){0,3}/,
  signature: /(?<=Signature=)[\da-f]{32,}|(?<=[?&;6]sig=)[\w%+/=.-]{18,}/,
  bearer_token: /(?<=[Bb](?:earer|EARER)["':= ]{1,4})(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/,
  basic_auth: /(?<=[Bb](?:asic|ASIC) )(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{16,}=*/,
};
/** What may stand right before a key without being part of it: `\n`, `\u003d`, `%3D`, an ANSI colour, the dash of `${KEY:-…}`. */
const PREFIX = /(?:(?<=\\)(?:[bfnrtv]|u[\da-f]{4}|x[\da-f]{2})|(?<=%(?:25)?)[\dA-F]{2}|(?<=[[;])\d*m)?[_-]*/.source;
export const TOKEN = new RegExp(
  `${PREFIX}(?:${Object.entries(FORMS)
    // For `x{16,}` the engine needs a stack entry per character, which overflows in long texts; for `x{16}x*` it needs none.
    .map(([kind, { source }]) => `(?<${kind}>${source.replace(/(\[[^\]]+\]|\\w)\{(\d+),\}/g, '$1{$2}$1*')})`)
    .join('|')})`,
  'y',
);

/**
 * Secrets that their surroundings give away: an anchor, and the expression to try wherever it stands. The group is the secret, its
 * name the kind; where the anchor stands within the secret, a look-ahead within a look-behind captures it.
 */
export const SHAPES: readonly (readonly [anchor: string, shape: RegExp])[] = [
  // A signed link, where encoded characters cut the signature into runs that are too short to be found as tokens.
  ['%', /%(?<=(?=.sig=(?<signature>[\w%+/=.-]{16,200}))[?&;6]sig=\w{0,60}%)/dy],
  ['Q~', /Q~(?<=(?=(?<azure_secret>[\w~.-]{4}Q~[\w~.-]{31,34}))[\w~.-]{3}\dQ~)/dy],
];

/** 40 characters that only the key id beside them makes an AWS secret. */
export const AWS_SECRET =
  /(?<![\w/+])(?=[^a-z]{0,39}[a-z])(?=[^A-Z]{0,39}[A-Z])(?=\D{0,39}\d)[A-Za-z\d/+]{40}(?![\w/+=])/;

/** Words that end the name of a secret; the group is the kind of its value. */
const KEY_OWNERS =
  'access|account|admin|api|app|auth|client|consumer|deploy|encrypt(?:ion)?|hmac|jwt|license|master|private|server|service|shared|sign(?:ing)?|ssh|storage|subscription|webhook';
const IDENTIFIED_BY = /(?<=\b(?:user|to)[ \t]{1,4}\S{1,64}[ \t]{1,4})identified[ \t]+(?:with[ \t]+\S{1,32}[ \t]+)?by/
  .source;
/** What a password is called elsewhere, as a name and in a sentence. */
const PASSWORD_ABROAD = [
  'kennwort',
  'contrase[nñ]a',
  'mot[ _-]?de[ _-]?passe',
  'wachtwoord',
  'l[oö]senord(?:et)?',
  'salasana',
  'adgangskoden?',
  'passordet?',
  '(?<![a-z])(?:clave|senha|mdp|has[lł]o|parol[aăe]|heslo|[sş]ifren?(?:iz)?|jelsz[oó])',
  'm[aậ]t[ _]?kh[aẩ]u',
  'kata[ _]?sandi',
  'пароль',
  '密[码碼]',
  '口令',
  'パスワード',
  '暗証番号',
  '비밀번호',
  '암호',
  'كلمة (?:المرور|السر)',
  'סיסמה',
  'รหัสผ่าน',
  'पासवर्ड',
  'कूटशब्द',
  'κωδικός(?: πρόσβασης)?',
].join('|');
const NO_WORD_BEFORE = '(?<!\\\\)[a-z]';
const NAME_END = `(?:${[
  // Chosen by people: any literal will do.
  `(?<password>p(?:ass(?:[_-]?(?:phrase|code|wor[dt]s?|wd))?(?<!(?:buy|by|com|over|sur|tres|under)pass)|wd?(?<!${NO_WORD_BEFORE}pw)|sk(?<!${NO_WORD_BEFORE}psk))|curestring|${IDENTIFIED_BY}|${PASSWORD_ABROAD})`,
  '(?<secret>cret(?<=secret)(?<!(?:existing|image|pull|tls)[_-]?secret|\\d:secret)(?:[_ -]?(?:access[_ -]?)?key|s)?)',
  // Made by machines: the value must look random.
  '(?<token>ken(?<=token)(?<!(?:cancel(?:lation)?|continuation|idempotency|next|page|pagination|sync)[_ -]?token)|pat(?<=(?:access|azure|devops|gh|github|gitlab)_pat))',
  `(?<api_key>key(?<=(?:${KEY_OWNERS})[_\\- .]?key)s?)`,
  `(?<credential>cred(?:ential)?s?(?<!${NO_WORD_BEFORE}cred(?:ential)?s?)|uth(?<=(?<!o|otp)auth)|configjson)`,
  '(?<other_key>key(?<=[_-]key)(?<!(?:public|publishable|site)[_-]key))',
  // Hold a secret among other things.
  '(?<connection_string>conn(?:ection)?[_\\- ]?str(?:ing)?)',
  '(?<authorization>uthorization)',
  '(?<cookie>kie(?<=cookie))',
].join(
  '|',
)})(?:[_-]?\\d{1,3}|[_ -]?confirm(?:ation)?|[_-](?:v\\d|b(?:ase)?64|base|data|default|dev|live|local|main|new|old|plain|prod(?:uction)?|raw|stag(?:e|ing)|test|value))?`;
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
  `${NAMELESS}|${NAME_END}(?:${QUOTE})?[\\])*]{0,3}${ANSI}(?: ?\\[[^\\]\\n]{0,24}\\])?[ \\t]{0,24}(?:${[
    `(?<assign>${[
      `(?::[ \\t]*|(?<=[ \\t]))&?[A-Za-z]\\w{0,15}[ \\t]+=[ \\t](?=${QUOTE})`, // password: str = '…'
      ':-|\\?=|[:=]{1,3}>?(?![:=>]|(?<=:)\\?)(?:\\*\\*(?=[ \\t]))?', // password=…, 'password' => …, **Password:** …, ${PASSWORD:-…}
      `(?:[,;\\s]|\\\\+n)[\\s"'\\\\]{0,40}value\\\\*["']?[ \\t]*[:=]`, // name: DB_PASSWORD⏎value: …
      '(?:[ \\t][\\w:]+=[^<>\\n]{1,60})?>(?:<!\\[CDATA\\[)?|(?<=[ \\t])\\|(?=[ \\t])', // <password>…, | password | …
      '</\\w{1,20}>\\s{0,40}<\\w{1,20}>', // <key>password</key><string>…
      `(?:=>|[:=])[ \\t]{0,8}\\r?\\n[ \\t]{1,40}(?=${QUOTE}|[^\\s#:]{4,400}[ \\t]*(?:[\\r\\n]|$))`, // password:⏎  …
      '[ \\t]?(?:：|は|是|为|為|는|은)[ \\t「『“]{0,3}', // パスワードは「…」
    ].join('|')})[ \\t]{0,24}${ANSI}(?![ \\t]|${EXPRESSION})`,
    // setPassword('…'), set('password', '…'), process.env.PASSWORD || '…'
    `(?<call>[,(]|\\|\\||\\?\\?|(?<=[)\\]][ \\t]?)or[ \\t])[ \\t]*(?=${QUOTE})`,
    // --password …, WITH PASSWORD '…', the password for ada is …
    `(?<space>(?<=[ \\t])(?:(?:(?:for|of)[ \\t](?:'[^'\\n]{1,80}'|[^\\n.:=]{1,40}?))?(?:(?<=[ \\t])(?:(?:has been |was )?set to|${COPULA})|[:=])[ \\t:]{1,4})?)(?!${EXPRESSION})(?=${QUOTE}|[^\\s"'=]{0,40}\\d|(?<=[ \\t](?:${COPULA})[ \\t:]{1,4})\\S{12}|(?<=\\s--?[\\w-]{0,32}[ \\t]{1,4}))`,
  ].join('|')})(?<!redacted:\\w{0,24}:)`,
  'iy',
);

/** A name that ends where it matches. */
export const NAME_AT = new RegExp(`${NAME_END}s?(?![\\w-])`, 'iy');

/** How names and what a secret follows start: only there NAMED is tried. */
export const NAME_ANCHORS: readonly string[] = [
  ...'pass pw psk curestring identified cret ken pat key cred uth configjson conn kie cli cmd cker podman ks'.split(
    ' ',
  ),
  ...'kennwort contrase motde mot_de mot-de wachtwoord losenord lösenord salasana adgangskode passord clave senha mdp'.split(
    ' ',
  ),
  ...'haslo hasło parol heslo sifre şifre jelsz matkh mat_kh mật kata пароль Пароль ПАРОЛЬ 密码 密碼 口令 パスワ 暗証番 비밀번 암호'.split(
    ' ',
  ),
  ...'كلمة סיסמה รหัส पासव कूटश κωδικ Κωδικ'.split(' '),
  'mot de',
];
