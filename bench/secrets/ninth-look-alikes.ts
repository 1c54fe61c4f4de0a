import { defineGrammar, type Grammar, type Lexicon, type Wrap } from './grammar.ts';
import { ninthLexicon } from './ninth-rules.ts';

const lexicon: Lexicon = {
  ...ninthLexicon,
  sri: ['sha512-‹base64:86›==', 'sha384-‹base64:64›', 'sha256-‹base64:43›='],
  integrity: ['sha512-‹base64:86›=='],
  secretName: [
    '‹WORD›_TOKEN',
    '‹WORD›_PASSWORD',
    'DB_PASSWORD',
    'API_KEY',
    '‹WORD›_API_KEY',
    'JWT_SECRET',
    'AWS_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'STRIPE_SECRET_KEY',
    'OPENAI_API_KEY',
    'SLACK_WEBHOOK_URL',
  ],
  placeholder: [
    '<your-token>',
    '<your-api-key>',
    '<password>',
    '<TOKEN>',
    'YOUR_API_KEY',
    'your-api-key-here',
    'YOUR_TOKEN_HERE',
    '<insert your key>',
    '{{ api_token }}',
    '[your password]',
    'xxxxxxxxxxxxxxxx',
    '********',
  ],
  reference: [
    `\${‹secretName›}`,
    '$‹secretName›',
    `\${{ secrets.‹secretName› }}`,
    '{{ ‹word›_password }}',
    '%‹secretName›%',
    `\${env:‹secretName›}`,
    `\${‹secretName›:?missing}`,
    '!secret ‹word›_password',
    'vault:secret/data/‹env›/‹word›#password',
  ],
  commitSubject: [
    'Fix token refresh in ‹word›',
    'Add password reset page',
    'Rename secret to credential in ‹word›',
    'Bump ‹word› from ‹version› to ‹version›',
    'Rotate API keys of ‹word› (‹ticket›)',
    'Merge branch ‹branch›',
    'Do not log the authorization header',
  ],
  plainLine: ['‹logLine›', '‹stamp› INFO [‹app›] request ‹uuid› took ‹ms› ms'],
};

const grammar = (id: string, templates: readonly string[], wrap?: Wrap): Grammar =>
  defineGrammar(`ninth-look-${id}`, lexicon, templates, wrap);

/** The same with something said before or after it. */
const placed = (templates: readonly string[]): readonly string[] =>
  templates.flatMap((template) => [
    template,
    `‹prompt›sed -n ‹small›,‹digits:3›p ‹file›\n${template}`,
    `In ‹file›, line ‹small›:\n\n${template}`,
    `‹sentence›\n\n${template}\n\n‹sentence›`,
  ]);

const logged = (templates: readonly string[]): readonly string[] =>
  templates.flatMap((template) => [
    template,
    `‹logLine›\n${template}`,
    `‹logLine›\n‹logLine›\n${template}\n‹logLine›`,
    `‹name›: I get this on ‹host›:\n${template}`,
  ]);

const said = (templates: readonly string[]): readonly string[] =>
  templates.flatMap((template) => [
    template,
    `‹name›: ${template}`,
    `‹sentence› ${template}`,
    `${template} ‹sentence›`,
    `${template}\n\n‹name›`,
  ]);

const inJson: Wrap = (text) => JSON.stringify(text).slice(1, -1);

const digests: readonly Grammar[] = [
  grammar('commit-ids', [
    `commit ‹sha1›
Author: ‹name› <‹email›>
Date:   ‹mailDate›

    ‹commitSubject›

commit ‹sha1›
Author: ‹name› <‹email›>
Date:   ‹mailDate›

    ‹commitSubject›`,
    `‹prompt›git log --oneline -4
‹short› ‹commitSubject›
‹short› ‹commitSubject›
‹short› ‹commitSubject›
‹short› ‹commitSubject›`,
    'The regression came with ‹sha1›, reverting it fixes ‹ticket›.',
    'Reviewed in https://github.com/‹word›/‹app›/commit/‹sha1›',
    `‹prompt›git rev-parse HEAD
‹sha1›`,
    `‹prompt›git ls-remote origin
‹sha1›	HEAD
‹sha1›	refs/heads/‹branch›
‹sha1›	refs/tags/v‹version›`,
    `‹sha1› (‹name› ‹stamp› +0100 ‹small›) const token = await refresh();`,
  ]),
  grammar('checksums', [
    `‹sha256›  ‹word›-‹version›.tar.gz`,
    `‹prompt›sha256sum dist/*
‹sha256›  dist/‹word›.js
‹sha256›  dist/‹word›.css
‹sha256›  dist/index.html`,
    `MD5 (‹word›.iso) = ‹hex:32›`,
    `SHA1: ‹sha1›
SHA256: ‹sha256›
SHA512: ‹hex:128›`,
    `‹prompt›shasum -a 256 -c SHA256SUMS
‹word›-‹version›-linux-x64.tar.gz: OK`,
    `"checksum": "sha256:‹sha256›"`,
    `Expected checksum ‹sha256› but got ‹sha256›`,
    `  url "https://github.com/‹word›/‹word›/archive/v‹version›.tar.gz"
  sha256 "‹sha256›"
  license "MIT"`,
    `sha256 = "‹lower:52›";
rev = "‹sha1›";
hash = "sha256-‹base64:43›=";`,
  ]),
  grammar('node-lock-files', [
    `    "node_modules/‹word›": {
      "version": "‹version›",
      "resolved": "https://registry.npmjs.org/‹word›/-/‹word›-‹version›.tgz",
      "integrity": "‹integrity›",
      "license": "MIT",
      "engines": {
        "node": ">=18"
      }
    },
    "node_modules/‹word›-‹word›": {
      "version": "‹version›",
      "resolved": "https://registry.npmjs.org/‹word›-‹word›/-/‹word›-‹word›-‹version›.tgz",
      "integrity": "‹integrity›"
    },`,
    `"@‹word›/‹word›@^‹version›":
  version "‹version›"
  resolved "https://registry.yarnpkg.com/@‹word›/‹word›/-/‹word›-‹version›.tgz#‹sha1›"
  integrity ‹integrity›
  dependencies:
    js-tokens "^4.0.0"`,
    `  ‹word›@‹version›:
    resolution: {integrity: ‹integrity›}
    engines: {node: '>=‹small›'}`,
    `"checksum": 10c0/‹hex:128›`,
    `"js-tokens@npm:^4.0.0":
  version: 4.0.0
  resolution: "js-tokens@npm:4.0.0"
  checksum: 10/‹hex:128›
  languageName: node
  linkType: hard`,
  ]),
  grammar('other-lock-files', [
    `[[package]]
name = "‹word›"
version = "‹version›"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "‹sha256›"
dependencies = [
 "secrecy",
 "‹word›",
]`,
    `github.com/‹word›/‹word› v‹version› h1:‹base64:43›=
github.com/‹word›/‹word› v‹version›/go.mod h1:‹base64:43›=
golang.org/x/crypto v0.‹small›.0 h1:‹base64:43›=`,
    `files = [
    {file = "‹word›-‹version›-py3-none-any.whl", hash = "sha256:‹sha256›"},
    {file = "‹word›-‹version›.tar.gz", hash = "sha256:‹sha256›"},
]`,
    `‹word›==‹version› \\
    --hash=sha256:‹sha256› \\
    --hash=sha256:‹sha256›`,
    `            "source": {
                "type": "git",
                "url": "https://github.com/‹word›/‹word›.git",
                "reference": "‹sha1›"
            },
            "dist": {
                "type": "zip",
                "shasum": "",
                "reference": "‹sha1›"
            },`,
    `CHECKSUMS
  ‹word› (‹version›) sha256=‹sha256›
  ‹word› (‹version›) sha256=‹sha256›`,
    `provider "registry.terraform.io/hashicorp/aws" {
  version     = "‹version›"
  constraints = "~> 5.0"
  hashes = [
    "h1:‹base64:43›=",
    "zh:‹sha256›",
    "zh:‹sha256›",
  ]
}`,
    `    "nixpkgs": {
      "locked": {
        "lastModified": ‹epoch›,
        "narHash": "sha256-‹base64:43›=",
        "owner": "NixOS",
        "repo": "nixpkgs",
        "rev": "‹sha1›",
        "type": "github"
      }
    }`,
  ]),
  grammar('container-digests', [
    `‹prompt›docker images --digests
REPOSITORY        TAG        DIGEST                                                                    IMAGE ID       SIZE
‹app›             ‹version›  sha256:‹sha256›   ‹hex:12›   ‹digits:3›MB
‹app›             latest     sha256:‹sha256›   ‹hex:12›   ‹digits:3›MB`,
    `FROM node:22-alpine@sha256:‹sha256›`,
    `latest: digest: sha256:‹sha256› size: ‹digits:4›`,
    `‹hex:12›: Pull complete
‹hex:12›: Pull complete
Digest: sha256:‹sha256›
Status: Downloaded newer image for ‹app›:‹version›`,
    `CONTAINER ID   IMAGE          COMMAND        STATUS        NAMES
‹hex:12›   ‹app›:‹version›   "node app.js"  Up ‹small› hours  ‹word›_‹word›`,
    `#‹small› writing image sha256:‹sha256› done
#‹small› naming to docker.io/‹word›/‹app›:‹version› done`,
  ]),
  grammar('web-integrity', [
    `<script src="https://cdn.‹domain›/‹word›.min.js" integrity="‹sri›" crossorigin="anonymous"></script>`,
    `<link rel="stylesheet" href="/assets/‹word›.‹hex:8›.css" integrity="‹sri›">`,
    `dist/assets/index-‹alnum:8›.js      ‹digits:3›.‹digits:2› kB │ gzip: ‹small›.‹digits:2› kB
dist/assets/‹word›-‹alnum:8›.css    ‹small›.‹digits:2› kB │ gzip: ‹small›.‹digits:2› kB
✓ built in ‹ms›ms`,
    `{"‹word›.js":"‹word›.‹hex:20›.js","‹word›.css":"‹word›.‹hex:20›.css"}`,
    `//# sourceMappingURL=‹word›.‹hex:20›.js.map`,
    `Content-Security-Policy: script-src 'self' 'sha256-‹base64:43›='`,
  ]),
  grammar('git-objects', [
    `diff --git a/‹file› b/‹file›
index ‹short›..‹short› 100644
--- a/‹file›
+++ b/‹file›
@@ -‹small›,6 +‹small›,7 @@ export class TokenStore {
   private readonly ttl: number;
+  private readonly passwordPolicy: PasswordPolicy;
 
   get(key: string): Token | undefined {`,
    `version https://git-lfs.github.com/spec/v1
oid sha256:‹sha256›
size ‹digits:8›`,
    `100644 blob ‹sha1›    README.md
040000 tree ‹sha1›    src
100755 blob ‹sha1›    run.sh`,
    `-Subproject commit ‹sha1›
+Subproject commit ‹sha1›`,
    `      - uses: actions/checkout@‹sha1› # v4
      - uses: actions/setup-node@‹sha1› # v4`,
    `[‹branch› ‹short›] ‹commitSubject›
 ‹small› files changed, ‹digits:3› insertions(+), ‹small› deletions(-)`,
  ]),
  grammar(
    'tool-result-of-digests',
    [
      `‹prompt›git log -1
commit ‹sha1›
Author: ‹name› <‹email›>

    ‹commitSubject›`,
      `{
  "sha": "‹sha1›",
  "node_id": "C_kwDO‹alnum:40›",
  "tree": { "sha": "‹sha1›" },
  "verified": true
}`,
      `‹sha256›  ‹word›.zip
‹sha256›  ‹word›.zip`,
    ],
    inJson,
  ),
];

