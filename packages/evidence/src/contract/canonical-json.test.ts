import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toCanonicalJson } from './canonical-json.ts';

test('the canonical form holds the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      assert.deepEqual(JSON.parse(toCanonicalJson(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the canonical form of the canonical form is itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const canonical = toCanonicalJson(value);
      assert.equal(toCanonicalJson(JSON.parse(canonical)), canonical);
    }),
  );
});

test('the order in which members were added makes no difference', () => {
  const members = fc.uniqueArray(fc.tuple(fc.string(), fc.jsonValue()), { selector: ([name]) => name, minLength: 2 });
  const twoOrders = members.chain((pairs) =>
    fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length })),
  );
  fc.assert(
    fc.property(twoOrders, ([pairs, shuffled]) => {
      assert.equal(toCanonicalJson(Object.fromEntries(shuffled)), toCanonicalJson(Object.fromEntries(pairs)));
      assert.equal(
        toCanonicalJson([{ nested: Object.fromEntries(shuffled) }]),
        toCanonicalJson([{ nested: Object.fromEntries(pairs) }]),
      );
    }),
  );
});

const EXAMPLES: readonly (readonly [is: string, value: unknown, canonical: string])[] = [
  ['an empty object', {}, '{}'],
  ['an empty array', [], '[]'],
  [
    'integer-like names as text, not as numbers',
    { 9: 'b', 10: 'a', a: 'c', '01': 'd' },
    '{"01":"d","10":"a","9":"b","a":"c"}',
  ],
  ['members without a value left out', { a: undefined, b: null }, '{"b":null}'],
  ['items without a value as null', [undefined, null], '[null,null]'],
  ['negative zero as zero', [-0], '[0]'],
  ['a lone surrogate as an escape', ['\ud800', '\udc00x'], '["\\ud800","\\udc00x"]'],
  ['a pair of surrogates as a character', ['\ud83d\ude00'], '["\ud83d\ude00"]'],
  // From RFC 8785, 3.2.2 and 3.2.3.
  [
    'numbers as ECMAScript writes them',
    [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27],
    '[333333333.3333333,1e+30,4.5,0.002,1e-27]',
  ],
  ['strings with the shortest escapes', '\u20ac$\u000f\nA\'B"\\\\"/', '"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"'],
];

for (const [is, value, canonical] of EXAMPLES) {
  test(`writes ${is}`, () => assert.equal(toCanonicalJson(value), canonical));
}

test('sorts names by UTF-16 code units, as RFC 8785 shows it', () => {
  const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
  const canonical = toCanonicalJson(Object.fromEntries(sorted.toReversed().map((name) => [name, 0])));
  assert.equal(canonical, `{${sorted.map((name) => `${JSON.stringify(name)}:0`).join(',')}}`);
});

test('a member named __proto__ is a member like others', () => {
  const text = '{"__proto__":{"x":1},"a":2}';
  assert.equal(toCanonicalJson(JSON.parse(text)), text);
});
