import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A private OpenClaw installation for the demo: home, workspace and configuration in one folder, nothing outside it. */
interface DemoInstallation {
  readonly workspace: string;
  readonly runsDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Removes what OpenClaw leaves outside the folder. Call it after all its processes have ended. */
  cleanUp(): void;
}

/** Recreates the installation; runs of earlier demos stay. */
export function createDemoInstallation(folder: string, modelUrl: string, contextWindow?: number): DemoInstallation {
  const [home, workspace, tmp] = ['home', 'workspace', 'tmp'].map((name) => resolve(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [home, workspace, tmp]) rmSync(path, { recursive: true, force: true });
  for (const path of [join(home, '.openclaw'), workspace, tmp]) mkdirSync(path, { recursive: true });
  writeFileSync(join(workspace, 'hello.txt'), 'hello world\n');
  const config = {
    ...toScriptedModels(modelUrl, contextWindow),
    agents: { defaults: { workspace, model: { primary: 'scripted/scripted-1' }, skipBootstrap: true } },
    // OpenClaw's own messages go to its log; the terminal is for what the agent says.
    logging: { file: join(tmp, 'openclaw.log'), consoleLevel: 'error' },
  };
  writeFileSync(join(home, '.openclaw/openclaw.json'), JSON.stringify(config, null, 2));
  return {
    workspace,
    runsDir: resolve(folder, 'runs'),
    env: toPrivateEnv(process.env, home, tmp),
    cleanUp: () => removeLocks(home),
  };
}

/** The environment without anything that would lead OpenClaw out of the folder or to the user's installation. */
function toPrivateEnv(env: NodeJS.ProcessEnv, home: string, tmp: string): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(OPENCLAW_|CRITIQOR_|XDG_)/.test(name) || name === 'XDG_RUNTIME_DIR'),
  );
  const quiet = { OPENCLAW_SKIP_CHANNELS: '1', OPENCLAW_NO_AUTO_UPDATE: '1', OPENCLAW_DISABLE_BONJOUR: '1' };
  return { ...inherited, ...quiet, HOME: home, TMPDIR: tmp };
}

/** OpenClaw keeps empty lock files in /tmp, wherever its state is, named after the path of its database. */
function removeLocks(home: string): void {
  const folder = `/tmp/openclaw-state-locks-${process.getuid?.()}`;
  try {
    const database = join(realpathSync(home), '.openclaw/state/openclaw.sqlite');
    const ours = `.${createHash('sha256').update(database).digest('hex').slice(0, 8)}.lock.sqlite`;
    for (const name of readdirSync(folder)) if (name.endsWith(ours)) rmSync(join(folder, name), { force: true });
    rmdirSync(folder);
  } catch {
    // It was never created, or other installations have locks of their own in there.
  }
}

/** Settings that make a scripted model on loopback the only model. */
export function toScriptedModels(baseUrl: string, contextWindow = 64_000) {
  const model = {
    id: 'scripted-1',
    name: 'scripted-1',
    contextWindow,
    maxTokens: 4_096,
    input: ['text'],
    reasoning: false,
    cost: { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
  };
  const provider = { baseUrl, apiKey: 'scripted-model-needs-no-key', api: 'openai-completions', models: [model] };
  // The catalogue of models would be fetched from the network, and pruning old sessions takes a fifth of a short run's time.
  return {
    session: { maintenance: { mode: 'warn' } },
    models: { catalogRefresh: { enabled: false }, providers: { scripted: provider } },
  };
}
