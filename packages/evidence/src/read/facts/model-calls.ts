import type { JournalEvent, Outcome } from '../../contract/event.ts';
import type { Mutable } from '../../contract/mutable.ts';
import { toNumber, toText } from '../../contract/payload-values.ts';
import {
  countCall,
  type FactState,
  learnOutcome,
  noteLine,
  type OpenRun,
  takeNumber,
  toFactOutcome,
  toOpenRun,
} from './fact-state.ts';
import { addTo, type WriterSums } from './fact-totals.ts';
import { hasFailed, type ModelCallFact, type TurnFact } from './recorded-fact.ts';
import { learnUsage, toTokenTotal } from './token-usage.ts';
import { beginDerivedTurn } from './turns.ts';

/** A model call begins. Its start may be shown after its end; an index that was used before is another call. */
export function beginModelCall(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const name = toName(event.payload);
  const known = run.models?.get(name.key);
  const call = known && !known.hasBegun ? known : addModelCall(state, run, name, event);
  call.hasBegun = true;
  learn(call, event.payload);
  noteLine(state, call, false, event);
  state.listener.modelCall?.(call, 'began', event);
}

export function endModelCall(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const name = toName(event.payload);
  const known = run.models?.get(name.key);
  const call = known && !known.hasEnded ? known : addModelCall(state, run, name, event);
  run.lastCall = call;
  learnEnd(state, call, event, toFactOutcome(event));
  noteLine(state, call, true, event);
  state.listener.modelCall?.(call, 'ended', event);
}

/** The call that a line names. */
export const findModelCall = (state: FactState, event: JournalEvent): ModelCallFact | undefined =>
  toOpenRun(state, event).models?.get(toName(event.payload).key);

/** A line adds to the one that began or ended the call. */
export function refineModelCall(
  state: FactState,
  call: Mutable<ModelCallFact>,
  event: JournalEvent,
  isEnd: boolean,
): void {
  if (isEnd) learnEnd(state, call, event, event.outcome ?? call.outcome);
  else learn(call, event.payload);
}

function addModelCall(
  state: FactState,
  run: OpenRun,
  { index, purpose, key }: CallName,
  event: JournalEvent,
): Mutable<ModelCallFact> {
  const call: Mutable<ModelCallFact> = {
    kind: 'model_call',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: false,
    hasEnded: false,
    outcome: null,
    run: run.fact,
    index,
    purpose,
    model: null,
    turn: purpose === null ? beginDerivedTurn(state, run, event) : null,
    usageLines: 0,
    input: null,
    output: null,
    cacheRead: null,
    cacheWrite: null,
    reportedTotal: null,
    costUsd: null,
    durationMs: null,
    contextUsed: null,
    contextBudget: null,
  };
  run.models ??= new Map();
  run.models.set(key, call);
  countCall(state.writer.sums.models);
  return call;
}

interface CallName {
  readonly index: number;
  readonly purpose: string | null;
  readonly key: string | number;
}

/** The summary calls of a compaction are numbered on their own. */
function toName({ model_call, purpose: purposeSaid }: JournalEvent['payload']): CallName {
  const index = toNumber(model_call) ?? 0;
  const purpose = toText(purposeSaid);
  return { index, purpose, key: purpose === null ? index : `${purpose}\n${index}` };
}

function learn(call: Mutable<ModelCallFact>, payload: JournalEvent['payload']): void {
  call.model = toText(payload.model) ?? call.model;
  call.contextBudget = toNumber(payload.context_budget) ?? call.contextBudget;
}

function learnEnd(
  { writer: { sums } }: FactState,
  call: Mutable<ModelCallFact>,
  event: JournalEvent,
  outcome: Outcome | null,
): void {
  const { payload } = event;
  learn(call, payload);
  learnOutcome(sums.models, call, outcome, event.duration_ms);
  if (typeof payload.usage === 'object' && payload.usage !== null) learnTokens(sums, call, payload.usage);
  const cost = toNumber(payload.cost_usd) ?? call.costUsd;
  addTo(sums.cost, call.costUsd, cost);
  call.costUsd = cost;
  call.contextUsed = toNumber(payload.context_used) ?? call.contextUsed;
  const turn: Mutable<TurnFact> | null = call.turn;
  if (turn) turn.hasFailedCall = hasFailed(call);
}

function learnTokens(sums: WriterSums, call: Mutable<ModelCallFact>, usage: object): void {
  const { input, output, cacheRead, cacheWrite } = call;
  const total = toTokenTotal(call);
  call.usageLines += 1;
  learnUsage(call, usage);
  addTo(sums.input, input, call.input);
  addTo(sums.output, output, call.output);
  addTo(sums.cacheRead, cacheRead, call.cacheRead);
  addTo(sums.cacheWrite, cacheWrite, call.cacheWrite);
  addTo(sums.total, total, toTokenTotal(call));
}
