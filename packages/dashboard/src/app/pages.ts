import type { ComponentType } from 'react';
import type { RunDetail } from '../api/types.ts';
import { Compare } from '../pages/compare/compare.tsx';
import { Cost } from '../pages/cost/cost.tsx';
import { DiagnosisPage } from '../pages/diagnosis/diagnosis.tsx';
import { Evidence } from '../pages/evidence/evidence.tsx';
import { Live } from '../pages/live/live.tsx';
import { Overview } from '../pages/overview/overview.tsx';
import { PrivacyPage } from '../pages/privacy/privacy.tsx';
import { Runs } from '../pages/runs/runs.tsx';
import { Timeline } from '../pages/timeline/timeline.tsx';
import { Why } from '../pages/why/why.tsx';
import type { Route } from './route.ts';

export interface RunPageProps {
  readonly detail: RunDetail;
  readonly route: Route;
}

export interface PlainPageProps {
  readonly route: Route;
}

/** Pages of one run, by the name in the address. */
export const RUN_PAGES: Readonly<Record<string, ComponentType<RunPageProps>>> = {
  overview: Overview,
  diagnosis: DiagnosisPage,
  timeline: Timeline,
  why: Why,
  cost: Cost,
  evidence: Evidence,
  live: Live,
  privacy: PrivacyPage,
};

/** Pages over all runs. */
export const PAGES: Readonly<Record<string, ComponentType<PlainPageProps>>> = {
  runs: Runs,
  compare: Compare,
};
