import { type SpanAttributes, toAttributes } from './any-value.ts';
import { parseIfJson } from './parse-if-json.ts';

/** A message in the input or the output of a model call. */
export interface SpanMessage {
  readonly role: string;
  readonly text: string;
  readonly toolCalls: readonly { readonly id: string | undefined; readonly name: string; readonly args: unknown }[];
  /** The calls that this message answers. */
  readonly results: readonly { readonly id: string; readonly text: string }[];
}

interface SpanMessages {
  readonly input: readonly SpanMessage[];
  readonly output: readonly SpanMessage[];
}

/** The messages of a span, in whichever of the conventions it uses. */
export function readMessages(attributes: SpanAttributes, events: unknown): SpanMessages {
  const genAi = {
    input: fromList(attributes.get('gen_ai.input.messages')),
    output: fromList(attributes.get('gen_ai.output.messages')),
  };
  if (genAi.input.length + genAi.output.length > 0) return genAi;
  const indexed = {
    input: [...fromIndexed(attributes, 'llm.input_messages'), ...fromIndexed(attributes, 'gen_ai.prompt')],
    output: [...fromIndexed(attributes, 'llm.output_messages'), ...fromIndexed(attributes, 'gen_ai.completion')],
  };
  if (indexed.input.length + indexed.output.length > 0) return indexed;
  const ofEvents = fromEvents(events);
  if (ofEvents.input.length + ofEvents.output.length > 0) return ofEvents;
  return {
    input: fromValue(attributes, 'input.value', 'user'),
    output: fromValue(attributes, 'output.value', 'assistant'),
  };
}

/** GenAI: a list of messages with parts, or its JSON. */
function fromList(value: unknown): SpanMessage[] {
  const list = typeof value === 'string' ? parseIfJson(value) : value;
  return (Array.isArray(list) ? list : []).map((item) => toMessage(item));
}

function toMessage(item: unknown): SpanMessage {
  const { role, parts, content, tool_calls, tool_call_id } = Object(item);
  const pieces: unknown[] = Array.isArray(parts) ? parts : Array.isArray(content) ? content : [];
  const texts = pieces.flatMap((part) => {
    const { type, content: words, text } = Object(part);
    return type === 'text' || type === undefined ? [toText(words ?? text)] : [];
  });
  const calls = [
    ...pieces.filter((part) => Object(part).type === 'tool_call'),
    ...(Array.isArray(tool_calls) ? tool_calls : []),
  ];
  const results = pieces.flatMap((part) => {
    const { type, id, response, result } = Object(part);
    return type === 'tool_call_response' && typeof id === 'string' ? [{ id, text: toText(response ?? result) }] : [];
  });
  const text = typeof content === 'string' ? content : texts.join('\n');
  return {
    role: typeof role === 'string' ? role : 'user',
    text,
    toolCalls: calls.map(toCall),
    results: typeof tool_call_id === 'string' ? [...results, { id: tool_call_id, text }] : results,
  };
}

function toCall(part: unknown): SpanMessage['toolCalls'][number] {
  const { id, name, arguments: args, function: called } = Object(part);
  const given = args ?? Object(called).arguments;
  return {
    id: typeof id === 'string' ? id : undefined,
    name: String(name ?? Object(called).name ?? 'unknown'),
    args: typeof given === 'string' ? parseIfJson(given) : given,
  };
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** OpenInference: one attribute per member, such as `llm.input_messages.0.message.role`. */
function fromIndexed(attributes: SpanAttributes, prefix: string): SpanMessage[] {
  const messages = new Map<number, { members: Map<string, unknown>; calls: Map<number, Map<string, unknown>> }>();
  for (const [name, value] of attributes) {
    if (!name.startsWith(`${prefix}.`)) continue;
    const found = /^(\d{1,6})\.(?:message\.)?(.{1,200})$/.exec(name.slice(prefix.length + 1));
    if (!found) continue;
    const index = Number(found[1]);
    const message = messages.get(index) ?? { members: new Map(), calls: new Map() };
    messages.set(index, message);
    const call = /^tool_calls\.(\d{1,6})\.(?:tool_call\.)?(.{1,100})$/.exec(found[2] ?? '');
    if (!call) message.members.set(found[2] ?? '', value);
    else
      message.calls.set(
        Number(call[1]),
        new Map([...(message.calls.get(Number(call[1])) ?? []), [call[2] ?? '', value]]),
      );
  }
  return [...messages]
    .sort(([left], [right]) => left - right)
    .map(([, { members, calls }]) => {
      const text = toText(members.get('content'));
      const answered = members.get('tool_call_id');
      return {
        role: toText(members.get('role')) || 'user',
        text,
        toolCalls: [...calls.values()].map((call) =>
          toCall({
            id: call.get('id'),
            name: call.get('function.name') ?? call.get('name'),
            arguments: call.get('function.arguments') ?? call.get('arguments'),
          }),
        ),
        results: typeof answered === 'string' ? [{ id: answered, text }] : [],
      };
    });
}

/** Older GenAI: an event per message. */
function fromEvents(events: unknown): SpanMessages {
  const input: SpanMessage[] = [];
  const output: SpanMessage[] = [];
  for (const event of Array.isArray(events) ? events : []) {
    const { name, attributes } = Object(event);
    const found = /^gen_ai\.(system|user|assistant|tool|choice)(?:\.message)?$/.exec(String(name));
    if (!found) continue;
    const members = Object.fromEntries(toAttributes(attributes));
    const isChoice = found[1] === 'choice';
    const inner = typeof members.message === 'string' ? parseIfJson(members.message) : members.message;
    const body = isChoice && typeof inner === 'object' && inner !== null ? inner : members;
    const message = toMessage({ ...body, role: isChoice ? 'assistant' : found[1] });
    (isChoice ? output : input).push(message);
  }
  return { input, output };
}

function fromValue(attributes: SpanAttributes, name: string, role: string): SpanMessage[] {
  const value = attributes.get(name);
  return typeof value === 'string' && value !== '' ? [{ role, text: value, toolCalls: [], results: [] }] : [];
}
