import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { EXIT } from '../../system/exit-codes.ts';
import { toCommandExitCode } from '../command-end.ts';
import { createProgram } from '../program.ts';

async function run(t: TestContext, ...args: readonly string[]): Promise<number> {
  t.mock.method(process.stderr, 'write', () => true);
  try {
    await (await createProgram('eval')).parseAsync(['eval', ...args], { from: 'user' });
    return EXIT.ok;
  } catch (cause) {
    return toCommandExitCode(cause);
  } finally {
    t.mock.restoreAll();
  }
}

test('the act of each sentence is written, and an error for each bad line', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-eval-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [input, out] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')];
  writeFileSync(input, '{"id":"a","text":"Committed and pushed."}\n{\n{"id":"b","text":"Shall I go on?"}\n');
  assert.equal(await run(t, '--statements', input, '--out', out), EXIT.ok);
  assert.deepEqual(
    readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    [
      { id: 'a', act: 'done' },
      { id: `${input}:2`, act: null, error: 'The line is not JSON.' },
      { id: 'b', act: 'question' },
    ],
  );
});

test('eval needs traces or sentences, not both and not neither', async (t) => {
  assert.equal(await run(t, '--out', '-'), EXIT.usage);
  assert.equal(await run(t, 'traces', '--statements', 'x.jsonl', '--out', '-'), EXIT.usage);
  assert.equal(await run(t, '--statements', 'no-such-file.jsonl', '--out', '-'), EXIT.usage);
});
