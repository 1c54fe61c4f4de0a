import { countOf } from '@critiqor/diagnosis/model/words';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { describeDamage } from '@critiqor/evidence/read/note-kinds';
import { toRunRow } from '../../runs/run-row.ts';
import { readFirstAndLast } from '../../sealed/read-first-and-last.ts';
import type { FinalizedRun } from '../../supervise/seal-run.ts';
import { describeWitness } from '../../verify/describe-witness.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { describeRun, type ShownRun } from './describe-run.ts';

interface SealedOptions {
  readonly runsDir: string;
  readonly stream: NodeJS.WriteStream;
  readonly more: ShownRun['more'];
}

/** What a command says that has just sealed a run: the verdict and its reasons, and how far the evidence can be relied on. */
export function describeSealed(
  { record, seal, diagnosis }: FinalizedRun,
  { runsDir, stream, more }: SealedOptions,
): string {
  const paths = toRunPaths(runsDir, record.run_id);
  const { task, answer } = readFirstAndLast(paths.session);
  const { startup_ms: startupMs } = toRunRow(paths, record, 0, diagnosis);
  const width = textColumnsOf(stream);
  return [
    `critiqor: ${record.run_id} ${record.status}`,
    ...describeAlarms({ record, seal, diagnosis }),
    ...(diagnosis ? [describeRun(diagnosis, { task, answer, startupMs, more }, { width, stream })] : []),
    ...describeSeal(seal),
  ].join('\n');
}

/** What keeps the verdict from being the whole truth. */
function describeAlarms({ record, seal: { coverage, integrity }, diagnosis }: FinalizedRun): string[] {
  const damage = describeDamage(integrity.note_counts);
  const lost = Object.values(coverage.gaps).reduce((sum, count) => sum + count, 0);
  return [
    ...(damage ? [`  DAMAGED   before it was sealed: ${damage}; see critiqor verify ${record.run_id}`] : []),
    ...(coverage.writers.length === 0 ? ['  coverage  NOTHING THE AGENT DID WAS RECORDED'] : []),
    ...(coverage.open_runs.length > 0
      ? [`  coverage  ${countOf(coverage.open_runs.length, 'run')} of the agent never ended: interrupted`]
      : []),
    ...(lost > 0 ? [`  gaps      ${countOf(lost, 'event')} missing: ${JSON.stringify(coverage.gaps)}`] : []),
    ...(diagnosis ? [] : [`  verdict   none; create one with: critiqor diagnose ${record.run_id}`]),
  ];
}

function describeSeal({ metrics, integrity, witness }: FinalizedRun['seal']): string[] {
  const author = integrity.signature
    ? `signed by ${integrity.signature.key_id}`
    : 'unsigned: later changes are detected, but the author is not verified';
  return [
    `  sealed    ${countOf(metrics.total_events, 'event')}, ${author}`,
    `  witness   ${describeWitness(witness)}`,
  ];
}
