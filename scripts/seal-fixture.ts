import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createScriptedModel } from '../packages/critiqor/src/demo/scripted-model.ts';
import { collect, createHost } from '../test/openclaw/host.ts';
import { SCENARIOS, WORKSPACE_FILES } from '../test/openclaw/scenarios.ts';
import { CRITIQOR } from '../test/openclaw/session.ts';

/**
 * Seals a run of the real OpenClaw as a fixture of today's evidence version: `TMPDIR=/home/dev node scripts/seal-fixture.ts v2-local PROGRAM`, after
 * `node scripts/build.ts`. What is sealed cannot be trimmed afterwards, so the run is short and lives under a neutral path, as must PROGRAM, the
 * `openclaw.mjs` of an installation: the evidence names the skills that come with it.
 */
const PLAYED = ['clean', 'parallel', 'unknown-tool', 'memory', 'skill', 'server-error'];
const ROOT = resolve(import.meta.dirname, '..');

const [name, program] = process.argv.slice(2);
if (!name || !program) throw new Error('Name the fixture, for instance v2-local, and the openclaw.mjs that plays it.');
const target = join(ROOT, 'fixtures/sealed', name);
const model = await createScriptedModel();
const host = createHost({ model, recorder: false });
try {
  const [runsDir, key, openclaw] = ['runs', 'fixture.key', 'bin/openclaw'].map((path) => join(host.home, path)) as [
    string,
    string,
    string,
  ];
  put(openclaw, `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
  for (const [path, text] of Object.entries(WORKSPACE_FILES)) put(join(host.workspace, path), text);
  const critiqor = (...args: readonly string[]) =>
    spawn(process.execPath, [CRITIQOR, ...args], {
      cwd: host.workspace,
      env: { ...host.env, CRITIQOR_RUNS_DIR: runsDir },
    });
  await succeed(critiqor('keys', 'create', key));

  model.script('PLAY.', [
    // An answer without a tool would end the run.
    ...SCENARIOS.filter(({ name }) => PLAYED.includes(name)).flatMap(({ turns }) =>
      turns.filter(({ tools, error }) => tools || error),
    ),
    { text: 'That is all.' },
  ]);
  const agent = ['agent', '--local', '--agent', 'main', '--message', 'Please do PLAY.'];
  await succeed(critiqor('monitor', 'openclaw', '--openclaw-command', openclaw, '--', ...agent));
  await succeed(critiqor('finalize', '--no-dashboard', '--signing-key', key));
  await succeed(critiqor('verify', 'latest', '--public-key', `${key}.pub`));

  const sealed = join(runsDir, 'run_001/session.json');
  const text = readFileSync(sealed, 'utf8');
  if (text.includes(ROOT)) throw new Error(`The run mentions ${ROOT}.`);
  mkdirSync(target, { recursive: true });
  cpSync(sealed, join(target, 'session.json'));
  cpSync(`${key}.pub`, join(target, 'public-key.pem'));
  console.log(`${target}: ${text.length} characters, ${model.exchanges.length} model calls`);
} finally {
  await model.close();
  host.remove();
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o755 });
}

async function succeed(child: ReturnType<typeof spawn>): Promise<void> {
  const { code, stderr } = await collect(child);
  if (code !== 0) throw new Error(stderr);
}
