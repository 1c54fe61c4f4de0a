import type { CausalEdge, Finding } from '../model/diagnosis.ts';
import { CAUSAL_RULES } from './causal-rules.ts';

/** From the failure that everything began with, over the worst one, to what that led to, in order. */
export interface CausalChain {
  readonly findings: readonly Finding[];
  /** The edge that leads to each but the first. */
  readonly edges: readonly CausalEdge[];
  /** What else led to one of them or made it worse, and what else one of them led to or made worse. */
  readonly asides: readonly Aside[];
}

interface Aside {
  readonly edge: CausalEdge;
  readonly from: Finding;
  readonly to: Finding;
}

/**
 * The chain through the worst finding. Where several causes lead to one failure, or one failure to several, the one with the greater
 * impact is followed, then the earlier: the graph has no cycle, so this ends.
 */
export function toCausalChain(findings: readonly Finding[], links: readonly CausalEdge[]): CausalChain {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const chain: Finding[] = findings.slice(0, 1);
  const followed: CausalEdge[] = [];
  for (let step = toBest(links, 'to', chain[0], byId); step; step = toBest(links, 'to', step.finding, byId)) {
    chain.unshift(step.finding);
    followed.unshift(step.edge);
  }
  for (let step = toBest(links, 'from', chain.at(-1), byId); step; step = toBest(links, 'from', step.finding, byId)) {
    chain.push(step.finding);
    followed.push(step.edge);
  }
  return { findings: chain, edges: followed, asides: toAsides(chain, links, byId) };
}

/** The edge of a cause that leads to a finding or away from it, and the finding at its other end. */
function toBest(
  links: readonly CausalEdge[],
  end: 'from' | 'to',
  finding: Finding | undefined,
  byId: ReadonlyMap<string, Finding>,
): { readonly edge: CausalEdge; readonly finding: Finding } | undefined {
  const other = end === 'to' ? 'from' : 'to';
  return links
    .filter((edge) => edge.kind === 'causes' && edge[end] === finding?.id)
    .flatMap((edge) => {
      const found = byId.get(edge[other]);
      return found ? [{ edge, finding: found }] : [];
    })
    .sort((left, right) => right.finding.impact - left.finding.impact || compareIds(left.finding, right.finding))[0];
}

/** What is outside the chain deserves a sentence or two, not a list. */
const MAX_ASIDES = 3;

function toAsides(
  chain: readonly Finding[],
  links: readonly CausalEdge[],
  byId: ReadonlyMap<string, Finding>,
): Aside[] {
  return links
    .flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
      if (!from || !to) return [];
      const inChain = [from, to].filter((finding) => chain.includes(finding)).length;
      return inChain === 1 || (inChain === 2 && edge.kind === 'reinforces') ? [{ edge, from, to }] : [];
    })
    .slice(0, MAX_ASIDES);
}

/** The chain in sentences: what happened first, why that led to the next, and so on, and what is outside the chain. */
export function describeChain({ findings, edges, asides }: CausalChain): string {
  const [first, ...rest] = findings;
  if (!first) return '';
  const sentences = rest.flatMap((finding, index) => [...because(edges[index]), finding.explanation]);
  const begins = first.quotes.find(({ event_id }) => event_id === first.began_at_event_id);
  const where = begins ? ` It began at ${begins.event_id}: ${begins.text}` : '';
  const beside = asides.map(({ edge, from, to }) => `In addition, ${describeLink(edge, from, to)}`);
  return [`${first.explanation}${where}`, ...sentences, ...beside].join('\n');
}

/** How one finding led to another, or made it worse, in a sentence or two. */
export function describeLink(edge: CausalEdge, from: Finding, to: Finding): string {
  const what = edge.kind === 'reinforces' ? `made “${to.title}” worse` : `led to “${to.title}”`;
  return [`“${from.title}” ${what}.`, ...because(edge)].join(' ');
}

const because = (edge: CausalEdge | undefined): string[] =>
  CAUSAL_RULES.filter(({ id }) => id === edge?.rule).map((rule) => rule.because);

const compareIds = (left: Finding, right: Finding): number =>
  left.began_at_event_id.length - right.began_at_event_id.length ||
  (left.began_at_event_id < right.began_at_event_id ? -1 : left.began_at_event_id > right.began_at_event_id ? 1 : 0) ||
  (left.id < right.id ? -1 : 1);
