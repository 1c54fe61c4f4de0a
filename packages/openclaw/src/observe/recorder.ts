import { performance } from 'node:perf_hooks';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import { setBounded } from '../calls/bounded-map.ts';
import { toModelPrices } from '../calls/model-prices.ts';
import { learnIds } from '../calls/observed-run.ts';
import { createBackgroundProcesses } from '../calls/processes/background-processes.ts';
import { createRunStates } from '../calls/run-states.ts';
import { asNumber, asObject, asText, type HostObject } from '../host/host.ts';
import { createMedianCost } from '../host/median-cost.ts';
import type { Observation } from './observation.ts';
import { concludeCompaction } from './observe-compactions.ts';
import { concludeSubagents } from './observe-subagents.ts';
import { AGENT_EVENT_OBSERVERS, DIAGNOSTIC_OBSERVERS, HOOK_OBSERVERS, TRANSCRIPT_SEAM } from './seam-map.ts';

/** What the recorder needs of a journal. */
export interface Journal {
  append(draft: EventDraft): number | null;
  readonly written: number;
  close(): void;
}

/** The process-wide recorder: every handler of every registration ends up here. None of its functions throws. */
export interface Recorder {
  agentEvent(event: unknown): void;
  transcript(update: unknown): void;
  diagnostic(event: unknown): void;
  hook(name: string, event: unknown, context: unknown): void;
  /** Says who records; the first call writes the writer's first line, later ones that the host has registered us again. */
  registered(about: HostObject): void;
  /** Writes the last line, with the reason and what else is to be said. */
  close(reason?: string, about?: HostObject): void;
}

/** Faults of one seam that get a line of their own; all are counted. */
const FAULT_LINES_PER_SEAM = 3;
const REMEMBERED_IDS = 512;
const REMEMBERED_NEWS = 64;

interface RecorderOptions {
  readonly hostVersion?: string | undefined;
  /** Writes the text of what a model thinks, not only its length. */
  readonly keepsReasoning?: boolean;
  /** What the user pays for models, as the configuration says it. */
  readonly prices?: unknown;
}

