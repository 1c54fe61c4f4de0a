import { DETECTORS } from '@critiqor/diagnosis/detectors/registry';
import { type CausalGraph, type CostAnalysis, DIAGNOSIS, type Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { MODEL_READING, type ModelReading } from '@critiqor/diagnosis/model/model-reading';
import type { Shape } from '@critiqor/diagnosis/model/shape';
import { HIDDEN, type Pseudonyms } from './anonymity.ts';

/** What an anonymous run shows of its diagnosis: its texts are hidden, or replaced by what holds for every run with such a failure. */
export function toAnonymousDiagnosis(diagnosis: Diagnosis, pseudonyms: Pseudonyms): Diagnosis {
  const shown = hideTexts(DIAGNOSIS, diagnosis) as Diagnosis;
  const { primary_diagnosis: primary } = shown;
  return {
    ...shown,
    agent_id: '',
    tenant_id: '',
    primary_diagnosis: primary && { ...primary, description: toTitle(primary.root_cause_failure_type) },
    findings: shown.findings.map((finding) => ({
      ...finding,
      title: toTitle(finding.type),
      explanation: META.get(finding.type)?.why ?? HIDDEN,
      quotes: [],
    })),
    cost_analysis: withPseudonyms(shown.cost_analysis, diagnosis.cost_analysis, pseudonyms),
    causal_graph: withTitles(shown),
    recommendations: { next_action: HIDDEN, playbook: [], fix_prompt: null },
  };
}

/** The same for what a second reader said: types, severities and counts stay. */
export const toAnonymousReading = (reading: ModelReading): ModelReading =>
  hideTexts(MODEL_READING, reading) as ModelReading;

/** What holds for every finding of a type. */
const META: ReadonlyMap<string, { readonly title: string; readonly why: string }> = new Map(
  DETECTORS.map(({ meta }) => [meta.id, { title: meta.title, why: meta.why }]),
);

export const toTitle = (type: string): string => META.get(type)?.title ?? type;

/** Texts hidden, everything else kept. A member that the description of the file does not name is dropped. */
function hideTexts(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'text':
      return HIDDEN;
    case 'list':
      return (value as readonly unknown[]).map((item) => hideTexts(shape.item, item));
    case 'map':
      return mapValues(value as Fields, (item) => hideTexts(shape.value, item));
    case 'object': {
      const fields = value as Fields;
      const members = Object.entries(shape.members).filter(([name]) => Object.hasOwn(fields, name));
      return Object.fromEntries(members.map(([name, member]) => [name, hideTexts(member, fields[name])]));
    }
    case 'nullable':
      return value === null ? null : hideTexts(shape.inner, value);
    case 'optional':
      return hideTexts(shape.inner, value);
    default:
      return value;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const mapValues = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));

/** Tools and models stay distinguishable without being named. */
function withPseudonyms(shown: CostAnalysis, original: CostAnalysis, pseudonyms: Pseudonyms): CostAnalysis {
  return {
    ...shown,
    by_tool: shown.by_tool.map((cost, place) => ({
      ...cost,
      tool: pseudonyms('tool', original.by_tool[place]?.tool ?? ''),
    })),
    by_model_call: shown.by_model_call.map((call, place) => {
      const model = original.by_model_call[place]?.model ?? null;
      return { ...call, model: model === null ? null : pseudonyms('model', model) };
    }),
  };
}

function withTitles({ causal_graph, findings }: Diagnosis): CausalGraph {
  const types = new Map(findings.map(({ id, type }) => [id, type]));
  const toLabel = (id: string, kind: string): string => (kind === 'failure' ? toTitle(types.get(id) ?? '') : id);
  return {
    ...causal_graph,
    nodes: causal_graph.nodes.map((node) => ({ ...node, label: toLabel(node.id, node.kind) })),
  };
}