const identifiers: readonly Grammar[] = [
  grammar('uuids', [
    'Order ‹uuid› was shipped on ‹day›.',
    `{"id":"‹uuid›","parent_id":"‹uuid›","created_at":"‹now›","status":"‹open|done|failed›"}`,
    `UUID="‹uuid›" / ext4 defaults 0 1
UUID="‹uuid›" none swap sw 0 0`,
    `/dev/sda1: UUID="‹uuid›" TYPE="ext4" PARTUUID="‹uuid›"`,
    `Tenant ID: ‹uuid›
Subscription ID: ‹uuid›
Resource group: ‹word›-rg`,
    `{‹UUID›}`,
    `id,name,created
‹uuid›,‹word›,‹day›
‹uuid›,‹word›,‹day›
‹uuid›,‹word›,‹day›`,
  ]),
  grammar('response-headers', [
    `HTTP/2 200
date: ‹mailDate›
content-type: application/json; charset=utf-8
etag: W/"‹hex:4›-‹alnum:27›"
x-request-id: ‹uuid›
x-amz-cf-id: ‹base64url:54›==
cache-control: max-age=‹count›
x-ratelimit-remaining: ‹digits:4›`,
    `ETag: "‹hex:32›"`,
    `x-amzn-requestid: ‹uuid›
x-amzn-trace-id: Root=1-‹hex:8›-‹hex:24›`,
    `x-github-request-id: ‹HEX:4›:‹HEX:6›:‹HEX:7›:‹HEX:7›:‹HEX:8›
x-ratelimit-limit: 5000
x-oauth-scopes: repo, read:org`,
    `cf-ray: ‹hex:16›-FRA
server: cloudflare
last-modified: ‹mailDate›`,
    `WWW-Authenticate: Bearer realm="‹word›", error="invalid_token", error_description="The access token expired"`,
    `Access-Control-Allow-Headers: Authorization, Content-Type, X-Api-Key, X-CSRF-Token
Access-Control-Max-Age: 86400`,
    `Idempotency-Key: ‹uuid›
Content-Length: ‹digits:3›`,
  ]),
  grammar('traces', [
    `traceparent: 00-‹hex:32›-‹hex:16›-01`,
    `{"trace_id":"‹hex:32›","span_id":"‹hex:16›","parent_span_id":"‹hex:16›","name":"POST /token","duration_ms":‹ms›}`,
    `‹stamp› INFO [‹app›,‹hex:32›,‹hex:16›] o.s.w.servlet.DispatcherServlet : Completed initialization in ‹ms› ms`,
    `‹plainLine›
‹plainLine›
‹plainLine›
‹plainLine›
‹plainLine›`,
    `Run ID: ‹ulid›
Parent: ‹ulid›
Steps: ‹small›`,
    `sentry-trace: ‹hex:32›-‹hex:16›-1`,
  ]),
  grammar('cluster-objects', [
    `NAME                              READY   STATUS    RESTARTS   AGE
‹app›-‹hex:10›-‹lower:5›   1/1     Running   0          ‹small›d
‹app›-‹hex:10›-‹lower:5›   1/1     Running   ‹digits:1›          ‹small›d
‹word›-0                          1/1     Running   0          ‹small›h`,
    `metadata:
  name: ‹app›
  namespace: ‹env›
  resourceVersion: "‹digits:9›"
  uid: ‹uuid›
  annotations:
    deployment.kubernetes.io/revision: "‹small›"
    checksum/config: ‹sha256›`,
    `‹prompt›kubectl get secrets -n ‹env›
NAME                  TYPE                DATA   AGE
‹word›-credentials    Opaque              2      ‹small›d
‹word›-tls            kubernetes.io/tls   2      ‹small›d
regcred               kubernetes.io/dockerconfigjson   1   ‹small›d`,
    `Name:         ‹word›-credentials
Namespace:    ‹env›
Type:  Opaque

Data
====
password:  ‹small› bytes
username:  ‹digits:1› bytes`,
    `Events:
  Type     Reason     Age   From     Message
  Warning  Failed     ‹small›s   kubelet  Error: secret "‹word›-credentials" not found
  Normal   Pulled     ‹small›s   kubelet  Container image "‹app›:‹version›" already present`,
  ]),
  grammar('cloud-ids', [
    `arn:aws:iam::‹digits:12›:role/‹word›-‹env›`,
    `arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹env›/‹word›/db-password-‹alnum:6›`,
    `i-‹hex:17›  t3.medium  running  ‹ip›
i-‹hex:17›  t3.large   stopped  ‹ip›`,
    `{
  "VpcId": "vpc-‹hex:17›",
  "SubnetId": "subnet-‹hex:17›",
  "SecurityGroups": ["sg-‹hex:17›"],
  "ImageId": "ami-‹hex:17›",
  "KeyName": "‹word›-key"
}`,
    `/subscriptions/‹uuid›/resourceGroups/‹word›-rg/providers/Microsoft.KeyVault/vaults/‹word›-kv`,
    `projects/‹word›-‹digits:6›/secrets/‹word›-api-key/versions/‹small›`,
    `Hosted zone: Z‹upper:20›
Distribution: E‹upper:13›
Certificate: arn:aws:acm:us-east-1:‹digits:12›:certificate/‹uuid›`,
    `kms_key_id = "arn:aws:kms:‹region›:‹digits:12›:key/‹uuid›"`,
  ]),
  grammar('vendor-object-ids', [
    `{"id":"evt_1‹alnum:23›","object":"event","type":"invoice.paid","data":{"object":{"id":"in_1‹alnum:23›","customer":"cus_‹alnum:14›","amount_paid":‹count›}}}`,
    `Customer cus_‹alnum:14› has subscription sub_1‹alnum:23› with price price_1‹alnum:23›.`,
    `{"ok":true,"channel":"C‹upper:10›","ts":"‹epoch›.‹digits:6›","message":{"user":"U‹upper:10›","team":"T‹upper:8›","text":"deployed"}}`,
    `{"_id":{"$oid":"‹objectId›"},"name":"‹word›","count":‹small›}`,
    `ObjectId("‹objectId›")`,
    `msg_01‹alnum:22›
toolu_01‹alnum:22›
stop_reason: end_turn`,
    `{"id":"chatcmpl-‹alnum:29›","object":"chat.completion","model":"gpt-4o-2024-08-06","system_fingerprint":"fp_‹hex:10›"}`,
    `"tool_call_id": "call_‹alnum:24›"`,
    `Account SID: AC‹hex:32›`,
    `https://www.youtube.com/watch?v=‹base64url:11›`,
    `snowflake: ‹digits:18›, guild ‹digits:18›, channel ‹digits:19›`,
  ]),
  grammar('pagination', [
    `{"items":[{"id":‹small›}],"pageInfo":{"hasNextPage":true,"endCursor":"Y3Vyc29yOnYyOpHO‹alnum:8›"}}`,
    `{"kind":"storage#objects","nextPageToken":"C‹alnum:15›==","items":[]}`,
    `Link: <https://api.‹domain›/‹word›s?page=‹small›&per_page=100>; rel="next"`,
    `GET /v1/‹word›s?limit=‹small›&starting_after=‹uuid›`,
    `{"data":[],"has_more":false,"next_cursor":null,"total":‹count›}`,
  ]),
  grammar('numbers', [
    `Invoice no. ‹digits:8›, customer no. ‹digits:6›, total ‹count›,‹digits:2› EUR`,
    `Tracking number: 1Z‹upper:16›`,
    `DHL Sendungsnummer JJD‹digits:18›`,
    `Call us at +1 (555) 01‹digits:2›-‹digits:4› or +49 30 ‹digits:7›.`,
    `ISBN 978-3-‹digits:2›-‹digits:6›-‹digits:1›
DOI: 10.‹digits:4›/‹word›.‹digits:6›`,
    `Serial number: ‹upper:12›
MAC address: ‹pairs:6›
Firmware: v‹version›`,
    `pi = 3.14159265358979323846264338327950288419716939937510
n = ‹digits:60›`,
    `EAN: ‹digits:13› · SKU: ‹WORD›-‹digits:5› · Price: ‹small›.99 €`,
    `Flight ‹LH|BA|AF›‹digits:4› departs at ‹clock›, gate ‹small›.`,
    `lat=‹small›.‹digits:6›, lon=‹small›.‹digits:6›, alt=‹digits:3›`,
    `Started at ‹epoch›‹digits:3›, finished at ‹epoch›‹digits:3›`,
  ]),
  grammar('chain-public', [
    `Transaction 0x‹hex:64› confirmed in block ‹digits:8›`,
    `from: 0x‹hex:40›
to: 0x‹hex:40›
value: ‹small› ETH
gas: ‹digits:5›`,
    `Block hash: 00000000000000000‹hex:47›`,
    `Send ‹small› USDC to the contract 0x‹hex:40›.`,
    `magnet:?xt=urn:btih:‹hex:40›&dn=‹word›-‹version›.iso`,
    `ipfs://bafybei‹lower:52›`,
  ]),
  grammar('memory-and-hex', [
    `‹hexRow›
‹hexRow›
‹hexRow›
‹hexRow›`,
    `#0  0x00007f‹hex:10› in ‹word›_parse (key=0x55‹hex:10›) at ‹word›.c:‹digits:3›
#1  0x00007f‹hex:10› in main () at main.c:‹small›`,
    `00000000: 8950 4e47 0d0a 1a0a 0000 000d 4948 4452  .PNG........IHDR
‹hexRow›`,
    `Exception code: 0xc0000005
Fault offset: 0x00000000000‹hex:5›
Report Id: ‹uuid›`,
    `BuildID[sha1]=‹sha1›, for GNU/Linux 3.2.0, stripped`,
    `color: #‹hex:6›; background: #‹hex:8›;`,
    `rax 0x‹hex:16›  rbx 0x‹hex:16›
rcx 0x‹hex:16›  rdx 0x‹hex:16›`,
  ]),
];

