import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toText } from '@critiqor/evidence/contract/payload-values';
import { openSealedSession } from './sealed-reader.ts';

/** What a run was asked, what it answered, and where the events of interest belong. */
export interface RunStory {
  /** The first thing that a person asked; null when none was captured. */
  readonly task: string | null;
  /** The last answer in the conversation of the task. */
  readonly answer: string | null;
  /** The tool or the kind of event, by event id. */
  readonly places: ReadonlyMap<string, string>;
}

/** Reads the story of a sealed run. Beyond `maxEvents` nothing is read, and what was not found by then is unknown. */
export function readStory(
  sessionPath: string,
  wanted: ReadonlySet<string>,
  maxEvents = Number.POSITIVE_INFINITY,
): RunStory {
  const places = new Map<string, string>();
  let asked: JournalEvent | null = null;
  let answer: string | null = null;
  let count = 0;
  const sealed = openSealedSession(sessionPath);
  try {
    for (const { event_id, journal } of sealed.events()) {
      count += 1;
      // An answer that is not the last one would be told as if it were.
      if (count > maxEvents) return { task: textOf(asked), answer: null, places };
      if (wanted.has(event_id)) places.set(event_id, toPlace(journal));
      if (journal.event_type === 'input' && textOf(journal) !== null) asked ??= journal;
      if (isAnswer(journal, asked)) answer = textOf(journal) ?? answer;
    }
  } finally {
    sealed.close();
  }
  return { task: textOf(asked), answer, places };
}

/** The text of an event; null when it has none that says something. */
const textOf = (event: JournalEvent | null): string | null => toText(event?.payload.text)?.trim() || null;

/** Subagents answer in conversations of their own. */
function isAnswer({ event_type, payload, conversation_key }: JournalEvent, asked: JournalEvent | null): boolean {
  const isAgents = event_type === 'message_end' && (payload.role ?? 'assistant') === 'assistant';
  return isAgents && (asked?.conversation_key === undefined || conversation_key === asked.conversation_key);
}

const PLACES: Readonly<Record<string, string>> = {
  before_provider_request: 'model call',
  after_provider_response: 'model call',
  message_end: 'answer',
  message_sent: 'answer',
  input: 'request',
  message_received: 'request',
};

const toPlace = ({ tool_name, event_type }: JournalEvent): string =>
  tool_name ?? PLACES[event_type] ?? event_type.replaceAll('_', ' ');
