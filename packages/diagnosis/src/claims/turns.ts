import { isNewSubject } from '../language/requests/new-subject.ts';
import { readRequest, readRequestMessage } from '../language/requests/read-request.ts';
import type { Request } from '../language/requests/request.ts';
import type { Item, Message, Run } from '../model/execution.ts';
import type { Reading } from '../model/reading.ts';
import { readSessionReport } from '../tools/session-report.ts';

/** What happened between two messages of the person: the steps, and what the agent said last. */
export interface Turn {
  readonly run: Run;
  readonly items: readonly Item[];
  /** The messages that began it. */
  readonly messages: readonly Message[];
  /** What the person had written before, newest last. */
  readonly asked: readonly string[];
  /** The last thing that the agent said, if no call follows it. */
  readonly message: Message | null;
  readonly isLast: boolean;
}

/** A run in turns. A person who is answered and writes again in the same run got an answer each time. */
export function toTurns(run: Run, reading: Reading): Turn[] {
  const toRequest = (): Request => readRequest(asked, (text) => reading.text(readRequestMessage, text));
  const turns: Turn[] = [];
  const asked: string[] = [];
  let items: Item[] = [];
  let messages: Message[] = [];
  const close = (isLast: boolean): void => {
    if (items.length > 0 || isLast)
      turns.push({ run, items, messages, asked: [...asked], message: toLastMessage(items), isLast });
    items = [];
    messages = [];
  };
  for (const item of run.items) {
    if (item.kind === 'message' && item.role === 'user' && !isFromAgent(item)) {
      const answer = items.some(({ kind }) => kind === 'message' || kind === 'tool_call') ? toLastMessage(items) : null;
      if (answer) close(false);
      // A question that was answered is over; what comes next may be another job.
      if (answer && asked.length <= MOST_ASKED && isNewSubject(toRequest(), answer.text, item.text)) asked.length = 0;
      asked.push(item.text);
      messages.push(item);
    } else items.push(item);
  }
  close(true);
  return turns;
}

/** In a long conversation only the last few messages are read. */
const MOST_ASKED = 4;

/** The report of a subagent begins no turn and asks for nothing. */
const isFromAgent = ({ text }: Message): boolean => readSessionReport(text) !== null;

function toLastMessage(items: readonly Item[]): Message | null {
  for (let i = items.length - 1; i >= 0; i -= 1) {
    const item = items[i];
    if (item?.kind === 'tool_call') return null;
    if (item?.kind === 'message' && item.role === 'assistant' && !item.synthetic && item.text.trim() !== '')
      return item;
  }
  return null;
}
