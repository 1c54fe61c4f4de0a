import type { ToldTurn } from '../claims/claims-view.ts';
import type { Effect } from '../effects/effect.ts';
import type { Diagnosis } from '../model/diagnosis.ts';
import type { Execution, ToolCall } from '../model/execution.ts';
import { createViews } from '../views/views.ts';
import { type RecordEntry, toRecordEntries } from './record-entries.ts';

/** A run as a second reader gets it, and as what it says is held against: events, statements, effects and findings. */
export interface ReaderRecord {
  readonly task: string | null;
  readonly entries: readonly RecordEntry[];
  readonly byId: ReadonlyMap<string, readonly RecordEntry[]>;
  readonly turns: readonly ToldTurn[];
  readonly effects: ReadonlyMap<ToolCall, readonly Effect[]>;
  /** Events in which a secret occurs. */
  readonly secretIds: ReadonlySet<string>;
  readonly diagnosis: Diagnosis;
}

export function toReaderRecord(execution: Execution, diagnosis: Diagnosis): ReaderRecord {
  const views = createViews(execution);
  const entries = toRecordEntries(execution);
  const turns = views.toldTurns.filter(({ run }) => !run.hidden);
  const told = turns.flatMap(({ effects }) => effects);
  // What turns heard about effects afterwards is newer than the call alone; calls after the last answer are in no turn.
  const heard = new Set(told.map(({ call }) => call));
  const rest = [...views.effectsByConversation.values()].flat().filter(({ call }) => !heard.has(call));
  return {
    task: execution.task,
    entries,
    byId: Map.groupBy(entries, ({ id }) => id),
    turns,
    effects: Map.groupBy([...told, ...rest], ({ call }) => call),
    secretIds: new Set(
      views.secretPlaces.map(({ where, item }) =>
        where === 'result' && item.kind === 'tool_call' ? (item.result?.eventId ?? item.eventId) : item.eventId,
      ),
    ),
    diagnosis,
  };
}

/** Whether there is anything to read: evidence of the capture policy `metadata` has no texts. */
export const isReadable = ({ entries }: ReaderRecord): boolean =>
  entries.some(
    ({ kind, text }) => (kind === 'answer' || kind === 'result') && text.trim() !== '' && !WITHHELD.test(text),
  );

const WITHHELD = /^\[withheld \d+ characters/;
