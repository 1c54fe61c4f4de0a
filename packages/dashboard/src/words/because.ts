import { CAUSAL_RULES } from '@critiqor/diagnosis/causes/causal-rules';

/** What a rule of the causal graph says, in the engine's own words. */
export function because(rule: string): string | null {
  if (rule === 'begins_with') return 'The failure shows first in this event.';
  return CAUSAL_RULES.find(({ id }) => id === rule)?.because ?? null;
}

export const EDGE_WORDS = { causes: 'causes', reinforces: 'reinforces', precedes: 'precedes' } as const;
