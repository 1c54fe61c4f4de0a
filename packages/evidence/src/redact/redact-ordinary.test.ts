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
