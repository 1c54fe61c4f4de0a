import { formatDuration } from '@critiqor/diagnosis/model/format';
import { formatUsd } from '@critiqor/diagnosis/model/words';
import type { ModelCallFact, RecordedFact, ToolCallFact } from '@critiqor/evidence/read/facts/recorded-fact';

/** What the lines of a step say, refinements folded in. */
export interface StepContent {
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
export function describeStep(fact: RecordedFact, content: StepContent): StepWords | null {
  const { payload = {}, error } = content;
  switch (fact.kind) {
    case 'run':
      return content.type === 'agent_start'
        ? { kind: 'run', text: `run begins${payload.trigger ? ` (${payload.trigger})` : ''}` }
        : { kind: 'run', text: `run ends: ${payload.ending}${error ? `: ${error}` : ''}` };
    case 'model_call':
      return { kind: 'model', text: describeModelCall(fact, content) };
    case 'tool_call':
      return { kind: 'tool', text: describeToolCall(fact, content) };
    case 'memory':
      return {
        kind: 'memory',
        text: `${content.type} ${JSON.stringify(payload.query ?? payload.path)}: ${payload.result_status}`,
      };
    case 'message':
      return describeMessage(fact.role, payload.text);
    case 'compaction':
      return {
        kind: 'trouble',
        text: `the conversation was summarised (${fact.outcome}): ${payload.compacted ?? '?'} messages replaced`,
      };
    case 'line':
      return describeLine(content.type, payload);
    default:
      return null;
  }
}

function describeMessage(role: string, text: unknown): StepWords | null {
  if (role === 'user') return { kind: 'person', text: String(text) };
  return role === 'assistant' && text ? { kind: 'agent', text: String(text) } : null;
}

function describeLine(type: string, payload: Readonly<Record<string, unknown>>): StepWords | null {
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

function describeModelCall(fact: ModelCallFact, { error }: StepContent): string {
  const { index, outcome, input, output, costUsd, durationMs } = fact;
  const tokens = fact.usageLines > 0 ? `${input ?? '?'} → ${output ?? '?'} tokens` : 'tokens unknown';
  const cost = costUsd === null ? '' : `, ${formatUsd(costUsd)}`;
  const took = durationMs ? `, ${formatDuration(durationMs)}` : '';
  return `model call ${index} ${outcome ?? 'unknown'}: ${tokens}${cost}${took}${error ? `: ${error}` : ''}`;
}

function describeToolCall({ tool, outcome }: ToolCallFact, { input, error, exitCode }: StepContent): string {
  const why = error ?? (exitCode === undefined ? '' : `exit code ${exitCode}`);
  const call = input === undefined ? '' : ` ${input}`;
  return `${tool ?? 'unknown tool'}${call}: ${outcome ?? 'unknown'}${why ? ` (${why})` : ''}`;
}

export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LINE_CHARS ? line : `${line.slice(0, LINE_CHARS - 1)}…`;
}
