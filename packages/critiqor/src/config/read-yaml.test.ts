import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readYaml } from './read-yaml.ts';
import { YamlFault, type YamlNode } from './yaml-node.ts';

function toPlain(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toPlain);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlain(value)]));
}

const read = (text: string): unknown => toPlain(readYaml(text));

/** Where and why a text is refused. */
function refusal(text: string): string {
  try {
    readYaml(text);
  } catch (cause) {
    assert.ok(cause instanceof YamlFault, String(cause));
    return `${cause.place.line}:${cause.place.column} ${cause.message}`;
  }
  return 'not refused';
}

test('mappings, lists, texts, numbers, comments', () => {
  const text = `---
# settings
runs_dir: ~/evidence # here
"a key": 'it''s'
number: -1.5e3
nothing:
empty: ''
yes: yes
list:
- one
- "two\\tthree"
inline: [1, "a, b", c d, true]   # end
rules:
  - when: trust # first
    below: 60
  -
    when: cost
nested:
    deeper:
       deepest: x#y
`;
  const expected = {
    runs_dir: '~/evidence',
    'a key': "it's",
    number: -1500,
    nothing: null,
    empty: '',
    yes: 'yes',
    list: ['one', 'two\tthree'],
    inline: [1, 'a, b', 'c d', true],
    rules: [{ when: 'trust', below: 60 }, { when: 'cost' }],
    nested: { deeper: { deepest: 'x#y' } },
  };
  assert.deepEqual(read(text), expected);
  assert.deepEqual(read(`\ufeff${text.replaceAll('\n', '\r\n')}`), expected);
  assert.deepEqual(read(''), {});
  assert.deepEqual(read('# nothing\n\n'), {});
});

test('what is refused is located', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['a: 1\na: 2', /^2:1 a is set twice/],
    ['a:\n\tb: 1', /^2:1 Indent with spaces/],
    ['a: 1\n  b: 2', /^2:3 This line is indented differently/],
    ['a:\n    b: 1\n  c: 2', /^3:3 This line is indented differently/],
    ['  a: 1', /^1:3 The first setting must not be indented/],
    ['just a text', /^1:1 Expected a setting/],
    ['a: "open', /^1:4 The closing " is missing/],
    ["a: 'open", /^1:4 The closing ' is missing/],
    ['a: "\\q"', /^1:5 \\q is not an escape/],
    ['a: "\\ud8"', /^1:5 \\u is not an escape/],
    ['a: [1, 2', /^1:9 Expected a comma or the closing ]/],
    ['a: [', /^1:4 The closing ] is missing/],
    ['a: [1, [2]]', /^1:8 Lists in lists/],
    ['a: ["1" 2]', /^1:9 Expected a comma/],
    ['a: [,]', /^1:5 A text that begins with a comma/],
    ['a: "b" c', /^1:7 Nothing but a comment/],
    ['a: b: c', /^1:5 A text with a colon/],
    ['a: |\n  text', /^1:4 Texts of several lines/],
    ['a: &x 1', /^1:4 Anchors/],
    ['a: *x', /^1:4 Aliases/],
    ['a: !!str 1', /^1:4 Tags/],
    ['a: {b: 1}', /^1:4 Mappings in braces/],
    ['a: 1\n---\nb: 2', /^2:1 One file holds one document/],
    ['%YAML 1.2', /^1:1 One file/],
    ['- a\n- b', /^1:1 The file must consist of settings/],
  ];
  for (const [text, expected] of cases) assert.match(refusal(text), expected, text);
  assert.match(
    refusal(Array.from({ length: 40 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')),
    /nested too deeply/,
  );
});

test('any text is read or refused with a place, never anything else', () => {
  const pieces = fc.constantFrom(
    'a',
    'b: ',
    ': ',
    '- ',
    '\n',
    '  ',
    '"',
    "'",
    '[',
    ']',
    ',',
    '#',
    ' #',
    '\\',
    '|',
    '{',
    '\t',
    '1',
    '---\n',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      try {
        readYaml(text);
      } catch (cause) {
        assert.ok(cause instanceof YamlFault, `${JSON.stringify(text)}: ${String(cause)}`);
        assert.ok(cause.place.line >= 1 && cause.place.line <= text.split('\n').length);
        assert.ok(cause.place.column >= 1);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('whatever JSON writes as a text or a number is read as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer(), (text, number) => {
      const line = `text: ${JSON.stringify(text).replaceAll(/[\u0085\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}`;
      assert.deepEqual(read(`${line}\nnumber: ${number}`), { text, number });
    }),
  );
});

test('the longest file that is read takes no time to speak of, whatever it contains', () => {
  const repeated = (part: string): string => part.repeat(60_000 / part.length);
  const texts = [
    `a: [${repeated('x,')}]`,
    `a: ${repeated('"')}`,
    `a: "${repeated('\\"')}`,
    repeated('- '),
    repeated('a:\n'),
  ];
  for (const text of texts) {
    const began = performance.now();
    refusal(text);
    // Milliseconds; a reader that grows with the square takes minutes.
    assert.ok(performance.now() - began < 20_000, text.slice(0, 20));
  }
});
