import type { Effect } from '../effects/effect.ts';
import { type ActionReader, toEffects } from '../effects/read-effects.ts';
import { isPoliteOrder } from '../language/requests/questions.ts';
import { readRequest, readRequestMessage } from '../language/requests/read-request.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Execution, Item, Run, ToolCall } from '../model/execution.ts';
import type { Reading } from '../model/reading.ts';
import { toSentText } from '../tools/telling.ts';
import { type Answer, toAnswer } from './answer.ts';
import type { AnswerInRecord } from './answer-in-record.ts';
import { withoutAsides, withoutIdle } from './asides.ts';
import { hearReports } from './hear-reports.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { Judgement } from './judgement.ts';
import { findReservations, type Reservation } from './open-work/reservations.ts';
import { createRightAnswers, type RightAnswers } from './right-answers.ts';
import { findTroubles, type Trouble } from './troubles.ts';
import { type Turn, toTurns } from './turns.ts';
import { toActs, toValueSources } from './value-sources.ts';
import { checkValues, type ValueCheck } from './values/check-values.ts';
import { extractValues } from './values/extract/extract-values.ts';
import { createTextMemo, type TextMemo } from './values/origins/text-memo.ts';

/** What an agent told the person at the end of a turn, compared with what it did. */
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
export function toToldTurns(execution: Execution, { reading, actions }: Shared): ToldTurn[] {
  const readers: Readers = {
    reading,
    readAsked: (text) => toAsked([text], reading),
    readSource: createTextMemo(),
    rightAnswers: createRightAnswers(),
    rightFacts: createRightAnswers(),
  };
  return execution.conversations.flatMap((conversation) => {
    const earlier: Effect[] = [];
    const seen: Item[] = [];
    return conversation.runs.flatMap((run) => {
      const turns = run.hidden ? [] : toTurns(run, reading);
      return turns.map((turn) => {
        const calls = turn.items.filter((item): item is ToolCall => item.kind === 'tool_call');
        const effects = hearReports(toEffects(calls, actions), turn.items, reading);
        const told = toToldTurn(turn, { all: effects, earlier, seen, task: execution.task, readers });
        for (const item of turn.messages) seen.push(item);
        for (const item of turn.items) seen.push(item);
        for (const effect of effects) earlier.push(effect);
        return told;
      });
    });
  });
}

/** What is read here and elsewhere is read once. */
interface Shared {
  readonly reading: Reading;
  readonly actions: ActionReader;
}

/** An answer may speak of what was done some turns ago; longer memory would make long conversations slow. */
const MOST_EARLIER = 200;
const MOST_ITEMS_BEFORE = 40;

interface Before {
  readonly all: readonly Effect[];
  /** Effects and items of the conversation before the turn. */
  readonly earlier: readonly Effect[];
  readonly seen: readonly Item[];
  readonly task: string | null;
  readonly readers: Readers;
}

/** What was made of a text is remembered: answers and prompts come again. */
interface Readers {
  readonly reading: Reading;
  /** What a message that stands alone asks for: most turns begin with one. */
  readonly readAsked: (text: string) => Asked;
  /** What was made of outputs: the turns of a conversation look at the same ones. */
  readonly readSource: TextMemo;
  /** Answers with what was known, in which no value is wrong. */
  readonly rightAnswers: RightAnswers;
  /** Answers with what was shown, which no output contradicts. */
  readonly rightFacts: RightAnswers;
}

function toToldTurn(turn: Turn, context: Before): ToldTurn {
  const { all, readers } = context;
  const answer = toAnswer(turn);
  const before = answer ? all.filter(({ call }) => call.position < answer.position) : all;
  const shown = answer ? withoutIdle(before, answer.text) : before;
  const effects = answer ? withoutAsides(shown, turn.asked.slice(-MOST_ASKED).join('\n'), answer.text) : before;
  const troubles = findTroubles(effects);
  const told = { run: turn.run, answer, effects, troubles };
  if (!answer) return { ...told, statements: [], judgements: [], reservations: [], wrongValues: [] };
  const statements = readers.reading.text(readStatements, answer.text);
  const { rightFacts } = readers;
  const key = turn.isLast ? rightFacts.toKey(answer.text, turn.items) : '';
  const record = toAnswerInRecord(turn, { ...told, shown, statements }, context, rightFacts.has(key));
  const judgements = judgeAnswer(record);
  if (turn.isLast && !judgements.some(({ truth }) => truth === 'contradicted')) rightFacts.add(key);
  return {
    ...told,
    statements,
    judgements,
    wrongValues: [
      ...toSentTexts(turn, effects, answer).flatMap((sent) => findWrongSent(sent, turn, effects, context)),
      ...findWrongValues(answer, turn, effects, context),
    ],
    reservations: turn.isLast ? findReservations(record, answer.eventId) : [],
  };
}

