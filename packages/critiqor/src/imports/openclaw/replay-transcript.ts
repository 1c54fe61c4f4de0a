import type { Outcome } from '@critiqor/evidence/contract/event';
import { callAt, writeEnd, writeStart } from '../../../../openclaw/src/calls/call-lines.ts';
import { failureOf, isErrorMessage, reasoningOf, usageOf } from '../../../../openclaw/src/calls/model-usage.ts';
import { idsOf, learnIds, type ObservedRun } from '../../../../openclaw/src/calls/observed-run.ts';
import { createRunStates } from '../../../../openclaw/src/calls/run-states.ts';
import type { Seen } from '../../../../openclaw/src/calls/seen.ts';
import { endTool, startTool } from '../../../../openclaw/src/calls/tool-calls.ts';
import { writeTurnEnd } from '../../../../openclaw/src/calls/turns.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  given,
  type HostObject,
  textOf,
  toolCallsOf,
} from '../../../../openclaw/src/host/host.ts';
import { triggerOf } from '../../../../openclaw/src/observe/run-trigger.ts';
import type { RecordAt } from '../import-source.ts';
import { describeEnd } from './describe-end.ts';
import type { RuntimeRuns } from './runtime-runs.ts';
import type { StoredSession } from './stored-session.ts';

const SOURCE = 'import.transcript';
/** The host's own name as a provider: such messages were not written by a model. */
const HOST_PROVIDER = 'openclaw';

export interface TranscriptReplay {
  add(entry: HostObject, time: number | undefined): void;
  /** Something that could not be read was here. */
  skip(): void;
  end(): void;
}

/** Whoever wants to know when the runs of a conversation begin, and how the last one ended, if it did. */
export interface ReplayWatch {
  began(runId: string, at: number): void;
  ended(end: { readonly outcome: Outcome; readonly ending: string | undefined }, at: number): void;
}

/**
 * Writes the events of a stored conversation. Pairing and judging of calls is the recorder's own code, so that a run gives the same findings
 * whether it was recorded or imported.
 */
