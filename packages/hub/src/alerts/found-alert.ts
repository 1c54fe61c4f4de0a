import type { AlertedRun } from '@critiqor/api/alerts';

/** Something that a rule found. The same cause is the same alert, however often it is found. */
export interface FoundAlert {
  readonly cause: string;
  readonly message: string;
  readonly run: AlertedRun | null;
}