const publicKeys: readonly Grammar[] = [
  grammar('ssh-public', [
    `‹sshPublic› ‹user›@‹word›`,
    `‹prompt›cat ~/.ssh/id_ed25519.pub
‹sshPublic› ‹email›`,
    `‹host› ‹sshPublic›
‹ip› ‹sshPublic›`,
    `|1|‹base64:27›=|‹base64:27›= ‹sshPublic›`,
    `256 SHA256:‹base64:43› ‹user›@‹word› (ED25519)`,
    `ssh_authorized_keys:
  - ‹sshPublic› ‹user›@‹word›
  - ‹sshPublic› ci@‹word›`,
    `The authenticity of host '‹host› (‹ip›)' can't be established.
ED25519 key fingerprint is SHA256:‹base64:43›.
Are you sure you want to continue connecting (yes/no/[fingerprint])?`,
    `Generating public/private ed25519 key pair.
Enter passphrase (empty for no passphrase):
Your identification has been saved in ‹home›/.ssh/id_ed25519
Your public key has been saved in ‹home›/.ssh/id_ed25519.pub
The key fingerprint is:
SHA256:‹base64:43› ‹user›@‹word›`,
    `debug1: Offering public key: ‹home›/.ssh/id_rsa RSA SHA256:‹base64:43› agent
debug1: Server accepts key: ‹home›/.ssh/id_rsa RSA SHA256:‹base64:43› agent`,
  ]),
  grammar('certificates', [
    `-----BEGIN CERTIFICATE-----
‹certificateBody›
-----END CERTIFICATE-----`,
    `-----BEGIN PUBLIC KEY-----
‹publicBody›
-----END PUBLIC KEY-----`,
    `Certificate:
    Data:
        Version: 3 (0x2)
        Serial Number:
            ‹pairs:18›
        Signature Algorithm: ecdsa-with-SHA384
        Issuer: C = US, O = Let's Encrypt, CN = E‹digits:1›
        Validity
            Not Before: ‹syslog› 2025 GMT
        Subject: CN = ‹domain›
            X509v3 Subject Key Identifier:
                ‹pairs:20›`,
    `SHA256 Fingerprint=‹pairs:32›`,
    `‹prompt›openssl x509 -noout -fingerprint -sha1 -in ‹word›.pem
sha1 Fingerprint=‹pairs:20›`,
    `-----BEGIN CERTIFICATE REQUEST-----
‹certificateBody:10›
-----END CERTIFICATE REQUEST-----`,
    `clusters:
- cluster:
    certificate-authority-data: ‹certificateData›
    server: https://‹ip›:6443
  name: ‹word›`,
  ]),
  grammar('pgp-public', [
    `-----BEGIN PGP PUBLIC KEY BLOCK-----

‹pgpPublicBody›
=‹alnum:4›
-----END PGP PUBLIC KEY BLOCK-----`,
    `pub   ed25519 ‹day› [SC]
      ‹HEX:40›
uid           [ultimate] ‹name› <‹email›>
sub   cv25519 ‹day› [E]`,
    `gpg: Signature made ‹mailDate›
gpg:                using RSA key ‹HEX:40›
gpg: Good signature from "‹Word› Release <‹mailbox›>" [full]
Primary key fingerprint: ‹HEX:4› ‹HEX:4› ‹HEX:4› ‹HEX:4› ‹HEX:4›  ‹HEX:4› ‹HEX:4› ‹HEX:4› ‹HEX:4› ‹HEX:4›`,
    `gpg --keyserver keys.openpgp.org --recv-keys ‹HEX:40›`,
    `W: GPG error: https://deb.‹domain› stable InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY ‹HEX:16›`,
    `-----BEGIN PGP SIGNATURE-----

iQIzBAABCgAdFiEE‹base64:48›
‹base64:64›
=‹alnum:4›
-----END PGP SIGNATURE-----`,
  ]),
  grammar('public-key-sets', [
    `{"keys":[{"kty":"RSA","use":"sig","alg":"RS256","kid":"‹hex:40›","n":"‹base64url:342›","e":"AQAB"}]}`,
    `{"kty":"EC","crv":"P-256","kid":"‹uuid›","x":"‹base64url:43›","y":"‹base64url:43›"}`,
    `[Peer]
PublicKey = ‹key32›
Endpoint = ‹host›:51820
AllowedIPs = 10.‹byte›.0.0/24`,
    `peer: ‹key32›
  endpoint: ‹ip›:51820
  latest handshake: ‹small› seconds ago
  transfer: ‹small› MiB received, ‹small› MiB sent`,
    `recipients:
  - age1‹bech32:58›
  - age1‹bech32:58›`,
    `v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA‹base64:340›IDAQAB`,
    `VAPID_PUBLIC_KEY=B‹base64url:86›`,
    `npub1‹bech32:58›`,
    `untrusted comment: minisign public key ‹HEX:16›
RW‹base64:54›`,
  ]),
  grammar('mail-headers', [
    `Received: from mail.‹domain› (mail.‹domain› [‹ip›])
	by mx.‹domain› (Postfix) with ESMTPS id ‹upper:11›
	for <‹mailbox›>; ‹mailDate›
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=‹domain›; s=s1;
	h=from:to:subject:date; bh=‹base64:43›=;
	b=‹base64:172›==
Message-ID: <‹alnum:32›@mail.‹domain›>
Subject: Change of our password policy
From: ‹mailbox›
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="‹hex:28›"`,
    `Message-ID: <CA‹base64url:60›@mail.gmail.com>`,
    `X-MS-Exchange-CrossTenant-id: ‹uuid›
X-MS-Exchange-CrossTenant-Network-Message-Id: ‹uuid›
X-Mailer: ‹Word› ‹version›`,
    `In-Reply-To: <‹uuid›@‹domain›>
References: <‹uuid›@‹domain›>
Subject: Re: Token budget for ‹word›`,
  ]),
];

const placeholders: readonly Grammar[] = [
  grammar('env-template', [
    `# copy to .env and fill in
NODE_ENV=development
PORT=‹port›
DB_HOST=localhost
DB_PASSWORD=
JWT_SECRET=
‹WORD›_API_KEY=<your-api-key>
SMTP_PASS=
LOG_LEVEL=info`,
    `‹secretName›=‹placeholder›`,
    `‹secretName›=
‹secretName›=
DEBUG=false`,
    `export ‹secretName›="‹placeholder›"`,
    `export ‹secretName›=...`,
    `‹secretName›=$(cat /run/secrets/‹word›)`,
    `‹secretName›="$(op read op://‹word›/‹word›/password)"`,
    `‹secretName›=\${‹secretName›:-}`,
  ]),
  grammar('references-in-yaml', [
    `env:
  - name: DB_PASSWORD
    valueFrom:
      secretKeyRef:
        name: ‹word›-credentials
        key: password
  - name: ‹WORD›_TOKEN
    valueFrom:
      secretKeyRef:
        name: ‹app›
        key: token`,
    `services:
  web:
    image: ‹app›:‹version›
    environment:
      DB_PASSWORD: \${DB_PASSWORD}
      API_TOKEN: \${API_TOKEN:?set it}
    secrets:
      - db_password
secrets:
  db_password:
    file: ./secrets/db_password.txt`,
    `      POSTGRES_PASSWORD_FILE: /run/secrets/‹word›_password`,
    `password: "{{ vault_‹word›_password }}"`,
    `‹word›:
  user: ‹account›
  password: ‹reference›
  api_token: ‹reference›`,
    `spring:
  datasource:
    username: \${DB_USER}
    password: \${DB_PASSWORD}
  security:
    oauth2:
      client:
        registration:
          ‹word›:
            client-secret: \${‹WORD›_CLIENT_SECRET}`,
    `envFrom:
  - secretRef:
      name: ‹app›-secrets`,
    `imagePullSecrets:
  - name: ‹word›-registry
serviceAccountName: ‹app›
automountServiceAccountToken: false`,
    `apiVersion: external-secrets.io/v1beta1
kind: ExternalSecret
metadata:
  name: ‹app›
spec:
  refreshInterval: ‹small›h
  secretStoreRef:
    name: vault
    kind: ClusterSecretStore
  data:
    - secretKey: password
      remoteRef:
        key: ‹env›/‹app›
        property: password`,
  ]),
  grammar(
    'references-in-ci',
    placed([
      `      - name: Deploy
        run: ./deploy.sh
        env:
          ‹secretName›: \${{ secrets.‹secretName› }}
          GITHUB_TOKEN: \${{ secrets.GITHUB_TOKEN }}`,
      `deploy:
  script:
    - docker login -u "$CI_REGISTRY_USER" -p "$CI_REGISTRY_PASSWORD" "$CI_REGISTRY"
    - curl -H "PRIVATE-TOKEN: $GITLAB_TOKEN" "$CI_API_V4_URL/projects"`,
      `withCredentials([string(credentialsId: '‹word›-token', variable: 'TOKEN')]) {
  sh 'curl -H "Authorization: Bearer $TOKEN" https://‹host›/'
}`,
      `//registry.npmjs.org/:_authToken=\${NPM_TOKEN}`,
      `permissions:
  contents: read
  id-token: write
  packages: write`,
      `Run docker/login-action@v3
  with:
    registry: ghcr.io
    username: ‹login›
    password: ***
    logout: true`,
      `env:
  ‹secretName›: ***
  NODE_VERSION: 22
  CI: true`,
    ]),
  ),
  grammar('references-in-commands', [
    `curl -H "Authorization: Bearer $‹secretName›" https://api.‹domain›/v1/‹word›s`,
    `curl -u "$USER:$PASSWORD" https://‹host›/api`,
    `psql "postgres://$DB_USER:$DB_PASSWORD@‹host›:5432/‹db›"`,
    `echo "$‹secretName›" | docker login ghcr.io -u ‹login› --password-stdin`,
    `git clone https://oauth2:\${GITLAB_TOKEN}@gitlab.‹domain›/‹word›/‹app›.git`,
    `mysql -h ‹host› -u ‹account› -p ‹db›`,
    `docker run -e ‹secretName› -e ‹secretName› ‹app›:‹version›`,
    `vault kv get -field=password secret/‹env›/‹word›`,
    `aws secretsmanager get-secret-value --secret-id ‹env›/‹app›/password --query SecretString --output text`,
    `kubectl get secret ‹word› -o jsonpath='{.data.password}' | base64 -d`,
    `gh secret set ‹secretName› < ‹word›.txt`,
    `export ‹secretName›=$(gcloud auth print-access-token)`,
    `ssh -i ~/.ssh/‹word›_key ‹user›@‹host›`,
    `read -rsp "Password: " PASSWORD && export PASSWORD`,
    `PGPASSWORD="$(cat ~/.‹word›-pw)" psql -h ‹host› -U ‹account›`,
    `$env:‹secretName› = Get-Secret -Name ‹word› -AsPlainText`,
    `openssl rand -base64 32 > ‹word›.key`,
    `ssh-keygen -t ed25519 -f ~/.ssh/‹word› -N ""`,
  ]),
  grammar(
    'references-in-code',
    placed([
      `const apiKey = process.env.‹secretName›;`,
      `token = os.environ["‹secretName›"]`,
      `password = os.getenv("DB_PASSWORD", "")`,
      `apiKey := os.Getenv("‹secretName›")
if apiKey == "" {
	log.Fatal("‹secretName› is not set")
}`,
      `let token = std::env::var("‹secretName›").expect("‹secretName› must be set");`,
      `String password = System.getenv("DB_PASSWORD");`,
      `secret_key_base: <%= ENV["SECRET_KEY_BASE"] %>`,
      `var password = configuration["Database:Password"];`,
      `$password = getenv('DB_PASSWORD') ?: throw new RuntimeException('no password');`,
      `const { username, password } = await vault.read(\`secret/\${env}/‹word›\`);
await client.login({ username, password });`,
      `headers: { Authorization: \`Bearer \${token}\` },`,
      `requests.get(url, headers={"Authorization": f"Bearer {access_token}"})`,
      `dsn = f"postgresql://{user}:{password}@{host}:{port}/{db}"`,
      `client = boto3.client("secretsmanager", region_name="‹region›")
secret = client.get_secret_value(SecretId="‹env›/‹word›")["SecretString"]`,
      `password = getpass.getpass("Password for ‹word›: ")`,
      `if (req.body.password !== req.body.passwordConfirmation) throw new Error('passwords differ');`,
    ]),
  ),
  grammar(
    'references-in-terraform',
    placed([
      `resource "aws_db_instance" "‹word›" {
  username = var.db_username
  password = var.db_password
  manage_master_user_password = true
}`,
      `variable "‹word›_token" {
  type        = string
  description = "Token of the ‹word› API"
  sensitive   = true
}`,
      `password = random_password.‹word›.result`,
      `resource "random_password" "‹word›" {
  length           = ‹small›
  special          = true
  override_special = "!#$%&*()-_=+[]{}<>:?"
}`,
      `  + master_password = (sensitive value)
  + kms_key_id      = (known after apply)
  + secret_arn      = (known after apply)`,
      `data "vault_generic_secret" "‹word›" {
  path = "secret/‹env›/‹word›"
}

output "token" {
  value     = data.vault_generic_secret.‹word›.data["token"]
  sensitive = true
}`,
      `db_password = <sensitive>
api_endpoint = "https://‹host›"`,
    ]),
  ),
  grammar(
    'documentation',
    placed([
      `## Authentication

Send your API key in the \`Authorization\` header:

\`\`\`
curl -H "Authorization: Bearer <your-token>" https://api.‹domain›/v1/‹word›s
\`\`\`

You can create a key under *Settings → API keys*.`,
      `Replace \`YOUR_API_KEY\` with the key from the dashboard.`,
      `postgres://<user>:<password>@<host>:<port>/<database>`,
      `1. Create a token at https://github.com/settings/tokens
2. \`export GITHUB_TOKEN=<your-token>\`
3. Run \`npx ‹word› login\``,
      `\`\`\`json
{
  "mcpServers": {
    "‹word›": {
      "command": "npx",
      "args": ["-y", "@‹word›/mcp"],
      "env": { "‹WORD›_API_KEY": "<your-api-key>" }
    }
  }
}
\`\`\``,
      `Usage: \`https://api.‹domain›/v1/‹word›?api_key={API_KEY}&q={QUERY}\``,
      `| Variable | Required | Description |
| --- | --- | --- |
| \`‹secretName›\` | yes | token of the ‹word› service |
| \`DB_PASSWORD\` | yes | password of the database user |
| \`SESSION_SECRET\` | no | random string of at least 32 characters |`,
      `Tokens start with \`ghp_\`, \`gho_\` or \`github_pat_\`; Stripe keys start with \`sk_live_\` or \`sk_test_\`.`,
    ]),
  ),
  grammar(
    'masked',
    logged([
      `Token: ghp_************************************`,
      `Password: ********`,
      `aws_secret_access_key     ****************‹upper:4› shared-credentials-file`,
      `✓ Logged in to github.com account ‹login› (keyring)
- Active account: true
- Git operations protocol: https
- Token: gho_************************************
- Token scopes: 'gist', 'read:org', 'repo'`,
      `Authorization: Bearer [REDACTED]`,
      `password=<redacted> user=‹account› host=‹host›`,
      `"password": "[FILTERED]", "email": "‹email›"`,
      `api_key: ••••••••••••`,
      `Card ending in **** **** **** ‹digits:4›`,
      `{"apiKey":"***","model":"gpt-4o","temperature":0.‹digits:1›}`,
      `postgres://‹account›:***@‹host›:5432/‹db›`,
      `NAME               VISIBILITY  UPDATED
‹secretName›   private     ‹small› days ago
‹secretName›   private     ‹small› days ago`,
    ]),
  ),
];

