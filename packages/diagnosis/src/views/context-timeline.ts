import type { Conversation, Execution, ModelCall, ToolCall } from '../model/execution.ts';

/** How full the context was at one model call, and which results had filled it since the call before. */
export interface ContextStep {
  readonly call: ModelCall;
  /** Tokens; null when nothing says it. */
  readonly used: number | null;
  /** Tokens that the context may hold; null when nothing says it. */
  readonly budget: number | null;
  /** The provider refused the call because the context was too large. */
  readonly isRefused: boolean;
  readonly growth: number | null;
  readonly fillers: readonly ContextFiller[];
}

export interface ContextFiller {
  readonly call: ToolCall;
  /** Its share of the growth. */
  readonly tokens: number;
}

/** The context of each conversation over time. Housekeeping of the host and calls that write summaries have contexts of their own. */
export function toContextTimelines(execution: Execution): ReadonlyMap<Conversation, readonly ContextStep[]> {
  return new Map(execution.conversations.map((conversation) => [conversation, toContextSteps(conversation)]));
}

function toContextSteps({ items }: Conversation): ContextStep[] {
  const steps: ContextStep[] = [];
  const results: ToolCall[] = [];
  /** Where those begin that came since the last call that says how full the context was, and since the last call of any kind. */
  let since = 0;
  let fresh = 0;
  let last: number | null = null;
  let budget: number | null = null;
  for (const item of items) {
    if (item.run.hidden) continue;
    if (item.kind === 'tool_call') results.push(item);
    // What is left after a compaction is not what the results before it filled.
    if (item.kind === 'compaction' && item.outcome !== 'failed') {
      last = null;
      since = results.length;
      fresh = results.length;
    }
    if (item.kind !== 'model_call' || item.purpose !== null) continue;
    const refusal = toRefusal(item);
    budget = item.contextBudget ?? refusal?.budget ?? budget;
    const used = item.contextUsed ?? refusal?.used ?? null;
    const growth = used === null || last === null ? null : used - last;
    const isKnown = used !== null || refusal !== null;
    const fillers = toFillers(results, isKnown ? since : fresh, growth);
    steps.push({ call: item, used, budget, isRefused: refusal !== null, growth, fillers });
    fresh = results.length;
    if (!isKnown) continue;
    last = used;
    since = results.length;
  }
  return steps;
}

/** About how many characters of English text or code one token holds: the usual estimate of tokenizer makers. */
const CHARS_PER_TOKEN = 4;

/** The results from the given place on that fill the context, each with its share. */
function toFillers(all: readonly ToolCall[], from: number, growth: number | null): readonly ContextFiller[] {
  if (from === all.length) return NO_FILLERS;
  const results = all.slice(from);
  const chars = results.reduce((sum, { result }) => sum + (result?.chars ?? 0), 0);
  if (chars === 0) return NO_FILLERS;
  const total = growth ?? chars / CHARS_PER_TOKEN;
  return results.flatMap((call) => {
    const size = call.result?.chars ?? 0;
    const tokens = Math.round((total * size) / chars);
    return size > 0 && tokens > 0 ? [{ call, tokens }] : [];
  });
}

const NO_FILLERS: readonly ContextFiller[] = [];

const OVERFLOW =
  /context[ _](?:overflow|length|window)|prompt (?:is )?too (?:large|long)|too many tokens|maximum context|input is too long/i;

function toRefusal({ outcome, failure, error }: ModelCall): { used: number | null; budget: number | null } | null {
  if (outcome !== 'failed') return null;
  const text = `${failure ?? ''} ${error ?? ''}`;
  if (!OVERFLOW.test(text)) return null;
  return {
    used: toTokenCount(/resulted in (\d{3,9}) tokens|(\d{3,9}) tokens >/i, text),
    budget: toTokenCount(/(?:length is|>) (\d{3,9})/i, text),
  };
}

function toTokenCount(pattern: RegExp, text: string): number | null {
  const match = pattern.exec(text);
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined ? null : Number(digits);
}
