import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createHubClient, type HubClient } from '../../packages/critiqor/src/push/hub-client.ts';
import { openSealedSession } from '../../packages/critiqor/src/sealed/sealed-reader.ts';
import { toEngineFolder } from '../../packages/hub/src/engine/install-engine.ts';
import { bindToProject, type ProjectDatabase } from '../../packages/hub/src/store/project-database.ts';
import { openStore, type Store } from '../../packages/hub/src/store/store.ts';
import { putProject } from '../../packages/hub/src/tenancy/projects.ts';
import { createToken, SCOPES } from '../../packages/hub/src/tenancy/tokens.ts';

/** A hub as a person starts it, in a process of its own, and this process beside it on the same engine. */
export interface BenchHub {
  readonly folder: string;
  readonly data: string;
  readonly address: string;
  readonly token: string;
  readonly client: HubClient;
  /** The same for a project of another name. */
  clientFor(project: string): Promise<HubClient>;
  readonly store: Store;
  readonly database: ProjectDatabase;
  /** The most memory that the hub has had, in MB. The engine is another process. */
  peakMb(): number;
  /** The processor time that this process, the hub and the engine have had, in ms. Other work on the machine does not change it much. */
  cpuMs(): number;
  /** The same of the engine alone. */
  storeCpuMs(): number;
}

const PROJECT = 'bench';
/** The hub as it is published: one file, without the types that have to be removed first. At its end it says what processor time it had. */
const START = `import { runHub } from ${JSON.stringify(join(import.meta.dirname, '../../packages/hub/dist/hub.js'))};
process.exitCode = await runHub(process.argv.slice(1));
process.once('exit', () => console.error(JSON.stringify(process.cpuUsage())));`;

const startHub = (args: readonly string[]) =>
  spawn(process.execPath, ['--input-type=module', '--eval', START, '--', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** Runs a command of the hub to its end. Gives its processor time in ms. */
export async function runHubCommand(args: readonly string[]): Promise<number> {
  const child = startHub(args);
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(said);
  const { user, system } = JSON.parse(said.trim().split('\n').at(-1) ?? '') as NodeJS.CpuUsage;
  return (user + system) / 1_000;
}

export async function withBenchHub<Result>(
  measure: (hub: BenchHub) => Promise<Result>,
  keep?: string,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-bench-hub-'));
  const data = keep ?? join(folder, 'data');
  const child = startHub(['serve', '--port', '0', '--data', data]);
  try {
    const address = await readAddress(child);
    const store = await openStore({
      clickhouse: null,
      cluster: null,
      engineFolder: toEngineFolder(),
      hubFolder: data,
      keepEngine: false,
    });
    const tokenFor = async (project: string): Promise<string> => {
      await putProject(store, project, {});
      const wanted = { project, name: PROJECT, scopes: SCOPES, requests_per_minute: 100_000 };
      return (await createToken(store, wanted)).token;
    };
    const toClient = (token: string): HubClient => createHubClient({ address, token, attempts: 1 });
    const token = await tokenFor(PROJECT);
    const storeCpuMs = (): number => childrenOf(child.pid).reduce((sum, pid) => sum + toCpuMs(pid), 0);
    const result = await measure({
      folder,
      data,
      address,
      token,
      store,
      client: toClient(token),
      clientFor: async (project) => toClient(await tokenFor(project)),
      database: bindToProject(store, PROJECT),
      peakMb: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
      cpuMs: () => toOwnCpuMs() + toCpuMs(child.pid) + storeCpuMs(),
      storeCpuMs,
    });
    await store.close();
    return result;
  } finally {
    child.kill('SIGINT');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      const [, found] = /serving (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The hub ended: ${said}`)));
  });
}

/** As the kernel counts it, in hundredths of a second. */
function toCpuMs(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
  return (Number(user) + Number(system)) * 10;
}

function toOwnCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

export async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function readSeal(path: string): string {
  const sealed = openSealedSession(path);
  sealed.close();
  return String((Object(sealed.footer.integrity) as { readonly seal?: unknown }).seal);
}