const settings: readonly Grammar[] = [
  grammar('token-settings', [
    `token_ttl: ‹count›
refresh_token_ttl: ‹count›
password_min_length: ‹small›
max_login_attempts: ‹digits:1›`,
    `password_min_length=‹small›`,
    `auth:
  token:
    ttl: ‹small›m
    issuer: https://auth.‹domain›/
    audience: ‹app›
    algorithm: RS256
  password:
    minLength: ‹small›
    requireDigits: true
    hashRounds: ‹small›`,
    `accessTokenLifetime = ‹count›
idTokenLifetime = ‹count›
tokenEndpointAuthMethod = private_key_jwt`,
    `ssl_certificate     /etc/nginx/ssl/‹domain›.crt;
ssl_certificate_key /etc/nginx/ssl/‹domain›.key;
ssl_session_timeout ‹small›m;`,
    `PasswordAuthentication no
PubkeyAuthentication yes
PermitRootLogin prohibit-password
AuthorizedKeysFile .ssh/authorized_keys`,
    `JWT_EXPIRES_IN=‹small›h
TOKEN_LEEWAY_SECONDS=‹small›
PASSWORD_RESET_TIMEOUT=‹count›
SESSION_COOKIE_NAME=‹word›_session
API_KEY_HEADER=X-Api-Key`,
    `auth        required      pam_unix.so try_first_pass nullok
password    requisite     pam_pwquality.so retry=3 minlen=‹small›
password    sufficient    pam_unix.so sha512 shadow use_authtok`,
    `password_encryption = scram-sha-256
ssl_key_file = '/etc/ssl/private/‹word›.key'
max_connections = ‹count›`,
    `PASS_MAX_DAYS   ‹digits:3›
PASS_MIN_DAYS   ‹digits:1›
PASS_WARN_AGE   ‹digits:1›`,
  ]),
  grammar('model-tokens', [
    `{"usage":{"input_tokens":‹count›,"output_tokens":‹digits:3›,"cache_read_input_tokens":‹count›,"cache_creation_input_tokens":0}}`,
    `"usage": {
  "prompt_tokens": ‹count›,
  "completion_tokens": ‹digits:3›,
  "total_tokens": ‹count›
}`,
    `max_tokens: ‹digits:4›
temperature: 0.‹digits:1›
stop: ["</s>"]
model: claude-sonnet-4`,
    `Tokens: ‹count› in / ‹digits:4› out · cost $0.‹digits:4›`,
    `{
  "bos_token": "<s>",
  "eos_token": "</s>",
  "unk_token": "<unk>",
  "pad_token": "<pad>",
  "sep_token": "[SEP]",
  "cls_token": "[CLS]",
  "mask_token": "[MASK]",
  "tokenizer_class": "LlamaTokenizer"
}`,
    `{"num_attention_heads": ‹small›, "num_key_value_heads": ‹digits:1›, "bos_token_id": 1, "eos_token_id": 2, "vocab_size": ‹count›}`,
    `The context window is ‹count› tokens; the answer used ‹digits:4› tokens.`,
    `eval time = ‹ms›.‹digits:2› ms / ‹digits:3› tokens ( ‹small›.‹digits:2› ms per token, ‹small›.‹digits:2› tokens per second)`,
    `enc = tiktoken.get_encoding("cl100k_base")
print(len(enc.encode(text)), "tokens")`,
    `| Model | Input tokens | Output tokens | Price |
| --- | ---: | ---: | ---: |
| ‹word›-large | ‹count› | ‹digits:4› | $‹small›.‹digits:2› |
| ‹word›-mini | ‹count› | ‹digits:4› | $0.‹digits:2› |`,
    `Rate limit reached for gpt-4o: Limit ‹count›, Used ‹count›, Requested ‹digits:4› tokens per min.`,
    `special_tokens_map.json  tokenizer.json  tokenizer_config.json  model-00001-of-000‹small›.safetensors`,
  ]),
  grammar('keys-that-open-nothing', [
    `Press Ctrl+‹C|K|P|S› or the Escape key to leave.`,
    `{
  "key": "ctrl+shift+‹k|p|l›",
  "command": "editor.action.‹word›",
  "when": "editorTextFocus"
}`,
    `bind-key -T prefix ‹word|x|y› split-window -h
set -g prefix C-a
unbind C-b`,
    `aws s3api get-object --bucket ‹word›-‹env› --key ‹word›/‹day›/‹uuid›.json out.json`,
    `{"Key":"‹word›/‹digits:4›/‹word›.parquet","Size":‹digits:6›,"ETag":"\\"‹hex:32›\\"","StorageClass":"STANDARD"}`,
    `‹ip›:6379> KEYS ‹word›:*
1) "‹word›:user:‹digits:5›:profile"
2) "‹word›:user:‹digits:5›:cart"
3) "‹word›:lock:‹word›"`,
    `PRIMARY KEY (id),
UNIQUE KEY \`uk_‹word›_‹word›\` (\`‹word›_id\`, \`‹word›\`),
CONSTRAINT \`fk_‹word›\` FOREIGN KEY (\`‹word›_id\`) REFERENCES \`‹word›s\` (\`id\`)`,
    `ERROR: duplicate key value violates unique constraint "‹word›_pkey"
DETAIL: Key (id)=(‹uuid›) already exists.`,
    `KeyError: '‹word›_‹word›'`,
    `key: \${{ runner.os }}-node-\${{ hashFiles('**/package-lock.json') }}
restore-keys: |
  \${{ runner.os }}-node-`,
    `Cache restored from key: Linux-node-‹sha256›`,
    `cache key ‹word›-linux-x64-‹hex:40› not found`,
    `partition_key = "‹word›_id"
sort_key = "created_at"
routing_key = "‹word›.‹word›.created"`,
    `<li key={item.id}>{item.‹word›}</li>`,
    `Object.keys(‹word›).map((key) => ‹word›[key]).filter(Boolean);`,
    `for key, value in sorted(‹word›.items(), key=lambda pair: pair[1]):
    print(f"{key}: {value}")`,
    `The song is in the key of ‹C|G|D|A› minor, ‹digits:3› bpm.`,
    `The key question is whether ‹word› scales beyond ‹count› users.`,
  ]),
  grammar(
    'css-and-svg',
    placed([
      `.token-list__item--password {
  color: #‹hex:6›;
  padding: ‹small›px;
  background: url("/img/‹word›.svg") no-repeat;
}`,
      `:root {
  --color-primary: #‹hex:6›;
  --color-token-keyword: #‹hex:6›;
  --radius: ‹digits:1›px;
}`,
      `.token.comment, .token.prolog { color: #‹hex:6›; }
.token.keyword { color: #‹hex:6›; }
.token.string { color: #‹hex:6›; }`,
      `<path d="M‹small›.‹digits:2› ‹small›.‹digits:2›C‹small›.‹digits:2› ‹small›.‹digits:1› ‹small›.‹digits:3› ‹small› ‹small›.‹digits:2› ‹small›.‹digits:2›Z" fill="#‹hex:6›"/>`,
      `<input type="password" id="‹word›-password" name="password" autocomplete="current-password" placeholder="Password" required>`,
      `<button class="css-‹lower:6› MuiButton-root" data-testid="reset-password">Reset password</button>`,
    ]),
  ),
  grammar('images', [
    `<img alt="‹word›" src="data:image/png;base64,‹png›">`,
    `![‹word›](data:image/png;base64,‹png›)`,
    `background-image: url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7);`,
    `{"type":"image","source":{"type":"base64","media_type":"image/png","data":"‹png›"}}`,
    `--‹hex:28›
Content-Type: image/png; name="‹word›.png"
Content-Transfer-Encoding: base64
Content-ID: <‹word›@‹domain›>

‹png›`,
    `src: url(data:font/woff2;base64,d09GMgABAAAAA‹base64:400›) format('woff2');`,
  ]),
  grammar('policies', [
    `{
  "Version": "2012-10-17",
  "Statement": [
    {
      "Effect": "Allow",
      "Action": ["secretsmanager:GetSecretValue", "kms:Decrypt"],
      "Resource": "arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹word›/*"
    }
  ]
}`,
    `path "secret/data/‹env›/‹word›/*" {
  capabilities = ["read", "list"]
}
path "auth/token/renew-self" {
  capabilities = ["update"]
}`,
    `apiVersion: rbac.authorization.k8s.io/v1
kind: Role
metadata:
  name: secret-reader
  namespace: ‹env›
rules:
  - apiGroups: [""]
    resources: ["secrets"]
    verbs: ["get", "list"]
    resourceNames: ["‹word›-credentials"]`,
    `CODEOWNERS
/secrets/ @‹word›/security
/‹folder›/auth/ @‹word›/platform`,
    `rules:
  - id: generic-api-key
    description: Generic API key
    regex: '(?i)(api[_-]?key|token|secret)\\s*[:=]\\s*["'']?([a-z0-9]{32,})'
    entropy: 3.‹digits:1›`,
    `[allowlist]
paths = ['''‹word›/fixtures/.*''', '''package-lock\\.json''']`,
  ]),
];

