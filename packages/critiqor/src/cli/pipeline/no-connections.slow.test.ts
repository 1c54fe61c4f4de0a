import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { makeFakeOpenClaw, recordMark } from '../../testing/fake-openclaw.ts';
import { CRITIQOR } from '../../testing/run-critiqor.ts';
import { addSealedRun, makeRunsDir } from '../../testing/test-dashboard.ts';
import { createProgram } from '../program.ts';

const PRELOAD = join(import.meta.dirname, '../../testing/pipeline/note-connections.ts');
/** It installs packages through npm where none are found, as docs/privacy.md says. */
const CONNECTS = ['demo'];
const NEVER_ENDS_MS = 4_000;

test('with default settings no command connects anywhere', async (t) => {
  const runsDir = makeRunsDir(t);
  const folder = dirname(runsDir);
  for (const id of ['run_001', 'run_002']) await addSealedRun(runsDir, id, 'gateway-clean');
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), recordMark(folder, 'mark'));
  const [trace, output] = [join(folder, 'trace.jsonl'), (name: string) => ['--output', join(folder, name)]];
  writeFileSync(trace, '{"schema_version":"critiqor.trace.v1","trace_id":"t","events":[]}\n');
  mkdirSync(join(folder, 'work'));
  const noted = join(folder, 'noted');
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', PRELOAD, CRITIQOR, ...args], {
      cwd: join(folder, 'work'),
      encoding: 'utf8',
      timeout: args[0] === 'dashboard' || !(args[0] && args[0] in COMMANDS) ? NEVER_ENDS_MS : 120_000,
      env: { ...process.env, HOME: folder, CRITIQOR_RUNS_DIR: runsDir, NOTE_CONNECTIONS: noted },
    });
  const COMMANDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
    monitor: [['openclaw', '--openclaw-command', openclaw, '--', 'agent', '--local']],
    status: [[]],
    finalize: [['--no-dashboard']],
    run: [['--openclaw-command', openclaw, '--', 'agent', 'exec', 'hello']],
    abort: [[]],
    runs: [[]],
    show: [[], ['--verbose'], ['--steps']],
    check: [[]],
    compare: [['run_001', 'run_002']],
    export: [
      ...['html', 'markdown', 'json', 'trace', 'playbook'].map((name) => [
        'run_001',
        '--format',
        name,
        ...output(name),
      ]),
      ['run_001', '--format', 'bundle', ...output('b.tar.gz')],
      ['run_001', '--format', 'otlp', ...output('spans.jsonl')],
    ],
    dashboard: [['--no-open']],
    diagnose: [['run_001']],
    verify: [['run_001'], [join(folder, 'b.tar.gz')]],
    annotate: [['run_001', '--note', 'x']],
    feedback: [[]],
    import: [['openclaw']],
    config: [[]],
    init: [output('critiqor.yaml')],
    keys: [['create', join(folder, 'key.pem')]],
    doctor: [['--openclaw-command', openclaw]],
    eval: [[trace, '--out', join(folder, 'predictions.jsonl')]],
    rm: [['run_002', '--yes']],
  };
  // A command that nobody listed here is run as it is: it must not connect either.
  const names = (await createProgram()).commands.map((command) => command.name());
  for (const name of [...Object.keys(COMMANDS), ...names.filter((one) => !(one in COMMANDS))]) {
    if (CONNECTS.includes(name)) continue;
    for (const args of COMMANDS[name] ?? [[]]) run(name, ...args);
    const connections = existsSync(noted) ? readFileSync(noted, 'utf8') : '';
    assert.equal(connections, '', `critiqor ${name}`);
  }
  assert.ok(existsSync(join(folder, 'spans.jsonl')), 'the commands did their work');
  assert.ok(existsSync(join(folder, 'html')));
  run('export', 'run_001', '--format', 'otlp');
  assert.match(readFileSync(noted, 'utf8'), /4318/, 'the test sees connections');
});
