import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { CONVERSATION_SEAMS } from '@critiqor/evidence/contract/facts';
import type { EntryPoint } from '@critiqor/evidence/contract/known-facts/fact';
import { type JournalReport, readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import type { HostApi } from '../host/host.ts';
import { loadPluginCopy, PRESENT_HOST, type PresentHost } from './plugin-copies.ts';
import { readRecording } from './recording.ts';
import { type Lateness, type Step, toSteps } from './replay-steps.ts';

/** For tests: a host that hands out recorded events the way OpenClaw 2026.9.6 does. */

/** What a test offers to tidy up with. */
interface Cleanup {
  after(tidy: () => void): void;
}

export interface ReplayedHostOptions {
  readonly entryPoint?: EntryPoint;
  readonly conversationAccess?: boolean;
  readonly capture?: string;
  /** Whether the host has the diagnostic stream. */
  readonly diagnostics?: boolean;
  /** What the host does to remove a listener; by default it removes it. */
  readonly unsubscribe?: 'removes' | 'ignores' | 'throws';
  /** Changes what a registration gets to see. */
  readonly adaptApi?: (api: HostApi) => HostApi;
  readonly runsDir?: string;
  /** What the supervisor put into the environment; by default a run in the runs directory. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ReplayedHost {
  readonly runsDir: string;
  readonly journalPath: string;
  /** What handlers returned that was not undefined, and what they threw. */
  readonly returned: unknown[];
  readonly thrown: unknown[];
  /** Registers a copy of the plugin; without a number, a copy that was never registered before. */
  register(mode: string, copy?: number): Promise<void>;
  /** Registers the plugin as often and in those modes as the entry point does. */
  start(): Promise<void>;
  deliver(step: Step): void;
  replay(steps: readonly Step[]): void;
  /** The process ends: its exit listeners run. */
  exit(): void;
  journal(): Promise<Evidence>;
}

export interface Evidence {
  readonly events: readonly JournalEvent[];
  /** With refinements folded in. */
  readonly facts: readonly JournalEvent[];
  readonly report: JournalReport;
}

/** How each entry point starts, and in which modes it registers plugins. */
const ENTRY_POINTS: Readonly<
  Record<EntryPoint, { readonly argv: readonly string[]; readonly modes: readonly string[] }>
> = {
  agent_local: { argv: ['agent', '--local', '--message', 'Hello'], modes: ['full', 'discovery', 'discovery'] },
  agent_exec: { argv: ['agent', 'exec', 'Hello'], modes: ['discovery', 'discovery'] },
  chat: { argv: ['chat'], modes: ['discovery', 'discovery', 'discovery', 'discovery'] },
  gateway: { argv: ['gateway', 'run'], modes: ['full', 'discovery'] },
};

/** Hooks that a gateway fires on the instance that it registered in full; all others fire on the newest discovery. */
const HOOKS_OF_FULL = /^(gateway_|cron_|session_|before_reset$|message_)/;
/** Hundreds of journals are made and removed; a disk would take longer for it than everything else together. */
const MEMORY_DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const RUN_ID = 'run_001';
const SHARED = Symbol.for('critiqor.openclaw.recorder');

interface Instance {
  readonly mode: string;
  readonly hooks: Map<string, Listener>;
}
type Listener = (event: unknown, context?: unknown) => unknown;

export function createReplayedHost(t: Cleanup, options: ReplayedHostOptions = {}): ReplayedHost {
  const { entryPoint = 'agent_local', conversationAccess = true } = options;
  const directory = options.runsDir === undefined ? mkdtempSync(join(MEMORY_DISK, 'critiqor-replay-')) : null;
  const runsDir = options.runsDir ?? join(String(directory), 'runs');
  const { environment = { CRITIQOR_RUN_ID: RUN_ID, CRITIQOR_RUNS_DIR: runsDir } } = options;
  const instances: Instance[] = [];
  const listeners = { agent_event: [] as Listener[], transcript: [] as Listener[], diagnostic: [] as Listener[] };
  const returned: unknown[] = [];
  const thrown: unknown[] = [];
  const exitListeners = process.listeners('exit');
  const restore = pretendToBe(['node', 'openclaw', ...ENTRY_POINTS[entryPoint].argv], environment);
  let copies = 0;
  let exited = false;

  const listenTo = (layer: keyof typeof listeners) => (listener: Listener) => {
    // The host keeps every listener until its own unsubscribe function is called.
    listeners[layer].push(listener);
    return () => {
      if (options.unsubscribe === 'throws') throw new Error('the host refuses');
      if (options.unsubscribe !== 'ignores') listeners[layer].splice(listeners[layer].indexOf(listener), 1);
    };
  };
  const present: PresentHost = options.diagnostics === false ? {} : { onDiagnosticEvent: listenTo('diagnostic') };
  setGlobal(PRESENT_HOST, present);
  setGlobal(SHARED, undefined);

  const call = (listener: Listener, ...given: readonly [unknown, unknown?]): void => {
    try {
      const value = listener(...given);
      if (value !== undefined) returned.push(value);
    } catch (cause) {
      thrown.push(cause);
    }
  };
  const instanceFor = (hook: string): Instance | undefined => {
    const wanted = HOOKS_OF_FULL.test(hook) ? 'full' : 'discovery';
    const listening = instances.filter(({ hooks }) => hooks.size > 0);
    return listening.findLast(({ mode }) => mode === wanted) ?? listening.at(-1);
  };
  const deliver = ({ seam, event, context }: Step): void => {
    const layer = seam.split('.', 1)[0] as keyof typeof listeners | 'hook';
    if (layer !== 'hook') {
      for (const listener of [...listeners[layer]]) call(listener, event);
      return;
    }
    const name = seam.slice('hook.'.length);
    const listener = instanceFor(name)?.hooks.get(name);
    // Entry points without hooks accept subscriptions all the same.
    if (!listener || entryPoint === 'agent_exec' || entryPoint === 'chat') return;
    if (conversationAccess || !CONVERSATION_SEAMS.includes(seam)) call(listener, event, context);
  };
  const exit = (): void => {
    if (exited) return;
    exited = true;
    for (const listener of process.listeners('exit').filter((candidate) => !exitListeners.includes(candidate))) {
      listener(0);
      process.off('exit', listener);
    }
    setGlobal(SHARED, undefined);
    setGlobal(PRESENT_HOST, undefined);
    restore();
  };
  t.after(() => {
    // First the end, which writes to the journal and would create its directory again.
    exit();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  const journalPath = join(runsDir, RUN_ID, 'events.jsonl');
  const register = async (mode: string, copy?: number): Promise<void> => {
    copies += 1;
    const plugin = (await loadPluginCopy(copy ?? copies)).default;
    const instance: Instance = { mode, hooks: new Map() };
    const api: HostApi = {
      registrationMode: mode,
      config: {
        plugins: { entries: { 'critiqor-openclaw': { hooks: { allowConversationAccess: conversationAccess } } } },
      },
      pluginConfig: options.capture === undefined ? {} : { capture: options.capture },
      on: (hook, handler) => void instance.hooks.set(hook, handler),
      runtime: {
        version: '2026.9.6',
        events: { onAgentEvent: listenTo('agent_event'), onSessionTranscriptUpdate: listenTo('transcript') },
      },
    };
    instances.push(instance);
    plugin.register(options.adaptApi?.(api) ?? api);
  };
  return {
    runsDir,
    journalPath,
    returned,
    thrown,
    register,
    async start() {
      for (const mode of ENTRY_POINTS[entryPoint].modes) await register(mode);
    },
    deliver,
    replay: (steps) => steps.forEach(deliver),
    exit,
    async journal() {
      const { events, report } = await readWholeJournal(journalPath);
      return { events, facts: foldEvents(events), report };
    },
  };
}

/** Records a whole stream in a process of its own, so to speak. */
export async function record(t: Cleanup, steps: readonly Step[], options: ReplayedHostOptions = {}): Promise<Evidence> {
  const host = createReplayedHost(t, options);
  await host.start();
  host.replay(steps);
  host.exit();
  return host.journal();
}

/** Records a recording once more. */
export function replayRecording(
  t: Cleanup,
  name: string,
  { lateness, ...options }: ReplayedHostOptions & { readonly lateness?: Lateness } = {},
): Promise<Evidence> {
  const lines = readRecording(name);
  const isGateway = lines.some((line) => line.name === 'gateway_start');
  return record(t, toSteps(lines, lateness), { entryPoint: isGateway ? 'gateway' : 'agent_local', ...options });
}

/** Gives this process the command line and the environment of a supervised host: one at a time. */
function pretendToBe(argv: readonly string[], environment: Readonly<Record<string, string>>): () => void {
  const { argv: ownArgv, env } = process;
  process.argv = [...argv];
  const { CRITIQOR_RUN_ID: _, CRITIQOR_RUNS_DIR: __, ...inherited } = env;
  process.env = { ...inherited, ...environment };
  return () => {
    process.argv = ownArgv;
    process.env = env;
  };
}

function setGlobal(name: symbol, value: unknown): void {
  const holder = globalThis as Record<symbol, unknown>;
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}
