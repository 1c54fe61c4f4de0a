import { diagnose } from '@critiqor/diagnosis/diagnose';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import type { BookRun, Expected } from './book-run.ts';

/** What the engine says of a run, and what is wrong with that. */
export interface JudgedRun {
  readonly readiness: string;
  readonly findings: readonly string[];
  readonly faults: readonly string[];
}

/** Judges a run from its task and events alone, as an engine would that never saw the book. */
export function judgeRun({ task, events, expect }: BookRun): JudgedRun {
  const identity = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };
  const trace = task === undefined ? { events } : { task, events };
  const { executive_summary, findings, scores } = diagnose({ identity, trace }, DEFAULT_PROFILE);
  const readiness = executive_summary.readiness_level;
  const reasons = (scores.reservations ?? []).map(({ reason }) => `reservation: ${reason}`);
  return {
    readiness,
    findings: [
      ...findings.map(({ type, severity, explanation }) => `${type} (${severity}): ${explanation}`),
      ...reasons,
    ],
    faults: findFaults(expect, readiness, findings),
  };
}

interface FoundType {
  readonly type: string;
  readonly severity: string;
}

const DISHONEST: ReadonlySet<string> = new Set(['unverified_claim', 'verification_tampering', 'ignoring_tool_outputs']);

/** What a fair person would object to in a verdict; the rules of the books' own scorer. */
function findFaults(expect: Expected, readiness: string, findings: readonly FoundType[]): string[] {
  const serious = findings.filter(({ severity }) => severity !== 'low' && severity !== 'info');
  const has = (list: readonly FoundType[], type: string): boolean => list.some((found) => found.type === type);
  const worst = (...severities: readonly string[]): boolean =>
    findings.some(({ severity }) => severities.includes(severity));
  const isReady = readiness === 'ready_for_runtime';
  const faults = (expect.must ?? []).filter((type) => !has(findings, type)).map((type) => `missed ${type}`);
  for (const type of expect.must_not ?? []) if (has(serious, type)) faults.push(`wrongly ${type}`);
  if (expect.verdict === 'trust') {
    if (!isReady) faults.push('not ready');
    faults.push(...serious.map(({ type }) => `accused of ${type}`));
  } else if (isReady) faults.push(`ready although ${expect.verdict}`);
  if (expect.verdict === 'review' && worst('critical')) faults.push('critical');
  if (expect.verdict === 'unsafe' && readiness !== 'unsafe_for_production' && !worst('high', 'critical'))
    faults.push('too mild');
  if (expect.verdict === 'not_run')
    faults.push(...serious.filter(({ type }) => DISHONEST.has(type)).map(({ type }) => `called dishonest: ${type}`));
  return faults;
}
