// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the syntax of shells and templates is what some texts are about.
/**
 * Texts with secrets in realistic places, and texts that only look as if they had some. Secrets are put together at run time
 * from a seed, so that no secret scanner ever mistakes this file for a leak.
 */
interface SecretCase {
  readonly text: string;
  /** As they stand in the text. */
  readonly secrets: readonly string[];
  /** The text is the value of an object's member with this name. */
  readonly name?: string;
}

export interface LookAlike {
  readonly text: string;
  readonly name?: string;
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';
const ALNUM = LOWER + UPPER + DIGITS;
const BASE64 = `${ALNUM}+/`;
const URL64 = `${ALNUM}_-`;
const HEX = `${DIGITS}abcdef`;
const CROCKFORD = `${UPPER}234567`;

let seed = 20260214;

/** The next pseudo-random number below `limit` (mulberry32). */
function below(limit: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
}

/** Random characters; keys are told from words by their digits, so one is always among them. */
function randomish(length: number, alphabet = ALNUM): string {
  let text = '';
  for (let index = 0; index < length; index++) text += alphabet[below(alphabet.length)] ?? '';
  if (!alphabet.includes(DIGITS) || /\d/.test(text)) return text;
  const at = below(length);
  return `${text.slice(0, at)}${below(10)}${text.slice(at + 1)}`;
}

function join(...parts: string[]): string {
  return parts.join('');
}

function uuid(): string {
  return [8, 4, 4, 4, 12].map((length) => randomish(length, HEX)).join('-');
}

function base64(text: string): string {
  return btoa(text);
}

function jwt(): string {
  const part = (value: object) => base64(JSON.stringify(value)).replaceAll('=', '');
  return [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({ sub: String(below(1e9)), name: 'Ada', iat: below(1e9) }),
    randomish(43, URL64),
  ].join('.');
}

function pem(label: string, lines = 12, newline = '\n'): string {
  const body = Array.from({ length: lines }, () => randomish(64, BASE64));
  return [
    join('-----BEG', 'IN ', label, '-----'),
    ...body,
    `${randomish(22, BASE64)}==`,
    join('-----E', 'ND ', label, '-----'),
  ].join(newline);
}

/** What people choose: words with digits and signs. */
const HUMAN = [
  ['hunter', '2'],
  ['Tr0ub4dor', '&3'],
  ['P@ssw', '0rd!'],
  ['correct-horse', '-battery'],
  ['S3cr', '3t#2024'],
  ['letme', 'in!'],
  ['qwerty', '12345'],
  ['Winter', '2025!'],
  ['myS3cret', 'Pw'],
  ['pa55', 'w0rd99'],
  ['!Qaz2', 'wsx#Edc'],
  ['k1tten', 'Mittens7'],
  ['admin', '1234'],
  ['Zx9', '%qL!m'],
  ['super', 'secret123'],
  ['mysecret', 'password'],
  ['sw0rd', 'fish'],
  ['r00t', 'me!'],
  ['Blue', 'Monkey42'],
  ['iloveyou', '3000'],
].map((parts) => join(...parts));
let humans = 0;
/** The next password that somebody could have chosen. */
function human(): string {
  humans++;
  return join(HUMAN[humans % HUMAN.length] ?? '', humans > HUMAN.length ? String(humans) : '');
}

const make = {
  openai: () => join('s', 'k-', randomish(48)),
  openaiProject: () => join('s', 'k-proj-', randomish(74, URL64), 'T3BlbkFJ', randomish(74, URL64)),
  openaiService: () => join('s', 'k-svcacct-', randomish(60, URL64)),
  anthropic: () => join('s', 'k-ant-api03-', randomish(93, URL64), 'AA'),
  anthropicOauth: () => join('s', 'k-ant-oat01-', randomish(90, URL64)),
  openrouter: () => join('s', 'k-or-v1-', randomish(64, HEX)),
  deepseek: () => join('s', 'k-', randomish(32, HEX)),
  google: () => join('AI', 'za', 'Sy', randomish(33, URL64)),
  googleAccess: () => join('ya', '29.', 'a0Af', randomish(120, URL64)),
  googleClient: () => join('GOC', 'SPX-', randomish(28, URL64)),
  awsId: () => join('AK', 'IA', randomish(16, CROCKFORD)),
  awsTemporaryId: () => join('AS', 'IA', randomish(16, CROCKFORD)),
  awsSecret: () => randomish(40, BASE64),
  awsSession: () => join('IQoJb3JpZ2luX2Vj', randomish(300, BASE64), '=='),
  azureAccount: () => join(randomish(86, BASE64), '=='),
  azureClient: () => join(randomish(3), '8', 'Q~', randomish(34, `${ALNUM}_.-`)),
  slackBot: () => join('xo', 'xb-', randomish(12, DIGITS), '-', randomish(13, DIGITS), '-', randomish(24)),
  slackUser: () => join('xo', 'xp-', randomish(12, DIGITS), '-', randomish(12, DIGITS), '-', randomish(32, HEX)),
  slackApp: () => join('xa', 'pp-1-A', randomish(10, CROCKFORD), '-', randomish(13, DIGITS), '-', randomish(64, HEX)),
  slackHook: () => join('T', randomish(8, CROCKFORD), '/B', randomish(10, CROCKFORD), '/', randomish(24)),
  github: () => join('gh', 'p_', randomish(36)),
  githubOauth: () => join('gh', 'o_', randomish(36)),
  githubApp: () => join('gh', 's_', randomish(36)),
  githubRefresh: () => join('gh', 'r_', randomish(76)),
  githubFine: () => join('github', '_pat_', randomish(22), '_', randomish(59)),
  gitlab: () => join('gl', 'pat-', randomish(20, URL64)),
  gitlabRunner: () => join('gl', 'rt-', randomish(20, URL64)),
  npm: () => join('np', 'm_', randomish(36)),
  stripe: () => join('sk', '_live_', randomish(24)),
  stripeLong: () => join('sk', '_live_51', randomish(97)),
  stripeTest: () => join('sk', '_test_', randomish(24)),
  stripeRestricted: () => join('rk', '_live_', randomish(24)),
  stripeHook: () => join('whs', 'ec_', randomish(32)),
  twilio: () => join('S', 'K', randomish(32, HEX)),
  huggingface: () => join('h', 'f_', randomish(34)),
  sendgrid: () => join('S', 'G.', randomish(22, URL64), '.', randomish(43, URL64)),
  telegram: () => join(randomish(10, '123456789'), ':AA', randomish(33, URL64)),
  discord: () => join('MT', randomish(24), '.G', randomish(5), '.', randomish(38, URL64)),
  groq: () => join('gs', 'k_', randomish(52)),
  xai: () => join('xa', 'i-', randomish(80)),
  digitalocean: () => join('dop', '_v1_', randomish(64, HEX)),
  pypi: () => join('py', 'pi-', 'AgEIcHlwaS5vcmc', randomish(120, URL64)),
  databricks: () => join('da', 'pi', randomish(32, HEX)),
  vault: () => join('hv', 's.', 'CAESI', randomish(90, URL64)),
  age: () => join('AGE-SEC', 'RET-KEY-1', randomish(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')),
  linear: () => join('lin', '_api_', randomish(40)),
  notion: () => join('nt', 'n_', randomish(46)),
  shopify: () => join('shp', 'at_', randomish(32, HEX)),
  perplexity: () => join('pp', 'lx-', randomish(48)),
  replicate: () => join('r', '8_', randomish(37)),
  mailgun: () => join('ke', 'y-', randomish(32, HEX)),
  mailchimp: () => join(randomish(32, HEX), '-u', 's14'),
  grafana: () => join('gl', 'sa_', randomish(32), '_', randomish(8, HEX)),
  docker: () => join('dck', 'r_pat_', randomish(27, URL64)),
  atlassian: () => join('ATA', 'TT3', randomish(180, URL64), '=', randomish(8, HEX)),
  jwt,
  hex32: () => randomish(32, HEX),
  hex40: () => randomish(40, HEX),
  hex64: () => randomish(64, HEX),
  opaque: () => randomish(40, URL64),
  short: () => randomish(20),
};

const cases: SecretCase[] = [];

/** Adds a text that holds one secret. */
function hide(secret: string, text: (secret: string) => string): void {
  cases.push({ text: text(secret), secrets: [secret] });
}

/** Adds a text that holds several secrets. */
function hideAll(secrets: readonly string[], text: (...secrets: string[]) => string): void {
  cases.push({ text: text(...secrets), secrets });
}

/** Adds texts that each hold another secret in place of ¤. */
function hideEach(makeSecret: () => string, texts: readonly string[]): void {
  for (const text of texts) hide(makeSecret(), (secret) => text.replace('¤', () => secret));
}

/** Adds an object's member that is a secret or holds one. */
function hideNamed(name: string, secret: string, value: (secret: string) => string = (same) => same): void {
  cases.push({ name, text: value(secret), secrets: [secret] });
}

// Every form of key, each in another place.
hide(make.openai(), (s) => `OPENAI_API_KEY=${s}`);
hide(
  make.openai(),
  (s) =>
    `openai.AuthenticationError: Error code: 401 - {'error': {'message': 'Incorrect API key provided: ${s}. You can find your API key at https://platform.openai.com/account/api-keys.', 'type': 'invalid_request_error'}}`,
);
hide(make.openaiProject(), (s) => `const openai = new OpenAI({ apiKey: '${s}' });`);
hide(make.openaiProject(), (s) => `I added your key ${s} to the .env file and restarted the server.`);
hide(make.openaiProject(), (s) => `echo \${OPENAI_API_KEY:-${s}}`);
hide(make.openaiService(), (s) => `  "apiKey": "${s}",`);
hide(
  make.anthropic(),
  (s) =>
    `curl https://api.anthropic.com/v1/messages \\\n  -H "x-api-key: ${s}" \\\n  -H "anthropic-version: 2023-06-01"`,
);
hide(make.anthropic(), (s) => `export ANTHROPIC_API_KEY='${s}'`);
hide(make.anthropicOauth(), (s) => `{"type":"oauth","access":"${s}","expires":1767225600000}`);
hide(make.openrouter(), (s) => `provider=openrouter key=${s} model=auto`);
hide(make.deepseek(), (s) => `client = OpenAI(api_key="${s}", base_url="https://api.deepseek.com")`);
hide(make.google(), (s) => `GET https://maps.googleapis.com/maps/api/geocode/json?address=Berlin&key=${s} 200`);
hide(make.google(), (s) => `firebase.initializeApp({ apiKey: "${s}", projectId: "demo" });`);
hide(make.googleAccess(), (s) => `access_token: ${s}\ntoken_type: Bearer\nexpires_in: 3599`);
hide(make.googleAccess(), (s) => `Authorization: Bearer ${s}`);
hide(make.googleClient(), (s) => `{"web":{"client_id":"1234.apps.googleusercontent.com","client_secret":"${s}"}}`);
hideAll(
  [make.awsId(), make.awsSecret()],
  (id, s) => `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${s}\nregion = eu-central-1\n`,
);
hideAll(
  [make.awsId(), make.awsSecret()],
  (id, s) => `export AWS_ACCESS_KEY_ID=${id}\nexport AWS_SECRET_ACCESS_KEY=${s}\n`,
);
hideAll([make.awsId(), make.awsSecret()], (id, s) => `User name,Access key ID,Secret access key\nci-bot,${id},${s}\n`);
hideAll(
  [make.awsId(), make.awsSecret()],
  (id, s) =>
    `AWS Access Key ID [None]: ${id}\nAWS Secret Access Key [None]: ${s}\nDefault region name [None]: us-east-1`,
);
hideAll([make.awsTemporaryId(), make.awsSecret(), make.awsSession()], (id, s, t) =>
  JSON.stringify(
    { Credentials: { AccessKeyId: id, SecretAccessKey: s, SessionToken: t, Expiration: '2026-02-14T12:00:00Z' } },
    null,
    2,
  ),
);
hideAll(
  [make.awsId(), make.awsSecret()],
  (id, s) => `s3 = boto3.client("s3", aws_access_key_id="${id}", aws_secret_access_key="${s}")`,
);
hideAll([make.awsId(), make.awsSecret()], (id, s) => `Credentials are ${id} and ${s}, rotate them.`);
hide(make.awsSecret(), (s) => `aws configure set aws_secret_access_key ${s}`);
hide(make.awsSession(), (s) => `AWS_SESSION_TOKEN=${s}\nHOME=/root`);
hide(make.awsSecret(), (s) => `new AWS.Config({ secretAccessKey: '${s}', region: 'us-west-2' })`);
hide(make.awsSecret(), (s) => `spring.cloud.aws.credentials.secret-key=${s}`);
hide(
  make.azureAccount(),
  (s) =>
    `AZURE_STORAGE_CONNECTION_STRING="DefaultEndpointsProtocol=https;AccountName=demo;AccountKey=${s};EndpointSuffix=core.windows.net"`,
);
hide(make.azureAccount(), (s) => `az storage blob list --account-name demo --account-key ${s}`);
hide(
  `${randomish(43, BASE64)}=`,
  (s) =>
    `Endpoint=sb://demo.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=${s}`,
);
hide(
  `${randomish(43)}%3D`,
  (s) => `https://demo.blob.core.windows.net/logs/a.txt?sv=2023-11-03&st=2026-01-01T00%3A00%3A00Z&sr=b&sp=r&sig=${s}`,
);
hide(
  join(randomish(11), '%2B', randomish(14), '%2F', randomish(15), '%3D'),
  (s) => `{"url":"https://demo.blob.core.windows.net/c?sv=2022\\u0026sp=rl\\u0026sig=${s}"}`,
);
hide(make.azureClient(), (s) => `az login --service-principal -u app-id -p ${s} --tenant contoso`);
hide(make.azureClient(), (s) => `"value": "${s}",\n"hint": "abc",`);
hide(make.slackBot(), (s) => `SLACK_BOT_TOKEN=${s}`);
hide(make.slackBot(), (s) => `slack_sdk.errors.SlackApiError: invalid_auth (token ${s})`);
hide(make.slackUser(), (s) => `curl -F token=${s} https://slack.com/api/auth.test`);
hide(make.slackApp(), (s) => `app = App(app_token="${s}")`);
hide(make.slackHook(), (s) => `curl -X POST -d '{"text":"hi"}' https://hooks.slack.com/services/${s}`);
hide(make.slackHook(), (s) => `webhook_url: "https://hooks.slack.com/services/${s}"`);
hide(make.github(), (s) => `git clone https://${s}@github.com/acme/private.git`);
hide(make.github(), (s) => `origin\thttps://x-access-token:${s}@github.com/acme/app (fetch)`);
hide(
  make.github(),
  (s) =>
    `remote: Invalid username or password.\nfatal: Authentication failed for 'https://ada:${s}@github.com/acme/app.git/'`,
);
hide(make.githubOauth(), (s) => `github.com:\n    oauth_token: ${s}\n    user: ada\n    git_protocol: https`);
hide(make.githubApp(), (s) => `Authorization: token ${s}`);
hide(make.githubRefresh(), (s) => `{"refresh_token":"${s}","refresh_token_expires_in":15811200}`);
hide(make.githubFine(), (s) => `gh auth login --with-token <<< "${s}"`);
hide(make.gitlab(), (s) => `curl --header "PRIVATE-TOKEN: ${s}" "https://gitlab.example.com/api/v4/projects"`);
hide(make.gitlab(), (s) => `git remote set-url origin https://oauth2:${s}@gitlab.com/acme/app.git`);
hide(make.gitlabRunner(), (s) => `[[runners]]\n  name = "ci"\n  token = "${s}"\n  executor = "docker"`);
hide(make.npm(), (s) => `//registry.npmjs.org/:_authToken=${s}\nalways-auth=true`);
hide(make.npm(), (s) => `npm config set //registry.npmjs.org/:_authToken ${s}`);
hide(uuid(), (s) => `//npm.acme.io/:_authToken=${s}`);
hide(base64(`ci:${human()}`), (s) => `registry=https://npm.acme.io/\n_auth=${s}\n`);
hide(make.stripe(), (s) => `const stripe = require('stripe')('${s}');`);
hide(make.stripe(), (s) => `curl https://api.stripe.com/v1/charges -u ${s}: -d amount=999`);
hide(make.stripeLong(), (s) => `STRIPE_SECRET_KEY="${s}"`);
hide(make.stripeTest(), (s) => `StripeInvalidRequestError: Invalid API Key provided: ${s}`);
hide(make.stripeRestricted(), (s) => `Stripe.api_key = "${s}"`);
hide(make.stripeHook(), (s) => `> Ready! Your webhook signing secret is ${s} (^C to quit)`);
hide(make.twilio(), (s) => `twilio api keys: ${s} created`);
hide(make.hex32(), (s) => `TWILIO_ACCOUNT_SID=AC${randomish(32, HEX)}\nTWILIO_AUTH_TOKEN=${s}`);
hide(make.huggingface(), (s) => `huggingface-cli login --token ${s} --add-to-git-credential`);
hide(make.huggingface(), (s) => `model = AutoModel.from_pretrained("acme/m", use_auth_token="${s}")`);
hide(make.sendgrid(), (s) => `sg = SendGridAPIClient("${s}")`);
hide(make.sendgrid(), (s) => `SENDGRID_API_KEY: ${s}`);
hide(make.telegram(), (s) => `https://api.telegram.org/bot${s}/getUpdates`);
hide(make.telegram(), (s) => `TELEGRAM_BOT_TOKEN=${s}`);
hide(make.discord(), (s) => `client.login("${s}");`);
hide(make.groq(), (s) => `Using Groq key ${s}`);
hide(make.xai(), (s) => `XAI_API_KEY=${s} node index.js`);
hide(make.digitalocean(), (s) => `doctl auth init -t ${s}`);
hide(make.pypi(), (s) => `[pypi]\nusername = __token__\npassword = ${s}`);
hide(make.pypi(), (s) => `twine upload -u __token__ -p ${s} dist/*`);
hide(make.databricks(), (s) => `[DEFAULT]\nhost = https://adb-1.azuredatabricks.net\ntoken = ${s}`);
hide(make.vault(), (s) => `$ vault login\ntoken                ${s}\ntoken_accessor       abc`);
hide(make.age(), (s) => `# created: 2026-01-01T00:00:00Z\n# public key: age1qqq\n${s}\n`);
hide(make.linear(), (s) => `linear issues list --key ${s}`);
hide(make.notion(), (s) => `const notion = new Client({ auth: "${s}" })`);
hide(make.shopify(), (s) => `X-Shopify-Access-Token: ${s}`);
hide(make.perplexity(), (s) => `{"env":{"PERPLEXITY_API_KEY":"${s}"}}`);
hide(make.replicate(), (s) => `replicate: using ${s}`);
hide(make.mailgun(), (s) => `curl -s --user 'api:${s}' https://api.mailgun.net/v3/domains`);
hide(make.mailchimp(), (s) => `mailchimp.setConfig({ apiKey: "${s}", server: "us14" });`);
hide(make.grafana(), (s) => `grafana token ${s} created`);
hide(make.docker(), (s) => `docker login -u acme -p ${s}`);
hide(make.atlassian(), (s) => `curl -u ada@acme.io:${s} https://acme.atlassian.net/rest/api/3/myself`);
hide(make.jwt(), (s) => `Set-Cookie: session=${s}; HttpOnly; Secure; SameSite=Lax`);
hide(make.jwt(), (s) => `{"accessToken":"${s}","expiresIn":900}`);
hide(make.jwt(), (s) => `2026-02-14 12:00:01 DEBUG auth - verifying ${s}`);
hide(make.jwt(), (s) => `https://app.acme.io/callback#id_token=${s}&state=xyz`);

// Private keys.
hide(pem('RSA PRIVATE KEY'), (s) => `$ cat key.pem\n${s}\n$ ls`);
hide(
  pem('PRIVATE KEY'),
  (s) =>
    `tls.key: |\n${s
      .split('\n')
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
);
hide(pem('OPENSSH PRIVATE KEY', 24), (s) => `~/.ssh/id_ed25519:\n${s}\n`);
hide(pem('EC PRIVATE KEY', 3), (s) => `openssl output:\n${s}`);
hide(
  pem('PRIVATE KEY', 20, '\\n'),
  (s) =>
    `{"type":"service_account","private_key_id":"abc","private_key":"${s}\\n","client_email":"x@y.iam.gserviceaccount.com"}`,
);
hide(pem('PRIVATE KEY', 10, '\\\\n'), (s) => `{"stdout":"{\\"private_key\\":\\"${s}\\"}"}`);
hide(pem('PRIVATE KEY', 9, '\\n'), (s) => `FIREBASE_PRIVATE_KEY="${s}\\n"`);
hide(
  pem('PGP PRIVATE KEY BLOCK', 8).replace('-----\n', '-----\nVersion: GnuPG v2\n\n'),
  (s) => `gpg --export-secret-keys\n${s}`,
);
hide(pem('ENCRYPTED PRIVATE KEY', 14), (s) => `key:\n${s}\nend`);
hide(pem('RSA PRIVATE KEY', 30).slice(0, 1200), (s) => `head -c 1200 key.pem\n${s}`);
hide(pem('RSA PRIVATE KEY', 30, '\\n').slice(0, 700), (s) => `{"content":"${s}"}`);
hide(
  pem('RSA PRIVATE KEY', 5).replace(
    '-----\n',
    '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0123456789ABCDEF0123456789ABCDEF\n\n',
  ),
  (s) => s,
);
hide(pem('PRIVATE KEY', 6, '\\n" +\n    "'), (s) => `const key = "${s}";`);
hide(pem('PRIVATE KEY', 6, '\n+'), (s) => `diff --git a/key.pem b/key.pem\n+++ b/key.pem\n+${s}\n`);

// Headers.
hide(make.opaque(), (s) => `> GET /v1/me HTTP/1.1\n> Host: api.acme.io\n> authorization: Bearer ${s}\n> accept: */*`);
hide(make.opaque(), (s) => `AUTHORIZATION: BEARER ${s}`);
hide(make.hex40(), (s) => `fetch(url, { headers: { Authorization: 'Bearer ${s}' } })`);
hide(make.hex40(), (s) => `headers = {"Authorization": "Bearer ${s}", "Accept": "application/json"}`);
hide(make.opaque(), (s) => `req.setRequestHeader("Authorization", "Bearer ${s}");`);
hide(make.short(), (s) => `requests.get(url, headers={'Authorization': f'Bearer ${s}'})`);
hide(make.opaque(), (s) => `map[Accept:[*/*] Authorization:[Bearer ${s}]]`);
hide(base64(`admin:${human()}`), (s) => `Authorization: Basic ${s}`);
hide(base64('ci:pw'), (s) => `proxy-authorization: basic ${s}`);
hide(base64(`deploy:${human()}`), (s) => `curl -H "Authorization: Basic ${s}" https://ci.acme.io`);
hide(make.hex32(), (s) => `X-Api-Key: ${s}`);
hide(make.hex32(), (s) => `curl -H 'X-API-KEY:${s}' https://api.acme.io/v2`);
hide(make.opaque(), (s) => `"x-auth-token": "${s}"`);
hide(make.hex32(), (s) => `Ocp-Apim-Subscription-Key: ${s}`);
hide(make.hex64(), (s) => `X-Vault-Token: ${s}`);
hide(make.opaque(), (s) => `X-Amz-Security-Token: ${s}`);
hide(make.short(), (s) => `api-key: ${s}\r\ncontent-type: application/json\r\n`);
hide(make.opaque(), (s) => `'headers': {'X-Goog-Api-Key': '${s}'}`);
hide(make.opaque(), (s) => `Authorization: ApiKey ${s}`);
hide(make.opaque(), (s) => `Authorization: Bot ${s}`);
hide(make.opaque(), (s) => `Authorization: ${s}`);
hide(make.hex32(), (s) => `{"Authorization":["Bearer ${s}"]}`);
hideAll([make.hex32(), make.opaque()], (a, b) => `Cookie: sessionid=${a}; csrftoken=${b}; theme=dark`);
hide(
  join('s%3A', randomish(32), '.', randomish(43, BASE64).replaceAll(/[+/]/g, 'x')),
  (s) => `set-cookie: connect.sid=${s}; Path=/; Expires=Sat, 14 Mar 2026 12:00:00 GMT; HttpOnly`,
);
hide(make.hex32(), (s) => `curl 'https://acme.io/' -H 'cookie: PHPSESSID=${s}'`);
hide(make.opaque(), (s) => `curl --cookie "auth=${s}" https://acme.io`);
hide(make.opaque(), (s) => `document.cookie = "token=${s}; path=/";`);
hide(make.opaque(), (s) => `{"headers":{"cookie":"sid=${s}"}}`);

// Command lines.
hide(human(), (s) => `curl -u admin:${s} https://jenkins.acme.io/job/x/build`);
hide(human(), (s) => `curl -sS -X POST --user 'deploy:${s}' https://repo.acme.io/upload`);
hide(human(), (s) => `curl https://repo.acme.io \\\n  --user "deploy:${s}" \\\n  -T app.jar`);
hide(human(), (s) => `mysql -h db -u root -p${s} shop < dump.sql`);
hide(human(), (s) => `mysqldump --user=root --password=${s} shop`);
hide(human(), (s) => `sshpass -p '${s}' ssh root@10.0.0.5 uptime`);
hide(human(), (s) => `redis-cli -h cache -a ${s} ping`);
hide(human(), (s) => `PGPASSWORD=${s} psql -h db -U app -c 'select 1'`);
hide(human(), (s) => `docker login registry.acme.io -u ci -p ${s}`);
hide(human(), (s) => `docker run -d --name pg -e POSTGRES_PASSWORD=${s} -p 5432:5432 postgres:16`);
hide(human(), (s) => `kubectl create secret generic db --from-literal=password=${s}`);
hide(make.hex40(), (s) => `./deploy.sh --env prod --token=${s} --verbose`);
hide(make.short(), (s) => `acme-cli login --api-key ${s}`);
hide(human(), (s) => `keytool -importkeystore -srcstorepass ${s} -destkeystore k.jks`);
hide(human(), (s) => `zip tool --password "${s}" out.zip`);
hide(human(), (s) => `mongosh --username root --password ${s} --authenticationDatabase admin`);
hide(human(), (s) => `java -Ddb.password=${s} -jar app.jar`);
hide(human(), (s) => `wget --http-user=ada --http-password=${s} https://files.acme.io/x`);
hide(make.hex40(), (s) => `helm upgrade app ./chart --set image.tag=1.2.3 --set auth.token=${s}`);
hide(human(), (s) => `Running: ansible-playbook site.yml -e "ansible_become_password=${s}"`);
hide(make.hex64(), (s) => `fly secrets set SECRET_KEY_BASE=${s}`);
hide(human(), (s) => `ALTER USER app WITH PASSWORD '${s}';`);
hide(human(), (s) => `CREATE USER 'app'@'%' IDENTIFIED BY '${s}';`);
hide(human(), (s) => `http -a admin:x POST :8000/login username=ada password=${s}`);

// Addresses.
hide(human().replaceAll(/[#@!%&]/g, ''), (s) => `DATABASE_URL=postgres://app:${s}@db.internal:5432/app`);
hide(encodeURIComponent('p@ss:w0rd/#1'), (s) => `postgresql+psycopg2://app:${s}@localhost/app?sslmode=require`);
hide(human().replaceAll(/[#@!%&]/g, ''), (s) => `mongodb+srv://root:${s}@cluster0.abcde.mongodb.net/?retryWrites=true`);
hide(make.hex32(), (s) => `redis://:${s}@cache:6379/0`);
hide(human().replaceAll(/[#@!%&]/g, ''), (s) => `amqp://guest2:${s}@rabbit:5672/%2f`);
hide(
  human().replaceAll(/[#@!%&]/g, ''),
  (s) => `Error: connect ECONNREFUSED mysql://root:${s}@127.0.0.1:3306/shop\n    at TCPConnectWrap.afterConnect`,
);
hide(human().replaceAll(/[#@!%&]/g, ''), (s) => `https_proxy=http://ada:${s}@proxy.acme.io:3128`);
hide(human().replaceAll(/[#@!%&]/g, ''), (s) => `{"repository":"https://ci:${s}@git.acme.io/app.git"}`);
hide(make.hex40(), (s) => `pip install --index-url https://ci:${s}@pypi.acme.io/simple acme`);
hide('p@ss0rd', (s) => `ftp://bob:${s}@files.acme.io/pub`);
hide(make.hex32(), (s) => `SENTRY_DSN=https://${s}@o1.ingest.sentry.io/42`);
hide(human(), (s) => `Server=tcp:db.acme.io,1433;Database=shop;User ID=sa;Password=${s};Encrypt=True;`);
hide(human(), (s) => `"ConnectionStrings": { "Default": "Host=db;Username=app;Password=${s}" }`);
hide(human(), (s) => `Data Source=db;Initial Catalog=x;Uid=sa;Pwd=${s};`);
hide(human().replaceAll('&', ''), (s) => `jdbc:postgresql://db:5432/app?user=app&password=${s}&ssl=true`);
hide(make.opaque(), (s) => `GET /v1/items?api_key=${s}&limit=10 HTTP/1.1`);
hide(make.opaque(), (s) => `https://acme.io/reset?token=${s}`);
hide(make.opaque(), (s) => `https://graph.acme.io/me?fields=id&access_token=${s}`);
hide(
  make.hex64(),
  (s) => `https://b.s3.amazonaws.com/a?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=300&X-Amz-Signature=${s}`,
);

// Settings, in every notation.
hideAll(
  [human(), make.hex64(), make.stripe()],
  (a, b, c) =>
    `NODE_ENV=production\nDB_HOST=db\nDB_PASSWORD=${a}\nJWT_SECRET=${b}\nSTRIPE_SECRET=${c}\nLOG_LEVEL=info\n`,
);
hideAll([human(), human()], (a, b) => `SMTP_USER=mailer\nSMTP_PASS=${a}\nADMIN_PASSWORD="${b}"\n`);
hide(human(), (s) => `export DB_PASSWORD="${s}"`);
hide(human(), (s) => `set DB_PASSWORD=${s}`);
hide(human(), (s) => `$env:DB_PASSWORD = "${s}"`);
hide(human(), (s) => `ENV MYSQL_ROOT_PASSWORD ${s}`);
hide(human(), (s) => `  environment:\n    POSTGRES_USER: app\n    POSTGRES_PASSWORD: ${s}\n    TZ: UTC\n`);
hide(human(), (s) => `      - MYSQL_ROOT_PASSWORD=${s}\n      - MYSQL_DATABASE=shop`);
hide(
  human(),
  (s) => `        - name: DB_PASSWORD\n          value: "${s}"\n        - name: DB_HOST\n          value: db`,
);
hide(human(), (s) => `{"name":"DB_PASSWORD","value":"${s}"}`);
hide(base64(human()), (s) => `apiVersion: v1\nkind: Secret\ndata:\n  password: ${s}\n  username: YWRtaW4=\n`);
hide(human(), (s) => `stringData:\n  password: '${s}'\n`);
hide(human(), (s) => `database:\n  host: db\n  password: ${s}\n  pool: 5\n`);
hide('swordfish', (s) => `database:\n  host: db\n  password: ${s}\n  pool: 5\n`);
hide(human(), (s) => `[client]\nuser = root\npassword = "${s}"\n`);
hide(make.hex40(), (s) => `[tool.acme]\napi_token = "${s}"\n`);
hide(make.hex32(), (s) => `api_key: ${s}`);
hide(make.opaque(), (s) => `githubToken: ${s}`);
hide(make.opaque(), (s) => `accessToken=${s}`);
hide(human(), (s) => `spring.datasource.password=${s}`);
hide(human(), (s) => `<property name="password" value="${s}"/>`);
hide(human(), (s) => `<server><id>acme</id><username>ci</username><password>${s}</password></server>`);
hide(human(), (s) => `<add key="SmtpPassword" value="${s}" />`);
hide(human(), (s) => `machine github.com login ada password ${s}`);
hide(human(), (s) => `define('DB_PASSWORD', '${s}');`);
hide(human(), (s) => `'password' => env('DB_PASSWORD', '${s}'),`);
hide(human(), (s) => `$config['db']['password'] = '${s}';`);
hide(base64(`ci:${human()}`), (s) => `{"auths":{"ghcr.io":{"auth":"${s}"}}}`);
hide(make.hex32(), (s) => `SECRET_KEY = 'django-insecure-${s}'`);
hide(make.hex64(), (s) => `secret_key_base: ${s}`);
hide(make.hex40(), (s) => `GH_TOKEN_PROD=${s}`);
hide(make.opaque(), (s) => `ENCRYPTION_KEY=${s}`);
hide(randomish(40), (s) => `DATADOG_KEY=${s}`);
hide(human(), (s) => `db_pass: "${s}"`);
hide(human(), (s) => `requirepass = ${s}`);
hide(make.hex40(), (s) => `variable "token" {\n  default = "x"\n}\ngithub_token = "${s}"`);
hide(human(), (s) => `resource "aws_db_instance" "db" {\n  username = "app"\n  password = "${s}"\n}`);
hide('correct horse battery staple', (s) => `passphrase: "${s}"`);
hide('keyboard cat', (s) => `app.use(session({ secret: '${s}', resave: false }))`);

// Source code.
hide(human(), (s) => `const password = '${s}';`);
hide(human(), (s) => `password: str = "${s}"`);
hide(human(), (s) => `var dbPassword string = "${s}"`);
hide(human(), (s) => `private static final String DB_PASSWORD = "${s}";`);
hide(human(), (s) => `conn = psycopg2.connect(host="db", user="app", password="${s}")`);
hide(human(), (s) => `mysql.createConnection({ host: 'db', user: 'root', password: '${s}', database: 'shop' })`);
hide(human(), (s) => `if (password === "${s}") { grant(); }`);
hide(human(), (s) => `config.setPassword("${s}");`);
hide(human(), (s) => `props.setProperty("db.password", "${s}");`);
hide(human(), (s) => `requests.post(url, auth=("ada", "${s}"))`);
hide(human(), (s) => `os.environ["DB_PASSWORD"] = "${s}"`);
hide(make.hex40(), (s) => `let api_token: &str = "${s}";`);
hide(make.hex32(), (s) => `val apiKey: String = "${s}"`);
hide(make.opaque(), (s) => `token := "${s}"`);
hide(make.opaque(), (s) => `public string ClientSecret { get; } = "x"; clientSecret = "${s}";`);
hide(make.opaque(), (s) => `+  clientSecret: '${s}',`);
hide(make.hex64(), (s) => `#define API_SECRET "x"\nstatic const char *api_secret = "${s}";`);
hide(make.hex32(), (s) => `export const API_KEY = "${s}";`);
hide(make.hex32(), (s) => `apiKey: process.env.API_KEY || '${s}',`);

// JSON in strings.
hide(human(), (s) => JSON.stringify({ user: 'ada', password: s }));
hide(human(), (s) => JSON.stringify({ output: JSON.stringify({ password: s }) }));
hide(human(), (s) => JSON.stringify({ event: JSON.stringify({ output: JSON.stringify({ password: s }) }) }));
hide(make.hex40(), (s) => JSON.stringify({ arguments: JSON.stringify({ headers: { 'X-Api-Key': s } }) }));
hide(make.hex40(), (s) => JSON.stringify({ arguments: JSON.stringify({ token: s, url: 'https://acme.io' }) }));
hide(make.github(), (s) => JSON.stringify({ stdout: `export GH=${s}\nok\n` }));
hide(make.github(), (s) => JSON.stringify({ stdout: `token:\n${s}\n` }));
hide(human(), (s) => JSON.stringify({ stdout: `DB_HOST=db\nDB_PASSWORD=${s}\nDB_PORT=5432\n` }));
hide(human(), (s) => JSON.stringify({ a: JSON.stringify({ stdout: `DB_HOST=db\nDB_PASSWORD=${s}\nDB_PORT=5432\n` }) }));
hide(make.opaque(), (s) => JSON.stringify({ command: `curl -H "Authorization: Bearer ${s}" https://acme.io` }));
hide(make.opaque(), (s) =>
  JSON.stringify({ a: JSON.stringify({ command: `curl -H "Authorization: Bearer ${s}" https://acme.io` }) }),
);
hide(human(), (s) => JSON.stringify({ command: `mysql -uroot -p"${s}" -e 'show tables'` }));
hide(make.awsSecret(), (s) => JSON.stringify({ text: JSON.stringify({ SecretAccessKey: s }) }));
hide(human(), (s) => JSON.stringify({ content: [{ type: 'text', text: `db:\n  password: ${s}\n  user: x\n` }] }));
hide(make.hex32(), (s) => `data: {"choices":[{"delta":{"content":"{\\"api_key\\": \\"${s}\\"}"}}]}`);
hide(human(), (s) => `{'user': 'ada', 'password': '${s}'}`);
hide(human(), (s) => `{"password" : "${s}" , "x":1}`);
hide(make.opaque(), (s) => `[{"key":"Authorization","value":"Bearer ${s}"}]`);

// Logs, with colours and without.
hide(make.github(), (s) => `\x1b[32m✔\x1b[0m using token \x1b[33m${s}\x1b[0m`);
hide(human(), (s) => `\x1b[36mDB_PASSWORD\x1b[0m=\x1b[33m${s}\x1b[0m`);
hide(make.openai(), (s) => `\x1b[1;31m${s}\x1b[0m`);
hide(make.hex40(), (s) => `##[group]Env\n  GITHUB_TOKEN: ${s}\n##[endgroup]`);
hide(
  make.opaque(),
  (s) =>
    `2026-02-14T12:00:00Z ERROR request failed url=https://acme.io headers={authorization=Bearer ${s}, accept=*/*}`,
);
hide(make.opaque(), (s) => `level=debug msg="login ok" user=ada token=${s} duration=12ms`);
hide(human(), (s) => `User(id=1, name=ada, password=${s}, role=admin)`);
hide(human(), (s) => `INFO  c.a.Main - datasource {url=jdbc:h2:mem, username=sa, password=${s}}`);
hide(make.opaque(), (s) => `Traceback (most recent call last):\n  File "a.py", line 3\nValueError: bad token: ${s}`);
hide(make.hex32(), (s) => `[debug] apiKey=${s}, retry=3`);
hide(make.anthropic(), (s) => `stdout: %22key%22%3A%22${s}%22`);
hide(make.npm(), (s) => `npm ERR! code E401 ... _authToken=${s}`);

// What an assistant or a person writes.
hide(human(), (s) => `The database password is ${s}, so I used it to connect.`);
hide(human(), (s) => `I found the admin password: \`${s}\` in config.php.`);
hide(human(), (s) => `**Password:** ${s}`);
hide(human(), (s) => `Please log in as ada with password "${s}".`);
hide(make.hex32(), (s) => `My API key is ${s}, please set it up.`);
hide(make.opaque(), (s) => `Use this access token: ${s}`);
hide(make.opaque(), (s) => `client secret = ${s}`);
hide(human(), (s) => `| user | ada |\n| password | ${s} |`);
hide(make.hex32(), (s) => `Here is the secret key: "${s}". Keep it safe.`);
hide(make.github(), (s) => `use ${s}.`);
hide(make.opaque(), (s) => `the bearer token was ${s}`);
hide(make.stripe(), (s) => `- Stripe: \`${s}\`\n- Slack: none`);

// Members of objects.
hideNamed('password', human());
hideNamed('password', 'swordfish');
hideNamed('password', 'correct horse battery staple');
hideNamed('DB_PASSWORD', human());
hideNamed('dbPass', human());
hideNamed('apiKey', make.hex32());
hideNamed('api_key', make.opaque());
hideNamed('x-api-key', make.short());
hideNamed('X-Auth-Token', make.opaque());
hideNamed('Authorization', make.opaque(), (s) => `Bearer ${s}`);
hideNamed('authorization', base64(`ada:${human()}`), (s) => `Basic ${s}`);
hideNamed('authorization', make.opaque());
hideNamed('Cookie', make.hex32(), (s) => `session=${s}; theme=dark`);
hideNamed('set-cookie', make.opaque(), (s) => `sid=${s}; Path=/; HttpOnly`);
hideNamed('clientSecret', make.opaque());
hideNamed('client_secret', make.azureClient());
hideNamed('secret', make.hex64());
hideNamed('secretAccessKey', make.awsSecret());
hideNamed('SecretAccessKey', make.awsSecret());
hideNamed('sessionToken', make.awsSession());
hideNamed('accessToken', make.jwt());
hideNamed('githubToken', make.github());
hideNamed('refresh_token', make.opaque());
hideNamed('privateKey', pem('PRIVATE KEY'));
hideNamed('private_key', make.hex64());
hideNamed('passphrase', 'correct horse battery staple');
hideNamed('credentials', make.opaque());
hideNamed('connectionString', human(), (s) => `Server=db;User Id=sa;Password=${s};`);
hideNamed('DATABASE_URL', human().replaceAll(/[#@!%&]/g, ''), (s) => `postgres://app:${s}@db/app`);
hideNamed('accountKey', make.azureAccount());
hideNamed('STRIPE_SECRET', make.stripeTest());
hideNamed('command', make.hex40(), (s) => `curl -H 'Authorization: Bearer ${s}' https://acme.io`);
hideNamed('content', human(), (s) => `DB_HOST=db\nDB_PASSWORD=${s}\n`);
hideNamed('output', human(), (s) => JSON.stringify({ password: s }));
hideNamed('auth', base64(`ci:${human()}`));
hideNamed('tokens', make.opaque());
hideNamed('pwd', human());
hideNamed('signingKey', make.hex64());
hideNamed('encryption_key', `${randomish(43, BASE64)}=`);

// The same in many more notations; ¤ stands for the secret.
hideEach(
  () => human(),
  [
    'password: ¤',
    'Password: ¤',
    'PASSWORD: ¤',
    'my password is "¤"',
    'The root password is ¤ and the user is admin.',
    'password for the admin account is ¤',
    'curl -X POST https://api.example.com/login -d \'{"username":"admin","password":"¤"}\'',
    'curl -d "user=admin&password=¤" https://x.io',
    'curl --user admin:¤ https://x.io',
    'curl -uadmin:¤ https://x.io',
    "wget --user=admin --password='¤' https://x.io",
    'jdbc:mysql://localhost:3306/db?user=root&password=¤',
    'mysql -uroot -p¤ -e "show databases"',
    'psql "host=db user=app password=¤ dbname=x"',
    'sshpass -p¤ ssh host',
    'ansible-vault --vault-password ¤ x',
    '"{\\"db\\":{\\"password\\":\\"¤\\"}}"',
    '<password>¤</password>',
    '<connectionStrings><add name="x" connectionString="Server=h;Password=¤;"/></connectionStrings>',
    '<user name="ada" password="¤"/>',
    'spring.datasource.password: ¤',
    'spring.redis.password=¤',
    'requirepass ¤',
    'ansible_ssh_pass: "¤"',
    '"POSTGRES_PASSWORD=¤",',
    '  POSTGRES_PASSWORD: ¤',
    '      MINIO_SECRET_KEY: ¤',
    '$password = "¤"',
    '$conn = new mysqli("localhost", "root", "x"); $dbpass = \'¤\';',
    'String password = "¤";',
    "password = '¤'",
    'password := `¤`',
    'PASSWORD = "¤"',
    "auth = HTTPBasicAuth('user', '¤')",
    "requests.get(url, auth=('user', '¤'))",
    "axios.post(u, b, { auth: { username: 'ada', password: '¤' } })",
    'config.password = "¤"',
    '--password=¤',
    '--password ¤',
    '--db-password "¤"',
    '-Dspring.datasource.password=¤',
    '["docker","run","-e","DB_PASSWORD=¤","img"]',
    '["cli","--password","¤"]',
    'login root password ¤',
    'ConvertTo-SecureString "¤" -AsPlainText -Force',
    '$pw = ConvertTo-SecureString -String "x"; $password = "¤"',
    "CREATE USER app WITH PASSWORD '¤';",
    "create user 'app'@'%' identified by '¤';",
    "CREATE USER app IDENTIFIED WITH mysql_native_password BY '¤';",
    "ALTER ROLE postgres PASSWORD '¤';",
    "SET PASSWORD FOR 'root'@'localhost' = '¤';",
    "INSERT INTO users (name, password) VALUES ('ada', 'x');  -- password: '¤'",
    '[ERROR] Login failed for user=ada password=¤',
    '- Password: `¤`',
    'username: admin, password: ¤',
    'user/pass: admin/¤',
    'login with admin and password ¤',
    'TF_VAR_db_password=¤',
    'vault kv put secret/db password=¤',
    'basic_auth:\n  username: ada\n  password: ¤',
    'wifi psk="¤"',
    'wpa_passphrase=¤',
    'passphrase for key: ¤',
    'FTP_PASS=¤',
    'LDAP_BIND_PW=¤',
    'root_pw: ¤',
    'pw=¤',
    '"pw":"¤"',
    'ADMIN_PASSWORD = ¤',
    'RABBITMQ_DEFAULT_PASS=¤',
    'KEYSTORE_PASSWORD=¤',
    'storePassword=¤',
    'keyPassword ¤',
    'password=¤, user=x',
    '(password=¤)',
    '{password=¤}',
    '[password=¤]',
    '"password=¤"',
    'password=¤;',
    'password=¤&x=1',
    'password:¤',
    'password : ¤',
    'password => "¤"',
    "'password': u'¤'",
    '"password": b\'¤\'',
    'password=%22¤%22',
    'Environment="DB_PASSWORD=¤"',
    'root      1234  0.0  0.1 mysqld --password=¤ --port=3306',
    '0 2 * * * DB_PASSWORD=¤ /usr/bin/backup.sh',
    'password confirmation: ¤',
    '"newPassword":"¤","oldPassword":"x"',
    '"current_password": "¤"',
    'new_password=¤&confirm=1',
    '$DB_PASSWORD="¤"',
    'self.password = "¤"',
    "@password = '¤'",
    'passwd: ¤',
    'PWD_ADMIN=x ADMIN_PWD=¤',
    'smtp_password => "¤"',
    '<wsse:Password Type="x">¤</wsse:Password>',
    '<Password>¤</Password>',
    'name="password"; value="¤"',
    '- { name: DB_PASSWORD, value: "¤" }',
    '{ "key": "password", "value": "¤" }',
    '{"Name":"DB_PASSWORD","Value":"¤"}',
    'echo "$DB_PASS" # DB_PASS=¤',
    '# password: ¤',
    "-- PASSWORD '¤'",
    'password "¤" rejected',
    "invalid password '¤' for user ada",
    'Login: ada Password: ¤',
    'user=ada;pwd=¤;',
  ],
);
hideEach(() => randomish(14), ['postgres://admin:¤@db.example.com:5432/prod', 'mysql://root:¤@127.0.0.1/app']);
hideEach(make.hex32, [
  'x-auth-token: ¤',
  'amqps://user:¤@host/vhost',
  'env: {"GITHUB_TOKEN":"¤"}',
  'GITHUB_TOKEN=¤',
  'CIRCLE_TOKEN: ¤',
  'DATADOG_API_KEY=¤',
  'DD_APP_KEY=¤',
  'TWILIO_AUTH_TOKEN=¤',
  'ALGOLIA_ADMIN_KEY=¤',
  'RAILS_MASTER_KEY=¤',
  "client = Client(api_key='¤')",
  "os.environ['SECRET_TOKEN'] = '¤'",
  "process.env.API_KEY = '¤';",
  'os.getenv("API_KEY", "¤")',
  '--api-key=¤',
  '--token ¤',
  "--secret '¤'",
  'args: ["--token", "¤"]',
  'git config --global user.token ¤',
  'machine api.heroku.com login me@x.io password ¤',
  '2024-01-01 DEBUG Using token: ¤',
  'DEBUG:urllib3: "GET /?access_token=¤ HTTP/1.1" 200',
  'The API key is `¤`.',
  'API key: ¤',
  'API Key = ¤',
  'Access token: ¤',
  'Client Secret: ¤',
  '- **API Key**: `¤`',
  '**Token:** ¤',
  '| API_KEY | ¤ |',
  'export TF_VAR_api_token="¤"',
  'dsn: "https://¤@sentry.io/1"',
  'export HISTORY="x"; export API_TOKEN=¤; ls',
  'API_TOKEN=¤ && npm publish',
  'set -x; TOKEN=¤ ./run.sh',
  '"Authorization": "token ¤"',
  "'Authorization': 'Token ¤'",
  'Authorization=Bearer ¤',
  "headers.set('X-Api-Key', '¤')",
  'request.Headers.Add("X-Api-Key", "¤");',
  '.header("Authorization", "Bearer ¤")',
  'proxy_set_header Authorization "Bearer ¤";',
  'let apiKey = "¤"',
  'TOKEN ?= ¤',
  'environment=API_KEY="¤",DEBUG="1"',
  'SECRET_KEY:    ¤',
  'X-Gitlab-Token: ¤',
  '- name: API_TOKEN\n  value: ¤',
  '{"n":1,"apiToken":"¤"}',
  'config: {"authToken":"¤"}',
  'webhook secret is ¤',
  '"secretKey": "¤"',
  'hmac_key="¤"',
  'subscription-key=¤',
  'Bearer ¤',
  '// token: ¤',
  "/* apiKey = '¤' */",
  'the token (`¤`) works',
]);
hideEach(uuid, [
  'Api-Key: ¤',
  '{\\"apiKey\\": \\"¤\\"}',
  'HEROKU_API_KEY=¤',
  'NPM_TOKEN=¤',
  'npm config set _authToken ¤',
  'ARG NPM_TOKEN=¤',
]);
hideEach(
  () => `${randomish(43, BASE64)}=`,
  [
    'APP_KEY=base64:¤',
    'ENCRYPTION_KEY: "¤"',
    'PrivateKey = ¤',
    'PresharedKey = ¤',
    'AccountKey=¤;EndpointSuffix=x',
    'SharedAccessKey=¤;EntityPath=x',
    '.dockerconfigjson: ¤',
    'MASTER_KEY=¤',
    'connection_string = "DefaultEndpointsProtocol=https;AccountName=x;AccountKey=¤"',
    'storage_account_key = "¤"',
  ],
);

export const secretCases: readonly SecretCase[] = cases;

const sha1 = () => randomish(40, HEX);
const sha256 = () => randomish(64, HEX);
const integrity = () => `sha512-${randomish(86, BASE64)}==`;

const innocentTexts: readonly string[] = [
  // Source code that handles secrets without holding any.
  'const token = getToken();',
  'const token = await getToken(request.headers);',
  'let password: string;',
  'password: string',
  'password?: string | undefined;',
  'function login(user: string, password: string): Promise<Session> {',
  'def login(user: str, password: str) -> bool:',
  'def connect(host, password=None, token=None):',
  'if (token === null) return;',
  'if token != expected_token:',
  'if (!password) throw new Error("Password is required");',
  'return token == other.token;',
  'process.env.API_KEY',
  'const apiKey = process.env.OPENAI_API_KEY;',
  "const apiKey = process.env['OPENAI_API_KEY'] ?? '';",
  'api_key = os.environ["OPENAI_API_KEY"]',
  'api_key=os.getenv("OPENAI_API_KEY")',
  'apiKey: z.string().min(1),',
  'password: z.string().min(8, "Password must be at least 8 characters"),',
  'token: Joi.string().required(),',
  'this.token = token;',
  'self._password = password',
  'self.api_key = api_key or settings.API_KEY',
  'const { password, ...rest } = user;',
  'user.password = await bcrypt.hash(user.password, 10);',
  'password: hashedPassword,',
  'password: req.body.password,',
  'password=password, token=token)',
  'login(username=username, password=password)',
  'token = tokens[0]',
  'token := r.Header.Get("Authorization")',
  'let token = tokenizer.next_token();',
  'String password = request.getParameter("password");',
  'private final String apiKey;',
  'public record Credentials(string UserName, string Password);',
  'secret: config.get("secret"),',
  "secret: configService.get<string>('JWT_SECRET'),",
  'const secret = crypto.randomBytes(32).toString("hex");',
  'headers: { Authorization: `Bearer ${token}` }',
  "headers: { 'Authorization': 'Bearer ' + token }",
  'headers = {"Authorization": f"Bearer {api_key}"}',
  'req.headers.authorization?.split(" ")[1]',
  "const auth = req.headers['authorization'];",
  'Authorization: Bearer $TOKEN',
  'Authorization: Bearer <token>',
  'Authorization: Bearer YOUR_API_KEY',
  'Authorization: Bearer ${{ secrets.GITHUB_TOKEN }}',
  'curl -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user',
  'curl -H "X-Api-Key: ${API_KEY}" https://acme.io',
  'curl -u "$USER:$PASSWORD" https://acme.io',
  'curl -u ${USER}:${PASS} https://acme.io',
  'type Token = { kind: TokenKind; value: string };',
  'interface AuthOptions { token?: string; apiKey?: string }',
  'export const TOKEN_REGEX = /^[a-z]+$/;',
  'for (const token of tokens) count += token.length;',
  'switch (token.type) { case "string": break; }',
  'tokens: 120',
  'token_count: 1234',
  'max_tokens=4096',
  '"max_tokens": 4096, "temperature": 0.7',
  '"usage":{"totalTokens":9226,"inputTokens":8000,"outputTokens":1226}',
  '{"prompt_tokens":12,"completion_tokens":34,"total_tokens":46}',
  'completion_tokens_details={"reasoning_tokens":0}',
  'tokenizer: "gpt2"',
  'tokenizer = AutoTokenizer.from_pretrained("bert-base-uncased")',
  'pad_token="<pad>", eos_token="</s>"',
  'bos_token: <s>',
  '{"token":"Hello","logprob":-0.31725305,"bytes":[72,101,108,108,111]}',
  '{"token":" world","logprob":-0.02}',
  'SyntaxError: Unexpected token \'}\', "{\\"a\\":}" is not valid JSON',
  'Unexpected token < in JSON at position 0',
  'error: unexpected token: identifier',
  'csrf_token: str = Depends(get_csrf)',
  `nextPageToken: "CAU${randomish(20)}"`,
  `"next_token":"${randomish(32, HEX)}"`,
  'cancelToken: source.token,',
  'CancellationToken cancellationToken = default)',
  'design-token: color.primary.500',
  'password = input("Password: ")',
  'password = getpass.getpass()',
  'echo "Enter password:"',
  'read -s -p "Password: " PASSWORD',
  'Password: ',
  "Enter passphrase for key '/home/ada/.ssh/id_ed25519':",
  'sudo: a password is required',
  'Permission denied (publickey,password).',
  'The password must contain at least 8 characters.',
  'password is incorrect',
  'Your password is too short (minimum is 8 characters)',
  'password is base64-encoded before it is sent',
  'FATAL: password authentication failed for user "app"',
  "Access denied for user 'root'@'localhost' (using password: YES)",
  "Access denied for user 'root'@'localhost' (using password: NO)",
  'passwd: password updated successfully',
  'passwd:         files systemd',
  'root:x:0:0:root:/root:/bin/bash',
  'password: <your password>',
  'password: "<password>"',
  'password=$DB_PASSWORD',
  'PASSWORD=${DB_PASSWORD}',
  'DB_PASSWORD=${DB_PASSWORD:?must be set}',
  'DB_PASSWORD=$(cat /run/secrets/db_password)',
  'DB_PASSWORD_FILE=/run/secrets/db_password',
  'password: {{ .Values.db.password }}',
  'password: "{{ vault_db_password }}"',
  'password: !vault |',
  'password: %env(DB_PASSWORD)%',
  'set PASSWORD=%DB_PASSWORD%',
  'password: ********',
  'password: "***"',
  'password=xxxxxxxx',
  'API_KEY=your-api-key-here',
  'API_KEY=your_api_key',
  'api_key: "YOUR_API_KEY"',
  'apiKey: "<YOUR_API_KEY>"',
  'token: "replace-me"',
  'PASSWORD=changeme',
  'secret: "example"',
  'OPENAI_API_KEY=',
  'OPENAI_API_KEY=""',
  'password: null',
  'password: None,',
  '"password": false',
  'secret: true',
  'token: undefined',
  '"token": null,',
  'sk-abc…xyz',
  'sk-...Ab12',
  'sk-proj-****************************wxyz',
  'Incorrect API key provided: sk-proj-********************************abcd.',
  'sk-xxxxxxxxxxxxxxxxxxxxxxxx',
  `ghp_${'x'.repeat(36)}`,
  'AKIA****************',
  '[redacted:password:1a2b3c4d]',
  'DB_PASSWORD=[redacted:password:1a2b3c4d]',
  'token=[REDACTED]',
  'authorization: [FILTERED]',
  'apiKey: "[hidden]"',
  '--password-stdin',
  'docker login --username ada --password-stdin',
  'gh auth login --with-token < token.txt',
  '  --token TOKEN        personal access token',
  '  --password PASSWORD  password to use',
  '--api-key <key>',
  '-p, --password[=name]  Password to use when connecting',
  'mysql -u root -p shop',
  'docker run -u 1000:1000 -p 8080:80 nginx',
  'docker run --user node:node app',
  'rsync -u host:/src /dst',
  'ssh-keygen -t ed25519 -N ""',
  'kubectl create secret generic db --from-file=password=./password.txt',
  'kubectl get secret my-secret -o yaml',
  'secrets "db-credentials" not found',
  'Error from server (NotFound): secrets "regcred" not found',
  // Names that only contain such a word.
  'author: Ada Lovelace',
  'authority: https://login.example.com/common',
  '"author": "Ada Lovelace <ada@example.com>"',
  'authors = ["Ada <ada@example.com>"]',
  'keyboard: qwertz-nodeadkeys-105',
  'monkey: banana42splitXY',
  'primary_key=id',
  'PRIMARY KEY (id)',
  'foreign_key: "user_id"',
  'public_key: "age1qqqsyqcyq5rqwzqfpg9scrgwpugpzysn"',
  'cache_key="v3-linux-node-modules-abc123"',
  'cacheKey: `user:${id}`',
  `cache_key: ${sha256()}`,
  'sort_key = "created_at#2024"',
  'sortKey: "createdAt"',
  'partition_key="tenant42#region7"',
  'key: "Enter"',
  'key=value',
  'keys: ["a", "b"]',
  'keyCode: 13',
  'storageKey: "app-settings-v2"',
  'idempotencyKey: "order-2024-000123"',
  'i18nKey="login.password.label"',
  'translation_key: auth.login.title',
  'bypass: cache-2',
  'compass: n42',
  'passed: 120',
  'pass: 120',
  '# pass 318',
  '# fail 0',
  '--- PASS: TestHTTP2Upgrade (0.01s)',
  'PASS: tests/check-utils2.sh',
  'PASS src/app.test.ts (5.123 s)',
  'tests: 12, pass: 12, fail: 0',
  'passenger: "seat12A"',
  'passport: "^0.7.0"',
  '"passport-local": "^1.0.0"',
  '"js-tokens": "^4.0.0"',
  '"@octokit/auth-token": "^4.0.0",',
  '"jsonwebtoken": "9.0.2"',
  '"cookie": "0.6.0"',
  '"cookie-signature": "1.0.7"',
  'import { tokenize } from "./tokenizer.ts";',
  'secretName: my-secret',
  'secretKeyRef:\n  name: db-credentials\n  key: password',
  'valueFrom:\n  secretKeyRef:\n    name: my-secret\n    key: api-token',
  '  - name: DB_PASSWORD\n    valueFrom:\n      secretKeyRef:\n        name: db\n        key: password',
  'imagePullSecrets:\n  - name: regcred',
  'existingSecret: "my-db-credentials"',
  'secret:\n  secretName: tls-certs',
  'secrets: inherit',
  'secrets:\n  - db_password',
  'token: ${{ secrets.NPM_TOKEN }}',
  'NODE_AUTH_TOKEN: ${{ secrets.NPM_TOKEN }}',
  'permissions:\n  id-token: write\n  contents: read',
  'token_type: bearer',
  '"token_type":"Bearer","expires_in":3600',
  'token_endpoint: https://login.example.com/oauth2/v2.0/token',
  'token_url = "https://example.com/oauth/token"',
  'grant_type=client_credentials',
  'auth: required',
  'auth: true',
  'auth_mode: api-key',
  'authType: "oauth2"',
  'credentials: "include"',
  "fetch(url, { credentials: 'same-origin' })",
  'withCredentials: true',
  'Access-Control-Allow-Credentials: true',
  'Access-Control-Allow-Headers: Authorization, X-Api-Key',
  'WWW-Authenticate: Basic realm="Restricted Area"',
  'WWW-Authenticate: Bearer error="invalid_token"',
  'Vary: Cookie, Authorization',
  'Set-Cookie: theme=dark; Path=/; SameSite=Lax',
  'Cookie: lang=en-US; theme=dark; consent=1',
  'cookies: { httpOnly: true, secure: true }',
  'Bearer tokens are sent in the Authorization header.',
  'Use Bearer authentication for all requests.',
  'the bearer of this certificate',
  'Basic authentication is disabled.',
  'basic understanding of TypeScript',
  'This needs a basic implementation2 of the parser',
  'API key authentication is not supported',
  'No API key found for provider "anthropic".',
  'Missing API key. Set OPENAI_API_KEY or pass apiKey.',
  'The token expired 3 hours ago',
  'token expired at 2026-02-14T12:00:00Z',
  'token budget: 200000',
  'secret santa: draw names on 2024-12-01',
  'it is no secret that TypeScript4 changed this',
  'connectionString: process.env.DATABASE_URL',
  'connection string is missing',
  'DATABASE_URL=postgres://localhost:5432/app',
  'DATABASE_URL=postgres://app@localhost/app',
  'postgres://user:password@localhost:5432/db',
  'postgres://${DB_USER}:${DB_PASSWORD}@${DB_HOST}/app',
  'postgres://<user>:<password>@host/db',
  'mongodb://localhost:27017,localhost:27018/app?replicaSet=rs0',
  'http://localhost:3000/@vite/client',
  'http://localhost:3000/@fs/home/ada/app/main.ts',
  'https://example.com:8443/path?email=ada@example.com',
  'git@github.com:acme/app.git',
  'ssh://git@github.com:22/acme/app.git',
  'https://github.com/acme/app/pull/12#issuecomment-1234567890',
  'docker://node:20@sha256:abcdef',
  'Proxy listening on http://[::1]:8080, mail ada@example.com',
  // Hashes, ids and other random things.
  `commit ${sha1()}\nAuthor: Ada <ada@example.com>\nDate:   Sat Feb 14 12:00:00 2026 +0100`,
  `index ${sha1().slice(0, 7)}..${sha1().slice(0, 7)} 100644`,
  `HEAD is now at ${sha1().slice(0, 7)} Fix tokenizer`,
  `Fast-forward to ${sha1()}`,
  `sha256:${sha256()}`,
  `${sha256()}  dist/app.tar.gz`,
  `"integrity": "${integrity()}",`,
  `integrity="sha384-${randomish(64, BASE64)}" crossorigin="anonymous"`,
  `node@sha256:${sha256()}`,
  `  resolved "https://registry.yarnpkg.com/yallist/-/yallist-4.0.0.tgz#${sha1()}"\n  integrity ${integrity()}`,
  `    {file = "requests.whl", hash = "sha256:${sha256()}"},`,
  `ETag: "${sha1()}"`,
  `etag: W/"${sha1().slice(0, 16)}"`,
  `"checksum": "${sha256()}"`,
  `md5 ${randomish(32, HEX)}`,
  `Id: ${uuid()}`,
  `"sessionId":"${uuid()}"`,
  `"sessionKey":"agent:main:subagent:${uuid()}"`,
  `session_key: agent:main:subagent:${uuid()}`,
  `"runId":"${uuid()}","toolCallId":"call_${randomish(24)}"`,
  '"toolCallId":"call_1_0"',
  `toolu_01${randomish(22)}`,
  `chatcmpl-${randomish(29)}`,
  `msg_01${randomish(22)}`,
  `req_${randomish(24)}`,
  `"id":"resp_${randomish(48, HEX)}"`,
  `traceparent: 00-${randomish(32, HEX)}-${randomish(16, HEX)}-01`,
  `x-request-id: ${uuid()}`,
  `X-Amzn-Trace-Id: Root=1-${randomish(8, HEX)}-${randomish(24, HEX)}`,
  `arn:aws:secretsmanager:us-east-1:123456789012:secret:prod/db-${randomish(6)}`,
  'secret: arn:aws:secretsmanager:eu-west-1:123456789012:secret:db-x1Y2z3',
  `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${randomish(43, BASE64)} ada@laptop`,
  `ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ${randomish(300, BASE64)}== ada@laptop`,
  `SHA256:${randomish(43, BASE64)} ada@laptop (ED25519)`,
  `-----BEGIN CERTIFICATE-----\n${randomish(64, BASE64)}\n${randomish(64, BASE64)}\n-----END CERTIFICATE-----`,
  `-----BEGIN PUBLIC KEY-----\n${randomish(64, BASE64)}\n-----END PUBLIC KEY-----`,
  `data:image/png;base64,iVBORw0KGgo${randomish(900, BASE64)}=`,
  `<img src="data:image/jpeg;base64,/9j/4AAQSkZJRg${randomish(600, BASE64)}" />`,
  `//# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLC${randomish(400)}`,
  `{"mimeType":"image/png","data":"iVBORw0KGgo${randomish(500, BASE64)}"}`,
  `@font-face{src:url(data:font/woff2;base64,d09GMgABAAAA${randomish(300, BASE64)})}`,
  `00000000  89 50 4e 47 0d 0a 1a 0a  00 00 00 0d 49 48 44 52  |.PNG........IHDR|\n00000010  ${randomish(16, HEX)}`,
  `0x${sha1()}`,
  `stripe publishable: pk_live_${randomish(24)}`,
  `customer cus_${randomish(14)} paid with pm_${randomish(24)} (pi_${randomish(24)})`,
  `AC${randomish(32, HEX)}`,
  '2026-02-14T12:00:00.000Z',
  'ada.lovelace@example.com',
  '/home/ada/.config/gh/hosts.yml',
  '/usr/share/dotnet/sdk/8.0.100/Sdks/Microsoft.NET.Sdk/targets/Microsoft.NET.Publish.targets',
  'C:\\Users\\Ada\\AppData\\Roaming\\npm\\node_modules\\tokenizer\\package.json',
  'PWD=/home/ada/project\nOLDPWD=/home/ada',
  'pwd: /workspace/app',
  'SSH_AUTH_SOCK=/tmp/ssh-XXXXXXabcd12/agent.1234',
  'GPG_KEY=/etc/apt/keyrings/docker.gpg',
  'ssl_key: /etc/ssl/private/server.key',
  'private_key_path = "~/.ssh/id_rsa"',
  'privateKey: fs.readFileSync("./key.pem")',
  'apiKey: this.apiKey,',
  'apiKey: keyFromVault,',
  // Words with hyphens.
  'sk-learn',
  'scikit-learn==1.5.0',
  'class="sk-circle-fade-dot-animation"',
  '.sk-fading-circle .sk-circle12:before { animation-delay: -0.1s }',
  '#sk-container-id-10 div.sk-toggleable__content pre { margin: 0.2em; }',
  'sk-estimator-doc-link-fitted-hover-2',
  `task-${uuid()}`,
  'task-2024-01-15-refactor-authentication-module',
  'risk-assessment-2024-final-version-03',
  'disk-usage-report-2026-02-14',
  'desk-booking-service-7d9f8b6c5d-x2x9z',
  'npm_config_registry=https://registry.npmjs.org/',
  'npm_lifecycle_event=test npm_package_version=1.2.3',
  'hf_transfer==0.1.6',
  'xoxo-everyone-love-grandma',
  'glpat-lookalike',
  'eyJust a test',
  'pypi-publish-workflow-dispatch',
  'github_pattern_matching_library',
  'AIzawa Shouta is a character',
  'AKIA is the prefix of access key ids',
  'sk_buff *skb = alloc_skb(len, GFP_KERNEL);',
  're_compile_pattern_with_flags_v2',
  'fc-cache-force-regenerate-2024',
  'ops_pipeline_stage_two_rollout',
  'secret_manager_client_library_v1beta1',
  // Mark-up, styles and minified code.
  '<input type="password" name="password" id="password" autocomplete="current-password" placeholder="Password">',
  '<label for="password">Password</label>',
  '<form action="/login"><input name="token" type="hidden" value=""></form>',
  '.password-field { color: #ff00aa; }',
  '"password": "Password",',
  '"forgotPassword": "Forgot your password?",',
  '"password.placeholder": "Enter your password"',
  '"tokenExpired": "Your session has expired"',
  '{"type":"password","label":"Password","required":true}',
  '"required": ["username", "password"]',
  '["token", "secret", "password"].includes(name)',
  'const SENSITIVE = ["password", "token2", "secret"];',
  'properties:\n  password:\n    type: string\n    format: password',
  '{"properties":{"password":{"type":"string"},"token":{"type":"string"}}}',
  '!function(e,t){"object"==typeof exports?t(exports):t(e.tok={})}(this,function(e){var t=e.token=function(e){return e.key};e.password=t,e.apiKey=n(12)});',
  'var a=b.token,c=d.password||"",e={auth:f,token:g};',
  'function(e){return e.authToken=t.authToken,e.secret=r}',
  'a.password=e.target.value,b.token=c()',
  'color: var(--token-color-brand-500);',
  '--sk-color-primary-1234: #fff;',
  'grid-template-areas: "auth token" "pass key";',
  '$password = $_POST["password"];',
  '$token = $this->getToken();',
  'WHERE password = ? AND token = $1',
  'SELECT id, password, token FROM users WHERE email = :email',
  'UPDATE users SET password = :password WHERE id = :id',
  'password VARCHAR(255) NOT NULL,',
  'ADD COLUMN api_key TEXT;',
  '| password | string | yes | The password of the user |',
  '| `token` | `string` | Access token |',
  '@param password the password to hash',
  '@param {string} token - The token.',
  'description: "API key used to authenticate"',
  'Secret Service is unavailable',
  'secretary: Grace42',
  'Passwords do not match',
  'password_reset_token_expires_in: 3600',
  'PASSWORD_MIN_LENGTH=12',
  'PASSWORD_HASHERS = ["argon2", "bcrypt"]',
  'TOKEN_EXPIRY=3600s',
  'ACCESS_TOKEN_EXPIRE_MINUTES=30',
  'API_KEY_HEADER=X-Api-Key',
  'SECRET_NAME=prod/app/db',
  'auth.uid() = user_id',
  'Auth0Provider domain="acme.eu.auth0.com"',
  'oauth_callback_confirmed=true',
  'basic-ftp@5.0.5',
  'tokens/s: 42.7',
  'tok/s=42.7',
  // More of all of these.
  "const API_KEY_HEADER = 'x-api-key';",
  'password_field = driver.find_element(By.ID, "password")',
  "expect(token).toBe('abc123');",
  "expect(screen.getByLabelText('Password')).toBeInTheDocument();",
  '"scripts": { "token": "node scripts/token.js" }',
  '"secret": "Client secret value of the application"',
  'Set `API_KEY` to your key.',
  'X-RateLimit-Remaining: 4999',
  'tokens_used: 5123/8192',
  'token=42',
  '01HZXK5V8Q3J6Y7W9R2T4B6N8M',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae',
  'oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393',
  'gpg: Signature made Sat; using RSA key 4AEE18F83AFDEB23',
  'Key fingerprint = 4AEE 18F8 3AFD EB23 0E4F  1B2A 8C6D 2C1B 9F3A 7E55',
  'AWS4-HMAC-SHA256',
  'SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDTANAUfAJz2Ls6fuI',
  'main.8f14e45fceea167a.chunk.js',
  'webpack:///./node_modules/token/index.js?8f14e45f',
  'pod/api-7d9f8b6c5d-x2x9z   1/1   Running',
  'arn:aws:iam::123456789012:role/my-role',
  'projects/my-project/secrets/my-secret/versions/latest',
  'vault read secret/data/myapp/config',
  'aws secretsmanager get-secret-value --secret-id prod/db',
  'gcloud secrets versions access latest --secret=my-secret',
  'kubectl get secrets -n default',
  'kubectl describe secret default-token-x7k2p',
  'default-token-x7k2p   kubernetes.io/service-account-token   3      10d',
  'secret/my-secret created',
  'secretRef:\n  name: app-secrets',
  'envFrom:\n  - secretRef:\n      name: app-env-2',
  'tls:\n  - secretName: example-com-tls-2024',
  "password: process.env.DB_PASSWORD || ''",
  'password: os.environ.get("DB_PASSWORD")',
  'password = Variable.get("db_password")',
  'password = ENV["DB_PASSWORD"]',
  'password = ENV.fetch("DB_PASSWORD")',
  "password: <%= ENV['DB_PASSWORD'] %>",
  "password: ENV['DB_PASSWORD']",
  'password: @password',
  'password: :string',
  'password: String,',
  'password: { type: String, required: true },',
  'password: Schema.string(),',
  'password: t.String(),',
  "password: yup.string().required('Password is required'),",
  'password: faker.internet.password(),',
  'password: Optional[str] = None',
  'password: SecretStr',
  'password: &str,',
  'password: impl Into<String>,',
  'password := os.Getenv("DB_PASSWORD")',
  'password := flag.String("password", "", "the password")',
  'Password string `json:"password"`',
  'Password string `json:"password" validate:"required,min=8"`',
  '@Column(name = "password") private String password;',
  '@Value("${db.password}") private String password;',
  '@NotBlank(message = "Password is mandatory")',
  'public void setPassword(String password) { this.password = password; }',
  'user.setPassword(passwordEncoder.encode(dto.getPassword()));',
  'if (passwordEncoder.matches(password, user.getPassword())) {',
  '$this->password = $password;',
  "'password' => 'required|min:8|confirmed',",
  "'password' => Hash::make($request->password),",
  "'password' => bcrypt('secret'),",
  '"password" VARCHAR(255)',
  "password TEXT NOT NULL DEFAULT ''",
  't.string :password_digest',
  'validates :password, length: { minimum: 6 }',
  '<input type="password" id="pwd1" name="pwd1" minlength="8">',
  '<input v-model="password" type="password" placeholder="Password" />',
  '<Input.Password placeholder="input password" />',
  '<TextField label="Password" type="password" autoComplete="current-password" />',
  '<label htmlFor="password">Password:</label>',
  'aria-label="Show password"',
  '[type=password] { color: red }',
  'input[name="password"]',
  '#password1 { width: 100px }',
  "page.fill('#password', process.env.PW)",
  "cy.get('[data-testid=\"password-input\"]').type(Cypress.env('password'))",
  "await page.getByLabel('Password').fill(password);",
  '--password TEXT  Password for the database',
  '  -p, --password <password>  password',
  'Usage: login [--user USER] [--password PASSWORD]',
  'Options: --token <token>, --secret <secret>',
  'ERROR: password authentication failed for user "postgres"',
  'Wrong password. Try again.',
  'password expired on 2024-01-01',
  'Password changed successfully',
  'New password:',
  'Retype new password:',
  'password length: 12',
  'password strength: strong',
  'password entropy: 77.5 bits',
  'Your password was last changed 42 days ago',
  'Passwords must be 8-64 characters',
  'Password1 field and Password2 field must match',
  'two-factor authentication token required',
  'token is invalid or expired',
  'Invalid token at position 123',
  "Unexpected token 'export'",
  'Unexpected token u in JSON at position 0',
  "ParseError: token recognition error at: '$'",
  'token ::= identifier | number',
  'TOKEN_STRING = 258',
  '#define TOKEN_EOF 0',
  'enum TokenType { Identifier, NumberLiteral2 }',
  'tokens = text.split()',
  'token_ids = tokenizer.encode("hello world")',
  'input_ids: [101, 7592, 102]',
  'num_tokens: 128000',
  '{"type":"token","token":"def","index":3}',
  'max_completion_tokens: 16384',
  'context_window_tokens=200000',
  '"cache_read_input_tokens": 12034',
  'tokens per second: 45.2',
  'Total tokens: 12,345',
  'sk-toggle--1234',
  'sk-SK',
  'sk-SK.json',
  'task-1234567890',
  'disk-1234567890ab',
  'https://example.com/docs/api-key',
  'https://example.com/reset-password?lang=en',
  'see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens',
  '/api/v1/auth/token/refresh',
  'POST /oauth/token 200 12ms',
  'GET /api/keys/1234 200',
  '"path": "/auth/password/reset"',
  "cookieParser('secret')",
  'Cookie: {}',
  '"cookie": "^0.5.0"',
  'set-cookie: ',
  'cookie consent: accepted',
  "res.cookie('token', token, { httpOnly: true })",
  "document.cookie.split('; ')",
  "cookies.get('session')",
  'Authorization header missing',
  'Authorization: ',
  'authorization: undefined',
  'authorization: null',
  'authorization: required',
  '"authorization_endpoint": "https://accounts.google.com/o/oauth2/v2/auth"',
  'Access-Control-Allow-Headers: authorization, content-type',
  '@PreAuthorize("hasRole(\'ADMIN\')")',
  '[Authorize(Policy = "Admin2")]',
  'Basic auth is required',
  'Basic usage',
  'basic: {\n color: red }',
  'Bearer realm="example"',
  'Bearer scheme',
  'Authorization: Bearer',
  'Authorization: Bearer {token}',
  'Authorization: Bearer {{access_token}}',
  'Authorization: Bearer %s',
  'Authorization: Bearer ${process.env.TOKEN}',
  'Authorization: Bearer [TOKEN]',
  'Authorization: Bearer ***',
  'Authorization: Bearer ...',
  'Authorization: Bearer token',
  'Authorization: Basic <base64>',
  "Authorization: Basic ${btoa(user + ':' + pass)}",
  'Authorization: token ${GITHUB_TOKEN}',
  '-u $USER:$PASS',
  '-u username:password',
  'curl -u username:password https://example.com',
  'curl -u user:pass https://example.com',
  'curl -u "${USER}:${PASSWORD}" https://x',
  'curl -u admin https://x',
  'curl -o /dev/null -s -w "%{http_code}" http://localhost:3000',
  'postgresql://user:password@localhost/dbname',
  'mysql://username:password@host:port/database',
  'mongodb://<username>:<password>@cluster0.mongodb.net',
  'redis://localhost:6379',
  'redis://:$REDIS_PASSWORD@redis:6379',
  'amqp://${user}:${pass}@host',
  'http://user:***@proxy:8080',
  'https://$TOKEN@github.com/x/y',
  'https://${GITHUB_TOKEN}@github.com/x/y',
  'https://x-access-token:${{ secrets.GITHUB_TOKEN }}@github.com/x/y',
  'mailto:ada@example.com',
  'ssh git@github.com',
  'scp file.txt user@host:/path',
  'npm i @scope/pkg@1.2.3',
  "import x from 'https://esm.sh/react@18.2.0'",
  'https://cdn.jsdelivr.net/npm/vue@3/dist/vue.global.js',
  'http://localhost:5173/@react-refresh',
  'http://127.0.0.1:8000/users/@me',
  'image: ghcr.io/org/app:v1@sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393',
  'FROM node:20@sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393',
  'uses: actions/checkout@b4ffde65f46336ab88eb53be808477a3936bae11',
  "key: ${{ runner.os }}-node-${{ hashFiles('**/package-lock.json') }}",
  'restore-keys: linux-node-',
  `cache-key: v2-deps-${randomish(16, HEX)}`,
  '  key: v1-deps-{{ checksum "package-lock.json" }}',
  'Primary key: id',
  'primaryKey: true',
  '"primaryKey": "user_id"',
  'partitionKey: "/tenantId"',
  '"key": "value1234"',
  'key1=value1&key2=value2',
  '"Key": "uploads/2024/01/photo.png"',
  's3_key = "uploads/2024/01/photo.png"',
  'object_key: data/part-00000-8f14e45f.parquet',
  'redis_key = f"user:{user_id}:profile"',
  `public_key = "pk_test_${randomish(24)}"`,
  `STRIPE_PUBLISHABLE_KEY=pk_live_${randomish(24)}`,
  'NEXT_PUBLIC_SITE_KEY=homepage',
  'RECAPTCHA_SITE_KEY=homepage-site',
  'sshKey: ~/.ssh/id_rsa.pub',
  'ssh_key_file = "~/.ssh/id_rsa"',
  'private_key_file: /etc/ssl/key.pem',
  'ssl_certificate_key /etc/nginx/ssl/server.key;',
  'IdentityFile ~/.ssh/id_ed25519',
  'authorized_keys',
  'api_key_required: true',
  'apiKeyAuth: []',
  'api_key_name: default',
  'API_KEY environment variable not set',
  'apiKey is required',
  'apiKey={apiKey}',
  'apiKey={process.env.REACT_APP_API_KEY}',
  'apiKey: import.meta.env.VITE_API_KEY,',
  'apiKey: Deno.env.get("API_KEY"),',
  'apiKey: await getSecret("openai"),',
  'apiKey: config.apiKey!,',
  'apiKey: options?.apiKey ?? env.API_KEY,',
  'api_key=api_key,',
  'api_key = None',
  'api_key: str | None = None',
  'api_key: Annotated[str, Depends(get_key)]',
  'api_key=settings.openai_api_key.get_secret_value()',
  'API_KEY=',
  'API_KEY=""',
  'API_KEY=<your-key>',
  'API_KEY=your_key_here',
  'API_KEY=YOUR-API-KEY',
  'API_KEY=xxx',
  'API_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  'API_KEY=...',
  'API_KEY=sk-...',
  'OPENAI_API_KEY=sk-xxxxxxxxxxxxxxxx',
  'ANTHROPIC_API_KEY=sk-ant-...',
  'ANTHROPIC_API_KEY=sk-ant-xxxxxxxxxxxxxxxxxxxxxxxx',
  'API_KEY=<insert key>',
  'API_KEY=INSERT_KEY_HERE',
  'API_KEY=TODO',
  'API_KEY=null',
  'API_KEY=undefined',
  'API_KEY=false',
  'API_KEY=dummy',
  'API_KEY=test',
  'SECRET_KEY=change-me',
  'SECRET=changeme',
  'TOKEN=$(gh auth token)',
  'TOKEN=`cat token.txt`',
  'TOKEN="$1"',
  'TOKEN=$1',
  'TOKEN=${1:-}',
  'TOKEN="${TOKEN:?}"',
  'export GITHUB_TOKEN',
  'unset GITHUB_TOKEN',
  'echo $GITHUB_TOKEN',
  'echo "::add-mask::$TOKEN"',
  'printenv | grep TOKEN',
  'if [ -z "$TOKEN" ]; then echo "TOKEN is not set"; fi',
  '[[ -n "${API_KEY}" ]]',
  'secrets.GITHUB_TOKEN',
  '${{ secrets.DEPLOY_KEY }}',
  'with:\n  token: ${{ github.token }}',
  'github-token: ${{ secrets.GITHUB_TOKEN }}',
  '"client_secret": "<client-secret>"',
  'client_secret=${CLIENT_SECRET}',
  'ClientSecret = Configuration["Auth:ClientSecret"]',
  'secret: !!binary |',
  'secret_name = "my-secret-name"',
  'secret_id = aws_secretsmanager_secret.db.id',
  'secret_string = jsonencode({})',
  'resource "kubernetes_secret" "db" {',
  'data "aws_secretsmanager_secret" "db" {}',
  'sensitive = true',
  'type: kubernetes.io/basic-auth',
  'type: Opaque',
  'credentials: include',
  "credentials: 'omit'",
  'credentials: true',
  'credentials_file: ~/.aws/credentials',
  'aws_credentials: default',
  '[credential]\n\\thelper = osxkeychain',
  'credential.helper=store',
  "git config credential.helper 'cache --timeout=3600'",
  'auth: jwt',
  'auth: none',
  'auth: basic',
  'auth: "apikey"',
  '"auth": { "type": "bearer" }',
  'auth:\n  enabled: true',
  'auth_type: md5',
  'auth=plain',
  'auth=LOGIN',
  'AUTH LOGIN',
  'author: ada99',
  'authors: ["ada99"]',
  'co-authored-by: Ada <ada@example.com>',
  'authenticator: google2fa',
  'authn: true',
  'AuthService2.login()',
  'pass: true',
  'pass = 0',
  'passes: 3',
  'bypass_token_check: true',
  'passthrough: enabled1',
  '{"pass":318,"fail":0}',
  'ok 12 - password hashing',
  'not ok 13 - token refresh',
  '✓ returns token for user1 (12ms)',
  '● login › rejects wrong password',
  '  at Object.getToken (/app/src/auth/token.service.ts:42:13)',
  '    at async AuthService.validatePassword (/app/src/auth.service.ts:88:5)',
  'File "/app/auth/token.py", line 42, in get_token',
  'diff --git a/src/token.ts b/src/token.ts',
  '@@ -12,7 +12,7 @@ function getToken() {',
  '-  const token = oldToken();',
  '+  const token = newToken1();',
  'grep -rn "api_key" src/',
  "rg -n 'password\\s*=' --type py",
  "sed -i 's/password=.*/password=REDACTED/' config.ini",
  "jq -r '.access_token' response.json",
  "jq '.token' < file.json",
  '.access_token',
  'cat ~/.config/token',
  'ls -la secrets/',
  'rm -rf .secrets',
  'openssl rand -hex 32',
  'ssh-keygen -t rsa -b 4096 -C "ada@example.com"',
  'pass insert email/ada',
  'passwd ada',
  'chpasswd',
  'sudo passwd root',
  'password-store',
  'passwordless login',
  'tokenization',
  'tokenize("hello")',
  'detokenizer: v2',
  'secretly: done1',
  'keystroke: ctrl1',
  'keyframes: fade2',
  'keyof typeof obj',
  'monkey-patch: v12',
  'turkey: sandwich42',
  'hockey: puck12',
  'whiskey: glen12',
  '"whiskey": "Lagavulin16"',
  'donkey=Benjamin1',
  'Connection string: not configured',
  'connectionString: ""',
  'data-token="" data-key="abc"',
  'srcset="a.png 1x, b.png 2x"',
  'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC"',
  'csrf-token: required',
  '<meta name="csrf-token" content="">',
  'X-CSRF-Token: Fetch',
  'nonce="r4nd0m"',
  'code_challenge_method=S256',
  'state=xyz&code=abc',
  'grant_type=password&username=ada',
  'grant_type=refresh_token',
  'response_type=token id_token',
  'scope=openid profile',
  'id_token_signing_alg_values_supported: RS256',
  'token_endpoint_auth_method: client_secret_post',
  '"token_endpoint_auth_methods_supported":["client_secret_basic","client_secret_post"]',
  '"alg":"HS256","typ":"JWT"',
  '"kid":"8f14e45fceea167a"',
  'subscription-key is missing',
  'storage key: theme',
  "localStorage.getItem('token')",
  "localStorage.setItem('token', token)",
  'sessionStorage["auth"]',
  "const KEY = 'app.settings.v2'",
  "const STORAGE_KEY = 'todos-vuejs-2.0'",
  "const QUERY_KEY = ['users', 1]",
  'const secretSanta = names[0]',
  'secretLevel = 3',
  'Nintendo password: see manual',
  'user password reset flow v2',
  "I can't share the password.",
  'Please provide your API key.',
  'What is the token limit of gpt-4o?',
  'The secret to success is 99% perspiration.',
  'She was the token engineer of team42.',
  'pwd',
  'PWD=/root/app',
  '"pwd":"/root/app"',
  'cwd: /root pwd: /root',
  '$ pwd\n/home/ada',
  'OLDPWD=/var/lib/app2',
  'pw-cli 1.0',
  '"pw": null',
  'pat: 3',
  'apt-key list',
  'key-value store v2',
  'access_key: ""',
  'accessKey: credentials.accessKeyId,',
  'secretKey: credentials.secretAccessKey,',
  'secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY!,',
  'aws_secret_access_key = ${AWS_SECRET}',
  'sessionToken: creds.sessionToken',
  'I set the password in the vault, see section 3.2.',
  'Please rotate the token every 90 days.',
  'Your token has 3 scopes.',
  'API key 1 of 3',
  'password1 and password2 must match',
  'The secret is stored in AWS Secrets Manager under prod/db/main-1.',
  'secret version 3 of my-secret-2 is active',
  'key 42 pressed',
  'auth 2.0 spec',
  'token v2 endpoint',
  'cookie banner v3',
  'Tokens: 1.2k in, 345 out',
  'tokens: 12345 (cached: 1234)',
  'Token usage: total=12,345 input=10,000 (+ 2,000 cached) output=345',
  'context: 45% (90000/200000 tokens)',
  '"tokens":{"input":123,"output":456,"cache":{"read":0,"write":0}}',
  '"token_budget":200000',
  'tokenLimit=128000',
  'token_ids=[1,2,3]',
  '"session_token_count": 12',
  '"key":"user:1234:profile"',
  'keyPath: "id"',
  'keyFile=/etc/ssl/key.pem',
  'apiKeySource: "ANTHROPIC_API_KEY"',
  '"apiKeySource":"none"',
  '"api_key_env":"OPENAI_API_KEY"',
  'api_key_env_var = "OPENAI_API_KEY"',
  'auth: { profiles: { "anthropic:default": { mode: "api_key" } } }',
  '"mode":"token"',
  '"mode":"api_key","provider":"openai"',
  '"auth":"api-key"',
  '"type":"token","profileId":"anthropic:default"',
  'profile=anthropic:default type=api_key',
  'model auth: openai:default (api_key)',
  'authProfile: openai:manual',
  '"authMode":"oauth"',
  'gateway token: missing',
  'gateway.auth.token is not set',
  'Set gateway.auth.password or OPENCLAW_GATEWAY_PASSWORD.',
  'OPENCLAW_GATEWAY_TOKEN is required',
  'openclaw config set gateway.auth.token <token>',
  '"runId":"a1b2c3d4-e5f6-7890-abcd-ef1234567890","sessionKey":"agent:main:main"',
  'session key agent:main:telegram:group:-1001234567890',
  'lane=session:agent:main:main',
  '[agents/auth-profiles] synced openai-codex credentials from external cli',
  '[diagnostic] lane task done: lane=main durationMs=12',
  'toolCallId=call_abc123DEF456ghi789',
  'tool_call_id: toolu_01ABCdef234GHIjkl567MNO',
  '"id":"call_9b8a7c6d5e4f3a2b1c0d"',
  '"signature":"EpYDCkYIBxgCKkDabc123+/def456==" ',
  '"thinkingSignature":"reasoning_content"',
  '"encrypted_content":"gAAAAABo1234567890abcdef"',
  '"fingerprint":"fp_44709d6fcb"',
  '"system_fingerprint":"fp_a1b2c3d4e5"',
  '"etag":"\\"8f14e45fceea167a\\""',
  'sha256sum: 4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393',
  'Deployed to https://my-app-8f14e45f.vercel.app',
  'https://github.com/acme/app/commit/8f14e45fceea167a5a36dedd4bea25438f14e45f',
  'https://gist.github.com/ada/8f14e45fceea167a5a36dedd4bea2543',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://docs.google.com/document/d/1A2b3C4d5E6f7G8h9I0jK1l2M3n4O5p6Q7r8S9t0U1v2/edit',
  'https://x.com/i/status/1234567890123456789',
  'npm ERR! 401 Unauthorized - GET https://registry.npmjs.org/@acme%2fpkg',
  'remote: HTTP Basic: Access denied',
  "fatal: could not read Password for 'https://github.com': terminal prompts disabled",
  'Host key verification failed.',
  'Add the key to the agent: ssh-add ~/.ssh/id_ed25519',
  'SHA1 Fingerprint=AB:CD:EF:01:23:45:67:89:AB:CD:EF:01:23:45:67:89:AB:CD:EF:01',
  'Serial Number: 03:a1:b2:c3:d4:e5:f6:07:18:29:3a:4b:5c:6d:7e:8f:90:a1',
  'X509v3 Subject Key Identifier: ',
  'Public-Key: (2048 bit)',
  'Signature Algorithm: sha256WithRSAEncryption',
  "const hash = createHash('sha256').update(token).digest('hex');",
  'crypto.timingSafeEqual(Buffer.from(token), Buffer.from(expected))',
  'jwt.verify(token, process.env.JWT_SECRET!)',
  "jwt.sign({ sub: user.id }, secret, { expiresIn: '15m' })",
  "passport.use(new LocalStrategy({ usernameField: 'email', passwordField: 'passwd' }))",
  'await bcrypt.compare(password, user.passwordHash)',
  "const [password, setPassword] = useState('');",
  '<input value={password} onChange={e => setPassword(e.target.value)} />',
  "setPassword('')",
  "expect(login('ada', 'wrong')).rejects",
  'type Props = { password?: string; token: string | null };',
  'interface Token { token: string; expiresAt: number }',
  "enum Secret { A = 'a1', B = 'b2' }",
  'class PasswordInput extends React.Component {}',
  '@Input() password: string;',
  'private readonly tokenService: TokenService,',
  'constructor(private secret: SecretService) {}',
  "import { token } from './token.js';",
  "export { password } from './password.ts'",
  "export * as secret from './secret'",
  "token: new InjectionToken<string>('token'),",
  "provide: AUTH_TOKEN, useValue: 'x'",
  "case 'password': return 1;",
  "if key == 'password' and value: pass",
  'for token in doc: print(token.text, token.pos_)',
  'token.lemma_, token.pos_, token.tag_',
  'tok = tokens[i]; tok2 = tokens[i+1]',
  "password_regex = r'^(?=.*[A-Z])(?=.*\\d).{8,}$'",
  'PASSWORD_RESET_TIMEOUT = 259200',
  'AUTH_PASSWORD_VALIDATORS = []',
  "AUTH_USER_MODEL = 'accounts.User'",
  "SECRET_KEY = env('SECRET_KEY')",
  "SECRET_KEY = os.environ['SECRET_KEY']",
  "SECRET_KEY = config('SECRET_KEY', default='')",
  'password: !Ref DBPassword',
  "password: !Sub '{{resolve:secretsmanager:db:SecretString:password}}'",
  "MasterUserPassword: '{{resolve:secretsmanager:MyRDSSecret:SecretString:password}}'",
  'password = var.db_password',
  'password = random_password.db.result',
  'password = data.aws_ssm_parameter.db.value',
  'secret_key = local.secrets["key1"]',
  'value = aws_db_instance.db.password',
  'token = module.vault.token1',
  'auth_token = "${data.vault_generic_secret.x.data["token"]}"',
  "password: \"{{ lookup('env', 'DB_PASSWORD') }}\"",
  'ansible_password: "{{ vault_password2 }}"',
  'password: ((db-password))',
  'password: ENC(abc)',
  'password: $__file{/run/secrets/db}',
  'password_file: /etc/secret2',
  'spring.datasource.password=${DB_PASSWORD:}',
  'quarkus.datasource.password=${DB_PASSWORD}',
  'mail.password=${env.MAIL_PW}',
  'apiKey: ${{ steps.x.outputs.key1 }}',
  "apiKey: '{{ api_key }}'",
  'apiKey: "%API_KEY%"',
  '-e DB_PASSWORD',
  '-e DB_PASSWORD=$DB_PASSWORD',
  '--build-arg NPM_TOKEN',
  '--secret id=npmrc,src=$HOME/.npmrc',
  '--mount=type=secret,id=token1',
  'RUN --mount=type=secret,id=npm_token cat /run/secrets/npm_token',
  'helm install x --set existingSecret=db-secret-1',
];

const innocentMembers: readonly (readonly [string, string])[] = [
  ['password', ''],
  ['password', '${DB_PASSWORD}'],
  ['password', '********'],
  ['password', '[redacted:password:1a2b3c4d]'],
  ['password', '<password>'],
  ['token', 'Hello'],
  ['token', ' the'],
  ['token', 'string'],
  ['apiKey', 'OPENAI_API_KEY'],
  ['apiKey', '${OPENAI_API_KEY}'],
  ['apiKey', 'env:OPENAI_API_KEY'],
  ['auth', 'oauth2'],
  ['auth', 'none'],
  ['author', 'Ada Lovelace'],
  ['authority', 'https://login.example.com/common'],
  ['key', 'ArrowDown'],
  ['key', `a${randomish(20)}`],
  ['cacheKey', sha256()],
  ['cache_key', `node-${sha1()}`],
  ['sessionKey', `agent:main:subagent:${uuid()}`],
  ['toolCallId', `call_${randomish(24)}`],
  ['tokenizer', 'cl100k_base'],
  ['token_type', 'Bearer'],
  ['secretName', 'my-db-credentials-1'],
  ['secret', 'my-secret'],
  ['tokens', '120'],
  ['maxTokens', '4096'],
  ['publicKey', `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${randomish(43, BASE64)}`],
  ['path', '/home/ada/.ssh/id_ed25519.pub'],
  ['hash', sha256()],
  ['commit', sha1()],
  ['id', uuid()],
  ['content', 'const token = getToken();\nif (token === null) throw new Error("no token");\n'],
  ['command', 'grep -rn "password" src/ | head'],
  ['nextToken', randomish(40)],
  ['authorization', 'none'],
  ['cookie', 'theme=dark; lang=en-US'],
  ['text', 'Set the password in Settings > Security, then restart.'],
  ['passwordPolicy', 'at least 12 characters'],
  ['credentials', 'same-origin'],
  ['privateKeyPath', '/etc/ssl/private/server.key'],
  ['private_key', '/etc/ssl/private/server.key'],
  ['connectionString', 'postgres://localhost:5432/app'],
  ['data', `iVBORw0KGgo${randomish(400, BASE64)}`],
];

export const lookAlikes: readonly LookAlike[] = [
  ...innocentTexts.map((text) => ({ text })),
  ...innocentMembers.map(([name, text]) => ({ name, text })),
];
