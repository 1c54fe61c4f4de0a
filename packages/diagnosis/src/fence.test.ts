import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** The compiler knows no Node here; what the language itself could bring in is looked for in the text. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/from '(?!\.{1,2}\/|@critiqor\/evidence\/)/, 'an import from elsewhere'],
  [/\bimport\(/, 'a dynamic import'],
  [/\bDate\.now\b|\bnew Date\(\)|\bperformance\b/, 'a clock'],
  [/\bMath\.random\b|\bcrypto\b/, 'chance'],
  [/\btoLocale\w*\(|\blocaleCompare\b|\bIntl\b/, 'a locale'],
  [/\bsetTimeout\b|\bfetch\(|\bprocess\./, 'the outside'],
  [/\bget(?:Hours|Date|Month|FullYear|Day|Minutes|TimezoneOffset)\(/, 'a time zone'],
];

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|cases)\.ts$/.test(name) && !/^(testing|recorded)\b/.test(name),
);

test('there are sources to look at', () => assert.ok(sources.length > 20));

for (const name of sources) {
  test(`${name} touches neither files, clock, chance, network nor locale`, () => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\/\/.*$/gm, '');
    for (const [pattern, what] of FORBIDDEN) assert.doesNotMatch(text, pattern, what);
  });
}
