import { readFileSync } from 'node:fs';

interface SealedStep {
  readonly event_type: string;
  readonly source_layer: string;
  readonly tool_name?: string;
  readonly outcome?: string;
  readonly duration_ms?: number | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

const LEFT_OUT = new Set(['recorder_start', 'turn_start', 'turn_end']);

/** For tests: what sealed evidence says, one short line per step. */
export function readSteps(path: string): string[] {
  const { events } = JSON.parse(readFileSync(path, 'utf8')) as { readonly events: readonly SealedStep[] };
  return events
    .filter(({ event_type, source_layer }) => source_layer !== 'supervisor' && !LEFT_OUT.has(event_type))
    .map((event) => [event.event_type, ...describe(event)].join(' '));
}

function describe({ event_type, tool_name, outcome, duration_ms, payload }: SealedStep): unknown[] {
  const { text, provider, model, usage, input, tool_calls, result } = payload;
  if (event_type === 'input') return [text];
  if (event_type === 'before_provider_request') return [provider, model];
  if (event_type === 'after_provider_response') {
    const { input: sent, output } = Object(usage);
    return [outcome, `${duration_ms} ms, ${sent} + ${output} tokens`];
  }
  if (event_type === 'message_end') {
    const names = (Array.isArray(tool_calls) ? tool_calls : []).map((call) => call.name);
    return names.length > 0 ? [text, `[${names.join(' ')}]`] : [text];
  }
  if (event_type === 'tool_call') return [tool_name, JSON.stringify(input)];
  if (event_type === 'tool_result') return [tool_name, `${outcome}:`, Object(result).content?.[0]?.text];
  return outcome === undefined ? [] : [outcome];
}
