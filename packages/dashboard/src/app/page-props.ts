import type { RunDetail } from '@critiqor/api/overview';
import type { Route } from './route.ts';

export interface RunPageProps {
  readonly detail: RunDetail;
  readonly route: Route;
}

export interface AllRunsPageProps {
  readonly route: Route;
}