function toAnswerInRecord(
  turn: Turn,
  { statements, effects, shown, troubles }: Pick<AnswerInRecord, 'statements' | 'effects' | 'shown' | 'troubles'>,
  { earlier, readers }: Before,
  isKnownRight: boolean,
): AnswerInRecord {
  const recent = turn.asked.slice(-MOST_ASKED);
  const { reading, readAsked } = readers;
  const [only] = recent;
  const request = only !== undefined && recent.length === 1 ? reading.text(readAsked, only) : toAsked(recent, reading);
  return {
    statements: turn.isLast ? statements : statements.filter(isClear),
    effects,
    shown,
    troubles,
    isLast: turn.isLast,
    isKnownRight,
    reading,
    // The list grows only after the turn has been judged.
    earlier: earlier.length > MOST_EARLIER ? earlier.slice(-MOST_EARLIER) : earlier,
    asked: request.asked,
    // The first message calls nobody back.
    isHalted: turn.asked.length > 1 && request.isHalted,
    isBound: request.isBound,
    isGuarded: request.isGuarded,
    isQuestion: request.isQuestion,
    askedText: request.text,
    recent,
  };
}

/** What the person asked for, as far as the truth table needs it. */
interface Asked extends Pick<AnswerInRecord, 'asked' | 'isQuestion' | 'isBound' | 'isGuarded' | 'isHalted'> {
  readonly text: string;
}

/** A question asks for no effect. */
function toAsked(recent: readonly string[], reading: Reading): Asked {
  const request = readRequest(recent, (text) => reading.text(readRequestMessage, text));
  const forbidden = new Set<string>(request.prohibitions.map(({ wish }) => wish));
  const last = recent.at(-1) ?? '';
  const isQuestion = /[?？]\s*$/.test(last) && request.kind !== 'change' && !isPoliteOrder(last);
  const wishes = isQuestion || request.kind === 'report' ? [] : [...request.wishes];
  const isGuarded = request.isReadOnly || request.isLimited || request.isConditional;
  return {
    asked: new Set<string>(wishes.filter((wish) => !forbidden.has(wish))),
    isQuestion,
    isBound: isGuarded || request.prohibitions.length > 0,
    isGuarded,
    isHalted: request.isHalt,
    text: recent.join('\n').toLowerCase(),
  };
}

const MOST_ASKED = 4;

/** Only what a careful person would agree with from the record alone. */
function findWrongValues(
  answer: Answer,
  turn: Turn,
  effects: readonly Effect[],
  { seen, task, readers }: Before,
): readonly ValueCheck[] {
  const text = withoutBold(answer.text);
  const values = readers.reading.text(extractValues, text);
  if (values.length === 0) return [];
  const known = [...seen.slice(-MOST_ITEMS_BEFORE), ...turn.messages, ...turn.items].filter(
    (item) => item.position < answer.position,
  );
  const { rightAnswers } = readers;
  const key = rightAnswers.toKey(text, known);
  if (rightAnswers.has(key)) return [];
  const checks = checkValues(text, toValueSources(known, task), toActs(effects), values, readers.readSource);
  const wrong = checks.filter(({ verdict, strength }) => verdict !== 'grounded' && strength === 'strong');
  if (wrong.length === 0) rightAnswers.add(key);
  return wrong;
}

/** What was sent to people on the way is told too. */
function toSentTexts({ items }: Turn, effects: readonly Effect[], answer: Answer): Answer[] {
  const calls = new Set(
    effects.filter(({ kind, ending }) => kind === 'send' && ending !== 'failed').map((e) => e.call),
  );
  return items.flatMap((item): Answer[] => {
    if (item.kind !== 'tool_call' || !calls.has(item) || item.eventId === answer.eventId) return [];
    const text = toSentText(item);
    return text === null ? [] : [{ eventId: item.eventId, text, position: item.position }];
  });
}

/** A message may also advise what nobody has seen: only what the record contradicts counts. */
const findWrongSent: typeof findWrongValues = (sent, turn, effects, context) =>
  findWrongValues(
    sent,
    turn,
    effects.filter(({ call }) => call.position < sent.position),
    context,
  ).filter(({ verdict }) => verdict === 'contradicted');

/** "**12.5** %" is one value. Asterisks inside are those of a pattern of paths. */
const withoutBold = (text: string): string =>
  text.includes('**') ? text.replaceAll(/\*\*(?=\S)([^*\n]{1,200})(?<=\S)\*\*/g, '$1') : text;

/** What is said on the way is often a thought; only what is clear counts. */
const isClear = ({ margin }: Statement): boolean => margin >= CLEAR_MARGIN;
const CLEAR_MARGIN = 0.6;
