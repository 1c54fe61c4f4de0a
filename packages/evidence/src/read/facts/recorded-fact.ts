import type { Outcome } from '../../contract/event.ts';
import type { TokenUsage } from './token-usage.ts';

/**
 * What happened, each thing once, however many lines describe it. A fact is passed on when its first line is read and again whenever a
 * line adds to it; it holds numbers and names only, so that a reader of a million events stays small. What else a line says, such as
 * arguments and texts, is in the event that comes along.
 */
export type RecordedFact =
  | RunFact
  | TurnFact
  | ModelCallFact
  | ToolCallFact
  | MemoryFact
  | CompactionFact
  | SubagentFact
  | MessageFact
  | LineFact;

/**
 * What a line does to a fact. `wrapped`: another call turned out to be the one inside this one. Refinements add to the line that began or
 * ended it.
 */
export type FactStep = 'began' | 'ended' | 'beginning_refined' | 'ending_refined' | 'wrapped';

/** Every creator of facts writes these members out: one is made for each call, and a spread would make it slower. */
interface FactBase {
  /** From 0, in the order of first lines: consumers keep their own data by it. */
  readonly number: number;
  readonly writer: string;
  readonly hasBegun: boolean;
  readonly hasEnded: boolean;
  /** According to the last line that gives it; null if none does. An error without an outcome is a failure. */
  readonly outcome: Outcome | null;
}

export interface RunFact extends FactBase {
  readonly kind: 'run';
  /** The host's, else the key of the conversation; '' when a line says neither. */
  readonly id: string;
  /** Whether the host named it. */
  readonly isNamed: boolean;
}

/** One model response and the tools that it asked for. */
export interface TurnFact extends FactBase {
  readonly kind: 'turn';
  /** In its run, from 1. */
  readonly index: number;
  /** No line says it: it was read off the model calls. */
  readonly isDerived: boolean;
  /** A model call of it failed. */
  readonly hasFailedCall: boolean;
}

export interface ModelCallFact extends FactBase, TokenUsage {
  readonly kind: 'model_call';
  readonly run: RunFact;
  /** In its run, from 1; 0 when nothing says it. */
  readonly index: number;
  /** `compaction` for calls that write a summary. */
  readonly purpose: string | null;
  readonly model: string | null;
  readonly turn: TurnFact | null;
  /** Lines that reported tokens. */
  readonly usageLines: number;
  readonly costUsd: number | null;
  readonly durationMs: number | null;
  readonly contextUsed: number | null;
  readonly contextBudget: number | null;
}

export interface ToolCallFact extends FactBase {
  readonly kind: 'tool_call';
  readonly run: RunFact;
  /** Null when the host gave no name. */
  readonly tool: string | null;
  readonly callId: string | null;
  /** A deferred tool is called through a wrapper: the call inside counts, the wrapper does not. */
  readonly isWrapper: boolean;
  /** The access to memory that it made. */
  readonly memory: MemoryFact | null;
  readonly durationMs: number | null;
}

/** An access to memory: a copy of the tool call that made it, left out of all totals. */
export interface MemoryFact extends FactBase {
  readonly kind: 'memory';
  readonly operation: 'search' | 'get';
  readonly call: ToolCallFact | null;
}

export interface CompactionFact extends FactBase {
  readonly kind: 'compaction';
}

export interface SubagentFact extends FactBase {
  readonly kind: 'subagent';
}

export interface MessageFact extends FactBase {
  readonly kind: 'message';
  readonly run: RunFact;
  readonly role: 'user' | 'assistant' | 'received' | 'sent';
}

/** A line that says all by itself. */
export interface LineFact extends FactBase {
  readonly kind: 'line';
  /** Made from another line, and left out of totals. */
  readonly isCopy: boolean;
}

/** Whether it did not do what it was to do. What was cancelled did not fail: what cancelled it did. */
export const hasFailed = ({ outcome }: Pick<FactBase, 'outcome'>): boolean =>
  outcome === 'failed' || outcome === 'blocked';

/** Whether lines may still add to it: it has not ended, or continues in the background. */
export const isOpen = ({ hasBegun, hasEnded, outcome }: FactBase): boolean =>
  outcome === 'running' || (hasBegun && !hasEnded);

/**
 * Gets facts when a line begins them, ends them or adds to them, with that line. One function per kind, because a million calls of one
 * function with nine kinds of facts are slow.
 */
export interface FactListener<Event> {
  run?(fact: RunFact, step: FactStep, event: Event): void;
  turn?(fact: TurnFact, step: FactStep, event: Event): void;
  modelCall?(fact: ModelCallFact, step: FactStep, event: Event): void;
  toolCall?(fact: ToolCallFact, step: FactStep, event: Event): void;
  memory?(fact: MemoryFact, step: FactStep, event: Event): void;
  compaction?(fact: CompactionFact, step: FactStep, event: Event): void;
  subagent?(fact: SubagentFact, step: FactStep, event: Event): void;
  message?(fact: MessageFact, step: FactStep, event: Event): void;
  line?(fact: LineFact, step: FactStep, event: Event): void;
}
