import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { effectsOf, show } from '../testing/effects-of.ts';

const RUNNING = 'Command still running (session calm-reef, pid 41220). Use process (list/poll/log) for follow-up.';

describe('a later look tells how it ended', () => {
  test('the poll of a background command', () => {
    const [build, , poll] = effectsOf(
      ['exec', { command: 'npm run build', background: true }, RUNNING],
      ['process', { action: 'poll', sessionId: 'calm-reef' }, 'bundling\n\nProcess still running.'],
      ['process', { action: 'poll', sessionId: 'calm-reef' }, 'error during build:\nx\n\nProcess exited with code 1.'],
    );
    assert.equal(build && show(build), 'build failed');
    assert.equal(build?.settledBy, poll);
  });

  test('a command that is never asked for again is not over', () => {
    const [run] = effectsOf(
      ['exec', { command: 'python train.py', background: true }, RUNNING],
      ['process', { action: 'poll', sessionId: 'calm-reef' }, 'epoch 3\n\nProcess still running.'],
    );
    assert.equal(run && show(run), 'run unknown');
  });

  test('a server that still runs has started', () => {
    const [start] = effectsOf(['exec', { command: 'npm run dev', background: true }, RUNNING]);
    assert.equal(start && show(start), 'start succeeded');
  });

  test('a server that has ended has not', () => {
    const [start] = effectsOf(
      ['exec', { command: 'npm run dev', background: true }, RUNNING],
      ['process', { action: 'log', sessionId: 'calm-reef' }, 'Error: Port in use\n\nProcess exited with code 1.'],
    );
    assert.equal(start && show(start), 'start failed');
  });

  for (const [status, ending] of [
    ['delivered', 'succeeded'],
    ['undelivered', 'failed'],
    ['queued', 'unknown'],
  ] as const)
    test(`the status of a message: ${status}`, () => {
      const [send] = effectsOf(
        ['sms_send', { to: '+49' }, { sid: 'SM77', status: 'queued' }],
        ['get_message', { sid: 'SM77' }, { sid: 'SM77', status }],
      );
      assert.equal(send?.ending, ending);
    });

  test('the approval of a transfer', () => {
    const [pay] = effectsOf(
      ['create_transfer', { amount: 3 }, { id: 'tr_1', status: 'pending_approval' }],
      ['approve_transfer', { id: 'tr_1' }, { id: 'tr_1', status: 'executed' }],
    );
    assert.equal(pay && show(pay), 'pay succeeded');
  });

  test('a page that is gone after it was deleted', () => {
    const [, check] = effectsOf(
      ['exec', { command: 'rm public/campaign.html' }, '', { exit: 0 }],
      ['exec', { command: 'curl -s -o /dev/null -w "%{http_code}" https://a.io/campaign' }, '404', { exit: 0 }],
    );
    assert.equal(check && show(check), 'check succeeded');
  });
});

describe('a later attempt repairs', () => {
  test('tests that pass in the end', () => {
    const [first, , last] = effectsOf(
      ['exec', { command: 'pytest -q tests/a.py' }, '1 failed in 0.1s', { exit: 1 }],
      ['edit', { path: 'a.py' }, 'Successfully replaced 1 block(s).'],
      ['exec', { command: 'pytest -q tests/a.py' }, '1 passed in 0.1s', { exit: 0 }],
    );
    assert.equal(first?.repairedBy, last);
    assert.equal(first?.supersededBy, last);
  });

  test('a run of all tests covers those of a part, and not the other way round', () => {
    const failed = ['exec', { command: 'pytest -q' }, '1 failed in 0.1s', { exit: 1 }] as const;
    const part = ['exec', { command: 'pytest -q tests/a.py' }, '1 passed in 0.1s', { exit: 0 }] as const;
    const all = ['exec', { command: 'pytest -q' }, '9 passed in 0.1s', { exit: 0 }] as const;
    assert.equal(effectsOf(failed, part)[0]?.repairedBy, null);
    assert.ok(
      effectsOf(['exec', { command: 'pytest tests/b.py' }, '1 failed in 0.1s', { exit: 1 }], all)[0]?.repairedBy,
    );
  });

  test('another recipient does not', () => {
    const [first] = effectsOf(
      ['gmail_send', { to: ['a@b.io'], subject: 'News' }, { error: '421 try again' }],
      ['gmail_send', { to: ['c@b.io'], subject: 'News' }, { id: 'x' }],
    );
    assert.equal(first?.repairedBy, null);
  });

  test('the same recipient does', () => {
    const [first] = effectsOf(
      ['gmail_send', { to: ['a@b.io'] }, { error: '421 try again' }],
      ['gmail_send', { to: ['a@b.io'] }, { id: 'x' }],
    );
    assert.ok(first?.repairedBy);
  });
});

describe('a later effect takes back', () => {
  test('a file that is deleted', () => {
    const [write] = effectsOf(
      ['write', { path: 'a.md', content: 'x' }, 'Successfully wrote 1 bytes'],
      ['exec', { command: 'rm a.md' }, '', { exit: 0 }],
    );
    assert.ok(write?.undoneBy);
  });

  test('a change that is checked out again, and a commit that is reset', () => {
    const [edit, commit] = effectsOf(
      ['edit', { path: 'a.md' }, 'Successfully replaced 1 block(s).'],
      ['exec', { command: 'git commit -am x' }, '[main 3be9f10] x', { exit: 0 }],
      ['exec', { command: 'git checkout -- a.md' }, '', { exit: 0 }],
      ['exec', { command: 'git reset --hard HEAD~1' }, 'HEAD is now at 1', { exit: 0 }],
    );
    assert.ok(edit?.undoneBy);
    assert.ok(commit?.undoneBy);
  });

  test('a booking by the id that it gave', () => {
    const [book, other] = effectsOf(
      ['hotels__book', { id: 'h1' }, { ref: 'AB-77', status: 'confirmed' }],
      ['hotels__book', { id: 'h2' }, { ref: 'AB-78', status: 'confirmed' }],
      ['booking__cancel', { ref: 'AB-77' }, { status: 'cancelled' }],
    );
    assert.ok(book?.undoneBy);
    assert.equal(other?.undoneBy, null);
  });

  test('one message of a channel and not the others', () => {
    const [first, second] = effectsOf(
      ['slack__post_message', { channel: '#a', text: 'x' }, { ok: true, ts: '171.01' }],
      ['slack__post_message', { channel: '#a', text: 'y' }, { ok: true, ts: '171.02' }],
      ['slack__delete_message', { channel: '#a', ts: '171.02' }, { ok: true }],
    );
    assert.equal(first?.undoneBy, null);
    assert.ok(second?.undoneBy);
  });
});

test('many calls about one thing take linear time', () => {
  const toCalls = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      index % 2 === 0
        ? (['sms_send', { to: '+49' }, { sid: 'SM77', status: 'queued' }] as const)
        : (['get_message', { sid: 'SM77' }, { sid: 'SM77', status: 'queued' }] as const),
    );
  effectsOf(...toCalls(1_000));
  const started = performance.now();
  effectsOf(...toCalls(20_000));
  assert.ok(performance.now() - started < 30_000);
});
