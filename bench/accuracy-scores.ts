/** A rate as the scorer gives it: k of n, with the Wilson 95 % interval. */
export interface Rate {
  readonly k: number;
  readonly n: number;
  readonly rate: number | null;
  readonly lo: number | null;
  readonly hi: number | null;
}

interface Figures {
  readonly precision: Rate;
  readonly recall: Rate;
  readonly false_alarms: Rate;
}

/** As much of the scorer's result as the page shows. */
export interface Scores {
  readonly root_cause: {
    readonly pooled_human: {
      readonly n: number;
      readonly top1: Readonly<Record<string, Rate>>;
      readonly top3: Readonly<Record<string, Rate>>;
      readonly agent: Rate;
      readonly agent_baselines: Readonly<Record<string, Rate>>;
      readonly baselines: { readonly best_trivial: Readonly<Record<string, Rate>> };
    };
    readonly sets: Readonly<
      Record<
        string,
        { readonly n: number; readonly top1: { readonly exact: Rate }; readonly top3: { readonly exact: Rate } }
      >
    >;
  };
  readonly loops: {
    readonly mirage: Readonly<Record<string, { readonly recall: Rate; readonly false_alarms_contrast: Rate }>> | null;
  };
  readonly false_success: { readonly tb1: (Figures & { readonly baseline_flag_every_claim: Rate }) | null };
  readonly outcome: {
    readonly sets: Readonly<Record<string, { readonly fail: number; readonly success: number }>>;
    readonly macro: {
      readonly sets: readonly string[];
      readonly auroc: number;
      readonly lo: number;
      readonly hi: number;
      readonly baseline_more_events: number;
    };
    readonly all_recorded_runs: { readonly success_with_serious_finding: Rate };
  };
  readonly chain: {
    readonly both: Readonly<
      Record<
        'root_cause_list' | 'baseline_every_agent_step',
        { readonly exact: { readonly f1: number; readonly precision: Rate; readonly recall: Rate } }
      >
    >;
  };
  readonly types: readonly (Figures & { readonly type: string; readonly against: string; readonly by: string })[];
}
