import type { CausalEdge, CausalGraph, Finding } from '../report/diagnosis.ts';
import { CAUSAL_RULES } from './causal-rules.ts';

/** From the failure that everything began with to the worst one, in order. */
export interface CausalChain {
  readonly findings: readonly Finding[];
  /** The edge that leads to each but the first. */
  readonly edges: readonly CausalEdge[];
}

/**
 * The chain that ends in the worst finding. Where several causes lead to one failure, the one with the greater impact is followed, then the
 * earlier: the graph has no cycle, so this ends.
 */
export function toCausalChain(findings: readonly Finding[], { edges }: CausalGraph): CausalChain {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const chain: Finding[] = findings.slice(0, 1);
  const followed: CausalEdge[] = [];
  for (let head = chain[0]; head; ) {
    const id = head.id;
    const causes = edges
      .filter(({ to, from, kind }) => kind === 'causes' && to === id && byId.has(from))
      .map((edge) => ({ edge, finding: byId.get(edge.from) as Finding }))
      .sort((left, right) => right.finding.impact - left.finding.impact || compareIds(left.finding, right.finding));
    const best = causes[0];
    if (!best) break;
    chain.unshift(best.finding);
    followed.unshift(best.edge);
    head = best.finding;
  }
  return { findings: chain, edges: followed };
}

/** The chain in sentences: what happened first, why that led to the next, and so on. */
export function tellChain({ findings, edges }: CausalChain): string {
  const [first, ...rest] = findings;
  if (!first) return '';
  const sentences = rest.flatMap((finding, index) => {
    const rule = CAUSAL_RULES.find(({ id }) => id === edges[index]?.rule);
    return [...(rule ? [rule.because] : []), finding.explanation];
  });
  const begins = first.quotes.find(({ event_id }) => event_id === first.began_at_event_id);
  const where = begins ? ` It began at ${begins.event_id}: ${begins.text}` : '';
  return [`${first.explanation}${where}`, ...sentences].join('\n');
}

const compareIds = (left: Finding, right: Finding): number =>
  left.began_at_event_id.length - right.began_at_event_id.length ||
  (left.began_at_event_id < right.began_at_event_id ? -1 : left.began_at_event_id > right.began_at_event_id ? 1 : 0) ||
  (left.id < right.id ? -1 : 1);
