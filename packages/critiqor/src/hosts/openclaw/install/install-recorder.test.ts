import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { VERSION } from '@critiqor/evidence/contract/product';
import type { OpenClawInstallation, PluginPolicy } from '../command.ts';
import { readAlwaysOn } from './always-on.ts';
import { install, planInstall } from './install-recorder.ts';
import { readInstalled } from './installed-recorders.ts';
import { listLeft, planUninstall, uninstall } from './uninstall-recorder.ts';

const CONFIG = `// My gateway. Do not commit.
{
  $include: ["./channels.json5"], // telegram and mail
  gateway: { mode: "local", auth: { token: "\${TOKEN}" }, },
  agents: {
    defaults: {
      workspace: "~/work", /* shared */
      model: { primary: "anthropic/claude" }
    }
  },
  plugins: {
    entries: {
      'voice-call': { enabled: true },
    },
  },
}
`;

const ACCEPTS = { program: '/bin/true', prefix: [], args: [] };
const REFUSES = { program: '/bin/false', prefix: [], args: [] };

function makeHome(t: TestContext, text: string | null = CONFIG, plugins: PluginPolicy = {}) {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-install-'));
  t.after(() => rmSync(home, { recursive: true }));
  const configPath = join(home, '.openclaw', 'openclaw.json');
  mkdirSync(join(home, '.openclaw'));
  if (text !== null) writeFileSync(configPath, text, { mode: 0o640 });
  const installation: OpenClawInstallation = {
    version: '2026.9.6',
    configPath,
    stateDir: join(home, '.openclaw'),
    plugins,
  };
  const settings = { home, runsDir: join(home, 'runs'), capture: 'standard', idleMinutes: 15 };
  const plan = () => planInstall(installation, settings, new Date().toISOString());
  const read = () => readFileSync(configPath, 'utf8');
  return { home, configPath, settings, installation, plan, read };
}

const uninstallOnly = (home: string) => {
  const [installed] = readInstalled(home);
  assert.ok(installed);
  const plan = planUninstall(home, installed);
  uninstall(plan, home);
  return { installed, plan };
};

describe('install and uninstall', () => {
  test('a commented configuration is as it was afterwards, byte for byte', async (t) => {
    const { home, configPath, plan, read } = makeHome(t);
    await install(plan(), home, ACCEPTS, process.env);
    assert.ok(read().includes('critiqor-openclaw') && read().startsWith('// My gateway'));
    assert.equal(statSync(configPath).mode & 0o777, 0o640);
    assert.ok(existsSync(join(home, '.critiqor/plugin', VERSION, 'openclaw.plugin.json')));
    assert.ok(plan().isDone, 'installing again changes nothing');
    const { installed, plan: undone } = uninstallOnly(home);
    assert.ok(undone.isRestored);
    assert.equal(read(), CONFIG);
    assert.deepEqual(readdirSync(join(home, '.openclaw')), ['openclaw.json'], 'nothing of ours is left there');
    assert.deepEqual(readdirSync(join(home, '.critiqor/plugin')), []);
    assert.deepEqual(listLeft(home, installed), [installed.backup]);
    assert.equal(statSync(String(installed.backup)).mode & 0o777, 0o600);
  });

  test('an edit of the user in between is kept', async (t) => {
    const { home, configPath, plan, read } = makeHome(t);
    await install(plan(), home, ACCEPTS, process.env);
    writeFileSync(configPath, read().replace('"~/work"', '"~/other"').replace('// telegram', '// signal'));
    assert.ok(!uninstallOnly(home).plan.isRestored);
    assert.equal(read(), CONFIG.replace('"~/work"', '"~/other"').replace('// telegram', '// signal'));
  });

  test('other settings, or another version, replace what was installed', async (t) => {
    const { home, configPath, installation, settings, plan, read } = makeHome(t);
    await install(plan(), home, ACCEPTS, process.env);
    writeFileSync(configPath, read().replace('"~/work"', '"~/other"'));
    const next = planInstall(installation, { ...settings, idleMinutes: 5 }, new Date().toISOString());
    assert.ok(!next.isDone);
    await install(next, home, ACCEPTS, process.env);
    assert.equal(read().match(/critiqor-openclaw/g)?.length, 1);
    assert.match(read(), /"idleMinutes": 5/);
    uninstallOnly(home);
    assert.equal(read(), CONFIG.replace('"~/work"', '"~/other"'));
  });

  test('a missing configuration is made and removed again', async (t) => {
    const { home, configPath, plan } = makeHome(t, null);
    await install(plan(), home, ACCEPTS, process.env);
    assert.ok(JSON.parse(readFileSync(configPath, 'utf8')).plugins.entries['critiqor-openclaw'].enabled);
    uninstallOnly(home);
    assert.ok(!existsSync(configPath));
  });

  test('an allowlist that comes from an included file is joined', async (t) => {
    const { home, plan, read } = makeHome(t, CONFIG, { allow: ['telegram'] });
    await install(plan(), home, ACCEPTS, process.env);
    assert.match(read(), /allow: \[\s*"critiqor-openclaw"\s*\]/);
    uninstallOnly(home);
    assert.equal(read(), CONFIG);
  });

  test('a link leads to the file that is changed', async (t) => {
    const { home, configPath, plan } = makeHome(t, null);
    const real = join(home, 'dotfiles.json5');
    writeFileSync(real, CONFIG);
    symlinkSync(real, configPath);
    await install(plan(), home, ACCEPTS, process.env);
    assert.match(readFileSync(real, 'utf8'), /critiqor-openclaw/);
    assert.ok(statSync(configPath).isFile() && existsSync(configPath));
    uninstallOnly(home);
    assert.equal(readFileSync(real, 'utf8'), CONFIG);
  });

  test('what OpenClaw does not accept is taken back', async (t) => {
    const { home, plan, read } = makeHome(t);
    await assert.rejects(install(plan(), home, REFUSES, process.env), { code: 'openclaw_refuses' });
    assert.equal(read(), CONFIG);
    assert.deepEqual(readInstalled(home), []);
  });

  test('a file that changed after it was shown is not overwritten', async (t) => {
    const { home, configPath, plan, read } = makeHome(t);
    const shown = plan();
    writeFileSync(configPath, `${CONFIG}// later\n`);
    await assert.rejects(install(shown, home, ACCEPTS, process.env), { code: 'config_invalid' });
    assert.equal(read(), `${CONFIG}// later\n`);
  });

  test('the policy of the user is not overridden', (t) => {
    const disabled = makeHome(t, CONFIG, { enabled: false });
    assert.throws(() => disabled.plan(), { code: 'openclaw_refuses' });
    const denied = makeHome(t, CONFIG, { deny: ['critiqor-openclaw'] });
    assert.throws(() => denied.plan(), { code: 'openclaw_refuses' });
  });

  test('what is missing is reported', async (t) => {
    const { home, configPath, plan, settings } = makeHome(t);
    assert.deepEqual(readAlwaysOn(home, settings.runsDir), { installed: [], gateway: null, notices: [] });
    await install(plan(), home, ACCEPTS, process.env);
    assert.deepEqual(readAlwaysOn(home, settings.runsDir).notices, []);
    writeFileSync(configPath, CONFIG);
    rmSync(join(home, '.critiqor/plugin'), { recursive: true });
    assert.equal(readAlwaysOn(home, settings.runsDir).notices.length, 2);
  });
});
