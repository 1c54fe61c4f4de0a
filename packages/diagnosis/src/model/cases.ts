import type { Cases } from './diagnosis.ts';
import { countOf } from './words.ts';

/** How often recorded runs with a sign failed, next to what is usual: "of 412 recorded runs with this sign, 61 % failed; usually 48 %". */
export function describeCases({ runs, failed, usual_share }: Cases): string {
  if (runs === 0) return 'no recorded run with this sign is known';
  return `of ${countOf(runs, 'recorded run')} with this sign, ${toPercent(failed / runs)} failed; of all runs of the same sets, ${toPercent(usual_share)}`;
}

const toPercent = (share: number): string => `${Math.round(share * 100)} %`;
