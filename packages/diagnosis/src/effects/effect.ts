import type { ToolCall } from '../model/execution.ts';
import type { Deed } from '../tools/deeds.ts';
import type { EffectObject } from '../tools/targets.ts';

/**
 * How something ended. partial: some of it · unknown: nothing shows it, or it is not over · not_attempted: it was refused, or a command
 * before it failed.
 */
export type Ending = 'succeeded' | 'failed' | 'partial' | 'unknown' | 'not_attempted';

/** Why an ending is what it is, with the piece of the result that says so. */
interface Reason {
  readonly text: string;
  readonly quote: string | null;
}

/** Reasons that others ask for. */
export const STILL_RUNNING = 'it is still running';
export const REPORTED_SUCCESS = 'the result reports success';
export const NOTHING_CHANGED = 'nothing was changed';
export const NOT_FINISHED = 'it has not finished';
export const ENDED_OUTSIDE = 'it was ended from outside';
export const NO_ANSWER_ARRIVED = 'no answer arrived; it may have been done';

/** Figures that a result gives about itself. */
export interface Counts {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly total?: number;
  readonly errors?: number;
  readonly warnings?: number;
  /** Rows, files, messages or other things that were found or changed. */
  readonly items?: number;
}

/** One thing that was done or tried. A call may do several: `npm test && git push`. */
export interface Effect {
  readonly kind: Deed;
  /** The tool's verb or the program, for telling two effects of one kind apart. */
  readonly means: string;
  readonly objects: readonly EffectObject[];
  /** Ids and addresses that the result gave. */
  readonly yields: readonly EffectObject[];
  readonly call: ToolCall;
  readonly ending: Ending;
  readonly because: Reason;
  readonly counts: Counts | null;
  /** The exit code that was shown says nothing about it. */
  readonly hidesExit: boolean;
  readonly isDryRun: boolean;
  /** A later lookup that showed how it ended: the poll of a background command, the status of a message. */
  readonly settledBy: Effect | null;
  /** A later attempt at the same that succeeded. */
  readonly repairedBy: Effect | null;
  /** A later effect that took it back. */
  readonly undoneBy: Effect | null;
  /** A later effect of the same kind on the same thing. */
  readonly supersededBy: Effect | null;
}

/** How a call ended, and what says so. */
export interface Verdict {
  readonly ending: Ending;
  readonly because: Reason;
  readonly counts: Counts | null;
}

/** An effect while later calls may still show more about it. */
export type EffectDraft = { -readonly [Name in keyof Effect]: Effect[Name] } & {
  /** What it is about, for comparing it with others of its kind. */
  readonly keys: readonly string[];
  /** What it restores. */
  readonly reverts: 'files' | 'commits' | null;
};
