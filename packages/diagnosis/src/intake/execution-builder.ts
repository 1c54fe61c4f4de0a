import type { Mutable } from '@critiqor/evidence/contract/mutable';
import type {
  CallForm,
  CitedPlace,
  Compaction,
  ContextReport,
  Conversation,
  Execution,
  Gap,
  Item,
  MemoryAccess,
  Message,
  ModelCall,
  ProcessRecord,
  RedactedPlace,
  Run,
  RunEnd,
  SkillOffer,
  SkillRead,
  Subagent,
  ToolCall,
  ToolResult,
} from '../model/execution.ts';

export type RunDraft = Mutable<Omit<Run, 'items' | 'calls' | 'conversation'>> & {
  items: Item[];
  calls: ToolCallDraft[];
  conversation: ConversationDraft;
};
type ConversationDraft = Mutable<Omit<Conversation, 'runs' | 'items' | 'calls'>> & {
  runs: RunDraft[];
  items: Item[];
  calls: ToolCallDraft[];
};
export type ToolCallDraft = Mutable<Omit<ToolCall, 'result'>> & {
  result: Mutable<ToolResult> | null;
  /** A deferred tool's wrapper: the call inside it is the one that counts. */
  isWrapper: boolean;
};

export interface ExecutionBuilder {
  conversation(key: string, agentId: string | null): ConversationDraft;
  findRun(id: string): RunDraft | undefined;
  addRun(id: string, conversation: ConversationDraft, place: CitedPlace): RunDraft;
  add(item: Item): void;
  /** The form that equal calls share. */
  readonly toForm: (key: string) => CallForm;
  readonly parts: Parts;
  build(head: Pick<Execution, 'source' | 'eventCount' | 'task'>): Execution;
}

interface Parts {
  readonly messages: Message[];
  readonly modelCalls: ModelCall[];
  readonly toolCalls: ToolCallDraft[];
  readonly memory: MemoryAccess[];
  readonly compactions: Compaction[];
  readonly skillOffers: SkillOffer[];
  readonly skillReads: SkillRead[];
  readonly contextReports: ContextReport[];
  readonly subagents: Mutable<Subagent>[];
  readonly processes: ProcessRecord[];
  readonly gaps: Gap[];
  readonly redactions: RedactedPlace[];
}

/** Collects what an intake reads, and makes one execution of it. */
export function createExecutionBuilder(): ExecutionBuilder {
  const conversations = new Map<string, ConversationDraft>();
  const runs = new Map<string, RunDraft>();
  /** Found last: the events of a run mostly follow each other. */
  let current: RunDraft | undefined;
  const parts: Parts = {
    messages: [],
    modelCalls: [],
    toolCalls: [],
    memory: [],
    compactions: [],
    skillOffers: [],
    skillReads: [],
    contextReports: [],
    subagents: [],
    processes: [],
    gaps: [],
    redactions: [],
  };

  return {
    parts,
    toForm: createCallForms(),
    conversation(key, agentId) {
      const known = conversations.get(key);
      if (known) {
        known.agentId ??= agentId;
        return known;
      }
      const created: ConversationDraft = { key, agentId, runs: [], items: [], calls: [] };
      conversations.set(key, created);
      return created;
    },
    findRun(id) {
      if (current?.id !== id) current = runs.get(id);
      return current;
    },
    addRun(id, conversation, place) {
      const run: RunDraft = {
        kind: 'run',
        eventId: place.eventId,
        position: place.position,
        at: place.at,
        id,
        conversation,
        trigger: 'unknown',
        hidden: false,
        attempts: 1,
        items: [],
        calls: [],
        end: null,
      };
      runs.set(id, run);
      current = run;
      conversation.runs.push(run);
      return run;
    },
    add(item) {
      const run = item.run as RunDraft;
      run.items.push(item);
      run.conversation.items.push(item);
      if (item.kind === 'message') parts.messages.push(item);
      else if (item.kind === 'model_call') parts.modelCalls.push(item);
      else if (item.kind === 'tool_call') {
        run.calls.push(item as ToolCallDraft);
        run.conversation.calls.push(item as ToolCallDraft);
        parts.toolCalls.push(item as ToolCallDraft);
      } else parts.compactions.push(item);
    },
    build(head) {
      const isShown = (item: Item): boolean => !(item as ToolCallDraft).isWrapper;
      const calls = parts.toolCalls.filter(isShown);
      let index = 0;
      for (const call of calls) {
        call.index = index;
        index += 1;
      }
      const wrapping = new Set(parts.toolCalls.filter(({ isWrapper }) => isWrapper).map(({ run }) => run as RunDraft));
      for (const owner of new Set([...wrapping].flatMap((run) => [run, run.conversation]))) {
        owner.items = owner.items.filter(isShown);
        owner.calls = owner.calls.filter(isShown);
      }
      return {
        ...head,
        ...parts,
        conversations: [...conversations.values()],
        runs: [...runs.values()],
        toolCalls: calls,
      };
    },
  };
}

/** What a model call reports only when it has ended. */
export const UNREPORTED = {
  usage: null,
  costUsd: null,
  contextUsed: null,
  contextBudget: null,
  durationMs: null,
  stopReason: null,
} as const;

export function emptyEnd(place: CitedPlace): Mutable<RunEnd> {
  const { eventId, position, at } = place;
  return { eventId, position, at, ending: 'unknown', stopReason: null, reply: null, failure: null, error: null };
}

export function toToolCall(
  place: CitedPlace,
  run: Run,
  tool: string,
  args: unknown,
  form: CallForm,
  about: { readonly actor?: string | null; readonly callId?: string | null } = {},
): ToolCallDraft {
  return {
    kind: 'tool_call',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
    run,
    index: 0,
    actor: about.actor ?? null,
    tool,
    args,
    executedArgs: null,
    key: form.key,
    form,
    callId: about.callId ?? null,
    result: null,
    isWrapper: false,
  };
}

/** Forms that are kept, so that memory stays small however long the record is. */
const MOST_FORMS = 10_000;

export function toCallForm(key: string): CallForm {
  let description: object | undefined;
  let answers: Map<unknown, boolean> | undefined;
  return {
    key,
    describe(make, call) {
      description ??= make(call);
      return description;
    },
    holds(ask, call) {
      const known = answers?.get(ask);
      if (known !== undefined) return known;
      const answer = ask(call);
      answers ??= new Map();
      answers.set(ask, answer);
      return answer;
    },
  };
}

function createCallForms(): (key: string) => CallForm {
  const forms = new Map<string, CallForm>();
  return (key) => {
    const known = forms.get(key);
    if (known) return known;
    if (forms.size >= MOST_FORMS) forms.clear();
    const form = toCallForm(key);
    forms.set(key, form);
    return form;
  };
}
