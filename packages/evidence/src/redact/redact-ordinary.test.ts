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

function altered(lines: readonly string[]): readonly string[] {
  return lines.map(redact).filter((redacted, index) => redacted !== lines[index]);
}

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}
