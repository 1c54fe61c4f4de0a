import { EVENT_KINDS, type EventRow } from '@critiqor/api/evidence';
import type { Diagnosis, Finding } from '@critiqor/diagnosis/model/diagnosis';
import { createPseudonyms, type Pseudonyms } from '../visibility/anonymity.ts';
import { toTitle } from '../visibility/anonymous-diagnosis.ts';
import type { EvidenceIndex } from './index/evidence-index.ts';
import { FLAGS, type NameList, STATUS } from './index/layout.ts';

/** A run as it may be shown: its index with names as the visibility allows, and with the findings of its diagnosis. */
export interface RunView {
  readonly runId: string;
  readonly index: EvidenceIndex;
  readonly isAnonymous: boolean;
  readonly findings: readonly Finding[];
  /** Title of a finding, as it may be shown. */
  titleOf(finding: Finding): string;
  /** The name for a number of the index, as it may be shown; null for 0. */
  nameOf(list: NameList, number: number): string | null;
  /** The numbers of shown names, for filters. */
  numbersOf(list: NameList, shown: readonly string[]): readonly number[];
  /** Findings that cite an event. */
  citing(ordinal: number): readonly string[];
  /** Ordinals of the events that a finding cites, in order. */
  citedBy(findingId: string): readonly number[];
  toRow(ordinal: number): EventRow;
}

interface RunViewOptions {
  readonly runId: string;
  readonly isAnonymous: boolean;
  readonly diagnosis: Diagnosis | null;
}

/** How names are replaced in an anonymous run; the other lists contain words of the host and stay. */
const HIDDEN_LISTS: Partial<Readonly<Record<NameList, string>>> = {
  tools: 'tool',
  sessions: 'session',
  runs: 'run',
  models: 'model',
  labels: 'subagent',
};
/** Anything longer, or with other characters, is not a word of the host. */
const WORDS = /^[A-Za-z_ ]{1,40}$/;
const NOTHING: readonly never[] = [];
const OTHER = EVENT_KINDS.indexOf('other');

export function createRunView(index: EvidenceIndex, { runId, isAnonymous, diagnosis }: RunViewOptions): RunView {
  const pseudonyms = isAnonymous ? createPseudonyms(runId) : null;
  const findings = diagnosis?.findings ?? NOTHING;
  const { citing, citedBy } = toCitations(index, findings);
  const nameOf = (list: NameList, number: number): string | null => {
    const name = index.names[list][number - 1];
    return name === undefined ? null : toShown(list, name, pseudonyms);
  };

  return {
    runId,
    index,
    isAnonymous,
    findings,
    titleOf: ({ type, title }) => (isAnonymous ? toTitle(type) : title),
    nameOf,
    numbersOf: (list, shown) =>
      index.names[list].flatMap((name, place) => (shown.includes(toShown(list, name, pseudonyms)) ? [place + 1] : [])),
    citing: (ordinal) => citing.get(ordinal) ?? NOTHING,
    citedBy: (findingId) => citedBy.get(findingId) ?? NOTHING,
    toRow(ordinal) {
      const { events } = index;
      const row = index.row(ordinal);
      const time = events.time[ordinal] ?? Number.NaN;
      const flags = events.flags[ordinal] ?? 0;
      const kind = events.kind[ordinal] ?? OTHER;
      const type = nameOf('types', events.type[ordinal] ?? 0) ?? '';
      return {
        event_id: index.idOf(ordinal),
        ordinal,
        at: isAnonymous || row.at === null ? toIso(time) : row.at,
        at_ms: Number.isNaN(time) ? null : time,
        // An unknown type may contain anything.
        type: isAnonymous && kind === OTHER ? 'other' : type,
        kind: EVENT_KINDS[kind] ?? 'other',
        tool: nameOf('tools', events.tool[ordinal] ?? 0),
        status: events.status[ordinal] === STATUS.error ? 'error' : 'ok',
        outcome: nameOf('outcomes', row.outcome),
        session: nameOf('sessions', events.session[ordinal] ?? 0),
        run: nameOf('runs', row.run),
        duration_ms: row.duration_ms,
        tokens: row.tokens,
        cost_usd: row.cost_usd,
        text: isAnonymous ? '' : row.text,
        size_bytes: row.bytes,
        refinement: (flags & FLAGS.refinement) !== 0,
        copy: (flags & FLAGS.copy) !== 0,
        redactions: row.redactions,
        truncations: row.truncations,
        finding_ids: citing.get(ordinal) ?? NOTHING,
      };
    },
  };
}

function toShown(list: NameList, name: string, pseudonyms: Pseudonyms | null): string {
  if (!pseudonyms) return name;
  const hidden = HIDDEN_LISTS[list];
  return hidden ? pseudonyms(hidden, name) : WORDS.test(name) ? name : 'other';
}

const toIso = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString());

function toCitations(index: EvidenceIndex, findings: readonly Finding[]) {
  const citing = new Map<number, string[]>();
  const citedBy = new Map<string, number[]>();
  for (const { id, event_ids, began_at_event_id } of findings) {
    const ordinals = [...new Set([began_at_event_id, ...event_ids])]
      .map((eventId) => index.ordinalOf(eventId))
      .filter((ordinal) => ordinal !== -1)
      .sort((left, right) => left - right);
    citedBy.set(id, ordinals);
    for (const ordinal of ordinals) citing.set(ordinal, [...(citing.get(ordinal) ?? []), id]);
  }
  return { citing, citedBy };
}
