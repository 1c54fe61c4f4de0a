import type { RunRow } from '@critiqor/api/runs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';

/** A run as it is compared: verified, and as far as its reader may see it. */
export interface RunSide {
  readonly row: RunRow;
  /** Null when there is none, or when it is withheld. */
  readonly diagnosis: Pick<
    Diagnosis,
    'findings' | 'scores' | 'engine_version' | 'cost_analysis' | 'executive_summary'
  > | null;
  /** What was asked and answered; null when unknown or hidden. */
  readonly task: string | null;
  readonly answer: string | null;
  /** The tool or kind of event at which findings began, by event id. */
  readonly places: ReadonlyMap<string, string>;
}

/** A text for comparison: the same words are the same, however they are broken into lines. */
export const toPlainWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
