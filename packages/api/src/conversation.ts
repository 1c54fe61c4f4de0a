import type { Severity } from '@critiqor/diagnosis/model/failure-types';

/** One thing that was said or done, as people read it. */
export interface ConversationItem {
  readonly event_id: string;
  readonly at: string;
  readonly who: 'person' | 'agent' | 'tool' | 'note';
  /** What was said; of a note, what happened. Empty in an anonymous run. Data, never markup. */
  readonly text: string;
  /** Characters of the whole text, when it is longer. */
  readonly text_chars: number;
  readonly session: string | null;
  /** Of a tool call. */
  readonly call: ConversationCall | null;
  /** Findings that cite it; `began` is where one began. */
  readonly findings: readonly {
    readonly id: string;
    readonly title: string;
    readonly severity: Severity;
    readonly began: boolean;
  }[];
  /** Events of the recorder and the host before it that nobody needs to read. */
  readonly folded: number;
}

interface ConversationCall {
  readonly tool: string;
  readonly arguments: string | null;
  readonly result: string | null;
  readonly result_chars: number;
  readonly result_event_id: string | null;
  readonly status: 'ok' | 'error' | 'open';
  readonly outcome: string | null;
  readonly duration_ms: number | null;
}

/** `GET /api/runs/:run/conversation`: in the order of the evidence. */
export interface ConversationPage {
  readonly total: number;
  readonly offset: number;
  readonly limit: number;
  readonly items: readonly ConversationItem[];
  /** Conversations in this run; more than one has subagents or several users. */
  readonly sessions: number;
}
