import { hash, randomBytes } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { ensureRunDirectories, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { CapturePolicy } from '@critiqor/evidence/write/capture-policy';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { createJournalWriter } from '@critiqor/evidence/write/journal-writer';
import { openAnnouncer } from './announce-lines.ts';
import type { HostApi, HostObject } from './host/host.ts';
import { createAllocator } from './jobs/allocate-run.ts';
import { openGatewayLog } from './jobs/gateway-log.ts';
import { createJobRecorder } from './jobs/job-recorder.ts';
import { describeProcess } from './jobs/recorder-process.ts';
import { runOnTicks } from './jobs/run-on-ticks.ts';
import { createRecorder, type Recorder } from './observe/recorder.ts';
import { rehearse } from './observe/rehearsal.ts';
import { reportMisfit } from './report-misfit.ts';

/** The recorder of a process, and what it says about itself. */
export interface StartedRecorder {
  readonly recorder: Recorder;
  readonly about: HostObject;
  /** The host has registered us, perhaps again. */
  register(api: HostApi, about: HostObject): void;
}

/** The name of this host in evidence. */
const HOST = 'openclaw';

interface RecorderOptions {
  readonly capture: CapturePolicy;
  /** What the user adds to redaction and excepts from it. */
  readonly redact: unknown;
  /** What the user pays for models. */
  readonly prices: unknown;
  readonly hostVersion: string | undefined;
}

/** Records into the run that the supervisor has begun. */
export function startSupervised(
  runsDir: string,
  runId: string,
  { capture, redact, prices, hostVersion }: RecorderOptions,
): StartedRecorder {
  const paths = toRunPaths(runsDir, runId);
  const prepare = (): void => ensureRunDirectories(paths);
  try {
    prepare();
  } catch {
    // The journal tries again with every event and notes the gap once it can write.
  }
  const { digest, scope } = openDigester(paths.digestKey);
  const writer = `w_${randomBytes(6).toString('hex')}`;
  const encode = createEventEncoder(capture, digest, HOST, redact);
  const rehearsalMs = rehearse(encode);
  const announce = openAnnouncer(writer, process.env);
  const recorder = createRecorder(
    createJournalWriter({ path: paths.journal, writer, encode, prepare, ...(announce ? { announce } : {}) }),
    { hostVersion, keepsReasoning: capture === 'full', prices },
  );
  process.on('exit', () => recorder.close());
  const about = { digest_scope: scope, rehearsal_ms: rehearsalMs };
  return { recorder, about, register: (_api, said) => recorder.registered(said) };
}

interface InstalledOptions extends RecorderOptions {
  readonly runsDir: string;
  readonly entryPoint: string;
  readonly idleMinutes: number | undefined;
}

const DEFAULT_IDLE_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Records every job as a run of its own. Null when the configuration cannot be followed. */
export function startInstalled(options: InstalledOptions): StartedRecorder | null {
  const { runsDir, capture, redact, prices, hostVersion, entryPoint, idleMinutes = DEFAULT_IDLE_MINUTES } = options;
  if (!isAbsolute(runsDir) || !(idleMinutes > 0)) return null;
  const key = randomBytes(32).toString('hex');
  const digest = (text: string): string => hash('sha256', key + text).slice(0, 16);
  const rehearsalMs = rehearse(createEventEncoder(capture, digest, HOST, redact));
  const gateway = entryPoint === 'gateway' ? openGatewayLog(runsDir, HOST, hostVersion, redact) : null;
  let latest: HostObject = {};
  const recorder = createJobRecorder(
    {
      allocate: createAllocator(runsDir),
      capture,
      redact,
      prices,
      host: HOST,
      hostVersion,
      process: describeProcess(),
      idleMs: idleMinutes * MINUTE_MS,
      about: () => latest,
      gatewayLog: () => gateway?.place(),
    },
    gateway,
  );
  runOnTicks(recorder.tick);
  process.on('exit', () => recorder.close());
  /** By mode: the host gives a full registration other defaults than the later ones. */
  const configurations = new Map<unknown, string>();
  let registrations = 0;
  const register = (api: HostApi, about: HostObject): void => {
    latest = about;
    registrations += 1;
    const current = digestOf(api.config);
    const previous = configurations.get(about.mode);
    const isReload = gateway !== null && previous !== undefined && current !== previous;
    configurations.set(about.mode, current);
    recorder.registered(about);
    if (isReload) recorder.reloaded({ mode: about.mode, number: registrations });
    if (registrations === 1) reportMisfit(api, about);
  };
  return { recorder, about: { digest_scope: 'process', rehearsal_ms: rehearsalMs }, register };
}

/** Tells one configuration from another. It may hold keys, so nothing of it is kept. */
function digestOf(config: unknown): string {
  try {
    return hash('sha256', JSON.stringify(config) ?? '');
  } catch {
    // Something in it cannot be written down: then it counts as unchanged.
    return '';
  }
}
