import type { Outcome } from '@critiqor/evidence/contract/event';

export type { Outcome };

/**
 * What happened in a run, in one shape, whichever recorder showed it: sealed evidence and traces are both read into this. Refinements are
 * folded, results joined to their calls, wrappers of deferred tools replaced by the call inside. Texts are excerpts of bounded length.
 */
export interface Execution {
  readonly source: 'evidence' | 'trace';
  /** Events that were read, refinements and copies included. */
  readonly eventCount: number;
  /** What the person asked for, as far as a trace names it apart from the messages. */
  readonly task: string | null;
  readonly conversations: readonly Conversation[];
  readonly runs: readonly Run[];
  readonly messages: readonly Message[];
  readonly modelCalls: readonly ModelCall[];
  readonly toolCalls: readonly ToolCall[];
  readonly memory: readonly MemoryAccess[];
  readonly compactions: readonly Compaction[];
  readonly skillOffers: readonly SkillOffer[];
  readonly skillReads: readonly SkillRead[];
  readonly contextReports: readonly ContextReport[];
  readonly subagents: readonly Subagent[];
  readonly processes: readonly ProcessRecord[];
  readonly gaps: readonly Gap[];
  readonly redactions: readonly RedactedPlace[];
}

/** Where something is: the id that a finding cites, and its position among all events (from 0). */
export interface CitedPlace {
  readonly eventId: string;
  readonly position: number;
  /** Milliseconds since 1970; null when nothing says when. */
  readonly at: number | null;
}

/** A conversation with an agent: the messages that one context holds. A subagent has its own. */
export interface Conversation {
  readonly key: string;
  readonly agentId: string | null;
  /** All of it in order of position. */
  readonly runs: readonly Run[];
  readonly items: readonly Item[];
  readonly calls: readonly ToolCall[];
}

export type Item = Message | ModelCall | ToolCall | Compaction;

/** user: a person asked · others: the host or another agent did. `memory` runs are hidden housekeeping of the host. */
export type Trigger = 'user' | 'heartbeat' | 'cron' | 'memory' | 'subagent' | 'unknown';

/** One run of the agent: from a message to the answer. */
export interface Run extends CitedPlace {
  readonly kind: 'run';
  readonly id: string;
  readonly conversation: Conversation;
  readonly trigger: Trigger;
  /** Housekeeping that nobody requested: its problems do not concern the person. */
  readonly hidden: boolean;
  readonly attempts: number;
  readonly items: readonly Item[];
  /** The tool calls among them. */
  readonly calls: readonly ToolCall[];
  /** Null when its end was never shown: killed, or still at work when the evidence was sealed. */
  readonly end: RunEnd | null;
}

export interface RunEnd extends CitedPlace {
  readonly ending: 'success' | 'error' | 'timeout' | 'aborted' | 'yielded' | 'unknown';
  readonly stopReason: string | null;
  readonly reply: string | null;
  readonly failure: string | null;
  readonly error: string | null;
}

export interface Message extends CitedPlace {
  readonly kind: 'message';
  readonly run: Run;
  readonly role: 'user' | 'assistant' | 'system';
  readonly actor: string | null;
  readonly text: string;
  readonly trigger: Trigger;
  /** The text stopped in the middle. */
  readonly partial: boolean;
  /** The host wrote it, not a model. */
  readonly synthetic: boolean;
  readonly stopReason: string | null;
  /** Number of tool calls that the same response asks for; null when not known. */
  readonly toolCallCount: number | null;
}

export interface Usage {
  readonly input: number | null;
  readonly output: number | null;
  readonly cacheRead: number | null;
  readonly cacheWrite: number | null;
  /** The sum of the kinds that are known, else what was reported as the total. */
  readonly total: number | null;
}

export interface ModelCall extends CitedPlace {
  readonly kind: 'model_call';
  readonly run: Run;
  /** Its number in the run, from 1. */
  readonly number: number;
  readonly provider: string | null;
  readonly model: string | null;
  /** `compaction` for calls that write a summary. */
  readonly purpose: string | null;
  readonly endEventId: string | null;
  readonly outcome: Outcome;
  readonly failure: string | null;
  readonly error: string | null;
  readonly httpStatus: number | null;
  /** The host announced that it tries again. */
  readonly retried: boolean;
  readonly attempt: number;
  readonly usage: Usage | null;
  readonly costUsd: number | null;
  readonly contextUsed: number | null;
  readonly contextBudget: number | null;
  readonly durationMs: number | null;
  readonly stopReason: string | null;
}

