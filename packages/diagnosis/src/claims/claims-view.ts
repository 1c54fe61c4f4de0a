import type { Effect } from '../effects/effect.ts';
import { toEffects } from '../effects/read-effects.ts';
import { type MessageReader, readMessage, readRequest } from '../language/requests/read-request.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Execution, Item, Run, ToolCall } from '../model/execution.ts';
import { remember } from '../model/remember.ts';
import { type Answer, toAnswer } from './answer.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judgement } from './judgement.ts';
import { findReservations, type Reservation } from './reservations.ts';
import { findTroubles, type Trouble } from './troubles.ts';
import { type Turn, toTurns } from './turns.ts';
import { toActs, toValueSources } from './value-sources.ts';
import { checkValues, type ValueCheck } from './values/check-values.ts';

/** What an agent told the person at the end of a turn, held against what it did. */
export interface ToldTurn {
  readonly run: Run;
  readonly answer: Answer | null;
  readonly statements: readonly Statement[];
  readonly effects: readonly Effect[];
  readonly troubles: readonly Trouble[];
  readonly judgements: readonly Judgement[];
  readonly reservations: readonly Reservation[];
  /** Values of the answer that the record contradicts or does not hold. */
  readonly wrongValues: readonly ValueCheck[];
}

/** Every turn that a person has to do with, with its answer judged. Housekeeping has none. */
export function toToldTurns(execution: Execution): ToldTurn[] {
  const readers: Readers = {
    statements: remember(readStatements),
    message: remember(readMessage),
    rightAnswers: new Set(),
  };
  return execution.conversations.flatMap((conversation) => {
    const earlier: Effect[] = [];
    const seen: Item[] = [];
    return conversation.runs.flatMap((run) => {
      const turns = run.hidden ? [] : toTurns(run);
      return turns.map((turn) => {
        const calls = turn.items.filter((item): item is ToolCall => item.kind === 'tool_call');
        const effects = toEffects(calls);
        const before = seen.slice(-MOST_ITEMS_BEFORE);
        for (const item of [...turn.messages, ...turn.items]) seen.push(item);
        const told = toToldTurn(turn, {
          all: effects,
          earlier: earlier.slice(-MOST_EARLIER),
          before,
          task: execution.task,
          readers,
        });
        earlier.push(...effects);
        return told;
      });
    });
  });
}

/** An answer may speak of what was done some turns ago; longer memory would make long conversations slow. */
const MOST_EARLIER = 200;
const MOST_ITEMS_BEFORE = 40;

interface Before {
  readonly all: readonly Effect[];
  readonly earlier: readonly Effect[];
  /** Items of the conversation before the turn, the latest ones. */
  readonly before: readonly Item[];
  readonly task: string | null;
  readonly readers: Readers;
}

/** What was made of a text is remembered: answers and prompts come again. */
interface Readers {
  readonly statements: (text: string) => readonly Statement[];
  readonly message: MessageReader;
  /** Answers with what was known, in which no value is wrong. */
  readonly rightAnswers: Set<string>;
}

function toToldTurn(turn: Turn, context: Before): ToldTurn {
  const { all, earlier, before, readers } = context;
  const answer = toAnswer(turn);
  const effects = answer ? all.filter(({ call }) => call.position < answer.position) : all;
  const troubles = findTroubles(effects);
  const told = { run: turn.run, answer, effects, troubles };
  if (!answer) return { ...told, statements: [], judgements: [], reservations: [], wrongValues: [] };
  const statements = readers.statements(answer.text);
  return {
    ...told,
    statements,
    judgements: judgeAnswer({
      statements: turn.isLast ? statements : statements.filter(isClear),
      effects,
      earlier,
      troubles,
      ...toAsked(turn, readers),
      isLast: turn.isLast,
    }),
    wrongValues: findWrongValues(answer, [...before, ...turn.messages, ...turn.items], effects, context),
    reservations: turn.isLast ? findReservations({ eventId: answer.eventId, statements, effects, troubles }) : [],
  };
}

/** What the person asked for, as far as the truth table needs it. A question asks for no effect. */
function toAsked({ asked: texts }: Turn, { message }: Readers) {
  const recent = texts.slice(-MOST_ASKED);
  const request = readRequest(recent, message);
  const forbidden = new Set<string>(request.prohibitions.map(({ wish }) => wish));
  const isQuestion = /[?？]\s*$/.test(recent.at(-1) ?? '');
  const wishes = isQuestion || request.kind === 'report' ? [] : [...request.wishes];
  return {
    asked: new Set<string>(wishes.filter((wish) => !forbidden.has(wish))),
    isQuestion,
    askedText: recent.join('\n').toLowerCase(),
  };
}

const MOST_ASKED = 4;

/** Only what a careful person would agree with from the record alone. */
function findWrongValues(
  answer: Answer,
  items: readonly Item[],
  effects: readonly Effect[],
  { task, readers }: Before,
): readonly ValueCheck[] {
  const known = items.filter(({ position }) => position < answer.position);
  const key = [answer.text, ...known.map(toContent)].join('\n');
  if (readers.rightAnswers.has(key)) return [];
  const checks = checkValues(answer.text, toValueSources(known, task), toActs(effects));
  const wrong = checks.filter(({ verdict, strength }) => verdict !== 'grounded' && strength === 'strong');
  if (wrong.length === 0 && readers.rightAnswers.size < MOST_RIGHT) readers.rightAnswers.add(key);
  return wrong;
}

/** So that memory stays small however long the record is. */
const MOST_RIGHT = 1_000;

/** What an item holds, as far as a value can come from it. */
function toContent(item: Item): string {
  if (item.kind === 'message') return item.role === 'assistant' ? '' : item.text;
  return item.kind === 'tool_call' ? `${item.key} ${item.result?.digest ?? ''}` : '';
}

/** What is said on the way is often a thought; only what is clear counts. */
const isClear = ({ margin }: Statement): boolean => margin >= CLEAR_MARGIN;
const CLEAR_MARGIN = 0.6;
