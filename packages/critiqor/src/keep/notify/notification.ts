/** Something that somebody wants to be told. It contains no recorded text. */
export interface Notification {
  /** The same at every attempt, so that a receiver can recognise what it got twice. */
  readonly id: string;
  /** What it is about; at most one an hour is sent for each. */
  readonly cause: string;
  /** The rule as the configuration says it. */
  readonly rule: string;
  readonly message: string;
  readonly run_id: string | null;
  readonly agent_id: string | null;
  readonly trust_score: number | null;
  readonly readiness_level: string | null;
  readonly failures: readonly string[];
  readonly cost_usd: number | null;
  readonly at: string;
  readonly attempts: number;
  /** When it is tried next, in ms since 1970. */
  readonly next_at: number;
}
