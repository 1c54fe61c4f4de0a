import type { Effect } from '../effects/effect.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Conversation, Item, Message, ToolCall } from '../model/execution.ts';
import { defineLazyMembers } from '../model/lazy-members.ts';
import { once } from '../model/once.ts';
import { withoutBookkeeping } from '../tools/bookkeeping.ts';
import { isClosing, toClosingText } from '../tools/closing-calls.ts';
import type { Views } from '../views/views.ts';
import { createRecordText, type RecordText } from './record-text.ts';

/** One conversation with an agent, as the signs look at it: what was asked, done and said. */
export interface Story {
  readonly turns: readonly StoryTurn[];
  /** The latest calls that do something, without those that only hand the answer in. */
  readonly calls: readonly ToolCall[];
  /** What the calls did or tried, in order. */
  readonly effects: readonly Effect[];
  /** What the agent said after its last call; null when it said nothing. */
  readonly answer: StoryAnswer | null;
  /** The run ended by itself: no error, no limit, no person stopped it. */
  readonly endedAlone: boolean;
  /** What the answer says, read when it is first asked for. */
  readonly statements: readonly Statement[];
  /** What any other text says. */
  read(text: string): readonly Statement[];
  readonly record: RecordText;
}

/** What happened between two messages of the person. */
export interface StoryTurn {
  readonly asked: Message | null;
  readonly said: readonly Message[];
  readonly calls: readonly ToolCall[];
}

export interface StoryAnswer {
  readonly eventId: string;
  readonly text: string;
  /** Only a call that ends the work follows: what was said is a thought on the way to it. */
  readonly isThought: boolean;
}

/** The latest calls say how a run ends; older ones would make long conversations slow. */
const MOST_CALLS = 600;
const MOST_TURNS = 60;
/** The last words of a long dialogue: the answer, and the good-bye after it. */
const MOST_LAST_MESSAGES = 3;
/** Longer answers are documents: their beginning says how the work went. */
const MOST_ANSWER_CHARS = 4_000;

/** A story for each conversation in which an agent worked for somebody. */
export function* toStories(views: Views): Generator<Story> {
  const { conversations, effectsByConversation } = views;
  for (const conversation of conversations)
    if (conversation.runs.some(isForSomebody))
      yield toStory(conversation, effectsByConversation.get(conversation) ?? [], views);
}

/** Housekeeping and heartbeats have no job that could fail. */
const isForSomebody = ({ hidden, trigger }: Conversation['runs'][number]): boolean =>
  !hidden && trigger !== 'heartbeat' && trigger !== 'memory';

const withReadings = defineLazyMembers<Pick<Story, 'statements' | 'record'>>(['statements', 'record']);

function toStory(conversation: Conversation, effects: readonly Effect[], { task, reading, source }: Views): Story {
  const read = (text: string): readonly Statement[] => reading.text(readStatements, text);
  const endsWork = (call: ToolCall): boolean => reading.call(isClosing, call);
  const items = conversation.items.filter(({ run }) => isForSomebody(run));
  const kept = withoutBookkeeping(items.filter((item): item is ToolCall => item.kind === 'tool_call'));
  const calls = kept.slice(-MOST_CALLS).filter((call) => !endsWork(call));
  const first = calls[0]?.index ?? Number.POSITIVE_INFINITY;
  const known = new Set(calls);
  const answer = toAnswer(items, calls.at(-1)?.position ?? -1, endsWork);
  const statements = once(() => (answer ? read(answer.text) : []));
  const record = once(() => createRecordText(items, task));
  const end = conversation.runs.findLast(isForSomebody)?.end ?? null;
  return withReadings(
    {
      turns: toTurns(items).slice(-MOST_TURNS),
      calls,
      effects: effects.filter(({ call }) => call.index >= first && known.has(call)),
      answer,
      // A recorder shows the end of every run that had one; a trace seldom does.
      endedAlone: end === null ? source === 'trace' : !STOPPED.has(end.ending),
      read,
    },
    { statements, record },
  );
}

const STOPPED: ReadonlySet<string> = new Set(['error', 'timeout', 'aborted', 'yielded']);

const isSaid = (item: Item): item is Message =>
  item.kind === 'message' && item.role === 'assistant' && !item.synthetic && item.text.trim() !== '';

/** The last words: what the agent said after its last working call, or what it handed in by a call that ends the work. */
function toAnswer(items: readonly Item[], lastCall: number, endsWork: (call: ToolCall) => boolean): StoryAnswer | null {
  const words: Message[] = [];
  let isThought = false;
  for (let at = items.length - 1; at >= 0 && words.length < MOST_LAST_MESSAGES; at -= 1) {
    const item = items[at];
    if (!item || item.position <= lastCall) break;
    if (isSaid(item)) words.unshift(item);
    if (item.kind !== 'tool_call' || !endsWork(item)) continue;
    const handedIn = toClosingText(item);
    if (handedIn !== null && words.length === 0)
      return { eventId: item.eventId, text: handedIn.slice(0, MOST_ANSWER_CHARS), isThought: false };
    isThought ||= words.length === 0;
  }
  const last = words.at(-1);
  if (!last) return null;
  return {
    eventId: last.eventId,
    text: words.map(({ text }) => text.slice(0, MOST_ANSWER_CHARS)).join('\n\n'),
    isThought,
  };
}

function toTurns(items: readonly Item[]): StoryTurn[] {
  const turns: { asked: Message | null; said: Message[]; calls: ToolCall[] }[] = [];
  for (const item of items) {
    const isAsked = item.kind === 'message' && item.role === 'user' && item.trigger === 'user';
    if (isAsked || turns.length === 0) turns.push({ asked: isAsked ? item : null, said: [], calls: [] });
    const turn = turns.at(-1);
    if (isSaid(item)) turn?.said.push(item);
    if (item.kind === 'tool_call') turn?.calls.push(item);
  }
  return turns;
}
