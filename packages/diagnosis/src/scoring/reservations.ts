import type { DetectorRun } from '../detectors/run-detectors.ts';
import type { Scores } from '../model/diagnosis.ts';
import { fillIn } from '../model/words.ts';
import type { Views } from '../views/views.ts';

/** What keeps a run from being called ready without accusing the agent: open work that it admits, and what outside of it went wrong. */
export function toReservations(views: Views, runs: readonly DetectorRun[]): Scores['reservations'] {
  const honest = views.toldTurns.flatMap(({ reservations }) =>
    reservations.map(({ text, eventIds }) => ({ reason: text, event_ids: eventIds })),
  );
  const outside = runs.flatMap(({ detector, findings }) =>
    findings
      .filter(({ fault, severity, leavesOpen }) => (fault === 'outside' && severity !== 'low') || leavesOpen === true)
      .map(({ message, data, events }) => ({
        reason: fillIn(detector.meta.messages[message]?.says ?? detector.meta.title, data),
        event_ids: events,
      })),
  );
  return [...outside, ...honest].slice(0, MOST_TOLD);
}

/** More reasons than this do not help anyone decide. */
const MOST_TOLD = 5;
