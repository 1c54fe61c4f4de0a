import { diagnose } from '@critiqor/diagnosis/diagnose';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';

/** A whole diagnosis with a verdict of the test's choice. */
export function makeDiagnosis(trust: number | null, failure: FailureType | null): Diagnosis {
  const identity = { run_id: 'run_001', agent_id: 'a', tenant_id: 't', framework: 'openclaw', visibility: 'private' };
  const empty = diagnose({ identity, events: [], integrity: null }, DEFAULT_PROFILE);
  return {
    ...empty,
    executive_summary: {
      ...empty.executive_summary,
      trust_score: trust,
      readiness_level: 'review_recommended',
      confidence_score: 50,
    },
    primary_diagnosis: failure && {
      finding_id: `${failure}-1`,
      root_cause_failure_type: failure,
      severity: 'high',
      description: '',
      causal_chain_explanation: '',
      recommended_next_action: '',
    },
  };
}
