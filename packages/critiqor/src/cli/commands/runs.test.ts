import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { createRunRecord, transition } from '../../runs/run-lifecycle.ts';
import { makeOpenRun } from '../../testing/always/open-run.ts';
import { toCommandExitCode } from '../command-end.ts';
import { createProgram } from '../program.ts';

function makeRunsDir(t: TestContext, agents: readonly string[]): string {
  const runsDir = mkdtempSync(join(tmpdir(), 'critiqor-cli-'));
  t.after(() => rmSync(runsDir, { recursive: true }));
  for (const [index, agent_id] of agents.entries()) {
    const paths = toRunPaths(runsDir, `run_00${index + 1}`);
    mkdirSync(paths.directory);
    const metadata = {
      agent_id,
      tenant_id: 't',
      framework: 'openclaw',
      visibility: 'private',
      benchmark_id: 'b',
      difficulty_tier: 'standard',
      labels: { number: String(index) },
    } as const;
    const at = new Date(Date.UTC(2026, 10, 10 + index)).toISOString();
    const record = createRunRecord(`run_00${index + 1}`, metadata, at);
    writeFileSync(paths.record, JSON.stringify(transition(record, 'ABORTED', at, 'given up')));
  }
  return runsDir;
}

/** What a command prints, and its exit code. */
async function run(t: TestContext, ...args: readonly string[]): Promise<{ out: string; code: number }> {
  const log = t.mock.method(console, 'log', () => {});
  const quiet = t.mock.method(process.stderr, 'write', () => true);
  try {
    const program = await createProgram(args[0]);
    await program.parseAsync(args, { from: 'user' });
    return { out: log.mock.calls.map((call) => String(call.arguments[0])).join('\n'), code: 0 };
  } catch (cause) {
    return { out: '', code: toCommandExitCode(cause) };
  } finally {
    for (const mocked of [log, quiet]) mocked.mock.restore();
  }
}

test('a table for people: unknown values are dashes, and hostile names do no harm', async (t) => {
  const runsDir = makeRunsDir(t, ['deployer', 'evil\u001b[2J\nname']);
  const { out } = await run(t, 'runs', '--runs-dir', runsDir);
  const [titles, first, second, ...rest] = out.split('\n');
  assert.match(
    titles ?? '',
    /^run +state +trust +task +started +duration +agent +events +readiness +primary failure +size$/,
  );
  assert.match(first ?? '', /^run_001 +ABORTED +– +– +2026-11-10 00:00Z +– +deployer +– +– +– +\S+ K?B$/);
  assert.match(second ?? '', /evil�\[2J�name/);
  assert.deepEqual(rest, [`Runs in ${runsDir} (--runs-dir)`]);
  assert.match((await run(t, 'runs', '--runs-dir', join(runsDir, 'none'))).out, /^There are no runs in /);
  assert.match((await run(t, 'runs', '--runs-dir', runsDir, '--agent', 'nobody')).out, /^No run .* matches/);
});

test('a run of an installed recorder that is still open is listed, with its ids redacted', async (t) => {
  const runsDir = makeRunsDir(t, ['deployer']);
  const token = 'ghp_0123456789abcdefghijklmnopqrstuvwxyz';
  makeOpenRun(runsDir, 'run_002', { job: { conversation_key: `agent:main:${token}`, channel: 'telegram' } });
  const rows = JSON.parse((await run(t, 'runs', '--runs-dir', runsDir, '--json')).out);
  const [closed, open] = rows;
  assert.deepEqual([rows.length, closed.status, open.status, open.channel], [2, 'ABORTED', 'MONITORING', 'telegram']);
  assert.ok(open.conversation.startsWith('agent:main:') && !open.conversation.includes(token));
});

test('filters on the command line, and the rows as JSON', async (t) => {
  const runsDir = makeRunsDir(t, ['deployer', 'reviewer', 'deployer']);
  const ids = async (...args: readonly string[]): Promise<string[]> => {
    const { out } = await run(t, 'runs', '--runs-dir', runsDir, '--json', ...args);
    return (JSON.parse(out) as { run_id: string }[]).map(({ run_id }) => run_id);
  };
  assert.deepEqual(await ids(), ['run_001', 'run_002', 'run_003']);
  assert.deepEqual(await ids('--agent', 'deployer', '--limit', '1'), ['run_003']);
  assert.deepEqual(await ids('--state', 'aborted', '--label', 'number=1'), ['run_002']);
  assert.deepEqual(await ids('--since', '2026-11-11'), ['run_002', 'run_003']);
  assert.deepEqual(await ids('--since', '1s'), []);
  assert.deepEqual(await ids('--readiness', 'ready_for_runtime'), []);
});

test('what is not understood is refused, whatever the directory', async (t) => {
  const wrong = [
    ['--state', 'SLEEPING'],
    ['--since', 'yesterday'],
    ['--since', '2026-99-99'],
    ['--limit', '0'],
    ['--limit', 'many'],
    ['--label', 'branch'],
    ['--readiness', 'perfect'],
    ['--colour'],
    ['too', 'many'],
  ];
  for (const args of wrong) assert.equal((await run(t, 'runs', ...args)).code, 2, args.join(' '));
});

test('every command has help with examples, alone as among all', async () => {
  const program = await createProgram();
  const leaves = program.commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]));
  for (const command of leaves) {
    let text = '';
    command.configureOutput({
      writeOut: (part) => {
        text += part;
      },
    });
    command.outputHelp();
    assert.match(text, /\nExamples:\n {2}\$ critiqor /, command.name());
  }
  for (const { name } of program.commands.map((command) => ({ name: command.name() }))) {
    assert.deepEqual(
      (await createProgram(name)).commands.map((command) => command.name()),
      [name],
    );
  }
  assert.equal((await createProgram('constructor')).commands.length, program.commands.length);
});
