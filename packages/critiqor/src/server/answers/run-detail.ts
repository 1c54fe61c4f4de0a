import type { RunDetail, ShownDiagnosis, ShownFinding, Verification } from '@critiqor/api/overview';
import type { RunRow } from '@critiqor/api/runs';
import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import { countFindings } from '@critiqor/diagnosis/report/count-findings';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { readFirstAndLast } from '../../sealed/read-first-and-last.ts';
import { createPseudonyms } from '../../visibility/anonymity.ts';
import { toAnonymousDiagnosis } from '../../visibility/anonymous-diagnosis.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import { toAnnotationList } from './annotations.ts';
import { toShownReadings } from './shown-readings.ts';

type Checked = Extract<Verification, { readonly state: 'checked' }>;

const MAX_FINDINGS = 500;
const MAX_CITED = 100;

export function toRunDetail(
  catalogue: RunCatalogue,
  run: CataloguedRun,
  checked: Pick<Checked, 'status' | 'witness' | 'seal'> | null,
): RunDetail {
  const { row, isAnonymous, isSealed, paths } = run;
  const record = tryReadRecord(paths);
  const ids = catalogue.list().map((other) => other.row.run_id);
  const place = ids.indexOf(row.run_id);
  return {
    name: row.run_id,
    run: row,
    sealed: isSealed,
    lifecycle: (record?.lifecycle ?? []).map(({ state, timestamp }) => ({ state, timestamp })),
    tenant_id: isAnonymous ? null : (record?.metadata.tenant_id ?? null),
    framework: 'openclaw',
    ...(isAnonymous ? { task: null, answer: null } : readFirstAndLast(row.is_live ? paths.journal : paths.session)),
    integrity: checked && { status: checked.status, witness: checked.witness },
    ...toAnnotationList(run, checked?.seal ?? null),
    withheld: catalogue.withheldOf(run),
    diagnosis: toShownDiagnosis(catalogue, run),
    readings: toShownReadings(catalogue, run),
    anonymous: isAnonymous,
    previous_run_id: ids[place - 1] ?? null,
    next_run_id: ids[place + 1] ?? null,
    previous_of_agent: findPrevious(catalogue, run, (other) => isSameTask(catalogue, row, other))?.row.run_id ?? null,
  };
}

/** The tasks of so many older runs are read. */
const MOST_OLDER = 20;

/** The newest older sealed run of the same agent. For an anonymous run that is not revealed. */
export function findPrevious(
  catalogue: RunCatalogue,
  { row, agentId, isAnonymous }: CataloguedRun,
  isWanted: (run: CataloguedRun) => boolean = () => true,
): CataloguedRun | null {
  if (isAnonymous) return null;
  const runs = catalogue.list();
  const place = runs.findIndex((run) => run.row.run_id === row.run_id);
  const isSame = (run: CataloguedRun): boolean => run.isSealed && !run.isAnonymous && run.agentId === agentId;
  // A run that is younger than the list is the newest of all.
  const older = place < 0 ? runs : runs.slice(0, place);
  return older.filter(isSame).slice(-MOST_OLDER).findLast(isWanted) ?? null;
}

/** Only like is compared. */
const isSameTask = (catalogue: RunCatalogue, { task }: RunRow, other: CataloguedRun): boolean =>
  task !== null && catalogue.withStory(other.row).task === task;

/** The diagnosis of a run as it may be shown, with bounded lists. */
export function toShownDiagnosis(catalogue: RunCatalogue, { row, isAnonymous }: CataloguedRun): ShownDiagnosis | null {
  const diagnosis = row.is_live ? null : catalogue.diagnosisOf(row.run_id);
  if (!diagnosis) return null;
  const shown = isAnonymous ? toAnonymousDiagnosis(diagnosis, createPseudonyms(row.run_id)) : diagnosis;
  return boundDiagnosis(shown);
}

function boundDiagnosis(diagnosis: Diagnosis): ShownDiagnosis {
  const { findings, scores, causal_graph } = diagnosis;
  const cite = <Citing extends { readonly event_ids: readonly string[] }>(citing: Citing): Citing => ({
    ...citing,
    event_ids: toEnds(citing.event_ids),
  });
  return {
    ...diagnosis,
    findings: findings.slice(0, MAX_FINDINGS).map(boundFinding),
    findings_total: countFindings(diagnosis),
    scores: {
      ...scores,
      deductions: scores.deductions.slice(0, MAX_FINDINGS).map(cite),
      risks: scores.risks.map(cite),
    },
    causal_graph: { ...causal_graph, edges: causal_graph.edges.map(cite) },
  };
}

export const boundFinding = (finding: Finding): ShownFinding => ({
  ...finding,
  event_ids: toEnds(finding.event_ids),
  event_total: finding.event_ids.length,
});

/** The first and the last ones of a long list. */
function toEnds(ids: readonly string[]): readonly string[] {
  const half = MAX_CITED / 2;
  return ids.length <= MAX_CITED ? ids : [...ids.slice(0, half), ...ids.slice(-half)];
}
