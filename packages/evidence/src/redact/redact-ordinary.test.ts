import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ORDINARY_LINES } from '../testing/ordinary-lines.ts';
import { redactText } from './redact-text.ts';

describe('redaction leaves ordinary lines as they are', () => {
  for (const [family, lines] of Object.entries(ORDINARY_LINES)) {
    test(`${lines.length} lines with ${family}`, () => {
      assert.ok(lines.length >= 150);
      assert.deepEqual(altered(lines), []);
    });

    test(`${family} within a log and within JSON`, () => {
      assert.deepEqual(altered(lines.map((line) => `2026-03-02T10:11:12Z INFO app: ${line}\nnext line`)), []);
      assert.deepEqual(altered(lines.map((line) => JSON.stringify({ stdout: line }))), []);
    });
  }
});

test('a long file of ids is left as it is, also once its names have used up the close looks', () => {
  const line =
    '{"session_id":"20b0dc16-9fc8-43a3-a94b-44a3eea9e135","session_key":"agent:main:cron:b0557e67-2408-4a16-9986-a47b05247785","key_id":"1c626615e84701fc","text":"token=[redacted:token:00b1de5c]"}\n';
  assert.deepEqual(altered([line.repeat(2_000)]), []);
});

test('certificates, ids of mails and names of headers are left as they are', () => {
  const body = 'AXmb1bvpVoPdFF5Wwx3LnRhaFBYHQ9qenwB9rSRt4ycO0VjuTGSTHtQ5ibKyvtP2';
  const lines = [
    `-----BEGIN CERTIFICATE-----\n${body}\n${body}\n-----END CERTIFICATE-----`,
    `{"content":"-----BEGIN PUBLIC KEY-----\\n${body}\\n-----END PUBLIC KEY-----"}`,
    'In-Reply-To: <CAJODdDhYXe_TV73OE2UZBZXlNH4ixyW12UtTVNxTW@mail.gmail.com>',
    'Sec-WebSocket-Accept: zMw0Yun9Bf8SyJavJdyQhuqI8qT=\nUpgrade: websocket',
    'Public key for verification: did:key:z6MkD2h13owPbofc8XXASTrFmZVdQZZttHjYkn8asmYVbsA6',
    'ossl_der_oid_id_ecdsa_with_sha3_224[DER_OID_SZ_id_ecdsa_with_sha3_224];',
    '#define PKCS12_MAKE_SHKEYBAG PKCS12_SAFEBAG_create_pkcs8_encrypt',
    'xmlSecGCryptTransformAes128CbcGetKlass();',
    'License: Apache-2.0-with-GPL2-LGPL2-Exception',
    'password: {{ .Values.auth.password | b64enc | quote }}',
    '"rules": { "no-secrets/no-secrets": "error", "sonarjs/no-hardcoded-passwords": "warn" }',
    '72FA 62FB 62FC 62FD 62FE\n6300 6301 6302 6303',
  ];
  assert.deepEqual(altered(lines), []);
});

test('names of code are left as they are, also where they are many', () => {
  const line =
    'self._pkey = self._lib.d2i_PrivateKey_bio(key1._evp_pkey, ed25519.Ed25519PrivateKey)\nnid_key = NID_aes_256_cbc\n';
  assert.deepEqual(altered([line.repeat(2_000)]), []);
});

test('ids, references, files and versions are left as they are', () => {
  const id = 'aZ3kQ9mW2xT7vB5nR8cL1pD6fH4jG0sYuE';
  const lines = [
    'registry.example.com/auth-api:20261103-48cf39b',
    `{"event":"token.refreshed","user":"u_${id.slice(0, 16)}"}`,
    `X-Idempotency-Key: ${id}`,
    `{"out":"nextPageToken: \\"${id}\\""}`,
    `NEXT_PUBLIC_POSTHOG_KEY=phc_${id}`,
    'Credentials loaded from ~/.aws/credentials [team42-admin]',
    'auth: method=oauth2 provider=github app=App123456 result=ok',
    '$password = Read-Host -AsSecureString',
    '"secret": {"$ref": "#/definitions/SecretV1"}',
    'ssh key added: id_ed25519_work2',
    'auth service p99=120ms err=0.02%',
    'login node: hpc-login2',
    'Setting up passwd (1:4.13+dfsg1-2) ...',
    'password: !vault_lookup secret/ledger:password',
    '"vocab":{"Ġsecret":3603,"Ġpassword":4711,"Ġtoken":6687}',
    'deploy/values:76:        password:\ndeploy/values:77:          type: string',
    'password = random_password.db1.result',
    `google-site-verification=${id}`,
    `code_challenge=${id}&code_challenge_method=S256`,
    `untrusted comment: signature from minisign secret key\nRUQFPecz9TlIJ95i6Dhu1XnT/XChgp0QdHP7+P9S5Gj=`,
    'fields = ("username", "password1", "password2")',
    `API_KEY=your_api_key\nprice_1${id}`,
    'password=""\ni-0b7c31494f535750a vpc-bac77ca6fc57ffbcd',
    'aws_access_key_id = AKIAIOSFODNN7EXAMPLE\naws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  ];
  assert.deepEqual(altered(lines), []);
});

/** What is read as it is, and as a tool prints it: in JSON, in a difference, with line numbers, in a log. */
const WRAPPINGS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => JSON.stringify({ stdout: `${line}\n`, stderr: '' }),
  (line) => line.replace(/^/gm, '+'),
  (line) => line.replace(/^/gm, 'src/app.conf:12:'),
  (line) => line.replace(/^/gm, '> '),
  (line) => `2026-03-02T10:11:12Z INFO app: ${line}\nnext line`,
];