const code: readonly Grammar[] = [
  grammar(
    'typescript-types',
    placed([
      `export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly token?: string;
  readonly expiresAt: Date;
}`,
      `type TokenKind = 'access' | 'refresh' | 'id';`,
      `function verifyPassword(password: string, hash: string): Promise<boolean> {
  return compare(password, hash);
}`,
      `constructor(private readonly tokenService: TokenService, private readonly secretStore: SecretStore) {}`,
      `const passwordSchema = z.string().min(‹small›).max(128);`,
      `export const selectToken = (state: RootState) => state.auth.token;`,
      `const isTokenExpired = (token: Token): boolean => token.expiresAt < Date.now();`,
      `enum SecretKind {
  Password = 'password',
  ApiKey = 'api_key',
  PrivateKey = 'private_key',
}`,
      `const [password, setPassword] = useState('');
const [showPassword, setShowPassword] = useState(false);`,
      `this.accessToken = await this.auth.getAccessTokenSilently();`,
      `import { SecretManagerServiceClient } from '@google-cloud/secret-manager';
import { PasswordResetTokenGenerator } from './‹word›/PasswordResetTokenGenerator';`,
    ]),
  ),
  grammar(
    'python-code',
    placed([
      `def authenticate(username: str, password: str) -> Token | None:
    user = User.objects.filter(username=username).first()
    if user is None or not user.check_password(password):
        return None
    return Token.objects.create(user=user, key=generate_key())`,
      `class ApiKey(Base):
    __tablename__ = "api_keys"
    id: Mapped[int] = mapped_column(primary_key=True)
    key_hash: Mapped[str] = mapped_column(String(64), unique=True)
    secret: Mapped[str | None]`,
      `password: SecretStr = Field(min_length=‹small›)`,
      `token = secrets.token_urlsafe(‹small›)`,
      `self.password = password
self.token = None
self.secret_key = secret_key or default_secret_key()`,
      `hashed = bcrypt.hashpw(password.encode(), bcrypt.gensalt(rounds=‹small›))`,
      `assert response.json()["token"] == token
assert "password" not in response.json()`,
      `parser.add_argument("--password", help="password of the database user", default=None)`,
      `for token in tokenizer.tokenize(text):
    if token.kind is TokenKind.IDENTIFIER:
        yield token.value`,
    ]),
  ),
  grammar(
    'other-code',
    placed([
      `type Config struct {
	Host     string \`yaml:"host"\`
	Password string \`yaml:"password" env:"DB_PASSWORD"\`
	Token    string \`yaml:"token,omitempty"\`
}`,
      `func (s *Store) RotateSecret(ctx context.Context, name string) (*Secret, error) {
	return s.client.Rotate(ctx, name)
}`,
      `pub struct Credentials {
    pub user: String,
    pub password: SecretString,
    pub api_key: Option<ApiKey>,
}`,
      `public void setPassword(String password) {
    this.password = passwordEncoder.encode(password);
}`,
      `@Value("\${jwt.secret}")
private String jwtSecret;`,
      `public record TokenResponse(string AccessToken, string RefreshToken, int ExpiresIn);`,
      `has_secure_password
validates :password, length: { minimum: ‹small› }, allow_nil: true
has_secure_token :auth_token`,
      `val passwordField = findViewById<EditText>(R.id.password)
passwordField.transformationMethod = PasswordTransformationMethod()`,
      `@property (nonatomic, copy) NSString *accessToken;`,
      `protected $hidden = ['password', 'remember_token', 'two_factor_secret'];`,
      `static int parse_token(const char *src, token_t *token, size_t key_len);`,
      `let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary`,
      `<?= $form->field($model, 'password')->passwordInput() ?>`,
    ]),
  ),
  grammar('code-search', [
    `‹prompt›grep -rn "password" ‹folder›
‹file›:‹small›:  password: string;
‹file›:‹digits:3›:  if (!password) throw new Error('password required');
‹file›:‹small›:def reset_password(user, new_password):
‹file›:‹small›:    # never log the password`,
    `‹prompt›rg -n token ‹folder› -t ‹ts|py|go›
‹file›:‹small›:const token = await getToken();
‹file›:‹small›:  return { token, expiresIn };
‹file›:‹small›:export type TokenPair = [access: Token, refresh: Token];`,
    `‹file›:‹small›:‹small› - error TS2339: Property 'accessToken' does not exist on type 'Session'.`,
    `‹file›
  ‹small›:‹small›  warning  'password' is defined but never used  no-unused-vars
  ‹small›:‹small›  error    Unexpected token ')'                    parsing

✖ 2 problems (1 error, 1 warning)`,
    `‹prompt›ls ‹folder›
api-key.ts  password-reset.ts  secret-store.ts  token.ts  token.test.ts  tokens/`,
    `‹small› |   const secretKey = deriveKey(password, salt, ‹count›);
   |         ^^^^^^^^^ 'secretKey' is assigned a value but never used`,
  ]),
  grammar(
    'schemas',
    placed([
      `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["username", "password"],
  "properties": {
    "username": { "type": "string" },
    "password": { "type": "string", "minLength": ‹small›, "writeOnly": true },
    "token": { "type": ["string", "null"], "description": "Token of the session" }
  }
}`,
      `components:
  securitySchemes:
    bearerAuth:
      type: http
      scheme: bearer
      bearerFormat: JWT
    apiKey:
      type: apiKey
      in: header
      name: X-API-Key`,
      `CREATE TABLE ‹word›_users (
  id            BIGSERIAL PRIMARY KEY,
  email         TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  reset_token   TEXT,
  api_key_id    UUID REFERENCES api_keys (id),
  created_at    TIMESTAMPTZ DEFAULT now()
);`,
      `type Mutation {
  login(email: String!, password: String!): AuthPayload!
  refreshToken(token: String!): AuthPayload!
}`,
      `message LoginRequest {
  string username = 1;
  string password = 2;
  optional string otp_code = 3;
}`,
      `model ApiKey {
  id        String   @id @default(cuid())
  hashedKey String   @unique
  secret    String?
  userId    Int
}`,
      `ALTER TABLE ‹word›s ADD COLUMN password_changed_at timestamptz;`,
      ` column_name    | data_type | is_nullable
----------------+-----------+-------------
 id             | bigint    | NO
 password_hash  | text      | NO
 access_token   | text      | YES`,
      `SELECT id, name, token_count, key_id FROM ‹word›s WHERE secret_id IS NOT NULL ORDER BY id LIMIT ‹small›;`,
    ]),
  ),
  grammar(
    'tests',
    placed([
      `✓ rejects an expired token (‹digits:2› ms)
✓ accepts the right password (‹digits:2› ms)
✓ does not leak the secret in the log (‹digits:1› ms)

Tests: ‹small› passed, ‹small› total`,
      `describe('PasswordField', () => {
  it('shows the password when the eye is pressed', async () => {
    render(<PasswordField name="password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});`,
      `tests/test_auth.py::test_login_with_wrong_password PASSED
tests/test_auth.py::test_token_expires PASSED
tests/test_auth.py::test_api_key_is_hashed FAILED`,
      `--- FAIL: TestTokenRefresh (0.‹digits:2›s)
    token_test.go:‹small›: got status 401, want 200
FAIL	github.com/‹word›/‹app›/auth	‹small›.‹digits:3›s`,
      `=== RUN   TestSecretStore/rotate_password
--- PASS: TestSecretStore/rotate_password (0.0‹digits:1›s)`,
      `ok ‹small› - POST /password/reset answers 204
ok ‹small› - GET /token without a key answers 401`,
    ]),
  ),
  grammar(
    'regexes',
    placed([
      `const TOKEN = /\\b(?:ghp|gho|ghs)_[A-Za-z0-9]{36}\\b/g;`,
      `^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w\\s]).{‹small›,}$`,
      `PASSWORD_RE = re.compile(r"password\\s*=\\s*(\\S+)", re.I)`,
      `grep -E 'AKIA[0-9A-Z]{16}' -r ‹folder›`,
      `sed -E 's/(token=)[^& ]+/\\1***/g' ‹word›.log`,
      `/-----BEGIN (RSA |EC )?PRIVATE KEY-----/.test(text)`,
      `location ~ ^/reset/(?<token>[a-f0-9]{64})$ { proxy_pass http://‹word›; }`,
      `pattern: "^sk_(live|test)_[0-9a-zA-Z]{24,}$"`,
    ]),
  ),
  grammar('stack-traces', [
    `Error: invalid token
    at verify (‹home›/‹word›/node_modules/jsonwebtoken/verify.js:‹digits:3›:‹small›)
    at TokenGuard.canActivate (‹home›/‹word›/src/auth/token.guard.ts:‹small›:‹small›)
    at processTicksAndRejections (node:internal/process/task_queues:‹small›:5)`,
    `Traceback (most recent call last):
  File "‹home›/‹word›/auth.py", line ‹small›, in login
    token = issue_token(user, password)
  File "‹home›/‹word›/tokens.py", line ‹small›, in issue_token
    raise AuthError("wrong password")
auth.AuthError: wrong password`,
    `SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    `java.lang.IllegalStateException: No SecretKey found for alias ‹word›
	at com.‹word›.security.KeyStoreService.getKey(KeyStoreService.java:‹digits:3›)
	at com.‹word›.security.TokenFilter.doFilter(TokenFilter.java:‹small›)`,
    `panic: runtime error: invalid memory address or nil pointer dereference
[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x‹hex:6›]

goroutine ‹small› [running]:
main.(*TokenStore).Get(0x0, {0xc000‹hex:6›, 0x24})
	/app/token.go:‹small› +0x‹hex:2›`,
    `thread 'main' panicked at src/secret.rs:‹small›:‹small›:
called \`Result::unwrap()\` on an \`Err\` value: MissingKey("‹word›")`,
  ]),
];

