import type { RunDetail } from '@critiqor/api/overview';
import type { Route } from './route.ts';

export interface RunPageProps {
  readonly detail: RunDetail;
  readonly route: Route;
  /** Whether notes and feedback can be kept. */
  readonly mayWrite: boolean;
  /** Loads the run again. */
  readonly reload: () => void;
}

export interface AllRunsPageProps {
  readonly route: Route;
}

export interface FleetPageProps {
  readonly route: Route;
  /** Whether states and rules can be changed with this session. */
  readonly mayChange: boolean;
}
