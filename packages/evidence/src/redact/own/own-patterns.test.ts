import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEventEncoder } from '../../write/event-encoder.ts';
import { redactId, redactNamedValue, redactText } from '../redact-text.ts';
import { createOwnRedaction, whyNoPattern } from './own-patterns.ts';

const toRedaction = (also: readonly string[], except: readonly string[] = []) => ({
  count: 0,
  fingerprint: () => 'f00df00d',
  own: createOwnRedaction({ also, except }),
});

test('what the user adds is redacted wherever it is, also a plain word', () => {
  const redaction = toRedaction(['ACME-*', 'Kunde Nr. *', 'Project Bluebird']);
  assert.equal(redactText('ACME-77', redaction), '[redacted:own:f00df00d]');
  assert.equal(redactId('order_ACME-77', redaction), 'order_[redacted:own:f00df00d]');
  assert.equal(redactNamedValue('password', 'ACME-77', redaction), '[redacted:own:f00df00d]');
  assert.equal(
    redactText('Kunde Nr. 12/3, then Project Bluebird and ACME-77.', redaction),
    '[redacted:own:f00df00d], then [redacted:own:f00df00d] and [redacted:own:f00df00d].',
  );
  assert.equal(redaction.count, 6);
  assert.equal(redactText('acme-77 and Project Blue', redaction), 'acme-77 and Project Blue');
});

test('what the user excepts stays, and nothing else', () => {
  const key = `sk-test-${'a1B2c3D4e5'.repeat(3)}`;
  const other = `sk-live-${'a1B2c3D4e5'.repeat(3)}`;
  const plain = toRedaction([]);
  assert.doesNotMatch(redactText(`key ${key} and ${other}`, plain), /sk-/);
  const redacted = redactText(`key ${key} and ${other}`, toRedaction([], ['sk-test-*']));
  assert.ok(redacted.includes(key) && !redacted.includes(other), redacted);
  assert.equal(redactId(key, toRedaction([], ['sk-test-*'])), key);
});

test('a pattern begins with a text that says something', () => {
  for (const [pattern, why] of [
    ['*', /at least 4/],
    ['ab*', /at least 4/],
    ['abcd*efgh*', /one \*/],
    ['redacted*', /the mark/],
    ['x'.repeat(201), /longer than 200/],
  ] as const) {
    assert.match(whyNoPattern(pattern) ?? '', why, pattern);
    assert.equal(createOwnRedaction({ also: [pattern] }), undefined);
  }
  for (const wrong of [undefined, null, 5, { also: 'ACME-*' }, { also: [5, null] }])
    assert.equal(createOwnRedaction(wrong), undefined);
  assert.equal(whyNoPattern('a+(b'), null, 'nothing but * has a meaning');
});

test('redacting twice changes nothing more', () => {
  const redaction = toRedaction(['ACME-*']);
  const once = redactText('see ACME-77 here', redaction);
  assert.equal(redactText(once, redaction), once);
});

test('hostile texts take linear time', () => {
  const own = createOwnRedaction({ also: ['aaaa*b'], except: ['aaaa*'] });
  const text = 'a'.repeat(400_000);
  const began = performance.now();
  assert.equal(
    own?.hide(text, () => ''),
    text,
  );
  const found = Array.from({ length: 100_000 }, (_, index) => ({ start: index * 4, end: index * 4 + 4 }));
  own?.spare(text, found);
  assert.ok(performance.now() - began < 5_000);
});

test('an encoder applies it to payload and ids', () => {
  const encode = createEventEncoder('standard', () => '0123456789abcdef', undefined, { also: ['ACME-*'] });
  const position = { seq: 1, writer: 'w_a', prevHash: '0', timestamp: '2026-11-16T00:00:00.000Z' };
  const line = encode(
    { event_type: 'tool_call', source: 'x', tool_name: 'ACME-tool', payload: { input: { note: 'ACME-77' } } },
    position,
  );
  assert.ok(!line.includes('ACME') && line.includes('"redactions":2'), line);
});
