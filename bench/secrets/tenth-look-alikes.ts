import { defineGrammar, type Grammar } from './grammar.ts';
import { tenthLexicon } from './tenth-rules.ts';

function grammar(id: string, templates: readonly string[]): Grammar {
  return defineGrammar(`tenth-${id}`, tenthLexicon, templates);
}

const oneLiners: readonly Grammar[] = [
  grammar('digest-line', [
    '‹sha256›  ‹word›-‹version›.tar.gz',
    'MD5 (‹word›.iso) = ‹hex:32›',
    'sha256:‹sha256› is up to date',
    'ETag: "‹hex:32›"',
    'SHA1(‹word›.jar)= ‹sha1›',
    'checksum mismatch for ‹pkg›: expected ‹sha256›, got ‹sha256›',
    '  cksum "sha256" "‹sha256›"',
    'BLAKE2b ‹word›.bin ‹hex:128›',
  ]),
  grammar('commit-line', [
    '‹short› (HEAD -> ‹branch›) ‹Word›: handle empty ‹part›',
    'HEAD is now at ‹short› Rename token to cursor in ‹part›',
    'fixed in ‹sha1›, backported as ‹sha1›',
    '[‹branch› ‹short›] Let the password form grow with its label',
    'git cherry-pick ‹sha1›',
    'index ‹short›..‹short› 100644',
    '   ‹short›..‹short›  main -> main',
    'https://github.com/‹word›/‹service›/commit/‹sha1›',
  ]),
  grammar('id-line', [
    '‹stamp› INFO ‹service› request ‹uuid› finished in ‹number:3› ms',
    'order_id=‹uuid› customer_id=‹digits:9› state=paid',
    'trace_id: ‹hex:32›, span_id: ‹hex:16›',
    'traceparent: 00-‹hex:32›-‹hex:16›-01',
    'arn:aws:ecs:‹region›:‹digits:12›:task/‹word›/‹hex:32›',
    'Created volume vol-0‹hex:16› in ‹region›a',
    'container ‹hex:64› exited with code ‹small›',
    'Message-ID: <‹uuid›@‹domain›>',
    'subscription /subscriptions/‹uuid›/resourceGroups/‹word›-‹stage›',
    'x-amz-request-id: ‹upperNum:16›',
  ]),
  grammar('public-key-line', [
    'ssh-ed25519 ‹sshPublic› ‹account›@‹word›',
    'PublicKey = ‹wireguardPublic›',
    'ssh-rsa ‹rsaPublic› ‹lower:5›@‹word›',
    'age1‹lowerNum:58›',
    '‹host› ssh-ed25519 ‹sshPublic›',
    'RWQ‹b64:53›  # minisign public key of ‹word›',
    'npub1‹lowerNum:58›',
    'trusted-public-keys = ‹word›.cachix.org-1:‹b64:43›=',
    'from="‹ip›",no-pty ssh-ed25519 ‹sshPublic› backup',
  ]),
  grammar('fingerprint-line', [
    'SHA256:‹b64:43› ‹account›@‹word› (ED25519)',
    '256 SHA256:‹b64:43› ‹word› (ED25519)',
    'ED25519 key fingerprint is SHA256:‹b64:43›.',
    'SHA256 Fingerprint=‹colons›',
    '      Key fingerprint = ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4›  ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4› ‹hexUpper:4›',
    'gpg: using EDDSA key ‹hexUpper:40›',
    'gpg: Signature made ‹date› using RSA key ID ‹hexUpper:16›',
    'X509v3 Subject Key Identifier: ‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›:‹hexUpper:2›',
    'Serial Number: ‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›',
  ]),
  grammar('placeholder-line', [
    'export ‹PART›_‹WORD›_API_KEY=<your-api-key>',
    '‹PART›_PASSWORD=<password of ‹account›>',
    'curl -H "Authorization: Bearer YOUR_TOKEN_HERE" https://api.‹domain›/v‹small›/‹part›',
    'postgres://USER:PASSWORD@‹host›:5432/‹db›',
    '‹part›_api_key: "xxxxxxxxxxxxxxxxxxxxxxxx"  # ‹service›',
    '‹word›_token = "REPLACE_ME"  # ‹stage›',
    'mysql -u ‹account› -p<password> ‹db›',
    'git clone https://<token>@github.com/‹word›/‹service›.git',
    '‹PART›_‹WORD›_WEBHOOK=https://hooks.slack.com/services/XXX/YYY/ZZZ',
    '‹WORD›_SECRET=<paste the secret from the ‹part› console>',
    '‹account› password: ********',
    'set ‹PART›_‹WORD›_TOKEN=[insert token]',
  ]),
  grammar('reference-line', [
    `password: \${‹PART›_DB_PASSWORD}`,
    'curl -H "Authorization: Bearer $‹WORD›_TOKEN" https://‹domain›/‹part›',
    'const apiKey = process.env.‹PART›_API_KEY;',
    'password = os.environ["‹PART›_PASSWORD"]',
    `token: \${{ secrets.‹PART›_TOKEN }}`,
    'mysql -u "$DB_USER" -p"$DB_PASSWORD" ‹db›',
    'secret = var.‹part›_client_secret',
    `DATABASE_URL=postgres://\${DB_USER}:\${DB_PASS}@‹host›:5432/‹db›`,
    'api_key = Deno.env.get("‹WORD›_KEY") ?? ""',
    '"clientSecret": "{{ vault.‹part›.client_secret }}"',
    'password: !secret ‹word›_password',
    'export ‹PART›_TOKEN=$(op read "op://‹Word›/‹part›/token")',
    'PGPASSWORD=$(cat /run/secrets/‹part›_password) psql -h ‹host› ‹db›',
    '$password = getenv("‹PART›_PASSWORD");',
  ]),
  grammar('prose-password', [
    'The password must have at least ‹small› characters and one digit.',
    '‹name›: did you forget your password again? use the reset link on the ‹part› page',
    'Passwords are hashed with argon2id before they are stored in ‹db›.',
    'I never saw the password; ‹name› typed it in directly.',
    'Please rotate the ‹part› password before ‹date›, the old one is in the vault.',
    'We moved every secret out of ‹service› and into the key store last week.',
    'Password reset requests went up by ‹percent› % after the ‹word› release.',
    'ask ‹name› for the wifi password, I do not have it',
    'The login page shows the password in plain text when the eye icon is pressed (see ticket ‹WORD›-‹number›).',
    'Your password expires in ‹small› days.',
  ]),
  grammar('prose-token', [
    'The prompt has ‹count› tokens, the answer ‹number›; the context window is ‹digits:6› tokens.',
    'usage: input_tokens=‹count› output_tokens=‹number› cache_read_input_tokens=‹count›',
    'max_tokens: ‹number›, temperature: 0.‹small›',
    'Throughput ‹percent› tokens/s, first token after ‹number:3› ms',
    'token_count=‹count› model=‹word›-‹small›b stop_reason=end_turn',
    'Unexpected token } in JSON at position ‹number›',
    'SyntaxError: ‹file›: Unexpected token, expected "," (‹small›:‹small›)',
    'prompt_tokens_details={cached_tokens: ‹number›, audio_tokens: 0}',
    'cost: ‹count› tokens × $0.00000‹small› = $0.‹digits:4›',
    'The access token lives ‹small› minutes, the refresh token ‹small› days.',
    'tokens per minute limit reached (‹count› of ‹count›), retry in ‹small› s',
  ]),
  grammar('prose-many-languages', [
    'Das Passwort muss mindestens ‹small› Zeichen lang sein.',
    'Bitte das Kennwort für ‹part› nicht per Mail schicken, sondern in den Tresor legen.',
    'Le mot de passe doit être changé tous les ‹small› jours.',
    'La contraseña caduca el ‹date›; pide una nueva a ‹name›.',
    'La password è stata reimpostata da ‹name› il ‹date›.',
    'A senha foi alterada com sucesso em ‹date›.',
    'Hasło wygaśnie za ‹small› dni.',
    'Het wachtwoord is op ‹date› gewijzigd door ‹name›.',
    'パスワードは‹small›文字以上で入力してください。',
    '密码长度不能少于 ‹small› 个字符。',
    'Пароль должен содержать не менее ‹small› символов.',
    'Şifreniz ‹small› gün içinde sona erecek.',
    'Der Schlüssel für den ‹Word›-Schrank hängt bei ‹name› im Büro.',
    'Lösenordet måste bytas före ‹date›.',
  ]),
  grammar('code-identifier', [
    'export function validate‹Word›Password(password: string, minLength = ‹small›): boolean {',
    'const [show‹Word›Password, setShow‹Part›Password] = useState(false);',
    'private final ‹Word›TokenProvider ‹part›TokenProvider;',
    'func (s *‹Word›Store) RotateSecret(ctx context.Context, name string) error {',
    'public record ‹Word›LoginRequest(string ‹Part›Username, string Password);',
    'type ‹Part›‹Word›Token = { kind: TokenKind; start: number; end: number };',
    'if (!await bcrypt.compare(password, user.passwordHash)) throw new ‹Word›Error(‹number:3›);',
    'self.‹word›_api_key = api_key or self._load_‹part›_api_key()',
    "fn next_‹word›_token(&mut self) -> Option<Token<'a>> {",
    '<input type="password" name="‹word›_password" autocomplete="current-password" maxlength="‹small›">',
    'val ‹word›SecretKey: SecretKey = ‹part›KeyGenerator.generateKey()',
    'let ‹word›PrivateKey = try SecureEnclave.P256.Signing.PrivateKey()',
    'def ‹word›_‹part›_password_changed?(user) = user.saved_change_to_encrypted_password?',
    'import { getToken, refresh‹Word›Token } from "../‹part›/tokens";',
    'for (const [key, value] of Object.entries(‹part›ByKey)) total += value.‹word›Count;',
  ]),
  grammar('limit-line', [
    'PASSWORD_MIN_LENGTH=‹small›',
    'access_token_ttl: ‹number›',
    'token_expiry_days = ‹small›',
    'session_timeout=‹number›',
    'MAX_TOKENS=‹number›',
    'password_reset_expires_in: ‹small› hours',
    'key_rotation_period = "‹digits:7›s"',
    'secret_version: ‹small›',
    'max_login_attempts: ‹small›',
    'SSH_KEY_BITS=4096',
    'api_key_limit: ‹small›',
    '"passwordPolicy": {"minLength": ‹small›, "requireDigit": true, "historySize": ‹small›}',
    'TOKEN_BUCKET_SIZE=‹number›',
  ]),
  grammar('secret-name', [
    'Secrets used by ‹service›: ‹PART›_DB_PASSWORD, ‹PART›_API_KEY, ‹WORD›_SIGNING_KEY',
    'arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹stage›/‹part›/db-password',
    'secretName: ‹service›-tls',
    'Missing required environment variable ‹PART›_CLIENT_SECRET',
    'projects/‹word›-‹number›/secrets/‹part›-api-key/versions/‹small›',
    'existingSecret: ‹part›-credentials',
    'gh secret list --repo ‹word›/‹service›',
    '‹PART›_TOKEN  Updated ‹date›',
    'op://‹Word›/‹part›-‹stage›/password',
    'credentialsId: "‹word›-deploy-key"',
    'https://‹word›-kv.vault.azure.net/secrets/‹part›-db-password/‹hex:32›',
    'passwordSecretRef: { name: ‹service›, key: password }',
  ]),
  grammar('help-line', [
    '  -p, --‹word›-password <password>   password of the ‹part› user (default: read from stdin)',
    '      --token string          token to authenticate ‹part› with [$‹WORD›_TOKEN]',
    '  --api-key KEY               API key; see https://docs.‹domain›/keys',
    'usage: ‹word› ‹part› login [-h] [--user USER] [--password-stdin] [--token-file FILE]',
    '  --secret-name string        name of the secret that holds the ‹part› credentials (‹word›)',
    '  -k, --key-file path         private key file (default "~/.ssh/id_‹word›_‹part›")',
    '‹word› ‹part›: error: required option --client-secret <secret> not specified',
    'Try `‹word› ‹part› auth token --help` for more information.',
    '  --max-tokens N              stop after N tokens (default ‹number›)',
    '  -i identity_file            file from which the private key of ‹account› is read',
  ]),
  grammar('error-line', [
    "ERROR 1045 (28000): Access denied for user '‹account›'@'‹ip›' (using password: YES)",
    'FATAL:  password authentication failed for user "‹account›"',
    'remote: Invalid username or password for ‹service›.',
    '{"error":"invalid_token","error_description":"The access token expired","request":"‹uuid›"}',
    'HTTP 401: Bad credentials (https://api.‹domain›/‹part›)',
    'npm error code E401 Unable to authenticate, need: Bearer authorization_uri="https://‹domain›"',
    '(‹host›) WRONGPASS invalid username-password pair or user is disabled.',
    'Load key "/home/‹lower:5›/.ssh/id_‹word›": bad permissions',
    '‹stamp› jwt.exceptions.ExpiredSignatureError: Signature has expired',
    '‹host›:6379> NOAUTH Authentication required.',
    'duplicate key value violates unique constraint "‹part›_‹word›_key"',
    "KeyError: '‹word›_‹part›_token'",
    '‹account›@‹host›: Permission denied (publickey,password).',
    '‹service›: sudo: a password is required',
  ]),
  grammar('flag-line', [
    '‹word›_password: ‹true|false|yes|no|null›',
    '"hasPassword": true, "tokenValid": false, "secretCount": ‹small›',
    '‹part›_‹word›_requires_token=‹true|false|0|1›',
    '  ‹word›‹Part›Token: ‹null|false|true|nil›,',
    '‹word›_‹part›_api_key: ""',
    '‹part›: { password_required: ‹yes|no›, retries: ‹small› }',
    '/etc/ssh/sshd_config:‹small›:PasswordAuthentication ‹yes|no›',
    '‹part›.‹word›.security.token.enabled=‹true|false›',
    '{"user":"‹account›","password":null,"mfa":"optional"}',
    '‹part›_secret = None  # filled by ‹word›',
    '‹part›: { auth_token: undefined, ‹word›: ‹small› }',
    '‹word›.store_password = ‹never|always|ask›  # ‹part›',
  ]),
  grammar('regex-line', [
    'const TOKEN = /^[A-Za-z0-9_-]{‹small›,}\\.[A-Za-z0-9_-]+$/;',
    'password_pattern = r"^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{‹small›,64}$"',
    "grep -E 'ghp_[A-Za-z0-9]{36}' -r ‹dir›",
    '‹word›-‹part›: { regex: "AKIA[0-9A-Z]{16}" }',
    "rg '(password|passwd|secret)\\s*[:=]' --type yaml ‹dir›",
    '‹part›_pattern: ^sk-[a-zA-Z0-9]{‹small›}$',
    "sed -E 's/(token=)[^&]+/\\1***/' access-‹date›.log",
    'if re.match(r"xox[abp]-[0-9]+", value): skip(value, ‹small›)',
    'location ~* \\.(key|pem|p12)$ { deny all; return 40‹small›; }',
  ]),
  grammar('harmless-base64', [
    'echo ‹harmless64› | base64 -d',
    'data:image/png;base64,‹png64›',
    'cursor=‹harmlessJson64›&limit=‹small›',
    'body: "‹harmless64›"',
    'background: url(data:image/png;base64,‹png64›) no-repeat;',
    '{"nextPage":"‹harmlessJson64›","total":‹number›}',
    'Content-MD5: ‹b64:22›==',
    'Content-Transfer-Encoding: base64 ‹harmless64›',
    'Digest: SHA-256=‹b64:43›=',
    'Sec-WebSocket-Accept: ‹b64:27›=',
  ]),
  grammar('long-number', [
    'Tracking number 1Z‹upperNum:16› is out for delivery',
    'DHL Sendungsnummer 00340‹digits:15›',
    'invoice ‹year›-‹digits:8› over ‹number›.‹digits:2› EUR, reference RF‹digits:18›',
    'Phone build ‹digits:15›, lot ‹upperNum:12›',
    'epoch_ns=‹epoch›‹digits:9›',
    'EAN ‹digits:13›, SKU ‹upper:3›-‹digits:5›-‹upper:2›',
    'snowflake id ‹number:19› in shard ‹small›',
    'seed = ‹digits:10›; np.random.seed(‹digits:8›)',
    'ISBN 978-‹digits:1›-‹digits:4›-‹digits:4›-‹digits:1›',
    'bytes sent ‹digits:14›, received ‹digits:13›',
    'GTIN ‹digits:14› / batch ‹upperNum:8› / expires ‹date›',
    'Aktenzeichen ‹small› O ‹number:3›/‹digits:2›, Vorgang ‹digits:16›',
  ]),
  grammar('version-line', [
    '‹pkg›@‹version› requires a peer of jsonwebtoken@^‹version›',
    'go: downloading github.com/‹word›/‹pkg› v0.0.0-‹digits:14›-‹hex:12›',
    'password-hash ‹version› -> ‹version›',
    'secretstorage==‹version›  # via keyring',
    'keytar ‹version› is deprecated, use ‹word› ‹version›',
    'linux-image-‹version›-‹small›-generic',
    'FROM ‹word›/‹part›:‹version›@sha256:‹sha256›',
    'Chrome/‹number:3›.0.‹number›.‹number:3› Safari/537.36',
    'js-tokens@‹version› deduped',
  ]),
  grammar('path-line', [
    '/etc/ssl/private/‹word›.key',
    '‹dir›/node_modules/.cache/‹hex:32›/‹word›.json',
    'IdentityFile ~/.ssh/id_ed25519_‹word›',
    '‹dir›/secrets/‹part›/README.md',
    'app/views/passwords/edit.html.erb',
    'C:\\Users\\‹lower:6›\\AppData\\Local\\‹Word›\\tokens\\readme.txt',
    'static/js/main.‹hex:8›.chunk.js',
    '.git/objects/‹hex:2›/‹hex:38›',
    'ssl_certificate_key /etc/letsencrypt/live/‹domain›/privkey.pem;',
    '/nix/store/‹lowerNum:32›-‹word›-‹version›',
    '--password-file /run/secrets/‹part›_password',
    '/var/lib/docker/overlay2/‹sha256›/merged/etc/passwd',
  ]),
  grammar('url-line', [
    'https://‹domain›/account/password/reset',
    'https://docs.‹domain›/guides/api-keys#rotate-a-key',
    'https://github.com/‹word›/‹service›/blob/‹sha1›/‹file›#L‹small›',
    'postgresql://‹host›:5432/‹db›?sslmode=verify-full',
    'https://‹domain›/articles/‹uuid›?utm_source=‹word›&utm_campaign=‹part›-‹year›',
    'redis://‹host›:6379/‹small›',
    'ssh://git@‹host›:2222/‹word›/‹service›.git',
    'https://cdn.‹domain›/assets/‹word›-‹hex:20›.css',
    'git@github.com:‹word›/‹service›.git',
    'https://registry.npmjs.org/‹word›/-/‹word›-‹version›.tgz',
    'mongodb://‹host›:27017,‹host›:27017/‹db›?replicaSet=rs‹small›',
    'https://www.youtube.com/watch?v=‹alnum:11›',
  ]),
  grammar('keyboard-key', [
    'Press the Escape key to leave ‹word› mode.',
    '{ "key": "ctrl+shift+‹lower:1›", "command": "‹word›.toggle‹Part›", "when": "editorTextFocus" }',
    "if (event.key === 'Enter' && !event.shiftKey) submit‹Part›();",
    'bind-key -T copy-mode-vi ‹lower:1› send-keys -X copy-‹word›',
    'keycode ‹small› = ‹Word› Multi_key',
    'KeyCode.‹Word› mapped to Joystick‹small›Button‹small›',
    'map <leader>‹lower:2› :‹Word›Toggle<CR>',
    'The F‹small› key opens the ‹part› panel; hold Alt to keep it open.',
    'hotkey: Cmd+Option+‹upper:1› (‹Word›)',
  ]),
  grammar('cache-key', [
    'cache_key=‹part›:‹word›:‹hex:32› hit=true ttl=‹number›',
    'Cache restored from key: node-modules-Linux-‹sha256›',
    'GET ‹service›:user:‹digits:7›:profile -> MISS',
    `key: \${{ runner.os }}-‹word›-\${{ hashFiles('**/package-lock.json') }}`,
    'redis> DEL ‹part›:‹uuid›',
    'memcached key "‹word›/‹part›/‹sha1›" evicted after ‹small› s',
    'query key ["‹part›", { page: ‹small›, id: "‹uuid›" }] is stale',
    'Turbo cache miss, executing ‹hex:16› for ‹pkg›#build',
  ]),
  grammar('data-key', [
    'PRIMARY KEY (‹word›_id, ‹part›_id)',
    'partition key: ‹word›#‹uuid›, sort key: ‹date›#‹number›',
    's3 object key: ‹part›/‹year›/‹small›/‹uuid›.parquet',
    'ALTER TABLE ‹part› ADD CONSTRAINT fk_‹word› FOREIGN KEY (‹word›_id) REFERENCES ‹word› (id);',
    'Idempotency-Key: ‹uuid›',
    'group key {alertname="‹Word›Down", job="‹service›"}',
    `<ListItem key={\`‹word›-\${item.id}\`} item={item} />`,
    '"Key": "‹part›/‹hex:32›/‹word›.jpg", "Size": ‹count›',
    'sorted(rows, key=lambda r: (r["‹word›"], -r["‹part›"]))',
    'InChIKey=‹upper:14›-‹upper:10›-N',
    'kafka key=‹digits:8› partition=‹small› offset=‹count›',
  ]),
  grammar('test-name', [
    '✓ rejects a password shorter than ‹small› characters (‹small› ms)',
    'PASS test/‹part›/token-refresh.test.ts (‹small›.‹small› s)',
    'test ‹word›::auth::expired_token_is_refused ... ok',
    '--- FAIL: TestPasswordReset_‹Word› (0.‹small›s)',
    'tests/test_secrets.py::test_‹word›_secret_is_masked PASSED [ ‹small›%]',
    "it('keeps the api key out of the ‹part› log', async () => {",
    'not ok ‹small› - private key of ‹word› is never written',
    'Scenario: ‹name› changes the password of ‹part›',
    'describe("‹Word›TokenStore.rotate", () => {',
  ]),
  grammar('header-line', [
    "content-security-policy: script-src 'self' 'sha256-‹b64:43›='",
    'x-request-id: ‹uuid›',
    'www-authenticate: Bearer realm="‹part›", error="invalid_token"',
    'access-control-allow-headers: Authorization, X-Api-Key, X-‹Word›-Token',
    'cf-ray: ‹hex:16›-FRA',
    'vary: Cookie, Authorization',
    'x-ratelimit-remaining-tokens: ‹count›',
    'set-cookie: theme=dark; Path=/; Max-Age=‹number›',
    'cookie: lang=fr; consent=accepted; font_size=‹small›',
    'last-modified: ‹date›; etag: W/"‹hex:24›"',
    'server-timing: auth;dur=‹small›, db;dur=‹number:3›',
  ]),
  grammar('masked-line', [
    '‹stamp› GET /‹part› Authorization: Bearer ***',
    '‹WORD›_DB_PASSWORD=****************',
    '‹PART›_‹WORD›_API_KEY: ••••••••••••',
    '~ ‹word›_password = (sensitive value)',
    '‹service› token: <redacted>',
    'Using key sk-...***‹lower:2› for ‹service›',
    'postgres://‹account›:***@‹host›:5432/‹db›',
    'Set ‹PART›_SECRET to [hidden] for ‹service›',
    'Enter password for ‹account›@‹host›: ',
    '  + ‹word›_client_secret  = (known after apply)',
    'env: ‹WORD›_NPM_TOKEN: ***  STAGE: ‹stage›',
  ]),
  grammar('public-chain-data', [
    'tx 0x‹hex:64› mined in block ‹digits:8›',
    'transfer to 0x‹hex:40›: ‹small›.‹digits:6› ETH, gas ‹count›',
    'block hash 00000000000000000‹hex:47›',
    'Contract deployed at 0x‹hex:40› (‹word›net)',
    'event topic 0x‹hex:64› (‹Word›Minted)',
    'ipfs://Qm‹alnum:44›/‹small›.json',
    'method selector 0x‹hex:8› is set‹Word›(uint256)',
    'token ‹Word›Coin (‹upper:4›), decimals 18, supply ‹digits:24›',
  ]),
  grammar('chat-about-secrets', [
    '‹name›: the ‹part› token expired, I renewed it and put it into the vault',
    "don't send the password here please, call me",
    '‹name›  ‹time›  is the API key for ‹part› in 1Password or in the ‹stage› vault?',
    'I revoked all keys of ‹account› yesterday, ticket ‹WORD›-‹number›',
    'Wer hat das Passwort für ‹part›? Ich komme nicht rein.',
    "je t'envoie le mot de passe par téléphone, ‹name›",
    'key takeaway from the ‹part› review: fewer tokens, shorter prompts',
    'the keynote is at ‹time›, password-less login is demoed by ‹name›',
    '¿Quién cambió la contraseña de ‹word›? Desde ‹date› no puedo entrar.',
    'secret santa is on ‹date›, draw your name from ‹name›',
  ]),
  grammar('sequence-line', [
    '>‹word›_‹digits:4› ‹bases:70›',
    'primer F: ‹bases:22› R: ‹bases:21› Tm ‹percent›',
    'sp|P‹digits:5›|‹upper:4›_HUMAN ‹amino:60›',
    'peptide ‹amino:18› charge ‹small› m/z ‹number:3›.‹digits:4›',
    'barcode ‹bases:16›-1 umi ‹bases:12› gene ENSG‹digits:11›',
    'doi:10.‹number›/‹word›.‹year›.‹digits:6›',
    'PDB ‹digits:1›‹upperNum:3› chain A residues ‹small›-‹number:3›: ‹amino:40›',
    'accession GCA_‹digits:9›.‹small›, sample SAMN‹digits:8›',
    'rsid rs‹number:8› genotype AG, p = ‹small›e-‹small›',
  ]),
  grammar('asset-line', [
    '<path d="‹svgPath›" fill="#‹hex:6›"/>',
    '<script src="/js/‹word›.js" integrity="sha384-‹b64:64›" crossorigin="anonymous"></script>',
    '.‹word›_‹alnum:5›__‹alnum:5› { color: #‹hex:6›; margin: ‹small›px }',
    '//# sourceMappingURL=‹word›.‹hex:8›.js.map',
    'uuid = "‹uuid›"; fileRef = ‹hexUpper:24› /* ‹Word›.swift */;',
    'guid: ‹hex:32›',
    '"mappings": "AAAA,SAAS,GAAG,CAAC,CAAC,EAAE,CAAC;AACjB,OAAO,‹upper:4›,CAAC,‹upper:4›,GAAG,CAAC"',
    '--‹word›-shadow: 0 ‹small›px ‹small›px rgba(‹small›, ‹small›, ‹small›, .‹small›);',
  ]),
];

