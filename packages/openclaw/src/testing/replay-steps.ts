import { asArray, asObject, asText, type HostObject, textOf } from '../host/host.ts';
import { deepFreeze, type RecordedLine } from './recording.ts';

/**
 * For tests: what a host hands out, step by step. The recordings lack two streams, which are derived the way the host delivers
 * them: the diagnostic stream, which arrives late, and the transcript, which shows each message as it is persisted.
 */
export interface Step {
  /** By the name under which evidence cites it: `agent_event.tool`, `transcript`, `diagnostic.…`, `hook.…` */
  readonly seam: string;
  readonly event: HostObject;
  readonly context?: HostObject;
}

/** `prompt`: at once. `late`: as late as was ever seen. `mixed`: anything between, seeded. */
export type Lateness = 'prompt' | 'late' | 'mixed';

/** Seen in real runs; often the response is complete before. */
const MAX_LATENESS_MS = 75;
/** How long before its first byte a call begins, where only the byte was recorded. */
const FIRST_BYTE_MS = 40;

interface TimedStep extends Step {
  readonly at: number;
}

export function toSteps(lines: readonly RecordedLine[], lateness: Lateness = 'mixed'): Step[] {
  const delay = createDelay(lateness);
  const toDiagnostics = createDiagnostics(lines.some(({ name }) => name === 'model_call_started'));
  const toTranscript = createTranscript();
  const toSaid = createSaidMessages(lines);
  let lastDiagnosticAt = 0;
  const steps = lines.flatMap((line): TimedStep[] => [
    toStep(line.name === 'agent_end' ? { ...line, event: toSaid(line.event) } : line),
    ...toDiagnostics(line).map((event) => {
      lastDiagnosticAt = Math.max(lastDiagnosticAt, Number(event.ts) + delay());
      return { seam: `diagnostic.${event.type}`, at: lastDiagnosticAt, event };
    }),
    ...toTranscript(line).map((event) => ({ seam: 'transcript', at: line.t, event })),
  ]);
  return steps.toSorted((left, right) => left.at - right.at).map(({ at: _, ...step }) => deepFreeze(step));
}

/** The same host without one of its seams. Agent events are numbered by the host, so the others move up. */
export function withoutSeam(steps: readonly Step[], seam: string): Step[] {
  const numbers = new Map<unknown, number>();
  return steps
    .filter((step) => step.seam !== seam)
    .map((step) => {
      if (!step.seam.startsWith('agent_event.')) return step;
      const seq = (numbers.get(step.event.runId) ?? 0) + 1;
      numbers.set(step.event.runId, seq);
      return deepFreeze({ ...step, event: { ...step.event, seq } });
    });
}

let lastDiagnosticSeq = 1_000_000;

/** Diagnostic events are numbered through the whole process; beyond all numbers of a single recording. */
export function nextDiagnosticSeq(): number {
  lastDiagnosticSeq += 1;
  return lastDiagnosticSeq;
}

/** The same stream as other runs in other conversations of the same process. */
export function asOtherRuns(steps: readonly Step[], suffix: string): Step[] {
  const rename = (value: HostObject): HostObject => {
    const copy: Record<string, unknown> = { ...value };
    for (const name of ['runId', 'callId', 'messageId', 'sessionKey']) {
      if (typeof copy[name] === 'string') copy[name] += suffix;
    }
    if (copy.message)
      copy.message = { ...asObject(copy.message), __openclaw: rename(asObject(asObject(copy.message).__openclaw)) };
    return copy;
  };
  return steps.map(({ seam, event, context }) => {
    const seq = seam.startsWith('diagnostic.') ? { seq: nextDiagnosticSeq() } : {};
    return { seam, event: { ...rename(event), ...seq }, ...(context ? { context: rename(context) } : {}) };
  });
}

function toStep({ t, layer, name, event, ctx }: RecordedLine): TimedStep {
  if (layer === 'hook') return { seam: `hook.${name}`, at: t, event, ...(ctx ? { context: ctx } : {}) };
  return { seam: layer === 'transcript' ? layer : `agent_event.${event.stream}`, at: t, event };
}

