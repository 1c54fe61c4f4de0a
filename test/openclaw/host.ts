import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { type JournalReport, readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import { toScriptedModels } from '../../packages/critiqor/src/demo/demo-installation.ts';
import type { ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { directStartVariables } from '../../packages/critiqor/src/hosts/openclaw/direct-start.ts';
import { type AgentWitness, createAgentWitness } from '../../packages/critiqor/src/supervise/monitor/witness-agent.ts';

const root = join(import.meta.dirname, '../..');
export const OPENCLAW = join(root, 'test/openclaw-host/node_modules/openclaw/openclaw.mjs');
/** The packed plugin, as it would be published; made by `scripts/pack-plugin.ts`. */
export const PLUGIN = join(root, '.cache/plugin/package');
const GATEWAY_TOKEN = 'gateway-token-of-the-tests';

export interface HostOptions {
  readonly model: ScriptedModel;
  /** Under this name the journal is kept as a fixture, when `KEEP_EVIDENCE_IN` names a folder for it. */
  readonly keepAs?: string;
  /** Without the recorder the same host runs unobserved. */
  readonly recorder?: boolean;
  readonly conversationAccess?: boolean;
  readonly capture?: 'standard' | 'full' | 'metadata';
  /** Merged over the configuration, one level deep. */
  readonly config?: Readonly<Record<string, object>>;
  readonly contextWindow?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The last word on the configuration, for versions that reject a part of it. */
  readonly adaptConfig?: (config: Record<string, object>) => object;
  /** Starts OpenClaw as a supervisor does that witnesses what the recorder writes. */
  readonly witness?: boolean;
}

/** A private installation of OpenClaw: own home, own workspace, own runs directory. */
export interface Host {
  readonly home: string;
  readonly workspace: string;
  readonly runsDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly runId: string;
  /** Runs a command to its end. `during` may signal the process. */
  run(args: readonly string[], during?: (child: ChildProcess) => Promise<void>): Promise<Finished>;
  /** Writes the configuration again, with further settings; a running gateway reloads it. */
  writeConfig(port: number, settings?: Readonly<Record<string, object>>): void;
  startGateway(): Promise<Gateway>;
  journal(): Promise<Evidence>;
  /** How many lines were announced to us. */
  announced(): number;
  /** Waits until a line of the journal fits. */
  waitForEvent(what: string, fits: (event: JournalEvent) => boolean): Promise<void>;
  remove(): void;
}

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Evidence {
  readonly events: readonly JournalEvent[];
  /** With refinements folded in. */
  readonly facts: readonly JournalEvent[];
  readonly report: JournalReport;
}

export interface Gateway {
  readonly port: number;
  readonly token: string;
  readonly child: ChildProcess;
  readonly log: () => string;
  /** Sends one user message over HTTP and returns the answer. */
  ask(message: string, sessionKey?: string): Promise<{ readonly status: number; readonly text: string }>;
  /** The same, streamed: the pieces of text in the order of their arrival. */
  stream(message: string, sessionKey: string): Promise<string[]>;
  /** Ends the gateway politely. */
  stop(): Promise<Finished>;
}

export function createHost(options: HostOptions): Host {
  const home = mkdtempSync(join(tmpdir(), 'openclaw-host-'));
  const workspace = join(home, 'workspace');
  const runsDir = join(home, 'runs');
  const runId = 'run_001';
  mkdirSync(join(home, '.openclaw'), { recursive: true });
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'hello.txt'), 'hello world\n');
  const recorder = options.recorder ?? true;
  const writeConfig: Host['writeConfig'] = (port, settings = {}) => {
    const config = merge(toConfig(options, workspace, port), settings);
    writeFileSync(join(home, '.openclaw/openclaw.json'), JSON.stringify(config, null, 2));
  };
  writeConfig(18_999);
  const { OPENCLAW_STATE_DIR: _, OPENCLAW_CONFIG_PATH: __, ...inherited } = process.env;
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    HOME: home,
    OPENCLAW_SKIP_CHANNELS: '1',
    OPENCLAW_NO_AUTO_UPDATE: '1',
    OPENCLAW_DISABLE_BONJOUR: '1',
    NO_COLOR: '1',
    ...(recorder ? { CRITIQOR_RUN_ID: runId, CRITIQOR_RUNS_DIR: runsDir } : {}),
    ...options.env,
  };
  const journalPath = join(runsDir, runId, 'events.jsonl');
  const journal = async (): Promise<Evidence> => {
    const { events, report } = await readWholeJournal(journalPath);
    return { events, facts: foldEvents(events), report };
  };
  const children = new Set<ChildProcess>();
  const witnesses: AgentWitness[] = [];
  const launch = (args: readonly string[]): ChildProcess => {
    const witness = options.witness ? createAgentWitness() : null;
    const direct = directStartVariables({ program: process.execPath, prefix: [OPENCLAW], args }, env);
    const child = spawn(process.execPath, [OPENCLAW, ...args], {
      cwd: workspace,
      env: { ...env, ...(witness ? { ...direct, ...witness.variables } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', ...(witness ? (['pipe'] as const) : [])],
    });
    if (witness) {
      witness.listen(child);
      witnesses.push(witness);
    }
    children.add(child);
    child.on('close', () => children.delete(child));
    return child;
  };
  return {
    home,
    workspace,
    runsDir,
    env,
    runId,
    writeConfig,
    async run(args, during) {
      const child = launch(args);
      const finished = collect(child);
      await during?.(child);
      return finished;
    },
    async startGateway() {
      const port = await freePort();
      writeConfig(port);
      return followGateway(launch(['gateway', 'run']), port);
    },
    journal,
    announced: () =>
      witnesses
        .flatMap((witness) => [...witness.toStatement().writers.values()])
        .reduce((sum, { announced }) => sum + announced, 0),
    waitForEvent: (what, fits) =>
      waitFor(what, async () => existsSync(journalPath) && (await journal()).events.some(fits)),
    remove() {
      // SIGTERM is passed on to the agent; SIGKILL would leave it behind.
      for (const child of children) child.kill('SIGTERM');
      const keepIn = process.env.KEEP_EVIDENCE_IN;
      if (keepIn && options.keepAs && existsSync(journalPath)) {
        const text = readFileSync(journalPath, 'utf8').replaceAll(home, '/home/dev').replaceAll(root, '/opt');
        writeFileSync(join(keepIn, `${options.keepAs}.jsonl`), text);
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function toConfig(options: HostOptions, workspace: string, port: number): object {
  const { model, contextWindow, capture, conversationAccess = true } = options;
  const base: Record<string, object> = {
    gateway: {
      mode: 'local',
      port,
      auth: { mode: 'token', token: GATEWAY_TOKEN },
      http: { endpoints: { chatCompletions: { enabled: true } } },
    },
    ...toScriptedModels(model.url, contextWindow),
    agents: { defaults: { workspace, model: { primary: 'scripted/scripted-1' }, skipBootstrap: true } },
  };
  if (options.recorder ?? true) {
    base.plugins = {
      load: { paths: [PLUGIN] },
      entries: {
        'critiqor-openclaw': {
          enabled: true,
          ...(conversationAccess ? { hooks: { allowConversationAccess: true } } : {}),
          ...(capture ? { config: { capture } } : {}),
        },
      },
    };
  }
  const config = merge(base, options.config ?? {}) as Record<string, object>;
  return options.adaptConfig?.(config) ?? config;
}

/** Objects merge, everything else is replaced. */
function merge(base: unknown, over: unknown): unknown {
  if (!isPlainObject(base) || !isPlainObject(over)) return over ?? base;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name in over ? merge(base[name], over[name]) : base[name]]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a process printed, once it has ended. */
export function collect(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Waits until a gateway that was started answers. */
export async function followGateway(child: ChildProcess, port: number): Promise<Gateway> {
  let log = '';
  const keep = (chunk: Buffer): void => {
    log += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const finished = collect(child);
  await waitFor(`the gateway on port ${port}`, async () => {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}:\n${log}`);
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    return response !== null && response.status < 500;
  });
  return {
    port,
    token: GATEWAY_TOKEN,
    child,
    log: () => log,
    async ask(message, sessionKey) {
      const response = await post(port, message, sessionKey, false);
      return { status: response.status, text: await response.text() };
    },
    async stream(message, sessionKey) {
      const response = await post(port, message, sessionKey, true);
      return (await response.text())
        .split('\n')
        .filter((line) => line.startsWith('data: {'))
        .map((line) => (JSON.parse(line.slice('data: '.length)) as StreamedChunk).choices[0]?.delta?.content ?? '')
        .filter(Boolean);
    },
    async stop() {
      child.kill('SIGTERM');
      return finished;
    },
  };
}

interface StreamedChunk {
  readonly choices: readonly { readonly delta?: { readonly content?: string } }[];
}

function post(port: number, message: string, sessionKey: string | undefined, stream: boolean): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${GATEWAY_TOKEN}`,
      'content-type': 'application/json',
      ...(sessionKey ? { 'x-openclaw-session-key': sessionKey } : {}),
    },
    body: JSON.stringify({ model: 'openclaw', stream, messages: [{ role: 'user', content: message }] }),
  });
}

/** Waits until a condition holds; fails after a time that only a broken run needs. */
export async function waitFor(
  what: string,
  holds: () => boolean | Promise<boolean>,
  timeoutMs = 240_000,
): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Waited ${timeoutMs / 1000} s for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