export function createTranscriptReplay(
  session: StoredSession,
  runtime: RuntimeRuns,
  recordAt: RecordAt,
  startedAt: number,
  watch?: ReplayWatch,
): TranscriptReplay {
  const runs = createRunStates();
  let run: ObservedRun | null = null;
  let last: HostObject | null = null;
  let ending: Parameters<ReplayWatch['ended']>[0] | null = null;
  let at = startedAt;
  const record: Seen['record'] = (draft) => recordAt(draft, at);
  const toSeen = (current: ObservedRun, hostTs?: number): Seen => ({ run: current, source: SOURCE, record, hostTs });

  const begin = (id: string, payload: HostObject): ObservedRun => {
    if (run && run.id === id && !run.ended) return run;
    finish();
    run = runs.of(id);
    run.trigger = runtime.of(id)?.trigger;
    learnIds(run, { sessionKey: session.key, sessionId: session.id, agentId: session.agentId });
    run.started = true;
    last = null;
    watch?.began(id, at);
    record({
      event_type: 'agent_start',
      source: SOURCE,
      ...idsOf(run),
      duration_ms: null,
      payload: { attempt: 1, ...triggerOf(run), ...payload },
    });
    return run;
  };

  /** The run of a message: by its own word, by the time, or else one per message of a person. */
  const runOf = (message: HostObject, fallback: string): string =>
    asText(asObject(message.__openclaw).runId) ?? runtime.at(at)?.id ?? fallback;

  const finish = (): void => {
    if (!run || run.ended) return;
    const noted = runtime.of(run.id);
    const end = describeEnd(noted?.end, last);
    // A conversation that stops in the middle has no end, and is reported as interrupted.
    if (end === null) return;
    const seen = toSeen(run);
    at = Math.max(at, noted?.endedAt ?? at);
    writeTurnEnd(seen, 'run_end');
    run.ended = true;
    record({ event_type: 'agent_end', source: SOURCE, ...idsOf(run), ...end });
    ending = { outcome: end.outcome, ending: asText(end.payload.ending) };
  };

  const addUser = (entry: HostObject, message: HostObject): void => {
    const current = begin(runOf(message, `${session.id}:${asText(entry.id) ?? at}`), {});
    record({
      event_type: 'input',
      source: SOURCE,
      ...idsOf(current),
      ...given({ host_ts: asNumber(message.timestamp) }),
      payload: { text: textOf(message.content), ...triggerOf(current), ...given({ message_id: asText(entry.id) }) },
    });
  };

  const current = (message: HostObject, entry: HostObject): ObservedRun =>
    run && !run.ended && asObject(message.__openclaw).runId === undefined
      ? run
      : begin(runOf(message, `${session.id}:${asText(entry.id) ?? at}`), {});

  const addAssistant = (entry: HostObject, message: HostObject): void => {
    const owner = current(message, entry);
    const seen = toSeen(owner);
    const provider = asText(message.provider);
    const isModel = provider !== HOST_PROVIDER;
    const description = given({
      provider,
      model: asText(message.model),
      stop_reason: asText(message.stopReason),
      message_id: asText(entry.id),
    });
    if (isModel) writeModelCall(seen, message, description);
    const calls = toolCallsOf(message);
    const reasoning = reasoningOf(message);
    record({
      event_type: 'message_end',
      source: SOURCE,
      ...idsOf(owner),
      ...given({ host_ts: asNumber(message.timestamp) }),
      payload: {
        text: textOf(message.content),
        ...given({ stop_reason: description.stop_reason, message_id: description.message_id }),
        ...(isModel ? { model_call: owner.callCount } : { synthetic: true }),
        ...(calls.length > 0 ? { tool_calls: calls } : {}),
        ...(reasoning === '' ? {} : { reasoning_chars: reasoning.length }),
      },
    });
    for (const part of asArray(message.content)) {
      const { type, id, name, arguments: args } = asObject(part);
      if (type === 'toolCall') startTool(toSeen(owner, at), { toolCallId: id, name, args });
    }
    if (isModel) last = message;
  };

  const addResult = (entry: HostObject, message: HostObject): void => {
    const seen = toSeen(current(message, entry), asNumber(message.timestamp) ?? at);
    const { toolCallId, toolName: name, content, details, isError } = message;
    const id = asText(toolCallId) ?? '';
    // The message that asked for an unknown tool is not stored; the runtime may have noted the call.
    if (!seen.run.tools.has(id)) startTool(seen, { toolCallId, name, args: runtime.argumentsOf(id) });
    endTool(seen, { toolCallId, name, isError, result: { content, details } });
  };

  return {
    add(entry, time) {
      at = Math.max(at, time ?? at);
      const message = asObject(entry.message);
      if (entry.type === 'compaction') addCompaction(entry, record, run);
      if (entry.type !== 'message') return;
      if (message.role === 'user') addUser(entry, message);
      else if (message.role === 'assistant') addAssistant(entry, message);
      else if (message.role === 'toolResult') addResult(entry, message);
    },
    skip: () => {
      record({
        event_type: 'recorder_fault',
        source: SOURCE,
        payload: { reason: 'source_unreadable', lost_events: 1 },
      });
    },
    end: () => {
      finish();
      if (run?.ended && ending) watch?.ended(ending, at);
    },
  };
}

/** When a model call began is not stored: only that there was one, and what came of it. */
function writeModelCall(seen: Seen, message: HostObject, description: HostObject): void {
  const call = callAt(seen, seen.run.callCount + 1);
  if (!call) return;
  const { provider, model } = description;
  writeStart(seen, call, { payload: { provider, model, ...given({ api: asText(message.api) }) } });
  const { error, ...failure } = isErrorMessage(message) ? failureOf(message) : {};
  const outcome = message.stopReason === 'aborted' ? 'cancelled' : isErrorMessage(message) ? 'failed' : 'completed';
  writeEnd(seen, call, { outcome, error, payload: { ...description, ...usageOf(message), ...failure } });
}

function addCompaction(entry: HostObject, record: Seen['record'], run: ObservedRun | null): void {
  const ids = run ? idsOf(run) : {};
  const tokens = asNumber(entry.tokensBefore);
  record({ event_type: 'compaction_start', source: SOURCE, ...ids, payload: given({ tokens }) });
  record({ event_type: 'compaction_end', source: SOURCE, ...ids, outcome: 'completed', payload: {} });
}
