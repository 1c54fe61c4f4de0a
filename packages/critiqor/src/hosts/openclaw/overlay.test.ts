import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { PluginPolicy } from './command.ts';
import { type OverlayOptions, writeOverlay } from './overlay.ts';

function prepare(
  t: TestContext,
  plugins: PluginPolicy,
  args: readonly string[] = ['chat'],
  hasConfig = true,
): OverlayOptions & { config: string } {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-overlay-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const config = join(folder, 'state', 'openclaw.json');
  mkdirSync(join(folder, 'state'));
  if (hasConfig) writeFileSync(config, '{ /* mine */ }');
  const paths = toRunPaths(join(folder, 'runs'), 'run_001');
  mkdirSync(paths.directory, { recursive: true });
  const installation = { version: '2026.9.6', configPath: config, stateDir: join(folder, 'state'), plugins };
  return { paths, installation, pluginDir: '/plugin', capture: 'standard', args, env: {}, config };
}

const read = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { $include?: string; plugins: { allow?: string[]; load?: object } };

test("the user's configuration is included, and not touched", (t) => {
  const options = prepare(t, {});
  const { path, env } = writeOverlay(options);
  assert.equal(read(path).$include, options.config);
  assert.equal(readFileSync(options.config, 'utf8'), '{ /* mine */ }');
  assert.equal(env.OPENCLAW_CONFIG_PATH, path);
  assert.equal(env.OPENCLAW_STATE_DIR, options.installation.stateDir);
  assert.equal(env.OPENCLAW_CONFIG_READONLY, undefined);
  assert.equal(readFileSync(options.paths.overlayCopy, 'utf8'), readFileSync(path, 'utf8'));
});

test('without a configuration nothing is included, and OpenClaw may not write into ours', (t) => {
  const { path, env } = writeOverlay(prepare(t, {}, ['chat'], false));
  assert.equal(read(path).$include, undefined);
  assert.equal(env.OPENCLAW_CONFIG_READONLY, '1');
});

test('the recorder joins an allowlist that exists, and never starts one', (t) => {
  assert.equal(read(writeOverlay(prepare(t, {})).path).plugins.allow, undefined);
  assert.deepEqual(read(writeOverlay(prepare(t, { allow: ['memory-core'] })).path).plugins.allow, [
    'critiqor-openclaw',
  ]);
  assert.equal(read(writeOverlay(prepare(t, { allow: ['critiqor-openclaw'] })).path).plugins.allow, undefined);
});

test('agent exec --config X: the overlay takes its place and includes it', (t) => {
  for (const form of [['--config', '/other.json5'], ['--config=/other.json5']]) {
    const options = prepare(t, {}, ['agent', 'exec', ...form, 'hi']);
    const { path, args } = writeOverlay(options);
    assert.deepEqual(args, ['agent', 'exec', '--config', path, 'hi']);
  }
  const said = ['agent', '--local', '--message', '--config', 'x'];
  assert.deepEqual(writeOverlay(prepare(t, {}, said)).args, said, 'only agent exec has that option');
});

test('a recorder that the user loads anyway gets no second copy beside it', (t) => {
  const options = prepare(t, {});
  const installed = join(dirname(options.config), 'recorder');
  mkdirSync(installed);
  writeFileSync(join(installed, 'openclaw.plugin.json'), JSON.stringify({ id: 'critiqor-openclaw' }));
  const withPaths = (paths: string[]) => ({
    ...options,
    installation: { ...options.installation, plugins: { load: { paths } } },
  });
  assert.equal(read(writeOverlay(withPaths([installed])).path).plugins.load, undefined);
  assert.deepEqual(read(writeOverlay(withPaths(['/elsewhere'])).path).plugins.load, { paths: ['/plugin'] });
});

test('a configuration that is only a link may include what lies beside its target', (t) => {
  const options = prepare(t, {}, ['chat'], false);
  const target = join(dirname(options.config), 'dotfiles', 'openclaw.json');
  mkdirSync(dirname(target));
  writeFileSync(target, '{}');
  symlinkSync(target, options.config);
  assert.equal(
    writeOverlay(options).env.OPENCLAW_INCLUDE_ROOTS,
    `${dirname(options.config)}:${realpathSync(dirname(target))}`,
  );
});

test('include roots that the user has set are kept', (t) => {
  const options = { ...prepare(t, {}), env: { OPENCLAW_INCLUDE_ROOTS: '/a:/b' } };
  assert.equal(writeOverlay(options).env.OPENCLAW_INCLUDE_ROOTS, `${options.installation.stateDir}:/a:/b`);
});