const messages: readonly Grammar[] = [
  grammar(
    'errors',
    logged([
      `{"error":"invalid_token","error_description":"The access token is expired"}`,
      `Permission denied (publickey,password).`,
      `FATAL: password authentication failed for user "‹account›"`,
      `ERROR 1045 (28000): Access denied for user '‹account›'@'‹ip›' (using password: YES)`,
      `remote: HTTP Basic: Access denied. The provided password or token is incorrect or your account has 2FA enabled.
fatal: Authentication failed for 'https://gitlab.‹domain›/‹word›/‹app›.git/'`,
      `An error occurred (InvalidClientTokenId) when calling the GetCallerIdentity operation: The security token included in the request is invalid.`,
      `NOAUTH Authentication required.`,
      `npm error code E401
npm error Incorrect or missing password.
npm error If you were trying to login, change your password, create an authentication token or enable two-factor auth`,
      `Error: secret "‹word›-credentials" not found`,
      `{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"},"request_id":"req_01‹alnum:22›"}`,
      `CSRF token missing or incorrect.`,
      `Vault is sealed. 0 of 3 unseal keys provided.`,
      `error: You must be logged in to the server (Unauthorized)`,
      `gpg: decryption failed: No secret key`,
      `Load key "‹home›/.ssh/id_rsa": error in libcrypto`,
      `sudo: a password is required`,
      `jwt malformed`,
      `Missing required environment variable ‹secretName›`,
    ]),
  ),
  grammar('auth-logs', [
    `‹syslog› ‹word› sshd[‹digits:5›]: Accepted publickey for ‹user› from ‹ip› port ‹port› ssh2: ED25519 SHA256:‹base64:43›
‹syslog› ‹word› sshd[‹digits:5›]: Failed password for invalid user ‹user› from ‹ip› port ‹port› ssh2
‹syslog› ‹word› sudo:   ‹user› : TTY=pts/0 ; PWD=‹home› ; USER=root ; COMMAND=/usr/bin/apt update`,
    `‹stamp› INFO [auth] token issued for user=‹digits:5› ttl=‹count›s scopes=read,write`,
    `‹stamp› WARN [auth] password of user ‹digits:5› expires in ‹small› days`,
    `{"level":"info","ts":"‹now›","msg":"token refreshed","user_id":‹digits:5›,"token_id":‹digits:7›,"expires_in":3600}`,
    `‹ip› - - [‹stamp›] "POST /oauth/token HTTP/1.1" 200 ‹digits:4› "-" "okhttp/4.‹small›.0"
‹ip› - - [‹stamp›] "GET /password/reset HTTP/1.1" 302 0 "-" "Mozilla/5.0"`,
    `‹plainLine›
‹stamp› DEBUG [auth] loading secret ‹env›/‹word›/password from vault
‹stamp› DEBUG [auth] secret ‹env›/‹word›/password loaded (version ‹small›)
‹plainLine›`,
    `type=USER_AUTH msg=audit(‹epoch›.‹digits:3›:‹digits:4›): pid=‹digits:5› uid=0 auid=1000 ses=‹small› op=PAM:authentication res=success`,
  ]),
  grammar(
    'help',
    placed([
      `Usage: ‹word› login [options]

Options:
  -u, --user <name>         name of the user
  -p, --password <password> password (asked for if left out)
      --token <token>       access token, instead of a password
      --token-file <path>   file with the token
      --api-key string      API key (env: ‹WORD›_API_KEY)
  -h, --help                show this help`,
      `  --password-stdin       Take the password from stdin`,
      `  -p, --publish-all      Publish all exposed ports
  -e, --env list         Set environment variables
      --secret id=NAME   Secret to expose to the build`,
      `--auth-token=TOKEN    token for the server [default: $‹WORD›_TOKEN]`,
      `       -i identity_file
               Selects a file from which the identity (private key) for public key
               authentication is read. The default is ~/.ssh/id_ed25519.`,
      `PASSWD(1)                    User Commands                    PASSWD(1)

NAME
       passwd - change user password

SYNOPSIS
       passwd [options] [LOGIN]`,
      `Available commands:
  secret create    Create a secret
  secret inspect   Display information on one or more secrets
  secret ls        List secrets
  token revoke     Revoke a token`,
    ]),
  ),
  grammar(
    'prompts',
    logged([
      `‹prompt›sudo apt upgrade
[sudo] password for ‹user›:
Reading package lists... Done
‹small› upgraded, 0 newly installed`,
      `‹user›@‹host›'s password:
Permission denied, please try again.`,
      `‹prompt›passwd
Changing password for ‹user›.
Current password:
New password:
Retype new password:
passwd: password updated successfully`,
      `Enter passphrase for key '‹home›/.ssh/id_ed25519':
Identity added: ‹home›/.ssh/id_ed25519 (‹user›@‹word›)`,
      `‹prompt›mysql -u root -p
Enter password:
Welcome to the MySQL monitor.  Commands end with ; or \\g.`,
      `? Enter your API key of ‹word›: (hidden)
✔ Key saved in the keychain`,
      `Verification code sent to your phone. Enter the code:`,
    ]),
  ),
  grammar(
    'prose-english',
    said([
      `A password should be long and unique; a password manager helps with that.`,
      `Please rotate the token of the ‹word› service before ‹day› and tell ‹name› when it is done.`,
      `The secret of a good ‹word› soup is patience.`,
      `Never paste your password or your API key into a chat.`,
      `We store only a hash of the password, and tokens expire after ‹small› minutes.`,
      `The meeting about secret management is on ‹day› at ‹small› o'clock. Agenda: key rotation, token scopes, password policy.`,
      `I forgot my password, can you send me a reset link?`,
      `The password is stored in the vault under ‹env›/‹word›, ask ‹name› for access.`,
      `The token is valid for ‹small› hours and is then renewed.`,
      `Your password was changed on ‹day› at ‹clock›. If that was not you, contact support.`,
      `A JSON Web Token has three parts: a header such as {"alg":"HS256","typ":"JWT"}, a payload and a signature, joined with dots.`,
      `The key is under the mat, the secret ingredient is ‹word›.`,
      `Passwords must be at least ‹small› characters long and must contain a digit.`,
      `Bearer tokens go into the Authorization header, never into the URL.`,
      `Her password is too short, the system says it must have ‹small› characters.`,
      `Is the token wrong, or is the clock of the server off by ‹small› seconds?`,
      `The password is required. The password is case-sensitive. The password was reset yesterday.`,
    ]),
  ),
  grammar(
    'prose-german',
    said([
      `Bitte ändere dein Passwort spätestens am ‹day›.`,
      `Das Passwort muss mindestens ‹small› Zeichen lang sein und eine Ziffer enthalten.`,
      `Ich habe mein Kennwort vergessen, kannst du mir einen Link zum Zurücksetzen schicken?`,
      `Der Schlüssel liegt beim Hausmeister, der Termin ist am ‹day›.`,
      `Das Passwort wurde am ‹day› um ‹clock› geändert.`,
      `Der Token ist ‹small› Stunden gültig und wird dann erneuert.`,
      `Die Zugangsdaten liegen im Passwort-Manager unter „‹Word›“.`,
      `Hallo ‹name›,

das Passwort für den ‹Word›-Server bekommst du von ‹name› am Telefon.
Die Geheimhaltungsvereinbarung ist angehängt.

Viele Grüße
‹name›`,
      `Kennwort: wird telefonisch mitgeteilt`,
    ]),
  ),
  grammar(
    'prose-other-languages',
    said([
      `Le mot de passe doit contenir au moins ‹small› caractères.`,
      `Votre mot de passe a été modifié le ‹day›.`,
      `La contraseña debe tener al menos ‹small› caracteres.`,
      `He olvidado mi contraseña, ¿puedes enviarme un enlace?`,
      `La password è stata cambiata il ‹day›.`,
      `A senha deve ter pelo menos ‹small› caracteres.`,
      `Het wachtwoord moet minstens ‹small› tekens lang zijn.`,
      `Hasło musi mieć co najmniej ‹small› znaków.`,
      `Пароль должен содержать не менее ‹small› символов.`,
      `パスワードは‹small›文字以上にしてください。`,
      `密码长度至少为 ‹small› 个字符。`,
      `비밀번호는 ‹small›자 이상이어야 합니다.`,
      `Lösenordet måste vara minst ‹small› tecken långt.`,
      `Şifreniz en az ‹small› karakter olmalıdır.`,
      `Heslo musí mít alespoň ‹small› znaků.`,
      `Забыли пароль? Нажмите на ссылку, чтобы сбросить его.`,
    ]),
  ),
  grammar(
    'translations',
    placed([
      `{
  "login.username": "Username",
  "login.password": "Password",
  "login.forgotPassword": "Forgot your password?",
  "login.invalidToken": "The token is not valid any more",
  "settings.apiKey.create": "Create an API key",
  "settings.apiKey.copied": "Key copied",
  "‹word›.title": "‹Word›"
}`,
      `msgid "Password"
msgstr "Passwort"

msgid "Enter your token"
msgstr "Geben Sie Ihr Token ein"

msgid "Secret key"
msgstr "Geheimer Schlüssel"`,
      `<string name="password">Password</string>
<string name="password_hint">At least ‹small› characters</string>
<string name="api_key_label">API key</string>`,
      `de:
  devise:
    passwords:
      edit: Passwort ändern
      new_password: Neues Passwort
      token_expired: Der Link ist abgelaufen`,
      `"password": "Mot de passe", "token": "Jeton", "secret": "Secret", "key": "Clé"`,
      `password=Contraseña
password.confirm=Confirmar contraseña
token.invalid=El token no es válido`,
    ]),
  ),
  grammar('chat-without-values', [
    `‹name›: did you rotate the ‹Word› token?
‹name›: yes, the new one is in 1Password
‹name›: great, I'll update ‹secretName› in CI`,
    `‹name›: what's the password?
‹name›: I'll tell you on the phone
‹name›: ok`,
    `‹name›: CI fails with "invalid token"
‹name›: the secret is missing in the fork, that's expected`,
    `[‹clock›] ‹name›: who has the keys for the office?
[‹clock›] ‹name›: ‹name› does, back at ‹small›`,
    `Please add ‹secretName› to the repository secrets, then rerun job ‹digits:8›.`,
    `‹name›: how many tokens did the last run use?
‹name›: ‹count›, about $‹digits:1›.‹digits:2›`,
    `{"role":"assistant","content":"I will not ask for your password. Please set ‹secretName› in your environment and tell me when it is done."}`,
  ]),
  grammar('changelogs', [
    `## ‹version› (‹day›)

### Features

* **auth:** password reset by mail ([‹short›](https://github.com/‹word›/‹app›/commit/‹sha1›))
* **token:** refresh tokens rotate ([#‹digits:4›](https://github.com/‹word›/‹app›/issues/‹digits:4›))

### Fixes

* do not print the API key in debug logs`,
    `- Renamed \`secret_key\` to \`signing_key\`
- \`token_ttl\` is now in seconds
- Dropped \`password\` from the \`/me\` response`,
    `Security: CVE-2025-‹digits:5› in ‹word› before ‹version› lets an attacker reuse a reset token.`,
    `PR #‹digits:4›: ‹commitSubject›
Labels: security, ‹word›
Reviewers: ‹name›, ‹name›`,
  ]),
  grammar('calendar-and-notes', [
    `BEGIN:VEVENT
UID:‹uuid›@‹domain›
DTSTAMP:20250‹digits:1›1‹digits:1›T‹digits:2›0000Z
SUMMARY:Key rotation
DESCRIPTION:Rotate all API tokens of ‹app›
END:VEVENT`,
    `# Minutes ‹day›

- Passwords: move to passkeys until Q‹digits:1›
- Tokens: scopes per team
- ‹sentence›
- Budget: ‹count› EUR`,
    `- [ ] write the page on secrets
- [ ] ask ‹name› for the keynote
- [x] ‹sentence›`,
    `‹sentence› ‹sentence› ‹sentence›`,
  ]),
];

