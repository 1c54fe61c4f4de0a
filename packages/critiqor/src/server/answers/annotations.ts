import type { AnnotationList, ShownAnnotation } from '@critiqor/api/annotations';
import { type AnyAnnotation, annotateRun, listAnnotations, toJudgement } from '../../runs/feedback/annotate-run.ts';
import { ApiFailure } from '../api-failure.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';

const MAX_LISTED = 500;
const MAX_NOTE_CHARS = 4_000;
const MAX_LABELS = 50;
const MAX_LABEL_CHARS = 200;

/** What was said about a run. Names and texts of an anonymous run are hidden. */
export function toAnnotationList({ paths, isAnonymous, isSealed }: CataloguedRun, seal: string | null): AnnotationList {
  if (!isSealed || seal === null) return { annotations: [] };
  const list = listAnnotations(paths, seal).slice(-MAX_LISTED);
  return { annotations: isAnonymous ? list.map(toAnonymous) : list };
}

const toAnonymous = ({ at, visibility, judgement }: ShownAnnotation): ShownAnnotation => ({
  at,
  ...(visibility ? { visibility } : {}),
  ...(judgement ? { judgement } : {}),
});

/** Adds what a request says, if all of it is understood. */
export async function addAnnotation(
  catalogue: RunCatalogue,
  { row, isSealed }: CataloguedRun,
  members: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!isSealed) throw new ApiFailure(409, 'not_sealed', `${row.run_id} has no sealed evidence.`);
  await annotateRun(catalogue.runsDir, row.run_id, toAnnotation(catalogue, row.run_id, members));
}

function toAnnotation(
  catalogue: RunCatalogue,
  runId: string,
  members: Readonly<Record<string, unknown>>,
): AnyAnnotation {
  const { labels, note, judgement, ...others } = members;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw refuse(`${JSON.stringify(unknown)} is not a known annotation.`);
  const annotation: AnyAnnotation = {
    ...(labels === undefined ? {} : { labels: toLabels(labels) }),
    ...(note === undefined ? {} : { note: toNote(note) }),
    ...(judgement === undefined ? {} : { judgement: toOwnJudgement(catalogue, runId, judgement) }),
  };
  if (Object.keys(annotation).length === 0) throw refuse('There is nothing to add.');
  return annotation;
}

function toLabels(value: unknown): Record<string, string> {
  const pairs = Object.entries(Object(value) as object);
  const areTexts = pairs.every(
    ([name, text]) => /^\S/.test(name) && typeof text === 'string' && name.length + text.length <= MAX_LABEL_CHARS,
  );
  if (Array.isArray(value) || !areTexts || pairs.length > MAX_LABELS)
    throw refuse(`Labels are up to ${MAX_LABELS} pairs of short texts.`);
  return Object.fromEntries(pairs);
}

function toNote(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NOTE_CHARS) return value.trim();
  throw refuse(`A note is a text of up to ${MAX_NOTE_CHARS} characters.`);
}

/** About a finding that the diagnosis really has. */
function toOwnJudgement(catalogue: RunCatalogue, runId: string, value: unknown) {
  const judgement = toJudgement(value);
  const finding = catalogue.diagnosisOf(runId)?.findings.find(({ id }) => id === judgement?.finding_id);
  if (judgement && finding?.type === judgement.type) return judgement;
  throw refuse('The diagnosis has no such finding, or the judgement is unknown.');
}

const refuse = (message: string): ApiFailure => new ApiFailure(400, 'bad_request', message);
