import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A private OpenClaw installation for the demo: home, workspace and configuration in one folder, and nothing outside it. */
export interface DemoInstallation {
  readonly workspace: string;
  readonly runsDir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Makes the installation anew; runs of earlier demos stay. */
export function createDemoInstallation(folder: string, modelUrl: string, contextWindow = 64_000): DemoInstallation {
  const home = resolve(folder, 'home');
  const workspace = resolve(folder, 'workspace');
  for (const path of [home, workspace]) rmSync(path, { recursive: true, force: true });
  mkdirSync(join(home, '.openclaw'), { recursive: true });
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, 'hello.txt'), 'hello world\n');
  const config = {
    models: {
      catalogRefresh: { enabled: false },
      providers: {
        scripted: { baseUrl: modelUrl, apiKey: 'none', api: 'openai-completions', models: [toModel(contextWindow)] },
      },
    },
    agents: { defaults: { workspace, model: { primary: 'scripted/scripted-1' }, skipBootstrap: true } },
  };
  writeFileSync(join(home, '.openclaw/openclaw.json'), JSON.stringify(config, null, 2));
  const { OPENCLAW_STATE_DIR: _, OPENCLAW_CONFIG_PATH: __, ...inherited } = process.env;
  const quiet = { OPENCLAW_SKIP_CHANNELS: '1', OPENCLAW_NO_AUTO_UPDATE: '1', OPENCLAW_DISABLE_BONJOUR: '1' };
  return { workspace, runsDir: resolve(folder, 'runs'), env: { ...inherited, ...quiet, HOME: home } };
}

function toModel(contextWindow: number): object {
  return {
    id: 'scripted-1',
    name: 'scripted-1',
    contextWindow,
    maxTokens: 4_096,
    input: ['text'],
    reasoning: false,
    cost: { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
  };
}