const surroundings: readonly Grammar[] = [
  grammar('paths', [
    `/etc/ssl/private/‹word›.key`,
    `‹home›/.config/‹word›/token.json`,
    `drwx------ 2 ‹user› ‹user› 4096 ‹syslog› .ssh
-rw------- 1 ‹user› ‹user›  411 ‹syslog› id_ed25519
-rw-r--r-- 1 ‹user› ‹user›   98 ‹syslog› id_ed25519.pub
-rw-r--r-- 1 ‹user› ‹user› ‹digits:4› ‹syslog› known_hosts`,
    `/nix/store/‹lower:32›-‹word›-‹version›/bin/‹word›`,
    `.git/objects/‹hex:2›/‹hex:38›`,
    `~/.cache/huggingface/hub/models--‹word›--‹word›/snapshots/‹sha1›/tokenizer.json`,
    `/var/run/secrets/kubernetes.io/serviceaccount/token`,
    `/var/lib/docker/overlay2/‹sha256›/merged/app/‹word›.js`,
    `C:\\Users\\‹user›\\AppData\\Local\\‹Word›\\password_manager\\‹word›.dll`,
    `node_modules/.pnpm/‹word›@‹version›_‹lower:26›/node_modules/‹word›/index.js`,
    `GOOGLE_APPLICATION_CREDENTIALS=‹home›/.config/gcloud/‹word›.json
SSH_AUTH_SOCK=/tmp/ssh-‹alnum:12›/agent.‹digits:5›
KUBECONFIG=‹home›/.kube/‹word›`,
  ]),
  grammar('urls', [
    `https://www.‹domain›/‹word›/‹word›-‹word›?utm_source=‹word›&utm_medium=email&utm_campaign=‹word›-‹digits:4›`,
    `https://‹domain›/docs/authentication/tokens#refresh-token`,
    `https://github.com/‹word›/‹app›/blob/‹sha1›/‹file›#L‹small›-L‹digits:3›`,
    `https://console.aws.amazon.com/secretsmanager/secret?name=‹env›/‹word›&region=‹region›`,
    `https://‹domain›/password/reset`,
    `postgres://localhost:5432/‹db›`,
    `redis://‹host›:6379/0`,
    `https://cdn.‹domain›/images/‹uuid›/‹word›_‹digits:4›x‹digits:4›.webp?v=‹epoch›`,
    `amqp://‹host›:5672
mongodb://localhost:27017/‹db›
ws://localhost:‹port›/socket`,
    `git@github.com:‹word›/‹app›.git`,
    `ssh://git@‹host›:2222/‹word›/‹app›.git`,
    `https://login.microsoftonline.com/‹uuid›/oauth2/v2.0/authorize?client_id=‹uuid›&response_type=code&scope=openid`,
    `https://app.‹domain›/issues/‹ticket›?filter=token&sort=key&page=‹small›`,
  ]),
  grammar('versions', [
    `‹word› ‹version›
node v22.‹small›.0
npm ‹version›
python 3.12.‹digits:1›`,
    `"‹word›": "^‹version›",
"jsonwebtoken": "^9.0.‹digits:1›",
"bcrypt": "~5.1.‹digits:1›",
"keytar": "‹version›"`,
    `‹word›-‹version›-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl`,
    `go version go1.‹small›.‹digits:1› linux/amd64`,
    `v‹version›-‹small›-g‹short›`,
    `‹version›-alpha.‹small›+build.‹digits:8›.sha.‹short›`,
    `Get:‹small› http://deb.debian.org/debian bookworm/main amd64 libsecret-1-0 amd64 0.20.‹digits:1›-1 [‹digits:3› kB]
Setting up gnome-keyring (‹version›-1) ...
Setting up libpam-pwquality (‹version›) ...`,
    `v0.0.0-202501‹digits:2›‹digits:6›-‹hex:12›`,
  ]),
  grammar('metrics', [
    `# HELP auth_tokens_issued_total Tokens issued
# TYPE auth_tokens_issued_total counter
auth_tokens_issued_total{app="‹app›",kind="access"} ‹count›
auth_tokens_issued_total{app="‹app›",kind="refresh"} ‹digits:4›
password_reset_requests_total ‹digits:3›`,
    `sum(rate(llm_tokens_total{model="‹word›"}[5m])) by (key)`,
    `secret_rotation_age_days{secret="‹word›/db-password"} ‹small›`,
    `tokens/s ‹percent› | p50 ‹ms› ms | p99 ‹ms› ms | errors ‹digits:1›`,
    `redis_db_keys{db="db0"} ‹count›
redis_evicted_keys_total ‹digits:4›`,
    `cpu,host=‹word›,region=‹region› usage=‹percent› ‹epoch›000000000`,
  ]),
  grammar('tables', [
    `| Metric | Before | After |
| --- | ---: | ---: |
| Tokens per request | ‹count› | ‹digits:4› |
| Password resets | ‹digits:3› | ‹digits:3› |
| Cache keys | ‹count› | ‹count› |`,
    `name,token_count,key_count,sha
‹word›,‹count›,‹small›,‹sha1›
‹word›,‹count›,‹small›,‹sha1›`,
    `user,last_login,password_changed,mfa
‹login›,‹day›,‹day›,true
‹login›,‹day›,‹day›,false`,
    ` id |                 uuid                 |  name  | active
----+--------------------------------------+--------+--------
 ‹small› | ‹uuid› | ‹word› | t
 ‹small› | ‹uuid› | ‹word› | f
(2 rows)`,
    `file;size;md5
‹word›.csv;‹count›;‹hex:32›
‹word›.csv;‹count›;‹hex:32›`,
    `SECRET                     CREATED       LAST ROTATED   OWNER
‹env›/‹word›/password      ‹day›         ‹day›          ‹word›
‹env›/‹word›/api-key       ‹day›         ‹day›          ‹word›`,
  ]),
  grammar('licences', [
    `MIT License

Copyright (c) 2025 ‹Word› Ltd.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction.`,
    `// SPDX-License-Identifier: ‹MIT|Apache-2.0|BSD-3-Clause|MPL-2.0›
// Copyright 2025 The ‹Word› Authors`,
    `"SPDXID": "SPDXRef-Package-‹word›-‹hex:16›",
"licenseConcluded": "MIT",
"checksums": [{ "algorithm": "SHA256", "checksumValue": "‹sha256›" }]`,
    `├─ ‹word›@‹version›
│  ├─ licenses: ISC
│  └─ repository: https://github.com/‹word›/‹word›
└─ js-tokens@4.0.0
   └─ licenses: MIT`,
  ]),
  grammar('job-output', [
    `‹plainLine›
‹plainLine›
‹stamp› INFO [‹app›] loaded ‹small› keys from ‹word›.json
‹stamp› INFO [‹app›] commit ‹sha1›
‹plainLine›`,
    `added ‹digits:3› packages, and audited ‹digits:4› packages in ‹small›s
found 0 vulnerabilities`,
    `# npm audit report
jsonwebtoken  <=8.5.1
Severity: moderate
jsonwebtoken's insecure implementation of key retrieval function could lead to Forgeable Public/Private Tokens - https://github.com/advisories/GHSA-‹lower:4›-‹lower:4›-‹lower:4›
fix available via \`npm audit fix\``,
    `Uploading artifact ‹word›-‹version›.zip (‹small› MB)
SHA256 digest of uploaded artifact zip is ‹sha256›
Artifact ID ‹digits:10›`,
    `Plan: ‹small› to add, ‹digits:1› to change, 0 to destroy.

aws_secretsmanager_secret.‹word›: Creating...
aws_secretsmanager_secret.‹word›: Creation complete after ‹digits:1›s [id=arn:aws:secretsmanager:‹region›:‹digits:12›:secret:‹word›-‹alnum:6›]`,
    `PLAY RECAP *********************************************************************
‹host› : ok=‹small› changed=‹digits:1› unreachable=0 failed=0`,
    `conda-forge/linux-64  ‹word›-‹version›-h‹hex:7›_0.conda  ‹digits:3›kB
https://conda.anaconda.org/conda-forge/noarch/‹word›-‹version›-pyhd8ed1ab_0.conda#‹hex:32›`,
  ]),
  grammar('api-responses', [
    `{
  "id": ‹digits:9›,
  "node_id": "R_kgDO‹alnum:6›",
  "name": "‹app›",
  "full_name": "‹word›/‹app›",
  "private": true,
  "default_branch": "main",
  "git_url": "git://github.com/‹word›/‹app›.git",
  "pushed_at": "‹now›",
  "has_issues": true
}`,
    `{"sub":"‹digits:21›","aud":"‹digits:12›-‹lower:32›.apps.googleusercontent.com","scope":"openid email","exp":"‹epoch›","email_verified":"true"}`,
    `{"total_count":2,"secrets":[{"name":"‹secretName›","created_at":"‹now›","updated_at":"‹now›"},{"name":"‹secretName›","created_at":"‹now›","updated_at":"‹now›"}]}`,
    `{"issuer":"https://auth.‹domain›/","authorization_endpoint":"https://auth.‹domain›/authorize","token_endpoint":"https://auth.‹domain›/oauth/token","jwks_uri":"https://auth.‹domain›/.well-known/jwks.json","token_endpoint_auth_methods_supported":["client_secret_basic","client_secret_post"]}`,
    `{"password":null,"token":null,"hasPassword":true,"mfa":{"enabled":false}}`,
    `{"valid":true,"password_strength":‹digits:1›,"token_type":"Bearer","expires_in":‹count›}`,
    `{"passwordPolicy":{"minLength":‹small›,"requireSymbols":true,"maxAgeDays":‹digits:2›},"apiKeys":{"enabled":true,"limit":‹small›}}`,
    `[{"op":"remove","path":"/password"},{"op":"replace","path":"/token_ttl","value":‹count›}]`,
    `{"event":"key_pressed","key":"Enter","code":"Enter","keyCode":13,"ts":‹epoch›}`,
  ]),
  grammar('infrastructure-files', [
    `[Unit]
Description=‹Word› token service
After=network.target

[Service]
EnvironmentFile=/etc/‹word›/secrets.env
LoadCredential=db-password:/etc/‹word›/db-password
ExecStart=/usr/bin/‹word› --token-file /run/credentials/‹word›/token
Restart=on-failure`,
    `upstream ‹word› {
  server ‹ip›:‹port›;
  keepalive ‹small›;
}
server {
  listen 443 ssl;
  server_name ‹domain›;
  ssl_certificate_key /etc/ssl/‹domain›.key;
  auth_basic "‹Word›";
  auth_basic_user_file /etc/nginx/.htpasswd;
  proxy_set_header Authorization $http_authorization;
}`,
    `Host ‹word›
  HostName ‹host›
  User ‹user›
  Port ‹port›
  IdentityFile ~/.ssh/‹word›_ed25519
  PreferredAuthentications publickey,password`,
    `[profile ‹word›]
sso_session = ‹word›
sso_account_id = ‹digits:12›
sso_role_name = ReadOnly
region = ‹region›`,
    `[default]
credential_process = /usr/local/bin/‹word›-credentials --profile ‹env›`,
    `FROM node:22-slim
RUN --mount=type=secret,id=npm_token NPM_TOKEN=$(cat /run/secrets/npm_token) npm ci
ENV TOKEN_TTL=‹count›
CMD ["node", "server.js"]`,
    `[credential]
	helper = osxkeychain
[user]
	name = ‹name›
	signingkey = ‹HEX:16›
[commit]
	gpgsign = true`,
    `apiVersion: cert-manager.io/v1
kind: Certificate
metadata:
  name: ‹word›-tls
spec:
  secretName: ‹word›-tls
  privateKey:
    algorithm: ECDSA
    size: 256
  issuerRef:
    name: letsencrypt-prod`,
    `keepass:
  database: ‹home›/‹word›.kdbx
  keyfile: ‹home›/‹word›.keyx
  autolock: ‹small›m`,
  ]),
  grammar(
    'security-pages',
    placed([
      `Two-factor authentication adds a code of six digits from an app to your password.
Recovery codes are shown once; print them and keep them offline.
A recovery phrase has 12 or 24 words from a fixed list of 2048 words.`,
      `OAuth 2.0 has four roles. The client exchanges the authorization code for an access token at the token endpoint; \`client_secret\` is sent in the body or with HTTP Basic.`,
      `Private keys begin with \`-----BEGIN PRIVATE KEY-----\`; never commit such a file.`,
      `The header of a JWT, \`{"alg":"RS256","kid":"‹word›-‹digits:2›"}\`, tells which key signed it; the \`kid\` here is the one of ‹day›.`,
      `- Password: something you know
- Token: something you have
- Fingerprint: something you are`,
      `Finding ‹ticket›: the login form allows ‹count› password attempts per minute from ‹ip›. Severity: medium. Fix: lock after ‹small› attempts.`,
      `bcrypt with cost ‹small›, scrypt with N=2^‹small›, Argon2id with m=‹count› KiB, t=‹digits:1›, p=‹digits:1›`,
      `AES-256-GCM, key length 256 bits, nonce 96 bits, tag 128 bits; TLS_AES_128_GCM_SHA256`,
    ]),
  ),
  grammar(
    'documents-with-words',
    placed([
      `<form action="/login" method="post">
  <label for="password">Password</label>
  <input id="password" type="password" name="password" minlength="‹small›">
  <a href="/password/forgot">Forgot your password?</a>
  <button>Sign in</button>
</form>`,
      `- textbox "Username" [ref=e‹small›]
- textbox "Password" [ref=e‹small›]
- checkbox "Remember me" [ref=e‹small›]
- button "Sign in" [ref=e‹digits:3›]`,
      `Settings
  Profile
  Password and authentication
  SSH and GPG keys
  Personal access tokens
  API keys
  Webhooks`,
      `Dear ‹name›,

thank you for your order ‹digits:8› of ‹day›. Your parcel 1Z‹upper:16› is on its way.
You can sign in with your e-mail address and your password at https://‹domain›/login.

Kind regards
‹Word› shop`,
      `<a class="nav-link" href="/settings/tokens" data-key="tokens" aria-label="Tokens">Tokens</a>`,
      `Subject: Your password expires in ‹digits:1› days

Hello ‹name›,
the password of your account ‹login› expires on ‹day›. Change it at https://‹host›/password.
IT support`,
    ]),
  ),
];

