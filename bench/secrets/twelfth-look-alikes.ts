import { defineGrammar, type Grammar } from './grammar.ts';
import { twelfthLexicon } from './twelfth-rules.ts';

const grammar = (id: string, templates: readonly string[]): Grammar =>
  defineGrammar(`s12-plain-${id}`, twelfthLexicon, templates);

export const twelfthLookAlikes: readonly Grammar[] = [
  grammar('git', [
    `commit ‹sha1›
Author: ‹person› <‹email›>
Date:   Tue Mar 12 ‹time› ‹year› +0100

    Rotate the API token of the ‹service› job
`,
    `‹short7› (HEAD -> ‹branch›) fix: do not log password in ‹service›
‹short7› feat: token refresh for mobile clients
‹short7› chore: bump ‹pkg› to ‹version›
`,
    `diff --git a/‹file› b/‹file›
index ‹short7›..‹short7› 100644
--- a/‹file›
+++ b/‹file›
@@ -‹small›,7 +‹small›,7 @@
-    password = os.environ["‹VAR›"]
+    password = settings.‹var_name›
`,
    `$ git rev-parse HEAD
‹sha1›
$ git cat-file -p HEAD
tree ‹sha1›
parent ‹sha1›
author ‹person› <‹email›> ‹epoch› +0200
`,
    `[submodule "vendor/‹pkg›"]
	path = vendor/‹pkg›
	url = https://github.com/‹company›/‹pkg›.git
# pinned at ‹sha1›
`,
    `$ git ls-remote origin
‹sha1›	HEAD
‹sha1›	refs/heads/‹branch›
‹sha1›	refs/tags/v‹version›
`,
  ]),

  grammar('lock-files', [
    `    "node_modules/‹pkg›": {
      "version": "‹version›",
      "resolved": "https://registry.npmjs.org/‹pkg›/-/‹pkg›-‹version›.tgz",
      "integrity": "‹sriHash›",
      "license": "MIT"
    },
`,
    `‹pkg›@^‹version›:
  version "‹version›"
  resolved "https://registry.yarnpkg.com/‹pkg›/-/‹pkg›-‹version›.tgz#‹sha1›"
  integrity ‹sriHash›
`,
    `[[package]]
name = "‹pkg›"
version = "‹version›"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "‹sha256›"
`,
    `github.com/‹company›/‹pkg› v‹version› ‹goHash›
github.com/‹company›/‹pkg› v‹version›/go.mod ‹goHash›
`,
    `‹pkg›==‹version› \\
    --hash=sha256:‹sha256› \\
    --hash=sha256:‹sha256›
`,
    `files = [
    {file = "‹pkg›-‹version›-py3-none-any.whl", hash = "sha256:‹sha256›"},
    {file = "‹pkg›-‹version›.tar.gz", hash = "sha256:‹sha256›"},
]
`,
    `  "nodes": {
    "nixpkgs": {
      "locked": {
        "lastModified": ‹epoch›,
        "narHash": "sha256-‹key32›",
        "owner": "NixOS",
        "rev": "‹sha1›",
        "type": "github"
      }
    }
  }
`,
  ]),

  grammar('checksums', [
    `‹sha256›  ‹service›-‹version›-linux-amd64.tar.gz
‹sha256›  ‹service›-‹version›-darwin-arm64.tar.gz
`,
    `MD5 (backup-‹stamp›.tar) = ‹hex:32›
SHA1 (backup-‹stamp›.tar) = ‹sha1›
`,
    `$ sha256sum model.safetensors
‹sha256›  model.safetensors
`,
    `Verifying checksum... expected ‹sha256›, got ‹sha256›
error: checksum mismatch for ‹pkg›-‹version›
`,
    `  sha256 "‹sha256›"
  license "Apache-2.0"
  bottle do
    sha256 cellar: :any, arm64_sonoma: "‹sha256›"
  end
`,
    `Get-FileHash .\\setup.exe

Algorithm       Hash                                                                   Path
---------       ----                                                                   ----
SHA256          ‹HEX:64›       C:\\setup.exe
`,
  ]),

  grammar('container-digests', [
    `FROM node:20-alpine@sha256:‹sha256›
WORKDIR /app
COPY package.json .
`,
    `$ docker pull postgres:16
16: Pulling from library/postgres
‹hex:12›: Pull complete
‹hex:12›: Pull complete
Digest: sha256:‹sha256›
Status: Downloaded newer image for postgres:16
`,
    `CONTAINER ID   IMAGE              STATUS        NAMES
‹hex:12›   ‹company›/‹service›:‹version›   Up ‹small› days   ‹service›
‹hex:12›   redis:7            Up ‹small› days   redis
`,
    `"RepoDigests": ["registry.‹domain›/‹service›@sha256:‹sha256›"],
"Id": "sha256:‹sha256›",
"Created": "‹iso›"
`,
    `=> exporting to image
=> => writing image sha256:‹sha256›
=> => naming to docker.io/‹company›/‹service›:‹version›
`,
    `‹service›-‹hex:10›-‹lowernum:5›   1/1   Running   0   ‹small›h
kube-root-ca.crt   1      ‹small›d
sh.helm.release.v1.‹service›.v‹small›   helm.sh/release.v1   1   ‹small›d
`,
  ]),

  grammar('request-logs', [
    `‹iso› INFO [‹service›] request_id=‹uuid› trace_id=‹hex:32› span_id=‹hex:16› status=200 duration_ms=‹int›
`,
    `{"level":"info","ts":"‹iso›","msg":"session closed","correlationId":"‹uuid›","userId":‹big›,"durationMs":‹int›}
`,
    `traceparent: 00-‹hex:32›-‹hex:16›-01
x-request-id: ‹uuid›
x-amzn-trace-id: Root=1-‹hex:8›-‹hex:24›
`,
    `‹lanIp› - - [12/Mar/‹year›:‹time› +0000] "GET /assets/app.‹hex:8›.js HTTP/1.1" 200 ‹big› "https://‹domain›/‹page›" "Mozilla/5.0"
`,
    `‹iso› WARN ‹service›: slow query (‹int› ms) query_hash=‹hex:32› rows=‹big›
`,
    `Job ‹uuid› finished in ‹small›s (worker ‹service›-‹hex:6›, attempt 1/3)
Job ‹uuid› queued
`,
  ]),

  grammar('ssh-public', [
    `‹sshPub› ‹login›@‹noun›
`,
    `# ~/.ssh/authorized_keys
‹sshPubRsa› ‹login›@laptop
‹sshPub› deploy@ci
`,
    `github.com ‹sshPub›
[‹lanIp›]:2222 ‹sshPub›
`,
    `users:
  - name: ‹login›
    ssh_authorized_keys:
      - ‹sshPub› ‹login›@‹domain›
    sudo: ALL=(ALL) NOPASSWD:ALL
`,
    `resource "aws_key_pair" "‹login›" {
  key_name   = "‹login›"
  public_key = "‹sshPub› ‹login›@‹noun›"
}
`,
    `$ cat id_ed25519.pub
‹sshPub› ‹email›
`,
  ]),

  grammar('fingerprints', [
    `The authenticity of host '‹host› (‹lanIp›)' can't be established.
ED25519 key fingerprint is ‹sshFp›.
Are you sure you want to continue connecting (yes/no/[fingerprint])?
`,
    `pub   rsa4096 ‹day› [SC]
      ‹HEX:40›
uid           [ultimate] ‹person› <‹email›>
sub   rsa4096 ‹day› [E]
`,
    `Alias name: upload
Certificate fingerprints:
	 SHA1: ‹colonHex20›
	 SHA256: ‹colonHex32›
Signature algorithm name: SHA256withRSA
`,
    `Key fingerprint = ‹gpgFp›
gpg: Good signature from "‹person› <‹email›>"
`,
    `$ ssh-keygen -lf ~/.ssh/id_rsa.pub
3072 ‹sshFp› ‹login›@‹noun› (RSA)
`,
    `Accepted publickey for ‹login› from ‹lanIp› port ‹port› ssh2: ED25519 ‹sshFp›
`,
    `sha256 Fingerprint=‹colonHex32›
notAfter=Jun  3 10:00:00 ‹year› GMT
serial=‹HEX:36›
`,
  ]),

  grammar('certificates', [
    `-----BEGIN CERTIFICATE-----
‹certBody›
-----END CERTIFICATE-----
`,
    `-----BEGIN PUBLIC KEY-----
‹pubBody›
-----END PUBLIC KEY-----
`,
    `-----BEGIN PGP PUBLIC KEY BLOCK-----

‹pgpPubBody›
-----END PGP PUBLIC KEY BLOCK-----
`,
    `$ openssl x509 -in cert.pem -noout -text | head -8
Certificate:
    Data:
        Version: 3 (0x2)
        Serial Number:
            04:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›:‹hex:2›
        Issuer: C = US, O = Let's Encrypt, CN = R3
`,
    `-----BEGIN CERTIFICATE REQUEST-----
‹certBody›
-----END CERTIFICATE REQUEST-----
`,
    `dkim._domainkey.‹domain›. 3600 IN TXT "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC‹b64:160›IDAQAB"
`,
  ]),

  grammar('env-example', [
    `# Copy to .env and fill in
DB_HOST=localhost
DB_USER=
DB_PASSWORD=
‹VAR›=‹fakeName›
`,
    `‹VAR›=your-‹service›-key-here
SMTP_HOST=smtp.example.com
SMTP_USER=you@example.com
SMTP_PASSWORD=<your-smtp-password>
`,
    `OPENAI_API_KEY=sk-...
ANTHROPIC_API_KEY=sk-ant-xxxxxxxxxxxxxxxx
GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
`,
    `# required
‹VAR›="<set me>"
# optional, defaults to ‹small› seconds
TOKEN_TTL=‹int›
`,
    `DATABASE_URL=postgres://USER:PASSWORD@HOST:5432/‹dbName›
REDIS_URL=redis://:<password>@localhost:6379/0
`,
    `AWS_ACCESS_KEY_ID=
AWS_SECRET_ACCESS_KEY=
AWS_REGION=‹region›
JWT_SECRET=TODO_generate_with_openssl_rand
`,
  ]),

  grammar('variable-references', [
    `services:
  db:
    image: postgres:16
    environment:
      POSTGRES_USER: ‹login›
      POSTGRES_PASSWORD: \${DB_PASSWORD:?required}
`,
    `spring.datasource.username=‹login›
spring.datasource.password=\${DB_PASSWORD}
jwt.secret=\${JWT_SECRET:}
`,
    `curl -H "Authorization: Bearer $‹VAR›" https://api.‹domain›/v1/‹page›
`,
    `export DATABASE_URL="postgres://$DB_USER:$DB_PASSWORD@‹dbHost›:5432/‹dbName›"
psql "$DATABASE_URL" -c 'select 1'
`,
    `[‹service›]
host = ‹dbHost›
password = %(DB_PASSWORD)s
token = \${env:‹VAR›}
`,
    `<add key="SmtpPassword" value="#{SmtpPassword}#" />
<password>\${env.MAVEN_PASSWORD}</password>
`,
    `echo "$REGISTRY_PASSWORD" | docker login -u "$REGISTRY_USER" --password-stdin registry.‹domain›
mysql -u "$DB_USER" -p"$DB_PASSWORD" ‹dbName› < dump.sql
`,
  ]),

  grammar('vault-references', [
    `database:
  username: ‹login›
  password: vault:secret/data/‹env›/‹service›#password
`,
    `DB_PASSWORD=op://‹Company›/‹service›-db/password
API_TOKEN=op://Infra/‹service›/credential
`,
    `          valueFrom:
            secretKeyRef:
              name: ‹service›-db-credentials
              key: password
`,
    `"secretArn": "arn:aws:secretsmanager:‹region›:‹awsAccount›:secret:‹env›/‹service›/db-‹alnum:6›",
"valueFrom": "arn:aws:ssm:‹region›:‹awsAccount›:parameter/‹env›/‹service›/api_token"
`,
    `password = "{{ lookup('hashi_vault', 'secret=secret/data/‹service›:password') }}"
become_password: "{{ vault_become_password }}"
`,
    `apiVersion: external-secrets.io/v1beta1
kind: ExternalSecret
spec:
  secretStoreRef: {name: ‹company›-vault, kind: ClusterSecretStore}
  data:
    - secretKey: password
      remoteRef: {key: ‹env›/‹service›, property: db_password}
`,
    `"ClientSecret": "@Microsoft.KeyVault(SecretUri=https://‹company›-kv.vault.azure.net/secrets/‹service›-client-secret/)"
`,
    `gcloud secrets versions access latest --secret=‹service›-db-password --project=‹company›-‹env›
projects/‹digits:12›/secrets/‹service›-api-key/versions/‹small›
`,
  ]),

  grammar('encrypted-values', [
    `db_password: ENC[AES256_GCM,data:‹b64pad:22›,iv:‹key32›,tag:‹b64pad:22›,type:str]
sops:
  version: ‹version›
  lastmodified: "‹iso›"
`,
    `apiVersion: bitnami.com/v1alpha1
kind: SealedSecret
metadata:
  name: ‹service›-db
spec:
  encryptedData:
    password: AgB‹b64:300›
`,
    `$ANSIBLE_VAULT;1.1;AES256
‹digits:80›
‹digits:80›
‹digits:80›
`,
    `spec:
  template:
    metadata:
      name: ‹service›-credentials
  encryptedData:
    api-token: AgA‹b64:280›=
`,
    `-----BEGIN AGE ENCRYPTED FILE-----
‹b64:64›
‹b64:64›
‹b64:40›
-----END AGE ENCRYPTED FILE-----
`,
  ]),

  grammar('python-code', [
    `def connect(settings):
    password = settings.‹var_name›
    if not password:
        raise ValueError("‹var_name› is not set")
    return psycopg2.connect(host=settings.host, password=password)
`,
    `import getpass
password = getpass.getpass("Password: ")
token = os.getenv("‹VAR›")
client = Client(token=token, timeout=‹small›)
`,
    `def hash_password(password: str) -> str:
    return bcrypt.hashpw(password.encode(), bcrypt.gensalt(rounds=12)).decode()
`,
    `secret = secrets.token_urlsafe(32)
api_key = config["api"]["key"]
headers = {"Authorization": f"Bearer {access_token}"}
`,
    `@dataclass
class Credentials:
    username: str
    password: str = field(repr=False)
    token: Optional[str] = None
`,
    `tokens = tokenizer.encode(text)
max_new_tokens = ‹int›
pad_token_id = tokenizer.eos_token_id
key = jax.random.PRNGKey(‹int›)
`,
  ]),

  grammar('js-code', [
    `const token = req.headers.authorization?.split(' ')[1];
if (!token) return res.status(401).json({ error: 'missing token' });
const payload = jwt.verify(token, process.env.JWT_SECRET);
`,
    `export interface LoginRequest {
  email: string;
  password: string;
  rememberMe?: boolean;
}
`,
    `const [password, setPassword] = useState('');
<input type="password" value={password} onChange={(e) => setPassword(e.target.value)} autoComplete="current-password" />
`,
    `const ‹varName› = process.env.‹VAR› ?? '';
const apiKey = await getSecret('‹env›/‹service›/api-key');
const client = new S3Client({ region: '‹region›', credentials: fromEnv() });
`,
    `export const setToken = (token) => ({ type: 'SET_TOKEN', token });
export const selectAccessToken = (state) => state.auth.accessToken;
localStorage.removeItem('refresh_token');
`,
    `if (password !== confirmPassword) {
  errors.password = t('errors.passwordMismatch');
}
const passwordRegex = /^(?=.*[A-Z])(?=.*\\d).{8,}$/;
`,
    `for (const token of lexer.tokens) {
  if (token.type === TokenType.Keyword) parseKeyword(token);
  else key = \`\${token.value}:\${index}\`;
}
`,
  ]),

  grammar('compiled-languages-code', [
    `String password = System.getenv("‹VAR›");
if (password == null || password.isBlank()) {
    throw new IllegalStateException("‹VAR› missing");
}
`,
    `func (s *Server) auth(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		token := strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
		if subtle.ConstantTimeCompare([]byte(token), s.apiToken) != 1 {
`,
    `let api_key = env::var("‹VAR›").expect("‹VAR› must be set");
let secret = SecretString::new(api_key.into());
`,
    `public string Password { get; set; } = string.Empty;
var secret = configuration["Jwt:Key"] ?? throw new InvalidOperationException();
var creds = new SigningCredentials(key, SecurityAlgorithms.HmacSha256);
`,
    `private val passwordEditText: EditText by lazy { findViewById(R.id.password) }
val token = prefs.getString(KEY_ACCESS_TOKEN, null) ?: return
`,
    `static const uint32_t kMagic = 0x‹hex:8›;
static const uint64_t kFnvOffset = 0x‹hex:16›ULL;
char password[64] = {0};
read_password(password, sizeof(password));
`,
    `guard let token = KeychainHelper.shared.read(service: "access-token") else { return }
request.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")
`,
  ]),

  grammar('sentences-english', [
    `I forgot my password again, can you send me a reset link? ‹person›`,
    `Never share your password with anyone. ‹Company› staff will never ask for it.`,
    `The token expires after ‹small› minutes, so the client has to refresh it before each upload.`,
    `Please rotate the API key for ‹service› before Friday and put the new one in the vault, not in chat.`,
    `Password must be at least ‹small› characters long and contain a number.`,
    `We moved the secret from the config file to Kubernetes (see ‹ticket›); the password itself did not change.`,
    `‹person›: is the private key on the NAS encrypted? ‹person›: yes, with a passphrase only ops knows`,
    `The password is stored as a bcrypt hash and the session token is kept in an HttpOnly cookie.`,
  ]),

  grammar('sentences-german-french', [
    `Das Passwort ist seit gestern abgelaufen, bitte über das Portal zurücksetzen.`,
    `Ihr Kennwort muss mindestens ‹small› Zeichen lang sein und darf nicht Ihren Namen enthalten.`,
    `Kannst du mir das Passwort bitte über den Passwortmanager schicken und nicht per Mail? Danke, ‹person›`,
    `Der API-Schlüssel für ‹service› liegt im Tresor unter Infrastruktur/‹env›.`,
    `Le mot de passe doit contenir au moins ‹small› caractères, une majuscule et un chiffre.`,
    `J'ai oublié mon mot de passe, est-ce que ‹person› peut le réinitialiser ?`,
    `Le jeton d'accès expire au bout de ‹small› minutes ; il faut ensuite en demander un nouveau.`,
    `Ne communiquez jamais votre code secret, même à un employé de ‹Company›.`,
  ]),

  grammar('sentences-many-languages', [
    `La contraseña debe tener al menos ‹small› caracteres y cambiarse cada 90 días.`,
    `¿Olvidaste tu contraseña? Haz clic aquí para restablecerla.`,
    `A senha foi alterada com sucesso. Faça login novamente, ‹person›.`,
    `Hasło musi mieć co najmniej ‹small› znaków. Token wygasa po ‹small› minutach.`,
    `Пароль должен содержать не менее ‹small› символов. Забыли пароль?`,
    `パスワードは‹small›文字以上で入力してください。トークンの有効期限が切れました。`,
    `密码长度不能少于‹small›位,请联系管理员重置密码。`,
    `Het wachtwoord is verlopen, vraag ‹person› om een nieuw wachtwoord.`,
  ]),

  grammar('token-counts', [
    `"usage": {"prompt_tokens": ‹int›, "completion_tokens": ‹int›, "total_tokens": ‹big›}
`,
    `Tokens: ‹int› in, ‹int› out · cost $0.0‹small› · cache_read_input_tokens=‹big›
`,
    `max_tokens: ‹int›
stop_token_ids: [‹int›, ‹int›]
tokens_per_second: ‹small›.4
`,
    `epoch ‹small› | loss 2.‹digits:4› | tokens/s ‹big› | lr 3e-4 | grad_norm 0.‹digits:3›
`,
    `{
  "bos_token": "<s>",
  "eos_token": "</s>",
  "pad_token": "[PAD]",
  "model_max_length": ‹int›,
  "tokenizer_class": "LlamaTokenizer"
}
`,
    `llama_print_timings: prompt eval time = ‹int›.12 ms / ‹small› tokens ( ‹small›.31 ms per token)
llama_print_timings: total time = ‹int›.40 ms / ‹int› tokens
`,
    `| model | context | output tokens | price per 1M tokens |
|-------|---------|---------------|---------------------|
| small | ‹big› | ‹int› | $0.‹small› |
`,
  ]),

  grammar('test-output', [
    ` PASS  tests/auth/password-reset.test.ts
  ✓ rejects an expired token (‹small› ms)
  ✓ hashes the password before saving (‹small› ms)
Tests: ‹small› passed, ‹small› total
`,
    `tests/test_tokens.py::test_token_is_refreshed PASSED           [ ‹small›%]
tests/test_tokens.py::test_secret_not_logged PASSED            [ ‹small›%]
============ ‹int› passed in ‹small›.31s ============
`,
    `--- FAIL: TestLoginWrongPassword (0.0‹small›s)
    login_test.go:‹small›: expected status 401, got 500
FAIL	github.com/‹company›/‹service›/auth	0.‹small›s
`,
    `E       AssertionError: assert 'invalid_token' == 'token_expired'
E         - token_expired
E         + invalid_token
`,
    `  Scenario: User signs in with a wrong password
    Given a user "‹login›"
    When they sign in with a wrong password
    Then they see "Invalid username or password"

1 scenario (1 passed)
`,
    `test auth::tests::api_key_is_masked ... ok
test auth::tests::empty_password_is_rejected ... ok

test result: ok. ‹small› passed; 0 failed; finished in 0.‹small›s
`,
  ]),

  grammar('css', [
    `.password-field { color: ‹color›; background: ‹color›; }
.token-list > li:nth-child(2n) { border-color: ‹color›; }
`,
    `:root {
  --color-primary: ‹color›;
  --color-key: ‹color›;
  --shadow-md: 0 4px 6px -1px rgb(0 0 0 / 0.1);
}
`,
    `.Button_root__‹alnum:5› .Secret_label__‹alnum:5› { margin: 0 auto; padding: ‹small›px; }
._1‹alnum:6›{display:flex}
`,
    `<div class="sc-‹lower:6› ‹alnum:6› css-‹lowernum:6›" data-testid="api-key-row"></div>
`,
    `.hljs-keyword,.token.keyword{color:‹color›}.token.string{color:‹color›}.token.comment{font-style:italic}
`,
    `@font-face{font-family:Inter;src:url(/fonts/inter-‹hex:16›.woff2) format("woff2");unicode-range:U+0000-00FF,U+0131}
`,
  ]),

  grammar('data-uris', [
    `<img alt="logo" src="data:image/png;base64,‹png64›">
`,
    `.icon{background-image:url("data:image/svg+xml;base64,‹svg64›")}
`,
    `@font-face{font-family:icons;src:url(data:font/woff2;charset=utf-8;base64,‹woff64›) format("woff2")}
`,
    `  "outputs": [{"data": {"image/png": "‹png64›", "text/plain": ["<Figure size 640x480 with 1 Axes>"]}}]
`,
    `//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoiYXBwLmpzIiwic291cmNlcyI6WyJhcHAudHMiXSwibWFwcGluZ3MiOiJBQUFBO‹alnum:40›
`,
    `![chart](data:image/png;base64,‹png64›)
`,
  ]),

  grammar('minified-js', [
    `!function(e,t){"object"==typeof exports?module.exports=t():e.‹Word›=t()}(this,function(){var n={};function r(e){if(n[e])return n[e].exports}return r.p="/",r(r.s=‹int›)});
`,
    `(self.webpackChunk_‹noun›=self.webpackChunk_‹noun›||[]).push([[‹int›],{‹int›:(e,t,a)=>{a.d(t,{Z:()=>o});var s=a(‹int›),o=e=>e.token?s.jsx("b",{children:e.password}):null}}]);
`,
    `var a=e.headers.Authorization="Bearer "+t.accessToken;return fetch(n+"/v1/me",{headers:a}).then(function(e){return e.json()})
`,
    `const _0x‹hex:4›=['length','push','charCodeAt','token'];(function(_0x‹hex:6›,_0x‹hex:6›){while(--_0x‹hex:6›){_0x‹hex:6›['push'](_0x‹hex:6›['shift']());}}(_0x‹hex:4›,0x‹hex:2›));
`,
    `<script src="/_next/static/chunks/main-‹hex:16›.js" integrity="sha384-‹b64:64›" crossorigin="anonymous" defer></script>
`,
    `{"version":3,"sources":["../src/auth.ts"],"names":["password","token"],"mappings":"AAAA,SAASA,‹upper:4›,CAAC,CAAC,‹upper:6›;EACA,IAAM,‹upper:4›"}
`,
  ]),

  grammar('ui-strings', [
    `{
  "login.password": "Password",
  "login.forgot": "Forgot your password?",
  "login.token": "Enter the token we sent you",
  "settings.apiKey": "API key"
}
`,
    `<string name="password_hint">Passwort</string>
<string name="password_too_short">Das Passwort muss mindestens %d Zeichen haben</string>
<string name="secret_question">Sicherheitsfrage</string>
`,
    `"password.label" = "Mot de passe";
"password.confirm" = "Confirmer le mot de passe";
"token.expired" = "Votre session a expiré";
`,
    `msgid "Enter your password"
msgstr "Geben Sie Ihr Passwort ein"

msgid "Invalid API key"
msgstr "Ungültiger API-Schlüssel"
`,
    `auth:
  password: Contraseña
  repeat_password: Repetir contraseña
  secret_key: Clave secreta
  sign_in: Iniciar sesión
`,
    `<label for="password">Password</label>
<input id="password" name="password" type="password" placeholder="Your password" required>
<a href="/forgot-password">Forgot password?</a>
`,
  ]),

  grammar('schemas', [
    `components:
  schemas:
    LoginRequest:
      type: object
      required: [email, password]
      properties:
        email: {type: string, format: email}
        password: {type: string, format: password, minLength: ‹small›}
`,
    `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "properties": {
    "apiKey": {"type": "string", "description": "API key of the ‹service› service"},
    "token": {"type": ["string", "null"]}
  },
  "required": ["apiKey"]
}
`,
    `CREATE TABLE users (
  id BIGSERIAL PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash VARCHAR(255) NOT NULL,
  reset_token VARCHAR(64),
  token_expires_at TIMESTAMPTZ
);
`,
    `message LoginRequest {
  string username = 1;
  string password = 2;
  optional string otp_token = 3;
}
`,
    `type Mutation {
  login(email: String!, password: String!): AuthPayload!
  resetPassword(token: String!, password: String!): Boolean!
}
`,
    `variable "db_password" {
  description = "Password of the ‹dbName› database"
  type        = string
  sensitive   = true
}
`,
    `UPDATE users SET password_hash = $1, token_version = token_version + 1 WHERE id = $2;
SELECT id, email FROM users WHERE reset_token = :token;
`,
    `model ApiToken {
  id        String   @id @default(cuid())
  token     String   @unique
  userId    Int
  createdAt DateTime @default(now())
}
`,
  ]),

  grammar('error-messages', [
    `FATAL:  password authentication failed for user "‹login›"
DETAIL:  Connection matched pg_hba.conf line ‹small›
`,
    `ERROR 1045 (28000): Access denied for user '‹login›'@'‹lanIp›' (using password: YES)
`,
    `{"error":"invalid_token","error_description":"The access token expired","status":401}
`,
    `fatal: Authentication failed for 'https://github.com/‹company›/‹service›.git/'
remote: Support for password authentication was removed. Please use a personal access token instead.
`,
    `botocore.exceptions.ClientError: An error occurred (InvalidClientTokenId) when calling the GetCallerIdentity operation: The security token included in the request is invalid.
`,
    `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
    at JSON.parse (<anonymous>)
`,
    `npm ERR! code E401
npm ERR! Incorrect or missing password.
npm ERR! If you were trying to login, change your password, create an authentication token or enable two-factor authentication.
`,
    `KeyError: '‹VAR›'
jwt.exceptions.ExpiredSignatureError: Signature has expired
`,
  ]),

  grammar('masked-values', [
    `DB_USER=‹login›
DB_PASSWORD=********
API_TOKEN=[REDACTED]
`,
    `Using key sk-...‹alnum:4› (‹company›)
Run echo "deploying with ***"
deploying with ***
`,
    `‹iso› DEBUG config: {host=‹dbHost›, user=‹login›, password=*****, pool=‹small›}
`,
    `"client_secret": "<hidden>",
"password": "(sensitive value)",
"db_endpoint": "‹dbHost›:5432"
`,
    `  + resource "aws_db_instance" "main" {
      + password = (sensitive value)
      + username = "‹login›"
      + id       = (known after apply)
    }
`,
    `postgres://‹login›:****@‹dbHost›:5432/‹dbName›
redis://:***@cache:6379/0
`,
    `Authorization: Bearer <redacted>
Cookie: sessionid=[FILTERED]
Parameters: {"user"=>{"email"=>"‹email›", "password"=>"[FILTERED]"}}
`,
  ]),

  grammar('cli-help', [
    `Usage: ‹service› [OPTIONS]

Options:
  -u, --user TEXT       User name
  -p, --password TEXT   Password (prompted when omitted)
      --token TEXT      API token [env: ‹VAR›]
  -h, --help            Show this message
`,
    `  --api-key <key>          API key used to sign requests
  --secret-file <path>     read the secret from a file
  --max-tokens <n>         maximum number of tokens (default: ‹int›)
`,
    `SYNOPSIS
       ssh-keygen [-q] [-b bits] [-C comment] [-f output_keyfile] [-N new_passphrase] [-t dsa | ecdsa | ed25519 | rsa]
`,
    `$ ‹service› login
Username: ‹login›
Password:
Login successful.
`,
    `$ sudo systemctl restart ‹service›
[sudo] password for ‹login›:
$ ssh ‹login›@‹lanIp›
‹login›@‹lanIp›'s password:
Permission denied, please try again.
`,
    `Enter passphrase for key '/home/‹login›/.ssh/id_ed25519':
Identity added: /home/‹login›/.ssh/id_ed25519 (‹email›)
`,
  ]),

  grammar('actions-secrets', [
    `      - name: Publish
        run: npm publish
        env:
          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}
`,
    `      - uses: docker/login-action@‹sha1›
        with:
          username: \${{ github.actor }}
          password: \${{ secrets.GITHUB_TOKEN }}
`,
    `deploy:
  script:
    - sshpass -p "$DEPLOY_PASSWORD" ssh ‹login›@‹host›
  variables:
    SONAR_TOKEN: $SONAR_TOKEN
`,
    `withCredentials([usernamePassword(credentialsId: '‹service›-nexus', usernameVariable: 'NEXUS_USER', passwordVariable: 'NEXUS_PASS')]) {
  sh 'mvn deploy -s settings.xml'
}
`,
    `permissions:
  id-token: write
  contents: read
steps:
  - uses: actions/checkout@‹sha1› # v4
    with:
      persist-credentials: false
`,
    `- task: AzureKeyVault@2
  inputs:
    KeyVaultName: ‹company›-kv
    SecretsFilter: 'db-password,api-key'
- script: ./deploy.sh
  env:
    DB_PASSWORD: $(db-password)
`,
  ]),

  grammar('stack-traces', [
    `Traceback (most recent call last):
  File "/app/‹service›/auth.py", line ‹int›, in check_password
    return verify(password, user.password_hash)
TypeError: verify() missing 1 required positional argument: 'hash'
`,
    `java.lang.NullPointerException: Cannot invoke "String.length()" because "token" is null
	at com.‹lower:6›.auth.TokenFilter.doFilter(TokenFilter.java:‹int›)
	at org.springframework.security.web.FilterChainProxy$VirtualFilterChain.doFilter(FilterChainProxy.java:‹int›)
`,
    `panic: runtime error: invalid memory address or nil pointer dereference
[signal SIGSEGV: segmentation violation code=0x1 addr=0x‹hex:2› pc=0x‹hex:7›]
goroutine ‹small› [running]:
main.(*Auth).CheckToken(0xc000‹hex:6›, {0xc000‹hex:6›, 0x‹hex:2›})
`,
    `Error: secretOrPrivateKey must have a value
    at module.exports [as sign] (/app/node_modules/jsonwebtoken/sign.js:‹int›:20)
    at AuthService.issueToken (/app/dist/auth.service.js:‹small›:33)
`,
    `*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[LoginViewController passwordField]: unrecognized selector sent to instance 0x‹hex:9›'
`,
    `#0  0x00007f‹hex:10› in __GI_raise () from /lib/x86_64-linux-gnu/libc.so.6
#1  0x000055‹hex:10› in check_password (user=0x55‹hex:10›) at auth.c:‹int›
`,
  ]),

  grammar('medical-ids', [
    `(0008,0018) UI [‹dicomUid›]  # SOPInstanceUID
(0020,000d) UI [‹dicomUid›]  # StudyInstanceUID
(0010,0020) LO [‹digits:8›]  # PatientID
`,
    `{
  "resourceType": "Observation",
  "id": "‹uuid›",
  "meta": {"versionId": "‹small›", "lastUpdated": "‹iso›"},
  "code": {"coding": [{"system": "http://loinc.org", "code": "‹digits:4›-4"}]}
}
`,
    `MSH|^~\\&|LAB|‹Company›|HIS|KLINIK|‹stamp›1015||ORU^R01|‹digits:9›|P|2.5
OBR|1|‹digits:8›|‹digits:10›|‹digits:4›-2^Kalium^LN
`,
    `Befund-Nr. ‹digits:9› / Auftrag ‹uppernum:10› / Charge ‹uppernum:8›
Probe eingegangen ‹day› ‹clock›
`,
    `UDI: (01)0‹digits:13›(17)‹digits:6›(10)‹uppernum:8›(21)‹uppernum:10›
`,
    `orthanc study ‹hex:8›-‹hex:8›-‹hex:8›-‹hex:8›-‹hex:8› stored (‹int› instances)
`,
  ]),

  grammar('game-ids', [
    `fileFormatVersion: 2
guid: ‹hex:32›
TextureImporter:
  internalIDToNameTable: []
  serializedVersion: 12
`,
    `{"steamid":"‹steamId›","personaname":"‹noun›","appid":‹big›,"playtime_forever":‹int›}
`,
    `m_Script: {fileID: 11500000, guid: ‹hex:32›, type: 3}
m_Name: KeyPickup
m_TokenCount: ‹small›
`,
    `"AppState" { "appid" "‹big›" "buildid" "‹digits:8›" "InstalledDepots" { "‹big›" { "manifest" "‹digits:19›" } } }
`,
    `Match ‹uuid› ended: ‹small›:‹small› on map ‹noun›, seed ‹digits:18›
/seed
Seed: [-‹digits:18›]
`,
    `[LogNet] Login request: ?Name=‹login› userId: ‹steamId› platform: STEAM
[LogNet] Join succeeded: ‹login›
`,
    `ProjectID=‹HEX:32›
EngineAssociation={‹HEX:8›-‹HEX:4›-‹HEX:4›-‹HEX:4›-‹HEX:12›}
`,
  ]),

  grammar('ml-artifacts', [
    `wandb: Run data is saved locally in /home/‹login›/wandb/run-‹stamp›_101500-‹lowernum:8›
wandb: 🚀 View run at https://wandb.ai/‹company›/‹dbName›/runs/‹lowernum:8›
`,
    `model-00001-of-00003.safetensors: 100%|██████████| 4.98G/4.98G
snapshot: models--‹company›--‹noun›/snapshots/‹sha1›
`,
    `mlflow run_id=‹hex:32› experiment_id=‹small› artifact_uri=s3://‹company›-‹bucket›/‹hex:32›/artifacts
`,
    `outs:
- md5: ‹hex:32›.dir
  size: ‹big›
  nfiles: ‹int›
  path: data/raw
`,
    `version https://git-lfs.github.com/spec/v1
oid sha256:‹sha256›
size ‹big›
`,
    `seed: ‹int›
tokenizer: ‹company›/‹noun›-7b
num_attention_heads: 32
key_dim: 128
hidden_states: float32 0.‹digits:8› -0.‹digits:8›
`,
  ]),

  grammar('mobile-builds', [
    `PRODUCT_BUNDLE_IDENTIFIER = com.‹lower:7›.‹noun›;
DEVELOPMENT_TEAM = ‹uppernum:10›;
PROVISIONING_PROFILE_SPECIFIER = "‹uuid›";
`,
    `		‹HEX:24› /* PasswordView.swift in Sources */ = {isa = PBXBuildFile; fileRef = ‹HEX:24› /* PasswordView.swift */; };
		‹HEX:24› /* TokenStore.swift in Sources */ = {isa = PBXBuildFile; fileRef = ‹HEX:24› /* TokenStore.swift */; };
`,
    `Variant: debug
Config: debug
Store: /Users/‹login›/.android/debug.keystore
Alias: AndroidDebugKey
MD5: ‹HEX:32›
SHA1: ‹colonHex20›
`,
    `storePassword System.getenv("KEYSTORE_PASSWORD")
keyAlias System.getenv("KEY_ALIAS")
keyPassword project.findProperty("keyPassword") ?: ""
`,
    `  1) ‹HEX:40› "Apple Development: ‹person› (‹uppernum:10›)"
     1 valid identities found
`,
    `Simulator: iPhone 15 (‹HEX:8›-‹HEX:4›-‹HEX:4›-‹HEX:4›-‹HEX:12›) (Booted)
ECID: 0x‹HEX:14›
`,
  ]),

  grammar('cloud-ids', [
    `{
  "InstanceId": "i-0‹hex:16›",
  "SubnetId": "subnet-0‹hex:16›",
  "VpcId": "vpc-0‹hex:16›",
  "ImageId": "ami-0‹hex:16›",
  "KeyName": "‹login›-key"
}
`,
    `arn:aws:iam::‹awsAccount›:role/‹service›-‹env›
arn:aws:kms:‹region›:‹awsAccount›:key/‹uuid›
`,
    `/subscriptions/‹uuid›/resourceGroups/‹company›-‹env›/providers/Microsoft.KeyVault/vaults/‹company›-kv
tenantId: ‹uuid›
`,
    `$ aws sts get-caller-identity
{
    "UserId": "AIDA‹base32:16›",
    "Account": "‹awsAccount›",
    "Arn": "arn:aws:iam::‹awsAccount›:user/‹login›"
}
`,
    `zone_id     = "‹hex:32›"
account_id  = "‹hex:32›"
tunnel_uuid = "‹uuid›"
`,
    `distribution E‹uppernum:13› d‹lowernum:13›.cloudfront.net Deployed
hosted zone Z‹uppernum:20› ‹domain›.
`,
  ]),

  grammar('auth-logs', [
    `Mar 12 ‹time› ‹noun› sshd[‹int›]: Failed password for invalid user ‹login› from ‹lanIp› port ‹port› ssh2
Mar 12 ‹time› ‹noun› sshd[‹int›]: Accepted password for ‹login› from ‹lanIp› port ‹port› ssh2
`,
    `‹iso› INFO auth: user=‹login› password changed by admin, all tokens revoked
‹iso› INFO auth: token issued for client_id=‹service› ttl=‹int›s
`,
    `Mar 12 ‹time› ‹noun› sudo: ‹login› : TTY=pts/0 ; PWD=/home/‹login› ; USER=root ; COMMAND=/usr/bin/cat /etc/shadow
`,
    `‹iso› WARN  o.k.events - type=LOGIN_ERROR, realmId=‹uuid›, clientId=‹service›, userId=‹uuid›, ipAddress=‹lanIp›, error=invalid_user_credentials
`,
    `pam_unix(sshd:auth): authentication failure; logname= uid=0 euid=0 tty=ssh ruser= rhost=‹lanIp› user=‹login›
`,
    `‹clock› password reset mail sent to ‹email›
‹clock› API key "‹service›-‹env›" was used ‹int› times today
`,
  ]),

  grammar('policies-and-settings', [
    `password_policy:
  min_length: ‹small›
  require_symbols: true
  max_age_days: 90
  history: 5
`,
    `minlen = ‹small›
dcredit = -1
PASS_MAX_DAYS   90
PASS_WARN_AGE   7
`,
    `AUTH_PASSWORD_VALIDATORS = [
    {'NAME': 'django.contrib.auth.password_validation.MinimumLengthValidator'},
    {'NAME': 'django.contrib.auth.password_validation.CommonPasswordValidator'},
]
ACCESS_TOKEN_LIFETIME = timedelta(minutes=‹small›)
`,
    `PasswordAuthentication no
PermitRootLogin prohibit-password
PubkeyAuthentication yes
AuthorizedKeysFile .ssh/authorized_keys
`,
    `token_type: bearer
token_ttl: ‹int›
access_token_expire_minutes: ‹small›
jwt_algorithm: HS256
require_api_key: true
secret_rotation: enabled
`,
    `ssl_certificate     /etc/letsencrypt/live/‹domain›/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/‹domain›/privkey.pem;
auth_basic_user_file /etc/nginx/.htpasswd;
`,
    `[mysqld]
validate_password.policy = MEDIUM
validate_password.length = ‹small›
password_history = 6
default_authentication_plugin = caching_sha2_password
`,
  ]),

  grammar('docs', [
    `## Authentication

Pass your API key in the \`X-Api-Key\` header:

    curl -H "X-Api-Key: YOUR_API_KEY" https://api.‹domain›/v1/‹page›
`,
    `### \`‹var_name›\`
Type: string. Required. The password of the database user. It is read from the environment variable \`‹VAR›\`.
`,
    `1. Open **Settings → Developer → Tokens**
2. Click *Generate new token* and copy it
3. Run \`‹service› login --token <token>\`
`,
    `| Variable | Default | Description |
|----------|---------|-------------|
| \`‹VAR›\` | – | Secret used to sign sessions |
| \`TOKEN_TTL\` | ‹int› | Lifetime of tokens in seconds |
`,
    `A JWT has three parts: \`header.payload.signature\`. The secret is never part of the token.
`,
    `mongodb://<username>:<password>@<host>:27017/<database>
mysql://user:password@host/db is the general form of the URL.
`,
    `/**
 * @param {string} token - the access token of the user
 * @param {string} password - the new password, at least ‹small› characters
 * @returns {Promise<void>}
 */
`,
  ]),

  grammar('build-output', [
    `dist/assets/index-‹url64:8›.js     ‹int›.31 kB │ gzip: ‹small›.20 kB
dist/assets/PasswordForm-‹url64:8›.js   ‹small›.11 kB
✓ built in ‹small›.3s
`,
    `{
  "main.js": "/static/main.‹hex:20›.js",
  "login.css": "/static/login.‹hex:20›.css"
}
`,
    `  λ  (Server)  /api/auth/[...nextauth]
  ○  /forgot-password                     ‹small›.4 kB
  + First Load JS shared by all           ‹small› kB
  └ chunks/‹hex:16›.js                    ‹small›.1 kB
`,
    `   Compiling ‹pkg› v‹version›
   Compiling secrecy v0.8.0
   Compiling jsonwebtoken v9.2.0
    Finished release [optimized] target(s) in ‹small›.04s
`,
    `Collecting ‹pkg›==‹version›
  Using cached ‹pkg›-‹version›-py3-none-any.whl (‹int› kB)
Successfully installed ‹pkg›-‹version› python-jose-3.3.0 passlib-1.7.4
`,
    `Build cache key: gradle-‹hex:32›
Restored from key Linux-node-‹sha256›
`,
  ]),

  grammar('http-headers', [
    `HTTP/2 200
etag: "‹hex:32›"
x-amz-request-id: ‹uppernum:16›
x-amz-id-2: ‹b64:72›=
cf-ray: ‹hex:16›-FRA
`,
    `content-security-policy: default-src 'self'; script-src 'self' 'sha256-‹key32›'
strict-transport-security: max-age=31536000
`,
    `ETag: W/"‹hex:4›-‹b64:27›"
Content-MD5: ‹b64:22›==
Digest: SHA-256=‹key32›
`,
    `HTTP/1.1 401 Unauthorized
WWW-Authenticate: Bearer realm="‹service›", error="invalid_token"
Content-Length: 0
`,
    `Access-Control-Allow-Headers: Authorization, Content-Type, X-Api-Key, X-CSRF-Token
Access-Control-Allow-Origin: https://‹domain›
`,
    `Sec-WebSocket-Accept: ‹b64:27›=
Upgrade: websocket
Connection: Upgrade
`,
    `Message-ID: <‹hex:16›.‹digits:10›@mail.‹domain›>
Content-Type: multipart/mixed; boundary="----=_Part_‹digits:6›_‹digits:9›.‹epoch›"
`,
  ]),

  grammar('home-lab', [
    `wifi:
  ssid: !secret wifi_ssid
  password: !secret wifi_password
api:
  encryption:
    key: !secret api_key
`,
    `sensor.‹noun›_temperature: 21.4
binary_sensor.door_lock: off
unique_id: ‹hex:12›_‹small›
device_id: ‹hex:32›
`,
    `‹lanIp› at ‹mac› [ether] on eth0
‹lanIp› at ‹mac› [ether] on wlan0
`,
    `[Peer]
PublicKey = ‹wgKey›
AllowedIPs = 10.8.0.‹small›/32
Endpoint = ‹lanIp›:51820
`,
    `peer: ‹wgKey›
  endpoint: ‹lanIp›:‹port›
  latest handshake: 1 minute, ‹small› seconds ago
  transfer: ‹small›.11 MiB received, ‹small›.93 MiB sent
`,
    `UUID=‹uuid› /mnt/data ext4 defaults 0 2
/dev/disk/by-id/ata-WDC_WD40EFRX-68N32N0_WD-WCC7K‹uppernum:7› -> ../../sda
`,
    `0x00158d000‹hex:7›: {friendly_name: ‹noun›, network: joined, linkquality: ‹small›}
`,
  ]),

  grammar('file-lists', [
    `drwx------ 2 ‹login› ‹login› 4096 Mar 12 ‹clock› .ssh
-rw------- 1 ‹login› ‹login›  411 Mar 12 ‹clock› id_ed25519
-rw-r--r-- 1 ‹login› ‹login›   98 Mar 12 ‹clock› id_ed25519.pub
-rw------- 1 ‹login› ‹login›   61 Mar 12 ‹clock› .pgpass
`,
    `src/auth/password-reset.controller.ts
src/auth/token.service.ts
src/auth/secret-rotation.job.ts
test/fixtures/api-keys.json
`,
    `import { TokenStore } from './token-store';
import { hashPassword, verifyPassword } from '@‹company›/passwords';
import type { ApiKey, Secret } from '../types/secrets';
`,
    `‹file›:‹int›:    password = request.form["password"]
‹file›:‹int›:    # TODO: do not keep the token in memory
‹file›:‹int›:    token = refresh_token(session)
`,
    `NAME                          TYPE                DATA   AGE
‹service›-db-credentials      Opaque              2      ‹small›d
‹service›-tls                 kubernetes.io/tls   2      ‹small›d
`,
    `$ aws secretsmanager list-secrets --query 'SecretList[].Name'
[
    "‹env›/‹service›/db-password",
    "‹env›/‹service›/api-token"
]
`,
  ]),

  grammar('numbers-of-things', [
    `Order ‹uppernum:10› shipped, tracking number 1Z‹uppernum:16›
`,
    `IBAN: DE‹digits:2› ‹digits:4› ‹digits:4› ‹digits:4› ‹digits:4› ‹digits:2›
Rechnungsnummer: RE-‹year›-‹digits:5›
`,
    `ISBN 978-3-‹digits:2›-‹digits:6›-‹digits:1›, DOI 10.‹digits:4›/s‹digits:5›-‹digits:3›-‹digits:5›-x
`,
    `Seriennummer ‹uppernum:12›, Modell ‹upper:2›-‹digits:4›, Firmware ‹version›
`,
    `sku,ean,qty
‹upper:3›-‹digits:5›,‹digits:13›,‹small›
‹upper:3›-‹digits:5›,‹digits:13›,‹small›
`,
    `Flight ‹upper:2›‹digits:4› to Oslo, gate ‹upper:1›‹small›
Inventory tag ‹uppernum:8› (keyboard, room ‹small›)
`,
  ]),

  grammar('public-jwks', [
    `{"keys":[{"kty":"RSA","use":"sig","alg":"RS256","kid":"‹url64:27›","n":"‹url64:342›","e":"AQAB"}]}
`,
    `{"issuer":"https://sso.‹domain›","token_endpoint":"https://sso.‹domain›/oauth/token","jwks_uri":"https://sso.‹domain›/.well-known/jwks.json","token_endpoint_auth_methods_supported":["client_secret_basic","private_key_jwt"]}
`,
    `{"kty":"EC","crv":"P-256","kid":"‹hex:16›","x":"‹url64:43›","y":"‹url64:43›"}
`,
    `untrusted comment: minisign public key ‹HEX:16›
RW‹b64:54›
`,
    `# public key: age1‹lowernum:58›
recipients:
  - age1‹lowernum:58›
`,
    `"vapidPublicKey": "B‹url64:86›",
"applicationServerKey": "B‹url64:86›"
`,
  ]),

  grammar('publishable-keys', [
    `<script src="https://js.stripe.com/v3/"></script>
<script>const stripe = Stripe('pk_test_‹alnum:24›'); // publishable key</script>
`,
    `<div class="g-recaptcha" data-sitekey="6L‹url64:38›"></div>
`,
    `<script async src="https://www.googletagmanager.com/gtag/js?id=G-‹uppernum:10›"></script>
<script>gtag('config', 'G-‹uppernum:10›');</script>
`,
    `<meta name="google-site-verification" content="‹url64:43›">
<meta name="facebook-domain-verification" content="‹lowernum:30›">
`,
    `‹domain›. 300 IN TXT "google-site-verification=‹url64:43›"
‹domain›. 300 IN TXT "v=spf1 include:_spf.google.com ~all"
`,
    `<div class="cf-turnstile" data-sitekey="0x4AAAAAAA‹url64:14›" data-theme="light"></div>
`,
  ]),

  grammar('detector-rules', [
    `[[rules]]
id = "github-pat"
description = "GitHub personal access token"
regex = '''ghp_[0-9a-zA-Z]{36}'''
keywords = ["ghp_"]
`,
    `const AWS_KEY = /AKIA[0-9A-Z]{16}/;
const SLACK = /xox[baprs]-[0-9A-Za-z-]{10,48}/;
const PEM = /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/;
`,
    `○
    │╲
    │ ○
gitleaks: scanned ~‹big› bytes in ‹small›ms
gitleaks: no leaks found
`,
    `SECRET_NAMES = {"password", "passwd", "token", "api_key", "secret", "client_secret"}
def is_sensitive(name: str) -> bool:
    return any(part in name.lower() for part in SECRET_NAMES)
`,
    `if grep -rqE 'BEGIN (RSA|EC|OPENSSH) PRIVATE KEY' .; then
  echo "private key found, refusing to commit" >&2
  exit 1
fi
`,
    `log.redact = ['req.headers.authorization', 'req.body.password', '*.token', '*.apiKey'];
`,
  ]),

  grammar('crypto-talk', [
    `openssl rand -base64 32 > secret.key
openssl genpkey -algorithm ed25519 -out private.pem
age-keygen -o key.txt
`,
    `contract: 0x‹hex:40›
tx hash:  0x‹hex:64›
block:    ‹big›
`,
    `const digest = crypto.createHmac('sha256', secret).update(body).digest('hex');
const key = crypto.scryptSync(password, salt, 32);
`,
    `cipher TLS_AES_256_GCM_SHA384, key exchange X25519, peer key 253 bits
SSL-Session: Protocol: TLSv1.3, Verify return code: 0 (ok)
`,
    `bc1q‹lowernum:38› received 0.0‹digits:6› BTC
https://etherscan.io/address/0x‹hex:40›
`,
    `event Transfer(address indexed from, address indexed to, uint256 tokenId);
mapping(address => uint256) private _tokenBalances;
`,
  ]),

  grammar('terraform-without-values', [
    `resource "random_password" "db" {
  length  = ‹small›
  special = true
}

resource "aws_db_instance" "‹dbName›" {
  username = "‹login›"
  password = random_password.db.result
}
`,
    `provider "digitalocean" {
  token = var.do_token
}
`,
    `output "db_password" {
  value     = module.db.password
  sensitive = true
}
`,
    `data "aws_secretsmanager_secret_version" "db" {
  secret_id = "‹env›/‹service›/db"
}
locals {
  password = jsondecode(data.aws_secretsmanager_secret_version.db.secret_string)["password"]
}
`,
    `param adminLogin string = '‹login›'
@secure()
param adminPassword string
`,
    `const db = new rds.DatabaseInstance(this, 'Db', {
  credentials: rds.Credentials.fromGeneratedSecret('‹login›'),
  instanceIdentifier: '‹company›-‹env›',
});
`,
    `provider registry.terraform.io/hashicorp/aws {
  version = "‹version›"
  hashes = ["h1:‹key32›", "zh:‹sha256›"]
}
`,
  ]),

  grammar('chat-about-code', [
    `‹person› ‹clock›
the token check in \`TokenFilter\` runs twice, see ‹short7›
‹person› ‹clock›
ok I'll look at ‹ticket› after lunch
`,
    `Merge request !‹int›: use the password manager's CLI instead of plain env vars. Pipeline #‹big› passed.`,
    `can you bump the max_tokens to ‹int›? the summary is cut off in the middle`,
    `‹person› added you to the password vault "‹Company› Infra". Open the app to see ‹small› items.`,
    `Where is the key for the server room? -> hanging in ‹person›'s office, second hook`,
    `the secret of good coffee is fresh beans, and the key to the meeting is a short agenda :)`,
    `I set the credentials in the CI settings (masked), so you don't need the password locally. Branch is ‹branch›.`,
  ]),

  grammar('mail-and-mime', [
    `Content-Type: application/pdf; name="report.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjcKJeLjz9MK‹b64:56›
‹b64:76›
‹b64:76›
`,
    `Hello ‹person›,

your password was changed on ‹day› at ‹clock›. If this was not you, contact ‹email›.

The ‹Company› team
`,
    `Subject: Security alert: new sign-in to your account
From: ‹email›

We noticed a new sign-in from ‹lanIp›. You don't need to change your password if this was you.
`,
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=‹domain›; s=mail; bh=‹key32›; b=‹b64:86›
`,
    `BEGIN:VEVENT
UID:‹uuid›@‹domain›
SUMMARY:Rotate API keys
DTSTART:‹stamp›T090000Z
END:VEVENT
`,
    `Content-Disposition: attachment; filename="logo.png"
Content-Transfer-Encoding: base64

‹png64›
`,
  ]),
];
