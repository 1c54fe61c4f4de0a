import type { ComponentType } from 'react';
import type { RunDetail } from '../api/types.ts';
import { DiagnosisPage } from '../pages/diagnosis/diagnosis.tsx';
import { Evidence } from '../pages/evidence/evidence.tsx';
import { Overview } from '../pages/overview/overview.tsx';
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
  evidence: Evidence,
};

/** Pages over all runs. */
export const PAGES: Readonly<Record<string, ComponentType<PlainPageProps>>> = {};
