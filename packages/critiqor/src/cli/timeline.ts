import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** One step of a run, in words. */
export interface Step {
  readonly event_id: string;
  readonly at: string;
  readonly kind: 'run' | 'person' | 'model' | 'tool' | 'memory' | 'agent' | 'trouble';
  readonly text: string;
  readonly failed: boolean;
}

const LINE_CHARS = 160;

/** What happened, step by step; `events` are folded. Only what a person would tell is in it. */
export function toTimeline(events: readonly (readonly [string, JournalEvent])[]): Step[] {
  const wrappers = new Set(events.map(([, { parent_tool_call_id }]) => parent_tool_call_id));
  return events.flatMap(([event_id, event]) => {
    // The wrapper of a deferred tool says what the call inside it says.
    const told = wrappers.has(event.tool_call_id ?? '') ? null : tell(event);
    return told ? [{ event_id, at: event.timestamp, failed: event.status === 'error', ...told }] : [];
  });
}

function tell(event: JournalEvent): Pick<Step, 'kind' | 'text'> | null {
  const { payload, event_type } = event;
  switch (event_type) {
    case 'process_end':
      return { kind: 'run', text: `OpenClaw ended: ${payload.signal ?? `exit code ${payload.exit_code}`}` };
    case 'agent_start':
      return { kind: 'run', text: `run begins${payload.trigger ? ` (${payload.trigger})` : ''}` };
    case 'agent_end':
      return { kind: 'run', text: `run ends: ${payload.ending}${event.error ? `: ${shorten(event.error)}` : ''}` };
    case 'input':
      return { kind: 'person', text: shorten(String(payload.text)) };
    case 'after_provider_response':
      return { kind: 'model', text: tellModelCall(event) };
    case 'tool_result':
      return { kind: 'tool', text: tellToolCall(event) };
    case 'memory_search':
    case 'memory_get':
      return payload.observed_as === 'tool_result'
        ? {
            kind: 'memory',
            text: `${event_type} ${JSON.stringify(payload.query ?? payload.path)}: ${payload.result_status}`,
          }
        : null;
    case 'message_end':
      return payload.text ? { kind: 'agent', text: shorten(String(payload.text)) } : null;
    case 'compaction_end':
      return {
        kind: 'trouble',
        text: `the conversation was summarised (${event.outcome}): ${payload.compacted ?? '?'} messages replaced`,
      };
    case 'recorder_fault':
      return { kind: 'trouble', text: `gap in the evidence: ${payload.lost_events} events (${payload.reason})` };
    case 'error_event':
      return { kind: 'trouble', text: shorten(String(payload.message)) };
    default:
      return null;
  }
}

function tellModelCall({ payload, outcome, duration_ms, error }: JournalEvent): string {
  const usage = payload.usage as { input?: number; output?: number } | undefined;
  const tokens = usage ? `${usage.input ?? '?'} → ${usage.output ?? '?'} tokens` : 'tokens unknown';
  const cost = typeof payload.cost_usd === 'number' ? `, $${payload.cost_usd.toFixed(4)}` : '';
  return `model call ${payload.model_call} ${outcome}: ${tokens}${cost}${duration_ms ? `, ${duration_ms} ms` : ''}${error ? `: ${shorten(error)}` : ''}`;
}

function tellToolCall({ tool_name, outcome, exit_code, error, payload }: JournalEvent): string {
  const why = error ?? (exit_code === undefined ? '' : `exit code ${exit_code}`);
  const call = payload.input === undefined ? '' : ` ${shorten(JSON.stringify(payload.input))}`;
  return `${tool_name}${call}: ${outcome}${why ? ` (${shorten(why)})` : ''}`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LINE_CHARS ? line : `${line.slice(0, LINE_CHARS - 1)}…`;
}