test('what names, digests and references look like a secret is left as it is, however it is wrapped', () => {
  const hex = '7f52e83348cf39b9f8d51fa1125aa68aa61c28ed';
  const base64 = 'Dxy5LKeWUl5ucgGYLbpji1HIcWAm9k3OqlxZ5wfalGa';
  const lines = [
    `100644 blob ${hex}\tREADME.md\n040000 tree ${hex}\tsecrets\n100755 blob ${hex}\tbin/token`,
    `[user]\n\tname = Ada\n\tsigningkey = 7D6AA2246692996D\n[commit]\n\tgpgsign = true`,
    "%7B%22filter%22%3A%22key%20eq%20'password'%22%2C%22top%22%3A46%7D",
    'DB_PASSWORD=ssm:///qa/notifier/db/password\nTOKEN=arn:aws:secretsmanager:eu-west-1:804421120319:secret:token',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the reference of Maven
    '<password>${env.NEXUS_PASSWORD}</password>\n<username>${env.NEXUS_USER}</username>',
    'char[] password = console.readPassword("Password: ");',
    'echo "$REGISTRY_PASSWORD" | docker login -u "$REGISTRY_USER" --password-stdin',
    `untrusted comment: minisign public key 588918D70DD75388\nRWQ${base64}PCjy6I0kuG`,
    `-----BEGIN PGP SIGNATURE-----\n\niQIzBAABIZ4cOpQDMxjb+PnLZVV6vgNL86ilHUT0/JOZFUiZPVWYDipE/sCMyPW8\n${base64}${base64.slice(0, 21)}\n=AMlo\n-----END PGP SIGNATURE-----`,
    `ETag: W/"ef89cae2-${base64.slice(0, 27)}"`,
    'password: ********\ntoken: ****9a18',
    '/etc/passwd:root:x:0:0:root:/root:/bin/bash',
    'git commit -m "add verify merge rebase deploy rotate update remove create delete refactor improve"',
    '"password.label": "Password", "password.hint": "At least 12 characters", "token.expired": "Token expired"',
    `SHA256:${base64} deploy key (ED25519)`,
    `X509v3 Subject Key Identifier:\n    7F:52:E8:33:48:CF:39:B9:F8:D5:1F:A1:12:5A:A6:8A`,
    'secretKeyRef:\n  name: db-credentials-v12\n  key: password',
    'API-sleutel niet gevonden (fout 4711)',
    'API 키를 발급하려면 콘솔 v2.4.1 이상이 필요합니다',
    `passport@0.7.0:\n    resolution: {integrity: sha512-${base64}${base64}==}`,
  ];
  for (const wrap of WRAPPINGS) assert.deepEqual(altered(lines.map(wrap)), []);
});

test('what follows a placeholder, a variable, an event or a branch is left as it is', () => {
  const point = `B${'mH4mFBzNvY3Oo3A4jKUDaK4Fw7vy9b3EakbeHpWCwNa'.repeat(2)}`;
  const proof = 'YmzO-di8QJchqG_9TfgahtN1mnwTpZk9eKW6tBCXdW9';
  const hash = '94b954774804b8242cc72e5ab1425627532ee5e7';
  const lines = [
    'REDIS_URL=redis://:<password>@localhost:6379/0',
    'mongodb+srv://<username>:<db_password>@cluster0.ab1cd.mongodb.net/',
    'sshpass -p "$DEPLOY_PASSWORD" ssh marta@ldap01',
    'sshpass -p $PW ssh marta@ldap01',
    'sshpass -p "$(cat pw)" ssh ops@db02 uptime',
    'docker login -u ci -p "$CI_PASSWORD" registry01.corp',
    'Login request: ?Name=ivan userId: 76561191544693856',
    'login failed: ada42@web01',
    `"applicationServerKey": "${point}"`,
    `getToken(messaging, { vapidKey: '${point}' })`,
    `<meta name="google-site-verification" content="${proof}">`,
    `<meta content="${proof}" name="google-site-verification">`,
    `_acme-challenge.a.io. 60 IN TXT "${proof}"`,
    `${hash}\trefs/heads/feature/token-refresh\n${hash}\trefs/tags/v4.28.5\n`,
    `git branch -v\n  feature/token ${hash} Add x\n`,
    'password=config.db\n',
    'password = user.pass\n',
    'DB_PASSWORD=secrets.mysql\n',
    '  password: Sequelize.STRING\n',
    'pass  level=3\n',
    '"Session": {"Key": "session:user:42"}',
    'JWT_SECRET=TODO_generate_with_openssl_rand',
  ];
  assert.deepEqual(altered(lines), []);
});

function altered(lines: readonly string[]): readonly string[] {
  return lines.map(redact).filter((redacted, index) => redacted !== lines[index]);
}

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}
