import { isNewSubject } from '../language/requests/new-subject.ts';
import { EMPTY_REQUEST, extendRequest, readRequest, readRequestMessage } from '../language/requests/read-request.ts';
import type { Request } from '../language/requests/request.ts';
import type { Conversation, Execution, ToolCall } from '../model/execution.ts';
import type { Reading } from '../model/reading.ts';
import { describeTool } from '../tools/describe-tool.ts';

/** What the person had asked for by the time of a call. */
export interface Requests {
  get(call: ToolCall): Request;
}

/** Messages that are read together; what was asked before them is long done. */
const MOST_MESSAGES = 6;

/** Reads what was asked for when a detector wants to know it: few calls are worth the question. */
export function toRequests({ task }: Execution, { reading }: { readonly reading: Reading }): Requests {
  const read = (text: string) => reading.text(readRequestMessage, text);
  /** Up to the first few messages each request is the one before and a message more. */
  const toRequest = (said: readonly Said[], requests: Request[], count: number): Request => {
    const known = requests[count];
    if (known) return known;
    const made =
      count > MOST_MESSAGES
        ? readRequest(
            said.slice(count - MOST_MESSAGES, count).map(({ text }) => text),
            read,
          )
        : count === 0
          ? EMPTY_REQUEST
          : toExtended(toRequest(said, requests, count - 1), said[count - 1]);
    requests[count] = made;
    return made;
  };
  /** What a first message asks for: many conversations begin alike. */
  const toFirst = (text: string): Request => extendRequest(EMPTY_REQUEST, text, read);
  const toExtended = (before: Request, { text, answer }: Said = NOTHING_SAID): Request =>
    before === EMPTY_REQUEST || isNewSubject(before, answer, text)
      ? reading.text(toFirst, text)
      : extendRequest(before, text, read, answer);
  const known = new Map<Conversation, { readonly said: Said[]; readonly requests: Request[] }>();
  return {
    get(call) {
      const { conversation } = call.run;
      let kept = known.get(conversation);
      if (!kept) {
        kept = { said: toSaid(conversation, task), requests: [] };
        known.set(conversation, kept);
      }
      const { said, requests } = kept;
      return toRequest(said, requests, countBefore(said, call.position));
    },
  };
}

interface Said {
  readonly text: string;
  readonly position: number;
  /** What the agent had said since the message before. */
  readonly answer: string;
}

const NOTHING_SAID: Said = { text: '', position: -1, answer: '' };

/** How many of these, which are in order, come before a place. */
function countBefore(said: readonly Said[], position: number): number {
  let from = 0;
  let to = said.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((said[middle]?.position ?? 0) < position) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What the person said, in order. A question that a tool puts to the person is answered in its result. */
function toSaid({ items }: Conversation, task: string | null): Said[] {
  const said: Said[] = [];
  let answer = '';
  const add = ({ text, position }: Omit<Said, 'answer'>): void => {
    said.push({ text, position, answer });
    answer = '';
  };
  for (const item of items) {
    if (item.kind === 'message' && item.role === 'assistant') answer = item.text;
    if (item.kind === 'message' && item.role === 'user' && !item.synthetic) add(item);
    if (item.kind === 'tool_call' && item.result && ASKS.test(item.tool) && describeTool(item).deed === 'tell')
      add(item.result);
  }
  const isTold = items.some((item) => item.kind === 'message' && item.role === 'user');
  return isTold || task === null ? said : [{ text: task, position: -1, answer: '' }, ...said];
}

/** Most tools ask nobody: checking the name first saves the rest. */
const ASKS = /ask|human|user|confirm|approv/i;