/** Makes the function that gives the diagnostic events of a line. Calls that write the summary of a compaction have none. */
function createDiagnostics(hasHooks: boolean): (line: RecordedLine) => HostObject[] {
  const commandLengths = new Map<unknown, number>();
  let seq = 0;
  const numbered = (event: HostObject): HostObject[] => {
    seq += 1;
    return [{ ...event, seq }];
  };
  return ({ t, layer, name, event, ctx }) => {
    const { runId, sessionKey, sessionId, stream } = event;
    const data = asObject(event.data);
    const start = { type: 'run.execution_phase', phase: 'model_call_started', runId, sessionKey, sessionId };
    if (name === 'model_call_started' && !isCompaction(runId)) {
      return numbered({ ...start, provider: event.provider, model: event.model, trace: asObject(ctx).trace, ts: t });
    }
    if (layer !== 'agent_event') return [];
    if (!hasHooks && data.phase === 'model' && data.provider) {
      return numbered({ ...start, provider: data.provider, model: data.model, ts: t - FIRST_BYTE_MS });
    }
    if (stream === 'tool' && data.phase === 'start') {
      commandLengths.set(data.toolCallId, String(asObject(data.args).command ?? '').length);
    }
    if (stream !== 'command_output' || data.phase !== 'end') return [];
    const { durationMs, exitCode } = data;
    const commandLength = commandLengths.get(data.toolCallId);
    return numbered({ type: 'exec.process.completed', sessionKey, durationMs, exitCode, commandLength, ts: t });
  };
}

/** Makes the function that gives the messages of an attempt their texts back: recordings hold them once, where they are written. */
function createSaidMessages(lines: readonly RecordedLine[]): (event: HostObject) => HostObject {
  const written = new Map<unknown, HostObject>();
  for (const { name, event } of lines) {
    const message = asObject(event.message);
    if (name === 'before_message_write') written.set(message.timestamp, message);
  }
  return (event) => ({
    ...event,
    messages: asArray(event.messages).map((value) => ({
      ...asObject(value),
      ...(written.get(asObject(value).timestamp) ?? {}),
    })),
  });
}

/** Makes the function that turns a message that is written into the update that tells of it. */
function createTranscript(): (line: RecordedLine) => HostObject[] {
  const lastInputs = new Map<unknown, string>();
  const keys = new Set<unknown>();
  const runs = new Map<unknown, unknown>();
  let messages = 0;
  /** A retry writes the message of the user again, and a gateway writes it twice; the transcript shows it once. */
  const isRepeated = (message: HostObject, sessionKey: unknown): boolean => {
    const { idempotencyKey } = message;
    const text = textOf(message.content);
    const repeats = idempotencyKey ? keys.has(idempotencyKey) : lastInputs.get(sessionKey) === text;
    keys.add(idempotencyKey);
    lastInputs.set(sessionKey, text);
    return repeats;
  };
  return ({ name, event, ctx }) => {
    const context = asObject(ctx);
    const { sessionKey, agentId } = context;
    if (asText(event.runId) && asText(event.sessionKey) && !isCompaction(event.runId))
      runs.set(event.sessionKey, event.runId);
    if (name === 'after_compaction') return [{ sessionKey, agentId, sessionId: context.sessionId }];
    if (name !== 'before_message_write') return [];
    const message = asObject(event.message);
    const isUser = message.role === 'user';
    if (isUser ? isRepeated(message, sessionKey) : asArray(message.content).length === 0) return [];
    messages += 1;
    const messageId = `message-${messages}`;
    // The host names the run only in answers of the model.
    const __openclaw = !isUser && message.usage ? { runId: runs.get(sessionKey) } : message.__openclaw;
    return [{ sessionKey, agentId, messageId, messageSeq: messages, message: { ...message, __openclaw } }];
  };
}

function isCompaction(runId: unknown): boolean {
  return String(runId).includes(':compaction:');
}

function createDelay(lateness: Lateness): () => number {
  let state = 0x9e3779b9;
  return () => {
    // A linear congruential generator is random enough to mix orders, and the same on every machine.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    if (lateness === 'prompt') return 0;
    return lateness === 'late' ? MAX_LATENESS_MS : (state / 2 ** 32) * MAX_LATENESS_MS;
  };
}
