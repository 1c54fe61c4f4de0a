import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { type Host, OPENCLAW } from './host.ts';
import { monitor, type Session, withSession } from './session.ts';

const LOCAL = ['agent', '--local', '--agent', 'main', '--message'];

/** The configuration that the host wrote, and that a test puts elsewhere in another form. */
function takeConfig(host: Host): Record<string, object> {
  const path = join(host.home, '.openclaw/openclaw.json');
  const config = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object>;
  rmSync(path);
  return config;
}

function put(path: string, content: string | object): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return path;
}

/** What a person's own files hold, links and all. */
function fingerprint(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const content = createHash('sha256').update(readFileSync(path)).digest('hex');
    return `${path} ${lstatSync(path).isSymbolicLink()} ${content}`;
  });
}

/**
 * Nothing of ours is in a state directory. `tmp` is OpenClaw's own, and holds its copies of plugins while it runs; so is the copy that a gateway
 * keeps of the person's own configuration once it has run for a while.
 */
function assertNothingOfOurs(stateDir: string): void {
  const names = readdirSync(stateDir, { recursive: true }).map(String);
  assert.deepEqual(
    names.filter(
      (name) => /critiqor|events\.jsonl|last-good/i.test(name) && !/^tmp|^openclaw\.json\.last-good$/.test(name),
    ),
    [],
  );
}

function sealed(runsDir: string): { metrics: { by_event_type: Record<string, number> }; events: SealedEvent[] } {
  return JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
}

interface SealedEvent {
  readonly event: string;
  readonly payload: { readonly source?: string; readonly message?: string };
}

test('JSON5 with includes in includes behind a link, an allowlist without us, a state directory of its own: recorded', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('WORK.', [{ tools: [{ name: 'read', args: { path: 'hello.txt' } }] }, { text: 'Done.' }]);
    const { models, ...rest } = takeConfig(host);
    const stateDir = join(host.home, 'own-state');
    const dotfiles = join(host.home, 'dotfiles');
    const files = [
      put(join(stateDir, 'parts/deeper/models.json5'), `// the model\n{ models: ${JSON.stringify(models)}, }`),
      put(join(stateDir, 'parts/all.json5'), `{ $include: './deeper/models.json5', /* more */ }`),
      put(
        join(dotfiles, 'openclaw.json5'),
        `// mine\n{ $include: './parts/all.json5', plugins: { allow: ['memory-core'], }, ...: }`.replace(
          '...:',
          JSON.stringify(rest).slice(1, -1),
        ),
      ),
    ];
    symlinkSync(files[2] ?? '', join(stateDir, 'openclaw.json'));
    files.push(join(stateDir, 'openclaw.json'));
    host.env.OPENCLAW_STATE_DIR = stateDir;
    const before = fingerprint(files);
    const monitored = await critiqor(...monitor('--finalize', '--', ...LOCAL, 'WORK.'));
    assert.equal(monitored.code, 0, monitored.stderr);
    assert.match(monitored.stdout, /Done\./);
    assert.equal(sealed(runsDir).metrics.by_event_type.before_provider_request, 2, monitored.stderr);
    assert.deepEqual(fingerprint(files), before);
    assertNothingOfOurs(stateDir);
    assert.deepEqual(readdirSync(join(host.home, '.openclaw')), [], 'the usual place is not used');
    assert.ok(!/plugins?\.(allow|entries|load)/.test(monitored.stderr), monitored.stderr);
  });
});

test('what cannot be recorded is refused beforehand, with the reason, and leaves no run', async () => {
  await withSession(async ({ host, runsDir, critiqor }) => {
    const cases: [object, string[], RegExp][] = [
      [{ deny: ['critiqor-openclaw'] }, [...LOCAL, 'hi'], /denies the recorder .*openclaw\.json[\s\S]*plugins\.deny/],
      [{ enabled: false }, [...LOCAL, 'hi'], /disables all plugins/],
      [
        { bogus: 1 },
        ['chat'],
        /cannot use .*\.openclaw\/openclaw\.json: plugins: Unrecognized key[\s\S]*config validate/,
      ],
      [{}, ['agent', '--message', 'hi'], /only talks to a gateway[\s\S]*-- gateway run/],
      [{}, ['agent', 'exec', '--config', 'gone.json5', 'hi'], /The configuration .*workspace\/gone\.json5/],
    ];
    for (const [plugins, args, said] of cases) {
      host.writeConfig(18_999, { plugins });
      const config = join(host.home, '.openclaw/openclaw.json');
      const before = fingerprint([config]);
      const refused = await critiqor(...monitor('--', ...args));
      assert.equal(refused.code, 1, refused.stderr);
      assert.match(refused.stderr, said);
      assert.ok(!existsSync(runsDir), 'no run was begun');
      assert.deepEqual(fingerprint([config]), before);
    }
  });
});

