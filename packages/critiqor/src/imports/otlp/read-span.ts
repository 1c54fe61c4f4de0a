import { toTime } from '../to-time.ts';
import { type SpanAttributes, toAttributes } from './any-value.ts';
import { parseIfJson } from './parse-if-json.ts';
import { readMessages, type SpanMessage } from './read-messages.ts';

/** A span in the words of an agent's run. */
export interface AgentSpan {
  readonly kind: 'model' | 'tool' | 'other';
  readonly id: string;
  readonly isRoot: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly error: string | undefined;
  readonly provider: string | undefined;
  readonly model: string | undefined;
  readonly stopReason: string | undefined;
  readonly usage: {
    readonly input: number | undefined;
    readonly output: number | undefined;
    readonly cacheRead: number | undefined;
    readonly cacheWrite: number | undefined;
    readonly costUsd: number | undefined;
  };
  readonly input: readonly SpanMessage[];
  readonly output: readonly SpanMessage[];
  readonly tool: {
    readonly name: string;
    readonly callId: string | undefined;
    readonly args: unknown;
    readonly result: string;
  };
  readonly agent: string | undefined;
  readonly conversation: string | undefined;
}

const NANOS_PER_MS = 1_000_000n;
const MODEL_OPERATIONS = new Set(['chat', 'text_completion', 'generate_content', 'completion']);

/** Reads a span with GenAI or OpenInference attributes; null for what is no span. */
export function readSpan(value: unknown): AgentSpan | null {
  const { spanId, parentSpanId, startTimeUnixNano, endTimeUnixNano, attributes: list, status, events } = Object(value);
  const startedAt = toMs(startTimeUnixNano);
  if (typeof spanId !== 'string' || startedAt === undefined) return null;
  const attributes = toAttributes(list);
  const text = (...names: readonly string[]): string | undefined => firstOf(attributes, names, isText);
  const number = (...names: readonly string[]): number | undefined => firstOf(attributes, names, isCount);
  const { input, output } = readMessages(attributes, events);
  return {
    kind: kindOf(attributes),
    id: spanId,
    isRoot: !parentSpanId,
    startedAt,
    endedAt: Math.max(startedAt, toMs(endTimeUnixNano) ?? startedAt),
    error: errorOf(status, attributes, events),
    provider: text('gen_ai.provider.name', 'gen_ai.system', 'llm.provider', 'llm.system'),
    model: text('gen_ai.response.model', 'gen_ai.request.model', 'llm.model_name'),
    stopReason: stopReasonOf(attributes),
    usage: {
      input: number('gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt'),
      output: number('gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens', 'llm.token_count.completion'),
      cacheRead: number('gen_ai.usage.cache_read.input_tokens', 'gen_ai.usage.cache_read_input_tokens'),
      cacheWrite: number('gen_ai.usage.cache_creation.input_tokens', 'gen_ai.usage.cache_creation_input_tokens'),
      costUsd: firstOf(attributes, ['gen_ai.usage.cost', 'llm.cost.total'], isAmount),
    },
    input,
    output,
    tool: {
      name: text('gen_ai.tool.name', 'tool.name', 'tool_call.function.name') ?? String(Object(value).name ?? 'unknown'),
      callId: text('gen_ai.tool.call.id', 'tool_call.id', 'tool.id'),
      args: toArguments(attributes),
      result: toResultText(attributes),
    },
    agent: text('gen_ai.agent.name', 'gen_ai.agent.id', 'agent.name'),
    conversation: text('gen_ai.conversation.id', 'session.id'),
  };
}

function kindOf(attributes: SpanAttributes): AgentSpan['kind'] {
  const operation = attributes.get('gen_ai.operation.name');
  const kind = String(attributes.get('openinference.span.kind') ?? '').toUpperCase();
  if (operation === 'execute_tool' || kind === 'TOOL') return 'tool';
  if (kind === 'LLM' || (isText(operation) && MODEL_OPERATIONS.has(operation))) return 'model';
  if (operation !== undefined || kind !== '') return 'other';
  if (attributes.has('gen_ai.tool.name')) return 'tool';
  return attributes.has('gen_ai.request.model') || attributes.has('llm.model_name') ? 'model' : 'other';
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

function firstOf<Value>(
  attributes: SpanAttributes,
  names: readonly string[],
  fits: (value: unknown) => value is Value,
): Value | undefined {
  for (const name of names) {
    const value = attributes.get(name);
    if (fits(value)) return value;
  }
  return undefined;
}

/** Nanoseconds since 1970 do not fit into a number. */
function toMs(nanos: unknown): number | undefined {
  if (!/^\d{1,20}$/.test(String(nanos))) return undefined;
  return toTime(Number(BigInt(String(nanos)) / NANOS_PER_MS));
}

function errorOf(status: unknown, attributes: SpanAttributes, events: unknown): string | undefined {
  const { code, message } = Object(status);
  if (code !== 2 && code !== 'STATUS_CODE_ERROR') return undefined;
  const exception = (Array.isArray(events) ? events : []).find((event) => Object(event).name === 'exception');
  const said = toAttributes(Object(exception).attributes).get('exception.message');
  return [message, said, attributes.get('error.type')].find(isText) ?? 'The span has failed.';
}

function stopReasonOf(attributes: SpanAttributes): string | undefined {
  const reasons = attributes.get('gen_ai.response.finish_reasons');
  const [reason] = Array.isArray(reasons) ? reasons : [reasons];
  return isText(reason) ? reason : undefined;
}

function toArguments(attributes: SpanAttributes): unknown {
  const names = ['gen_ai.tool.call.arguments', 'tool_call.function.arguments', 'tool.parameters', 'input.value'];
  const value = names.map((name) => attributes.get(name)).find((found) => found !== undefined && found !== null);
  return isText(value) ? parseIfJson(value) : value;
}

function toResultText(attributes: SpanAttributes): string {
  const value = attributes.get('gen_ai.tool.call.result') ?? attributes.get('output.value') ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
