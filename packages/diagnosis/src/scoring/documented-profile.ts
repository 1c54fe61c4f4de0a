import type { FindingDraft } from '../detectors/detector.ts';
import type { FailureType, Severity } from '../model/failure-types.ts';
import type { Grade, Profile } from './profile.ts';

/** How the documented diagnosis weighs one type: `n`, `retries`, `tokens` and `duplicates` are the counts of a finding. */
interface DocumentedRule {
  readonly severity: (counts: TypeCounts) => Severity;
  readonly impact: (counts: TypeCounts) => number;
  readonly formula: string;
  readonly cap: number;
}

type TypeCounts = Readonly<Record<'n' | 'retries' | 'saturation' | 'tokens' | 'duplicates', number>>;

const RULES: Readonly<Partial<Record<FailureType, DocumentedRule>>> = {
  infinite_tool_loop: {
    severity: ({ n, retries }) => (n >= 5 || retries >= 3 ? 'critical' : 'high'),
    impact: ({ n, retries }) => 8 + 4 * n + 3 * retries,
    formula: '8 + 4·calls + 3·retries',
    cap: 30,
  },
  memory_degradation: {
    severity: ({ n }) => (n >= 3 ? 'high' : 'medium'),
    impact: ({ n }) => 8 + 5 * n,
    formula: '8 + 5·n',
    cap: 25,
  },
  ignoring_tool_outputs: {
    severity: ({ n }) => (n >= 2 ? 'high' : 'medium'),
    impact: ({ n }) => 10 + 7 * n,
    formula: '10 + 7·n',
    cap: 30,
  },
  context_pollution: {
    severity: ({ saturation }) => (saturation >= 95 ? 'high' : 'medium'),
    impact: ({ n }) => 7 + 5 * n,
    formula: '7 + 5·n',
    cap: 22,
  },
  cost_explosion: {
    severity: ({ tokens }) => (tokens >= 30_000 ? 'critical' : 'high'),
    impact: ({ duplicates, tokens }) => 10 + 4 * duplicates + Math.floor(tokens / 6_000),
    formula: '10 + 4·duplicates + tokens/6,000',
    cap: 30,
  },
  skill_failure: {
    severity: ({ n }) => (n >= 2 ? 'high' : 'medium'),
    impact: ({ n }) => 8 + 6 * n,
    formula: '8 + 6·n',
    cap: 24,
  },
};

/** Severities, impacts, caps and weights as the original documents give them, applied to what our detectors find. */
export const DOCUMENTED_PROFILE: Profile = {
  name: 'documented',
  description: 'Six failure types with the weights of the original documents. It never falls below 73.',
  dimensions: [
    { name: 'loop_control', types: ['infinite_tool_loop'], weight: 0.2 },
    { name: 'tool_output_utilization', types: ['ignoring_tool_outputs'], weight: 0.2 },
    { name: 'memory_integrity', types: ['memory_degradation'], weight: 0.15 },
    { name: 'context_health', types: ['context_pollution'], weight: 0.15 },
    { name: 'cost_efficiency', types: ['cost_explosion'], weight: 0.15 },
    { name: 'skill_adherence', types: ['skill_failure'], weight: 0.15 },
  ],
  grade: toDocumentedGrade,
  risks: () => [],
  total: 'weighted',
  merges: false,
  caps: {},
  bars: { unsafe: 60, review: 80 },
};

function toDocumentedGrade(type: FailureType, { counts }: FindingDraft): Grade | null {
  const rule = RULES[type];
  if (!rule) return null;
  const known = { n: 0, retries: 0, saturation: 0, tokens: 0, duplicates: 0, ...counts };
  return {
    severity: rule.severity(known),
    impact: Math.min(rule.cap, rule.impact(known)),
    rule: `${rule.formula}, at most ${rule.cap}`,
  };
}
