import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { redactText } from './redact-text.ts';

describe('the time that redaction takes', () => {
  const HOSTILE = [
    ...[
      'a',
      '=',
      ':',
      '"',
      "'",
      '\\',
      '`',
      '@',
      '%',
      '-',
      '0',
      '\n',
      '{',
      '(',
      '<',
      'é',
      '\ud800',
      'password=',
      'password="',
    ],
    ...[
      'password: ',
      '"password":"',
      '\\"password\\":\\"',
      'password=***',
      'secret:secret:',
      '-----BEGIN ',
      'eyJ',
      'Bearer ',
    ],
    ...[
      '-----BEGIN PRIVATE KEY-----\n',
      'eyJaaaaaaaaaaaaaaaaaaaa.',
      'Authorization: Bearer ',
      'sk-',
      'sk-ant-',
      'AKIA',
      '://a:b@',
    ],
    ...[
      'cookie=a;',
      'cookie: a=b; ',
      'curl -u a:',
      'mysql -p',
      'Q~',
      '&sig=%',
      'token is ',
      'auth=("a","',
      'a.',
      'password for ',
    ],
  ];

  test('grows with the length of a text, even of one that was made to be slow', () => {
    for (const unit of HOSTILE) {
      const short = millisecondsFor(unit.repeat(5e5 / unit.length));
      const long = millisecondsFor(unit.repeat(2e6 / unit.length));
      assert.ok(long < 20 * short + 1000, `${JSON.stringify(unit)}: ${short} ms for 0.5 MB, ${long} ms for 2 MB`);
    }
  });

  test('is short for one endless value, and no such value exhausts the stack', () => {
    const openings = [
      '',
      'password=',
      'token="',
      'secret: ',
      '-----BEGIN PRIVATE KEY-----',
      'Bearer ',
      'cookie: a=',
      'curl -u a:',
      'sk-',
      'eyJ',
    ];
    for (const opening of openings) {
      for (const unit of ['a', 'aB3', 'a.', 'a-', '=']) {
        assert.ok(millisecondsFor(opening + unit.repeat(3e6 / unit.length)) < 10_000, opening + unit);
      }
    }
  });
});

function millisecondsFor(text: string): number {
  const start = performance.now();
  redactText(text, { count: 0, fingerprint: () => '00000000' });
  return performance.now() - start;
}
