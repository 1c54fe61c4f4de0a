import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LabelledTrace } from './labelled-traces.ts';

/** A rate as the scorer gives it: k of n, with the Wilson 95 % interval. */
export interface Rate {
  readonly k: number;
  readonly n: number;
  readonly rate: number | null;
  readonly lo: number | null;
  readonly hi: number | null;
}

export interface Confusion {
  readonly precision: Rate;
  readonly recall: Rate;
  readonly false_alarms: Rate;
}

type Rates = Readonly<Record<string, Rate>>;
type ByRule<T> = Readonly<Record<string, T>>;

export interface RootFigures {
  readonly n: number;
  readonly top1: Rates;
  readonly top3: Rates;
  readonly agent: Rate | null;
  readonly agent_baselines: Rates | null;
  readonly baselines: ByRule<Rates>;
}

export interface SetOutcome {
  readonly success: number;
  readonly fail: number;
  readonly separation: { readonly auroc: number | null; readonly lo: number | null; readonly hi: number | null };
  readonly baseline_more_events: number | null;
  readonly baseline_more_error_results: number | null;
  readonly success_with_serious_finding: Rate;
}

/** As much of the scorer's result as is shown. */
export interface Scores {
  readonly root_cause: { readonly pooled_human: RootFigures; readonly sets: ByRule<RootFigures> };
  readonly loops: {
    readonly mirage: ByRule<{ readonly recall: Rate; readonly false_alarms_contrast: Rate }>;
    readonly false_alarms_on_success: Rates;
    readonly false_alarms_on_recorded_success: Rate;
  };
  readonly false_success: {
    readonly all_sets: ByRule<Confusion & { readonly baseline_flag_every_claim: Rate }>;
  };
  readonly outcome: {
    readonly sets: ByRule<SetOutcome>;
    readonly macro_all: {
      readonly sets: readonly string[];
      readonly auroc: number;
      readonly baseline_more_events: number;
      readonly baseline_more_error_results: number;
    };
    readonly all_recorded_runs: {
      readonly success_with_serious_finding: Rate;
      readonly failed_with_any_finding: Rate;
    };
  };
  readonly chain: {
    readonly both: ByRule<{ readonly exact: { readonly f1: number; readonly precision: Rate; readonly recall: Rate } }>;
  };
  readonly types: readonly (Confusion & { readonly type: string; readonly against: string; readonly by: string })[];
}

/** As much of the benchmark's scorer as is used here. */
export interface Scorer {
  score(traces: readonly LabelledTrace[], predictions: readonly object[]): Scores;
  report(scores: Scores): string;
  rate(k: number, n: number): Rate;
  blindId(traceId: string): string;
  auroc(failed: readonly number[], passed: readonly number[]): { readonly auroc: number | null };
}

export async function loadScorer(folder: string): Promise<Scorer> {
  return (await import(pathToFileURL(join(folder, 'score.mjs')).href)) as Scorer;
}
