import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import { EVIDENCE_VERSION } from '@critiqor/evidence/contract/event';
import { PLUGIN_ID, VERSION } from '@critiqor/evidence/contract/product';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { toCapturePolicy } from '@critiqor/evidence/write/capture-policy';
import { asNumber, asObject, asText, type HostApi, type HostObject } from './host/host.ts';
import { AGENT_EVENT_SEAMS, DIAGNOSTIC_SEAMS, HOOK_SEAMS } from './observe/seam-map.ts';
import { type StartedRecorder, startInstalled, startSupervised } from './start-recorder.ts';

/**
 * State of the process, not of the module: the host evaluates a fresh copy of this file for every registration, and all of them
 * must share one recorder. The newest registration owns the listeners, because the host never removes older ones itself.
 */
interface Shared extends StartedRecorder {
  /** How to stop listening to each of the host's streams. */
  unsubscribe: Map<string, () => void>;
}
const SHARED = Symbol.for('critiqor.openclaw.recorder');

/** The host asks handlers of a hook in the order of their priority, the highest first. */
const LAST = -1_000_000;

/** Registrations in which the host never runs an agent. */
const MODES_WITHOUT_RUNS = new Set(['cli-metadata', 'setup-only']);

/** The plugin: what `definePluginEntry` of the SDK would return, without importing the SDK, whose absence would be a load error. */
export default {
  id: PLUGIN_ID,
  name: 'Critiqor recorder',
  description: 'Records what an agent really did. Passive: never changes, delays or blocks a run.',
  register(api: HostApi): void {
    try {
      register(api);
    } catch {
      // A plugin that throws here fails the user's command. Without a recorder there is no journal to note it in; the
      // supervisor sees that nothing arrives and says so.
    }
  },
};

function register(api: HostApi): void {
  const mode = api.registrationMode ?? 'unknown';
  if (MODES_WITHOUT_RUNS.has(mode)) return;
  const holder = globalThis as { [SHARED]?: Shared };
  const capture = toCapturePolicy(asText(asObject(api.pluginConfig).capture));
  const started = holder[SHARED] ?? start(api, capture);
  if (!started) return;
  holder[SHARED] ??= { ...started, unsubscribe: new Map() };
  const shared = holder[SHARED];
  const { subscribed, refused } = subscribe(api, shared);
  shared.register(api, {
    mode,
    recorder_version: VERSION,
    evidence_version: EVIDENCE_VERSION,
    host_version: api.runtime?.version,
    node_version: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    pid: process.pid,
    ppid: process.ppid,
    entry_point: entryPointOf(process.argv.slice(2)),
    event_source: wordOf(process.env.CRITIQOR_EVENT_SOURCE),
    visibility: wordOf(process.env.CRITIQOR_VISIBILITY),
    clock: { wall: Date.now(), monotonic: Math.round(performance.now()) },
    subscribed,
    refused,
    conversation_access: hasConversationAccess(api),
    capture,
    ...shared.about,
  });
}

/** A supervisor names the run; an installed recorder is told where to record by its configuration. Otherwise nothing is recorded. */
function start(api: HostApi, capture: ReturnType<typeof toCapturePolicy>): StartedRecorder | null {
  const { CRITIQOR_RUN_ID: runId, CRITIQOR_RUNS_DIR: suppliedDir } = process.env;
  const hostVersion = asText(api.runtime?.version);
  const { runsDir, idleMinutes, redact, prices }: HostObject = asObject(api.pluginConfig);
  const options = { capture, redact, prices, hostVersion };
  if (runId && suppliedDir) return isRunId(runId) ? startSupervised(suppliedDir, runId, options) : null;
  const entryPoint = entryPointOf(process.argv.slice(2));
  // Commands that run no agent load plugins too.
  if (typeof runsDir !== 'string' || entryPoint === 'unknown') return null;
  return startInstalled({ ...options, runsDir, entryPoint, idleMinutes: asNumber(idleMinutes) });
}

/**
 * Listens to every seam that this host has, and says which those are. Of a stream, the listener of an earlier registration goes
 * once there is a new one: not every registration gets to see every stream.
 */
