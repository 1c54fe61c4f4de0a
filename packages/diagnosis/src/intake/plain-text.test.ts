import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPlainText } from './plain-text.ts';

const CASES: readonly (readonly [name: string, text: string, plain: string])[] = [
  ['plain text stays', 'a\nb', 'a\nb'],
  ['colours go', '\u001B[32m12 passed\u001B[0m', '12 passed'],
  ['titles go', '\u001B]0;build\u0007done', 'done'],
  ['carriage returns go', 'a\r\nb\r\n', 'a\nb\n'],
  ['blocks of text are joined', '{"content":[{"type":"text","text":"a"},{"type":"text","text":"b"}]}', 'a\nb'],
  ['also with a flag', '{"isError": false, "content": [{"type": "text", "text": "{\\"id\\": 1}"}]}', '{"id": 1}'],
  [
    'a document with other members stays',
    '{"content":[{"type":"text","text":"a"}],"id":7}',
    '{"content":[{"type":"text","text":"a"}],"id":7}',
  ],
  ['an envelope goes', '{"ok": true, "data": {"id": 1}}', '{"id": 1}'],
  ['one that says no stays', '{"ok": false, "data": []}', '{"ok": false, "data": []}'],
  ['one with other members stays', '{"result": {"id": 1}, "next": 2}', '{"result": {"id": 1}, "next": 2}'],
  ['a picture stays', '{"content":[{"type":"image","data":"x"}]}', '{"content":[{"type":"image","data":"x"}]}'],
  ['what was cut stays', '{"content":[{"type":"text","text":"a', '{"content":[{"type":"text","text":"a'],
];

for (const [name, text, plain] of CASES) test(name, () => assert.equal(toPlainText(text), plain));
