import type { ShownDiagnosis } from '@critiqor/api/overview';

/** The quote of an event in a diagnosis: from its findings or its causal graph; null when there is none. */
export function quoteOf(diagnosis: Pick<ShownDiagnosis, 'findings' | 'causal_graph'>, eventId: string): string | null {
  for (const { quotes } of diagnosis.findings) {
    const quote = quotes.find(({ event_id }) => event_id === eventId);
    if (quote) return quote.text;
  }
  return diagnosis.causal_graph.nodes.find(({ id }) => id === eventId)?.label ?? null;
}
