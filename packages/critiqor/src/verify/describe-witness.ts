import type { WitnessAbsence } from '../sealed/sealed-witness.ts';
import type { WitnessReport } from './check-witness.ts';

const ABSENCES: Readonly<Record<WitnessAbsence, string>> = {
  no_supervisor: 'the recorder worked without a supervisor, or the run was imported',
  supervisor_lost: 'the supervisor ended before its agent',
  statement_lost: 'the file in which the supervisor left the announced hashes is missing or damaged',
  never_announced: 'no recorder announced its lines: the agent does not run in the process that Critiqor started',
  turned_off: 'turned off for this run',
};

/** What is known about the time before the seal, in a sentence. */
export function describeWitness({ state, kept, absence, lines, unwitnessed }: WitnessReport): string {
  if (state === 'not_witnessed') {
    return `not witnessed: ${absence !== null && Object.hasOwn(ABSENCES, absence) ? ABSENCES[absence] : 'the seal names no witness'}`;
  }
  const extent =
    state === 'witnessed'
      ? 'witnessed: every line was announced to the supervisor while the agent ran'
      : `partly witnessed: ${unwitnessed} of ${lines} lines were not announced to the supervisor`;
  return kept === 'file' ? `${extent}; the announced hashes waited in a file until the seal` : extent;
}
