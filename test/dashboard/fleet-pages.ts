/** Every page of a hub, and the states that it can be in, with runs. `seal` is of a run that was really sent. */
export const toFleetPages = (seal: string): Readonly<Record<string, string>> => ({
  home: '/home',
  'home of a day': '/home?days=1',
  runs: '/runs',
  'runs with filters': '/runs?model=model-b&failure=infinite_tool_loop&sort=trust&order=asc',
  'runs without a match': '/runs?search=nowhere',
  failures: '/failures',
  'failures in no state': '/failures?state=muted',
  trends: '/trends',
  'trends by hour': '/trends?step=hour&agent=mail',
  compare: '/compare?by=model&a=model-a&b=model-b',
  'compare before and after': `/compare?by=time&at=${new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()}&days=3`,
  'compare without a choice': '/compare',
  cost: '/cost',
  alerts: '/alerts',
  'overview of a run': `/run/${seal}`,
  'conversation of a run': `/run/${seal}/conversation`,
  'diagnosis of a run': `/run/${seal}/diagnosis`,
  'timeline of a run': `/run/${seal}/timeline`,
  'why it happened': `/run/${seal}/why`,
  'cost of a run': `/run/${seal}/cost`,
  'evidence of a run': `/run/${seal}/evidence`,
  'privacy of a run': `/run/${seal}/privacy`,
  'a run that is not there': `/run/${'0'.repeat(64)}`,
  'a page that is not there': '/nowhere',
});

/** The pages that also have to stand having no run, or one. */
export const FEW_RUNS_PAGES = ['/home', '/runs', '/failures', '/trends', '/compare', '/cost', '/alerts'];
