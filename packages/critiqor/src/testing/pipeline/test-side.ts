import type { RunRow } from '@critiqor/api/runs';
import type { Finding, Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { FailureType, Severity } from '@critiqor/diagnosis/model/failure-types';
import type { RunSide } from '../../compare/run-side.ts';
import { makeDiagnosis } from '../test-diagnosis.ts';

interface SideOptions {
  readonly trust?: number | null;
  readonly readiness?: Readiness;
  readonly findings?: readonly { readonly type: FailureType; readonly severity: Severity; readonly place: string }[];
  readonly task?: string | null;
  readonly answer?: string | null;
  readonly tools?: Readonly<Record<string, number>>;
  readonly row?: Partial<RunRow>;
}

/** For tests: a judged run as comparisons and policies see it. */
export function makeSide(runId: string, options: SideOptions = {}): RunSide {
  const { trust = 95, findings = [], task = 'List the files', answer = 'Done.', tools = {}, row = {} } = options;
  const level: Readiness =
    trust === null ? 'insufficient_evidence' : trust >= 80 ? 'ready_for_runtime' : 'unsafe_for_production';
  const readiness_level = options.readiness ?? level;
  const first = findings[0]?.type ?? null;
  const diagnosis = makeDiagnosis(trust, first);
  const found: Finding[] = findings.map(({ type, severity }, index) => ({
    id: `${type}-${index + 1}`,
    type,
    severity,
    impact: 10,
    title: `What happened: ${type}`,
    explanation: '',
    evidence_level: 'runtime_event',
    certainty: 1,
    event_ids: [`evt_00000${index + 1}`],
    began_at_event_id: `evt_00000${index + 1}`,
    quotes: [],
    remedy: '',
    verification: '',
    counts: {},
    waste: { tool_calls: 0, model_calls: 0, tokens: null, cost_usd: null, duration_ms: null },
    part_of: null,
    fault: 'agent',
  }));
  const by_tool = Object.entries(tools).map(([tool, calls]) => ({
    tool,
    calls,
    failed: 0,
    duplicates: 0,
    total_ms: null,
    slowest_ms: null,
  }));
  return {
    row: { ...toRow(runId, trust), readiness_level, primary_failure: first, ...row },
    diagnosis: {
      ...diagnosis,
      executive_summary: { ...diagnosis.executive_summary, readiness_level },
      findings: found,
      cost_analysis: { ...diagnosis.cost_analysis, by_tool },
    },
    task,
    answer,
    places: new Map(findings.map(({ place }, index) => [`evt_00000${index + 1}`, place])),
  };
}

const toRow = (run_id: string, trust_score: number | null): RunRow => ({
  run_id,
  status: 'COMPLETED',
  is_live: false,
  started_at: '2026-11-10T00:00:00.000Z',
  finalized_at: '2026-11-10T00:01:00.000Z',
  duration_ms: 60_000,
  startup_ms: null,
  task: null,
  answer: null,
  agent_id: 'deployer',
  labels: {},
  benchmark_id: 'b1',
  difficulty_tier: 'standard',
  channel: null,
  trigger: null,
  conversation: null,
  models: [],
  visibility: 'private',
  events: 10,
  trust_score,
  confidence_score: 90,
  readiness_level: null,
  primary_failure: null,
  findings_by_type: {},
  findings_by_severity: {},
  cost_usd: 0.01,
  tokens: 1_000,
  model_calls: 2,
  tool_calls: 3,
  size_bytes: 1_000,
  check: 'listed',
  problem: null,
});
