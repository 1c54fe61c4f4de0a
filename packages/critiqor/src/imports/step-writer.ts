import type { EventDraft, Outcome } from '@critiqor/evidence/contract/event';
import { callAt, writeEnd, writeStart } from '../../../openclaw/src/calls/call-lines.ts';
import { idsOf, learnIds } from '../../../openclaw/src/calls/observed-run.ts';
import { createRunStates } from '../../../openclaw/src/calls/run-states.ts';
import type { Seen } from '../../../openclaw/src/calls/seen.ts';
import { endTool, startTool } from '../../../openclaw/src/calls/tool-calls.ts';
import { writeTurnEnd } from '../../../openclaw/src/calls/turns.ts';
import { given } from '../../../openclaw/src/host/host.ts';
import type { RecordAt } from './import-source.ts';

/** Tokens and cost of a model call; what the source does not say is undefined. */
interface StepUsage {
  readonly input?: number | undefined;
  readonly output?: number | undefined;
  readonly cacheRead?: number | undefined;
  readonly cacheWrite?: number | undefined;
  readonly costUsd?: number | undefined;
}

interface ModelStep {
  readonly at: number;
  /** Where the source shows both ends, the call has a duration. */
  readonly startedAt?: number | undefined;
  readonly provider?: string | undefined;
  readonly model?: string | undefined;
  readonly usage?: StepUsage | undefined;
  readonly error?: string | undefined;
  readonly stopReason?: string | undefined;
}

interface MessageStep {
  readonly at: number;
  readonly text: string;
  readonly toolCalls?: readonly { readonly id?: string | undefined; readonly name?: string | undefined }[];
  /** Written by a model whose call is in the evidence. */
  readonly hasModelCall: boolean;
}

interface ResultStep {
  readonly at: number;
  readonly id: string;
  readonly name: string | undefined;
  readonly text: string;
  readonly isError: boolean;
  readonly exitCode?: number | undefined;
}

/** Writes the steps of a run of any agent as evidence, one conversation and one run of the host. */
export interface StepWriter {
  begin(at: number): void;
  input(at: number, text: string): void;
  context(at: number, tools: readonly string[]): void;
  modelCall(step: ModelStep): void;
  message(step: MessageStep): void;
  toolCall(at: number, id: string, name: string, args: unknown): void;
  toolResult(step: ResultStep): void;
  isOpen(id: string): boolean;
  gap(at: number): void;
  end(at: number, outcome: Outcome, payload: EventDraft['payload']): void;
}

export function createStepWriter(
  recordAt: RecordAt,
  source: string,
  ids: { readonly run: string; readonly conversation?: string | undefined; readonly agent?: string | undefined },
): StepWriter {
  const run = createRunStates().of(ids.run);
  learnIds(run, { sessionKey: ids.conversation, sessionId: ids.conversation, agentId: ids.agent });
  const open = new Set<string>();
  const toSeen = (at: number, hostTs?: number): Seen => ({
    run,
    source,
    record: (draft) => recordAt(draft, at),
    hostTs,
  });
  const write = (at: number, event_type: EventDraft['event_type'], payload: EventDraft['payload']): void => {
    recordAt({ event_type, source, ...idsOf(run), payload }, at);
  };
  return {
    begin(at) {
      run.started = true;
      recordAt({ event_type: 'agent_start', source, ...idsOf(run), duration_ms: null, payload: { attempt: 1 } }, at);
    },
    input: (at, text) => write(at, 'input', { text }),
    context: (at, tools) => write(at, 'context_report', { tools, tool_count: tools.length }),
    modelCall({ at, startedAt, provider, model, usage, error, stopReason }) {
      const call = callAt(toSeen(at), run.callCount + 1);
      if (!call) return;
      const names = given({ provider, model });
      writeStart(toSeen(at, startedAt), call, { payload: names });
      const payload = { ...names, ...given({ stop_reason: stopReason }), ...toUsagePayload(usage) };
      const outcome = error === undefined ? 'completed' : 'failed';
      writeEnd(toSeen(at, startedAt === undefined ? undefined : at), call, { outcome, error, payload });
    },
    message({ at, text, toolCalls = [], hasModelCall }) {
      write(at, 'message_end', {
        text,
        ...(hasModelCall ? { model_call: run.callCount } : {}),
        ...(toolCalls.length > 0 ? { tool_calls: toolCalls.map(({ id, name }) => given({ id, name })) } : {}),
      });
    },
    toolCall(at, id, name, args) {
      open.add(id);
      startTool(toSeen(at, at), { toolCallId: id, name, args });
    },
    toolResult({ at, id, name, text, isError, exitCode }) {
      open.delete(id);
      const result = { content: [{ type: 'text', text }], details: given({ exitCode }) };
      endTool(toSeen(at, at), { toolCallId: id, ...given({ name }), isError, result });
    },
    isOpen: (id) => open.has(id),
    gap: (at) => write(at, 'recorder_fault', { reason: 'source_unreadable', lost_events: 1 }),
    end(at, outcome, payload) {
      writeTurnEnd(toSeen(at), 'run_end');
      recordAt({ event_type: 'agent_end', source, ...idsOf(run), outcome, payload }, at);
    },
  };
}

/** Without any count nothing is known: zero is not "free". */
function toUsagePayload(usage: StepUsage | undefined): EventDraft['payload'] {
  const { input, output, cacheRead, cacheWrite, costUsd } = usage ?? {};
  const counts = [input, output, cacheRead, cacheWrite];
  if (counts.every((count) => count === undefined)) return given({ cost_usd: costUsd });
  const [known = 0, written = 0, read = 0, cached = 0] = counts.map(toCount);
  return given({
    usage: {
      input: known,
      output: written,
      cache_read: read,
      cache_write: cached,
      total: known + written + read + cached,
    },
    cost_usd: costUsd,
    context_used: known + read + cached,
  });
}

const toCount = (count: number | undefined): number =>
  Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : 0;
