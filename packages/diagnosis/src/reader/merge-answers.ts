import type { Diagnosis, Finding, Readiness } from '../model/diagnosis.ts';
import { type FailureType, isWorse, SEVERITIES, type Severity } from '../model/failure-types.ts';
import type {
  AcceptedObjection,
  Clearance,
  DroppedWord,
  ModelReading,
  Objection,
  ReaderAnswer,
} from '../model/model-reading.ts';
import { checkClearance, checkObjection } from './check/check-objection.ts';
import type { ReaderRecord } from './reader-record.ts';

/** What is left of the answers of a reader after they were held against the evidence. */
type CheckedAnswers = Pick<ModelReading, 'objections' | 'cleared' | 'dropped'>;

/** Checks and merges the answers about the parts of a run. The same answers give the same result, in whatever order the parts came. */
export function mergeAnswers(record: ReaderRecord, answers: readonly ReaderAnswer[]): CheckedAnswers {
  const accepted: Omit<AcceptedObjection, 'id'>[] = [];
  const cleared: Clearance[] = [];
  const dropped: DroppedWord[] = [];
  for (const { objections, cleared: clearances } of answers) {
    for (const objection of objections) {
      const checked = checkObjection(record, objection);
      if ('support' in checked) accepted.push({ ...objection, support: checked.support });
      else dropped.push(toDropped('objection', objection, checked, objection.severity));
    }
    for (const clearance of clearances) {
      const refusal = checkClearance(record, clearance);
      if (refusal === null) cleared.push(clearance);
      else dropped.push(toDropped('clearance', clearance, refusal, null));
    }
  }
  return {
    objections: toSortedOnce(accepted).map((objection, index) => ({ id: `reader-${index + 1}`, ...objection })),
    cleared: [...toOnce(cleared, toKey).values()].sort(byText),
    dropped: [...toOnce(dropped, (word) => `${word.what} ${word.reason} ${toKey(word)}`).values()].sort(byText),
  };
}

function toDropped(
  what: DroppedWord['what'],
  {
    type,
    statement,
    evidence,
    sentence,
  }: Pick<Objection, 'type' | 'statement' | 'sentence'> & Pick<Clearance, 'evidence'>,
  { reason, detail }: Pick<DroppedWord, 'reason' | 'detail'>,
  severity: Severity | null,
): DroppedWord {
  const cited = evidence.map(({ event_id, quote }) => ({ event_id, quote }));
  return { what, reason, detail, type, severity, statement, evidence: cited, sentence };
}

/** Two parts may see the same thing: what has the same type and the same place is one objection, with the worse severity. */
function toSortedOnce(objections: readonly Omit<AcceptedObjection, 'id'>[]): Omit<AcceptedObjection, 'id'>[] {
  const worstFirst = [...objections].sort(
    (left, right) => SEVERITIES.indexOf(right.severity) - SEVERITIES.indexOf(left.severity) || byText(left, right),
  );
  return [...toOnce(worstFirst, toKey).values()];
}

function toOnce<Item>(items: readonly Item[], toName: (item: Item) => string): Map<string, Item> {
  const kept = new Map<string, Item>();
  for (const item of items) if (!kept.has(toName(item))) kept.set(toName(item), item);
  return kept;
}

const toKey = ({
  type,
  statement,
  evidence,
}: Pick<Objection, 'type' | 'statement'> & Pick<Clearance, 'evidence'>): string =>
  `${type} ${statement ? `${statement.event_id} ${statement.quote}` : (evidence[0]?.event_id ?? '')}`;

function byText(left: object, right: object): number {
  const [one, other] = [JSON.stringify(left), JSON.stringify(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Both verdicts about a run, and where they agree. */
interface ReaderVerdict {
  /** Null when nothing could be read. */
  readonly readiness: Readiness | null;
  readonly agrees: boolean;
  /** Types that both found, only the engine, only the reader. */
  readonly both: readonly FailureType[];
  readonly engineOnly: readonly FailureType[];
  readonly readerOnly: readonly FailureType[];
  /** Findings that the reader passes over without evidence: it is not believed that all is well. */
  readonly overlooked: readonly string[];
}

/**
 * The verdict of a reading, computed from what was accepted and held against the engine's findings: silence about a finding is no proof that it is
 * wrong, so a run with one is at best to be reviewed, and so is a run of which a part was not read.
 */
export function toReaderVerdict(
  { state, objections, cleared }: Pick<ModelReading, 'state' | 'objections' | 'cleared'>,
  { findings, executive_summary }: Pick<Diagnosis, 'findings' | 'executive_summary'>,
): ReaderVerdict {
  const engine = new Set(findings.filter(isSerious).map(({ type }) => type));
  const reader = new Set(objections.filter(({ severity }) => isWorse(severity, 'low')).map(({ type }) => type));
  const overlooked = findings
    .filter((finding) => isSerious(finding) && !reader.has(finding.type) && !isRuledOut(finding, cleared))
    .map(({ id }) => id);
  const own = toOwnReadiness(objections);
  const isUnknown = executive_summary.readiness_level === 'insufficient_evidence';
  const isDoubtful = overlooked.length > 0 || state === 'partly_read';
  const held = own === 'ready_for_runtime' && isDoubtful ? 'review_recommended' : own;
  const readiness = state === 'failed' ? null : isUnknown ? 'insufficient_evidence' : held;
  const pick = (types: ReadonlySet<FailureType>, isWanted: (type: FailureType) => boolean): FailureType[] =>
    [...types].filter(isWanted).sort();
  return {
    readiness,
    agrees: readiness === executive_summary.readiness_level,
    both: pick(engine, (type) => reader.has(type)),
    engineOnly: pick(engine, (type) => !reader.has(type)),
    readerOnly: pick(reader, (type) => !engine.has(type)),
    overlooked,
  };
}

const isSerious = ({ severity, part_of, fault }: Finding): boolean =>
  severity !== 'low' && part_of === null && fault === 'agent';

/**
 * A finding is ruled out by a clearance of its type that cites what the finding is based on, apart from the statement itself. Of a finding that is
 * based on nothing else, by one about the same statement.
 */
function isRuledOut({ type, event_ids }: Finding, cleared: readonly Clearance[]): boolean {
  return cleared.some(({ type: ruled, statement, evidence }) => {
    if (ruled !== type) return false;
    const basis = event_ids.filter((eventId) => eventId !== statement?.event_id);
    if (basis.length === 0) return true;
    return evidence.some(({ event_id }) => basis.includes(event_id));
  });
}

function toOwnReadiness(objections: readonly Pick<Objection, 'severity'>[]): Readiness {
  const worst = objections.reduce<Severity>((most, { severity }) => (isWorse(severity, most) ? severity : most), 'low');
  if (isWorse(worst, 'medium')) return 'unsafe_for_production';
  return worst === 'medium' ? 'review_recommended' : 'ready_for_runtime';
}
