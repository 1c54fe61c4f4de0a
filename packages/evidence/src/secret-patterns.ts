/**
 * What secrets look like: the tables and expressions behind redact-text.ts. Every expression runs in linear time, and those
 * that search whole texts begin with rare letters, because the engine skips quickly to those.
 */

/** A key has a digit and an unbroken stretch of letters and digits; words joined by hyphens (sk-fading-circle) have not. */
const RANDOM = /(?=[\w-]*?(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{12})/.source;

/** Secrets with a form of their own. Each starts with at least MIN_RUN characters of `[\w-]`, which is what the scan looks for. */
export const MIN_RUN = 18;
const TOKEN_PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['anthropic_key', /sk-ant-[\w-]{16,}/],
  ['openrouter_key', /sk-or-[\w-]{16,}/],
  ['openai_key', new RegExp(`sk-${RANDOM}[\\w-]{13,}`)],
  ['stripe_key', /[sr]k_(?:live|test|prod)_\w{10,}|whsec_[\w+/=-]{16,}/],
  ['google_key', /AIza[\w-]{30,}|GOCSPX-[\w-]{16,}|ya29\.[\w.-]{16,}|(?<=1\/\/)0[\w-]{30,}/],
  ['aws_key_id', /A(?:KI|SI|BI|CC)A[A-Z\d]{16}(?![A-Za-z\d])/],
  ['github_token', /gh[oprsu]_\w{16,}|github_pat_\w{20,}/],
  ['gitlab_token', /gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat)-[\w.-]{16,}/],
  ['slack_token', /xox[a-eoprs]-(?=[\w-]*\d)[\w-]{10,}|xapp-(?=[\w-]*\d)[\w-]{12,}/],
  ['npm_token', /npm_[A-Za-z\d]{30,}/],
  ['pypi_token', new RegExp(`pypi-${RANDOM}[\\w-]{16,}`)],
  ['huggingface_token', /(?:hf|api_org)_[A-Za-z\d]{28,}/],
  ['sendgrid_key', /SG\.[\w-]{16,}\.[\w-]{16,}/],
  ['twilio_key', /SK[\da-f]{32}(?!\w)/],
  ['telegram_token', /(?<=(?<!\d)\d{8,10}:)(?=[\w-]*[A-Z])[\w-]{35}(?![\w-])/],
  ['discord_token', /[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{27,}/],
  ['databricks_token', /dapi[\da-f]{32}/],
  ['digitalocean_token', /do[opr]_v1_[\da-f]{32,}/],
  ['vault_token', /hv[brs]\.[\w-]{16,}/],
  ['age_key', /AGE-SECRET-KEY-1[A-Z\d]{40,}/],
  ['shopify_token', /shp(?:at|ca|pa|ss)_[\da-fA-F]{32}/],
  ['square_token', /sq0[a-z]{3}-[\w-]{20,}/],
  ['mailgun_key', /key-[\da-f]{32}/],
  ['mailchimp_key', /[\da-f]{32}-us\d{1,2}(?!\w)/],
  ['atlassian_token', /ATATT3[\w=-]{20,}|ATBB\w{20,}/],
  ['doppler_token', /dp\.[a-z]{2,5}\.\w{30,}/],
  ['api_key', new RegExp(`(?:gsk_|xai-|pplx-|csk-|nvapi-|r8_|tvly-|fc-|fw_|pcsk_|lsv2_[ps][tk]_|sk_(?=[\\da-f]{40})|re_)${RANDOM}[\\w-]{16,}`)],
  ['api_key', new RegExp(`(?:lin_(?:api|oauth)_|ntn_|secret_|sbp_|sb_secret_|figd_|dckr_[op]at_|glsa_|glc_)${RANDOM}[\\w-]{16,}`)],
  ['api_key', new RegExp(`(?:pscale_[a-z]+_|rubygems_|sntry[su]_|NRAK-|PMAK-|fm[12]_|ops_|EAA[A-Z])${RANDOM}[\\w-]{16,}`)],
  ['jwt', /eyJ[\w-]{8,}\.(?:eyJ[\w-]{4,}|[\w-]*\.[\w-]{8,})(?:\.[\w-]*){0,3}/],
  ['url_signature', /(?<=Signature=)[\da-f]{32,}|(?<=[?&;6]sig=)[\w%+/=.-]{18,}/],
  ['bearer_token', /(?<=[Bb](?:earer|EARER)["':= ]{1,4})(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/],
  ['basic_auth', /(?<=[Bb](?:asic|ASIC) )(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{16,}=*/],
];
/** What may stand right before a key without being part of it: `\n`, `\u003d`, `%3D`, an ANSI colour, the dash of `${KEY:-…}`. */
const RUN_PREFIX = /(?:(?<=\\)(?:[bfnrtv]|u[\da-fA-F]{4}|x[\da-fA-F]{2})|(?<=%(?:25)?)[\dA-F]{2}|(?<=[[;])\d*m)?[_-]*/;
export const TOKENS: readonly (readonly [kind: string, token: RegExp])[] = TOKEN_PATTERNS.map(([kind, pattern]) => [
  kind,
  new RegExp(`${RUN_PREFIX.source}(${pattern.source})`, 'y'),
]);
/** All of them at once, to reject quickly what is none. */
export const TOKEN = new RegExp(`${RUN_PREFIX.source}(?:${TOKEN_PATTERNS.map(([, pattern]) => pattern.source).join('|')})`, 'y');

/** Only known to be an AWS secret by the key id it stands beside. */
export const AWS_SECRET = /(?<![\w/+])(?=[^a-z]{0,39}[a-z])(?=[^A-Z]{0,39}[A-Z])(?=\D{0,39}\d)[A-Za-z\d/+]{40}(?![\w/+=])/;

const PEM_LABEL = /[A-Z\d ]{0,24}PRIVATE KEY(?: BLOCK)?-----/.source;
const PEM_GAP = /(?:[\s"'`+>|,]|\\+[nrt]){0,40}/.source;
const PEM_LINE = /(?:[A-Za-z\d+/]{12,}={0,2}|[A-Za-z\d+/]{1,11}={1,2}|=[A-Za-z\d+/]{4}|(?:Proc-Type|DEK-Info|Version|Comment):[^\n\\"]{0,80})/.source;
const PEM = `-----BEGIN ${PEM_LABEL}(?:${PEM_GAP}${PEM_LINE}){0,400}(?:${PEM_GAP}[A-Za-z\\d+/]{0,11}${PEM_GAP}-----END ${PEM_LABEL})?`;

/**
 * Secrets that their surroundings give away: an anchor, and the expression to try wherever the anchor stands. The group is the
 * secret and its name the kind; where the anchor stands within the secret, a look-ahead within a look-behind captures it.
 */
export const SHAPES: readonly (readonly [anchor: string, shape: RegExp])[] = [
  ['BEGIN ', new RegExp(`BEGIN (?<=(?=(?<private_key>${PEM}))-----BEGIN )`, 'dy')],
  // scheme://user:…@host, scheme://…@host
  ['@', /@(?!sha\d+:)(?<=:\/\/[^\s"'`\\<>/?#@:[]{0,100}:(?<url_password>[^\s"'`\\<>/?@]{1,200}(?:@[^\s"'`\\<>/?@]{1,64})?)@)/dy],
  ['@', /@(?<=:\/\/(?<url_token>(?=[A-Za-z_-]{0,40}\d)[\w-]{20,100})@)/dy],
  // The signature of a shared link, which the encoded characters in it cut into runs that are too short.
  ['%', /%(?<=(?=.sig=(?<url_signature>[\w%+/=.-]{16,}))[?&;6]sig=\w{0,60}%)/dy],
  ['Q~', /Q~(?<=(?=(?<azure_secret>[\w~.-]{4}Q~[\w~.-]{31,34}))[\w~.-]{3}\dQ~)/dy],
  // Only of curl: `docker run -u 1000:1000` is something else.
  ['-u', /-u(?:ser)?(?<=\s(?:-u|--(?:proxy-)?user))[ =]?\\*["']?[^\s:"'[/\\]{0,80}:(?<=curl\b[^|]{0,400})(?<password>[^\s"'`\\<>]+)/dy],
  // mysql takes its password without a space: after one, the name of a database follows.
  ['-p', /-p(?!\d{1,5}\b)(?:(?<=(?:mysql|mariadb)[\w-]*\s(?:[^|;\n]{0,150}\s)?-p)|(?<=(?:sshpass|twine|login)\s(?:[^|;\n]{0,150}\s)?-p) ?)\\*["']?(?<password>[^\s"'`\\<>]{3,})/dy],
  ['-P ', /-P (?<=sqlcmd\s[^|;\n]{0,150}-P )\\*["']?(?<password>[^\s"'`\\<>]{3,})/dy],
];

/** Words that end the name of a secret; the group is the kind of its value. Each is matched from its rarest letters on. */
const KEY_OWNERS =
  'access|account|admin|api|app|auth|client|consumer|deploy|encrypt(?:ion)?|hmac|jwt|license|master|private|server|service|shared|sign(?:ing)?|ssh|storage|subscription|webhook';
const NAME_END = `(?:${[
  // Chosen by people: any literal will do.
  '(?<password>p(?:ass(?:[_-]?(?:phrase|code|wor[dt]|wd))?(?<!(?:by|com|over|sur|tres|under)pass)|wd?(?<!(?<!\\\\)[a-z]pw)|sk(?<!(?<!\\\\)[a-z]psk))|curestring(?<=securestring))',
  '(?<secret>cret(?<=secret)(?<!(?:existing|image|pull|tls)[_-]?secret|\\d:secret)(?:[_ -]?(?:access[_ -]?)?key)?)',
  // Made by machines: the value must look random.
  '(?<token>ken(?<=token)(?<!(?:cancel(?:lation)?|continuation|next|page|sync)[_-]?token)|pat(?<=_pat))',
  `(?<api_key>key(?<=(?:${KEY_OWNERS})[_\\- .]?key)s?)`,
  '(?<credential>cred(?:ential)?s?(?<!(?<!\\\\)[a-z]cred(?:ential)?s?)|uth(?<=auth)|configjson(?<=dockerconfigjson))',
  '(?<other_key>key(?<=[_-]key)(?<!(?:public|publishable|site)[_-]key))',
  '(?<connection_string>conn(?:ection)?[_\\- ]?str(?:ing)?)',
  // Hold the secret among other things.
  '(?<authorization>uthorization)',
  '(?<cookie>kie(?<=cookie))',
].join('|')})(?:[_-]?(?:\\d{1,3}|v\\d|b(?:ase)?64|base|default|dev|live|local|main|new|old|plain|prod(?:uction)?|raw|stag(?:e|ing)|test|value))?`;
/** A whole name, as it stands in an object. */
export const NAME = new RegExp(`(?:${NAME_END}s?|(?<bearer_token>bearer)|(?<passphrase>mnemonic|seed[_-]?phrase))$`, 'i');

const ANSI = /(?:\x1b\[[\d;]{0,8}m)?/.source;
const QUOTE = /\\*["'`]/.source;
/** `getToken(`, `tokens[0]`, `req.body.password`, `await …`: an expression, not a literal. */
const EXPRESSION =
  /\{|\((?!\\*["'])|[A-Za-z_$][\w$]{0,40}(?:[([]|::|->)|[A-Za-z_$]+(?:\??\.[A-Za-z_$#]+)+(?:[\s,;)\]}([:!?]|$)|(?:args|config|env|import|opt(?:ion)?s|os|process|req(?:uest)?|self|settings|this|var)\??\.[A-Za-z_$]|(?:any|await|boolean|ConvertTo-\w+|false|new|none|null|number|str|string|true|undefined)\b/.source;
/** What else a secret follows. */
const NAMELESS = [
  `(?<flag>cli(?<=redis-cli)[^|;\\n]{0,80}?\\s-a ?|user[ \\t]+\\S{1,64}[ \\t]+identified[ \\t]+(?:with[ \\t]+\\S{1,32}[ \\t]+)?by[ \\t]+(?=${QUOTE}))`,
  '(?<webhook>ks(?<=hooks)(?:\\.slack\\.com\\/[a-z]+|(?<=discord(?:app)?\\.com\\/api\\/webhooks))\\/)',
].join('|');
/** A name in a text and what leads from it to its value, which starts where the match ends. */
export const NAMED = new RegExp(
  `${NAMELESS}|${NAME_END}(?:${QUOTE})?[\\])*]{0,3}${ANSI}(?: ?\\[[^\\]\\n]{0,24}\\])?[ \\t]{0,24}(?:${[
    // password = …, password: str = …, 'password' => …, <password>…, | password | …, name: DB_PASSWORD⏎value: …
    `(?<assign>(?::[ \\t]*|(?<=[ \\t]))&?[A-Za-z]\\w{0,15}[ \\t]+=[ \\t](?=${QUOTE})|[:=]{1,3}>?(?![:=>?])(?:\\*\\*(?=[ \\t]))?|:-|-?>|\\|(?!\\|)|(?:[,\\s]|\\\\+n)[\\s"'\\\\]{0,40}value\\\\*["']?[ \\t]*[:=])[ \\t]{0,24}${ANSI}(?![ \\t]|${EXPRESSION})`,
    // setPassword('…'), set('password', '…')
    `(?<call>[,(]|\\|\\||\\?\\?|(?<=[)\\]][ \\t]?)or[ \\t])[ \\t]*(?=${QUOTE})`,
    // --password …, password is …, WITH PASSWORD '…'
    `(?<space>(?<=[ \\t])(?:(?:(?:for|of)[ \\t][^\\n.:=]{1,40}?)?(?:is|was|[:=])[ \\t:]{1,4})?)(?!${EXPRESSION})(?=${QUOTE}|[^\\s"'=]{0,24}\\d|(?<=\\s--?[\\w-]{0,32}[ \\t]{1,4}))`,
  ].join('|')})(?<!redacted:\\w{0,24}:)`,
  'gi',
);

/** Opens a literal: `"`, `\"`, `\\\"`, `f"`, `"""`. */
export const OPENING = /[bfruL@$]{0,2}(?:""|'')?(\\*)(["'`])/y;
export const UNQUOTED = /[a-z]{4}(?: [a-z]{4}){3}(?![a-z])|(?:[^\s"'`<\\]|\\(?![nrtu"'`\\])){1,512}/y;
/** Where an unquoted value ends before the next white space: at the next parameter, property or closing bracket. */
export const UNQUOTED_END = /&(?=[\w.-]+=|amp;|&)|;(?=[\w ]+=)|,(?=[\w.$-]+[=:])|[)\]}>,;:.]+$/;
export const AUTHORIZATION =
  /\[?(?:[fbru]?\\*["'`])?(?:(basic|bearer|token|apikey|api-key|key|bot|oauth|negotiate|splunk|ssws|geniekey)[ \t]+)?(?!\[)([^\s"'`\\,;<>\]]{6,})/iy;
/** The user and the password of `auth=('ada', '…')` and `HTTPBasicAuth('ada', '…')`. */
export const BASIC_TUPLE = /\(?[ \t]*\\*["'][^"'\\\n]{0,80}\\*["'],[ \t]*\\*["']([^"'\\\n]{3,200})/y;
export const COOKIE_LINE = /\[?[^\n\r"'`\\]{0,8192}/y;
export const COOKIE_PAIR = /([\w.%$@!~*|#&+^-]+)=("?)([^;"',\s\\]+)/g;
/** `Path=/`, and settings such as en-US, dark, 1 or true. */
export const PLAIN_COOKIE = /^(?:path|domain|expires|max-age|samesite|priority)=|=(?:[a-z]{1,7}|\d{1,4}|[a-z]{2}[-_][a-z]{2})$/i;

/** Stands for a secret or says that there is none. `changeme` is public, and that it was left in place is worth knowing. */
export const MASKED_TOKEN = /x{6}|\*{3}|[-_]your[-_]/i;
export const PLACEHOLDER = new RegExp(
  [
    /^(?:\$(?:[a-z_]\w*$|[{([])|\{[^}]*\}|<[^>]*>?$|%[a-z_]\w*[%(]|%[sdv(]|[#@]\{|!(?:vault|ref|sub|getatt|env)\b|\[|[:@&*][a-z_]+$|\(.*\)$|0x[\da-f]{1,8}$|(.)\1*$)/,
    /\[?redacted|\*{3}|…|\.{3}|•|x{4,}/,
    /^(?:your|required\b)|(?:^|[^a-z\d])(?:your|example|placeholder|sample)(?![a-z\d])|^(?:change|replace|insert|enter|put|set)[-_ ]?(?:me|this|here|your)/,
    /^(?:any|bcrypt|bool(?:ean)?|bytes|disabled|empty|enabled|env|false|file|hidden|int(?:eger)?|invalid|masked|missing|nil|no(?:ne)?|null|number|object|off|on|optional|pass(?:w(?:or)?[dt])?|prompt|pwd|required|salt|secret|stdin|str(?:ing)?|text|token|true|undefined|unknown|unset|user|yes)$/,
    /^(?:argon2\w*|base64|md5|oauth2?|sha-?\d+|utf-?8)(?:$|-)/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'i',
);
/** DB_PASSWORD, TOKEN: the name of a variable where a value could stand. */
export const VARIABLE_NAME = /^(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z_]+)$/;
/** Files, addresses, references into a secret store, dates and versions. */
export const LOCATION =
  /^(?:[a-z][a-z\d+.-]*:\/\/|(?:~|\.{1,2})?\/(?:[a-z._-][a-z\d._-]*|Users|Library|Volumes)(?:\/|$)|[A-Za-z]:[\\/]|(?:arn|data|env|file|op|ref|sha\d+|vault):|\d{4}-\d\d-\d\d|[v^~<>=]{0,2}\d+\.\d+(?:\.|$))/;
/** A sentence in place of a value: a label, a hint or an error. */
export const PROSE =
  /[.?!:]$|^[A-Z][a-z]+(?: [a-z]+)+$|\b(?:an|and|at|be|cannot|confirm|enter|for|forgot|from|incorrect|invalid|is|must|new|not|of|or|password|please|required|reset|the|to|token|with|wrong|your)\b/;
/** oauth2-proxy, my-token-1, db_password: words with at most a number at their end. */
export const WORDS = /^(?:(?:[A-Za-z]+\d{0,3}|\d{0,3}[A-Za-z]*)[-_.:/])+(?:[A-Za-z]+\d{0,3}|\d{0,3}[A-Za-z]*)$/;
