import type { JournalEvent } from '../../contract/event.ts';
import type { Mutable } from '../../contract/mutable.ts';
import { type FactState, noteLine, type OpenRun, takeNumber, toFactOutcome, toOpenRun } from './fact-state.ts';
import type { TurnFact } from './recorded-fact.ts';

/** A recorder says that a turn begins. What was derived from its model call before is the same turn. */
export function beginTurn(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const isDerivedYet = run.turn?.isDerived === true && !state.writer.writesTurns;
  state.writer.writesTurns = true;
  const turn = isDerivedYet && run.turn ? run.turn : addTurn(state, run, event);
  turn.isDerived = false;
  noteLine(state, turn, false, event);
  state.listener.turn?.(turn, 'began', event);
}

export function endTurn(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const turn = run.turn ?? addTurn(state, run, event);
  turn.hasEnded = true;
  turn.outcome = toFactOutcome(event);
  run.turn = null;
  noteLine(state, turn, true, event);
  state.listener.turn?.(turn, 'ended', event);
}

/** A model call begins: with it a turn, where the recorder does not write turns itself. Gives the turn that the call belongs to. */
export function beginDerivedTurn(state: FactState, run: OpenRun, event: JournalEvent): Mutable<TurnFact> | null {
  if (state.writer.writesTurns) return run.turn;
  const turn = addTurn(state, run, event);
  turn.isDerived = true;
  state.listener.turn?.(turn, 'began', event);
  return turn;
}

/** The next turn, or the end of the run, ends the open one. */
export function endOpenTurn(state: FactState, run: OpenRun, event: JournalEvent): void {
  const { turn } = run;
  if (!turn) return;
  turn.hasEnded = true;
  run.turn = null;
  state.listener.turn?.(turn, 'ended', event);
}

function addTurn(state: FactState, run: OpenRun, event: JournalEvent): Mutable<TurnFact> {
  endOpenTurn(state, run, event);
  run.turns += 1;
  state.writer.sums.turns += 1;
  const turn: Mutable<TurnFact> = {
    kind: 'turn',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: true,
    hasEnded: false,
    outcome: null,
    index: run.turns,
    isDerived: false,
    hasFailedCall: false,
  };
  run.turn = turn;
  return turn;
}
