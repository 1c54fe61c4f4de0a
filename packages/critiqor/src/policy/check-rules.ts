import type { Diagnosis, Finding, Readiness } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { countOf, formatNumber, formatUsd } from '@critiqor/diagnosis/model/words';
import { FACTS, type FactName } from '@critiqor/evidence/contract/facts';
import type { RunSide } from '../compare/run-side.ts';
import type { PolicyKeyName } from './policy-keys.ts';
import type { BreakingFinding, RuleResult } from './policy-report.ts';
import type { PolicyRules, PolicyValue } from './read-policy.ts';

/** A verified run as a policy judges it. */
export interface PolicySubject {
  readonly side: RunSide;
  readonly diagnosis: Diagnosis;
  readonly signature: 'signed' | 'unchecked' | 'none';
  readonly witness: 'witnessed' | 'partly' | 'not_witnessed';
  /** What the second reader found, in the form of a diagnosis; null when there is no reading that counts. */
  readonly reader?: Diagnosis | null;
}

/** Applies each rule to a run. */
export function checkRules(subject: PolicySubject, rules: PolicyRules): RuleResult[] {
  return (Object.entries(rules) as [PolicyKeyName, PolicyValue][]).flatMap(([name, { value, line }]) => {
    const about = { finding: null, line: line === 0 ? null : line };
    return toJudged(name, subject, rules).flatMap(([rule, judged]) => {
      const found = judged === null ? NO_READING : CHECKS[name](judged, value as never);
      return found === null ? [] : [{ rule, ...about, ...found }];
    });
  });
}

/** Rules that judge a verdict, and so can judge that of a second reader. */
const OF_VERDICTS: ReadonlySet<string> = new Set(['readiness', 'forbid_failures', 'forbid_severities']);

/** By what name a rule is applied to whose verdict. */
function toJudged(name: PolicyKeyName, subject: PolicySubject, rules: PolicyRules): [string, PolicySubject | null][] {
  const whose = OF_VERDICTS.has(name) ? (rules.verdict?.value ?? 'engine') : 'engine';
  const { reader = null } = subject;
  const second: [string, PolicySubject | null] = [`${name} (reader)`, reader && { ...subject, diagnosis: reader }];
  return [
    ...(whose === 'reader' ? [] : [[name, subject] satisfies [string, PolicySubject]]),
    ...(whose === 'engine' ? [] : [second]),
  ];
}

export const toBreakingFinding = (finding: Finding): BreakingFinding => ({
  id: finding.id,
  type: finding.type,
  severity: finding.severity,
  title: finding.title,
  event_id: finding.began_at_event_id,
});

type RuleOutcome = Pick<RuleResult, 'status' | 'message'> & Partial<Pick<RuleResult, 'finding'>>;

const ORDER: readonly Readiness[] = ['unsafe_for_production', 'review_recommended', 'ready_for_runtime'];

const verdict = (holds: boolean, message: string): RuleOutcome => ({ status: holds ? 'pass' : 'fail', message });
const unknown = (message: string): RuleOutcome => ({ status: 'not_judgeable', message });

const NO_READING = unknown('no reading of this run counts; create one with critiqor read');

/** Each rule by its name. Null: it says nothing by itself. */
const CHECKS: Readonly<Record<PolicyKeyName, (subject: PolicySubject, value: never) => RuleOutcome | null>> = {
  readiness({ diagnosis }, worst: Readiness) {
    const { readiness_level: level, summary } = diagnosis.executive_summary;
    if (level === 'insufficient_evidence') return unknown(`there is not enough evidence for a verdict: ${summary}`);
    const holds = ORDER.indexOf(level) >= ORDER.indexOf(worst);
    return {
      ...verdict(holds, `the run is ${say(level)}, ${say(worst)} is required`),
      ...(holds ? {} : worstOf(diagnosis)),
    };
  },
  min_trust({ diagnosis }, least: number) {
    const { trust_score: trust } = diagnosis.executive_summary;
    if (trust === null) return unknown('there is not enough evidence for a trust score');
    return {
      ...verdict(trust >= least, `trust is ${trust}, at least ${least} is required`),
      ...(trust >= least ? {} : worstOf(diagnosis)),
    };
  },
  min_confidence({ diagnosis }, least: number) {
    const { confidence_score } = diagnosis.executive_summary;
    return verdict(confidence_score >= least, `confidence is ${confidence_score}, at least ${least} is required`);
  },
  forbid_failures: ({ diagnosis }, types: readonly string[]) =>
    forbid(diagnosis, types, ({ type }) => types.includes(type)),
  forbid_severities: ({ diagnosis }, severities: readonly string[]) =>
    forbid(diagnosis, severities, ({ severity }) => severities.includes(severity)),
  // Used to choose whose verdict the rules above judge.
  verdict: () => null,
  reader_model: () => null,
  reader_support: () => null,
  max_cost_usd: ({ side }, most: number) => atMost('cost', side.row.cost_usd, most, formatUsd),
  max_tokens: ({ side }, most: number) => atMost('tokens', side.row.tokens, most, formatNumber),
  max_duration_s: ({ side }, most: number) => atMost('duration', side.row.duration_ms, most * 1_000, formatDuration),
  max_tool_errors: ({ diagnosis }, most: number) =>
    atMost('failed tool calls', diagnosis.evidence_summary.tool_calls_failed, most, formatNumber),
  max_lost_events: ({ diagnosis }, most: number) =>
    atMost('lost events', diagnosis.coverage.lost_events, most, formatNumber),
  require_coverage({ diagnosis }, names: readonly string[]) {
    const missing = names.filter((name) => diagnosis.coverage.not_captured.includes(FACTS[name as FactName].is));
    return missing.length === 0
      ? verdict(true, `${names.join(', ')} could be observed`)
      : verdict(false, `not observed: ${missing.join(', ')}`);
  },
  seal({ signature }, wanted: string) {
    if (wanted === 'valid' || signature === 'signed') return verdict(true, 'the seal is intact');
    return signature === 'unchecked'
      ? unknown('the seal is signed, but no public_key is set to check it with')
      : verdict(false, 'the seal is not signed');
  },
  // Used when the evidence is verified: what another key signed does not verify.
  public_key: () => null,
  witness({ witness }, wanted: string) {
    return verdict(wanted === 'optional' || witness === 'witnessed', `the journal was ${say(witness)}`);
  },
};

const say = (name: string): string => name.replaceAll('_', ' ');

function worstOf({ findings }: Diagnosis): Partial<Pick<RuleResult, 'finding'>> {
  const [worst] = findings;
  return worst ? { finding: toBreakingFinding(worst) } : {};
}

function forbid(
  { findings }: Diagnosis,
  what: readonly string[],
  isForbidden: (finding: Finding) => boolean,
): RuleOutcome {
  const broken = findings.filter(isForbidden);
  const [first] = broken;
  if (!first) return verdict(true, `no ${what.map(say).join(', ')}`);
  const message = `${countOf(broken.length, 'finding')} that the policy forbids, the first is ${toFailureTitle(first.type).toLowerCase()} (${first.severity})`;
  return { ...verdict(false, message), finding: toBreakingFinding(first) };
}

/** What is unknown is not zero. */
function atMost(name: string, value: number | null, most: number, format: (value: number) => string): RuleOutcome {
  if (value === null) return unknown(`${name}: not known`);
  return verdict(value <= most, `${name}: ${format(value)}, at most ${format(most)} allowed`);
}
