import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { CRITIQOR, type Ended, runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';

/** For tests: a hub as a person starts it. */
export interface HubProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Ends it as Ctrl-C does, or at once. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export function makeFolder(t: TestContext, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `critiqor-${name}-`));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** Everything as long as it takes: `HUB_LONG=1 npm run test:hub`. */
export const LONG = process.env.HUB_LONG === '1';

interface ServeOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs the hub, such as one that gives it a disk of its own. */
  readonly within?: readonly string[];
}

/** Starts `critiqor hub serve` and waits until it says where. Without a folder the arguments name a server. */
export async function serveHub(
  t: TestContext,
  data: string | null,
  { args = ['--port', '0'], env = {}, within = [] }: ServeOptions = {},
): Promise<HubProcess> {
  const place = data === null ? [] : ['--data', data];
  const [command = '', ...words] = [...within, process.execPath, CRITIQOR, 'hub', 'serve', ...place, ...args];
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = async (signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  t.after(() => end('SIGKILL'));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const [, found] = /serving (https?:\/\/\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The hub ended: ${said}`)));
  });
  return { child, address, end };
}

export const hubCommand = (data: string, ...args: string[]): Promise<Ended> =>
  runCritiqor(['hub', ...args, '--data', data]);

/** Creates a project if it is new, and a token. */
export async function makeToken(data: string, project: string, ...scopes: string[]): Promise<string> {
  await hubCommand(data, 'project', 'add', project);
  const { stdout, stderr } = await hubCommand(
    data,
    'token',
    'add',
    'test',
    '--project',
    project,
    '--json',
    '--scope',
    ...scopes,
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { readonly token: string }).token;
}
