import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toBar, withProgress } from './progress.ts';

/** Seals in steps of half a second, and returns what was said meanwhile. */
async function play(isTTY: boolean, steps: number, fails = false): Promise<string[]> {
  const said: string[] = [];
  let time = 1_000;
  const work = async (onProgress: (done: number, total: number) => void): Promise<void> => {
    for (let step = 0; step <= steps; step++, time += 500) onProgress(step, steps);
    if (fails) throw new Error('the disk is full');
  };
  const stream = { isTTY, write: (text: string) => said.push(text) };
  await withProgress(stream, work, () => time).catch(() => {});
  return said;
}

test('without a terminal: nothing for two seconds, then a line every few', async () => {
  assert.deepEqual(await play(false, 4), []);
  const said = await play(false, 40);
  assert.deepEqual(said, [
    'critiqor: sealing 10 %\n',
    'critiqor: sealing 35 %\n',
    'critiqor: sealing 60 %\n',
    'critiqor: sealing 85 %\n',
  ]);
});

test('on a terminal: in place, and gone at the end, whether it ends well or not', async () => {
  for (const fails of [false, true]) {
    const said = await play(true, 4, fails);
    assert.deepEqual(said, [
      '\r\u001b[2Kcritiqor: sealing 25 %',
      '\r\u001b[2Kcritiqor: sealing 50 %',
      '\r\u001b[2Kcritiqor: sealing 75 %',
      '\r\u001b[2K',
    ]);
  }
  assert.deepEqual(await play(true, 0), [], 'what is done at once leaves no trace');
});

test('a bar of any share has the same length', () => {
  assert.equal(toBar(0), `[${'.'.repeat(24)}] 0 %`);
  assert.equal(toBar(0.5), `[${'#'.repeat(12)}${'.'.repeat(12)}] 50 %`);
  assert.equal(toBar(1), `[${'#'.repeat(24)}] 100 %`);
});
