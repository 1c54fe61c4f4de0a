/** Every page of the dashboard, in the order of the menu. A new page starts here: the web app does not compile without its component and icon. */

/** Pages about one run: `#/run/run_001/<page>`. */
export const RUN_PAGES = [
  'overview',
  'conversation',
  'diagnosis',
  'timeline',
  'why',
  'cost',
  'evidence',
  'privacy',
  'live',
] as const;
export type RunPageName = (typeof RUN_PAGES)[number];

/** Pages about all runs: `#/<page>`. */
export const ALL_RUNS_PAGES = ['home', 'runs', 'compare'] as const;
export type AllRunsPageName = (typeof ALL_RUNS_PAGES)[number];

/** Pages of a hub, about all machines of a project: `#/<page>`. */
export const FLEET_PAGES = ['home', 'runs', 'failures', 'trends', 'compare', 'cost', 'alerts'] as const;
export type FleetPageName = (typeof FLEET_PAGES)[number];

export type PageName = RunPageName | AllRunsPageName | FleetPageName;

export const PAGE_TITLES: Readonly<Record<PageName, string>> = {
  overview: 'Overview',
  conversation: 'Conversation',
  diagnosis: 'Diagnosis',
  timeline: 'Timeline',
  why: 'Why it happened',
  cost: 'Cost',
  evidence: 'Evidence',
  privacy: 'Trust & privacy',
  live: 'Live',
  home: 'Home',
  runs: 'Runs',
  compare: 'Compare',
  failures: 'Failures',
  trends: 'Trends',
  alerts: 'Alerts',
};
