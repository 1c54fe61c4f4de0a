import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { toReservations } from '@critiqor/diagnosis/scoring/reservations';
import { gradeFindings, toScore } from '@critiqor/diagnosis/scoring/score';
import type { Views } from '@critiqor/diagnosis/views/views';
import type { RuleCase } from './rule-cases.ts';

export interface Verdict {
  readonly trust: number;
  readonly readiness: string;
  readonly findings: readonly { readonly type: string; readonly severity: string }[];
}

/** The verdict about a run as it would be if one rule did not exist; null leaves all in place. */
export function judgeWithout(rule: string | null, { runs, risks, toldTurns, isStep, isJudgeable }: RuleCase): Verdict {
  const kept = runs.map((run) => ({
    ...run,
    findings: run.findings.filter(({ message }) => `${run.detector.meta.id}.${message}` !== rule),
  }));
  const told = toldTurns.map((turn) => ({
    ...turn,
    reservations: turn.reservations.filter(({ reason }) => `reservation.${reason}` !== rule),
  }));
  const findings = gradeFindings(kept, DEFAULT_PROFILE, isStep);
  const score = toScore(findings, kept, DEFAULT_PROFILE, {
    risks: risks.filter(({ sign }) => `sign.${sign}` !== rule),
    reservations: toReservations({ toldTurns: told } as unknown as Views, kept),
  });
  return {
    trust: score.trust,
    readiness: isJudgeable ? score.readiness : 'insufficient_evidence',
    findings: findings.map(({ type, grade }) => ({ type, severity: grade.severity })),
  };
}
