import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { before, test } from 'node:test';
import { runCommand } from '../testing/pipeline/run-command.ts';
import { addSealedRun, makeRunsDir } from '../testing/test-dashboard.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const run = (program: string, args: readonly string[], cwd: string) => {
  const { stdout, stderr, status } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  return stdout;
};

before(() => run(process.execPath, ['scripts/build-libraries.ts'], ROOT));

/** A project of a stranger that has both packages as they would be published, and nothing of ours besides. */
function makeProject(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of ['evidence', 'diagnosis']) {
    const packed = run(
      'npm',
      ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder],
      join(ROOT, 'packages', name),
    );
    const target = join(folder, 'node_modules/@critiqor', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', join(folder, packed.trim()), '-C', target, '--strip-components=1'], folder);
    assert.deepEqual(readdirSync(target).sort(), ['LICENSE', 'README.md', 'dist', 'package.json']);
    const code = readFileSync(join(target, 'dist/library.js'), 'utf8');
    const imported = [...code.matchAll(/^import\b[^;\n]*["']([^"']+)["'];$/gm)].map(([, from = '']) => from);
    // The engine does not even use Node.
    assert.deepEqual(
      imported.filter((from) => name === 'diagnosis' || !from.startsWith('node:')),
      [],
    );
  }
}

test('the published libraries judge like the command, and their types fit the example', async (t) => {
  const runsDir = makeRunsDir(t);
  const { session } = await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const folder = dirname(runsDir);
  makeProject(folder);
  copyFileSync(join(ROOT, 'examples/judge-evidence.ts'), join(folder, 'judge-evidence.ts'));
  const out = run(process.execPath, ['judge-evidence.ts', session], folder);
  const { diagnosis } = JSON.parse((await runCommand(t, 'show', '--json', '--runs-dir', runsDir)).out);
  const { trust_score, readiness_level } = diagnosis.executive_summary;
  const [first, ...findings] = out.trimEnd().split('\n');
  assert.equal(first, `run_001: trust ${trust_score}, ${readiness_level}`);
  assert.deepEqual(
    findings,
    diagnosis.findings.map(
      ({ severity, title, began_at_event_id }: Record<string, string>) =>
        `  ${severity}: ${title}, began at ${began_at_event_id}`,
    ),
  );
  assert.ok(findings.length > 0);

  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--skipLibCheck', 'false'];
  const node = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
  const readmes = ['evidence', 'diagnosis'].map((name) => {
    const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? [];
    assert.notEqual(code, '');
    writeFileSync(join(folder, `${name}.ts`), code.replace('runs/run_007/', 'runs/run_001/'));
    return `${name}.ts`;
  });
  run(process.execPath, [TSC, ...options, ...node, 'judge-evidence.ts', ...readmes], folder);
  for (const file of readmes) assert.notEqual(run(process.execPath, [file], folder), '', file);
  assert.ok(existsSync(join(folder, 'node_modules/@critiqor/evidence/dist/types/evidence/library.d.ts')));
});