const longer: readonly Grammar[] = [
  grammar('npm-lock', [
    `    "node_modules/‹word›-‹word›": {
      "version": "‹version›",
      "resolved": "https://registry.npmjs.org/‹word›-‹word›/-/‹word›-‹word›-‹version›.tgz",
      "integrity": "‹integrity›",
      "license": "MIT",
      "engines": { "node": ">=‹small›" }
    },
    "node_modules/js-tokens": {
      "version": "‹version›",
      "resolved": "https://registry.npmjs.org/js-tokens/-/js-tokens-‹version›.tgz",
      "integrity": "‹integrity›",
      "dev": true
    },`,
    `jsonwebtoken@^‹version›:
  version "‹version›"
  resolved "https://registry.yarnpkg.com/jsonwebtoken/-/jsonwebtoken-‹version›.tgz#‹sha1›"
  integrity ‹integrity›
  dependencies:
    jws "^‹version›"
    ms "^‹version›"

‹word›-key@^‹version›:
  version "‹version›"
  resolved "https://registry.yarnpkg.com/‹word›-key/-/‹word›-key-‹version›.tgz#‹sha1›"
  integrity ‹integrity›`,
    `packages:

  '@‹word›/password-field@‹version›':
    resolution: {integrity: ‹integrity›}
    engines: {node: '>=‹small›'}

  ‹word›-‹word›@‹version›:
    resolution: {integrity: ‹integrity›}
    hasBin: true`,
  ]),
  grammar('other-lock', [
    `[[package]]
name = "‹word›-token"
version = "‹version›"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "‹sha256›"
dependencies = [
 "‹word›",
 "secrecy",
]`,
    `github.com/‹word›/‹word› v‹version› h1:‹b64:43›=
github.com/‹word›/‹word› v‹version›/go.mod h1:‹b64:43›=
github.com/‹word›/go-secretbox v‹version› h1:‹b64:43›=
golang.org/x/crypto v‹version› h1:‹b64:43›=
golang.org/x/crypto v‹version›/go.mod h1:‹b64:43›=`,
    `[[package]]
name = "‹word›"
version = "‹version›"
files = [
    {file = "‹word›-‹version›-py3-none-any.whl", hash = "sha256:‹sha256›"},
    {file = "‹word›-‹version›.tar.gz", hash = "sha256:‹sha256›"},
]

[metadata]
content-hash = "‹sha256›"`,
    `‹word›==‹version› \\
    --hash=sha256:‹sha256› \\
    --hash=sha256:‹sha256›
passlib==‹version› \\
    --hash=sha256:‹sha256›
    # via ‹word›`,
    `  "nodes": {
    "nixpkgs": {
      "locked": {
        "lastModified": ‹epoch›,
        "narHash": "sha256-‹b64:43›=",
        "owner": "NixOS",
        "repo": "nixpkgs",
        "rev": "‹sha1›",
        "type": "github"
      }
    }
  }`,
    `provider "registry.terraform.io/hashicorp/vault" {
  version     = "‹version›"
  constraints = "~> ‹version›"
  hashes = [
    "h1:‹b64:43›=",
    "zh:‹sha256›",
    "zh:‹sha256›",
  ]
}`,
  ]),
  grammar('env-example', [
    `# Copy to .env and fill in
PORT=‹port›
DATABASE_URL=postgres://user:password@localhost:5432/‹db›
‹PART›_API_KEY=your-api-key-here
JWT_SECRET=change-me
STRIPE_SECRET_KEY=sk_test_...
SESSION_TTL=‹number›
SENTRY_ENVIRONMENT=‹stage›`,
    `# ‹service›: sample configuration
‹WORD›_HOST=https://‹domain›
‹WORD›_TOKEN=
‹WORD›_PASSWORD=
‹WORD›_TIMEOUT=‹small›
LOG_LEVEL=debug`,
    `OPENAI_API_KEY=<your key>
ANTHROPIC_API_KEY=<your key>
MODEL=‹word›-‹small›b
MAX_TOKENS=‹number›
# get a token at https://‹domain›/settings/tokens
HF_TOKEN=hf_xxxxxxxxxxxxxxxxxxxxxxxx`,
    `[database]
user = "‹account›"
password = "<password>"
name = "‹db›"

[mail]
password = "TODO"
retries = ‹small›`,
  ]),
  grammar('workflow', [
    `name: release-‹word›
on:
  push:
    tags: ['v*']
permissions:
  contents: read
  id-token: write
jobs:
  publish:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@‹sha1› # v‹version›
      - run: npm publish --provenance
        env:
          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}
          ‹PART›_KEY: \${{ secrets.‹PART›_KEY }}`,
    `deploy:
  stage: deploy
  image: ‹word›/deployer:‹version›
  script:
    - echo "$REGISTRY_PASSWORD" | docker login -u "$REGISTRY_USER" --password-stdin registry.‹domain›
    - helm upgrade ‹service› ./chart --set auth.existingSecret=‹part›-auth
  variables:
    SECRET_DETECTION_ENABLED: "true"`,
    `withCredentials([usernamePassword(credentialsId: '‹word›-nexus', usernameVariable: 'U', passwordVariable: 'P')]) {
  sh 'curl -u "$U:$P" -T build/‹word›-‹version›.jar https://nexus.‹domain›/‹part›/'
}
post {
  always { junit 'build/reports/**/*.xml' }
}`,
  ]),
  grammar('manifest-with-references', [
    `        env:
        - name: DB_PASSWORD
          valueFrom:
            secretKeyRef:
              name: ‹part›-db
              key: password
        - name: API_TOKEN
          valueFrom:
            secretKeyRef:
              name: ‹service›
              key: token
        - name: WORKERS
          value: "‹small›"`,
    `apiVersion: external-secrets.io/v1beta1
kind: ExternalSecret
metadata:
  name: ‹service›
spec:
  refreshInterval: ‹small›m
  secretStoreRef:
    name: ‹word›-vault
    kind: ClusterSecretStore
  data:
  - secretKey: password
    remoteRef:
      key: ‹stage›/‹part›
      property: password`,
    `services:
  ‹part›:
    image: ‹word›/‹part›:‹version›
    environment:
      DB_PASSWORD_FILE: /run/secrets/db_password
      API_KEY: \${‹PART›_API_KEY:?missing}
    secrets: [db_password]
secrets:
  db_password:
    file: ./secrets/db_password.txt`,
    `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: ‹service›
  annotations:
    nginx.ingress.kubernetes.io/auth-type: basic
    nginx.ingress.kubernetes.io/auth-secret: ‹word›-basic-auth
spec:
  tls:
  - hosts: [‹domain›]
    secretName: ‹word›-tls`,
  ]),
  grammar('terraform-variables', [
    `variable "db_password" {
  description = "Password of the ‹part› database"
  type        = string
  sensitive   = true
}

variable "token_ttl" {
  type    = number
  default = ‹number›
}`,
    `resource "random_password" "‹word›" {
  length  = ‹small›
  special = true
}

resource "aws_secretsmanager_secret" "‹word›" {
  name                    = "‹stage›/‹part›"
  recovery_window_in_days = ‹small›
}

resource "aws_secretsmanager_secret_version" "‹word›" {
  secret_id     = aws_secretsmanager_secret.‹word›.id
  secret_string = random_password.‹word›.result
}`,
    `Terraform will perform the following actions:

  # aws_db_instance.‹word› will be updated in-place
  ~ resource "aws_db_instance" "‹word›" {
        id                = "‹word›-‹hex:8›"
      ~ allocated_storage = ‹small› -> ‹number:3›
      ~ password          = (sensitive value)
    }

Plan: 0 to add, 1 to change, 0 to destroy.`,
    `data "vault_generic_secret" "‹part›" {
  path = "secret/‹stage›/‹part›"
}

provider "postgresql" {
  host     = "‹host›"
  username = "‹account›"
  password = data.vault_generic_secret.‹part›.data["password"]
}`,
  ]),
  grammar('typescript-file', [
    `export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly token?: string;
}

export class ‹Word›Session {
  #token: string | undefined;
  constructor(private readonly secrets: SecretStore) {}

  async open({ username, password }: Credentials): Promise<void> {
    const { token } = await this.post('/‹part›/login', { username, password });
    this.#token = token;
    setTimeout(() => this.refresh(), ‹number›);
  }
}`,
    `const schema = z.object({
  email: z.string().email(),
  password: z.string().min(‹small›, 'password_too_short'),
  passwordConfirm: z.string(),
  apiKey: z.string().optional(),
}).refine((d) => d.password === d.passwordConfirm, {
  path: ['passwordConfirm'],
  message: 'passwords_differ',
});`,
    `enum TokenType { Identifier, StringLiteral, Keyword, Punctuator, EndOfFile }

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < source.length) {
    const token = nextToken(source, position);
    tokens.push(token);
    position = token.end;
  }
  return tokens; // ‹word› ‹version›
}`,
    `<form onSubmit={handle‹Part›}>
  <label htmlFor="password">{t('login.password')}</label>
  <input
    id="password"
    type={showPassword ? 'text' : 'password'}
    value={password}
    onChange={(e) => setPassword(e.target.value)}
    maxLength={‹small›}
  />
  <button disabled={!password}>{t('login.submit')}</button>
</form>`,
  ]),
  grammar('other-source-file', [
    `class ‹Word›Client:
    def __init__(self, base_url: str, api_key: str | None = None, timeout: int = ‹small›):
        self.base_url = base_url
        self.api_key = api_key or os.getenv("‹PART›_API_KEY")
        if not self.api_key:
            raise ValueError("api_key is required")

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.api_key}"}`,
    `func (c *Config) Validate() error {
	if c.Password == "" && c.PasswordFile == "" {
		return errors.New("‹part›: password or password_file is required")
	}
	if len(c.SecretKey) < ‹small› {
		return fmt.Errorf("secret key too short: %d", len(c.SecretKey))
	}
	return nil
}`,
    `@Entity
@Table(name = "‹word›_users")
public class User {
    @Id
    private Long id;

    @Column(name = "password_hash", nullable = false, length = ‹number:3›)
    private String passwordHash;

    @OneToMany(mappedBy = "user")
    private List<RefreshToken> refreshTokens;
}`,
    `def reset_password
  user = User.find_by(reset_password_token: params[:token])
  return redirect_to new_password_path if user.nil?

  user.update!(password: params[:password], password_confirmation: params[:password_confirmation])
  ‹Word›Mailer.password_changed(user).deliver_later(wait: ‹small›.minutes)
end`,
    `#[derive(Deserialize)]
pub struct ‹Word›Settings {
    pub host: String,
    pub port: u16, // ‹port›
    pub password: SecretString,
    pub api_token: Option<SecretString>,
}`,
    `public function rules(): array
{
    return [
        'name' => ['required', 'string', 'max:‹number:3›'],
        'password' => ['required', 'confirmed', Password::min(‹small›)->mixedCase()->numbers()],
        'token' => ['required', 'uuid'],
    ];
}`,
  ]),
  grammar('openapi', [
    `paths:
  /‹part›/login:
    post:
      operationId: login‹Word›
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [username, password]
              properties:
                username: { type: string }
                password: { type: string, format: password, minLength: ‹small› }
      responses:
        '200': { description: A token }
        '401': { description: Wrong password }
components:
  securitySchemes:
    bearerAuth: { type: http, scheme: bearer, bearerFormat: JWT }`,
    `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://‹domain›/schemas/‹part›.json",
  "type": "object",
  "properties": {
    "apiKey": { "type": "string", "description": "Key of the ‹part› service", "minLength": ‹small› },
    "clientSecret": { "type": "string", "writeOnly": true },
    "tokenLifetime": { "type": "integer", "default": ‹number› }
  },
  "required": ["apiKey"]
}`,
    `message ‹Word›Request {
  string tenant_id = 1;
  string access_token = 2;
  bytes public_key = 3;
  int64 token_count = ‹small›;
}

service ‹Part›Auth {
  rpc IssueToken(‹Word›Request) returns (TokenReply);
  rpc RevokeToken(RevokeRequest) returns (google.protobuf.Empty);
}`,
    `type Mutation {
  login(email: String!, password: String!): AuthPayload!
  resetPassword(token: String!, newPassword: String!): Boolean!
  create‹Word›ApiKey(name: String!, expiresInDays: Int = ‹small›): ApiKey!
}

type AuthPayload {
  token: String!
  user: User!
}`,
  ]),
  grammar('sql-schema', [
    `CREATE TABLE ‹word›_users (
    id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email         text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    reset_token   varchar(‹small›),
    api_key_id    bigint REFERENCES api_keys (id),
    created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idx_‹word›_reset_token ON ‹word›_users (reset_token);`,
    `‹db›=> \\d ‹word›_tokens
                Table "public.‹word›_tokens"
   Column    |           Type           | Nullable | Default
-------------+--------------------------+----------+---------
 id          | uuid                     | not null |
 token_hash  | character varying(‹small›)    | not null |
 expires_at  | timestamp with time zone |          |
Indexes:
    "‹word›_tokens_pkey" PRIMARY KEY, btree (id)`,
    `SELECT u.id, u.password_changed_at, count(t.id) AS tokens
FROM users u
LEFT JOIN tokens t ON t.user_id = u.id AND t.revoked_at IS NULL
WHERE u.password_changed_at < now() - interval '‹small› days'
GROUP BY u.id
HAVING count(t.id) > ‹small›;`,
    ` id                                   | order_no   | state
--------------------------------------+------------+---------
 ‹uuid› | ‹digits:10› | paid
 ‹uuid› | ‹digits:10› | open
 ‹uuid› | ‹digits:10› | ‹word›
(3 rows)`,
  ]),
  grammar('readme-auth', [
    `## Authentication

Create an API key on the *Settings → API keys* page and send it with every request:

\`\`\`bash
curl -H "Authorization: Bearer <YOUR_API_KEY>" https://api.‹domain›/v‹small›/‹part›
\`\`\`

Keys expire after ‹small› days. A key that was leaked can be revoked on the same page.`,
    `### Configuration

| Variable | Meaning | Default |
|---|---|---|
| \`‹PART›_TOKEN\` | token of the ‹part› service | none, required |
| \`‹PART›_PASSWORD\` | password of the database user | none, required |
| \`‹PART›_TOKEN_TTL\` | lifetime in seconds | \`‹number›\` |`,
    `# Rotating the ‹part› secret

1. Open the vault and find \`‹stage›/‹part›/client-secret\`.
2. Create a new version; do not delete the old one yet.
3. Run \`kubectl rollout restart deploy/‹service› -n ‹stage›\`.
4. After ‹small› minutes disable the old version.

Never paste the secret into a ticket.`,
    `Passwords
---------
* at least ‹small› characters
* no word from the list of common passwords
* changed when there is a reason, not by the calendar

Questions go to ‹mailbox›. Last reviewed ‹date›.`,
  ]),
  grammar('model-usage', [
    `{
  "id": "msg_‹alnum:24›",
  "type": "message",
  "role": "assistant",
  "model": "‹word›-‹version›",
  "stop_reason": "max_tokens",
  "usage": {
    "input_tokens": ‹number›,
    "cache_creation_input_tokens": ‹number›,
    "cache_read_input_tokens": ‹count›,
    "output_tokens": ‹number›
  }
}`,
    `{
  "id": "chatcmpl-‹alnum:29›",
  "object": "chat.completion",
  "created": ‹epoch›,
  "usage": {
    "prompt_tokens": ‹number›,
    "completion_tokens": ‹number›,
    "total_tokens": ‹count›,
    "completion_tokens_details": { "reasoning_tokens": ‹number›, "accepted_prediction_tokens": 0 }
  },
  "system_fingerprint": "fp_‹hex:10›"
}`,
    `>>> enc = tokenizer("‹sentence›")
>>> enc["input_ids"]
[‹tokenIds›]
>>> tokenizer.vocab_size
‹digits:6›
>>> tokenizer.pad_token, tokenizer.eos_token_id
('<pad>', ‹number›)`,
    `step ‹number› | loss ‹dotted› | tokens ‹digits:9› | tok/s ‹count›
step ‹number› | loss ‹dotted› | tokens ‹digits:9› | tok/s ‹count›
step ‹number› | loss ‹dotted› | tokens ‹digits:9› | tok/s ‹count›
special tokens: <|im_start|> <|im_end|> <|endoftext|>
key/value cache: ‹small› heads, ‹number› tokens`,
    `n_keys=‹small› d_key=64 d_model=‹number›
attn = softmax(query @ key.T / sqrt(d_key))
embedding[‹number:3›] = [‹dotted›, -‹dotted›, ‹dotted›, ‹dotted›, -‹dotted›]
max_position_embeddings=‹number›
bos_token_id=‹small› eos_token_id=‹small›`,
  ]),
  grammar('test-output', [
    ` PASS  test/auth/password.test.ts
  password policy
    ✓ refuses fewer than ‹small› characters (‹small› ms)
    ✓ refuses the user's name as password (‹small› ms)
  tokens
    ✓ refreshes an expired token (‹number:3› ms)
    ✕ revokes all tokens on password change (‹small› ms)

Tests: 1 failed, ‹small› passed, ‹small› total`,
    `running ‹small› tests
test token::lexer::reads_string_literal ... ok
test secret::debug_output_is_masked ... ok
test keys::primary_key_is_unique ... ok
test password::strength_of_‹word› ... ignored

test result: ok. ‹small› passed; 0 failed; 1 ignored; finished in 0.‹small›s`,
    `=================== FAILURES ===================
____________ test_token_is_not_logged ____________

    def test_token_is_not_logged(caplog):
        client = ‹Word›Client(token=fake_token())
        client.fetch("‹part›")
>       assert "token" not in caplog.text
E       AssertionError: assert 'token' not in 'DEBUG ‹part›: token accepted'

tests/test_‹part›.py:‹small›: AssertionError`,
    `Feature: Password reset
  Scenario: The link has expired
    Given a user who asked for a reset ‹small› hours ago
    When the user opens the link
    Then the page says "This link has expired"
    And no password is changed

‹small› scenarios (‹small› passed)
0m0‹digits:1›.‹digits:3›s`,
  ]),
  grammar('git-log', [
    `commit ‹sha1›
Merge: ‹short› ‹short›
Author: ‹name› <‹mailbox›>
Date:   ‹date› ‹time›

    Do not print the token when ‹part› fails

    Closes #‹number›.

commit ‹sha1›
Author: ‹name› <‹mailbox›>

    Bump ‹pkg› from ‹version› to ‹version›`,
    `‹short› Rotate keys every ‹small› days
‹short› Rename apiKey to key in ‹part›
‹short› Merge branch '‹branch›'
‹short› Make the password field wider
‹short› Remove secret from ‹file›`,
    `From https://github.com/‹word›/‹service›
   ‹short›..‹short›  main       -> origin/main
 * [new branch]      feature/token-refresh -> origin/feature/token-refresh
 * [new tag]         v‹version›     -> v‹version›
Updating ‹short›..‹short›
Fast-forward
 ‹file› | ‹small› +++--
 1 file changed, ‹small› insertions(+), ‹small› deletions(-)`,
    `tree ‹sha1›
parent ‹sha1›
author ‹name› <‹mailbox›> ‹epoch› +0100
committer ‹name› <‹mailbox›> ‹epoch› +0100

Store the session key in the keychain`,
    `^‹short› (‹name› ‹date› ‹small›) const keys = Object.keys(‹part›);
‹hex:8› (‹name› ‹date› ‹small›) const token = await getToken();
‹hex:8› (‹name› ‹date› ‹small›) if (!token) throw new Error('no token');
‹hex:8› (‹name› ‹date› ‹small›) return fetch‹Part›(token);`,
  ]),
  grammar('public-block', [
    `-----BEGIN CERTIFICATE-----
‹publicBody›
-----END CERTIFICATE-----`,
    `-----BEGIN PUBLIC KEY-----
‹publicBody:4›
-----END PUBLIC KEY-----
# ‹word› release key, ‹year›`,
    `{
  "keys": [
    {
      "kty": "RSA",
      "use": "sig",
      "alg": "RS256",
      "kid": "‹url64:27›",
      "e": "AQAB",
      "n": "‹url64:342›"
    }
  ]
}`,
    `-----BEGIN PGP SIGNATURE-----

‹signatureBody›
=‹b64:4›
-----END PGP SIGNATURE-----`,
    `Certificate:
    Data:
        Serial Number: ‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›
        Signature Algorithm: ecdsa-with-SHA256
        Issuer: C=CH, O=‹Word› Trust, CN=‹Word› CA ‹small›
        Subject: CN=‹domain›
        X509v3 extensions:
            X509v3 Key Usage: critical
                Digital Signature
    SHA256 Fingerprint=‹colons›`,
    `-----BEGIN CERTIFICATE REQUEST-----
‹publicBody:8›
-----END CERTIFICATE REQUEST-----
CN=‹domain›, O=‹Word›`,
  ]),
  grammar('long-help', [
    `Usage: ‹word› login [OPTIONS] SERVER

Log in to a ‹part› server.

Options:
  -u, --username string   Username
  -p, --password string   Password
      --password-stdin    Take the password from stdin
      --token string      Personal access token
      --timeout int       Seconds to wait (default ‹small›)
  -h, --help              Show this help`,
    `NAME
    ‹word›-keygen - create and convert keys

SYNOPSIS
    ‹word›-keygen [-t type] [-b bits] [-N new_passphrase] [-f output_keyfile]

DESCRIPTION
    Without options it creates an Ed25519 key and asks for a passphrase.
    The private key is written to the file, the public key to the file with .pub.

    -b bits   number of bits, default ‹number›`,
    `Commands:
  auth token     Print the token in use
  auth refresh   Refresh the stored credentials
  secret list    List secrets (names only)
  secret set     Create or update a secret
  key rotate     Rotate the signing key

Environment variables:
  ‹WORD›_TOKEN     used instead of the stored token
  ‹WORD›_TIMEOUT   seconds, default ‹small›`,
    `? What do you want to do?
  1) Create an API key
  2) Revoke an API key
  3) Change my password
  4) Leave ‹word› ‹version›
Choose [1-4]:`,
  ]),
  grammar('translations', [
    `{
  "login": {
    "title": "Bei ‹Word› anmelden",
    "password": "Passwort",
    "forgotPassword": "Passwort vergessen?",
    "passwordTooShort": "Mindestens ‹small› Zeichen",
    "tokenExpired": "Die Sitzung ist abgelaufen."
  }
}`,
    `msgid "Password"
msgstr "Mot de passe"

msgid "Your API key"
msgstr "Votre clé d'API"

#: ‹file›:‹small›
msgid "The token has expired."
msgstr "Le jeton a expiré."`,
    `<resources>
    <string name="app_name">‹Word›</string>
    <string name="password_hint">Contraseña</string>
    <string name="secret_question">Pregunta secreta</string>
    <string name="token_error">El token no es válido (%1$d)</string>
    <string name="retry">Reintentar en ‹small› s</string>
</resources>`,
    `"password" = "パスワード";
"password_confirm" = "パスワードの確認";
"api_key" = "APIキー";
"password_min" = "‹small›文字以上で入力してください";
"‹word›_title" = "‹Word›";`,
    `pl:
  devise:
    passwords:
      edit:
        new_password: Nowe hasło
        confirm_new_password: Potwierdź hasło
      updated: Hasło zostało zmienione.
    tokens:
      expired: Token wygasł ‹small› dni temu
  ‹word›: ‹Word›`,
  ]),
  grammar('trace-without-secret', [
    `Traceback (most recent call last):
  File "‹dir›/‹part›.py", line ‹number:3›, in login
    token = self.client.get_token(username, password)
  File "‹dir›/client.py", line ‹small›, in get_token
    raise AuthError("invalid password for %s" % username)
‹word›.AuthError: invalid password for ‹account›`,
    `java.security.InvalidKeyException: Illegal key size
	at javax.crypto.Cipher.checkCryptoPerm(Cipher.java:‹number›)
	at com.‹word›.SecretKeyProvider.getSecretKey(SecretKeyProvider.java:‹small›)
	at com.‹word›.TokenService.sign(TokenService.java:‹small›)
	... ‹small› more`,
    `TokenExpiredError: jwt expired
    at ‹dir›/node_modules/jsonwebtoken/verify.js:‹number:3›:‹small›
    at getSecret (‹dir›/node_modules/jsonwebtoken/verify.js:‹small›:‹small›)
    at verifyToken (‹dir›/‹file›:‹small›:‹small›) {
  expiredAt: ‹stamp›
}`,
    `goroutine ‹small› [running]:
‹word›/auth.(*TokenCache).Get(0x0, {0xc000‹hex:6›, 0x‹hex:2›})
	‹dir›/auth/token_cache.go:‹small› +0x‹hex:2›
‹word›/auth.PasswordLogin(0xc000‹hex:6›)
	‹dir›/auth/password.go:‹small› +0x‹hex:3›`,
  ]),
  grammar('build-log', [
    `#‹small› [internal] load build definition from Dockerfile
#‹small› sha256:‹sha256› 0B / ‹number:3›MB 0.‹small›s
#‹small› [build ‹small›/‹small›] RUN --mount=type=secret,id=npm_token npm ci
#‹small› CACHED
#‹small› exporting layers done
#‹small› writing image sha256:‹sha256› done
#‹small› naming to docker.io/‹word›/‹service›:‹version› done`,
    `latest: Pulling from ‹word›/‹service›
‹hex:12›: Pull complete
‹hex:12›: Pull complete
‹hex:12›: Already exists
Digest: sha256:‹sha256›
Status: Downloaded newer image for ‹word›/‹service›:latest`,
    `vite v‹version› building for production...
✓ ‹number› modules transformed.
dist/index.html                        ‹small›.‹small› kB
dist/assets/password-‹alnum:8›.js      ‹small›.‹small› kB │ gzip: ‹small›.‹small› kB
dist/assets/TokenList-‹alnum:8›.css    ‹small›.‹small› kB
✓ built in ‹small›.‹small›s`,
    `Run npm run deploy
env:
  API_TOKEN: ***
  DB_PASSWORD: ***
  STAGE: ‹stage›
> ‹service›@‹version› deploy
Uploading ‹small› files to ‹word›-‹stage›
Done in ‹small› s, revision ‹sha1›`,
    `Downloading ‹word›-‹version›-cp312-cp312-manylinux_2_17_x86_64.whl (‹small› MB)
Collecting keyring==‹version›
Collecting secretstorage>=‹version›
Collecting tokenizers<‹version›
  Stored in directory: /root/.cache/pip/wheels/‹hex:2›/‹hex:2›/‹hex:2›/‹hex:60›
Successfully installed keyring-‹version› tokenizers-‹version›`,
  ]),
  grammar('cluster-listing', [
    `‹prompt›kubectl get secrets -n ‹stage›
NAME                      TYPE                                  DATA   AGE
‹service›-credentials     Opaque                                ‹small›      ‹small›d
‹word›-tls                kubernetes.io/tls                     2      ‹small›d
default-token-‹lowerNum:5›       kubernetes.io/service-account-token   3      ‹number:3›d`,
    `Name:         ‹service›
Namespace:    ‹stage›
Labels:       app=‹word›
Annotations:  checksum/config: ‹sha256›

Type:  Opaque

Data
====
password:  ‹small› bytes
token:     ‹number:3› bytes`,
    `‹prompt›kubectl get pods -n ‹stage›
NAME                                READY   STATUS    RESTARTS   AGE
‹service›-‹hex:10›-‹lowerNum:5›     1/1     Running   0          ‹small›d
‹word›-token-refresher-‹hex:9›-‹lowerNum:5›   1/1   Running   ‹small›   ‹small›h
‹part›-keycloak-0                   1/1     Running   0          ‹small›d`,
    `‹prompt›aws secretsmanager list-secrets --query 'SecretList[].Name'
[
    "‹stage›/‹part›/db-password",
    "‹stage›/‹word›/api-key",
    "‹stage›/‹service›/signing-key"
]`,
    `‹prompt›docker ps
CONTAINER ID   IMAGE                    STATUS        PORTS                    NAMES
‹hex:12›   ‹word›/‹part›:‹version›      Up ‹small› hours   0.0.0.0:‹port›->8080/tcp   ‹service›
‹hex:12›   hashicorp/vault:‹version›    Up ‹small› days    8200/tcp                 vault-‹word›`,
  ]),
  grammar('server-config', [
    `server {
    listen 443 ssl;
    server_name ‹domain›;
    ssl_certificate     /etc/letsencrypt/live/‹domain›/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/‹domain›/privkey.pem;
    auth_basic "‹Word›";
    auth_basic_user_file /etc/nginx/.htpasswd;
    proxy_set_header Authorization $http_authorization;
    keepalive_timeout ‹small›;
}`,
    `Host ‹word›
    HostName ‹host›
    User ‹account›
    Port ‹port›
    IdentityFile ~/.ssh/id_ed25519_‹word›
    IdentitiesOnly yes
    PubkeyAuthentication yes
    PasswordAuthentication no`,
    `auth:
  password_file: /etc/‹word›/password
  token_ttl: ‹number›
  key_path: /etc/‹word›/keys/signing.pem
  secret_backend: vault
  secret_path: kv/‹stage›/‹part›
log:
  level: info`,
    `vault {
  address = "https://vault.‹domain›:8200"
}
auto_auth {
  method "kubernetes" { mount_path = "auth/‹word›" }
  sink "file" { config = { path = "/home/vault/.token" } }
}
template {
  source      = "/etc/‹word›/password.ctmpl"
  destination = "/run/‹word›/password"
}`,
  ]),
  grammar('policy-document', [
    `Password policy, version ‹version›

1. Every employee uses the password manager.
2. A password has at least ‹small› characters.
3. Shared passwords are kept in the ‹Word› vault and changed when somebody leaves.
4. API keys and tokens expire after at most ‹number:3› days.
5. Secrets are never sent by mail or chat.

Approved on ‹date› by ‹name›.`,
    `Richtlinie für Kennwörter

Kennwörter haben mindestens ‹small› Zeichen. Ein Kennwort wird nie an Dritte gegeben,
auch nicht an den Support. Schlüssel für ‹part› liegen im Tresor; wer einen Token
braucht, stellt einen Antrag (Formular ‹number›).

Stand: ‹date›`,
    `Incident ‹WORD›-‹number›: leaked credential

Timeline
  ‹time›  A scanner reports an API key in a public repository.
  ‹time›  ‹name› revokes the key and informs ‹mailbox›.
  ‹time›  New key is created in the vault, ‹service› is restarted.

No sign of use by others. Action: enable push protection by ‹date›.`,
    `Politique de sécurité

Les mots de passe comportent au moins ‹small› caractères et ne sont jamais partagés.
La clé de chiffrement est conservée dans un coffre ; les jetons expirent après ‹small› heures.
Toute perte est signalée à ‹mailbox›.

Mise à jour : ‹date›`,
  ]),
  grammar('mail-without-secret', [
    `Subject: Your password was changed

Hi ‹name›,

the password of your ‹Word› account was changed on ‹date› at ‹time›.
If this was not you, open https://‹domain›/security and choose a new password.

Device: Firefox on Linux
Address: ‹ip›

The ‹Word› team`,
    `Subject: API key about to expire

Hello,

the key "‹part›-‹stage›" of project ‹service› expires in ‹small› days. Create a new one
under Settings > API keys and replace it in your deployments.

Project id: ‹uuid›
Key name: ‹part›-‹stage›
Created: ‹date›`,
    `Betreff: Passwort zurücksetzen

Hallo ‹name›,

bitte melde dich bei ‹part› mit deinem bisherigen Passwort an und vergib ein neues.
Falls du es vergessen hast, ruf mich an; per Mail schicke ich keine Passwörter.

Ticket: ‹WORD›-‹number›

Viele Grüße
‹name›`,
    `Received: from mail.‹domain› (‹ip›) by mx.‹domain› with ESMTPS id ‹alnum:14›
DKIM-Signature: v=1; a=rsa-sha256; d=‹domain›; s=‹word›; bh=‹b64:43›=;
 b=‹b64:76›
Message-ID: <‹uuid›@‹domain›>
Subject: Delivery ‹digits:12›

‹sentence›`,
    `Asunto: pedido ‹digits:9› enviado

Hola ‹name›:

tu pedido salió el ‹date›. Número de seguimiento: ‹upper:2›‹digits:9›ES.
Puedes cambiar la contraseña de tu cuenta en "Mi perfil".

Un saludo`,
  ]),
  grammar('changelog-licence', [
    `## ‹version› (‹date›)

### Features
* **auth:** support rotating tokens (‹short›)
* **‹part›:** show password strength ([#‹number›](https://github.com/‹word›/‹service›/pull/‹number›))

### Bug Fixes
* mask secrets in the debug output (‹short›)
* accept keys with a passphrase (‹short›)

### BREAKING CHANGES
* \`apiKey\` is now called \`token\``,
    `Copyright (c) ‹year› ‹Word› ‹Word› Contributors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files, to deal in the Software
without restriction, including without limitation the rights to use, copy,
modify, merge, publish and distribute copies of the Software.

SPDX-License-Identifier: MIT`,
    `Upgrade notes for ‹version›

- The option \`password\` was removed; use \`passwordFile\`.
- \`SECRET_KEY\` must have at least ‹small› bytes.
- Tokens issued before ‹date› are no longer accepted.
- Primary keys of \`‹part›\` are now UUIDs.`,
  ]),
  grammar('api-answer', [
    `{
  "id": "evt_‹alnum:24›",
  "object": "event",
  "created": ‹epoch›,
  "data": {
    "object": {
      "id": "ch_‹alnum:24›",
      "customer": "cus_‹alnum:14›",
      "amount": ‹number›,
      "balance_transaction": "txn_‹alnum:24›"
    }
  },
  "request": { "id": "req_‹alnum:14›", "idempotency_key": "‹uuid›" }
}`,
    `{
  "data": [
    { "id": "‹uuid›", "name": "‹word›", "password_set": true, "token_count": ‹small› },
    { "id": "‹uuid›", "name": "‹word›", "password_set": false, "token_count": 0 }
  ],
  "page": { "size": ‹small›, "next": "‹harmlessJson64›" }
}`,
    `{
  "sha": "‹sha1›",
  "node_id": "C_kwDO‹alnum:40›",
  "commit": {
    "tree": { "sha": "‹sha1›" },
    "message": "Rename secret to name",
    "verification": { "verified": false, "reason": "unsigned" }
  },
  "stats": { "additions": ‹small›, "deletions": ‹small› }
}`,
    `{
  "Contents": [
    {
      "Key": "‹part›/‹date›/‹uuid›.json.gz",
      "LastModified": "‹stamp›",
      "ETag": "\\"‹hex:32›\\"",
      "Size": ‹count›,
      "StorageClass": "STANDARD"
    }
  ],
  "KeyCount": ‹small›,
  "MaxKeys": 1000
}`,
    `{
  "api_keys": [
    { "id": ‹number›, "name": "‹part›-ci", "last_used_at": "‹stamp›", "scopes": ["read"] },
    { "id": ‹number›, "name": "‹word›", "last_used_at": null, "scopes": ["read", "write"] }
  ]
}`,
  ]),
  grammar('file-listing', [
    `‹prompt›ls -l ~/.ssh
total ‹small›
-rw------- 1 ‹lower:5› ‹lower:5›  ‹number:3› ‹date› authorized_keys
-rw------- 1 ‹lower:5› ‹lower:5›  ‹number:3› ‹date› id_ed25519_‹word›
-rw-r--r-- 1 ‹lower:5› ‹lower:5›  ‹number:3› ‹date› id_ed25519_‹word›.pub
-rw-r--r-- 1 ‹lower:5› ‹lower:5› ‹number› ‹date› known_hosts`,
    `‹prompt›tree ‹dir›
.
├── password
│   ├── ‹word›.ts
│   └── reset-form.tsx
├── tokens
│   ├── refresh-token.ts
│   └── ‹word›.test.ts
└── secrets.example.yaml

‹small› directories, ‹small› files`,
    `‹sha256›  ‹word›-linux-amd64.tar.gz
‹sha256›  ‹word›-linux-arm64.tar.gz
‹sha256›  ‹word›-darwin-arm64.zip
‹sha256›  ‹word›-windows-amd64.zip`,
    `‹prompt›git lfs ls-files -l
‹sha256› * assets/‹word›.psd
‹sha256› - assets/‹word›/key-visual.png
‹prompt›cat assets/‹word›.psd
version https://git-lfs.github.com/spec/v1
oid sha256:‹sha256›
size ‹count›`,
    `On branch ‹branch›
Changes not staged for commit:
	modified:   src/auth/password.ts
	modified:   src/auth/token-‹word›.ts
Untracked files:
	secrets/‹part›.example.env
	keys/‹word›.pub`,
  ]),
  grammar('parser-and-grammar', [
    `token   = identifier | number | string ;
keyword = "if" | "else" | "‹word›" ;
secret  = "secret" , ":" , string ;
key     = letter , { letter | digit } ;
(* ‹Word› grammar ‹version› *)`,
    `‹small›:‹small›  KEYWORD     const
‹small›:‹small›  IDENTIFIER  ‹word›Token
‹small›:‹small›  PUNCTUATOR  =
‹small›:‹small›  STRING      "‹word›"
‹small›:‹small›  EOF
tokens: ‹number›`,
    `%token <str> KEY PASSWORD SECRET
%token NUMBER COLON
%%
entry: KEY COLON value { $$ = make_entry($1, $3); }
     | PASSWORD COLON value { warn("password at line %d", ‹small›); }
     ;`,
    `(module
  (pair
    key: (string (string_content))
    value: (number)))
; ‹word› highlights
(pair key: (string) @property)
((identifier) @keyword (#eq? @keyword "‹word›"))`,
  ]),
  grammar('diagram', [
    `sequenceDiagram
    participant U as User
    participant A as ‹service›
    participant I as Identity provider
    U->>A: username, password
    A->>I: client_id, client_secret
    I-->>A: access_token (‹small› min), refresh_token
    A-->>U: session cookie`,
    `@startuml
actor ‹name›
‹name› -> "‹Word› API" : POST /login (password)
"‹Word› API" -> Vault : read signing key
Vault --> "‹Word› API" : key
"‹Word› API" --> ‹name› : token, valid ‹small› min
@enduml`,
    `graph LR
  client[‹Word› client] -->|API key| gateway
  gateway -->|JWT| ‹part›
  ‹part› -->|password from vault| db[(‹db›)]
  style gateway fill:#‹hex:6›`,
    `erDiagram
    USER ||--o{ TOKEN : owns
    USER {
        uuid id PK
        string password_hash
    }
    TOKEN {
        uuid id PK
        uuid user_id FK
        int ttl_‹word›
    }`,
  ]),
  grammar('device-log', [
    `[‹time›] wlan0: associated with ‹mac› (‹Word›-Guest)
[‹time›] wlan0: WPA: Key negotiation completed with ‹mac› [PTK=CCMP GTK=CCMP]
[‹time›] dhcp: lease ‹ip› for ‹number› s
[‹time›] mqtt: connected to ‹host›:8883 as sensor-‹number›
[‹time›] temp=‹percent› hum=‹percent›`,
    `Model: ‹Word› Hub ‹small›
Serial: ‹upperNum:12›
MAC: ‹mac›
Firmware: ‹version› (‹hex:8›)
IMEI slot: empty
Wi-Fi password: set
Admin password: set on ‹date›`,
    `DevEUI ‹hexUpper:16› joined, DevAddr ‹hexUpper:8›
uplink port ‹small› counter ‹number› payload ‹hex:22›
uplink port ‹small› counter ‹number› payload ‹hex:22›
rssi -‹small› snr ‹small›.‹digits:1›`,
    `usb 1-‹small›: New USB device found, idVendor=‹hex:4›, idProduct=‹hex:4›
usb 1-‹small›: Product: ‹Word› Security Key
usb 1-‹small›: SerialNumber: ‹hexUpper:16›
hid-generic 0003:‹hexUpper:4›:‹hexUpper:4›: hidraw‹small›: USB HID v1.10 Keyboard`,
    `Disk /dev/sda: ‹number:3› GiB
Disk identifier: ‹uuid›
/dev/mapper/‹word›: UUID="‹uuid›" TYPE="ext4" PARTUUID="‹uuid›"
LUKS: Keyslots: 0 used, 1 empty
Key size: 512 bits, digest sha256`,
  ]),
  grammar('game-keys', [
    `[Controls]
key_forward=W
key_jump=Space
key_inventory=Tab
key_‹word›=‹upper:1›
mouse_sensitivity=0.‹small›
invert_y=false`,
    `Quest: The Secret of ‹Word› Manor
- Find the rusty key in the ‹word› cellar (‹small› gold)
- Open the secret door with the password of the guild
- Give ‹small› tokens to the ‹word› merchant
Reward: ‹number› XP`,
    `+forward::W
bind "F‹small›" "save quick"
bind "MOUSE‹small›" "+attack"
unbind "‹upper:1›"
key_listboundkeys
cl_‹word›_scale ‹small›`,
    `{
  "achievements": [
    { "id": "SECRET_‹WORD›", "hidden": true, "points": ‹small› },
    { "id": "KEY_MASTER", "hidden": false, "points": ‹small› }
  ],
  "saveId": "‹uuid›",
  "worldSeed": ‹number:18›
}`,
  ]),
  grammar('shop-data', [
    `order,sku,quantity,tracking,total
‹digits:8›,‹upper:3›-‹digits:5›,‹small›,1Z‹upperNum:16›,‹number:3›.‹digits:2›
‹digits:8›,‹upper:3›-‹digits:5›,‹small›,1Z‹upperNum:16›,‹number:3›.‹digits:2›
‹digits:8›,KEY-RING-‹digits:3›,‹small›,1Z‹upperNum:16›,‹small›.‹digits:2›`,
    `Delivery note ‹year›/‹digits:7›
Customer number: ‹digits:8›
Item                      Article        Qty
Mechanical keyboard       ‹upperNum:10›   ‹small›
Key ring "‹Word›"         ‹upperNum:10›   ‹small›
Padlock with ‹small› keys  ‹upperNum:10›   ‹small›
Parcel: ‹digits:20›`,
    `<product id="‹digits:9›" handle="‹word›-key-holder">
  <title>‹Word› key holder</title>
  <gtin>‹digits:14›</gtin>
  <price currency="EUR">‹small›.‹digits:2›</price>
  <image>https://cdn.‹domain›/products/‹hex:32›.jpg</image>
</product>`,
    `settlement ‹date›
batch id     ‹uuid›
merchant     ‹digits:15›
transactions ‹number›
gross        ‹number›.‹digits:2› CHF
reference    ‹digits:27›`,
  ]),
  grammar('science-data', [
    `>‹word›_‹digits:4› length=‹number:3›
‹bases:60›
‹bases:60›
‹bases:60›
‹bases:31›`,
    `@‹upperNum:8›:‹small›:‹upper:9›:1:‹number›:‹number›:‹number› 1:N:0:‹bases:8›
‹bases:75›
+
FFFFFFFFFFFF:FFFFFF,FFFFFFFFFFFFFF:FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF,FFFFFF`,
    `@article{‹word›‹year›,
  title = {Token-efficient attention with shared keys},
  journal = {Journal of ‹Word› Systems},
  volume = {‹small›},
  year = {‹year›},
  doi = {10.‹number›/‹word›.‹digits:7›}
}`,
    `compound,inchikey,mass
‹word›ine,‹upper:14›-‹upper:10›-N,‹number:3›.‹digits:4›
‹word›ol,‹upper:14›-‹upper:10›-N,‹number:3›.‹digits:4›
‹word›ate,‹upper:14›-‹upper:10›-N,‹number:3›.‹digits:4›`,
    `epoch ‹small› train_loss ‹dotted› val_loss ‹dotted› lr ‹small›e-5
checkpoint saved: ckpt-‹digits:6›-‹hex:8›.pt
dataset fingerprint ‹hex:16›
run id ‹lowerNum:8›, seed ‹digits:10›
key_padding_mask: torch.Size([‹small›, ‹number›])`,
  ]),
  grammar('editor-and-shell-settings', [
    `{
  "editor.tokenColorCustomizations": {
    "textMateRules": [{ "scope": "keyword", "settings": { "foreground": "#‹hex:6›" } }]
  },
  "git.useIntegratedAskPass": true,
  "files.exclude": { "**/*.key": true, "**/secrets": true },
  "editor.tabSize": ‹small›
}`,
    `[
  { "key": "ctrl+k ctrl+‹lower:1›", "command": "‹word›.openSecretsPanel" },
  { "key": "shift+f‹small›", "command": "editor.action.goToTokenDefinition" },
  { "key": "alt+‹lower:1›", "command": "-‹word›.rotateKey" }
]`,
    `# ~/.gnupg/gpg-agent.conf
default-cache-ttl ‹number›
max-cache-ttl ‹number›
pinentry-program /usr/bin/pinentry-‹word›
enable-ssh-support
# key to use for git: ‹hexUpper:16›`,
    `# .gitignore
.env
*.pem
*.key
secrets/
password*.txt
!secrets/‹word›.example.yaml
# ‹service›`,
    `rules:
  - id: no-hardcoded-password
    pattern: password = "..."
    message: Do not write a password into the source
    severity: ERROR
    languages: [python]
  - id: ‹word›-token-in-url
    pattern-regex: '[?&]token='
    severity: WARNING
    max: ‹small›`,
  ]),
];

/** Texts that only look as if they had secrets in them: a fair reader wants every character of them kept. */
export const tenthLookAlikes: readonly Grammar[] = [...oneLiners, ...longer];
