import type { Effect } from '../effects/effect.ts';
import { toEffects } from '../effects/read-effects.ts';
import { readRequest } from '../language/requests/read-request.ts';
import { readStatements } from '../language/statements/read-statements.ts';
import type { Statement } from '../language/statements/statement.ts';
import type { Execution, Item, Run, ToolCall } from '../model/execution.ts';
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
}

function toToldTurn(turn: Turn, { all, earlier, before, task }: Before): ToldTurn {
  const answer = toAnswer(turn);
  const effects = answer ? all.filter(({ call }) => call.position < answer.position) : all;
  const troubles = findTroubles(effects);
  const told = { run: turn.run, answer, effects, troubles };
  if (!answer) return { ...told, statements: [], judgements: [], reservations: [], wrongValues: [] };
  const statements = readStatements(answer.text);
  return {
    ...told,
    statements,
    judgements: judgeAnswer({
      statements: turn.isLast ? statements : statements.filter(isClear),
      effects,
      earlier,
      troubles,
      ...toAsked(turn),
      isLast: turn.isLast,
    }),
    wrongValues: findWrongValues(answer, [...before, ...turn.messages, ...turn.items], effects, task),
    reservations: turn.isLast ? findReservations({ eventId: answer.eventId, statements, effects, troubles }) : [],
  };
}

/** What the person asked for, as far as the truth table needs it. A question asks for no effect. */
function toAsked({ asked: texts }: Turn) {
  const recent = texts.slice(-MOST_ASKED);
  const request = readRequest(recent);
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
  task: string | null,
): readonly ValueCheck[] {
  const known = items.filter(({ position }) => position < answer.position);
  const checks = checkValues(answer.text, toValueSources(known, task), toActs(effects));
  return checks.filter(({ verdict, strength }) => verdict !== 'grounded' && strength === 'strong');
}

/** What is said on the way is often a thought; only what is clear counts. */
const isClear = ({ margin }: Statement): boolean => margin >= CLEAR_MARGIN;
const CLEAR_MARGIN = 0.6;
