import { formatDuration } from '@critiqor/diagnosis/model/format';
import { formatUsd } from '@critiqor/diagnosis/model/words';
import type { ModelCallFact, RecordedFact, ToolCallFact } from '@critiqor/evidence/read/facts/recorded-fact';

/** What the lines of a step say, refinements folded in. */
export interface ToldStep {
  readonly type: string;
  payload?: Readonly<Record<string, unknown>>;
  input?: string;
  error?: string;
  exitCode?: number;
}

export interface StepWords {
  readonly kind: 'run' | 'person' | 'model' | 'tool' | 'memory' | 'agent' | 'trouble';
  readonly text: string;
}

const LINE_CHARS = 160;

/** A step in words, or null for what nobody would tell. */
export function tell(fact: RecordedFact, told: ToldStep): StepWords | null {
  const { payload = {}, error } = told;
  switch (fact.kind) {
    case 'run':
      return told.type === 'agent_start'
        ? { kind: 'run', text: `run begins${payload.trigger ? ` (${payload.trigger})` : ''}` }
        : { kind: 'run', text: `run ends: ${payload.ending}${error ? `: ${error}` : ''}` };
    case 'model_call':
      return { kind: 'model', text: tellModelCall(fact, told) };
    case 'tool_call':
      return { kind: 'tool', text: tellToolCall(fact, told) };
    case 'memory':
      return {
        kind: 'memory',
        text: `${told.type} ${JSON.stringify(payload.query ?? payload.path)}: ${payload.result_status}`,
      };
    case 'message':
      return tellMessage(fact.role, payload.text);
    case 'compaction':
      return {
        kind: 'trouble',
        text: `the conversation was summarised (${fact.outcome}): ${payload.compacted ?? '?'} messages replaced`,
      };
    case 'line':
      return tellLine(told.type, payload);
    default:
      return null;
  }
}

function tellMessage(role: string, text: unknown): StepWords | null {
  if (role === 'user') return { kind: 'person', text: String(text) };
  return role === 'assistant' && text ? { kind: 'agent', text: String(text) } : null;
}

function tellLine(type: string, payload: Readonly<Record<string, unknown>>): StepWords | null {
  switch (type) {
    case 'process_end':
      return { kind: 'run', text: `OpenClaw ended: ${payload.signal ?? `exit code ${payload.exit_code}`}` };
    case 'recorder_fault':
      return { kind: 'trouble', text: `gap in the evidence: ${payload.lost_events} events (${payload.reason})` };
    case 'error_event':
      return { kind: 'trouble', text: String(payload.message) };
    default:
      return null;
  }
}

function tellModelCall(fact: ModelCallFact, { error }: ToldStep): string {
  const { index, outcome, input, output, costUsd, durationMs } = fact;
  const tokens = fact.usageLines > 0 ? `${input ?? '?'} → ${output ?? '?'} tokens` : 'tokens unknown';
  const cost = costUsd === null ? '' : `, ${formatUsd(costUsd)}`;
  const took = durationMs ? `, ${formatDuration(durationMs)}` : '';
  return `model call ${index} ${outcome ?? 'unknown'}: ${tokens}${cost}${took}${error ? `: ${error}` : ''}`;
}

function tellToolCall({ tool, outcome }: ToolCallFact, { input, error, exitCode }: ToldStep): string {
  const why = error ?? (exitCode === undefined ? '' : `exit code ${exitCode}`);
  const call = input === undefined ? '' : ` ${input}`;
  return `${tool ?? 'unknown tool'}${call}: ${outcome ?? 'unknown'}${why ? ` (${why})` : ''}`;
}

export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LINE_CHARS ? line : `${line.slice(0, LINE_CHARS - 1)}…`;
}
