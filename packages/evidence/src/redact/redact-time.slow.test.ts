import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOSTILE_UNITS, ORDINARY_UNITS } from '../testing/hostile-texts.ts';
import { redactText } from './redact-text.ts';

/** What a megabyte costs is printed by `npm run bench:secrets`; here a search that never ends would be noticed. */
describe('redaction comes to an end', { timeout: 60_000 }, () => {
  test('on a megabyte of anything that was made to be slow', () => {
    for (const unit of [...ORDINARY_UNITS, ...HOSTILE_UNITS])
      assert.equal(typeof redact(unit.repeat(Math.ceil(1e6 / unit.length))), 'string', unit);
  });

  test('on one endless value, which does not exhaust the stack', () => {
    const openings = ['', 'password=', 'token="', 'secret: ', '-----BEGIN PRIVATE KEY-----', 'Bearer ', 'cookie: a='];
    for (const opening of [...openings, 'curl -u a:', 'sk-', 'eyJ', 'password: |\n  ', '<password>'])
      for (const unit of ['a', 'aB3', 'a.', 'a-', '=', 'aB3/'])
        assert.equal(typeof redact(opening + unit.repeat(1e6 / unit.length)), 'string', opening + unit);
  });
});

function redact(text: string): string {
  return redactText(text, { count: 0, fingerprint: () => '00000000' });
}