const more: readonly Grammar[] = [
  grammar('shell-sessions', [
    `‹prompt›cd ‹dir›
‹prompt›git status
On branch ‹branch›
Changes not staged for commit:
	modified:   ‹file›
	modified:   src/auth/token.ts
‹prompt›git commit -am "‹commitSubject›"
[‹branch› ‹short›] ‹commitSubject›`,
    `‹prompt›env | cut -d= -f1 | grep -i -E 'key|token|secret'
‹secretName›
‹secretName›
‹secretName›`,
    `‹prompt›test -n "$‹secretName›" && echo set || echo missing
‹set|missing›`,
    `‹prompt›ssh-add -l
256 SHA256:‹base64:43› ‹user›@‹word› (ED25519)
3072 SHA256:‹base64:43› ci (RSA)`,
    `‹prompt›aws sts get-caller-identity
{
    "UserId": "AROA‹upper:17›:‹user›",
    "Account": "‹digits:12›",
    "Arn": "arn:aws:sts::‹digits:12›:assumed-role/‹word›/‹user›"
}`,
    `‹prompt›ls -la ~/.aws
-rw------- 1 ‹user› ‹user› ‹digits:3› ‹syslog› config
-rw------- 1 ‹user› ‹user› ‹digits:3› ‹syslog› credentials`,
    `‹prompt›wc -l tokens.txt passwords.md
  ‹digits:3› tokens.txt
  ‹digits:3› passwords.md
  ‹digits:4› total`,
  ]),
  grammar('environment-without-secrets', [
    `‹prompt›printenv
SHELL=/bin/bash
PWD=‹home›/‹word›
OLDPWD=‹home›
LOGNAME=‹user›
HOME=‹home›
LANG=en_US.UTF-8
XDG_SESSION_ID=‹small›
SSH_CONNECTION=‹ip› ‹port› ‹ip› 22
INVOCATION_ID=‹hex:32›
TERM=xterm-256color
KEYTIMEOUT=1`,
    `PWD=‹dir›`,
    `GITHUB_SHA=‹sha1›
GITHUB_RUN_ID=‹digits:11›
GITHUB_REF=refs/heads/‹branch›
GITHUB_REPOSITORY=‹word›/‹app›
RUNNER_OS=Linux`,
    `CI_COMMIT_SHA=‹sha1›
CI_PIPELINE_ID=‹digits:9›
CI_JOB_NAME=rotate-secrets`,
    `AWS_PROFILE=‹word›
AWS_REGION=‹region›
AWS_ROLE_ARN=arn:aws:iam::‹digits:12›:role/‹word›
AWS_WEB_IDENTITY_TOKEN_FILE=/var/run/secrets/eks.amazonaws.com/serviceaccount/token`,
    `OPENAI_BASE_URL=https://‹host›/v1
OPENAI_MODEL=gpt-4o-mini
MAX_TOKENS=‹digits:4›
TOKENIZERS_PARALLELISM=false`,
  ]),
  grammar(
    'diffs-without-secrets',
    placed([
      `diff --git a/config/‹word›.yml b/config/‹word›.yml
index ‹short›..‹short› 100644
--- a/config/‹word›.yml
+++ b/config/‹word›.yml
@@ -‹small›,5 +‹small›,5 @@ auth:
   token:
-    ttl: ‹count›
+    ttl: ‹count›
     issuer: https://auth.‹domain›/
-  password_min_length: ‹small›
+  password_min_length: ‹small›`,
      `-const token = req.query.token;
+const token = req.headers.authorization?.replace('Bearer ', '');`,
      `-      POSTGRES_PASSWORD: \${DB_PASSWORD}
+      POSTGRES_PASSWORD_FILE: /run/secrets/db_password`,
      `--- a/package-lock.json
+++ b/package-lock.json
@@ -‹digits:4›,9 +‹digits:4›,9 @@
     "node_modules/‹word›": {
-      "version": "‹version›",
-      "integrity": "‹integrity›",
+      "version": "‹version›",
+      "integrity": "‹integrity›",
       "dev": true,`,
      `+++ b/.gitignore
@@ -‹small›,3 +‹small›,5 @@
 node_modules
+.env
+*.pem
+secrets/`,
    ]),
  ),
  grammar('lexers-and-parsers', [
    `Token(kind=IDENTIFIER, value='‹word›', line=‹small›, column=‹small›)
Token(kind=STRING, value='‹word› ‹word›', line=‹small›, column=‹small›)
Token(kind=EOF, value='', line=‹digits:3›, column=1)`,
    `ParseError: unexpected token "}" at line ‹small›, column ‹small›`,
    `design-tokens:
  color-primary: "#‹hex:6›"
  space-small: ‹small›px
  font-body: ‹Word›`,
    `expected one of: ',', ')', got token 'secret'`,
    `token: '‹word›' pos: NOUN lemma: '‹word›' score: 0.‹digits:4›`,
    `The ERC-20 token ‹WORD› has a supply of ‹count› tokens and 18 decimals.`,
  ]),
  grammar('things-around-the-house', [
    `SSID: ‹Word›-5G
Channel: ‹small›
Security: WPA2/WPA3 Personal
BSSID: ‹pairs:6›
Signal: -‹small› dBm`,
    `sensor.‹word›_battery: ‹small› %
lock.front_door: locked
alarm_control_panel.home: disarmed
light.‹word›: on`,
    `zigbee2mqtt/‹word› {"battery":‹small›,"linkquality":‹small›,"voltage":‹digits:4›,"temperature":‹small›.‹digits:1›}`,
    `Device 0x‹hex:16› joined, model ‹WORD›-‹digits:3›, firmware ‹version›`,
    `mqtt:
  broker: ‹ip›
  port: 1883
  username: !secret mqtt_user
  password: !secret mqtt_password`,
    `wifi:
  ssid: !secret wifi_ssid
  password: !secret wifi_password
  fast_connect: true`,
    `The Wi-Fi password is printed on the back of the router.`,
  ]),
  grammar('configuration-without-secrets', [
    `[database]
host = "‹host›"
port = 5432
name = "‹db›"
user = "‹account›"
password_file = "/run/secrets/‹word›"
sslmode = "verify-full"`,
    `<dependency>
  <groupId>com.‹word›</groupId>
  <artifactId>‹word›-token-service</artifactId>
  <version>‹version›</version>
</dependency>`,
    `<key>CFBundleIdentifier</key>
<string>com.‹word›.‹word›</string>
<key>NSFaceIDUsageDescription</key>
<string>Unlock your passwords with Face ID</string>`,
    `{
  "editor.fontSize": ‹small›,
  "editor.semanticTokenColorCustomizations": { "enabled": true },
  "github.copilot.enable": { "*": true },
  "keyboard.dispatch": "keyCode"
}`,
    `log4j.appender.file=org.apache.log4j.RollingFileAppender
log4j.appender.file.MaxBackupIndex=‹small›
‹word›.token.cache.size=‹count›
‹word›.password.encoder=bcrypt`,
    `prometheus:
  scrape_configs:
    - job_name: ‹word›
      bearer_token_file: /var/run/secrets/kubernetes.io/serviceaccount/token
      static_configs:
        - targets: ['‹host›:‹port›']`,
    `backend "s3" {
  bucket         = "‹word›-terraform-state"
  key            = "‹env›/‹word›/terraform.tfstate"
  region         = "‹region›"
  dynamodb_table = "‹word›-locks"
  encrypt        = true
}`,
    `keyboard:
  layout: de
  variant: nodeadkeys
  keymap: pc105`,
  ]),
];

export const ninthLookAlikes: readonly Grammar[] = [
  ...digests,
  ...identifiers,
  ...publicKeys,
  ...placeholders,
  ...settings,
  ...code,
  ...messages,
  ...surroundings,
  ...more,
];
