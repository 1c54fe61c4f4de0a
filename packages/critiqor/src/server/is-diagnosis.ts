import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';

/** Lists and objects that a diagnosis has, by path; a star stands for every item of a list. */
const LISTS = [
  'root_cause',
  'findings',
  'findings.*.event_ids',
  'findings.*.quotes',
  'scores.dimensions',
  'scores.deductions',
  'scores.deductions.*.event_ids',
  'scores.risks',
  'scores.risks.*.event_ids',
  'cost_analysis.waste_by_finding',
  'cost_analysis.by_tool',
  'cost_analysis.by_model_call',
  'failure_analysis.detectors',
  'causal_graph.nodes',
  'causal_graph.edges',
  'causal_graph.edges.*.event_ids',
  'coverage.not_captured',
  'recommendations.playbook',
];
const OBJECTS = [
  'executive_summary',
  'evidence_summary',
  'cost_analysis.tokens',
  'cost_analysis.waste',
  'cost_analysis.by_model_call.*.tokens',
  'failure_analysis.by_type',
  'failure_analysis.by_severity',
  'findings.*.counts',
  'findings.*.waste',
  'root_cause.*',
  'causal_graph.nodes.*',
];
const TEXTS = [
  'run_id',
  'findings.*.id',
  'findings.*.type',
  'findings.*.severity',
  'findings.*.title',
  'findings.*.began_at_event_id',
  'findings.*.event_ids.*',
  'cost_analysis.by_tool.*.tool',
];

/** Whether a file that says it is a diagnosis has the shape of one. It may come from anywhere: an agent can write files too. */
export function isDiagnosis(value: unknown): value is Diagnosis {
  const fits = (paths: readonly string[], isRight: (found: unknown) => boolean): boolean =>
    paths.every((path) => findAll(value, path.split('.')).every(isRight));
  return fits(LISTS, Array.isArray) && fits(OBJECTS, isObject) && fits(TEXTS, (found) => typeof found === 'string');
}

/** What stands at a path; undefined where nothing does. */
function findAll(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => findAll(item, rest)) : [];
  return findAll(isObject(value) ? (value as Record<string, unknown>)[name] : undefined, rest);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
