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

function altered(lines: readonly string[]): readonly string[] {
  return lines.map(redact).filter((redacted, index) => redacted !== lines[index]);
}

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}
