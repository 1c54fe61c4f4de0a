import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { ENGINE_ROWS } from './conformance/engine-rows.ts';
import { EVIDENCE_ROWS } from './conformance/evidence-rows.ts';
import { PLUGIN_ROWS } from './conformance/plugin-rows.ts';
import type { Json, Leftovers, Row } from './conformance/row.ts';
import { waitFor } from './host.ts';
import { monitor, withSession } from './session.ts';

/** `npm run conformance` writes the table into the page; `npm test` only compares it. */
const PAGE = join(import.meta.dirname, '../../docs/conformance.md');
const TABLE = /(?<=## Every statement\n\n)[\s\S]*?(?=\n\n## )/;
const DOCUMENTS: Readonly<Record<string, readonly Row[]>> = {
  '000': PLUGIN_ROWS,
  '001': EVIDENCE_ROWS,
  '002': ENGINE_ROWS,
};
const SHOWN = 'env | grep -E "^(CRITIQOR_|OPENCLAW_BUNDLED)" | sort';

const TURNS: readonly ModelTurn[] = [
  { text: 'I look.', tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  { tools: [{ name: 'exec', args: { command: SHOWN } }] },
  { tools: [{ name: 'read', args: { path: 'missing.txt' } }] },
  { tools: [{ name: 'tool_call', args: { id: 'memory_get', args: { path: 'memory/none.md' } } }] },
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

    const touch = { tools: [{ name: 'exec', args: { command: 'touch began' } }] };
    model.script('WAIT.', [touch, { text: 'never said', delayMs: 600_000 }]);
    const second = start(...agent('Please WAIT.'));
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
  const page = readFileSync(PAGE, 'utf8');
  const lines = Object.entries(DOCUMENTS).flatMap(([document, rows]) =>
    rows.map((row) => `| ${document} | ${row.says} | ${toVerdict(row, left)} |`),
  );
  for (const line of lines) t.diagnostic(line);
  assert.deepEqual(
    lines.filter((line) => line.includes('WRONG')),
    [],
  );
  for (const { differs } of Object.values(DOCUMENTS).flat())
    if (differs) assert.ok(page.includes(`| \`${differs}\` |`), `docs/conformance.md explains ${differs}`);
  const table = ['| document | says | here |', '| --- | --- | --- |', ...lines].join('\n');
  if (process.argv.includes('--write'))
    writeFileSync(
      PAGE,
      page.replace(TABLE, () => table),
    );
  else assert.equal(TABLE.exec(page)?.[0], table, 'the table in docs/conformance.md: npm run conformance writes it');
});

/** A row that was said to differ and holds is wrong too: then the page gives a reason for nothing. */
function toVerdict({ holds, differs }: Row, left: Leftovers): string {
  const isTrue = holds(left);
  if (isTrue === (differs !== undefined)) return isTrue ? 'WRONG: it holds' : 'WRONG';
  return differs ? `differs: \`${differs}\`` : 'holds';
}
