import type { AllRunsPageName, FleetPageName, RunPageName } from '@critiqor/api/pages';
import type { ComponentType } from 'react';
import { FleetAlertsPage } from '../fleet/alerts/fleet-alerts.tsx';
import { FleetComparePage } from '../fleet/compare/fleet-compare.tsx';
import { FleetCostPage } from '../fleet/cost/fleet-cost.tsx';
import { FleetFailuresPage } from '../fleet/failures/fleet-failures.tsx';
import { FleetHomePage } from '../fleet/home/fleet-home.tsx';
import { FleetRunsPage } from '../fleet/runs/fleet-runs.tsx';
import { FleetTrendsPage } from '../fleet/trends/fleet-trends.tsx';
import { Compare } from '../pages/compare/compare.tsx';
import { ConversationView } from '../pages/conversation/conversation.tsx';
import { Cost } from '../pages/cost/cost.tsx';
import { DiagnosisPage } from '../pages/diagnosis/diagnosis.tsx';
import { Evidence } from '../pages/evidence/evidence.tsx';
import { Home } from '../pages/home/home.tsx';
import { Live } from '../pages/live/live.tsx';
import { Overview } from '../pages/overview/overview.tsx';
import { PrivacyPage } from '../pages/privacy/privacy.tsx';
import { Runs } from '../pages/runs/runs.tsx';
import { Timeline } from '../pages/timeline/timeline.tsx';
import { Why } from '../pages/why/why.tsx';
import type { AllRunsPageProps, FleetPageProps, RunPageProps } from './page-props.ts';

/** What draws each page about one run, by its name in the address. */
export const RUN_PAGE_VIEWS: Readonly<Record<RunPageName, ComponentType<RunPageProps>>> = {
  overview: Overview,
  conversation: ConversationView,
  diagnosis: DiagnosisPage,
  timeline: Timeline,
  why: Why,
  cost: Cost,
  evidence: Evidence,
  live: Live,
  privacy: PrivacyPage,
};

/** What draws each page about all runs. */
export const ALL_RUNS_PAGE_VIEWS: Readonly<Record<AllRunsPageName, ComponentType<AllRunsPageProps>>> = {
  home: Home,
  runs: Runs,
  compare: Compare,
};

/** What draws each page about all machines of a project. */
export const FLEET_PAGE_VIEWS: Readonly<Record<FleetPageName, ComponentType<FleetPageProps>>> = {
  home: FleetHomePage,
  runs: FleetRunsPage,
  failures: FleetFailuresPage,
  trends: FleetTrendsPage,
  compare: FleetComparePage,
  cost: FleetCostPage,
  alerts: FleetAlertsPage,
};
