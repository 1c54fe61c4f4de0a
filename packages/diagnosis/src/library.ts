/** What `@critiqor/diagnosis` offers to programs; everything else in the package may change. */
export { diagnose } from './diagnose.ts';
export { checkTrace } from './intake/check-trace.ts';
export type { EvidenceEvent } from './intake/read-evidence.ts';
export type { Trace, TraceEvent } from './intake/read-trace.ts';
export {
  DIAGNOSIS_SCHEMA,
  type Diagnosis,
  type Finding,
  READINESS_LEVELS,
  type Readiness,
  type RunIdentity,
  toDiagnosis,
} from './model/diagnosis.ts';
export { FAILURE_TYPES, type FailureType, SEVERITIES, type Severity } from './model/failure-types.ts';
export { DEFAULT_PROFILE } from './scoring/default-profile.ts';
export { DOCUMENTED_PROFILE } from './scoring/documented-profile.ts';
export type { Profile } from './scoring/profile.ts';
