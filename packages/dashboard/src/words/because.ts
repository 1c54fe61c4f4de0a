import { CAUSAL_RULES } from '@critiqor/diagnosis/causes/causal-rules';
import { EVENT_RULES, ROOT_STEP } from '@critiqor/diagnosis/causes/event-rules';
import type { CausalEdge } from '@critiqor/diagnosis/model/diagnosis';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['begins_with', 'The failure begins with this event.'],
  ['shows_in', 'The failure is visible in this event.'],
  ...[...CAUSAL_RULES, ...EVENT_RULES, ROOT_STEP].map(({ id, because }) => [id, because] as const),
]);

/** The explanation of a causal rule, in the engine's own words. */
export const because = (rule: string): string | null => SENTENCES.get(rule) ?? null;

/** What the kinds of edges mean, for the legend. */
export const EDGE_MEANINGS: Readonly<Record<CausalEdge['kind'], string>> = {
  causes: 'led to it',
  reinforces: 'made it worse, but did not start it',
  precedes: 'one event before the next',
};