export function createRecorder(
  journal: Journal,
  { hostVersion = '', keepsReasoning = false, prices }: RecorderOptions = {},
): Recorder {
  const runs = createRunStates(toModelPrices(prices));
  const news = new Map<string, string>();
  const faults: Record<string, number> = {};
  /** Seams that have shown something, and how many of them the journal names. */
  const delivered = new Set<string>();
  let namedSeams = 0;
  const isRepeatedMessage = createRepeatFilter<string>();
  const isRepeatedDiagnostic = createRepeatFilter<number>();
  let hostEvents = 0;
  let handlerMs = 0;
  const medianCost = createMedianCost();
  let registrations = 0;
  let closed = false;
  /** The writer's first line, as long as it could not be written. */
  let unwrittenHeader: EventDraft | null = null;

  const append = (draft: EventDraft): number | null => {
    const seq = journal.append(draft);
    if (seq === null || !unwrittenHeader) return seq;
    const header = unwrittenHeader;
    unwrittenHeader = journal.append(header) === null ? header : null;
    return seq;
  };

  const observation: Observation = {
    record: append,
    keepsReasoning,
    runs,
    processes: createBackgroundProcesses(append),
    compactions: new Map(),
    subagents: new Map(),
    summarizesInRun: /^2026\.[0-7]\./.test(hostVersion),
    waitingInputs: new Map(),
    endCompaction: (sessionKey, concludedFrom, source) =>
      concludeCompaction(observation, sessionKey, concludedFrom, source),
    isNews(name, text) {
      if (news.get(name) === text) return false;
      setBounded(news, name, text, REMEMBERED_NEWS);
      return true;
    },
    reportStatus: (reason) => reportStatus(reason, {}),
  };

  const reportStatus = (reason: string, about: HostObject): void => {
    const isNews = delivered.size > namedSeams;
    namedSeams = delivered.size;
    append({
      event_type: 'recorder_status',
      source: 'recorder',
      payload: {
        reason,
        host_events: hostEvents,
        written: journal.written,
        handler_ms: Math.round(handlerMs * 1_000) / 1_000,
        handler_median_us: medianCost.toMicroseconds(),
        ...(Object.keys(faults).length > 0 ? { faults } : {}),
        ...(isNews ? { delivered: [...delivered] } : {}),
        ...about,
      },
    });
  };

  const countFault = (seam: string, cause: unknown): void => {
    faults[seam] = (faults[seam] ?? 0) + 1;
    if (faults[seam] <= FAULT_LINES_PER_SEAM) noteFault(seam, cause);
  };

  /** Something that we do of our own accord inside the host: nothing is thrown, and faults are counted. */
  const guard = (step: string, act: () => void): void => {
    try {
      act();
    } catch (cause) {
      countFault(step, cause);
    }
  };

  const noteFault = (seam: string, cause: unknown): void => {
    append({
      event_type: 'recorder_fault',
      source: 'recorder',
      status: 'error',
      error: describe(cause),
      payload: { reason: 'handler_failed', seam, lost_events: 1 },
    });
  };

  /** Something that the host shows: what it costs is time that the agent does not have. */
  const observed = (
    seam: string,
    observe: (event: HostObject, context: HostObject) => void,
    event: unknown,
    context?: unknown,
  ): void => {
    const begun = performance.now();
    hostEvents += 1;
    try {
      observe(asObject(event), asObject(context));
    } catch (cause) {
      countFault(seam, cause);
    }
    const durationMs = performance.now() - begun;
    handlerMs += durationMs;
    medianCost.add(durationMs);
  };

  const agentEvent = (event: HostObject): void => {
    const runId = asText(event.runId);
    const seq = asNumber(event.seq);
    const stream = asText(event.stream) ?? '';
    if (!runId || seq === undefined) return;
    const run = runs.of(runId);
    // A listener that the host kept from an earlier registration delivers again what was seen already.
    if (seq <= run.lastHostSeq) return;
    const missed = seq - run.lastHostSeq - 1;
    run.lastHostSeq = seq;
    learnIds(run, event);
    if (missed > 0) {
      const payload = { reason: 'host_gap', seam: 'agent_event', lost_events: missed };
      append({ event_type: 'recorder_fault', source: 'recorder', status: 'error', host_run_id: runId, payload });
    }
    const seam = AGENT_EVENT_OBSERVERS.get(stream);
    const hostTs = asNumber(event.ts);
    if (seam) delivered.add(seam.source);
    if (seam) seam.observe({ run, data: asObject(event.data), hostTs }, seam.source, observation);
    run.lastHostTs = hostTs ?? run.lastHostTs;
  };

  const transcript = (update: HostObject): void => {
    const messageId = asText(update.messageId);
    if (messageId && isRepeatedMessage(messageId)) return;
    delivered.add('transcript');
    TRANSCRIPT_SEAM.observe(update, 'transcript', observation);
  };

  const diagnostic = (event: HostObject): void => {
    const seam = DIAGNOSTIC_OBSERVERS.get(event.type);
    if (!seam || seam.concerns?.(event) === false) return;
    if (typeof event.seq === 'number' && isRepeatedDiagnostic(event.seq)) return;
    delivered.add(seam.source);
    seam.observe(event, seam.source, observation);
  };

  const hooks = new Map(
    [...HOOK_OBSERVERS].map(([name, { source, observe }]) => [
      name,
      {
        source,
        observe(event: HostObject, context: HostObject): void {
          delivered.add(source);
          observe({ event, context }, source, observation);
        },
      },
    ]),
  );

  return {
    agentEvent: (event) => observed('agent_event', agentEvent, event),
    transcript: (update) => observed('transcript', transcript, update),
    diagnostic: (event) => observed('diagnostic', diagnostic, event),
    hook(name, event, context) {
      const hook = hooks.get(name);
      if (hook) observed(hook.source, hook.observe, event, context);
    },
    registered(about) {
      guard('register', () => {
        registrations += 1;
        const registration = { mode: about.mode, number: registrations };
        const { mode: _, ...rest } = about;
        if (registrations === 1) {
          const header: EventDraft = {
            event_type: 'recorder_start',
            source: 'recorder',
            payload: { ...rest, registration },
          };
          unwrittenHeader = journal.append(header) === null ? header : null;
        } else {
          const { subscribed, conversation_access } = about;
          reportStatus('registered', { registration, subscribed, conversation_access });
        }
      });
    },
    close(reason = 'exit', about = {}) {
      if (closed) return;
      closed = true;
      guard('close', () => {
        observation.processes.flush();
        concludeSubagents(observation);
        reportStatus(reason, about);
        journal.close();
      });
    },
  };
}

/** What was thrown, in words. A getter of the host may throw anything, also something that throws again when it is read. */
function describe(cause: unknown): string {
  try {
    return String(cause);
  } catch {
    return 'an error without a readable message';
  }
}

/** Recognises ids that came before, among the newest few. */
function createRepeatFilter<Id>(): (id: Id) => boolean {
  const seen = new Map<Id, true>();
  return (id) => {
    if (seen.has(id)) return true;
    setBounded(seen, id, true, REMEMBERED_IDS);
    return false;
  };
}
