import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createTestWriter, type LineDraft } from '../../testing/test-evidence.ts';
import { MAX_TEXT_CHARS, toBoundedLine, toEventText } from './event-text.ts';

const tell = (draft: LineDraft): string => toEventText(JSON.parse(createTestWriter('w')(draft)) as JournalEvent);

test('an event says in one line what a person would want to read', () => {
  const cases: readonly (readonly [LineDraft, string])[] = [
    [
      { payload: { input: { command: 'ls\n -la', options: [1, true, null] } } },
      'command: ls -la, options: 1 true null',
    ],
    [
      {
        event_type: 'tool_result',
        error: 'No such file',
        payload: { result: { content: [{ type: 'text', text: 'ENOENT' }] } },
      },
      'No such file · ENOENT',
    ],
    [{ event_type: 'tool_result', payload: { blocked_by: 'hook', result: 'plain' } }, 'hook · plain'],
    [{ event_type: 'input', payload: { text: '  hello\tworld  ' } }, 'hello world'],
    [{ event_type: 'memory_search', payload: { query: 'where', result_status: 'empty' } }, 'where · empty'],
    [{ event_type: 'unheard_of', payload: { a: { b: 'c' } } }, 'a: b: c'],
    [{ event_type: 'message_end', payload: {} }, ''],
  ];
  for (const [draft, text] of cases) assert.equal(tell(draft), text);
});

test('a line is bounded, whatever it is made of, and never ends within a character', () => {
  const long = tell({ event_type: 'input', payload: { text: `${'x'.repeat(MAX_TEXT_CHARS - 1)}😀` } });
  assert.equal(long, 'x'.repeat(MAX_TEXT_CHARS - 1));
  const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`name${number}`, number]));
  assert.ok(tell({ payload: { input: wide } }).length <= MAX_TEXT_CHARS);
  let deep: unknown = 'end';
  for (let depth = 0; depth < 5_000; depth++) deep = [deep];
  assert.equal(toBoundedLine(deep, 100), '…');
});
