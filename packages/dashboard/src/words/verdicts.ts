import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { EvidenceLevel, Severity } from '@critiqor/diagnosis/model/failure-types';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';

/** How the names in a diagnosis are shown. Only words: nothing here judges. */

export type Tone = 'critical' | 'high' | 'medium' | 'low' | 'ok' | 'unsafe' | 'review' | 'none';

interface ReadinessWords {
  readonly tone: Tone;
  readonly title: string;
  readonly short: string;
}

const READINESS: Readonly<Record<Readiness, ReadinessWords>> = {
  ready_for_runtime: { tone: 'ok', title: 'No problems found', short: 'Ready' },
  review_recommended: { tone: 'review', title: 'Review recommended', short: 'Review' },
  unsafe_for_production: { tone: 'unsafe', title: 'Unsafe for production', short: 'Unsafe' },
  insufficient_evidence: { tone: 'none', title: 'Insufficient evidence', short: 'No verdict' },
};

export function readinessWords(level: string | null | undefined): ReadinessWords {
  return READINESS[level as Readiness] ?? { tone: 'none', title: 'Not diagnosed yet', short: 'No diagnosis' };
}

const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export function severityWord(severity: Severity): string {
  return SEVERITY_WORDS[severity] ?? severity;
}

export const SEVERITY_ORDER: readonly Severity[] = ['critical', 'high', 'medium', 'low'];

const EVIDENCE: Readonly<Record<EvidenceLevel, string>> = {
  runtime_event: 'recorded execution',
  final_response: 'the answer compared with the record',
  self_report: 'only what the agent said',
};

export function evidenceWords(level: EvidenceLevel | null): string {
  return level ? (EVIDENCE[level] ?? level) : 'nothing';
}

/** Readable names for event types that only the recorder's authors would understand. */
const PLAIN: Readonly<Record<string, string>> = {
  before_provider_request: 'Model request',
  after_provider_response: 'Model response',
};

/** The name of an event type, a failure type or a state as text: `tool_error_cascade` is “Tool error cascade”. */
export function sayName(name: string): string {
  return PLAIN[name] ?? toFailureTitle(name);
}
