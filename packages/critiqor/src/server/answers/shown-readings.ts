import type { ShownReading } from '@critiqor/api/overview';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { DROP_REASONS, type ModelReading } from '@critiqor/diagnosis/model/model-reading';
import { toReaderVerdict } from '@critiqor/diagnosis/reader/merge-answers';
import { readStoredReadings } from '../../reader/store/stored-readings.ts';
import { toAnonymousReading } from '../../visibility/anonymous-diagnosis.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';

const MAX_READINGS = 10;
const MAX_OBJECTIONS = 100;

/** What second readers said about a run, as it may be shown. Only readings that were made from the seal of its diagnosis. */
export function toShownReadings(catalogue: RunCatalogue, { row, paths, isAnonymous }: CataloguedRun): ShownReading[] {
  const diagnosis = row.is_live ? null : catalogue.diagnosisOf(row.run_id);
  const seal = diagnosis?.made_from?.seal;
  if (!diagnosis || seal === undefined) return [];
  return readStoredReadings(paths, seal)
    .slice(0, MAX_READINGS)
    .map((reading) => toShown(isAnonymous ? toAnonymousReading(reading) : reading, diagnosis));
}

function toShown(reading: ModelReading, diagnosis: Diagnosis): ShownReading {
  const { readiness, agrees, overlooked } = toReaderVerdict(reading, diagnosis);
  const { model, prompt_revision, created_at, state, objections, usage } = reading;
  const { prompt_tokens, answer_tokens, cost_usd } = usage;
  const dropped = [...Map.groupBy(reading.dropped, ({ reason }) => reason)].map(([reason, list]) => ({
    reason: DROP_REASONS[reason],
    count: list.length,
  }));
  return {
    model,
    prompt_revision,
    created_at,
    state,
    readiness_level: readiness,
    agrees,
    overlooked,
    objections: objections.slice(0, MAX_OBJECTIONS),
    dropped,
    tokens: prompt_tokens === null || answer_tokens === null ? null : prompt_tokens + answer_tokens,
    cost_usd,
  };
}