test('--profile: that profile is recorded, whatever the usual configuration forbids', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('WORK.', [{ text: 'At work.' }]);
    const config = takeConfig(host);
    const files = [
      put(join(host.home, '.openclaw-work/openclaw.json'), config),
      put(join(host.home, '.openclaw/openclaw.json'), { plugins: { enabled: false } }),
    ];
    const before = fingerprint(files);
    const monitored = await critiqor(...monitor('--finalize', '--', '--profile', 'work', ...LOCAL, 'WORK.'));
    assert.equal(monitored.code, 0, monitored.stderr);
    assert.match(monitored.stdout, /At work\./);
    assert.equal(sealed(runsDir).metrics.by_event_type.before_provider_request, 1);
    assert.deepEqual(fingerprint(files), before);
    assertNothingOfOurs(join(host.home, '.openclaw-work'));
    assert.ok(existsSync(join(host.home, '.openclaw-work/agents')), 'the agent worked with the state of the profile');
    assert.deepEqual(readdirSync(join(host.home, '.openclaw')), ['openclaw.json']);
  });
});

test('--dev, a configuration elsewhere, none at all: OpenClaw loads the recorder under each overlay', async () => {
  await withSession(async ({ host, critiqor }) => {
    const config = takeConfig(host);
    const usual = join(host.home, '.openclaw');
    const loads = async (command = OPENCLAW): Promise<void> => {
      const { code, stdout, stderr } = await critiqor('doctor', '--openclaw-command', command, '--json');
      assert.equal(code, 0, `${stdout}${stderr}`);
    };
    await loads();
    assert.ok(!existsSync(join(usual, 'openclaw.json')), 'no configuration appears where there was none');

    const files = [put(join(host.home, '.openclaw-dev/openclaw.json'), config)];
    put(join(usual, 'openclaw.json'), { plugins: { deny: ['critiqor-openclaw'] } });
    const before = fingerprint(files);
    await loads(`${OPENCLAW} --dev`);
    assert.deepEqual(fingerprint(files), before);

    const elsewhere = put(
      join(host.home, 'elsewhere/mine.json5'),
      `{ ...config }`.replace('...config', JSON.stringify(config).slice(1, -1)),
    );
    host.env.OPENCLAW_CONFIG_PATH = elsewhere;
    const elsewhereBefore = fingerprint([elsewhere]);
    await loads();
    assert.deepEqual(fingerprint([elsewhere]), elsewhereBefore);
    assert.deepEqual(readdirSync(dirname(elsewhere)), ['mine.json5']);
    for (const stateDir of [usual, join(host.home, '.openclaw-dev')]) assertNothingOfOurs(stateDir);
  });
});

test('a gateway on the same state: seen before anything is launched; agent exec --config beside it is recorded', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('BESIDE.', [{ text: 'Beside it.' }]);
    const gateway = await host.startGateway();
    for (const args of [['chat'], [...LOCAL, 'hi'], ['gateway', 'run']]) {
      const refused = await critiqor(...monitor('--', ...args));
      assert.equal(refused.code, 1, refused.stderr);
      assert.match(
        refused.stderr,
        new RegExp(`gateway is already using .*\\.openclaw \\(process \\d+, port ${gateway.port}\\)`),
      );
      assert.match(refused.stderr, /openclaw gateway stop.*critiqor monitor openclaw -- gateway run.*-- agent exec/);
      assert.ok(!existsSync(runsDir), 'no run was begun');
    }
    const ambient = join(host.home, '.openclaw/openclaw.json');
    const pinned = put(join(host.workspace, 'pinned/openclaw.json5'), readFileSync(ambient, 'utf8'));
    host.env.OPENCLAW_CONFIG_PATH = put(join(host.home, 'denies.json5'), { plugins: { deny: ['critiqor-openclaw'] } });
    const before = fingerprint([ambient, pinned]);
    const exec = await critiqor(
      ...monitor('--finalize', '--', 'agent', 'exec', '--config', 'pinned/openclaw.json5', 'BESIDE.'),
    );
    assert.equal(exec.code, 0, exec.stderr);
    assert.match(exec.stdout, /Beside it\./);
    assert.equal(sealed(runsDir).metrics.by_event_type.before_provider_request, 1);
    assert.deepEqual(fingerprint([ambient, pinned]), before);
    assert.deepEqual(readdirSync(dirname(pinned)), ['openclaw.json5']);
    await gateway.stop();
    assertNothingOfOurs(join(host.home, '.openclaw'));
  });
});

test('nothing arrives from the recorder: the person learns it, with the reason', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('UNSEEN.', [{ text: 'Nobody saw this.' }]);
    const wrapper = put(
      join(host.home, 'openclaw-wrapper'),
      `#!/bin/sh\nunset OPENCLAW_CONFIG_PATH\nexec '${process.execPath}' '${OPENCLAW}' "$@"\n`,
    );
    chmodSync(wrapper, 0o755);
    const unseen = await critiqor('monitor', 'openclaw', '--openclaw-command', wrapper, '--', ...LOCAL, 'UNSEEN.');
    assert.equal(unseen.code, 0, unseen.stderr);
    assert.match(unseen.stderr, /NEVER ATTACHED[\s\S]*environment variables did not reach it[\s\S]*wrapper/);
    await assertSilenceIsKept({ critiqor, runsDir });
  });
});

async function assertSilenceIsKept({ critiqor, runsDir }: Pick<Session, 'critiqor' | 'runsDir'>): Promise<void> {
  const status = await critiqor('status');
  assert.match(status.stdout, /environment variables did not reach it/);
  assert.equal((await critiqor('finalize')).code, 0);
  const told = sealed(runsDir).events.find(({ payload }) => payload.source === 'recorder');
  assert.equal(told?.event, 'error_event');
  assert.match(told?.payload.message ?? '', /environment variables did not reach it/);
}