export interface ToolCall extends CitedPlace {
  readonly kind: 'tool_call';
  readonly run: Run;
  /** Its number among the calls of the evidence, from 0. */
  readonly index: number;
  readonly actor: string | null;
  readonly tool: string;
  /** Arguments; long texts inside are cut. */
  readonly args: unknown;
  /** Arguments as executed, where the host shows that they differ; else null. */
  readonly executedArgs: unknown;
  /** Tool and arguments in canonical form: equal keys, equal calls. */
  readonly key: string;
  /** Shared by equal calls. */
  readonly form: CallForm;
  readonly callId: string | null;
  /** Null when no result was shown. */
  readonly result: ToolResult | null;
}

/** What equal calls have in common: what was made of one of them is remembered for all. */
export interface CallForm {
  readonly key: string;
  /** What the call does, made for the first who asks. */
  readonly describe: <Call>(make: (call: Call) => object, call: Call) => object;
  /** Whether something holds for such calls, found out for the first who asks. It must look at nothing but tool and arguments. */
  readonly holds: <Call>(ask: (call: Call) => boolean, call: Call) => boolean;
}

export interface ToolResult extends CitedPlace {
  readonly outcome: Outcome;
  /** What the model was given, head and tail. */
  readonly text: string;
  /** Length of the whole text, and a digest of it: equal digests, equal results. */
  readonly chars: number;
  readonly digest: string;
  readonly exitCode: number | null;
  readonly error: string | null;
  /** unknown_tool, invalid_arguments, tool_loop, hook or host. */
  readonly blockedBy: string | null;
  readonly durationMs: number | null;
  /** Whether the outcome was read off the text, because the recorder did not say it. */
  readonly outcomeFromText: boolean;
}

export interface MemoryAccess extends CitedPlace {
  readonly run: Run;
  readonly operation: 'search' | 'get';
  readonly query: string;
  readonly status: 'hit' | 'empty' | 'unavailable' | 'not_found' | 'error';
  readonly hits: number | null;
  readonly warning: string | null;
}

export interface Compaction extends CitedPlace {
  readonly kind: 'compaction';
  readonly run: Run;
  readonly endEventId: string | null;
  readonly outcome: Outcome;
  readonly tokensBefore: number | null;
  readonly tokensAfter: number | null;
  readonly messagesBefore: number | null;
  readonly messagesAfter: number | null;
}

export interface SkillOffer extends CitedPlace {
  readonly run: Run;
  readonly skills: readonly { readonly name: string; readonly description: string }[];
}

export interface SkillRead extends CitedPlace {
  readonly run: Run;
  readonly skill: string;
  readonly status: 'read' | 'not_found' | 'failed';
}

export interface ContextReport extends CitedPlace {
  readonly run: Run;
  readonly systemPromptChars: number | null;
  readonly toolCount: number | null;
  /** Null when the list did not change since the last report that had one. */
  readonly tools: readonly string[] | null;
}

export interface Subagent extends CitedPlace {
  readonly run: Run;
  readonly childRunId: string | null;
  readonly childSessionKey: string | null;
  readonly label: string | null;
  /** `run`: it answers once and ends · `session`: it stays. */
  readonly mode: string | null;
  readonly endEventId: string | null;
  readonly endPosition: number | null;
  /** ok, error, timeout, killed …: as the host gave it. */
  readonly ending: string | null;
}

/** What the supervisor saw of the agent's process. */
export interface ProcessRecord extends CitedPlace {
  readonly what: 'start' | 'end' | 'trouble';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly source: string | null;
  readonly message: string | null;
}

/** Events that are known to be missing. */
export interface Gap extends CitedPlace {
  readonly reason: string;
  readonly lostEvents: number;
}

/** An event in which secrets were replaced. */
export interface RedactedPlace extends CitedPlace {
  readonly eventType: string;
  readonly redactions: number;
}
