import type { ObservedRuns, RecordEvent } from '../calls/observed-run.ts';
import type { BackgroundProcesses } from '../calls/processes/background-processes.ts';

/** What observers share: the way to the journal, and what is remembered of the runs. */
export interface Observation {
  readonly record: RecordEvent;
  readonly runs: ObservedRuns;
  readonly processes: BackgroundProcesses;
  /** The newest compaction of each conversation. */
  readonly compactions: Map<string, ObservedCompaction>;
  /** Subagents whose end was not shown, by the id of their run. */
  readonly subagents: Map<string, OpenSubagent>;
  /** The calls that write a summary have the id of the run; since 2026.8 they have one of their own. */
  readonly summarizesInRun: boolean;
  /** Messages that entered a conversation before their run began: conversation → seq. */
  readonly waitingInputs: Map<string, number>;
  /** Whether the text of what a model thinks is written, not only its length. */
  readonly keepsReasoning: boolean;
  /** An open compaction of the conversation has failed: the conversation continued and no end was shown. */
  endCompaction(sessionKey: string | undefined, concludedFrom: string, source: string): void;
  /** Whether this text is new or has changed since the last call with that name. */
  isNews(name: string, text: string): boolean;
  /** Writes what the recorder has cost so far. */
  reportStatus(reason: string): void;
}

/** The newest compaction of a conversation. */
interface ObservedCompaction {
  readonly startSeq: number | null;
  endSeq: number | null;
  isOpen: boolean;
  /** Hooks that will say more about what an agent event has shown. */
  awaitsBefore: boolean;
  awaitsAfter: boolean;
}

interface OpenSubagent {
  readonly childKey: string | undefined;
  readonly parentKey: string | undefined;
}
