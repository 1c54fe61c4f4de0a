import { runDetectors } from '@critiqor/diagnosis/detectors/run-detectors';
import { unverifiedClaim } from '@critiqor/diagnosis/detectors/unverified-claim/unverified-claim';
import { toTraceVisibility } from '@critiqor/diagnosis/intake/visibility';
import type { Execution } from '@critiqor/diagnosis/model/execution';
import { createViews } from '@critiqor/diagnosis/views/views';
import type { Rate } from './accuracy-scores.ts';
import type { Check, Scorer } from './cross-validate-labels.ts';

export interface ConfirmedClaims {
  readonly precision: Rate;
  readonly recall: Rate;
}

interface Labelled {
  readonly executions: ReadonlyMap<string, Execution>;
  readonly checks: readonly Check[];
}

/**
 * The rules for claims were written with these traces in view, so a rule may fit one of them alone. Here an objection counts only if its
 * kind was right in another fold, and there at least as often right as wrong: what rests on one task drops out.
 */
export function judgeByConfirmedKinds(
  { executions, checks }: Labelled,
  foldOf: ReadonlyMap<string, number>,
  { rate }: Scorer,
): ConfirmedClaims | null {
  const check = checks.find(({ name }) => name === 'claims');
  if (!check) return null;
  const { positive, negative } = check;
  const kinds = new Map([...positive, ...negative].map((id) => [id, toKinds(executions.get(id))]));
  const isConfirmed = (kind: string, fold: number | undefined): boolean => {
    const elsewhere = (ids: ReadonlySet<string>): number =>
      [...ids].filter((id) => foldOf.get(id) !== fold && kinds.get(id)?.includes(kind)).length;
    const right = elsewhere(positive);
    return right > 0 && right >= elsewhere(negative);
  };
  const count = (ids: ReadonlySet<string>): number =>
    [...ids].filter((id) => kinds.get(id)?.some((kind) => isConfirmed(kind, foldOf.get(id)))).length;
  const found = count(positive);
  return { precision: rate(found, found + count(negative)), recall: rate(found, positive.size) };
}

function toKinds(execution: Execution | undefined): string[] {
  if (!execution) return [];
  const { isVisible } = toTraceVisibility(execution);
  const runs = runDetectors([unverifiedClaim], createViews(execution), { isVisible });
  return runs.flatMap(({ findings }) => findings.map(({ message }) => message));
}
