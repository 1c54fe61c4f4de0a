import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createFactReader } from '@critiqor/evidence/read/facts/fact-reader';
import { hasFailed, type RecordedFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { toTokenTotal } from '@critiqor/evidence/read/facts/token-usage';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { describeStep, type StepContent, type StepWords, shorten } from './describe-step.ts';

/** One step of a run, in words. */
export interface TimelineStep extends StepWords {
  readonly event_id: string;
  readonly at: string;
  readonly failed: boolean;
  /** Of model and tool calls; null where unknown. */
  readonly tokens: number | null;
  readonly cost_usd: number | null;
  readonly duration_ms: number | null;
}

interface Draft {
  readonly eventId: string;
  readonly at: string;
  readonly content: StepContent;
  readonly fact: RecordedFact;
}

/** What happened in a sealed run, step by step. Only what a person would tell is in it. */
export function readSteps(sessionPath: string): TimelineStep[] {
  const steps = createStepReader();
  const sealed = openSealedSession(sessionPath);
  try {
    for (const { event_id, journal } of sealed.events()) steps.add(event_id, journal);
  } finally {
    sealed.close();
  }
  return steps.toSteps();
}

/** Takes events one by one, and keeps of each fact what its step tells: a shortened line of text. */
function createStepReader() {
  const drafts: Draft[] = [];
  const inputs: (string | undefined)[] = [];
  /** Drafts of facts that have not ended, by fact: a later line may add to it. */
  const ends: (Draft | undefined)[] = [];
  let eventId = '';

  const addStep = (fact: RecordedFact, event: JournalEvent, isEnd: boolean): void => {
    const content: StepContent = { type: event.event_type };
    const draft = { eventId, at: event.timestamp, content, fact };
    learn(content, event);
    if (isEnd) ends[fact.number] = draft;
    const input = inputs[fact.number];
    if (input !== undefined) content.input = input;
    drafts.push(draft);
  };
  const addToEnd = (fact: RecordedFact, event: JournalEvent): void => {
    const draft = ends[fact.number];
    if (draft) learn(draft.content, event);
  };
  const readEnd = (fact: RecordedFact, step: string, event: JournalEvent): void => {
    if (step === 'ended') addStep(fact, event, true);
    else if (step === 'ending_refined') addToEnd(fact, event);
  };
  const facts = createFactReader({
    run(fact, step, event) {
      if (step === 'began') addStep(fact, event, false);
      else readEnd(fact, step, event);
    },
    toolCall(fact, step, event) {
      const { input } = event.payload;
      if (step === 'began' && input !== undefined) inputs[fact.number] = shorten(toJson(input));
      readEnd(fact, step, event);
    },
    modelCall: readEnd,
    memory: readEnd,
    message: readEnd,
    compaction: readEnd,
    line: readEnd,
  });

  return {
    add(id: string, event: JournalEvent): void {
      eventId = id;
      facts.add(event);
    },
    toSteps: (): TimelineStep[] => drafts.flatMap(toStep),
  };
}

function learn(content: StepContent, { payload, error, exit_code }: JournalEvent): void {
  content.payload = { ...content.payload, ...toKept(payload) };
  if (error !== undefined) content.error = shorten(error);
  if (exit_code !== undefined) content.exitCode = exit_code;
}

/** Hostile nesting can exceed the stack; such a value is left out. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '…';
  }
}

const KEPT = [
  'signal',
  'exit_code',
  'trigger',
  'ending',
  'text',
  'query',
  'path',
  'result_status',
  'compacted',
  'lost_events',
  'reason',
  'message',
] as const;

/** The members that steps tell of, texts shortened. */
function toKept(payload: JournalEvent['payload']): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of KEPT) {
    const value = payload[name];
    if (value !== undefined) kept[name] = typeof value === 'string' ? shorten(value) : value;
  }
  return kept;
}

function toStep({ eventId, at, content, fact }: Draft): TimelineStep[] {
  // The wrapper of a deferred tool says what the call inside it says.
  if (fact.kind === 'tool_call' && fact.isWrapper) return [];
  const text = describeStep(fact, content);
  if (!text) return [];
  const isCall = fact.kind === 'model_call' || fact.kind === 'tool_call';
  const failed = content.type !== 'agent_start' && hasFailed(fact);
  return [
    {
      event_id: eventId,
      at,
      ...text,
      failed,
      tokens: fact.kind === 'model_call' ? toTokenTotal(fact) : null,
      cost_usd: fact.kind === 'model_call' ? fact.costUsd : null,
      duration_ms: isCall ? fact.durationMs : null,
    },
  ];
}
