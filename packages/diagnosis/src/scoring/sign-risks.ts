import type { Risk } from '../model/diagnosis.ts';
import { findSigns } from '../signs/find-signs.ts';
import { SHARES } from '../signs/shares.ts';
import type { Views } from '../views/views.ts';

/**
 * What each weak sign costs, and all of them together: a run without findings stays ready however many it shows. Equal points, because
 * fitted ones were worse on runs that the fit had not seen.
 */
export const SIGN_POINTS = { each: 2, most: 18 };

/** The signs of a run with their points. Signs beyond the limit are shown and cost nothing. */
export function toSignRisks(views: Views): Risk[] {
  return findSigns(views).map(({ name, text, eventIds }, index) => ({
    rule: text,
    points: Math.max(0, Math.min(SIGN_POINTS.each, SIGN_POINTS.most - index * SIGN_POINTS.each)),
    event_ids: eventIds,
    sign: name,
    cases: SHARES[name] ?? null,
  }));
}
