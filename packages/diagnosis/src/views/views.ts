import { toToldTurns } from '../claims/claims-view.ts';
import type { Effect } from '../effects/effect.ts';
import { type ActionReader, createActionReader, toEffects } from '../effects/read-effects.ts';
import type { Conversation, Execution } from '../model/execution.ts';
import { defineLazyMembers } from '../model/lazy-members.ts';
import { once } from '../model/once.ts';
import { createReading, type Reading } from '../model/reading.ts';
import { toContextTimelines } from './context-timeline.ts';
import { toFinalAnswers } from './final-answers.ts';
import { toMemoryFiles } from './memory-files.ts';
import { toRequests } from './requests.ts';
import { toSecretPlaces } from './secrets.ts';
import { toSubagents } from './traced-subagents.ts';

/** What views share, so that a text or call that several of them ask about is read once. */
interface Readers {
  readonly reading: Reading;
  readonly actions: ActionReader;
}

/**
 * Everything that a detector may ask for. The first are read straight off the evidence, the others are derived once and shared. A
 * derivation is linear in the number of events and changes nothing.
 */
const DERIVATIONS = {
  source: ({ source }: Execution) => source,
  task: ({ task }: Execution) => task,
  runs: ({ runs }: Execution) => runs,
  conversations: ({ conversations }: Execution) => conversations,
  messages: ({ messages }: Execution) => messages,
  modelCalls: ({ modelCalls }: Execution) => modelCalls,
  toolCalls: ({ toolCalls }: Execution) => toolCalls,
  memory: ({ memory }: Execution) => memory,
  compactions: ({ compactions }: Execution) => compactions,
  skillOffers: ({ skillOffers }: Execution) => skillOffers,
  skillReads: ({ skillReads }: Execution) => skillReads,
  contextReports: ({ contextReports }: Execution) => contextReports,
  subagents: toSubagents,
  processes: ({ processes }: Execution) => processes,
  redactions: ({ redactions }: Execution) => redactions,
  reading: (_: Execution, { reading }: Readers) => reading,
  finalAnswers: toFinalAnswers,
  effectsByConversation: (
    { toolCalls }: Execution,
    { actions }: Readers,
  ): ReadonlyMap<Conversation, readonly Effect[]> =>
    Map.groupBy(toEffects(toolCalls, actions), ({ call }) => call.run.conversation),
  contextTimelines: toContextTimelines,
  memoryFiles: toMemoryFiles,
  secretPlaces: toSecretPlaces,
  requests: toRequests,
  toldTurns: toToldTurns,
} as const satisfies Record<string, (execution: Execution, readers: Readers) => unknown>;

export type ViewName = keyof typeof DERIVATIONS;
export type Views = { readonly [Name in ViewName]: ReturnType<(typeof DERIVATIONS)[Name]> };

const VIEW_NAMES = Object.keys(DERIVATIONS) as ViewName[];
const withViews = defineLazyMembers<Views>(VIEW_NAMES);

/** The views of an execution, each made when it is first asked for. */
export function createViews(execution: Execution): Views {
  const readers: Readers = { reading: createReading(), actions: createActionReader() };
  const makers = VIEW_NAMES.map((name) => [name, once<unknown>(() => DERIVATIONS[name](execution, readers))]);
  return withViews({}, Object.fromEntries(makers));
}

/** Only the views that were declared: reading another one is an error of the detector. */
export const narrowViews = (views: Views, needs: readonly ViewName[]): Views =>
  new Proxy(views, {
    get(_, name) {
      if (needs.includes(name as ViewName)) return views[name as ViewName];
      throw new Error(`The view ${String(name)} was not declared in needs.`);
    },
  });
