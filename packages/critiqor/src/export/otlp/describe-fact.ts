import { toText } from '@critiqor/evidence/contract/payload-values';
import { hasFailed } from '@critiqor/evidence/read/facts/recorded-fact';
import { toResultText } from '../../sealed/result-text.ts';
import type { ExportSource } from '../export-source.ts';
import type { SettledFact } from '../settled-facts.ts';
import type { Attributes, OtlpSpan } from './otlp-json.ts';

type Described = Pick<OtlpSpan, 'name' | 'kind' | 'attributes' | 'error'>;

/** Backends refuse attributes of any length; the evidence has the whole. */
const MAX_CONTENT_CHARS = 8_192;

/** Name and attributes of a span, after the semantic conventions for generative AI. */
export function describeFact({ fact, line }: SettledFact, source: ExportSource, content: boolean): Described {
  const { payload, conversation_id, agent_id, error, status, exit_code } = line.event;
  const { pseudonyms } = source;
  const name = (what: string, value: string | null | undefined): string | null =>
    value === null || value === undefined ? null : pseudonyms ? pseudonyms(what, value) : value;
  const failed = hasFailed(fact) || status === 'error';
  const shown = (attributes: Attributes): Attributes => (content && !pseudonyms ? attributes : {});
  const type = failed ? (toWord(payload.failure) ?? toWord(payload.blocked_by) ?? 'error') : null;
  const common: Attributes = {
    'critiqor.event.id': line.eventId,
    'error.type': type,
    ...(fact.outcome === null ? {} : { 'critiqor.outcome': fact.outcome }),
  };
  const message = failed ? ((pseudonyms ? null : error?.slice(0, 500)) ?? type) : null;
  switch (fact.kind) {
    case 'model_call': {
      const model = name('model', fact.model);
      return {
        name: model === null ? 'chat' : `chat ${model}`,
        kind: 'client',
        error: message,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': name('provider', toText(payload.provider)),
          'gen_ai.request.model': model,
          'gen_ai.usage.input_tokens': fact.input,
          'gen_ai.usage.output_tokens': fact.output,
          'gen_ai.usage.cache_read.input_tokens': fact.cacheRead,
          'gen_ai.usage.cache_creation.input_tokens': fact.cacheWrite,
          'gen_ai.response.finish_reasons': toWord(payload.stop_reason) === null ? null : [String(payload.stop_reason)],
          'critiqor.cost.usd': fact.costUsd,
          ...common,
        },
      };
    }
    case 'tool_call': {
      const tool = name('tool', fact.tool) ?? 'unknown';
      const result = toResultText(payload);
      return {
        name: `execute_tool ${tool}`,
        kind: 'internal',
        error: message,
        attributes: {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': tool,
          'gen_ai.tool.type': 'function',
          'gen_ai.tool.call.id': name('call', fact.callId),
          'critiqor.exit_code': exit_code,
          ...shown({
            'gen_ai.tool.call.arguments': payload.input === undefined ? null : cut(toJson(payload.input)),
            'gen_ai.tool.call.result': result === undefined ? null : cut(result),
          }),
          ...common,
        },
      };
    }
    case 'run': {
      const agent = name('agent', agent_id);
      return {
        name: agent === null ? 'invoke_agent' : `invoke_agent ${agent}`,
        kind: 'internal',
        error: message,
        attributes: {
          'gen_ai.operation.name': 'invoke_agent',
          'gen_ai.agent.id': agent,
          'gen_ai.conversation.id': name('session', conversation_id),
          ...common,
        },
      };
    }
    default:
      return { name: fact.kind, kind: 'internal', error: message, attributes: common };
  }
}

/** A word of a fixed list, not a text that somebody wrote. */
const toWord = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Za-z_-]{1,40}$/.test(value) ? value : null;

const cut = (text: string): string => text.slice(0, MAX_CONTENT_CHARS);

/** Hostile nesting can exceed the stack. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}