function subscribe(api: HostApi, shared: Shared): { readonly subscribed: string[]; readonly refused: string[] } {
  const subscribed: string[] = [];
  const refused: string[] = [];
  const attempt = (seams: readonly string[], listen: () => void): void => {
    try {
      listen();
      subscribed.push(...seams);
    } catch {
      // This host lacks the seam; the evidence lists it as refused.
      refused.push(...seams);
    }
  };
  const follow = (stream: string, seams: readonly string[], listen: () => unknown): void =>
    attempt(seams, () => {
      const unsubscribe = listen();
      replaceListener(shared, stream, unsubscribe);
    });
  const { recorder } = shared;
  const namesOf = (layer: string, seams: object): string[] => Object.keys(seams).map((name) => `${layer}.${name}`);
  follow('agent_event', namesOf('agent_event', AGENT_EVENT_SEAMS), () =>
    required(api.runtime?.events?.onAgentEvent).call(api.runtime?.events, (event) => recorder.agentEvent(event)),
  );
  follow('transcript', ['transcript'], () =>
    required(api.runtime?.events?.onSessionTranscriptUpdate).call(api.runtime?.events, (update) =>
      recorder.transcript(update),
    ),
  );
  follow('diagnostic', namesOf('diagnostic', DIAGNOSTIC_SEAMS), () =>
    required(loadDiagnostics().onDiagnosticEvent)((event) => recorder.diagnostic(event)),
  );
  const entryPoint = entryPointOf(process.argv.slice(2));
  for (const [name, { entryPoints, isLast }] of Object.entries(HOOK_SEAMS)) {
    if (entryPoints && !entryPoints.includes(entryPoint)) continue;
    const handler = (event: unknown, context: unknown): void => recorder.hook(name, event, context);
    // Never unsubscribed: a gateway keeps calling the hooks of its first registration.
    attempt([`hook.${name}`], () =>
      isLast
        ? required(api.on).call(api, name, handler, { priority: LAST })
        : required(api.on).call(api, name, handler),
    );
  }
  return { subscribed, refused };
}

function replaceListener(shared: Shared, stream: string, unsubscribe: unknown): void {
  const previous = shared.unsubscribe.get(stream);
  if (typeof unsubscribe === 'function') shared.unsubscribe.set(stream, unsubscribe as () => void);
  else shared.unsubscribe.delete(stream);
  try {
    previous?.();
  } catch {
    // The old listener stays, and what it delivers again is recognised by its number.
  }
}

/** The public diagnostic stream, loaded only now: a static import would fail the user's command where the host lacks it. */
function loadDiagnostics(): { onDiagnosticEvent?: (listener: (event: unknown) => void) => unknown } {
  return createRequire(import.meta.url)('openclaw/plugin-sdk/diagnostic-runtime');
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('not provided by this host');
  return value;
}

/** A word that the supervisor set; anything else comes from elsewhere and may be a secret. */
const wordOf = (text: string | undefined): string | undefined => (/^[a-z]{1,20}$/.test(text ?? '') ? text : undefined);

/** Global options of the host that take a value. */
const OPTIONS_WITH_VALUE = ['--profile', '--log-level', '--container'];

/** Which of the host's entry points this process is: it decides what can be seen. */
function entryPointOf(argv: readonly string[]): string {
  const words = argv.filter((_, index) => !OPTIONS_WITH_VALUE.includes(argv[index - 1] ?? ''));
  const command = words.find((word) => /^(agent|chat|tui|gateway)$/.test(word));
  if (command === 'agent') {
    const next = words[words.indexOf('agent') + 1];
    return next === 'exec' ? 'agent_exec' : words.includes('--local') ? 'agent_local' : 'unknown';
  }
  if (command === 'chat' || command === 'tui') return 'chat';
  return command ?? 'unknown';
}

/** Read off the configuration, because the host drops the hooks that need it without a word. */
function hasConversationAccess(api: HostApi): boolean {
  const entry = asObject(asObject(asObject(asObject(api.config).plugins).entries)[PLUGIN_ID]);
  return asObject(entry.hooks).allowConversationAccess === true;
}
