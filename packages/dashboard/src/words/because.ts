import { CAUSAL_RULES } from '@critiqor/diagnosis/causes/causal-rules';
import { EVENT_RULES, ROOT_STEP } from '@critiqor/diagnosis/causes/event-rules';
import type { CausalEdge } from '@critiqor/diagnosis/model/diagnosis';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['begins_with', 'The failure begins with this event.'],
  ['shows_in', 'The failure shows in this event.'],
  ...[...CAUSAL_RULES, ...EVENT_RULES, ROOT_STEP].map(({ id, because }) => [id, because] as const),
]);

/** What a rule of the causal graph says, in the engine's own words. */
export const because = (rule: string): string | null => SENTENCES.get(rule) ?? null;

/** What the kinds of edges mean, for the legend of the drawing. */
export const EDGE_MEANINGS: Readonly<Record<CausalEdge['kind'], string>> = {
  causes: 'led to it',
  reinforces: 'made it worse, but it had begun with something else',
  precedes: 'one event on the way to the next',
};
