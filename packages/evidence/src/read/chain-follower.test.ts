import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '../contract/event.ts';
import { CHAIN_START } from '../write/chain.ts';
import { type ChainHead, createChainFollower } from './chain-follower.ts';

interface Line {
  readonly writer?: string;
  readonly seq: number;
  readonly hash?: string;
  readonly prev?: string;
  /** What the hash should be, if not what the line says. */
  readonly expected?: string;
}

/** Follows the lines and says what was wrong with each; `hash` of line n is `hn` unless the line says otherwise. */
function follow(lines: readonly Line[]): { problems: (string | null)[]; heads: Map<string, ChainHead> } {
  const heads = new Map<string, ChainHead>();
  const followLine = createChainFollower(heads);
  const problems = lines.map(({ writer = 'a', seq, hash = `h${seq}`, prev, expected = hash }) => {
    const prev_hash = prev ?? (seq === 1 ? CHAIN_START : `h${seq - 1}`);
    return followLine({ writer, seq, hash, prev_hash } as JournalEvent, expected)?.kind ?? null;
  });
  return { problems, heads };
}

const STREAMS: readonly (readonly [is: string, lines: readonly Line[], problems: readonly (string | null)[]])[] = [
  ['an intact chain has no problem', [{ seq: 1 }, { seq: 2 }, { seq: 3 }], [null, null, null]],
  [
    'chains of several writers do not touch each other',
    [{ seq: 1 }, { writer: 'b', seq: 1 }, { seq: 2 }, { writer: 'b', seq: 2 }],
    [null, null, null, null],
  ],
  ['a deleted line is missed at the next one', [{ seq: 1 }, { seq: 3 }, { seq: 4 }], [null, 'missing_lines', null]],
  ['a deleted beginning is missed', [{ seq: 2 }, { seq: 3 }], ['missing_lines', null]],
  ['a repeated line is found', [{ seq: 1 }, { seq: 2 }, { seq: 1 }, { seq: 3 }], [null, null, 'duplicate_line', null]],
  [
    'a line that was moved back is missed, found, and missed no more',
    [{ seq: 1 }, { seq: 3 }, { seq: 2 }, { seq: 2 }, { seq: 4 }],
    [null, 'missing_lines', 'reordered_line', 'duplicate_line', null],
  ],
  [
    'an altered line is one problem',
    [{ seq: 1 }, { seq: 2, expected: 'other' }, { seq: 3 }],
    [null, 'altered_line', null],
  ],
  [
    'a line replaced by one with a fitting hash breaks the chain behind it',
    [{ seq: 1 }, { seq: 2, hash: 'forged' }, { seq: 3 }],
    [null, null, 'broken_chain'],
  ],
  ['a first line that names a predecessor breaks the chain', [{ seq: 1, prev: 'h0' }], ['broken_chain']],
  [
    'an altered line that claims a far place does not take the lines behind it along',
    [{ seq: 1 }, { seq: 999, hash: 'h2', expected: 'other' }, { seq: 3 }, { seq: 4 }],
    [null, 'altered_line', 'missing_lines', null],
  ],
];

for (const [is, lines, problems] of STREAMS) test(is, () => assert.deepEqual(follow(lines).problems, problems));

test('the heads say how far each writer has come', () => {
  const { heads } = follow([{ seq: 1 }, { writer: 'b', seq: 1, hash: 'b1' }, { seq: 2 }]);
  assert.deepEqual(
    [...heads],
    [
      ['a', { seq: 2, hash: 'h2' }],
      ['b', { seq: 1, hash: 'b1' }],
    ],
  );
});

test('a gap of any size is remembered in bounded memory', () => {
  const { problems } = follow([{ seq: 1 }, { seq: Number.MAX_SAFE_INTEGER }, { seq: 10 }, { seq: 1_000_000 }]);
  assert.deepEqual(problems, [null, 'missing_lines', 'reordered_line', 'duplicate_line']);
});
