import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPrintable, toPrintableJson, toPrintableLines, withPrintableTexts } from './format.ts';

/** What a terminal would interpret: colours, titles, links, the clipboard, the cursor, C1 controls, directions, invisible characters. */
const HOSTILE = [
  '\x1b[31mred',
  '\x1b]0;title\x07',
  '\x1b]8;;https://example.com\x1b\\link',
  '\x1b]52;c;aGk=\x07',
  'over\rwritten',
  'back\b\bspace',
  '\x9b2J',
  '\u202egnp.exe',
  '\u2066isolate',
  'zero\u200bwidth',
  'tag\u{e0041}',
  'line\u2028separator',
  '\x7f',
];
const INTERPRETED = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

test('nothing of a recorded text is interpreted', () => {
  for (const text of HOSTILE) {
    assert.doesNotMatch(toPrintable(text), INTERPRETED, JSON.stringify(text));
    assert.doesNotMatch(withPrintableTexts({ [text]: [text, 1, null] }).toString(), INTERPRETED);
    assert.doesNotMatch(
      Object.entries(withPrintableTexts({ [text]: text }))
        .flat()
        .join(),
      INTERPRETED,
    );
    assert.doesNotMatch(toPrintableLines(`${text}\n${text}`).replace('\n', ''), INTERPRETED);
  }
});

test('JSON keeps the value and shows no character that a terminal interprets', () => {
  const value = { texts: HOSTILE, nested: { [HOSTILE.join('')]: 1 } };
  assert.doesNotMatch(toPrintableJson(value), INTERPRETED);
  assert.deepEqual(JSON.parse(toPrintableJson(value, 2)), value);
});
