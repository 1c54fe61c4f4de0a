import type {
  Compaction,
  Conversation,
  Execution,
  MemoryAccess,
  Message,
  ModelCall,
  Run,
  Subagent,
  ToolCall,
} from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import { type CitedItems, findCitedItems } from '../views/cited-items.ts';
import { toIssuers } from '../views/issuers.ts';

interface Spot {
  readonly run: Run;
  readonly position: number;
}

/** What findings cite, found again in the execution. */
export interface CitedEvents {
  /** The run of a cited event, and its place among all events. */
  place(eventId: string): Spot | undefined;
  /** The tool call whose call or result this event is. */
  call(eventId: string): ToolCall | undefined;
  /** The tool calls that a finding cites, by their call or by their result, in order and each once. */
  calls(finding: GradedFinding): readonly ToolCall[];
  /** The model call whose begin or end this event is. */
  modelCall(eventId: string): ModelCall | undefined;
  /** The model call that asked for a cited tool call. */
  issuer(call: ToolCall): ModelCall | undefined;
  message(eventId: string): Message | undefined;
  memory(eventId: string): MemoryAccess | undefined;
  compaction(eventId: string): Compaction | undefined;
  /** The run that begins with this event. */
  run(eventId: string): Run | undefined;
  /** What the subagent that starts or ends with this event was to do: its label, and its task where its own run shows it. */
  errand(eventId: string): { readonly label: string; readonly task: string } | undefined;
  /** Whether a context that held something at the one place no longer holds it at the other, because it was summarised in between. */
  isSummarised(conversation: Conversation, from: number, to: number): boolean;
}

/** Looks up a set of events; `cited` holds their items where they are known already. */
export function findCitedEvents(execution: Execution, eventIds: Iterable<string>, cited?: CitedItems): CitedEvents {
  const wanted = new Set(eventIds);
  const cites = cited ?? findCitedItems(execution, wanted);
  const places = new Map<string, Spot>();
  const runs = new Map<string, Run>();
  const calls = new Map<string, ToolCall>();
  const modelCalls = new Map<string, ModelCall>();
  const messages = new Map<string, Message>();
  const compactions = new Map<string, Compaction>();
  const memories = new Map<string, MemoryAccess>();
  const note = (eventId: string | null | undefined, run: Run, position: number): eventId is string => {
    if (!eventId || !wanted.has(eventId)) return false;
    if (!places.has(eventId)) places.set(eventId, { run, position });
    return true;
  };
  for (const run of execution.runs) if (note(run.eventId, run, run.position)) runs.set(run.eventId, run);
  for (const eventId of wanted) {
    for (const item of cites.get(eventId) ?? []) {
      const isResult = item.kind === 'tool_call' && item.eventId !== eventId;
      note(eventId, item.run, (isResult ? item.result?.position : null) ?? item.position);
      if (item.kind === 'message') messages.set(eventId, item);
      else if (item.kind === 'tool_call') calls.set(eventId, item);
      else if (item.kind === 'model_call') modelCalls.set(eventId, item);
      else compactions.set(eventId, item);
    }
  }
  for (const run of execution.runs) if (run.end) note(run.end.eventId, run, run.end.position);
  for (const access of execution.memory)
    if (note(access.eventId, access.run, access.position)) memories.set(access.eventId, access);
  for (const list of [execution.skillOffers, execution.skillReads, execution.contextReports, execution.subagents])
    for (const { eventId, run, position } of list) note(eventId, run, position);
  for (const { endEventId, run, position, endPosition } of execution.subagents)
    note(endEventId, run, endPosition ?? position);
  const issuers = new Map<Run, ReadonlyMap<ToolCall, ModelCall>>();
  const ofFindings = new Map<GradedFinding, readonly ToolCall[]>();
  const errands = toErrands(execution, wanted);
  const summaries = toSummaries(execution.compactions);
  return {
    place: (eventId) => places.get(eventId),
    call: (eventId) => calls.get(eventId),
    calls(finding) {
      const known = ofFindings.get(finding);
      if (known) return known;
      const own = new Set(finding.draft.events.flatMap((id) => calls.get(id) ?? []));
      const ordered = [...own].sort((left, right) => left.position - right.position);
      ofFindings.set(finding, ordered);
      return ordered;
    },
    modelCall: (eventId) => modelCalls.get(eventId),
    issuer(call) {
      const known = issuers.get(call.run) ?? toIssuers(call.run);
      issuers.set(call.run, known);
      return known.get(call);
    },
    message: (eventId) => messages.get(eventId),
    memory: (eventId) => memories.get(eventId),
    compaction: (eventId) => compactions.get(eventId),
    run: (eventId) => runs.get(eventId),
    errand: (eventId) => errands.get(eventId),
    isSummarised: (conversation, from, to) => toLastBefore(summaries.get(conversation) ?? [], to) > from,
  };
}

type Errand = { readonly label: string; readonly task: string };

function toErrands(execution: Execution, wanted: ReadonlySet<string>): ReadonlyMap<string, Errand> {
  const isCited = ({ eventId, endEventId }: Subagent): boolean =>
    wanted.has(eventId) || (endEventId !== null && wanted.has(endEventId));
  const cited = execution.subagents.filter(isCited);
  const children = new Map<string | null, Subagent>(cited.map((subagent) => [subagent.childRunId, subagent]));
  const tasks = new Map<Subagent, string>();
  for (const { id, items } of cited.length === 0 ? [] : execution.runs) {
    const subagent = children.get(id);
    const task = subagent && items.find((item): item is Message => item.kind === 'message' && item.role === 'user');
    if (task) tasks.set(subagent, task.text);
  }
  return new Map(
    cited.flatMap((subagent) => {
      const errand = { label: subagent.label ?? '', task: tasks.get(subagent) ?? '' };
      return [subagent.eventId, subagent.endEventId].flatMap((id) => (id === null ? [] : [[id, errand] as const]));
    }),
  );
}

/** Where each conversation was summarised, in order. */
function toSummaries(compactions: readonly Compaction[]): ReadonlyMap<Conversation, readonly number[]> {
  const summaries = new Map<Conversation, number[]>();
  for (const { run, position, outcome } of compactions) {
    if (outcome === 'failed' || run.hidden) continue;
    const own = summaries.get(run.conversation);
    if (own) own.push(position);
    else summaries.set(run.conversation, [position]);
  }
  for (const own of summaries.values()) own.sort((left, right) => left - right);
  return summaries;
}

/** The greatest of sorted numbers below a limit, or -1. */
function toLastBefore(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1] ?? -1;
}
