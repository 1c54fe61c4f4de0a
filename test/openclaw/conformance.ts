import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { type Json, type Leftovers, ROWS } from './conformance-rows.ts';
import { waitFor } from './host.ts';
import { monitor, withSession } from './session.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/conformance.md'), 'utf8');
const SHOWN = 'env | grep -E "^(CRITIQOR_|OPENCLAW_BUNDLED)" | sort';

const TURNS: readonly ModelTurn[] = [
  { text: 'I look.', tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  { tools: [{ name: 'exec', args: { command: SHOWN } }] },
  { tools: [{ name: 'tool_call', args: { id: 'memory_search', args: { query: 'the plan' } } }] },
  { text: 'late', error: { status: 401, message: 'Incorrect key' }, delayMs: 5_000 },
];

/** A run that ends with an exit code of its own, looked at while it runs and afterwards; and one that is aborted. */
async function playRun(): Promise<Leftovers> {
  let left: Leftovers | undefined;
  await withSession(async ({ model, host, runsDir, start, critiqor }) => {
    const read = (name: string): Json => JSON.parse(readFileSync(join(runsDir, name), 'utf8'));
    const agent = (message: string) =>
      monitor('--', 'agent', '--local', '--agent', 'main', '--message', message) as [string];
    model.script('WORK.', TURNS);
    const { ended } = start(...agent('Please WORK.'));
    const isShown = (): boolean =>
      existsSync(join(runsDir, 'run_001/session.json')) &&
      read('run_001/session.json').events?.some(({ event_type }: Json) => event_type === 'memory_search');
    const isOver = ended.then(({ stdout, stderr }) => assert.fail(`it ended before:\n${stdout}\n${stderr}`));
    // Afterwards it may end whenever it likes.
    isOver.catch(() => {});
    await Promise.race([waitFor('events in session.json while the agent runs', isShown, 500_000), isOver]);
    const [live, liveRecord, active] = ['run_001/session.json', 'run_001.json', 'active_session.json'].map(read);
    await ended;
    const finalized = await critiqor('finalize', '--no-dashboard');
    assert.equal(finalized.code, 0, finalized.stderr);
    const isActiveLeft = existsSync(join(runsDir, 'active_session.json'));
    const digest = (): string =>
      createHash('sha256')
        .update(readFileSync(join(runsDir, 'run_001/session.json')))
        .digest('hex');
    const before = digest();
    assert.equal((await critiqor('diagnose', 'run_001')).code, 0);
    const session = read('run_001/session.json');
    const environment = JSON.stringify(session.events.filter(({ event_type }: Json) => event_type === 'tool_result'));

    model.script('SLEEP.', [{ tools: [{ name: 'exec', args: { command: 'touch began; sleep 300' } }] }]);
    const second = start(...agent('Please SLEEP.'));
    await waitFor('the command', () => existsSync(join(host.workspace, 'began')), 500_000);
    assert.equal((await critiqor('abort')).code, 0);
    const told = (await second.ended).stderr;
    assert.match(told, /OpenClaw was ended by critiqor abort/);
    assert.match(told, /recorder {2}attached \(agent_local\)/);
    assert.doesNotMatch(told, /critiqor finalize|NEVER ATTACHED/);
    left = {
      ...{ live, liveRecord, active, isActiveLeft, session, environment },
      record: read('run_001.json'),
      diagnosis: read('run_001/diagnosis.json'),
      aborted: read('run_002.json'),
      isUnchanged: digest() === before,
    };
  });
  assert.ok(left);
  return left;
}

test('every documented field, held against the files of a real run', async (t) => {
  const left = await playRun();
  const wrong: string[] = [];
  for (const row of ROWS) {
    const holds = row.holds(left);
    const verdict = holds ? 'holds' : row.differs ? `differs: ${row.differs}` : 'WRONG';
    t.diagnostic(`${row.of}  ${verdict.padEnd(26)} ${row.says}`);
    if (holds === (row.differs !== undefined)) wrong.push(`${row.of} ${row.says}`);
    if (row.differs) assert.ok(DOCUMENT.includes(`\`${row.differs}\``), `docs/conformance.md explains ${row.differs}`);
  }
  t.diagnostic(`${ROWS.length} rows, ${ROWS.filter(({ differs }) => differs).length} of them differ on purpose`);
  assert.deepEqual(wrong, []);
  assert.match(left.diagnosis.recommendations.next_action, /./);
});
