import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toUnits } from './units.ts';

const read = (text: string): string =>
  toUnits(text)
    .map(({ kind, text: unit }) => (kind === 'word' ? unit : `${kind}(${unit})`))
    .join(' ');

test('contractions become their words', () => {
  assert.equal(read("I've pushed it, it won't fail"), 'i have pushed it mark(,) it will not fail');
});

test('elisions stand by themselves', () => {
  assert.equal(read("J'ai fini"), "j' ai fini");
});

test('names of things are masked by kind', () => {
  assert.equal(
    read('src/a.ts b.md https://x.org/a a@b.com v1.2.3 `npm test` "all ok"'),
    'path(⟨path⟩) path(⟨path⟩) url(⟨url⟩) email(⟨email⟩) id(⟨id⟩) command(⟨command⟩) quotation(⟨quotation⟩)',
  );
});

test('numbers, ratios and boxes', () => {
  assert.equal(read('- [x] 3/4 at 0 %'), 'mark(-) box([x]) number(#) mark(/) number(#) at number(#0) mark(%)');
});

test('units keep their place in the text', () => {
  const text = "Don't stop „hier“ 完成 ✅";
  for (const { start, end } of toUnits(text)) assert.ok(start < end && end <= text.length);
});
