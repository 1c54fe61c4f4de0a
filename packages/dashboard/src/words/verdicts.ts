import type { Readiness } from '@critiqor/diagnosis/model/diagnosis';
import type { EvidenceLevel, Severity } from '@critiqor/diagnosis/model/failure-types';

/** How the names in a diagnosis read on screen. Only words: nothing here judges. */

export type Tone = 'critical' | 'high' | 'medium' | 'low' | 'ok' | 'unsafe' | 'review' | 'none';

interface ReadinessWords {
  readonly tone: Tone;
  readonly title: string;
  readonly short: string;
}

const READINESS: Readonly<Record<Readiness, ReadinessWords>> = {
  ready_for_runtime: { tone: 'ok', title: 'Ready for runtime', short: 'Ready' },
  review_recommended: { tone: 'review', title: 'Review recommended', short: 'Review' },
  unsafe_for_production: { tone: 'unsafe', title: 'Unsafe for production', short: 'Unsafe' },
  insufficient_evidence: { tone: 'none', title: 'Insufficient evidence', short: 'No verdict' },
};

export function readinessWords(level: string | null | undefined): ReadinessWords {
  return READINESS[level as Readiness] ?? { tone: 'none', title: 'Not judged yet', short: 'Not judged' };
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
  runtime_event: 'what was executed',
  final_response: 'the answer held against the record',
  self_report: 'only what the agent said',
};

export function evidenceWords(level: EvidenceLevel | null): string {
  return level ? (EVIDENCE[level] ?? level) : 'nothing';
}

/** Names of events that say little to somebody who does not know the recorder. */
const PLAIN: Readonly<Record<string, string>> = {
  before_provider_request: 'Model request',
  after_provider_response: 'Model response',
};

/** `tool_error_cascade` → `Tool error cascade`. */
export function sayName(name: string): string {
  if (PLAIN[name]) return PLAIN[name];
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
